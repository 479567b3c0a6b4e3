/*
 * Independent blocks under one key on registers of BITS bits, see shuffle_avx512.h.
 */
#ifndef GL_GOST28147_SHUFFLE_AVX512_BLOCKS_H
#define GL_GOST28147_SHUFFLE_AVX512_BLOCKS_H

#include "gost28147/shuffle_avx512.h"

GL_TARGET_BEGIN(GL_AVX512_VBMI)

/* 32 rounds; the last one does not swap, so the caller reads N1 from n2 and N2 from n1. */
GL_INLINE void rounds(const struct unit *unit, vec n1[], vec n2[], const int pairs)
{
    const table even = unit->even, odd = unit->odd;
    const vec nibble = unit->nibble, position = unit->position;
    for (int pass = 0; pass < 4; pass++) {
        const unsigned flip = pass < unit->forward ? 0 : 7; /* k0..k7 or k7..k0 */
        for (unsigned i = 0; i < 8; i += 2) {
            const vec ka = V(set1_epi32)((int)unit->key[i ^ flip]);
            const vec kb = V(set1_epi32)((int)unit->key[(i + 1) ^ flip]);
            GL_UNROLL(8)
            for (int j = 0; j < pairs; j++)
                n2[j] = half_round(n2[j], n1[j], ka, even, odd, nibble, position);
            GL_UNROLL(8)
            for (int j = 0; j < pairs; j++)
                n1[j] = half_round(n1[j], n2[j], kb, even, odd, nibble, position);
        }
    }
}

/* Up to pairs x LANES blocks: exactly that many if `full`, a constant. */
GL_INLINE void batch(const struct unit *unit, enum source source, struct counters *c,
                     const uint8_t *in, const uint8_t *mask, uint8_t *out, size_t blocks,
                     const int pairs, const bool full)
{
    vec n1[FULL], n2[FULL];
    __mmask8 low = 0xff, high = 0xff;
    GL_UNROLL(8)
    for (int j = 0; j < pairs; j++) {
        if (source == FROM_INPUT) {
            if (!full)
                lanes_of(blocks, j, &low, &high);
            load_pair(unit, in + 8 * LANES * j, low, high, &n1[j], &n2[j]);
        } else {
            count_blocks(unit, source, c, &n1[j], &n2[j]);
        }
    }
    rounds(unit, n1, n2, pairs);
    GL_UNROLL(8)
    for (int j = 0; j < pairs; j++) {
        if (!full)
            lanes_of(blocks, j, &low, &high);
        store_pair(unit, n1[j], n2[j], mask ? mask + 8 * LANES * j : NULL, out + 8 * LANES * j, low,
                   high);
    }
}

GL_TARGET_END

#endif
