#include <stddef.h>
#include <stdint.h>

// Starts libFuzzer from another program: <https://llvm.org/docs/LibFuzzer.html#using-libfuzzer-as-a-library>.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*callback)(const uint8_t *data, size_t size));

// The same for callers that do not need the changed arguments, as in Swift.
static inline int runFuzzer(int argc, char **argv, int (*callback)(const uint8_t *data, size_t size)) {
  return LLVMFuzzerRunDriver(&argc, &argv, callback);
}
