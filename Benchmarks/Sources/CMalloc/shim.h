// For glibc's figures of allocated memory: the Glibc module does not include this header.
#include <malloc.h>
