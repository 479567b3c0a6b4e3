/* Kuznyechik on AVX-512 VBMI and GFNI: blocks under one key, and one block after another. */
#include "kuznyechik/contract.h"

#if defined(__x86_64__) || defined(__i386__)
#include "kuznyechik/gfni_avx512.h"

GL_TARGET_BEGIN(GL_AVX512_GFNI)

/* The frames of the functions that hold spilled states. */
enum { FRAMES = 640 };

/* The next counters, a lane each: halves of 64 bits in the order of the machine. */
struct counters {
    vec next;
};

GL_INLINE vec swapped(vec x)
{
    return _mm512_shuffle_epi8(
        x, _mm512_broadcast_i32x4(_mm_set_epi64x(0x0001020304050607, 0x08090a0b0c0d0e0f)));
}

GL_INLINE vec add(vec counter, vec n)
{
    const vec sum = _mm512_add_epi64(counter, n);
    const __mmask8 carry = _mm512_cmplt_epu64_mask(sum, n); /* n has low halves only */
    return _mm512_mask_sub_epi64(sum, (__mmask8)(carry << 1), sum, _mm512_set1_epi64(-1));
}

GL_INLINE struct counters counters_of(const uint8_t *start)
{
    const vec first = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(const void *)start));
    return (struct counters){add(swapped(first), _mm512_set_epi64(0, 3, 0, 2, 0, 1, 0, 0))};
}

GL_INLINE vec count_blocks(struct counters *c)
{
    const vec blocks = swapped(c->next);
    c->next = add(c->next, _mm512_set4_epi64(0, 4, 0, 4));
    return blocks;
}

/* The words of register j that hold some of `blocks` blocks. */
GL_INLINE __mmask8 lanes_of(size_t blocks, int j)
{
    const size_t before = (size_t)j * LANES, n = blocks > before ? blocks - before : 0;
    return (__mmask8)(n >= LANES ? 0xff : (1u << 2 * n) - 1);
}

enum source { FROM_INPUT, FROM_CTR };

/* Up to `registers` x 4 blocks: exactly that many if `full`; `lanes` is for one register. */
GL_INLINE void batch(const struct unit *unit, const struct keys *keys, bool decrypt,
                     enum source source, struct counters *c, const uint8_t *in, const uint8_t *mask,
                     uint8_t *out, size_t blocks, const int registers, const int lanes,
                     const bool full)
{
    vec x[FULL];
    __mmask8 words = 0xff;
#pragma GCC unroll 4
    for (int j = 0; j < registers; j++) {
        if (!full)
            words = lanes_of(blocks, j);
        x[j] = to_gfni(unit, source == FROM_CTR ? count_blocks(c)
                                                : _mm512_maskz_loadu_epi64(words, in + 64 * j));
    }
    if (lanes == 1) {
        __m128i one = _mm512_castsi512_si128(x[0]);
        rounds1(unit, keys, decrypt, &one, 1);
        x[0] = _mm512_castsi128_si512(one);
    } else if (lanes == 2) {
        __m256i two = _mm512_castsi512_si256(x[0]);
        rounds2(unit, keys, decrypt, &two, 1);
        x[0] = _mm512_castsi256_si512(two);
    } else {
        rounds4(unit, keys, decrypt, x, registers);
    }
#pragma GCC unroll 4
    for (int j = 0; j < registers; j++) {
        if (!full)
            words = lanes_of(blocks, j);
        x[j] = from_gfni(unit, x[j]);
        if (mask)
            x[j] ^= _mm512_maskz_loadu_epi64(words, mask + 64 * j);
        _mm512_mask_storeu_epi64(out + 64 * j, words, x[j]);
    }
}

GL_INLINE void crypt(const struct kuzn_key *key, bool decrypt, enum source source,
                     const uint8_t *start, const uint8_t *in, const uint8_t *mask, uint8_t *out,
                     size_t blocks)
{
    const struct unit unit = unit_of(decrypt);
    const struct keys keys = keys_of(key, decrypt);
    struct counters c = {0};
    if (source == FROM_CTR)
        c = counters_of(start);
    for (; blocks >= FULL * LANES; blocks -= FULL * LANES) {
        batch(&unit, &keys, decrypt, source, &c, in, mask, out, blocks, FULL, LANES, true);
        in += FULL * LANES * 16;
        out += FULL * LANES * 16;
        if (mask)
            mask += FULL * LANES * 16;
    }
    if (blocks > 3 * LANES)
        batch(&unit, &keys, decrypt, source, &c, in, mask, out, blocks, 4, LANES, false);
    else if (blocks > 2 * LANES)
        batch(&unit, &keys, decrypt, source, &c, in, mask, out, blocks, 3, LANES, false);
    else if (blocks > LANES)
        batch(&unit, &keys, decrypt, source, &c, in, mask, out, blocks, 2, LANES, false);
    else if (blocks > 2)
        batch(&unit, &keys, decrypt, source, &c, in, mask, out, blocks, 1, LANES, false);
    else if (blocks == 2)
        batch(&unit, &keys, decrypt, source, &c, in, mask, out, blocks, 1, 2, false);
    else if (blocks == 1)
        batch(&unit, &keys, decrypt, source, &c, in, mask, out, blocks, 1, 1, false);
}

GL_OWN_FRAME static void encrypt_blocks(const gl_key *key, const uint8_t *in, const uint8_t *mask,
                                        uint8_t *out, size_t blocks)
{
    crypt(kuzn_key_of(key), false, FROM_INPUT, NULL, in, mask, out, blocks);
}

GL_OWN_FRAME static void decrypt_blocks(const gl_key *key, const uint8_t *in, const uint8_t *mask,
                                        uint8_t *out, size_t blocks)
{
    crypt(kuzn_key_of(key), true, FROM_INPUT, NULL, in, mask, out, blocks);
}

GL_OWN_FRAME static void crypt_ctr(const gl_key *key, const uint8_t *counter, const uint8_t *in,
                                   uint8_t *out, size_t blocks)
{
    crypt(kuzn_key_of(key), false, FROM_CTR, counter, in, in, out, blocks);
}

static void encrypt(const gl_key *key, const uint8_t *in, const uint8_t *mask, uint8_t *out,
                    size_t blocks)
{
    encrypt_blocks(key, in, mask, out, blocks);
    gl_burn_stack(FRAMES);
}

static void decrypt(const gl_key *key, const uint8_t *in, const uint8_t *mask, uint8_t *out,
                    size_t blocks)
{
    decrypt_blocks(key, in, mask, out, blocks);
    gl_burn_stack(FRAMES);
}

static void ctr(const gl_key *key, const uint8_t *counter, const uint8_t *in, uint8_t *out,
                size_t blocks)
{
    crypt_ctr(key, counter, in, out, blocks);
    gl_burn_stack(FRAMES);
}

GL_INLINE __m128i load(const struct unit *unit, const uint8_t *p)
{
    return _mm_gf2p8affine_epi64_epi8(_mm_loadu_si128((const __m128i *)(const void *)p),
                                      _mm512_castsi512_si128(unit->to), 0);
}

GL_INLINE void store(const struct unit *unit, uint8_t *p, __m128i x)
{
    _mm_storeu_si128((__m128i *)(void *)p,
                     _mm_gf2p8affine_epi64_epi8(x, _mm512_castsi512_si128(unit->from), 0));
}

/* What follows a block, the text and K1, is one value ready before the block is, and goes into its
 * last round. */
GL_INLINE void chain_blocks(const struct kuzn_key *key, const gl_chain kind, uint8_t *state,
                            const uint8_t *in, uint8_t *out, size_t blocks)
{
    const struct unit unit = unit_of(false);
    const struct keys keys = keys_of(key, false);
    const bool before = kind == GL_CHAIN_CBC || kind == GL_CHAIN_MAC;
    const __m128i first = round_key1(&keys, 0, 0), last = round_key1(&keys, 9, 0);
    __m128i x = load(&unit, state) ^ first, follows = first;
    if (before)
        x ^= load(&unit, in);
    for (; blocks; blocks--) {
        const __m128i text = load(&unit, in);
        in += 16;
        if (kind == GL_CHAIN_CFB)
            follows = first ^ text;
        else if (before && blocks > 1)
            follows = first ^ load(&unit, in);
        else
            follows = first;
        for (int i = 1; i < 9; i++)
            x = layer1(&unit, x, round_key1(&keys, i, 0));
        x = layer1(&unit, x, last ^ follows);
        if (kind == GL_CHAIN_CBC)
            store(&unit, out, x ^ follows);
        else if (kind == GL_CHAIN_CFB)
            store(&unit, out, x ^ first);
        else if (kind == GL_CHAIN_OFB)
            store(&unit, out, x ^ first ^ text);
        if (kind != GL_CHAIN_MAC)
            out += 16;
    }
    store(&unit, state, x ^ (before ? follows : first));
}

GL_OWN_FRAME static void chain_run(const gl_key *key, gl_chain kind, uint8_t *state,
                                   const uint8_t *in, uint8_t *out, size_t blocks)
{
    const struct kuzn_key *k = kuzn_key_of(key);
    switch (kind) {
    case GL_CHAIN_CBC:
        chain_blocks(k, GL_CHAIN_CBC, state, in, out, blocks);
        break;
    case GL_CHAIN_CFB:
        chain_blocks(k, GL_CHAIN_CFB, state, in, out, blocks);
        break;
    case GL_CHAIN_OFB:
        chain_blocks(k, GL_CHAIN_OFB, state, in, out, blocks);
        break;
    case GL_CHAIN_MAC:
        chain_blocks(k, GL_CHAIN_MAC, state, in, out, blocks);
        break;
    }
}

void kuzn_gfni_chain(const gl_key *key, gl_chain kind, uint8_t *state, const uint8_t *in,
                     uint8_t *out, size_t blocks)
{
    chain_run(key, kind, state, in, out, blocks);
    gl_burn_stack(FRAMES);
}

const gl_kernel kuzn_avx512_gfni = {
    .name = "avx512-gfni",
    .needs = KUZN_GFNI_NEEDS,
    .id = KUZN_ID_AVX512_GFNI,
    .step = FULL * LANES,
    .constant_time = true,
    .costs = {GL_COSTS({1, 290}, {2, 290}, {4, 360}, {8, 520}, {12, 690}, {16, 870}, {32, 1700}),
              GL_COSTS({1, 265}, {2, 270}, {4, 350}, {8, 530}, {12, 690}, {16, 890}, {32, 1730})},
    .encrypt = encrypt,
    .decrypt = decrypt,
    .ctr = ctr,
    .chain = kuzn_gfni_chain,
    .lanes = KUZN_GFNI_LANES,
    .chains = kuzn_gfni_chains,
    .each = kuzn_gfni_each,
    .key_run = 1,
};

GL_TARGET_END
#endif
