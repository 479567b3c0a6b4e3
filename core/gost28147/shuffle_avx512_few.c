/*
 * Few blocks, and one block after another, on AVX-512 VBMI for cores that run 512-bit instructions
 * as halves. There a permute of 512 bits takes five cycles and one of two registers of 256 bits
 * four, and four registers of 8 lanes hide that better than two of 16.
 */
#include "gost28147/contract.h"

#if defined(__x86_64__) || defined(__i386__)
#define BITS 256
#include "gost28147/shuffle_avx512_blocks.h"

GL_TARGET_BEGIN(GL_AVX512_VBMI)

GL_INLINE void crypt(const struct unit *unit, enum source source, const uint8_t *start,
                     const uint8_t *in, const uint8_t *mask, uint8_t *out, size_t blocks)
{
    struct counters c = counters_of(source, start);
    if (blocks > 6 * LANES)
        batch(unit, source, &c, in, mask, out, blocks, 8, false);
    else if (blocks > 4 * LANES)
        batch(unit, source, &c, in, mask, out, blocks, 6, false);
    else if (blocks > 2 * LANES)
        batch(unit, source, &c, in, mask, out, blocks, 4, false);
    else if (blocks > LANES)
        batch(unit, source, &c, in, mask, out, blocks, 2, false);
    else
        batch(unit, source, &c, in, mask, out, blocks, 1, false);
}

GL_OWN_FRAME static void crypt_blocks(const gl_key *key, bool decrypt, const uint8_t *in,
                                      const uint8_t *mask, uint8_t *out, size_t blocks)
{
    const struct unit unit = unit_of(gost_key_of(key), decrypt);
    crypt(&unit, FROM_INPUT, NULL, in, mask, out, blocks);
}

GL_OWN_FRAME static void crypt_counters(const gl_key *key, enum source source, const uint8_t *start,
                                        const uint8_t *in, uint8_t *out, size_t blocks)
{
    const struct unit unit = unit_of(gost_key_of(key), false);
    if (source == FROM_CTR)
        crypt(&unit, FROM_CTR, start, in, in, out, blocks);
    else
        crypt(&unit, FROM_CNT, start, in, in, out, blocks);
}

/* The frames of these, which hold spilled states: at most 448 bytes. */
GL_OWN_FRAME static void burn_frames(void)
{
    vec frames[14];
    GL_UNROLL(14)
    for (unsigned i = 0; i < 14; i++)
        *(volatile vec *)&frames[i] = V(set1_epi32)(0);
}

void gost_avx512_few(const gl_key *key, bool decrypt, const uint8_t *in, const uint8_t *mask,
                     uint8_t *out, size_t blocks)
{
    crypt_blocks(key, decrypt, in, mask, out, blocks);
    burn_frames();
}

void gost_avx512_few_ctr(const gl_key *key, const uint8_t *counter, const uint8_t *in, uint8_t *out,
                         size_t blocks)
{
    crypt_counters(key, FROM_CTR, counter, in, out, blocks);
    burn_frames();
}

void gost_avx512_few_cnt(const gl_key *key, const uint8_t *pair, const uint8_t *in, uint8_t *out,
                         size_t blocks)
{
    crypt_counters(key, FROM_CNT, pair, in, out, blocks);
    burn_frames();
}

/* One block in the lowest lane. */
typedef struct {
    vec n1, n2; /* rotated right by 11; the upper lanes hold nothing of use */
} chain_pair;

typedef struct {
    table even, odd;
    vec nibble, position;
    __m128i order;
    const uint32_t *key;
} chain_unit;

GL_INLINE chain_unit chain_setup(const struct gost_key *key)
{
    const __m128i forward = _mm_set_epi32(0, 0, 0x07060504, 0x03020100);
    const __m128i backward = _mm_set_epi32(0, 0, 0x00010203, 0x04050607);
    return (chain_unit){
        .even = table_of(key->sbox->even, false),
        .odd = table_of(key->sbox->odd, true),
        .nibble = V(set1_epi8)(15),
        .position = V(set1_epi32)(0x30201000),
        .order = key->big_endian ? backward : forward,
        .key = key->k,
    };
}

GL_INLINE chain_pair chain_load(const chain_unit *unit, const uint8_t *p)
{
    __m128i block =
        _mm_shuffle_epi8(_mm_loadl_epi64((const __m128i *)(const void *)p), unit->order);
    block = _mm_ror_epi32(block, 11);
    return (chain_pair){_mm256_castsi128_si256(block),
                        _mm256_castsi128_si256(_mm_srli_epi64(block, 32))};
}

GL_INLINE void chain_store(const chain_unit *unit, uint8_t *p, chain_pair s)
{
    const __m128i n1 = _mm256_castsi256_si128(s.n1), n2 = _mm256_castsi256_si128(s.n2);
    const __m128i block = _mm_rol_epi32(_mm_unpacklo_epi32(n1, n2), 11);
    _mm_storel_epi64((__m128i *)(void *)p, _mm_shuffle_epi8(block, unit->order));
}

GL_INLINE chain_pair chain_xor(chain_pair a, chain_pair b)
{
    return (chain_pair){V(xor_epi32)(a.n1, b.n1), V(xor_epi32)(a.n2, b.n2)};
}

/* The high nibbles come last: what they wait for is one xor. */
GL_INLINE vec chain_half_round(const chain_unit *u, vec prv, vec cur, uint32_t k)
{
    enum { and_or = 0xea };
    const vec x = V(add_epi32)(V(rol_epi32)(cur, 11), V(set1_epi32)((int)k));
    const vec high = V(ternarylogic_epi32)(V(srli_epi32)(x, 4), u->nibble, u->position, and_or);
    const vec low = V(ternarylogic_epi32)(x, u->nibble, u->position, and_or);
    return V(xor_epi32)(V(xor_epi32)(prv, look_up(u->even, low)), look_up(u->odd, high));
}

GL_INLINE chain_pair chain_pass(const chain_unit *unit, chain_pair s, unsigned flip)
{
    GL_UNROLL(4)
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

void gost_avx512_few_chain(const gl_key *key, gl_chain kind, uint8_t *state, const uint8_t *in,
                           uint8_t *out, size_t blocks)
{
    gost_chain(key, kind, state, in, out, blocks);
}

void gost_avx512_few_imit(const gl_key *key, uint8_t *state, const uint8_t *in, size_t blocks)
{
    gost_imit(key, state, in, blocks);
}

GL_TARGET_END
#endif
