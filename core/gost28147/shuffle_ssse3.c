/* GOST 28147-89 and Magma by byte shuffles on SSSE3: 2 x 16 blocks wide, 4 narrow. */
#include "gost28147/contract.h"

#if defined(__x86_64__) || defined(__i386__)
#include <immintrin.h>

#include "target.h"
GL_TARGET_BEGIN("ssse3")

#include "vector_ssse3.h"

GL_INLINE vec load_block(const uint8_t *p)
{
    return _mm_loadl_epi64((const __m128i *)(const void *)p);
}

GL_INLINE void store_block(uint8_t *p, vec v)
{
    _mm_storel_epi64((__m128i *)(void *)p, v);
}

typedef __m128i key_vec;

GL_INLINE vec key_load(const key_vec *k)
{
    return *k;
}

GL_INLINE void key_bytes(const uint32_t k[8], key_vec sum[4][8], key_vec bound[3][8])
{
    for (int half = 0; half < 2; half++) {
        const vec words = load((const uint8_t *)(k + 4 * half));
        const vec v = _mm_xor_si128(words, _mm_set1_epi8((char)0x80));
        for (int i = 0; i < 4; i++) {
            for (int j = 0; j < 4; j++) {
                const vec bytes = _mm_shuffle_epi8(v, _mm_set1_epi8((char)(4 * i + j)));
                sum[j][4 * half + i] = bytes;
                if (j < 3)
                    bound[j][4 * half + i] = _mm_xor_si128(bytes, _mm_set1_epi8(-1));
            }
        }
    }
}

#include "gost28147/bytesliced.h"

/* A vector is one lane's 16 bytes. */
GL_INLINE vec gather16(const uint8_t *const *row, size_t offset)
{
    return load(row[0] + offset);
}

GL_INLINE vec gather8(const uint8_t *const *row)
{
    return load_block(row[0]);
}

GL_INLINE void scatter16(uint8_t *const *row, vec v)
{
    store(row[0], v);
}

GL_INLINE void scatter8(uint8_t *const *row, vec v)
{
    store_block(row[0], v);
}

#include "gost28147/shuffle_lanes.h"

const gl_kernel gost_ssse3_shuffle = {
    .name = "ssse3-shuffle",
    .needs = GL_CPU_SSSE3,
    .id = GOST_ID_SSSE3_SHUFFLE,
    .step = 2 * WIDE,
    .constant_time = true,
    .costs = {GL_COSTS({16, 900}, {32, 1370}, {64, 2440}),
              GL_COSTS({16, 820}, {32, 1256}, {64, 2376})},
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
