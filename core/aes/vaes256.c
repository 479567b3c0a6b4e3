/* AES by VAES, two blocks a register. */
#include "aes/contract.h"

#if defined(__x86_64__) || defined(__i386__)
#include <immintrin.h>

#include "target.h"
GL_TARGET_BEGIN("vaes,aes,avx2")

enum { WIDTH = 2 };
typedef __m256i vec;

GL_INLINE vec vec_load(const uint8_t *p)
{
    return _mm256_loadu_si256((const __m256i *)(const void *)p);
}

GL_INLINE void vec_store(uint8_t *p, vec v)
{
    _mm256_storeu_si256((__m256i *)(void *)p, v);
}

GL_INLINE vec vec_load_part(const uint8_t *p, unsigned n)
{
    (void)n; /* 1 */
    return _mm256_castsi128_si256(_mm_loadu_si128((const __m128i *)(const void *)p));
}

GL_INLINE void vec_store_part(uint8_t *p, vec v, unsigned n)
{
    (void)n;
    _mm_storeu_si128((__m128i *)(void *)p, _mm256_castsi256_si128(v));
}

GL_INLINE vec vec_key(const uint8_t *p)
{
    return _mm256_broadcastsi128_si256(_mm_load_si128((const __m128i *)(const void *)p));
}

GL_INLINE vec vec_counters(uint64_t high, uint64_t low)
{
    const vec blocks =
        _mm256_set_epi64x((long long)high, (long long)low, (long long)high, (long long)low);
    return _mm256_add_epi64(blocks, _mm256_set_epi64x(0, 1, 0, 0));
}

GL_INLINE vec vec_next(vec v)
{
    return _mm256_add_epi64(v, _mm256_set_epi64x(0, WIDTH, 0, WIDTH));
}

GL_INLINE vec vec_next_byte(vec v)
{
    return _mm256_add_epi8(v,
                           _mm256_set_epi64x((long long)WIDTH << 56, 0, (long long)WIDTH << 56, 0));
}

GL_INLINE vec vec_swap(vec v)
{
    return _mm256_shuffle_epi8(v, _mm256_set_epi64x(0x0001020304050607, 0x08090a0b0c0d0e0f,
                                                    0x0001020304050607, 0x08090a0b0c0d0e0f));
}

#define vec_xor _mm256_xor_si256
#define vec_encrypt _mm256_aesenc_epi128
#define vec_encrypt_last _mm256_aesenclast_epi128
#define vec_decrypt _mm256_aesdec_epi128
#define vec_decrypt_last _mm256_aesdeclast_epi128

GL_INLINE void vec_turn(vec *v)
{
    const vec low = _mm256_permute2x128_si256(v[0], v[1], 0x20);
    v[1] = _mm256_permute2x128_si256(v[0], v[1], 0x31);
    v[0] = low;
}

enum { KEPT = 0 };

#include "aes/instructions.h"
#include "aes/vaes_lanes.h"

GL_TARGET_END

const gl_kernel aes_vaes256 = {
    .name = "vaes256",
    .needs = GL_CPU_AESNI | GL_CPU_VAES | GL_CPU_AVX2,
    .id = AES_ID_VAES256,
    .step = AES_FLIGHT * WIDTH,
    .constant_time = true,
    .costs = {GL_COSTS({2, 40}, {4, 42}, {8, 45}, {16, 52}, {32, 94}),
              GL_COSTS({2, 40}, {4, 42}, {8, 45}, {16, 52}, {32, 94})},
    .encrypt = encrypt,
    .decrypt = decrypt,
    .ctr = ctr,
    .chain = aes_aesni_chain,
    .lanes = LANES,
    .chains = chains,
    .key_run = 1,
    .each = aes_aesni_each,
    .row = 1,
    .rows = rows,
};
#endif
