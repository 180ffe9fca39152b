// Libyaml's header passes pointers to files around.
#include <stddef.h>
typedef struct __sFILE FILE;
