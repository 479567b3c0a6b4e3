/* What a fuzz target shares with the program that drives it: libFuzzer, or fuzz_main.c. */
#ifndef GL_TESTS_FUZZ_H
#define GL_TESTS_FUZZ_H

#include <stddef.h>
#include <stdint.h>

#if defined(__SANITIZE_ADDRESS__)
#define FUZZ_ASAN 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define FUZZ_ASAN 1
#endif
#endif
#ifndef FUZZ_ASAN
#define FUZZ_ASAN 0
#endif

/* Runs the case that these bytes stand for, any number of any bytes. Prints what is wrong and
 * aborts if something is. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t length);

/* What all cases so far came to, and the last of them in words. */
struct fuzz_totals {
    uint64_t batches, refused, packets, bytes;
};
extern struct fuzz_totals fuzz_totals;
const char *fuzz_describe(void);

#endif
