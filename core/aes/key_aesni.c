/* The key schedule of AES by AES-NI. A word of the schedule is the sum of those before it, so four
 * at a time come from two shifts and xors. */
#include "aes/contract.h"

#if defined(__x86_64__) || defined(__i386__)
#include <immintrin.h>

#include "target.h"
GL_TARGET_BEGIN("aes,ssse3,sse4.1")

GL_INLINE __m128i load(const uint8_t *p)
{
    return _mm_loadu_si128((const __m128i *)(const void *)p);
}

GL_INLINE void store(uint8_t *p, __m128i v)
{
    _mm_storeu_si128((__m128i *)(void *)p, v);
}

/* Words w0, w0 + w1, w0 + w1 + w2, .. */
GL_INLINE __m128i sums(__m128i w)
{
    w = _mm_xor_si128(w, _mm_slli_si128(w, 4));
    return _mm_xor_si128(w, _mm_slli_si128(w, 8));
}

/* What AESKEYGENASSIST leaves in one of its words, everywhere. */
#define ASSISTED(w, constant, word)                                                                \
    _mm_shuffle_epi32(_mm_aeskeygenassist_si128(w, constant), 0x55 * (word))

#define NEXT(k, from, constant, word) ((k) = _mm_xor_si128(sums(k), ASSISTED(from, constant, word)))

GL_INLINE void expand_128(uint8_t (*w)[16], const uint8_t *bytes)
{
    __m128i k = load(bytes);
    store(w[0], k);
#define STEP(i, constant) store(w[i], NEXT(k, k, constant, 3))
    STEP(1, 0x01);
    STEP(2, 0x02);
    STEP(3, 0x04);
    STEP(4, 0x08);
    STEP(5, 0x10);
    STEP(6, 0x20);
    STEP(7, 0x40);
    STEP(8, 0x80);
    STEP(9, 0x1b);
    STEP(10, 0x36);
#undef STEP
}

/* Six words a step: four in `a`, two in `b`. */
GL_INLINE void expand_192(uint8_t (*w)[16], const uint8_t *bytes)
{
    uint8_t *p = w[0];
    __m128i a = load(bytes), b = _mm_loadl_epi64((const __m128i *)(const void *)(bytes + 16));
    store(p, a);
    _mm_storel_epi64((__m128i *)(void *)(p + 16), b);
#define STEP(i, constant)                                                                          \
    do {                                                                                           \
        NEXT(a, b, constant, 1);                                                                   \
        b = _mm_xor_si128(b, _mm_slli_si128(b, 4));                                                \
        b = _mm_xor_si128(b, _mm_shuffle_epi32(a, 0xff));                                          \
        store(p + 24 * (i), a);                                                                    \
        if ((i) < 8)                                                                               \
            _mm_storel_epi64((__m128i *)(void *)(p + 24 * (i) + 16), b);                           \
    } while (0)
    STEP(1, 0x01);
    STEP(2, 0x02);
    STEP(3, 0x04);
    STEP(4, 0x08);
    STEP(5, 0x10);
    STEP(6, 0x20);
    STEP(7, 0x40);
    STEP(8, 0x80);
#undef STEP
}

GL_INLINE void expand_256(uint8_t (*w)[16], const uint8_t *bytes)
{
    __m128i a = load(bytes), b = load(bytes + 16);
    store(w[0], a);
    store(w[1], b);
#define STEP(i, constant)                                                                          \
    do {                                                                                           \
        store(w[2 * (i)], NEXT(a, b, constant, 3));                                                \
        if ((i) < 7)                                                                               \
            store(w[2 * (i) + 1], NEXT(b, a, 0, 2));                                               \
    } while (0)
    STEP(1, 0x01);
    STEP(2, 0x02);
    STEP(3, 0x04);
    STEP(4, 0x08);
    STEP(5, 0x10);
    STEP(6, 0x20);
    STEP(7, 0x40);
#undef STEP
}

void aes_expand_aesni(struct aes_key *key, const uint8_t *bytes, size_t length)
{
    const unsigned rounds = key->rounds;
    if (length == 16)
        expand_128(key->encrypt, bytes);
    else if (length == 24)
        expand_192(key->encrypt, bytes);
    else
        expand_256(key->encrypt, bytes);
    store(key->decrypt[0], load(key->encrypt[rounds]));
    for (unsigned i = 1; i < rounds; i++)
        store(key->decrypt[i], _mm_aesimc_si128(load(key->encrypt[rounds - i])));
    store(key->decrypt[rounds], load(key->encrypt[0]));
}

GL_TARGET_END
#endif
