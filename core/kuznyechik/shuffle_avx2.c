/* Kuznyechik by byte shuffles on AVX2: 32 blocks wide, one narrow. */
#include "kuznyechik/contract.h"

#if defined(__x86_64__) || defined(__i386__)
#include <immintrin.h>

#include "target.h"
GL_TARGET_BEGIN("avx2")

#include "vector_avx2.h"

enum { NARROW = 7 };

GL_INLINE vec where(vec sign, vec a, vec b)
{
    return _mm256_blendv_epi8(a, b, sign);
}

GL_INLINE __m128i load_half(const uint8_t *p)
{
    return _mm_loadu_si128((const __m128i *)(const void *)p);
}

GL_INLINE void store_half(uint8_t *p, __m128i v)
{
    _mm_storeu_si128((__m128i *)(void *)p, v);
}

GL_INLINE vec both(const uint8_t *low, const uint8_t *high)
{
    return _mm256_inserti128_si256(_mm256_castsi128_si256(load_half(low)), load_half(high), 1);
}

GL_INLINE void apart(uint8_t *low, uint8_t *high, vec v)
{
    store_half(low, _mm256_castsi256_si128(v));
    store_half(high, _mm256_extracti128_si256(v, 1));
}

/* A narrow block, and above it the same with its halves exchanged. */
GL_INLINE vec load_narrow(const uint8_t *p)
{
    return _mm256_permute4x64_epi64(_mm256_castsi128_si256(load_half(p)), 0x14);
}

GL_INLINE void store_narrow(uint8_t *p, vec x)
{
    store_half(p, _mm256_castsi256_si128(x));
}

GL_INLINE vec linear(vec x, const uint64_t columns[8][8][2][2])
{
    vec ones[8], y = _mm256_setzero_si256();
#pragma GCC unroll 8
    for (int b = 0; b < 8; b++)
        ones[b] = _mm256_cmpgt_epi8(_mm256_setzero_si256(), _mm256_slli_epi16(x, 7 - b));
#pragma GCC unroll 8
    for (int m = 7; m >= 0; m--) {
        y = _mm256_alignr_epi8(y, y, 1);
#pragma GCC unroll 8
        for (int b = 0; b < 8; b++)
            y = xor_(y, and_(ones[b], load((const uint8_t *)columns[m][b])));
    }
    return xor_(_mm256_permute4x64_epi64(y, 0x14), _mm256_permute4x64_epi64(y, 0xbe));
}

#include "kuznyechik/shuffle.h"

void kuzn_expand_avx2(struct kuzn_key *key, const uint8_t bytes[32])
{
    expand(key, bytes);
}

const gl_kernel kuzn_avx2_shuffle = {
    .name = "avx2-shuffle",
    .needs = GL_CPU_AVX2,
    .id = KUZN_ID_AVX2_SHUFFLE,
    .costs = {GL_COSTS({1, 750}, {2, 1450}, {3, 2150}, {4, 2900}, {5, 3600}, {6, 4350},
                       {WIDE, 4800}, {2 * WIDE, 9050}),
              GL_COSTS({1, 750}, {2, 1450}, {3, 2150}, {4, 2900}, {5, 3600}, {6, 4350},
                       {WIDE, 4800}, {2 * WIDE, 9050})},
    .keying = {400, 400},
    SHUFFLE_KERNEL,
};

GL_TARGET_END
#endif
