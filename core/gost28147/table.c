/*
 * GOST 28147-89 and Magma on general-purpose registers: four tables of 256 words (4 KiB), 1 to 4
 * blocks interleaved. The index is secret, so the cache betrays it: NOT constant-time, opt-in, for
 * measuring and for those who ask for it.
 */
#include "gost28147/contract.h"

#include "target.h"

#if defined(__x86_64__) && defined(__GNUC__)

/* Ten cycles from cur to the result, and few instructions that wait in them, so that more of the
 * next block overlaps. No C makes compilers keep to this order, nor to bytes 1 and 3 by one
 * instruction. */
GL_INLINE uint32_t half_round(const struct gost_key *key, unsigned i, uint32_t prv, uint32_t cur)
{
    const struct gost_sbox *s = key->sbox;
    enum { TABLE = offsetof(struct gost_sbox, table), ROW = sizeof s->table[0] };
    uint64_t x, y, z;
    __asm__("movl %[k], %k[x]\n\t"
            "addl %[cur], %k[x]\n\t"
            "movzbl %b[x], %k[y]\n\t"
            "movzbl %h[x], %k[z]\n\t"
            "shrl $16, %k[x]\n\t"
            "xorl %c[byte0](%q[s],%q[y],4), %[prv]\n\t"
            "movzbl %b[x], %k[y]\n\t"
            "movl %c[byte1](%q[s],%q[z],4), %k[z]\n\t"
            "movzbl %h[x], %k[x]\n\t"
            "xorl %c[byte3](%q[s],%q[x],4), %k[z]\n\t"
            "xorl %c[byte2](%q[s],%q[y],4), %[prv]\n\t"
            "xorl %k[z], %[prv]"
            : [prv] "+r"(prv), [x] "=&Q"(x), [y] "=&R"(y), [z] "=&R"(z)
            : [k] "m"(key->k[i]), [cur] "r"(cur), [s] "r"(s), "m"(s->table), [byte0] "i"(TABLE),
              [byte1] "i"(TABLE + ROW), [byte2] "i"(TABLE + 2 * ROW), [byte3] "i"(TABLE + 3 * ROW)
            : "cc");
    return prv;
}

#else

GL_INLINE uint32_t half_round(const struct gost_key *key, unsigned i, uint32_t prv, uint32_t cur)
{
    const struct gost_sbox *s = key->sbox;
    const uint32_t x = cur + key->k[i];
    return prv ^ s->table[0][x & 255] ^ s->table[1][x >> 8 & 255] ^ s->table[2][x >> 16 & 255] ^
           s->table[3][x >> 24];
}

#endif

/* Eight rounds, the key read from k0 to k7, or with flip 7 from k7 to k0. */
GL_INLINE void pass(const struct gost_key *key, uint32_t n1[], uint32_t n2[], const int n,
                    const unsigned flip)
{
    GL_UNROLL(4)
    for (unsigned i = 0; i < 8; i += 2) {
        GL_UNROLL(4)
        for (int j = 0; j < n; j++)
            n2[j] = half_round(key, i ^ flip, n2[j], n1[j]);
        GL_UNROLL(4)
        for (int j = 0; j < n; j++)
            n1[j] = half_round(key, (i + 1) ^ flip, n1[j], n2[j]);
    }
}

GL_INLINE void batch(const struct gost_key *key, bool decrypt, const uint8_t *in,
                     const uint8_t *mask, uint8_t *out, const int n)
{
    uint32_t n1[4], n2[4];
    GL_UNROLL(4)
    for (int j = 0; j < n; j++)
        gost_load(key, in + 8 * j, &n1[j], &n2[j]);
    pass(key, n1, n2, n, 0);
    pass(key, n1, n2, n, decrypt ? 7 : 0);
    pass(key, n1, n2, n, decrypt ? 7 : 0);
    pass(key, n1, n2, n, 7);
    GL_UNROLL(4)
    for (int j = 0; j < n; j++) {
        uint32_t m1 = 0, m2 = 0;
        if (mask)
            gost_load(key, mask + 8 * j, &m1, &m2);
        gost_store(key, out + 8 * j, n2[j] ^ m1, n1[j] ^ m2);
    }
}

/* As many batches of n as `bytes` from `at` on have; where the rest begins. */
GL_INLINE size_t batches(const struct gost_key *key, bool decrypt, const uint8_t *in,
                         const uint8_t *mask, uint8_t *out, size_t at, size_t bytes, const int n)
{
    const size_t step = 8 * (size_t)n;
    for (; bytes - at >= step; at += step)
        batch(key, decrypt, in + at, mask ? mask + at : NULL, out + at, n);
    return at;
}

GL_INLINE void crypt(const gl_key *opaque, bool decrypt, const uint8_t *in, const uint8_t *mask,
                     uint8_t *out, size_t blocks, int most)
{
    const struct gost_key *key = gost_key_of(opaque);
    const size_t bytes = 8 * blocks;
    size_t at = 0;
    if (most == 4)
        at = batches(key, decrypt, in, mask, out, at, bytes, 4);
    if (most >= 3)
        at = batches(key, decrypt, in, mask, out, at, bytes, 3);
    if (most >= 2)
        at = batches(key, decrypt, in, mask, out, at, bytes, 2);
    batches(key, decrypt, in, mask, out, at, bytes, 1);
}

GL_OWN_FRAME static void crypt_forward(const gl_key *key, const uint8_t *in, const uint8_t *mask,
                                       uint8_t *out, size_t blocks, int most)
{
    crypt(key, false, in, mask, out, blocks, most);
}

GL_OWN_FRAME static void crypt_backward(const gl_key *key, const uint8_t *in, const uint8_t *mask,
                                        uint8_t *out, size_t blocks, int most)
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
