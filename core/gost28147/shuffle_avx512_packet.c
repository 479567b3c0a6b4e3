/*
 * One short packet on AVX-512 VBMI: CNT and the imitovstavka of its text side by side.
 *
 * The imitovstavka is one chain of rounds and leaves 15 of 16 lanes idle. These encrypt the IV, and
 * then the counters, while it goes on:
 *
 *     rounds       0..15       16..31      32..47      48..63      64..79   ...
 *     lane 0       M(block 0)  M(block 1)  M(block 2)  M(block 3)  M(block 4)
 *     lane 1       E(IV)                   E(pair + 1)
 *     lane i                               E(pair + i)
 */
#include "gost28147/contract.h"

#if defined(__x86_64__) || defined(__i386__)
#include "gost28147/shuffle_avx512.h"

GL_TARGET_BEGIN(GL_AVX512_VBMI)

enum { MAC_LANE = 1 /* the mask of lane 0 */, FRAMES = 512 };

struct packet {
    struct unit unit;
    const uint32_t *mac_key;
    vec n1, n2;
    uint8_t text[8 * LANES]; /* padded with zeros */
    uint8_t row[8 * LANES];
};

/* Eight rounds, with flip 7 from k7 to k0; the MAC's always from k0 to k7. */
GL_INLINE void pass(struct packet *p, unsigned flip)
{
    const struct unit *unit = &p->unit;
#pragma GCC unroll 4
    for (unsigned i = 0; i < 8; i += 2) {
        const vec ka = _mm512_mask_set1_epi32(_mm512_set1_epi32((int)unit->key[i ^ flip]), MAC_LANE,
                                              (int)p->mac_key[i]);
        const vec kb = _mm512_mask_set1_epi32(_mm512_set1_epi32((int)unit->key[(i + 1) ^ flip]),
                                              MAC_LANE, (int)p->mac_key[i + 1]);
        p->n2 = half_round(p->n2, p->n1, ka, unit->even, unit->odd, unit->nibble, unit->position);
        p->n1 = half_round(p->n1, p->n2, kb, unit->even, unit->odd, unit->nibble, unit->position);
    }
}

/* Block number i into the MAC. */
GL_INLINE void feed(struct packet *p, size_t i)
{
    const uint32_t n1 = gl_load_le32(p->text + 8 * i), n2 = gl_load_le32(p->text + 8 * i + 4);
    p->n1 = _mm512_xor_si512(p->n1, _mm512_maskz_set1_epi32(MAC_LANE, (int)gl_rol32(n1, 21)));
    p->n2 = _mm512_xor_si512(p->n2, _mm512_maskz_set1_epi32(MAC_LANE, (int)gl_rol32(n2, 21)));
}

GL_INLINE void save_mac(const struct packet *p, uint8_t *state)
{
    gl_store_le32(state, gl_rol32((uint32_t)_mm_cvtsi128_si32(_mm512_castsi512_si128(p->n1)), 11));
    gl_store_le32(state + 4,
                  gl_rol32((uint32_t)_mm_cvtsi128_si32(_mm512_castsi512_si128(p->n2)), 11));
}

/* Lane i becomes the pair moved on by i, but for the MAC's. */
GL_INLINE void count_on(struct packet *p, const uint8_t *pair)
{
    const vec i = _mm512_set_epi32(15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
    const vec a = _mm512_add_epi32(_mm512_set1_epi32((int)gl_load_le32(pair)),
                                   _mm512_mullo_epi32(i, _mm512_set1_epi32(GOST_C2)));
    const vec b = add_mod_2p32m1(_mm512_set1_epi32((int)gl_load_le32(pair + 4)),
                                 _mm512_mullo_epi32(i, _mm512_set1_epi32(GOST_C1)));
    p->n1 = _mm512_mask_mov_epi32(_mm512_ror_epi32(a, 11), MAC_LANE, p->n1);
    p->n2 = _mm512_mask_mov_epi32(_mm512_ror_epi32(b, 11), MAC_LANE, p->n2);
}

/* 32 rounds, in which blocks `first` and the next of `blocks` go into the MAC. What the other lanes
 * make goes to the row. */
GL_INLINE void step(struct packet *p, size_t first, size_t blocks, uint8_t *state)
{
    if (first < blocks)
        feed(p, first);
    pass(p, 0);
    pass(p, 0);
    if (first + 1 == blocks)
        save_mac(p, state);
    if (first + 1 < blocks)
        feed(p, first + 1);
    pass(p, 0);
    pass(p, 7);
    if (first + 2 == blocks)
        save_mac(p, state);
}

GL_OWN_FRAME static void run(struct packet *p, const gl_key *key, const gl_key *mac_key,
                             const uint8_t *iv, const uint8_t *in, uint8_t *out, size_t length,
                             uint8_t *state)
{
    p->unit = unit_of(gost_key_of(key), false);
    p->mac_key = gost_key_of(mac_key)->k;
    memset(p->text, 0, sizeof p->text);
    memcpy(p->text, in, length);
    const size_t whole = (length + 7) / 8, blocks = whole < 2 ? 2 : whole;

    memset(p->row, 0, sizeof p->row);
    memcpy(p->row + 8, iv, 8);
    load_pair(&p->unit, p->row, 0xff, 0xff, &p->n1, &p->n2);
    step(p, 0, blocks, state);
    store_pair(&p->unit, p->n1, p->n2, NULL, p->row, 0xff, 0xff);
    count_on(p, p->row + 8);
    step(p, 2, blocks, state);
    store_pair(&p->unit, p->n1, p->n2, NULL, p->row, 0xff, 0xff);
    for (size_t first = 4; first < blocks; first += 2)
        step(p, first, blocks, state);
    gl_xor(p->text, p->text, p->row + 8, length);
    memcpy(out, p->text, length);
}

void gost_avx512_packet(const gl_key *key, const gl_key *mac_key, const uint8_t *iv,
                        const uint8_t *in, uint8_t *out, size_t length, uint8_t *state)
{
    struct packet p;
    run(&p, key, mac_key, iv, in, out, length, state);
    gl_wipe(&p, sizeof p);
    gl_burn_stack(FRAMES);
}

GL_TARGET_END
#endif
