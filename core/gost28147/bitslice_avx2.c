/* GOST 28147-89 and Magma bitsliced on AVX2: 256 blocks at once. */
#include "bytes.h"

#if defined(__x86_64__) || defined(__i386__)
#include <immintrin.h>

#include "target.h"
GL_TARGET_BEGIN("avx2")

typedef uint64_t word __attribute__((vector_size(32)));
#define QWORDS 4
#define AHEAD 1

GL_INLINE word word_load(const uint8_t *p)
{
    return (word)_mm256_loadu_si256((const __m256i *)(const void *)p);
}

GL_INLINE void word_store(uint8_t *p, word w)
{
    _mm256_storeu_si256((__m256i *)(void *)p, (__m256i)w);
}

GL_INLINE word word_spread(uint32_t u)
{
    return (word)_mm256_set1_epi32((int)u);
}

GL_INLINE word word_repeat(uint64_t u)
{
    return (word)_mm256_set1_epi64x((long long)u);
}

#include "gost28147/bitslice.h"

const gl_kernel gost_avx2_bitslice = {
    .name = "avx2-bitslice",
    .needs = GL_CPU_AVX2,
    .id = GOST_ID_AVX2_BITSLICE,
    .costs = {GL_COSTS({256, 4500}, {512, 8800}), GL_COSTS({256, 4370}, {512, 7980})},
    .keying = {900, 900},
    BITSLICE_KERNEL,
};

GL_TARGET_END
#endif
