/*
 * Kuznyechik bitsliced, written once over a word type. A word is a plane: one bit of every block,
 * so that S is a circuit and L the sixteen steps of its shift register by renaming.
 *
 *     plane 8 i + j, quadword q, bit r:  bit j of byte i of block r * QWORDS + q, in the order of
 *                                        load_blocks
 *
 * The state is one half of an array twice as long. L adds bytes before those after S, one at a
 * time, until they are the next state; its inverse adds them behind.
 *
 *     [ state ]--S-->[       ]        [ state ]--L^-1-->[       ]
 *     [       ]<-L---[       ]        [       ]<-S^-1---[       ]
 *
 * The including file defines what bitslice_transpose.h needs, and
 *   word_broadcast(m)               a 32-bit mask of zeros or ones over the whole word
 *   word_even(a, b), word_odd(a, b) the quadwords 0, 2, .. of both in turns, and the others
 * It gets BITSLICE_KERNEL for its gl_kernel.
 */
#include "kuznyechik/circuits.h"
#include "kuznyechik/contract.h"

#include "bitslice_transpose.h"

#define LANES (64 * QWORDS)
#define STEP_BYTES (16 * (size_t)LANES)

/* The round keys of kuzn_circuit_keys as masks of their bits. */
struct masks {
    uint32_t m[10][128];
};

struct planes {
    word s[256];
    word key[128];            /* of one round, where each block has its own */
    word rows[2][64];         /* the halves of the blocks */
    uint8_t text[STEP_BYTES]; /* of a step that is not full; a round's keys */
};

/* ---- Blocks and planes ----------------------------------------------------------------------- */

GL_INLINE uint8_t *row_bytes(struct planes *p, unsigned half, unsigned r)
{
    return (uint8_t *)&p->rows[half][r];
}

static void load_blocks(struct planes *p, word planes[128], const uint8_t *in)
{
    for (unsigned r = 0; r < 64; r++) {
        const word a = word_load(in + 16 * QWORDS * r),
                   b = word_load(in + 16 * QWORDS * r + 8 * QWORDS);
        word_store(row_bytes(p, 0, r), word_even(a, b));
        word_store(row_bytes(p, 1, r), word_odd(a, b));
    }
    load_planes(planes, row_bytes(p, 0, 0), 0);
    load_planes(planes + 64, row_bytes(p, 1, 0), 0);
}

static void store_blocks(struct planes *p, const uint8_t *mask, uint8_t *out)
{
    store_planes(p->s, NULL, row_bytes(p, 0, 0), 4);
    store_planes(p->s + 64, NULL, row_bytes(p, 1, 0), 4);
    for (unsigned r = 0; r < 64; r++) {
        const size_t at = 16 * QWORDS * r, next = at + 8 * QWORDS;
        const word low = word_load(row_bytes(p, 0, r)), high = word_load(row_bytes(p, 1, r));
        const word a = word_even(low, high), b = word_odd(low, high);
        const word veil = mask ? word_load(mask + next) : word_repeat(0);
        word_store(out + at, mask ? a ^ word_load(mask + at) : a);
        word_store(out + next, b ^ veil);
    }
}

/* ---- Rounds ---------------------------------------------------------------------------------- */

/* x ^= a byte of a round key. */
GL_INLINE void add_key(word x[8], const uint32_t *masks, const word *own)
{
#pragma GCC unroll 8
    for (unsigned j = 0; j < 8; j++) {
        x[j] ^= word_broadcast(masks[j]);
        if (own)
            x[j] ^= own[j];
    }
}

GL_INLINE void substitute(word *to, const word *from, const uint32_t *masks, const word *own,
                          const bool inverse)
{
    for (unsigned p = 0; p < 128; p += 8) {
        word x[8];
#pragma GCC unroll 8
        for (unsigned j = 0; j < 8; j++)
            x[j] = from[p + j];
        add_key(x, masks + p, own ? own + p : NULL);
        if (inverse)
            circuit_s_inverse(x);
        else
            circuit_s(x);
#pragma GCC unroll 8
        for (unsigned j = 0; j < 8; j++)
            to[p + j] = x[j];
    }
}

/* The byte that is 16 away from `other` in the sequence of L, those between them being at `s`. */
GL_OWN_FRAME static void append(word *to, const word *other, const word *s)
{
    word y[8];
#pragma GCC unroll 8
    for (unsigned j = 0; j < 8; j++)
        y[j] = other[j];
    circuit_l(s, y);
#pragma GCC unroll 8
    for (unsigned j = 0; j < 8; j++)
        to[j] = y[j];
}

GL_OWN_FRAME static void round_up(word s[256], const uint32_t *masks, const word *own)
{
    substitute(s + 128, s, masks, own, false);
    for (unsigned p = 128; p > 0; p -= 8)
        append(s + p - 8, s + p + 120, s + p);
}

GL_OWN_FRAME static void round_down(word s[256], const uint32_t *masks, const word *own)
{
    for (unsigned p = 0; p < 128; p += 8)
        append(s + p + 128, s + p, s + p + 8);
    substitute(s, s + 128, masks, own, true);
}

/* Ten of these are all: the tenth is its key alone. */
GL_INLINE void round_of(word s[256], unsigned i, bool decrypt, const uint32_t *masks,
                        const word *own)
{
    if (i == 9) {
        for (unsigned p = 0; p < 128; p += 8)
            add_key(s + p, masks + p, own ? own + p : NULL);
    } else if (decrypt) {
        round_down(s, masks, own);
    } else {
        round_up(s, masks, own);
    }
}

/* The masks of a key, or where that is NULL of what the circuits need besides. */
GL_OWN_FRAME static void masks_of(struct masks *masks, const struct kuzn_key *key, bool decrypt)
{
    static const uint8_t zeros[10][16] = {{0}};
    uint8_t keys[10][16];
    kuzn_circuit_keys(keys, !key ? zeros : decrypt ? key->decrypt : key->encrypt, decrypt);
    for (unsigned i = 0; i < 10; i++)
        for (unsigned p = 0; p < 128; p++)
            masks->m[i][p] = 0u - (keys[i][p / 8] >> p % 8 & 1u);
}

/* The keys of round i of `blocks` blocks; what there is room for besides takes the last one's. */
static void load_keys(struct planes *p, const gl_key *const *keys, size_t blocks, unsigned i,
                      bool decrypt)
{
    for (size_t n = 0; n < LANES; n++) {
        const struct kuzn_key *key = kuzn_key_of(keys[n < blocks ? n : blocks - 1]);
        memcpy(p->text + 16 * n, decrypt ? key->decrypt[i] : key->encrypt[i], 16);
    }
    load_blocks(p, p->key, p->text);
}

/* All rounds of blocks that each have their own key. The first key of decryption goes before L^-1.
 */
static void own_rounds(struct planes *p, const gl_key *const *keys, size_t blocks, bool decrypt,
                       const struct masks *masks)
{
    for (unsigned i = 0; i < 10; i++) {
        load_keys(p, keys, blocks, i, decrypt);
        for (unsigned n = 0; decrypt && i == 0 && n < 128; n++)
            p->s[n] ^= p->key[n];
        if (decrypt && i == 0)
            round_down(p->s, masks->m[i], NULL);
        else
            round_of(p->s, i, decrypt, masks->m[i], p->key);
    }
}

/* ---- The kernel's functions ------------------------------------------------------------------ */

/* Under one key, or where `keys` is given each block under its own. */
static void crypt(const gl_key *key, const gl_key *const *keys, bool decrypt, const uint8_t *in,
                  const uint8_t *mask, uint8_t *out, size_t blocks)
{
    struct planes p;
    struct masks masks;
    masks_of(&masks, keys ? NULL : kuzn_key_of(key), decrypt);
    for (size_t n; blocks; blocks -= n) {
        n = blocks < LANES ? blocks : LANES;
        const bool whole = n == LANES;
        if (!whole) {
            memcpy(p.text, in, 16 * n);
            memset(p.text + 16 * n, 0, sizeof p.text - 16 * n);
        }
        load_blocks(&p, p.s, whole ? in : p.text);
        if (keys) {
            own_rounds(&p, keys, n, decrypt, &masks);
            keys += n;
        } else {
            for (unsigned i = 0; i < 10; i++)
                round_of(p.s, i, decrypt, masks.m[i], NULL);
        }
        store_blocks(&p, whole ? mask : NULL, whole ? out : p.text);
        if (!whole && mask)
            gl_xor(out, p.text, mask, 16 * n);
        else if (!whole)
            memcpy(out, p.text, 16 * n);
        in += 16 * n;
        out += 16 * n;
        mask = mask ? mask + 16 * n : NULL;
    }
    gl_wipe(&p, sizeof p);
    gl_wipe(&masks, sizeof masks);
    gl_burn_stack(GL_FRAMES);
}

static void encrypt(const gl_key *key, const uint8_t *in, const uint8_t *mask, uint8_t *out,
                    size_t blocks)
{
    crypt(key, NULL, false, in, mask, out, blocks);
}

static void decrypt(const gl_key *key, const uint8_t *in, const uint8_t *mask, uint8_t *out,
                    size_t blocks)
{
    crypt(key, NULL, true, in, mask, out, blocks);
}

static void each(const gl_key *const *keys, bool decrypts, const uint8_t *in, const uint8_t *mask,
                 uint8_t *out, size_t blocks)
{
    crypt(NULL, keys, decrypts, in, mask, out, blocks);
}

/* The including file adds what is its own. */
#define BITSLICE_KERNEL                                                                            \
    .step = LANES, .constant_time = true, .bulk = true, .encrypt = encrypt, .decrypt = decrypt,    \
    .chain = kuzn_portable_chain, .each = each, .key_run = 1
