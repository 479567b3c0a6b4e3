/*
 * GOST 28147-89 and Magma by byte shuffles, for vectors with a 16-entry shuffle in each 16 bytes.
 * Written once over the vector type; shuffle_ssse3.c and shuffle_avx2.c say what a vector is.
 *
 * Wide: one byte position a register, a block in each byte of it (16 or 32 blocks).
 *
 *     n1[0]  [ N1 bits  0..7  of block 0 ][ of block 1 ][ of block 2 ] ...
 *     n1[1]  [ N1 bits  8..15 of block 0 ][ of block 1 ][ of block 2 ] ...
 *     n1[2], n1[3], and n2[0..3] alike
 *
 * A register sees one S-box in its low nibbles and one in its high nibbles, so a shuffle looks up
 * all its blocks. The rotation by 11 lies in the tables: what comes out of byte j goes to
 *
 *     byte j + 1   bits 7 and 6..3: h0 l3 l2 l1 l0     (l, h: the low and the high S-box's nibble)
 *     byte j + 2   bits 2..0:       h3 h2 h1
 *
 * The halves are kept with bit 7 of each byte flipped: signed compares then tell unsigned order.
 *
 * Narrow: a half in a 32-bit lane, for one block after another.
 *
 *     n1  [ N1 ]      n2  [ N2 ]
 *
 * The including file defines the type vec; V(f), the intrinsic f at its width; and_(a, b),
 * xor_(a, b), zero(), load(p), store(p, v); twice(p), 16 bytes in each half; load_block(p), 8 bytes
 * with zeros above; store_block(p, v); and how a round key's byte, repeated, is kept: key_vec,
 * key_load(p), key_bytes(k, sum, bound). What shuffle_lanes.h takes besides is named there.
 */
#include "gost28147/contract.h"

#define WIDE sizeof(vec)          /* blocks in a wide group */
#define PER_VEC (sizeof(vec) / 8) /* blocks in a vector as they lie in memory */

GL_INLINE vec byte_all(int b)
{
    return V(set1_epi8)((char)b);
}

/* The shuffle that keeps the bytes of each block, or reverses them. */
GL_INLINE vec block_order(bool reversed)
{
    static const uint8_t order[16] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
    return xor_(twice(order), byte_all(reversed ? 7 : 0));
}

/* Where the blocks come from. */
enum source { FROM_INPUT, FROM_CTR, FROM_CNT };

/* Counter blocks as 64-bit lanes. CTR: the counter itself. CNT: N3 below N4, whose sign is flipped
 * so that a signed compare finds the wrap. Two vectors ahead, for the chain from one to the next is
 * long. */
struct counters {
    vec next, after; /* PER_VEC each */
    vec step;        /* from one vector to the next but one */
    vec bias;        /* CNT: the flipped signs */
    vec wrap_base;   /* CNT: step with the sign flipped above; never greater below */
};

GL_INLINE struct counters counters_of(enum source source, const uint8_t *start)
{
    uint32_t first[4 * PER_VEC];
    struct counters c = {zero(), zero(), zero(), zero(), zero()};
    if (source == FROM_INPUT)
        return c;
    if (source == FROM_CTR) {
        const uint64_t n = (uint64_t)gl_load_be32(start) << 32 | gl_load_be32(start + 4);
        for (size_t i = 0; i < 2 * PER_VEC; i++) {
            first[2 * i] = (uint32_t)(n + i);
            first[2 * i + 1] = (uint32_t)((n + i) >> 32);
        }
        c.step = V(srli_epi64)(V(set1_epi32)((int)(2 * PER_VEC)), 32);
    } else {
        uint32_t n3 = gl_load_le32(start), n4 = gl_load_le32(start + 4);
        for (size_t i = 0; i < 2 * PER_VEC; i++) {
            first[2 * i] = n3 += GOST_C2;
            n4 = gost_add_mod_2p32m1(n4, GOST_C1);
            first[2 * i + 1] = n4 ^ 0x80000000u;
        }
        const vec low = V(set1_epi32)((int)(2 * PER_VEC * GOST_C2));
        const vec high = V(set1_epi32)((int)(2 * PER_VEC * GOST_C1));
        const vec sign = V(set1_epi32)((int)0x80000000u);
        c.bias = V(slli_epi64)(sign, 32);
        c.step = V(unpacklo_epi32)(low, high);
        c.wrap_base = V(unpacklo_epi32)(sign, xor_(high, sign));
    }
    memcpy(&c.next, first, sizeof c.next);
    memcpy(&c.after, first + 2 * PER_VEC, sizeof c.after);
    return c;
}

/* The next PER_VEC counter blocks, N1 below N2 in the kernel's little-endian order for CNT and for
 * Magma's CTR; for CTR of GOST 28147-89 the bytes of a block are reversed. */
GL_INLINE vec count(enum source source, struct counters *c)
{
    const vec now = c->next;
    c->next = c->after;
    if (source == FROM_CTR) {
        c->after = V(add_epi64)(now, c->step);
        return now;
    }
    const vec sum = V(add_epi32)(now, c->step);
    c->after = V(sub_epi32)(sum, V(cmpgt_epi32)(c->wrap_base, sum));
    return xor_(now, c->bias);
}

/* ---- Wide ------------------------------------------------------------------------------------ */

/* The round keys of WIDE blocks each under its own, two groups of them. */
struct wide_keys {
    vec sum[8][2][4], bound[8][2][3]; /* by round, group and byte, as in struct wide */
};

struct wide {
    vec low[4], high_near[4], high_far[4]; /* to byte j + 1, j + 1 and j + 2 */
    key_vec sum[4][8], bound[3][8];        /* by byte and round: k - 128, and 255 - k less 128 */
    vec order;                             /* pairs the bytes of two blocks, N1's first */
    vec swap;                              /* the order of a block's bytes */
    bool big_endian;
    int forward; /* of the four passes over the key, how many run from k0 to k7 */
};

/* All but the round keys. */
GL_INLINE void wide_setup(struct wide *w, const struct gost_key *key, bool decrypt, bool reversed)
{
    for (int j = 0; j < 4; j++) {
        const vec even = twice(key->sbox->even[j]), odd = twice(key->sbox->odd[j]);
        w->low[j] = V(slli_epi16)(even, 3);
        w->high_near[j] = and_(V(slli_epi16)(odd, 7), byte_all(0x80));
        w->high_far[j] = and_(V(srli_epi16)(odd, 1), byte_all(0x07));
    }
    const vec flip = byte_all(reversed ? 7 : 0);
    static const uint8_t order[16] = {0, 8, 1, 9, 2, 10, 3, 11, 4, 12, 5, 13, 6, 14, 7, 15};
    w->order = xor_(twice(order), flip);
    w->swap = block_order(true);
    w->big_endian = key->big_endian;
    w->forward = decrypt ? 1 : 3;
}

GL_INLINE void wide_init(struct wide *w, const struct gost_key *key, bool decrypt, bool reversed)
{
    wide_setup(w, key, decrypt, reversed);
    key_bytes(key->k, w->sum, w->bound);
}

/*
 * b ^= f(a + k) for group g. `keys` NULL: all blocks under the key of w.
 *
 * A carry is -1. a + k + carry overflows its byte if a - bound > 0, or if >= 0 where a carry comes
 * in; a saturated difference keeps its sign, so one compare with that carry tells both.
 */
GL_INLINE void wide_half_round(const struct wide *w, const struct wide_keys *keys, int g,
                               const vec a[4], vec b[4], unsigned i)
{
    vec x[4], carry = zero();
#pragma GCC unroll 4
    for (int j = 0; j < 4; j++) {
        x[j] = V(add_epi8)(a[j], keys ? keys->sum[i][g][j] : key_load(&w->sum[j][i]));
        if (j > 0)
            x[j] = V(sub_epi8)(x[j], carry);
        if (j == 3)
            break;
        const vec bound = keys ? keys->bound[i][g][j] : key_load(&w->bound[j][i]);
        carry =
            j == 0 ? V(cmpgt_epi8)(a[j], bound) : V(cmpgt_epi8)(V(subs_epi8)(a[j], bound), carry);
    }
    /* First bytes 3 and 2, which complete b[0]: the next round's carries start from it. */
    static const int order[4] = {3, 2, 0, 1};
#pragma GCC unroll 4
    for (int n = 0; n < 4; n++) {
        const int j = order[n], near = (j + 1) & 3, far = (j + 2) & 3;
        const vec l = and_(x[j], byte_all(15));
        const vec h = and_(V(srli_epi16)(x[j], 4), byte_all(15));
        b[near] = xor_(b[near], V(shuffle_epi8)(w->low[j], l));
        b[near] = xor_(b[near], V(shuffle_epi8)(w->high_near[j], h));
        b[far] = xor_(b[far], V(shuffle_epi8)(w->high_far[j], h));
    }
}

/* Eight rounds a pass. The 32nd one does not swap: after it the caller reads N1 from n2 and N2 from
 * n1. Two groups take turns, one's carries beside the other's look-ups. */
GL_INLINE void wide_rounds(const struct wide *w, const struct wide_keys *keys, vec n1[][4],
                           vec n2[][4], const int groups, int passes)
{
    for (int pass = 0; pass < passes; pass++) {
        const unsigned flip = pass < w->forward ? 0 : 7; /* k0..k7 or k7..k0 */
        for (unsigned i = 0; i < 8; i += 2) {
#pragma GCC unroll 2
            for (int g = 0; g < groups; g++)
                wide_half_round(w, keys, g, n1[g], n2[g], i ^ flip);
#pragma GCC unroll 2
            for (int g = 0; g < groups; g++)
                wide_half_round(w, keys, g, n2[g], n1[g], (i + 1) ^ flip);
        }
    }
}

/* Rows of eight 16-bit columns in each 16 bytes, transposed. */
GL_INLINE void transpose(vec v[8])
{
    vec t[8], u[8];
#pragma GCC unroll 4
    for (int i = 0; i < 4; i++) {
        t[2 * i] = V(unpacklo_epi16)(v[2 * i], v[2 * i + 1]);
        t[2 * i + 1] = V(unpackhi_epi16)(v[2 * i], v[2 * i + 1]);
    }
#pragma GCC unroll 4
    for (int i = 0; i < 4; i++) {
        const int n = (i & 1) | (i & 2) << 1;
        u[2 * i] = V(unpacklo_epi32)(t[n], t[n + 2]);
        u[2 * i + 1] = V(unpackhi_epi32)(t[n], t[n + 2]);
    }
#pragma GCC unroll 4
    for (int i = 0; i < 4; i++) {
        v[2 * i] = V(unpacklo_epi64)(u[i], u[i + 4]);
        v[2 * i + 1] = V(unpackhi_epi64)(u[i], u[i + 4]);
    }
}

/* 8 vectors of blocks to bytes: v[0..3] N1's and v[4..7] N2's. */
GL_INLINE void to_bytes(const struct wide *w, vec v[8])
{
#pragma GCC unroll 8
    for (int i = 0; i < 8; i++)
        v[i] = V(shuffle_epi8)(v[i], w->order);
    transpose(v);
}

/* The inverse of to_bytes, but for the order of a block's bytes. */
GL_INLINE void interleave(vec v[8])
{
    vec t[8], u[8];
#pragma GCC unroll 4
    for (int i = 0; i < 4; i++) {
        t[i] = V(unpacklo_epi8)(v[2 * i], v[2 * i + 1]);
        t[i + 4] = V(unpackhi_epi8)(v[2 * i], v[2 * i + 1]);
    }
#pragma GCC unroll 4
    for (int i = 0; i < 4; i++) {
        u[2 * i] = V(unpacklo_epi16)(t[2 * i], t[2 * i + 1]);
        u[2 * i + 1] = V(unpackhi_epi16)(t[2 * i], t[2 * i + 1]);
    }
#pragma GCC unroll 2
    for (int i = 0; i < 2; i++) {
#pragma GCC unroll 2
        for (int n = 0; n < 2; n++) {
            v[4 * i + 2 * n] = V(unpacklo_epi32)(u[4 * i + n], u[4 * i + n + 2]);
            v[4 * i + 2 * n + 1] = V(unpackhi_epi32)(u[4 * i + n], u[4 * i + n + 2]);
        }
    }
}

GL_INLINE void to_blocks(const struct wide *w, vec v[8])
{
    interleave(v);
    if (w->big_endian) {
#pragma GCC unroll 8
        for (int i = 0; i < 8; i++)
            v[i] = V(shuffle_epi8)(v[i], w->swap);
    }
}

/* groups x WIDE blocks. */
GL_INLINE void wide_batch(const struct wide *w, const struct wide_keys *keys, enum source source,
                          struct counters *c, const uint8_t *in, const uint8_t *mask, uint8_t *out,
                          const int groups)
{
    vec v[8], n1[2][4], n2[2][4];
#pragma GCC unroll 2
    for (int g = 0; g < groups; g++, in += 8 * WIDE) {
#pragma GCC unroll 8
        for (size_t i = 0; i < 8; i++)
            v[i] = source == FROM_INPUT ? load(in + WIDE * i) : count(source, c);
        to_bytes(w, v);
#pragma GCC unroll 4
        for (int j = 0; j < 4; j++) {
            n1[g][j] = xor_(v[j], byte_all(0x80));
            n2[g][j] = xor_(v[j + 4], byte_all(0x80));
        }
    }
    wide_rounds(w, keys, n1, n2, groups, 4);
#pragma GCC unroll 2
    for (int g = 0; g < groups; g++, out += 8 * WIDE) {
#pragma GCC unroll 4
        for (int j = 0; j < 4; j++) {
            v[j] = xor_(n2[g][j], byte_all(0x80));
            v[j + 4] = xor_(n1[g][j], byte_all(0x80));
        }
        to_blocks(w, v);
#pragma GCC unroll 8
        for (size_t i = 0; i < 8; i++) {
            if (mask)
                v[i] = xor_(v[i], load(mask + WIDE * (8 * (size_t)g + i)));
            store(out + WIDE * i, v[i]);
        }
    }
}

/* ---- Narrow ---------------------------------------------------------------------------------- */

typedef struct {
    vec n1, n2;
} chain_pair;

typedef struct {
    vec low[4], high[4]; /* S-boxes, the high ones' output in the high nibble */
    vec byte[4];         /* masks */
    vec k[8];
    vec order; /* of a block's bytes */
} chain_unit;

GL_INLINE chain_unit chain_setup(const struct gost_key *key)
{
    chain_unit u;
    for (int j = 0; j < 4; j++) {
        u.low[j] = twice(key->sbox->even[j]);
        u.high[j] = V(slli_epi16)(twice(key->sbox->odd[j]), 4);
        u.byte[j] = V(set1_epi32)((int)(0xffu << 8 * j));
    }
    for (int i = 0; i < 8; i++)
        u.k[i] = V(set1_epi32)((int)key->k[i]);
    u.order = block_order(key->big_endian);
    return u;
}

GL_INLINE chain_pair chain_xor(chain_pair a, chain_pair b)
{
    return (chain_pair){xor_(a.n1, b.n1), xor_(a.n2, b.n2)};
}

GL_INLINE chain_pair chain_load(const chain_unit *u, const uint8_t *p)
{
    const vec block = V(shuffle_epi8)(load_block(p), u->order);
    return (chain_pair){block, V(srli_epi64)(block, 32)};
}

GL_INLINE void chain_store(const chain_unit *u, uint8_t *p, chain_pair s)
{
    store_block(p, V(shuffle_epi8)(V(unpacklo_epi32)(s.n1, s.n2), u->order));
}

GL_INLINE vec narrow_half_round(const chain_unit *u, vec prv, vec cur, vec k)
{
    const vec x = V(add_epi32)(cur, k);
    const vec l = and_(x, byte_all(15)), h = and_(V(srli_epi32)(x, 4), byte_all(15));
    vec r[4];
#pragma GCC unroll 4
    for (int j = 0; j < 4; j++)
        r[j] =
            and_(u->byte[j], xor_(V(shuffle_epi8)(u->low[j], l), V(shuffle_epi8)(u->high[j], h)));
    const vec s = xor_(xor_(r[0], r[1]), xor_(r[2], r[3]));
    return xor_(xor_(prv, V(slli_epi32)(s, 11)), V(srli_epi32)(s, 21));
}

/* Eight rounds, the key read from k0 to k7, or with flip 7 from k7 to k0. */
GL_INLINE chain_pair narrow_pass(const chain_unit *u, chain_pair s, unsigned flip)
{
#pragma GCC unroll 4
    for (unsigned i = 0; i < 8; i += 2) {
        s.n2 = narrow_half_round(u, s.n2, s.n1, u->k[i ^ flip]);
        s.n1 = narrow_half_round(u, s.n1, s.n2, u->k[(i + 1) ^ flip]);
    }
    return s;
}

GL_INLINE chain_pair chain_rounds16(const chain_unit *u, chain_pair s)
{
    return narrow_pass(u, narrow_pass(u, s, 0), 0);
}

GL_INLINE chain_pair chain_rounds32(const chain_unit *u, chain_pair s)
{
    for (unsigned pass = 0; pass < 4; pass++)
        s = narrow_pass(u, s, pass < 3 ? 0 : 7);
    return (chain_pair){s.n2, s.n1};
}

/* ---- The kernel's functions ------------------------------------------------------------------ */

enum { FRAMES = 2048 }; /* of any of them; what is longer takes far longer to wipe */

/* A group's blocks from `in`, or a copy of those that are there. */
GL_INLINE const uint8_t *whole_group(uint8_t copy[8 * WIDE], const uint8_t *in, size_t blocks)
{
    if (blocks == WIDE)
        return in;
#pragma GCC unroll 8
    for (size_t i = 0; i < 8; i++)
        store(copy + WIDE * i, zero());
    memcpy(copy, in, 8 * blocks);
    return copy;
}

/* Up to WIDE blocks. All WIDE can be read at `in`, but no more than `blocks` at `mask`. */
GL_INLINE void wide_part(const struct wide *w, const struct wide_keys *keys, const uint8_t *in,
                         const uint8_t *mask, uint8_t *out, size_t blocks)
{
    uint8_t copy[8 * WIDE];
    wide_batch(w, keys, FROM_INPUT, NULL, in, mask ? whole_group(copy, mask, blocks) : NULL,
               blocks == WIDE ? out : copy, 1);
    if (blocks < WIDE)
        memcpy(out, copy, 8 * blocks);
}

GL_OWN_FRAME static void crypt_part(const struct wide *w, const uint8_t *in, const uint8_t *mask,
                                    uint8_t *out, size_t blocks)
{
    uint8_t copy[8 * WIDE];
    wide_part(w, NULL, whole_group(copy, in, blocks), mask, out, blocks);
}

GL_OWN_FRAME static void crypt_part_of_counters(const struct wide *w, enum source source,
                                                struct counters *c, const uint8_t *in, uint8_t *out,
                                                size_t blocks)
{
    uint8_t counter[8 * WIDE];
    for (size_t i = 0; i < 8; i++)
        store(counter + WIDE * i, source == FROM_CTR ? count(FROM_CTR, c) : count(FROM_CNT, c));
    wide_part(w, NULL, counter, in, out, blocks);
}

GL_INLINE void crypt_pairs(const struct wide *w, enum source source, struct counters *c,
                           const uint8_t *in, const uint8_t *mask, uint8_t *out, size_t pairs)
{
    for (; pairs; pairs--) {
        wide_batch(w, NULL, source, c, in, mask, out, 2);
        in += 16 * WIDE;
        out += 16 * WIDE;
        mask = mask ? mask + 16 * WIDE : NULL;
    }
}

/* Frames of their own: one lies where the one before it was. */
GL_OWN_FRAME static void crypt_input(const struct wide *w, const uint8_t *in, const uint8_t *mask,
                                     uint8_t *out, size_t pairs)
{
    crypt_pairs(w, FROM_INPUT, NULL, in, mask, out, pairs);
}

GL_OWN_FRAME static void crypt_ctr(const struct wide *w, struct counters *c, const uint8_t *in,
                                   uint8_t *out, size_t pairs)
{
    crypt_pairs(w, FROM_CTR, c, in, in, out, pairs);
}

GL_OWN_FRAME static void crypt_cnt(const struct wide *w, struct counters *c, const uint8_t *in,
                                   uint8_t *out, size_t pairs)
{
    crypt_pairs(w, FROM_CNT, c, in, in, out, pairs);
}

GL_OWN_FRAME static void crypt_blocks(const gl_key *key, bool decrypt, const uint8_t *in,
                                      const uint8_t *mask, uint8_t *out, size_t blocks)
{
    const struct gost_key *k = gost_key_of(key);
    struct wide w;
    wide_init(&w, k, decrypt, k->big_endian);
    const size_t pairs = blocks / (2 * WIDE);
    if (pairs)
        crypt_input(&w, in, mask, out, pairs);
    size_t n;
    for (size_t i = pairs * 2 * WIDE; i < blocks; i += n) {
        n = blocks - i < WIDE ? blocks - i : WIDE;
        crypt_part(&w, in + 8 * i, mask ? mask + 8 * i : NULL, out + 8 * i, n);
    }
}

GL_INLINE void crypt_counters(const gl_key *key, enum source source, const uint8_t *start,
                              const uint8_t *in, uint8_t *out, size_t blocks)
{
    const struct gost_key *k = gost_key_of(key);
    struct counters c = counters_of(source, start);
    struct wide w;
    /* Counters lie in 64-bit lanes as GOST 28147-89 loads N1 and N2, but CTR's is a number. */
    wide_init(&w, k, false, source == FROM_CTR && !k->big_endian);
    const size_t pairs = blocks / (2 * WIDE);
    if (pairs)
        (source == FROM_CTR ? crypt_ctr : crypt_cnt)(&w, &c, in, out, pairs);
    size_t n;
    for (size_t i = pairs * 2 * WIDE; i < blocks; i += n) {
        n = blocks - i < WIDE ? blocks - i : WIDE;
        crypt_part_of_counters(&w, source, &c, in + 8 * i, out + 8 * i, n);
    }
}

static void encrypt(const gl_key *key, const uint8_t *in, const uint8_t *mask, uint8_t *out,
                    size_t blocks)
{
    crypt_blocks(key, false, in, mask, out, blocks);
    gl_burn_stack(FRAMES);
}

static void decrypt(const gl_key *key, const uint8_t *in, const uint8_t *mask, uint8_t *out,
                    size_t blocks)
{
    crypt_blocks(key, true, in, mask, out, blocks);
    gl_burn_stack(FRAMES);
}

GL_OWN_FRAME static void ctr_run(const gl_key *key, const uint8_t *counter, const uint8_t *in,
                                 uint8_t *out, size_t blocks)
{
    crypt_counters(key, FROM_CTR, counter, in, out, blocks);
}

GL_OWN_FRAME static void cnt_run(const gl_key *key, const uint8_t *pair, const uint8_t *in,
                                 uint8_t *out, size_t blocks)
{
    crypt_counters(key, FROM_CNT, pair, in, out, blocks);
}

static void ctr(const gl_key *key, const uint8_t *counter, const uint8_t *in, uint8_t *out,
                size_t blocks)
{
    ctr_run(key, counter, in, out, blocks);
    gl_burn_stack(FRAMES);
}

static void cnt(const gl_key *key, const uint8_t *pair, const uint8_t *in, uint8_t *out,
                size_t blocks)
{
    cnt_run(key, pair, in, out, blocks);
    gl_burn_stack(FRAMES);
}

#define CHAIN_FRAMES FRAMES
#include "gost28147/chain.h"
