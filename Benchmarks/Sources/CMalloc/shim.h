// glibc tells how much it has given away; the Glibc module leaves that header out.
#include <malloc.h>
