// A call of Linux that headers declare for GNU sources alone, which the C library's module is not.
int syncfs(int descriptor);
