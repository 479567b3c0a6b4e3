/*
 * What the test programs share. A claim is a function named after what it checks; it calls expect()
 * any number of times. A program prints each claim that failed and closes with the line
 * "N passed, N failed"; its exit status is 0 when none failed.
 */
#ifndef GL_TESTS_HARNESS_H
#define GL_TESTS_HARNESS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "kernel.h"

struct claim {
    const char *name;
    void (*check)(void);
};

#define CLAIM(function) {#function, function}
#define COUNT_OF(array) (sizeof(array) / sizeof *(array))

#if defined(__GNUC__)
#define FORMAT(n) __attribute__((format(printf, n, n + 1)))
#else
#define FORMAT(n)
#endif

/* Each returns whether it held; when not, the claim fails and the message is printed (the first few
 * of a claim). */
bool expect(bool held, const char *format, ...) FORMAT(2);
bool expect_status(gl_status got, gl_status wanted, const char *format, ...) FORMAT(3);
bool expect_bytes(const void *got, const void *wanted, size_t length, const char *format, ...)
    FORMAT(4);

/* Checks each claim, or only those named on the command line. Returns the exit status. */
int check_claims(const struct claim *claims, size_t count, int argc, char **argv);

/* The claim that is being checked, for handlers of signals. */
const char *current_claim(void);

/* Memory that ends the program when there is none. */
void *allocate(size_t length);

/* The same sequence in every run, and after the same seed. */
void random_seed(uint64_t seed);
uint64_t random_u64(void);
size_t random_below(size_t limit);
void random_bytes(void *out, size_t length);
void random_rows(uint8_t rows[8][16]);

/* Every cipher, then the other lengths of keys: the modes know nothing of those. */
struct subject {
    const char *cipher;
    size_t key_size; /* bytes */
};
enum { CIPHERS = 4 };
static const struct subject subjects[] = {{"gost28147", 32}, {"magma", 32}, {"kuznyechik", 32},
                                          {"aes", 16},       {"aes", 24},   {"aes", 32}};

bool kernel_available(const gl_kernel *kernel);

/* As gl_stream_init wants it: the shortest IV of a mode. */
size_t shortest_iv(const gl_cipher *cipher, gl_mode_id mode);

/* A key of 32 bytes, of as many of them as the subject takes; param-Z. End the program when
 * refused. */
void make_key(gl_key *key, const char *cipher, const uint8_t bytes[32]);
void make_key_of(gl_key *key, const struct subject *subject, const uint8_t bytes[32]);

#endif
