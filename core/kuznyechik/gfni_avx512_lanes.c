/* Kuznyechik on AVX-512 VBMI and GFNI with a key for each lane. */
#include "kuznyechik/contract.h"

#if defined(__x86_64__) || defined(__i386__)
#include "kuznyechik/gfni_avx512.h"

GL_TARGET_BEGIN(GL_AVX512_GFNI)

/* The frames of the functions that hold spilled states. */
enum { FRAMES = 1920 };

/* The round keys of the lanes of FULL registers. */
struct own_keys {
    vec k[FULL][10];
};

/* How many of them so many lanes take. */
GL_INLINE size_t registers_for(size_t lanes)
{
    const size_t registers = (lanes + LANES - 1) / LANES;
    return registers < FULL ? registers : FULL;
}

GL_INLINE __m128i load(const uint8_t *p)
{
    return _mm_loadu_si128((const __m128i *)(const void *)p);
}

GL_INLINE void store(uint8_t *p, __m128i x)
{
    _mm_storeu_si128((__m128i *)(void *)p, x);
}

GL_INLINE vec lanes_to_vec(__m128i a, __m128i b, __m128i c, __m128i d)
{
    const __m256i low = _mm256_inserti128_si256(_mm256_castsi128_si256(a), b, 1);
    const __m256i high = _mm256_inserti128_si256(_mm256_castsi128_si256(c), d, 1);
    return _mm512_inserti64x4(_mm512_castsi256_si512(low), high, 1);
}

/* The keys of the lanes of register j. */
GL_INLINE void set_keys(struct own_keys *own, int j, const gl_key *const key[LANES], bool decrypt)
{
    const struct keys a = keys_of(kuzn_key_of(key[0]), decrypt),
                      b = keys_of(kuzn_key_of(key[1]), decrypt),
                      c = keys_of(kuzn_key_of(key[2]), decrypt),
                      d = keys_of(kuzn_key_of(key[3]), decrypt);
    for (int i = 0; i < 10; i++)
        own->k[j][i] = lanes_to_vec(load(a.one[i]), load(b.one[i]), load(c.one[i]), load(d.one[i]));
}

/* ---- Blocks under keys of their own ---------------------------------------------------------- */

GL_INLINE void each_batch(const struct unit *unit, struct own_keys *own, const gl_key *const *key,
                          bool decrypt, const uint8_t *in, const uint8_t *mask, uint8_t *out,
                          size_t blocks, const int registers)
{
    const struct keys keys = {NULL, (const vec(*)[10])own->k, false};
    vec x[FULL];
    __mmask8 words[FULL];
#pragma GCC unroll 4
    for (int j = 0; j < registers; j++) {
        const size_t before = (size_t)j * LANES, n = blocks - before;
        const gl_key *lane[LANES];
        for (size_t l = 0; l < LANES; l++)
            lane[l] = key[before + (l < n ? l : 0)];
        set_keys(own, j, lane, decrypt);
        words[j] = (__mmask8)(n >= LANES ? 0xff : (1u << 2 * n) - 1);
        x[j] = to_gfni(unit, _mm512_maskz_loadu_epi64(words[j], in + 64 * j));
    }
    rounds4(unit, &keys, decrypt, x, registers);
#pragma GCC unroll 4
    for (int j = 0; j < registers; j++) {
        x[j] = from_gfni(unit, x[j]);
        if (mask)
            x[j] ^= _mm512_maskz_loadu_epi64(words[j], mask + 64 * j);
        _mm512_mask_storeu_epi64(out + 64 * j, words[j], x[j]);
    }
}

GL_INLINE void each_block(struct own_keys *own, const gl_key *const *key, bool decrypt,
                          const uint8_t *in, const uint8_t *mask, uint8_t *out, size_t blocks)
{
    const struct unit unit = unit_of(decrypt);
    while (blocks) {
        const size_t n = blocks < FULL * LANES ? blocks : FULL * LANES;
        if (n > 3 * LANES)
            each_batch(&unit, own, key, decrypt, in, mask, out, n, 4);
        else if (n > 2 * LANES)
            each_batch(&unit, own, key, decrypt, in, mask, out, n, 3);
        else if (n > LANES)
            each_batch(&unit, own, key, decrypt, in, mask, out, n, 2);
        else
            each_batch(&unit, own, key, decrypt, in, mask, out, n, 1);
        key += n;
        in += 16 * n;
        out += 16 * n;
        mask = mask ? mask + 16 * n : NULL;
        blocks -= n;
    }
}

GL_OWN_FRAME static void encrypt_each(struct own_keys *own, const gl_key *const *key,
                                      const uint8_t *in, const uint8_t *mask, uint8_t *out,
                                      size_t blocks)
{
    each_block(own, key, false, in, mask, out, blocks);
}

GL_OWN_FRAME static void decrypt_each(struct own_keys *own, const gl_key *const *key,
                                      const uint8_t *in, const uint8_t *mask, uint8_t *out,
                                      size_t blocks)
{
    each_block(own, key, true, in, mask, out, blocks);
}

void kuzn_gfni_each(const gl_key *const *key, bool decrypt, const uint8_t *in, const uint8_t *mask,
                    uint8_t *out, size_t blocks)
{
    struct own_keys own;
    (decrypt ? decrypt_each : encrypt_each)(&own, key, in, mask, out, blocks);
    gl_wipe(own.k, registers_for(blocks) * sizeof own.k[0]);
    gl_burn_stack(FRAMES);
}

/* ---- Messages side by side ------------------------------------------------------------------- */

struct group {
    const uint8_t *in[FULL * LANES];
    uint8_t *out[FULL * LANES], *state[FULL * LANES];
    struct own_keys own;
};

/* The blocks at `offset` of the lanes of register j. */
GL_INLINE vec load_text(const struct unit *unit, const uint8_t *const in[], int j, size_t offset)
{
    const uint8_t *const *p = in + LANES * j;
    return to_gfni(unit, lanes_to_vec(load(p[0] + offset), load(p[1] + offset), load(p[2] + offset),
                                      load(p[3] + offset)));
}

GL_INLINE void store_text(const struct unit *unit, uint8_t *const out[], int j, size_t offset,
                          vec x)
{
    uint8_t *const *p = out + LANES * j;
    x = from_gfni(unit, x);
    store(p[0] + offset, _mm512_castsi512_si128(x));
    store(p[1] + offset, _mm512_extracti32x4_epi32(x, 1));
    store(p[2] + offset, _mm512_extracti32x4_epi32(x, 2));
    store(p[3] + offset, _mm512_extracti32x4_epi32(x, 3));
}

/* As chain_blocks of gfni_avx512.c. */
GL_INLINE void run_group(struct group *g, gl_chain kind, size_t blocks, const int registers)
{
    const struct unit unit = unit_of(false);
    const struct keys keys = {NULL, (const vec(*)[10])g->own.k, false};
    const bool before = kind == GL_CHAIN_CBC || kind == GL_CHAIN_MAC;
    vec x[FULL], follows[FULL];
#pragma GCC unroll 4
    for (int j = 0; j < registers; j++) {
        follows[j] = round_key4(&keys, 0, j);
        x[j] = load_text(&unit, (const uint8_t *const *)g->state, j, 0) ^ follows[j];
        if (before)
            x[j] ^= load_text(&unit, g->in, j, 0);
    }
    for (size_t b = 0; b < blocks; b++) {
        for (int i = 1; i < 9; i++) {
#pragma GCC unroll 4
            for (int j = 0; j < registers; j++)
                x[j] = layer4(&unit, x[j], round_key4(&keys, i, j));
        }
#pragma GCC unroll 4
        for (int j = 0; j < registers; j++) {
            const vec first = round_key4(&keys, 0, j);
            follows[j] = first;
            if (kind == GL_CHAIN_CFB)
                follows[j] ^= load_text(&unit, g->in, j, 16 * b);
            else if (before && b + 1 < blocks)
                follows[j] ^= load_text(&unit, g->in, j, 16 * (b + 1));
            x[j] = layer4(&unit, x[j], round_key4(&keys, 9, j) ^ follows[j]);
            if (kind == GL_CHAIN_MAC)
                continue;
            vec y = x[j] ^ (kind == GL_CHAIN_CBC ? follows[j] : first);
            if (kind == GL_CHAIN_OFB)
                y ^= load_text(&unit, g->in, j, 16 * b);
            store_text(&unit, g->out, j, 16 * b, y);
        }
    }
#pragma GCC unroll 4
    for (int j = 0; j < registers; j++)
        store_text(&unit, g->state, j, 0, x[j] ^ (before ? follows[j] : round_key4(&keys, 0, j)));
}

/* A register's lanes that do not exist repeat its first one: the same goes to the same place. */
GL_OWN_FRAME static void run_chains(struct group *g, const gl_lane *lane, size_t count,
                                    gl_chain kind, size_t blocks)
{
    for (size_t j = 0; j * LANES < count; j++) {
        const gl_key *key[LANES];
        for (size_t l = 0; l < LANES; l++) {
            const size_t at = j * LANES + l;
            const gl_lane *from = &lane[at < count ? at : j * LANES];
            g->in[at] = from->in;
            g->out[at] = from->out;
            g->state[at] = from->state;
            key[l] = from->key;
        }
        set_keys(&g->own, (int)j, key, false);
    }
    if (count > 3 * LANES)
        run_group(g, kind, blocks, 4);
    else if (count > 2 * LANES)
        run_group(g, kind, blocks, 3);
    else if (count > LANES)
        run_group(g, kind, blocks, 2);
    else
        run_group(g, kind, blocks, 1);
}

void kuzn_gfni_chains(const gl_lane *lane, size_t count, gl_chain kind, size_t blocks)
{
    struct group g;
    const size_t used = registers_for(count);
#if defined(__x86_64__)
    if (count > 2 * FULL * LANES && blocks > 1) {
        kuzn_sliced_chains(lane, count, kind, blocks);
        return;
    }
#endif
    for (size_t n; count; count -= n, lane += n) {
        n = count < FULL * LANES ? count : FULL * LANES;
        run_chains(&g, lane, n, kind, blocks);
    }
    gl_wipe(g.own.k, used * sizeof g.own.k[0]);
    gl_burn_stack(FRAMES);
}

GL_TARGET_END
#endif
