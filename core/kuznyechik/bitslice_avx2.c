/* Kuznyechik bitsliced on AVX2: 256 blocks at once. */
#include "bytes.h"

#if defined(__x86_64__) || defined(__i386__)
#include <immintrin.h>

#include "target.h"
GL_TARGET_BEGIN("avx2")

typedef uint64_t word __attribute__((vector_size(32)));
#define QWORDS 4

GL_INLINE word word_load(const uint8_t *p)
{
    return (word)_mm256_loadu_si256((const __m256i *)(const void *)p);
}

GL_INLINE void word_store(uint8_t *p, word w)
{
    _mm256_storeu_si256((__m256i *)(void *)p, (__m256i)w);
}

GL_INLINE word word_repeat(uint64_t u)
{
    return (word)_mm256_set1_epi64x((long long)u);
}

GL_INLINE word word_broadcast(uint32_t mask)
{
    return (word)_mm256_set1_epi32((int)mask);
}

GL_INLINE word word_even(word a, word b)
{
    return (word)_mm256_unpacklo_epi64((__m256i)a, (__m256i)b);
}

GL_INLINE word word_odd(word a, word b)
{
    return (word)_mm256_unpackhi_epi64((__m256i)a, (__m256i)b);
}

#include "kuznyechik/bitslice.h"

const gl_kernel kuzn_avx2_bitslice = {
    .name = "avx2-bitslice",
    .needs = GL_CPU_AVX2,
    .id = KUZN_ID_AVX2_BITSLICE,
    .costs = {GL_COSTS({LANES, 26000}, {2 * LANES, 49500}),
              GL_COSTS({LANES, 26000}, {2 * LANES, 49500})},
    .keying = {13000, 13000},
    BITSLICE_KERNEL,
};

GL_TARGET_END
#endif
