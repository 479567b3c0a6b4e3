/*
 * GOST 28147-89 and Magma on AVX-512 VBMI: one byte permute looks up four S-boxes at once.
 *
 * A register of halves holds one 32-bit half of 16 blocks, rotated right by 11 so that the round's
 * rotation needs no instruction of its own after the S-boxes:
 *
 *     lane       0        1              15
 *     cur   [ N1 b0 ][ N1 b1 ]  ...  [ N1 b15 ]   >>> 11
 *     prv   [ N2 b0 ][ N2 b1 ]  ...  [ N2 b15 ]   >>> 11
 *
 * The 64-entry index of a byte is its nibble plus 16 times its position in the word. Eight pairs of
 * registers (128 blocks) in flight hide the latency of a round.
 *
 * BITS, 512 unless defined before, is the width of a register. Of 256 bits two hold a table, and a
 * register has 8 lanes: for few blocks on cores that run 512-bit instructions as halves.
 */
#ifndef GL_GOST28147_SHUFFLE_AVX512_H
#define GL_GOST28147_SHUFFLE_AVX512_H

#include "gost28147/contract.h"

#include <immintrin.h>

#include "target.h"

/* The kernel's part with a key for each lane, see gl_kernel. */
void gost_avx512_chains(const gl_lane *lane, size_t count, gl_chain kind, size_t blocks);
void gost_avx512_imits(const gl_lane *lane, size_t count, size_t blocks);
void gost_avx512_each(const gl_key *const *keys, bool decrypt, const uint8_t *in,
                      const uint8_t *mask, uint8_t *out, size_t blocks);
void gost_avx512_packet(const gl_key *key, const gl_key *mac_key, const uint8_t *iv,
                        const uint8_t *in, uint8_t *out, size_t length, uint8_t *state);
void gost_avx512_rows(const gl_row *row, size_t count, gl_rows kind);

/* The kernel's part for cores that run 512-bit instructions as halves: up to GOST_AVX512_FEW
 * blocks, and one block after another. */
#define GOST_AVX512_FEW 64
void gost_avx512_few(const gl_key *key, bool decrypt, const uint8_t *in, const uint8_t *mask,
                     uint8_t *out, size_t blocks);
void gost_avx512_few_ctr(const gl_key *key, const uint8_t *counter, const uint8_t *in, uint8_t *out,
                         size_t blocks);
void gost_avx512_few_cnt(const gl_key *key, const uint8_t *pair, const uint8_t *in, uint8_t *out,
                         size_t blocks);
void gost_avx512_few_chain(const gl_key *key, gl_chain kind, uint8_t *state, const uint8_t *in,
                           uint8_t *out, size_t blocks);
void gost_avx512_few_imit(const gl_key *key, uint8_t *state, const uint8_t *in, size_t blocks);

#define GL_AVX512_VBMI "avx512f,avx512bw,avx512dq,avx512vl,avx512vbmi"
GL_TARGET_BEGIN(GL_AVX512_VBMI)

#define FULL 8 /* pairs in flight */

#ifndef BITS
#define BITS 512
#endif

#if BITS == 512
#define LANES 16 /* blocks in a pair of registers */
#define V(operation) _mm512_##operation
typedef __m512i vec;
typedef __mmask16 lane_mask;
typedef vec table; /* four S-boxes */

/* The rows of the low or of the high nibbles. */
GL_INLINE table table_of(const uint8_t rows[4][16], bool high)
{
    const vec t = _mm512_load_si512(rows);
    return high ? _mm512_slli_epi16(t, 4) : t;
}

GL_INLINE vec look_up(table t, vec index)
{
    return _mm512_permutexvar_epi8(index, t);
}

GL_INLINE vec lane_numbers(void)
{
    return _mm512_set_epi32(15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
}

/* Words of two registers by turns. */
GL_INLINE vec interleaved(void)
{
    return _mm512_set_epi32(23, 7, 22, 6, 21, 5, 20, 4, 19, 3, 18, 2, 17, 1, 16, 0);
}

GL_INLINE vec bytes_of_words_reversed(void)
{
    return _mm512_set4_epi32(0x0c0d0e0f, 0x08090a0b, 0x04050607, 0x00010203);
}
#else
#define LANES 8
#define V(operation) _mm256_##operation
typedef __m256i vec;
typedef __mmask8 lane_mask;
typedef struct {
    vec low, high;
} table;

GL_INLINE table table_of(const uint8_t rows[4][16], bool high)
{
    const vec *halves = (const vec *)(const void *)rows;
    const table t = {_mm256_load_si256(halves), _mm256_load_si256(halves + 1)};
    return high ? (table){_mm256_slli_epi16(t.low, 4), _mm256_slli_epi16(t.high, 4)} : t;
}

GL_INLINE vec look_up(table t, vec index)
{
    return _mm256_permutex2var_epi8(t.low, index, t.high);
}

GL_INLINE vec lane_numbers(void)
{
    return _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
}

GL_INLINE vec interleaved(void)
{
    return _mm256_set_epi32(11, 3, 10, 2, 9, 1, 8, 0);
}

GL_INLINE vec bytes_of_words_reversed(void)
{
    return _mm256_set_epi32(0x0c0d0e0f, 0x08090a0b, 0x04050607, 0x00010203, 0x0c0d0e0f, 0x08090a0b,
                            0x04050607, 0x00010203);
}
#endif

struct unit {
    table even, odd;           /* of the low and the high nibbles */
    vec nibble, position;      /* masks that make an index */
    vec n1_index, n2_index;    /* words of two registers of blocks, gathered */
    vec low_index, high_index; /* halves interleaved into two registers of blocks */
    vec swap;                  /* byte order of a word */
    const uint32_t *key;
    int forward; /* of the four passes over the key, how many run from k0 to k7 */
    bool big_endian;
};

GL_INLINE struct unit unit_of(const struct gost_key *key, bool decrypt)
{
    const vec lane = lane_numbers(), first = interleaved();
    const vec one = V(set1_epi32)(1), half = V(set1_epi32)(LANES / 2);
    const vec doubled = V(add_epi32)(lane, lane);
    /* Magma has N2 before N1 in the block. */
    const vec order = V(set1_epi32)(key->big_endian);
    const vec flip = V(slli_epi32)(order, LANES == 16 ? 4 : 3);
    struct unit unit = {
        .even = table_of(key->sbox->even, false),
        .odd = table_of(key->sbox->odd, true),
        .nibble = V(set1_epi8)(15),
        .position = V(set1_epi32)(0x30201000),
        .n1_index = V(add_epi32)(doubled, order),
        .n2_index = V(add_epi32)(doubled, V(xor_epi32)(order, one)),
        .low_index = V(xor_epi32)(first, flip),
        .high_index = V(xor_epi32)(V(add_epi32)(first, half), flip),
        .swap = bytes_of_words_reversed(),
        .key = key->k,
        .forward = decrypt ? 1 : 3,
        .big_endian = key->big_endian,
    };
    return unit;
}

GL_INLINE vec half_round(vec prv, vec cur, vec k, table even, table odd, vec nibble, vec position)
{
    enum { and_or = 0xea, xor3 = 0x96 }; /* (a & b) | c, a ^ b ^ c */
    vec x = V(add_epi32)(V(rol_epi32)(cur, 11), k);
    vec high = V(srli_epi32)(x, 4); /* before x is overwritten, so that nothing is copied */
    vec low = V(ternarylogic_epi64)(x, nibble, position, and_or);
    high = V(ternarylogic_epi64)(high, nibble, position, and_or);
    return V(ternarylogic_epi64)(prv, look_up(even, low), look_up(odd, high), xor3);
}

/* Lane masks of the two registers that hold pair j of `blocks` blocks. */
GL_INLINE void lanes_of(size_t blocks, int j, __mmask8 *low, __mmask8 *high)
{
    size_t before = (size_t)j * LANES;
    size_t n = blocks > before ? blocks - before : 0;
    uint32_t bits = n >= LANES ? (1u << LANES) - 1 : (1u << n) - 1;
    *low = (__mmask8)(bits & ((1u << LANES / 2) - 1));
    *high = (__mmask8)(bits >> LANES / 2);
}

/* LANES blocks, those of the masks, as a pair of registers of halves. */
GL_INLINE void load_pair(const struct unit *unit, const uint8_t *in, __mmask8 low, __mmask8 high,
                         vec *n1, vec *n2)
{
    const vec a = V(maskz_loadu_epi64)(low, in);
    const vec b = V(maskz_loadu_epi64)(high, in + 4 * LANES);
    vec x = V(permutex2var_epi32)(a, unit->n1_index, b);
    vec y = V(permutex2var_epi32)(a, unit->n2_index, b);
    if (unit->big_endian) {
        x = V(shuffle_epi8)(x, unit->swap);
        y = V(shuffle_epi8)(y, unit->swap);
    }
    *n1 = V(ror_epi32)(x, 11);
    *n2 = V(ror_epi32)(y, 11);
}

/* The blocks that a pair makes after 32 rounds. */
GL_INLINE void blocks_of(const struct unit *unit, vec n1, vec n2, vec *x, vec *y)
{
    vec a = V(rol_epi32)(n2, 11), b = V(rol_epi32)(n1, 11);
    if (unit->big_endian) {
        a = V(shuffle_epi8)(a, unit->swap);
        b = V(shuffle_epi8)(b, unit->swap);
    }
    *x = V(permutex2var_epi32)(a, unit->low_index, b);
    *y = V(permutex2var_epi32)(a, unit->high_index, b);
}

/* They go out, xored with `mask` if not NULL. */
GL_INLINE void store_pair(const struct unit *unit, vec n1, vec n2, const uint8_t *mask,
                          uint8_t *out, __mmask8 low, __mmask8 high)
{
    vec x, y;
    blocks_of(unit, n1, n2, &x, &y);
    if (mask) {
        x = V(xor_epi32)(x, V(maskz_loadu_epi64)(low, mask));
        y = V(xor_epi32)(y, V(maskz_loadu_epi64)(high, mask + 4 * LANES));
    }
    V(mask_storeu_epi64)(out, low, x);
    V(mask_storeu_epi64)(out + 4 * LANES, high, y);
}

/* Where the blocks to encrypt come from. */
enum source { FROM_INPUT, FROM_CTR, FROM_CNT };

struct counters {
    vec a, b; /* CTR: low and high words; CNT: N3 and N4, of the next LANES blocks */
};

/* (i + 1) C1 modulo 2^32 - 1, i the lane: no multiple reaches the modulus. */
GL_INLINE vec multiples(uint32_t c)
{
    const vec i = V(add_epi32)(lane_numbers(), V(set1_epi32)(1));
    return V(mullo_epi32)(i, V(set1_epi32)((int)c));
}

GL_INLINE vec add_mod_2p32m1(vec a, vec b)
{
    vec sum = V(add_epi32)(a, b);
    lane_mask wrapped = V(cmplt_epu32_mask)(sum, b);
    return V(mask_sub_epi32)(sum, wrapped, sum, V(set1_epi32)(-1));
}

GL_INLINE void ctr_add(struct counters *c, vec n)
{
    c->a = V(add_epi32)(c->a, n);
    lane_mask carry = V(cmplt_epu32_mask)(c->a, n);
    c->b = V(mask_sub_epi32)(c->b, carry, c->b, V(set1_epi32)(-1));
}

GL_INLINE struct counters counters_of(enum source source, const uint8_t *start)
{
    struct counters c = {V(set1_epi32)(0), V(set1_epi32)(0)};
    if (source == FROM_CTR) {
        c.a = V(set1_epi32)((int)gl_load_be32(start + 4));
        c.b = V(set1_epi32)((int)gl_load_be32(start));
        ctr_add(&c, V(sub_epi32)(multiples(1), V(set1_epi32)(1)));
    } else if (source == FROM_CNT) {
        c.a = V(add_epi32)(V(set1_epi32)((int)gl_load_le32(start)), multiples(GOST_C2));
        c.b = add_mod_2p32m1(V(set1_epi32)((int)gl_load_le32(start + 4)), multiples(GOST_C1));
    }
    return c;
}

/* The next LANES counter blocks as halves. */
GL_INLINE void count_blocks(const struct unit *unit, enum source source, struct counters *c,
                            vec *n1, vec *n2)
{
    vec x = c->a, y = c->b;
    if (source == FROM_CNT) {
        c->a = V(add_epi32)(c->a, V(set1_epi32)((int)(LANES * GOST_C2)));
        c->b = add_mod_2p32m1(c->b, V(set1_epi32)((int)(LANES * GOST_C1)));
    } else {
        if (!unit->big_endian) { /* the big-endian counter in a little-endian block */
            x = V(shuffle_epi8)(c->b, unit->swap);
            y = V(shuffle_epi8)(c->a, unit->swap);
        }
        ctr_add(c, V(set1_epi32)(LANES));
    }
    *n1 = V(ror_epi32)(x, 11);
    *n2 = V(ror_epi32)(y, 11);
}

GL_TARGET_END

#endif
