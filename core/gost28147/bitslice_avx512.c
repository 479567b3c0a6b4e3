/* GOST 28147-89 and Magma bitsliced on AVX-512: 512 blocks at once, any three-input gate one
 * instruction. */
#include "bytes.h"

#if defined(__x86_64__) || defined(__i386__)
#include <immintrin.h>

#include "target.h"
GL_TARGET_BEGIN("avx512f,avx512bw,avx512dq,avx512vl")

typedef uint64_t word __attribute__((vector_size(64)));
#define QWORDS 8
#define AHEAD 2
#define LUT(a, b, c, table)                                                                        \
    ((word)_mm512_ternarylogic_epi64((__m512i)(a), (__m512i)(b), (__m512i)(c), table))
#define ROTATE(w, n) ((word)_mm512_rolv_epi64((__m512i)(w), (__m512i)(n)))

/* Compilers copy registers that need no copy and move what was put in order. Eight registers, all
 * that 32-bit code has, are too few for this. */
#ifdef __x86_64__
#include "gost28147/rounds_avx512.h"

#pragma GCC diagnostic ignored "-Woverlength-strings"
#define ROUND(set, n1, n2, k)                                                                      \
    __asm__ volatile(ROUND_##set                                                                   \
                     :                                                                             \
                     : [n1] "r"(n1), [n2] "r"(n2), [k] "r"(k)                                      \
                     : "memory", "xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7",   \
                       "xmm8", "xmm9", "xmm10", "xmm11", "xmm12", "xmm13", "xmm14", "xmm15",       \
                       "xmm16", "xmm17", "xmm18", "xmm19", "xmm20", "xmm21", "xmm22", "xmm23",     \
                       "xmm24", "xmm25", "xmm26", "xmm27", "xmm28", "xmm29", "xmm30", "xmm31")
#endif

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
    .costs = {GL_COSTS({512, 3480}, {1024, 6600}), GL_COSTS({512, 5900}, {1024, 10490})},
    .keying = {850, 1300},
    BITSLICE_KERNEL,
};

GL_TARGET_END
#endif
