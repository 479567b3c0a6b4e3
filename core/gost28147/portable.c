/*
 * GOST 28147-89 and Magma in plain C, constant-time: all eight S-boxes of a word at once by masks.
 *
 * T[v] packs the eight outputs for the input v, one nibble an S-box. Each bit of the input nibbles,
 * spread over its nibble, chooses between two words; after four levels one word of T is left,
 * nibble by nibble. A word is a vector of four halves where the compiler has vectors.
 */
#include "gost28147/contract.h"

#if defined(__GNUC__)
#define LANES 4
typedef uint32_t word __attribute__((vector_size(4 * LANES)));
#define LANE(w, i) ((w)[i])
#else
#define LANES 1
typedef uint32_t word;
#define LANE(w, i) (w)
#endif

struct unit {
    uint32_t even[8]; /* T[2v] */
    uint32_t diff[8]; /* T[2v] ^ T[2v + 1] */
    const struct gost_key *key;
};

static struct unit unit_of(const struct gost_key *key)
{
    struct unit unit = {.key = key};
    for (unsigned v = 0; v < 8; v++) {
        uint32_t a = 0, b = 0;
        for (unsigned j = 0; j < 4; j++) {
            a |= (uint32_t)key->sbox->even[j][2 * v] << 8 * j;
            a |= (uint32_t)key->sbox->odd[j][2 * v] << (8 * j + 4);
            b |= (uint32_t)key->sbox->even[j][2 * v + 1] << 8 * j;
            b |= (uint32_t)key->sbox->odd[j][2 * v + 1] << (8 * j + 4);
        }
        unit.even[v] = a;
        unit.diff[v] = a ^ b;
    }
    return unit;
}

/* Defines the round over a word type: `name` is the round, WORD its type. */
#define DEFINE_ROUND(name, WORD)                                                                   \
    GL_INLINE WORD name##_spread(WORD x, unsigned bit)                                             \
    {                                                                                              \
        WORD m = (x >> bit) & 0x11111111u;                                                         \
        return (m << 4) - m;                                                                       \
    }                                                                                              \
    GL_INLINE WORD name(const struct unit *u, WORD prv, WORD cur, uint32_t k)                      \
    {                                                                                              \
        WORD x = cur + k, t[8];                                                                    \
        WORD m0 = name##_spread(x, 0), m1 = name##_spread(x, 1);                                   \
        WORD m2 = name##_spread(x, 2), m3 = name##_spread(x, 3);                                   \
        for (unsigned v = 0; v < 8; v++)                                                           \
            t[v] = u->even[v] ^ (m0 & u->diff[v]);                                                 \
        for (unsigned v = 0; v < 4; v++)                                                           \
            t[v] = t[2 * v] ^ (m1 & (t[2 * v] ^ t[2 * v + 1]));                                    \
        for (unsigned v = 0; v < 2; v++)                                                           \
            t[v] = t[2 * v] ^ (m2 & (t[2 * v] ^ t[2 * v + 1]));                                    \
        WORD s = t[0] ^ (m3 & (t[0] ^ t[1]));                                                      \
        return prv ^ (s << 11 | s >> 21);                                                          \
    }                                                                                              \
    GL_INLINE void name##_pass(const struct unit *u, WORD *n1, WORD *n2, unsigned flip)            \
    {                                                                                              \
        for (unsigned i = 0; i < 8; i += 2) {                                                      \
            *n2 = name(u, *n2, *n1, u->key->k[i ^ flip]);                                          \
            *n1 = name(u, *n1, *n2, u->key->k[(i + 1) ^ flip]);                                    \
        }                                                                                          \
    }

DEFINE_ROUND(round_wide, word)
DEFINE_ROUND(round_one, uint32_t)

/* The halves of one message's block. */
typedef struct {
    uint32_t n1, n2;
} chain_pair;

typedef struct unit chain_unit;

GL_INLINE chain_unit chain_setup(const struct gost_key *key)
{
    return unit_of(key);
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
    round_one_pass(unit, &s.n1, &s.n2, 0);
    round_one_pass(unit, &s.n1, &s.n2, 0);
    return s;
}

static chain_pair chain_rounds32(const chain_unit *unit, chain_pair s)
{
    s = chain_rounds16(unit, s);
    round_one_pass(unit, &s.n1, &s.n2, 0);
    round_one_pass(unit, &s.n1, &s.n2, 7);
    return (chain_pair){s.n2, s.n1};
}

#define CHAIN_FRAMES GL_FRAMES
#include "gost28147/chain.h"

GL_OWN_FRAME static void crypt(const gl_key *key, bool decrypt, const uint8_t *in,
                               const uint8_t *mask, uint8_t *out, size_t blocks)
{
    const struct unit unit = unit_of(gost_key_of(key));
    for (size_t done = 0; done < blocks;) {
        const unsigned n = blocks - done < LANES ? (unsigned)(blocks - done) : LANES;
        word n1 = {0}, n2 = {0};
        for (unsigned i = 0; i < n; i++) {
            uint32_t a, b;
            gost_load(unit.key, in + 8 * (done + i), &a, &b);
            LANE(n1, i) = a;
            LANE(n2, i) = b;
        }
        for (int pass = 0; pass < 4; pass++)
            round_wide_pass(&unit, &n1, &n2, pass < (decrypt ? 1 : 3) ? 0 : 7);
        for (unsigned i = 0; i < n; i++) {
            uint8_t *y = out + 8 * (done + i), block[8] = {0};
            if (mask)
                memcpy(block, mask + 8 * (done + i), 8);
            gost_store(unit.key, y, LANE(n2, i), LANE(n1, i));
            gl_xor(y, y, block, 8);
        }
        done += n;
    }
}

static void encrypt(const gl_key *key, const uint8_t *in, const uint8_t *mask, uint8_t *out,
                    size_t blocks)
{
    crypt(key, false, in, mask, out, blocks);
    gl_burn_stack(GL_FRAMES);
}

static void decrypt(const gl_key *key, const uint8_t *in, const uint8_t *mask, uint8_t *out,
                    size_t blocks)
{
    crypt(key, true, in, mask, out, blocks);
    gl_burn_stack(GL_FRAMES);
}

void gost_portable_chain(const gl_key *key, gl_chain kind, uint8_t *state, const uint8_t *in,
                         uint8_t *out, size_t blocks)
{
    gost_chain(key, kind, state, in, out, blocks);
}

void gost_portable_imit(const gl_key *key, uint8_t *state, const uint8_t *in, size_t blocks)
{
    gost_imit(key, state, in, blocks);
}

const gl_kernel gost_portable = {
    .name = "portable",
    .id = GOST_ID_PORTABLE,
    .step = LANES,
    .constant_time = true,
    .costs = {GL_COSTS({LANES, 1150}, {2 * LANES, 2020}),
              GL_COSTS({LANES, 1150}, {2 * LANES, 2020})},
    .encrypt = encrypt,
    .decrypt = decrypt,
    .chain = gost_chain,
    .imit = gost_imit,
};
