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

#define GL_AVX512_VBMI "avx512f,avx512bw,avx512dq,avx512vl,avx512vbmi"
GL_TARGET_BEGIN(GL_AVX512_VBMI)

#define LANES 16 /* blocks in a pair of registers */
#define FULL 8   /* pairs in flight */

typedef __m512i vec;

struct unit {
    vec even, odd;             /* tables of the low and the high nibbles */
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
    const vec lane = _mm512_set_epi32(15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
    const vec first = _mm512_set_epi32(23, 7, 22, 6, 21, 5, 20, 4, 19, 3, 18, 2, 17, 1, 16, 0);
    const vec one = _mm512_set1_epi32(1), eight = _mm512_set1_epi32(8);
    const vec doubled = _mm512_add_epi32(lane, lane);
    /* Magma has N2 before N1 in the block. */
    const vec order = _mm512_set1_epi32(key->big_endian);
    const vec flip = _mm512_slli_epi32(order, 4);
    struct unit unit = {
        .even = _mm512_load_si512(key->sbox->even),
        .odd = _mm512_slli_epi16(_mm512_load_si512(key->sbox->odd), 4),
        .nibble = _mm512_set1_epi8(15),
        .position = _mm512_set1_epi32(0x30201000),
        .n1_index = _mm512_add_epi32(doubled, order),
        .n2_index = _mm512_add_epi32(doubled, _mm512_xor_si512(order, one)),
        .low_index = _mm512_xor_si512(first, flip),
        .high_index = _mm512_xor_si512(_mm512_add_epi32(first, eight), flip),
        .swap = _mm512_set4_epi32(0x0c0d0e0f, 0x08090a0b, 0x04050607, 0x00010203),
        .key = key->k,
        .forward = decrypt ? 1 : 3,
        .big_endian = key->big_endian,
    };
    return unit;
}

GL_INLINE vec half_round(vec prv, vec cur, vec k, vec even, vec odd, vec nibble, vec position)
{
    enum { and_or = 0xea, xor3 = 0x96 }; /* (a & b) | c, a ^ b ^ c */
    vec x = _mm512_add_epi32(_mm512_rol_epi32(cur, 11), k);
    vec high = _mm512_srli_epi32(x, 4); /* before x is overwritten, so that nothing is copied */
    vec low = _mm512_ternarylogic_epi64(x, nibble, position, and_or);
    high = _mm512_ternarylogic_epi64(high, nibble, position, and_or);
    return _mm512_ternarylogic_epi64(prv, _mm512_permutexvar_epi8(low, even),
                                     _mm512_permutexvar_epi8(high, odd), xor3);
}

/* Lane masks of the two registers that hold pair j of `blocks` blocks. */
GL_INLINE void lanes_of(size_t blocks, int j, __mmask8 *low, __mmask8 *high)
{
    size_t before = (size_t)j * LANES;
    size_t n = blocks > before ? blocks - before : 0;
    uint32_t bits = n >= LANES ? 0xffff : (1u << n) - 1;
    *low = (__mmask8)bits;
    *high = (__mmask8)(bits >> 8);
}

/* 16 blocks, those of the masks, as a pair of registers of halves. */
GL_INLINE void load_pair(const struct unit *unit, const uint8_t *in, __mmask8 low, __mmask8 high,
                         vec *n1, vec *n2)
{
    const vec a = _mm512_maskz_loadu_epi64(low, in);
    const vec b = _mm512_maskz_loadu_epi64(high, in + 64);
    vec x = _mm512_permutex2var_epi32(a, unit->n1_index, b);
    vec y = _mm512_permutex2var_epi32(a, unit->n2_index, b);
    if (unit->big_endian) {
        x = _mm512_shuffle_epi8(x, unit->swap);
        y = _mm512_shuffle_epi8(y, unit->swap);
    }
    *n1 = _mm512_ror_epi32(x, 11);
    *n2 = _mm512_ror_epi32(y, 11);
}

/* The blocks that a pair makes after 32 rounds. */
GL_INLINE void blocks_of(const struct unit *unit, vec n1, vec n2, vec *x, vec *y)
{
    vec a = _mm512_rol_epi32(n2, 11), b = _mm512_rol_epi32(n1, 11);
    if (unit->big_endian) {
        a = _mm512_shuffle_epi8(a, unit->swap);
        b = _mm512_shuffle_epi8(b, unit->swap);
    }
    *x = _mm512_permutex2var_epi32(a, unit->low_index, b);
    *y = _mm512_permutex2var_epi32(a, unit->high_index, b);
}

/* They go out, xored with `mask` if not NULL. */
GL_INLINE void store_pair(const struct unit *unit, vec n1, vec n2, const uint8_t *mask,
                          uint8_t *out, __mmask8 low, __mmask8 high)
{
    vec x, y;
    blocks_of(unit, n1, n2, &x, &y);
    if (mask) {
        x = _mm512_xor_si512(x, _mm512_maskz_loadu_epi64(low, mask));
        y = _mm512_xor_si512(y, _mm512_maskz_loadu_epi64(high, mask + 64));
    }
    _mm512_mask_storeu_epi64(out, low, x);
    _mm512_mask_storeu_epi64(out + 64, high, y);
}

/* Where the blocks to encrypt come from. */
enum source { FROM_INPUT, FROM_CTR, FROM_CNT };

struct counters {
    vec a, b; /* CTR: low and high words; CNT: N3 and N4, of the next 16 blocks */
};

/* (i + 1) C1 modulo 2^32 - 1, i = 0..15: no multiple reaches the modulus. */
GL_INLINE vec multiples(uint32_t c)
{
    const vec i = _mm512_set_epi32(16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1);
    return _mm512_mullo_epi32(i, _mm512_set1_epi32((int)c));
}

GL_INLINE vec add_mod_2p32m1(vec a, vec b)
{
    vec sum = _mm512_add_epi32(a, b);
    __mmask16 wrapped = _mm512_cmplt_epu32_mask(sum, b);
    return _mm512_mask_sub_epi32(sum, wrapped, sum, _mm512_set1_epi32(-1));
}

GL_INLINE void ctr_add(struct counters *c, vec n)
{
    c->a = _mm512_add_epi32(c->a, n);
    __mmask16 carry = _mm512_cmplt_epu32_mask(c->a, n);
    c->b = _mm512_mask_sub_epi32(c->b, carry, c->b, _mm512_set1_epi32(-1));
}

GL_INLINE struct counters counters_of(enum source source, const uint8_t *start)
{
    struct counters c = {_mm512_setzero_si512(), _mm512_setzero_si512()};
    if (source == FROM_CTR) {
        c.a = _mm512_set1_epi32((int)gl_load_be32(start + 4));
        c.b = _mm512_set1_epi32((int)gl_load_be32(start));
        ctr_add(&c, _mm512_sub_epi32(multiples(1), _mm512_set1_epi32(1)));
    } else if (source == FROM_CNT) {
        c.a = _mm512_add_epi32(_mm512_set1_epi32((int)gl_load_le32(start)), multiples(GOST_C2));
        c.b = add_mod_2p32m1(_mm512_set1_epi32((int)gl_load_le32(start + 4)), multiples(GOST_C1));
    }
    return c;
}

/* The next 16 counter blocks as halves. */
GL_INLINE void count_blocks(const struct unit *unit, enum source source, struct counters *c,
                            vec *n1, vec *n2)
{
    vec x = c->a, y = c->b;
    if (source == FROM_CNT) {
        c->a = _mm512_add_epi32(c->a, _mm512_set1_epi32((int)(LANES * GOST_C2)));
        c->b = add_mod_2p32m1(c->b, _mm512_set1_epi32((int)(LANES * GOST_C1)));
    } else {
        if (!unit->big_endian) { /* the big-endian counter in a little-endian block */
            x = _mm512_shuffle_epi8(c->b, unit->swap);
            y = _mm512_shuffle_epi8(c->a, unit->swap);
        }
        ctr_add(c, _mm512_set1_epi32(LANES));
    }
    *n1 = _mm512_ror_epi32(x, 11);
    *n2 = _mm512_ror_epi32(y, 11);
}

GL_TARGET_END

#endif
