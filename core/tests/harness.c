#include "harness.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SHOWN = 5 };

static const char *claim_name = "";
static unsigned failures; /* of the current claim */

const char *current_claim(void)
{
    return claim_name;
}

static void fail(const char *format, va_list arguments)
{
    if (failures++ < SHOWN) {
        printf("FAILED %s: ", claim_name);
        vprintf(format, arguments);
        putchar('\n');
    }
}

bool expect(bool held, const char *format, ...)
{
    if (!held) {
        va_list arguments;
        va_start(arguments, format);
        fail(format, arguments);
        va_end(arguments);
    }
    return held;
}

bool expect_status(gl_status got, gl_status wanted, const char *format, ...)
{
    if (got != wanted) {
        va_list arguments;
        va_start(arguments, format);
        fail(format, arguments);
        va_end(arguments);
        if (failures <= SHOWN)
            printf("    wanted: %s; got: %s\n", gl_status_text(wanted), gl_status_text(got));
    }
    return got == wanted;
}

static void print_hex(const char *label, const uint8_t *bytes, size_t from, size_t length)
{
    printf("    %s from byte %zu:", label, from);
    for (size_t i = from; i < length && i < from + 16; i++)
        printf(" %02x", bytes[i]);
    putchar('\n');
}

bool expect_bytes(const void *got, const void *wanted, size_t length, const char *format, ...)
{
    if (length == 0 || memcmp(got, wanted, length) == 0)
        return true;
    va_list arguments;
    va_start(arguments, format);
    fail(format, arguments);
    va_end(arguments);
    if (failures <= SHOWN) {
        const uint8_t *a = got, *b = wanted;
        size_t i = 0;
        while (a[i] == b[i])
            i++;
        print_hex("wanted", b, i, length);
        print_hex("got   ", a, i, length);
    }
    return false;
}

static bool chosen(const char *name, int argc, char **argv)
{
    for (int i = 1; i < argc; i++)
        if (strcmp(argv[i], name) == 0)
            return true;
    return argc < 2;
}

int check_claims(const struct claim *claims, size_t count, int argc, char **argv)
{
    unsigned passed = 0, failed = 0;
    for (size_t i = 0; i < count; i++) {
        if (!chosen(claims[i].name, argc, argv))
            continue;
        claim_name = claims[i].name;
        failures = 0;
        claims[i].check();
        if (failures > SHOWN)
            printf("FAILED %s: %u more\n", claim_name, failures - SHOWN);
        if (failures)
            failed++;
        else
            passed++;
    }
    printf("%u passed, %u failed\n", passed, failed);
    return failed || !passed ? EXIT_FAILURE : EXIT_SUCCESS;
}

void *allocate(size_t length)
{
    void *memory = malloc(length ? length : 1);
    if (!memory) {
        fputs("out of memory\n", stderr);
        exit(EXIT_FAILURE);
    }
    return memory;
}

static uint64_t random_state; /* splitmix64 */

void random_seed(uint64_t seed)
{
    random_state = seed;
}

uint64_t random_u64(void)
{
    uint64_t z = random_state += UINT64_C(0x9e3779b97f4a7c15);
    z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
    return z ^ z >> 31;
}

size_t random_below(size_t limit)
{
    return (size_t)(random_u64() % limit);
}

void random_bytes(void *out, size_t length)
{
    uint8_t *bytes = out;
    for (size_t i = 0; i < length; i += 8) {
        const uint64_t value = random_u64();
        memcpy(bytes + i, &value, length - i < 8 ? length - i : 8);
    }
}

void random_rows(uint8_t rows[8][16])
{
    for (unsigned i = 0; i < 8; i++) {
        for (unsigned v = 0; v < 16; v++) {
            const size_t j = random_below(v + 1);
            rows[i][v] = rows[i][j];
            rows[i][j] = (uint8_t)v;
        }
    }
}

bool kernel_available(const gl_kernel *kernel)
{
    return (kernel->needs & ~gl_cpu_features()) == 0;
}

size_t shortest_iv(const gl_cipher *cipher, gl_mode_id mode)
{
    if (mode == GL_ECB)
        return 0;
    return mode == GL_CTR && !cipher->sp800_38a ? cipher->block_size / 2 : cipher->block_size;
}

void make_key_of(gl_key *key, const struct subject *subject, const uint8_t bytes[32])
{
    const gl_status status =
        gl_key_init(key, gl_cipher_by_name(subject->cipher), bytes, subject->key_size, NULL);
    if (status != GL_OK) {
        fprintf(stderr, "no key: %s\n", gl_status_text(status));
        exit(EXIT_FAILURE);
    }
}

void make_key(gl_key *key, const char *cipher, const uint8_t bytes[32])
{
    make_key_of(key, &(struct subject){cipher, 32}, bytes);
}
