/*
 * GOST 28147-89 and Magma on general-purpose registers: four tables of 256 words (4 KiB), 1 to 4
 * blocks interleaved. The index is secret, so the cache betrays it: NOT constant-time, opt-in, for
 * measuring and for those who ask for it.
 */
#include "gost28147/contract.h"

/* Compilers turn a tree of xors into a chain of them, which costs two cycles a round. */
GL_INLINE uint32_t as_it_is(uint32_t x)
{
#if defined(__GNUC__)
    __asm__("" : "+r"(x));
#endif
    return x;
}

GL_INLINE uint32_t half_round(const struct gost_sbox *s, uint32_t prv, uint32_t cur, uint32_t k)
{
    const uint64_t x = as_it_is(cur + k); /* as wide as an address */
    const uint32_t a = as_it_is(prv ^ s->table[0][x & 255]);
    const uint32_t b = as_it_is(s->table[3][x >> 24] ^ s->table[1][x >> 8 & 255]);
    /* The index that takes two steps comes last. */
    return as_it_is(a ^ b) ^ s->table[2][x >> 16 & 255];
}

/* Eight rounds, the key read from k0 to k7, or with flip 7 from k7 to k0. */
GL_INLINE void pass(const struct gost_key *key, uint32_t n1[], uint32_t n2[], const int n,
                    const unsigned flip)
{
#pragma GCC unroll 4
    for (unsigned i = 0; i < 8; i += 2) {
        const uint32_t ka = key->k[i ^ flip], kb = key->k[(i + 1) ^ flip];
#pragma GCC unroll 4
        for (int j = 0; j < n; j++)
            n2[j] = half_round(key->sbox, n2[j], n1[j], ka);
#pragma GCC unroll 4
        for (int j = 0; j < n; j++)
            n1[j] = half_round(key->sbox, n1[j], n2[j], kb);
    }
}

GL_INLINE void batch(const struct gost_key *key, bool decrypt, const uint8_t *in,
                     const uint8_t *mask, uint8_t *out, const int n)
{
    uint32_t n1[4], n2[4];
    for (int j = 0; j < n; j++)
        gost_load(key, in + 8 * j, &n1[j], &n2[j]);
    pass(key, n1, n2, n, 0);
    pass(key, n1, n2, n, decrypt ? 7 : 0);
    pass(key, n1, n2, n, decrypt ? 7 : 0);
    pass(key, n1, n2, n, 7);
    for (int j = 0; j < n; j++) {
        uint32_t m1 = 0, m2 = 0;
        if (mask)
            gost_load(key, mask + 8 * j, &m1, &m2);
        gost_store(key, out + 8 * j, n2[j] ^ m1, n1[j] ^ m2);
    }
}

GL_INLINE void crypt(const gl_key *opaque, bool decrypt, const uint8_t *in, const uint8_t *mask,
                     uint8_t *out, size_t blocks, size_t most)
{
    const struct gost_key *key = gost_key_of(opaque);
    while (blocks) {
        const size_t n = blocks < most ? blocks : most;
        if (n == 4)
            batch(key, decrypt, in, mask, out, 4);
        else if (n == 3)
            batch(key, decrypt, in, mask, out, 3);
        else if (n == 2)
            batch(key, decrypt, in, mask, out, 2);
        else
            batch(key, decrypt, in, mask, out, 1);
        in += 8 * n;
        out += 8 * n;
        mask = mask ? mask + 8 * n : NULL;
        blocks -= n;
    }
}

GL_OWN_FRAME static void crypt_forward(const gl_key *key, const uint8_t *in, const uint8_t *mask,
                                       uint8_t *out, size_t blocks, size_t most)
{
    crypt(key, false, in, mask, out, blocks, most);
}

GL_OWN_FRAME static void crypt_backward(const gl_key *key, const uint8_t *in, const uint8_t *mask,
                                        uint8_t *out, size_t blocks, size_t most)
{
    crypt(key, true, in, mask, out, blocks, most);
}

typedef struct {
    uint32_t n1, n2;
} chain_pair;

typedef struct {
    const struct gost_key *key;
} chain_unit;

GL_INLINE chain_unit chain_setup(const struct gost_key *key)
{
    return (chain_unit){key};
}

GL_INLINE chain_pair chain_load(const chain_unit *unit, const uint8_t *p)
{
    chain_pair s;
    gost_load(unit->key, p, &s.n1, &s.n2);
    return s;
}

GL_INLINE void chain_store(const chain_unit *unit, uint8_t *p, chain_pair s)
{
    gost_store(unit->key, p, s.n1, s.n2);
}

GL_INLINE chain_pair chain_xor(chain_pair a, chain_pair b)
{
    return (chain_pair){a.n1 ^ b.n1, a.n2 ^ b.n2};
}

GL_INLINE chain_pair chain_rounds16(const chain_unit *unit, chain_pair s)
{
    pass(unit->key, &s.n1, &s.n2, 1, 0);
    pass(unit->key, &s.n1, &s.n2, 1, 0);
    return s;
}

GL_INLINE chain_pair chain_rounds32(const chain_unit *unit, chain_pair s)
{
    s = chain_rounds16(unit, s);
    pass(unit->key, &s.n1, &s.n2, 1, 0);
    pass(unit->key, &s.n1, &s.n2, 1, 7);
    return (chain_pair){s.n2, s.n1};
}

#define CHAIN_FRAMES GL_FRAMES
#include "gost28147/chain.h"

#define DEFINE_TABLE(kernel, text, number, most)                                                   \
    static void kernel##_encrypt(const gl_key *key, const uint8_t *in, const uint8_t *mask,        \
                                 uint8_t *out, size_t blocks)                                      \
    {                                                                                              \
        crypt_forward(key, in, mask, out, blocks, most);                                           \
        gl_burn_stack(GL_FRAMES);                                                                  \
    }                                                                                              \
    static void kernel##_decrypt(const gl_key *key, const uint8_t *in, const uint8_t *mask,        \
                                 uint8_t *out, size_t blocks)                                      \
    {                                                                                              \
        crypt_backward(key, in, mask, out, blocks, most);                                          \
        gl_burn_stack(GL_FRAMES);                                                                  \
    }                                                                                              \
    const gl_kernel kernel = {                                                                     \
        .name = text,                                                                              \
        .id = number,                                                                              \
        .step = most,                                                                              \
        .constant_time = false,                                                                    \
        .costs = {TABLE_COSTS(most), TABLE_COSTS(most)},                                           \
        .encrypt = kernel##_encrypt,                                                               \
        .decrypt = kernel##_decrypt,                                                               \
        .chain = gost_chain,                                                                       \
        .imit = gost_imit,                                                                         \
    }

#define TABLE_COSTS(most) GL_COSTS({most, 400 + 50 * (most)}, {2 * (most), 700 + 100 * (most)})

DEFINE_TABLE(gost_table, "table", GOST_ID_TABLE, 4);
DEFINE_TABLE(gost_table_1, "table-1", GOST_ID_TABLE_1, 1);
DEFINE_TABLE(gost_table_2, "table-2", GOST_ID_TABLE_2, 2);
DEFINE_TABLE(gost_table_3, "table-3", GOST_ID_TABLE_3, 3);
