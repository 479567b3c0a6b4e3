/* AES by AES-NI, a block a register. */
#include "aes/contract.h"

#if defined(__x86_64__) || defined(__i386__)
#include <immintrin.h>

#include "target.h"
GL_TARGET_BEGIN("aes,ssse3,sse4.1")

enum { WIDTH = 1 };
typedef __m128i vec;

GL_INLINE vec vec_load(const uint8_t *p)
{
    return _mm_loadu_si128((const __m128i *)(const void *)p);
}

GL_INLINE void vec_store(uint8_t *p, vec v)
{
    _mm_storeu_si128((__m128i *)(void *)p, v);
}

/* A vector is one block: there are no parts. */
#define vec_load_part(p, n) ((void)(n), vec_load(p))
#define vec_store_part(p, v, n) ((void)(n), vec_store(p, v))

GL_INLINE vec vec_key(const uint8_t *p)
{
    return _mm_load_si128((const __m128i *)(const void *)p);
}

GL_INLINE vec vec_counters(uint64_t high, uint64_t low)
{
    return _mm_set_epi64x((long long)high, (long long)low);
}

GL_INLINE vec vec_next(vec v)
{
    return _mm_add_epi64(v, _mm_set_epi64x(0, WIDTH));
}

GL_INLINE vec vec_next_byte(vec v)
{
    return _mm_add_epi8(v, _mm_set_epi64x((long long)WIDTH << 56, 0));
}

GL_INLINE vec vec_swap(vec v)
{
    return _mm_shuffle_epi8(v, _mm_set_epi64x(0x0001020304050607, 0x08090a0b0c0d0e0f));
}

#define vec_xor _mm_xor_si128
#define vec_encrypt _mm_aesenc_si128
#define vec_encrypt_last _mm_aesenclast_si128
#define vec_decrypt _mm_aesdec_si128
#define vec_decrypt_last _mm_aesdeclast_si128

#include "aes/instructions.h"

GL_TARGET_END

const gl_kernel aes_aesni = {
    .name = "aesni",
    .needs = GL_CPU_AESNI,
    .id = AES_ID_AESNI,
    .step = AES_FLIGHT * WIDTH,
    .constant_time = true,
    .costs = {GL_COSTS({1, 33}, {2, 39}, {4, 45}, {8, 50}, {16, 90}),
              GL_COSTS({1, 33}, {2, 39}, {4, 45}, {8, 50}, {16, 90})},
    .encrypt = encrypt,
    .decrypt = decrypt,
    .ctr = ctr,
    .chain = aes_aesni_chain,
    .lanes = AES_FLIGHT,
    .chains = aes_aesni_chains,
    .key_run = 1,
    .each = aes_aesni_each,
    .row = 1,
    .rows = rows,
};
#endif
