/*
 * Kuznyechik on AVX-512 VBMI and GFNI, a block in each 128-bit lane, in the field of AES:
 *
 *     lane    0             1             2             3
 *          [ block 0     | block 1     | block 2     | block 3     ]
 *
 * S is two permutes of 128-byte tables, and the top bit chooses. L multiplies four byte rotations
 * of a lane by four columns each and rotates what they come to by words, see gfni_constants.h. One
 * block takes 128-bit registers and two 256-bit ones: their latency is less.
 */
#ifndef GL_KUZNYECHIK_GFNI_AVX512_H
#define GL_KUZNYECHIK_GFNI_AVX512_H

#include "kuznyechik/contract.h"
#include "kuznyechik/gfni_constants.h"

#include <immintrin.h>

#include "target.h"

#define KUZN_GFNI_NEEDS (GL_CPU_AVX512 | GL_CPU_AVX512VBMI | GL_CPU_GFNI)

/* Parts of the kernel, see gl_kernel. */
void kuzn_gfni_chain(const gl_key *key, gl_chain kind, uint8_t *state, const uint8_t *in,
                     uint8_t *out, size_t blocks);
void kuzn_gfni_chains(const gl_lane *lane, size_t count, gl_chain kind, size_t blocks);
void kuzn_sliced_chains(const gl_lane *lane, size_t count, gl_chain kind, size_t blocks);
void kuzn_gfni_each(const gl_key *const *keys, bool decrypt, const uint8_t *in, const uint8_t *mask,
                    uint8_t *out, size_t blocks);

#define GL_AVX512_GFNI "avx512f,avx512bw,avx512dq,avx512vl,avx512vbmi,gfni"
GL_TARGET_BEGIN(GL_AVX512_GFNI)

#define LANES 4 /* blocks in a register */
#define FULL 4  /* registers in flight */

/* Of messages side by side; many go byte-sliced. */
#if defined(__x86_64__)
#define KUZN_GFNI_LANES 64
#else
#define KUZN_GFNI_LANES (FULL * LANES)
#endif

typedef __m512i vec;

/* One direction of the cipher. */
struct unit {
    vec table[4];
    vec column[16]; /* in every lane */
    vec to, from;   /* phi and its inverse */
};

GL_INLINE struct unit unit_of(bool decrypt)
{
    const struct kuzn_gfni_constants *constants = &kuzn_gfni_constants[decrypt];
    struct unit unit = {
        .to = _mm512_set1_epi64((long long)KUZN_TO_GFNI),
        .from = _mm512_set1_epi64((long long)KUZN_FROM_GFNI),
    };
    for (int i = 0; i < 4; i++)
        unit.table[i] = _mm512_load_si512(constants->sbox + 64 * i);
    for (int i = 0; i < 16; i++)
        unit.column[i] = _mm512_broadcast_i32x4(
            _mm_load_si128((const __m128i *)(const void *)constants->column[i]));
    return unit;
}

/* Round keys in the field of AES: the same ten for all blocks, or of each register its own. */
struct keys {
    const uint8_t (*one)[16];
    const vec (*own)[10]; /* by register */
    bool same;
};

GL_INLINE struct keys keys_of(const struct kuzn_key *key, bool decrypt)
{
    return (struct keys){decrypt ? key->gfni_decrypt : key->gfni_encrypt, NULL, true};
}

GL_INLINE vec to_gfni(const struct unit *unit, vec x)
{
    return _mm512_gf2p8affine_epi64_epi8(x, unit->to, 0);
}

GL_INLINE vec from_gfni(const struct unit *unit, vec x)
{
    return _mm512_gf2p8affine_epi64_epi8(x, unit->from, 0);
}

/* A round key in every lane. */
GL_INLINE vec key_of(const uint8_t key[16])
{
    return _mm512_broadcast_i32x4(_mm_load_si128((const __m128i *)(const void *)key));
}

/* Tables of both halves of S, of which the caller chooses by the top bits of x. */
GL_INLINE vec low_half(const struct unit *unit, vec x)
{
    return _mm512_permutex2var_epi8(unit->table[0], x, unit->table[1]);
}

GL_INLINE vec high_half(const struct unit *unit, vec x)
{
    return _mm512_permutex2var_epi8(unit->table[2], x, unit->table[3]);
}

GL_INLINE __m128i substitute1(const struct unit *unit, __m128i x)
{
    const vec wide = _mm512_castsi128_si512(x);
    return _mm_blendv_epi8(_mm512_castsi512_si128(low_half(unit, wide)),
                           _mm512_castsi512_si128(high_half(unit, wide)), x);
}

GL_INLINE __m256i substitute2(const struct unit *unit, __m256i x)
{
    const vec wide = _mm512_castsi256_si512(x);
    return _mm256_blendv_epi8(_mm512_castsi512_si256(low_half(unit, wide)),
                              _mm512_castsi512_si256(high_half(unit, wide)), x);
}

GL_INLINE vec substitute4(const struct unit *unit, vec x)
{
    return _mm512_mask_blend_epi8(_mm512_movepi8_mask(x), low_half(unit, x), high_half(unit, x));
}

#define VEC __m128i
#define OP(name) _mm_##name
#define NARROW _mm512_castsi512_si128
#define AT(name) name##1
#include "kuznyechik/gfni_rounds.h"

#define VEC __m256i
#define OP(name) _mm256_##name
#define NARROW _mm512_castsi512_si256
#define AT(name) name##2
#include "kuznyechik/gfni_rounds.h"

#define VEC __m512i
#define OP(name) _mm512_##name
#define NARROW
#define AT(name) name##4
#include "kuznyechik/gfni_rounds.h"

GL_TARGET_END
#endif
