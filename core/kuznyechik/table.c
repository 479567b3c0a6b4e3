/*
 * Kuznyechik with the classic tables: for each byte of a block, what it adds to the block after S
 * and L, or after their inverses; 256 blocks each, 64 KiB each way. The index is secret, so the
 * cache betrays it: NOT constant-time, opt-in, for measuring and for those who ask for it.
 */
#include <stdatomic.h>

#include "kuznyechik/constants.h"
#include "kuznyechik/contract.h"
#include "target.h"

/* ---- Tables ---------------------------------------------------------------------------------- */

typedef uint64_t state __attribute__((vector_size(16))); /* a block as it lies in memory */

static state products[2][16][256];
static uint8_t pi_inverse[256];

/* Both are written at the first use; who comes meanwhile waits. */
enum { MISSING, BEING_WRITTEN, WRITTEN };
static atomic_int progress = MISSING;

static void write_tables(void)
{
    for (unsigned x = 0; x < 256; x++) {
        pi_inverse[pi[x]] = (uint8_t)x;
        for (unsigned i = 0; i < 16; i++) {
            uint8_t after[16] = {0}, before[16] = {0};
            after[i] = pi[x];
            before[i] = (uint8_t)x;
            kuzn_l(after);
            kuzn_l_inverse(before);
            memcpy(&products[0][i][x], after, 16);
            memcpy(&products[1][i][pi[x]], before, 16);
        }
    }
}

static void need_tables(void)
{
    int seen = atomic_load_explicit(&progress, memory_order_acquire);
    while (seen != WRITTEN) {
        if (seen == MISSING && atomic_compare_exchange_strong(&progress, &seen, BEING_WRITTEN)) {
            write_tables();
            atomic_store_explicit(&progress, WRITTEN, memory_order_release);
        }
        seen = atomic_load_explicit(&progress, memory_order_acquire);
    }
}

/* ---- Rounds ---------------------------------------------------------------------------------- */

enum { FLIGHT = 2 }; /* blocks side by side */

GL_INLINE state load(const uint8_t *p)
{
    state s;
    memcpy(&s, p, 16);
    return s;
}

GL_INLINE void store(uint8_t *p, state s)
{
    memcpy(p, &s, 16);
}

GL_INLINE state added(state a, state b)
{
    return a ^ b;
}

GL_INLINE unsigned byte_at(state s, unsigned i)
{
    const uint64_t half = GL_LE64(s[i / 8]);
    return half >> 8 * (i % 8) & 255;
}

/* A round, or half of one and half of the next where they are inverted. */
GL_INLINE state rounded(state s, state key, bool decrypt)
{
    GL_UNROLL(16)
    for (unsigned i = 0; i < 16; i++) {
        key ^= products[decrypt][i][byte_at(s, i)];
    }
    return key;
}

/* S or its inverse. */
GL_INLINE state substituted(state s, bool inverse)
{
    uint8_t bytes[16];
    for (unsigned i = 0; i < 16; i++)
        bytes[i] = (inverse ? pi_inverse : pi)[byte_at(s, i)];
    return load(bytes);
}

/* Decryption starts with L^-1 and ends with S^-1; its tables hold S^-1 and then L^-1. */
GL_INLINE void crypt_states(const gl_key *opaque, bool decrypt, state *s, const unsigned n)
{
    const struct kuzn_key *key = kuzn_key_of(opaque);
    const uint8_t (*k)[16] = decrypt ? key->decrypt : key->encrypt;
    need_tables();
    for (unsigned j = 0; j < n; j++) {
        s[j] = added(s[j], load(k[0]));
        if (decrypt)
            s[j] = rounded(substituted(s[j], false), (state){0, 0}, true);
    }
    for (unsigned i = 1; i < (decrypt ? 9 : 10); i++) {
        const state next = load(k[i]);
        GL_UNROLL(2)
        for (unsigned j = 0; j < n; j++)
            s[j] = rounded(s[j], next, decrypt);
    }
    for (unsigned j = 0; decrypt && j < n; j++)
        s[j] = added(substituted(s[j], true), load(k[9]));
}

#include "interleaved.h"

const gl_kernel kuzn_table = {
    .name = "table",
    .id = KUZN_ID_TABLE,
    .costs = {GL_COSTS({1, 500}, {2, 620}, {4, 990}), GL_COSTS({1, 500}, {2, 620}, {4, 990})},
    INTERLEAVED,
};
