/* GOST 28147-89 and Magma by byte shuffles on AVX2: 2 x 32 blocks wide, 8 narrow. */
#include "gost28147/contract.h"

#if defined(__x86_64__) || defined(__i386__)
#include <immintrin.h>

#include "target.h"
GL_TARGET_BEGIN("avx2")

#include "vector_avx2.h"

GL_INLINE vec load_block(const uint8_t *p)
{
    return _mm256_castsi128_si256(_mm_loadl_epi64((const __m128i *)(const void *)p));
}

GL_INLINE void store_block(uint8_t *p, vec v)
{
    _mm_storel_epi64((__m128i *)(void *)p, _mm256_castsi256_si128(v));
}

/* A broadcast costs no more than a load, so a round key's byte is kept four times only. */
typedef uint32_t key_vec;

GL_INLINE vec key_load(const key_vec *k)
{
    return _mm256_set1_epi32((int)*k);
}

GL_INLINE void key_bytes(const uint32_t k[8], key_vec sum[4][8], key_vec bound[3][8])
{
    const vec v = _mm256_xor_si256(load((const uint8_t *)k), _mm256_set1_epi8((char)0x80));
    const vec dword = _mm256_set_epi32(0x0c0c0c0c, 0x08080808, 0x04040404, 0, 0x0c0c0c0c,
                                       0x08080808, 0x04040404, 0);
    for (int j = 0; j < 4; j++) {
        const vec bytes = _mm256_shuffle_epi8(v, _mm256_add_epi8(dword, _mm256_set1_epi8((char)j)));
        store((uint8_t *)sum[j], bytes);
        if (j < 3)
            store((uint8_t *)bound[j], _mm256_xor_si256(bytes, _mm256_set1_epi8(-1)));
    }
}

#include "gost28147/bytesliced.h"

/* 16 bytes of a lane, above them those of the next but one. */
GL_INLINE vec gather16(const uint8_t *const *row, size_t offset)
{
    const __m128i low = _mm_loadu_si128((const __m128i *)(const void *)(row[0] + offset));
    const __m128i high = _mm_loadu_si128((const __m128i *)(const void *)(row[2] + offset));
    return _mm256_inserti128_si256(_mm256_castsi128_si256(low), high, 1);
}

GL_INLINE vec gather8(const uint8_t *const *row)
{
    const __m128i low = _mm_loadl_epi64((const __m128i *)(const void *)row[0]);
    const __m128i high = _mm_loadl_epi64((const __m128i *)(const void *)row[2]);
    return _mm256_inserti128_si256(_mm256_castsi128_si256(low), high, 1);
}

GL_INLINE void scatter16(uint8_t *const *row, vec v)
{
    _mm_storeu_si128((__m128i *)(void *)row[0], _mm256_castsi256_si128(v));
    _mm_storeu_si128((__m128i *)(void *)row[2], _mm256_extracti128_si256(v, 1));
}

GL_INLINE void scatter8(uint8_t *const *row, vec v)
{
    _mm_storel_epi64((__m128i *)(void *)row[0], _mm256_castsi256_si128(v));
    _mm_storel_epi64((__m128i *)(void *)row[2], _mm256_extracti128_si256(v, 1));
}

#include "gost28147/shuffle_lanes.h"

const gl_kernel gost_avx2_shuffle = {
    .name = "avx2-shuffle",
    .needs = GL_CPU_AVX2,
    .id = GOST_ID_AVX2_SHUFFLE,
    .step = 2 * WIDE,
    .constant_time = true,
    .costs = {GL_COSTS({32, 900}, {64, 1390}, {128, 2520}),
              GL_COSTS({32, 790}, {64, 1215}, {128, 2330})},
    .encrypt = encrypt,
    .decrypt = decrypt,
    .ctr = ctr,
    .chain = gost_chain,
    .lanes = ALL_LANES,
    .chains = chains,
    .key_run = 1,
    .each = each,
    .cnt = cnt,
    .imit = gost_imit,
    .imits = imits,
};

GL_TARGET_END
#endif
