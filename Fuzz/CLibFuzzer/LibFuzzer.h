#include <stddef.h>
#include <stdint.h>

// Starts libFuzzer from a program of one's own: <https://llvm.org/docs/LibFuzzer.html#using-libfuzzer-as-a-library>.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*callback)(const uint8_t *data, size_t size));

// The same for arguments that nobody wants back, as Swift has them.
static inline int runFuzzer(int argc, char **argv, int (*callback)(const uint8_t *data, size_t size)) {
  return LLVMFuzzerRunDriver(&argc, &argv, callback);
}
