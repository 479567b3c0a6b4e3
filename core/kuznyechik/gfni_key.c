/* The key schedule of Kuznyechik, RFC 7801 section 4.3, on AVX-512 VBMI and GFNI. */
#include "kuznyechik/contract.h"

#if defined(__x86_64__) || defined(__i386__)
#include "kuznyechik/gfni_avx512.h"

GL_TARGET_BEGIN(GL_AVX512_GFNI)

/* The frames of the functions that hold spilled keys. */
enum { FRAMES = 256 };

GL_INLINE __m128i load(const uint8_t *p)
{
    return _mm_loadu_si128((const __m128i *)(const void *)p);
}

GL_INLINE void store(uint8_t *p, __m128i x)
{
    _mm_store_si128((__m128i *)(void *)p, x);
}

/* C_i: L of a block that is zero but for i in its last byte, `last` being that of 1. */
GL_INLINE __m128i constant(const struct unit *unit, __m128i last, int i)
{
    const __m128i number = _mm512_castsi512_si128(to_gfni(unit, _mm512_set1_epi8((char)i)));
    return _mm_gf2p8mul_epi8(last, number);
}

/* K1 .. K10 in the field of AES. Each round, (a, b) becomes (LSX[C_i](a) ^ b, a). */
GL_OWN_FRAME static void schedule(struct kuzn_key *key, const uint8_t bytes[32])
{
    const struct unit unit = unit_of(false);
    const __m128i zero = _mm_setzero_si128(), to = _mm512_castsi512_si128(unit.to);
    const __m128i last = linear1(&unit, _mm_set_epi64x(1ll << 56, 0), zero);
    __m128i a = _mm_gf2p8affine_epi64_epi8(load(bytes), to, 0);
    __m128i b = _mm_gf2p8affine_epi64_epi8(load(bytes + 16), to, 0);
    store(key->gfni_encrypt[0], a);
    store(key->gfni_encrypt[1], b);
    a ^= constant(&unit, last, 1);
    for (int i = 1; i <= 32; i += 2) { /* a with the constant of the next round */
        const __m128i c = constant(&unit, last, i), d = constant(&unit, last, i + 1),
                      e = constant(&unit, last, i + 2);
        b = layer1(&unit, a, b ^ d);
        a = layer1(&unit, b, a ^ c ^ e);
        b ^= d;
        if (i % 8 == 7) {
            store(key->gfni_encrypt[i / 4 + 1], a ^ e);
            store(key->gfni_encrypt[i / 4 + 2], b);
        }
    }
}

/* The keys of decryption, and both as they are. */
GL_OWN_FRAME static void finish(struct kuzn_key *key)
{
    const struct unit unit = unit_of(true);
    for (int i = 0; i < 10; i++) {
        __m128i x = load(key->gfni_encrypt[i]);
        store(key->encrypt[i], _mm_gf2p8affine_epi64_epi8(x, _mm512_castsi512_si128(unit.from), 0));
        if (i != 0 && i != 9)
            x = linear1(&unit, x, _mm_setzero_si128());
        store(key->gfni_decrypt[9 - i], x);
        store(key->decrypt[9 - i],
              _mm_gf2p8affine_epi64_epi8(x, _mm512_castsi512_si128(unit.from), 0));
    }
}

void kuzn_expand_gfni(struct kuzn_key *key, const uint8_t bytes[32])
{
    schedule(key, bytes);
    finish(key);
    gl_burn_stack(FRAMES);
}

GL_TARGET_END
#endif
