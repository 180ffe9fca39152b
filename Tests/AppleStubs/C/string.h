// Libyaml's header includes this one. Our code calls functions of it.
#include <stddef.h>
int memcmp(const void *s1, const void *s2, size_t n);
void *memchr(const void *s, int c, size_t n);
