/* GOST 28147-89 and Magma bitsliced on AVX-512: 512 blocks at once, any three-input gate one
 * instruction. */
#include "bytes.h"

#if defined(__x86_64__) || defined(__i386__)
#include <immintrin.h>

#include "target.h"
GL_TARGET_BEGIN("avx512f,avx512bw,avx512dq,avx512vl")
#if defined(__GNUC__) && !defined(__clang__)
/* The order of the rounds is meant: gcc's own is 10 to 20 % slower on Zen 4. */
#pragma GCC optimize("no-schedule-insns2")
#endif

typedef uint64_t word __attribute__((vector_size(64)));
#define QWORDS 8
#define AHEAD 2
#define LUT(a, b, c, table)                                                                        \
    ((word)_mm512_ternarylogic_epi64((__m512i)(a), (__m512i)(b), (__m512i)(c), table))
#define ROTATE(w, n) ((word)_mm512_rolv_epi64((__m512i)(w), (__m512i)(n)))

GL_INLINE word word_load(const uint8_t *p)
{
    return (word)_mm512_loadu_si512(p);
}

GL_INLINE void word_store(uint8_t *p, word w)
{
    _mm512_storeu_si512(p, (__m512i)w);
}

GL_INLINE word word_spread(uint32_t u)
{
    return (word)_mm512_set1_epi32((int)u);
}

GL_INLINE word word_repeat(uint64_t u)
{
    return (word)_mm512_set1_epi64((long long)u);
}

#include "gost28147/bitslice.h"

const gl_kernel gost_avx512_bitslice = {
    .name = "avx512-bitslice",
    .needs = GL_CPU_AVX512,
    .id = GOST_ID_AVX512_BITSLICE,
    .costs = {(const gl_cost[]){{512, 3480}, {1024, 6600}, {0, 0}},
              (const gl_cost[]){{512, 6200}, {1024, 11700}, {0, 0}}},
    .keying = {400, 650},
    BITSLICE_KERNEL,
};

GL_TARGET_END
#endif
