/* GOST 28147-89 and Magma on AVX-512 VBMI: blocks under one key, and one block after another. */
#include "gost28147/contract.h"

#if defined(__x86_64__) || defined(__i386__)
#include "gost28147/shuffle_avx512_blocks.h"

GL_TARGET_BEGIN(GL_AVX512_VBMI)

GL_INLINE void crypt(const struct unit *unit, enum source source, const uint8_t *start,
                     const uint8_t *in, const uint8_t *mask, uint8_t *out, size_t blocks)
{
    struct counters c = counters_of(source, start);
    for (; blocks >= FULL * LANES; blocks -= FULL * LANES) {
        batch(unit, source, &c, in, mask, out, blocks, FULL, true);
        in += FULL * LANES * 8;
        out += FULL * LANES * 8;
        if (mask)
            mask += FULL * LANES * 8;
    }
    if (blocks > 6 * LANES)
        batch(unit, source, &c, in, mask, out, blocks, 8, false);
    else if (blocks > 4 * LANES)
        batch(unit, source, &c, in, mask, out, blocks, 6, false);
    else if (blocks > 2 * LANES)
        batch(unit, source, &c, in, mask, out, blocks, 4, false);
    else if (blocks > LANES)
        batch(unit, source, &c, in, mask, out, blocks, 2, false);
    else if (blocks)
        batch(unit, source, &c, in, mask, out, blocks, 1, false);
}

/* The frames of the functions below, which hold spilled states: at most 520 bytes. */
GL_OWN_FRAME static void burn_frames(void)
{
    vec frames[10];
    for (unsigned i = 0; i < 10; i++)
        *(volatile vec *)&frames[i] = _mm512_setzero_si512();
}

GL_OWN_FRAME static void crypt_blocks(const gl_key *key, bool decrypt, const uint8_t *in,
                                      const uint8_t *mask, uint8_t *out, size_t blocks)
{
    const struct unit unit = unit_of(gost_key_of(key), decrypt);
    crypt(&unit, FROM_INPUT, NULL, in, mask, out, blocks);
}

GL_OWN_FRAME static void crypt_ctr(const gl_key *key, const uint8_t *counter, const uint8_t *in,
                                   uint8_t *out, size_t blocks)
{
    const struct unit unit = unit_of(gost_key_of(key), false);
    crypt(&unit, FROM_CTR, counter, in, in, out, blocks);
}

GL_OWN_FRAME static void crypt_cnt(const gl_key *key, const uint8_t *pair, const uint8_t *in,
                                   uint8_t *out, size_t blocks)
{
    const struct unit unit = unit_of(gost_key_of(key), false);
    crypt(&unit, FROM_CNT, pair, in, in, out, blocks);
}

/* Whether the functions for few blocks are the better ones. */
static bool is_few(size_t blocks)
{
    return blocks <= GOST_AVX512_FEW && gl_cpu_tuning() == GL_TUNE_HALVES;
}

static void encrypt(const gl_key *key, const uint8_t *in, const uint8_t *mask, uint8_t *out,
                    size_t blocks)
{
    if (is_few(blocks)) {
        gost_avx512_few(key, false, in, mask, out, blocks);
        return;
    }
    crypt_blocks(key, false, in, mask, out, blocks);
    burn_frames();
}

static void decrypt(const gl_key *key, const uint8_t *in, const uint8_t *mask, uint8_t *out,
                    size_t blocks)
{
    if (is_few(blocks)) {
        gost_avx512_few(key, true, in, mask, out, blocks);
        return;
    }
    crypt_blocks(key, true, in, mask, out, blocks);
    burn_frames();
}

static void ctr(const gl_key *key, const uint8_t *counter, const uint8_t *in, uint8_t *out,
                size_t blocks)
{
    if (is_few(blocks)) {
        gost_avx512_few_ctr(key, counter, in, out, blocks);
        return;
    }
    crypt_ctr(key, counter, in, out, blocks);
    burn_frames();
}

static void cnt(const gl_key *key, const uint8_t *pair, const uint8_t *in, uint8_t *out,
                size_t blocks)
{
    if (is_few(blocks)) {
        gost_avx512_few_cnt(key, pair, in, out, blocks);
        return;
    }
    crypt_cnt(key, pair, in, out, blocks);
    burn_frames();
}

/* Four lanes decrypt and the fifth encrypts: each order of the key where it belongs. */
static void mesh(const gl_key *key, const uint8_t *in, uint8_t *out)
{
    const struct unit unit = unit_of(gost_key_of(key), false);
    const __mmask16 encrypts = 1 << 4;
    vec n1, n2;
    load_pair(&unit, in, 0x1f, 0, &n1, &n2);
    for (int pass = 0; pass < 4; pass++) {
        const unsigned d = pass < 1 ? 0 : 7, e = pass < 3 ? 0 : 7;
        for (unsigned i = 0; i < 8; i += 2) {
            const vec ka = _mm512_mask_set1_epi32(_mm512_set1_epi32((int)unit.key[i ^ d]), encrypts,
                                                  (int)unit.key[i ^ e]);
            const vec kb = _mm512_mask_set1_epi32(_mm512_set1_epi32((int)unit.key[(i + 1) ^ d]),
                                                  encrypts, (int)unit.key[(i + 1) ^ e]);
            n2 = half_round(n2, n1, ka, unit.even, unit.odd, unit.nibble, unit.position);
            n1 = half_round(n1, n2, kb, unit.even, unit.odd, unit.nibble, unit.position);
        }
    }
    store_pair(&unit, n1, n2, NULL, out, 0x1f, 0);
}

/* One block: the same round on the lowest lane of 128-bit registers, the tables still 512 bits. */
typedef struct {
    __m128i n1, n2; /* rotated right by 11; the upper lanes hold nothing of use */
} chain_pair;

typedef struct {
    vec even, odd;
    __m128i nibble, position, order;
    const uint32_t *key;
} chain_unit;

GL_INLINE chain_unit chain_setup(const struct gost_key *key)
{
    const __m128i forward = _mm_set_epi32(0, 0, 0x07060504, 0x03020100);
    const __m128i backward = _mm_set_epi32(0, 0, 0x00010203, 0x04050607);
    chain_unit unit = {
        .even = _mm512_load_si512(key->sbox->even),
        .odd = _mm512_slli_epi16(_mm512_load_si512(key->sbox->odd), 4),
        .nibble = _mm_set1_epi8(15),
        .position = _mm_set1_epi32(0x30201000),
        .order = key->big_endian ? backward : forward,
        .key = key->k,
    };
    return unit;
}

GL_INLINE chain_pair chain_load(const chain_unit *unit, const uint8_t *p)
{
    __m128i block =
        _mm_shuffle_epi8(_mm_loadl_epi64((const __m128i *)(const void *)p), unit->order);
    block = _mm_ror_epi32(block, 11);
    return (chain_pair){block, _mm_srli_epi64(block, 32)};
}

GL_INLINE void chain_store(const chain_unit *unit, uint8_t *p, chain_pair s)
{
    __m128i block = _mm_rol_epi32(_mm_unpacklo_epi32(s.n1, s.n2), 11);
    _mm_storel_epi64((__m128i *)(void *)p, _mm_shuffle_epi8(block, unit->order));
}

GL_INLINE chain_pair chain_xor(chain_pair a, chain_pair b)
{
    return (chain_pair){_mm_xor_si128(a.n1, b.n1), _mm_xor_si128(a.n2, b.n2)};
}

GL_INLINE __m128i chain_half_round(const chain_unit *unit, __m128i prv, __m128i cur, uint32_t k)
{
    enum { and_or = 0xea, xor3 = 0x96 };
    __m128i x = _mm_add_epi32(_mm_rol_epi32(cur, 11), _mm_set1_epi32((int)k));
    __m128i low = _mm_ternarylogic_epi32(x, unit->nibble, unit->position, and_or);
    __m128i high =
        _mm_ternarylogic_epi32(_mm_srli_epi32(x, 4), unit->nibble, unit->position, and_or);
    low = _mm512_castsi512_si128(_mm512_permutexvar_epi8(_mm512_castsi128_si512(low), unit->even));
    high = _mm512_castsi512_si128(_mm512_permutexvar_epi8(_mm512_castsi128_si512(high), unit->odd));
    return _mm_ternarylogic_epi32(prv, low, high, xor3);
}

GL_INLINE chain_pair chain_pass(const chain_unit *unit, chain_pair s, unsigned flip)
{
#pragma GCC unroll 4
    for (unsigned i = 0; i < 8; i += 2) {
        s.n2 = chain_half_round(unit, s.n2, s.n1, unit->key[i ^ flip]);
        s.n1 = chain_half_round(unit, s.n1, s.n2, unit->key[(i + 1) ^ flip]);
    }
    return s;
}

GL_INLINE chain_pair chain_rounds16(const chain_unit *unit, chain_pair s)
{
    return chain_pass(unit, chain_pass(unit, s, 0), 0);
}

GL_INLINE chain_pair chain_rounds32(const chain_unit *unit, chain_pair s)
{
    s = chain_pass(unit, chain_rounds16(unit, s), 0);
    s = chain_pass(unit, s, 7);
    return (chain_pair){s.n2, s.n1};
}

#define CHAIN_FRAMES 0
#include "gost28147/chain.h"

static void chain(const gl_key *key, gl_chain kind, uint8_t *state, const uint8_t *in, uint8_t *out,
                  size_t blocks)
{
    if (gl_cpu_tuning() == GL_TUNE_HALVES)
        gost_avx512_few_chain(key, kind, state, in, out, blocks);
    else
        gost_chain(key, kind, state, in, out, blocks);
}

static void imit(const gl_key *key, uint8_t *state, const uint8_t *in, size_t blocks)
{
    if (gl_cpu_tuning() == GL_TUNE_HALVES)
        gost_avx512_few_imit(key, state, in, blocks);
    else
        gost_imit(key, state, in, blocks);
}

const gl_kernel gost_avx512_shuffle = {
    .name = "avx512-shuffle",
    .needs = GL_CPU_AVX512 | GL_CPU_AVX512VBMI,
    .id = GOST_ID_AVX512_SHUFFLE,
    .step = FULL * LANES,
    .constant_time = true,
    .costs = {GL_COSTS({16, 330}, {32, 448}, {48, 550}, {64, 680}, {80, 820}, {96, 960},
                       {112, 1100}, {128, 1240}, {256, 2350}),
              GL_COSTS({16, 385}, {32, 482}, {48, 619}, {64, 735}, {80, 1058}, {96, 1062},
                       {112, 1356}, {128, 1356}, {256, 2670})},
    .encrypt = encrypt,
    .decrypt = decrypt,
    .ctr = ctr,
    .chain = chain,
    .lanes = FULL * LANES,
    .chains = gost_avx512_chains,
    .each = gost_avx512_each,
    .key_run = 1,
    .row = LANES,
    .rows = gost_avx512_rows,
    .cnt = cnt,
    .imit = imit,
    .imits = gost_avx512_imits,
    .packet = gost_avx512_packet,
    .mesh = mesh,
};

GL_TARGET_END
#endif
