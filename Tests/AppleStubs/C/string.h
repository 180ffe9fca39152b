// Libyaml's header includes this one. Our code calls a function of it.
#include <stddef.h>
int memcmp(const void *s1, const void *s2, size_t n);
