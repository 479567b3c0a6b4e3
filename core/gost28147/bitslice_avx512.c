/* GOST 28147-89 and Magma bitsliced on AVX-512: 512 blocks at once, any three-input gate one
 * instruction. */
#include "bytes.h"

#if defined(__x86_64__) || defined(__i386__)
#include <immintrin.h>

#include "target.h"
GL_TARGET_BEGIN("avx512f,avx512bw,avx512dq,avx512vl")

typedef __m512i word;
#define QWORDS 8
#define AHEAD 3
#define LUT(a, b, c, table) _mm512_ternarylogic_epi64(a, b, c, table)

GL_INLINE word word_load(const uint8_t *p)
{
    return _mm512_loadu_si512(p);
}

GL_INLINE void word_store(uint8_t *p, word w)
{
    _mm512_storeu_si512(p, w);
}

GL_INLINE word word_spread(uint32_t u)
{
    return _mm512_set1_epi32((int)u);
}

GL_INLINE word word_repeat(uint64_t u)
{
    return _mm512_set1_epi64((long long)u);
}

#define word_left(w, n) _mm512_slli_epi64(w, (unsigned)(n))
#define word_right(w, n) _mm512_srli_epi64(w, (unsigned)(n))

#include "gost28147/bitslice.h"

const gl_kernel gost_avx512_bitslice = {
    .name = "avx512-bitslice",
    .needs = GL_CPU_AVX512,
    .id = GOST_ID_AVX512_BITSLICE,
    .step = LANES,
    .constant_time = true,
    .encrypt = encrypt,
    .decrypt = decrypt,
    .ctr = ctr,
    .cnt = cnt,
};

GL_TARGET_END
#endif
