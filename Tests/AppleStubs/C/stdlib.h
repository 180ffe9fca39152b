// Clang's own header declares `size_t`, which is all that libyaml's header needs of this one.
#include <stddef.h>
