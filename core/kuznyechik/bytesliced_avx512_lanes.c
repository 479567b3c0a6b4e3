/* Kuznyechik byte-sliced on AVX-512 VBMI and GFNI: 64 messages side by side, each with its key. */
#include "kuznyechik/contract.h"

#if defined(__x86_64__)
#include "kuznyechik/bytesliced_avx512.h"

GL_TARGET_BEGIN(GL_AVX512_GFNI)

/* The frames of the functions that hold spilled states. */
enum { FRAMES = 1280 };

/* The messages; byte i of all their round keys, as the rounds want them but the first. */
struct lanes {
    struct sliced s;
    _Alignas(64) uint8_t first[16][64], key[9][16][64];
    const uint8_t *in[SLICED], *round_keys[SLICED];
    uint8_t *out[SLICED], *state[SLICED];
};

#define KEY(i) #i "*64(%[key])"

GL_OWN_FRAME static void run(struct lanes *w)
{
    SLICED_ROUNDS(&w->s, false, w->key, 1024, KEY);
}

GL_INLINE __m128i load(const uint8_t *p)
{
    return _mm_loadu_si128((const __m128i *)(const void *)p);
}

GL_INLINE vec four(__m128i a, __m128i b, __m128i c, __m128i d)
{
    const __m256i low = _mm256_inserti128_si256(_mm256_castsi128_si256(a), b, 1);
    const __m256i high = _mm256_inserti128_si256(_mm256_castsi128_si256(c), d, 1);
    return _mm512_inserti64x4(_mm512_castsi256_si512(low), high, 1);
}

GL_INLINE void gather(vec r[16], const uint8_t *const in[SLICED], size_t offset)
{
#pragma GCC unroll 16
    for (int j = 0; j < 16; j++)
        r[j] = four(load(in[4 * j] + offset), load(in[4 * j + 1] + offset),
                    load(in[4 * j + 2] + offset), load(in[4 * j + 3] + offset));
}

GL_INLINE void store(uint8_t *p, __m128i x)
{
    _mm_storeu_si128((__m128i *)(void *)p, x);
}

GL_INLINE void scatter(const vec r[16], uint8_t *const out[SLICED], size_t offset)
{
#pragma GCC unroll 16
    for (int j = 0; j < 16; j++) {
        store(out[4 * j] + offset, _mm512_castsi512_si128(r[j]));
        store(out[4 * j + 1] + offset, _mm512_extracti32x4_epi32(r[j], 1));
        store(out[4 * j + 2] + offset, _mm512_extracti32x4_epi32(r[j], 2));
        store(out[4 * j + 3] + offset, _mm512_extracti32x4_epi32(r[j], 3));
    }
}

/* x ^= a, byte by byte. */
GL_INLINE void add(struct sliced *s, const uint8_t a[16][64])
{
#pragma GCC unroll 16
    for (int i = 0; i < 16; i++)
        _mm512_store_si512(s->x[i], _mm512_load_si512(s->x[i]) ^ _mm512_load_si512(a[i]));
}

GL_INLINE void add_text(struct sliced *s, const uint8_t *const in[SLICED], size_t offset)
{
    vec r[16];
    gather(r, in, offset);
    transpose(r);
#pragma GCC unroll 16
    for (int i = 0; i < 16; i++)
        _mm512_store_si512(s->x[i], _mm512_load_si512(s->x[i]) ^ r[i]);
}

GL_OWN_FRAME static void set_keys(struct lanes *w)
{
    const uint64_t *scale = kuzn_constants[0].key;
    for (size_t k = 0; k < 10; k++) {
        vec r[16];
        gather(r, w->round_keys, 16 * k);
        transpose(r);
#pragma GCC unroll 16
        for (int i = 0; i < 16; i++)
            if (k == 0)
                _mm512_store_si512(w->first[i], r[i]);
            else
                _mm512_store_si512(
                    w->key[k - 1][i],
                    _mm512_gf2p8affine_epi64_epi8(r[i], _mm512_set1_epi64((long long)scale[i]), 0));
    }
}

GL_OWN_FRAME static void run_blocks(struct lanes *w, const gl_chain kind, size_t blocks)
{
    const bool before = kind == GL_CHAIN_CBC || kind == GL_CHAIN_MAC;
    vec r[16], text[16];
    gather(r, (const uint8_t *const *)w->state, 0);
    transpose(r);
    put(&w->s, r, false);
    for (size_t offset = 0; offset < 16 * blocks; offset += 16) {
        if (before)
            add_text(&w->s, w->in, offset);
        add(&w->s, (const uint8_t (*)[64])w->first);
        run(w);
        if (kind == GL_CHAIN_CFB)
            add_text(&w->s, w->in, offset);
        if (kind == GL_CHAIN_MAC)
            continue;
        get(&w->s, r, false);
        transpose(r);
        if (kind == GL_CHAIN_OFB) {
            gather(text, w->in, offset);
#pragma GCC unroll 16
            for (int j = 0; j < 16; j++)
                r[j] ^= text[j];
        }
        scatter(r, w->out, offset);
    }
    get(&w->s, r, false);
    transpose(r);
    scatter(r, w->state, 0);
}

/* Lanes that do not exist repeat the first one: the same goes to the same place. */
void kuzn_sliced_chains(const gl_lane *lane, size_t count, gl_chain kind, size_t blocks)
{
    struct lanes w;
#ifdef __clang__ /* would gather the pointers by indices of its own */
#pragma clang loop vectorize(disable)
#endif
    for (size_t n = 0; n < SLICED; n++) {
        const gl_lane *from = &lane[n < count ? n : 0];
        w.in[n] = from->in;
        w.out[n] = from->out;
        w.state[n] = from->state;
        w.round_keys[n] = kuzn_key_of(from->key)->encrypt[0];
    }
    set_keys(&w);
    run_blocks(&w, kind, blocks);
    gl_wipe(&w, offsetof(struct lanes, in));
    gl_burn_stack(FRAMES);
}

GL_TARGET_END
#endif
