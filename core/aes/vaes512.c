/* AES by VAES, four blocks a register. */
#include "aes/contract.h"

#if defined(__x86_64__) || defined(__i386__)
#include <immintrin.h>

#include "target.h"
GL_TARGET_BEGIN("vaes,aes,avx2,avx512f,avx512bw,avx512dq,avx512vl")

enum { WIDTH = 4 };
typedef __m512i vec;

GL_INLINE vec vec_load(const uint8_t *p)
{
    return _mm512_loadu_si512(p);
}

GL_INLINE void vec_store(uint8_t *p, vec v)
{
    _mm512_storeu_si512(p, v);
}

/* By halves and quarters: stores under a mask are slow, and what follows cannot read from them
 * before they are done. */
GL_INLINE __m128i block_load(const uint8_t *p)
{
    return _mm_loadu_si128((const __m128i *)(const void *)p);
}

GL_INLINE __m256i pair_load(const uint8_t *p)
{
    return _mm256_loadu_si256((const __m256i *)(const void *)p);
}

GL_INLINE vec vec_load_part(const uint8_t *p, unsigned n)
{
    if (n == 1)
        return _mm512_castsi128_si512(block_load(p));
    const vec pair = _mm512_castsi256_si512(pair_load(p));
    return n == 2 ? pair : _mm512_inserti32x4(pair, block_load(p + 32), 2);
}

GL_INLINE void vec_store_part(uint8_t *p, vec v, unsigned n)
{
    if (n == 1) {
        _mm_storeu_si128((__m128i *)(void *)p, _mm512_castsi512_si128(v));
        return;
    }
    _mm256_storeu_si256((__m256i *)(void *)p, _mm512_castsi512_si256(v));
    if (n == 3)
        _mm_storeu_si128((__m128i *)(void *)(p + 32), _mm512_extracti32x4_epi32(v, 2));
}

GL_INLINE vec vec_key(const uint8_t *p)
{
    return _mm512_broadcast_i32x4(_mm_load_si128((const __m128i *)(const void *)p));
}

GL_INLINE vec vec_counters(uint64_t high, uint64_t low)
{
    const vec blocks = _mm512_broadcast_i32x4(_mm_set_epi64x((long long)high, (long long)low));
    return _mm512_add_epi64(blocks, _mm512_set_epi64(0, 3, 0, 2, 0, 1, 0, 0));
}

GL_INLINE vec vec_next(vec v)
{
    return _mm512_add_epi64(v, _mm512_broadcast_i32x4(_mm_set_epi64x(0, WIDTH)));
}

GL_INLINE vec vec_next_byte(vec v)
{
    return _mm512_add_epi8(v, _mm512_broadcast_i32x4(_mm_set_epi64x((long long)WIDTH << 56, 0)));
}

GL_INLINE vec vec_swap(vec v)
{
    const __m128i bytes = _mm_set_epi64x(0x0001020304050607, 0x08090a0b0c0d0e0f);
    return _mm512_shuffle_epi8(v, _mm512_broadcast_i32x4(bytes));
}

#define vec_xor _mm512_xor_si512
#define vec_encrypt _mm512_aesenc_epi128
#define vec_encrypt_last _mm512_aesenclast_epi128
#define vec_decrypt _mm512_aesdec_epi128
#define vec_decrypt_last _mm512_aesdeclast_epi128

GL_INLINE void vec_turn(vec *v)
{
    const vec ab_low = _mm512_shuffle_i64x2(v[0], v[1], 0x44);
    const vec ab_high = _mm512_shuffle_i64x2(v[0], v[1], 0xee);
    const vec cd_low = _mm512_shuffle_i64x2(v[2], v[3], 0x44);
    const vec cd_high = _mm512_shuffle_i64x2(v[2], v[3], 0xee);
    v[0] = _mm512_shuffle_i64x2(ab_low, cd_low, 0x88);
    v[1] = _mm512_shuffle_i64x2(ab_low, cd_low, 0xdd);
    v[2] = _mm512_shuffle_i64x2(ab_high, cd_high, 0x88);
    v[3] = _mm512_shuffle_i64x2(ab_high, cd_high, 0xdd);
}

enum { KEPT = 5 };

#include "aes/instructions.h"
#include "aes/vaes_lanes.h"

GL_TARGET_END

const gl_kernel aes_vaes512 = {
    .name = "vaes512",
    .needs = GL_CPU_AESNI | GL_CPU_VAES | GL_CPU_AVX2 | GL_CPU_AVX512,
    .id = AES_ID_VAES512,
    .step = AES_FLIGHT * WIDTH,
    .constant_time = true,
    .costs = {GL_COSTS({4, 40}, {8, 42}, {16, 52}, {20, 61}, {24, 66}, {32, 87}, {64, 160}),
              GL_COSTS({4, 40}, {8, 42}, {16, 52}, {20, 61}, {24, 66}, {32, 87}, {64, 160})},
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
