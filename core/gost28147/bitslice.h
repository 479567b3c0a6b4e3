/*
 * GOST 28147-89 and Magma bitsliced, written once over a word type. A word is a plane: one bit of
 * the state of every block, so that rotations are renaming and S-boxes are logic on whole planes.
 *
 *     row r, quadword q of the blocks:  block r * QWORDS + q
 *     plane p, quadword q, bit r:       bit p of that block; p = 0..31 N1, 32..63 N2
 *
 * The including file defines, before including this:
 *   word, QWORDS                    the type, with operators, and its quadwords: 1, 2, 4, 8
 *   word_load(p), word_store(p, w)  unaligned, quadwords little-endian
 *   word_spread(u)                  a 32-bit mask of zeros or ones over the whole word
 *   word_repeat(u)                  a 64-bit pattern in every quadword
 *   LUT(a, b, c, table)             where gates of three inputs are one instruction
 *   ROTATE(w, n)                    where that is one, with LUT: quadwords rotated left by n
 *   WIDE_KEYS                       where a load of a whole word is cheaper than word_repeat; else
 *                                   QWORDS >= 4
 *   ROUND(set, n1, n2, k)           where it has a round of its own, see DEFINE_ROUNDS
 *   AHEAD                           how many S-boxes the addition of the key runs ahead, 0..4
 * It gets BITSLICE_KERNEL for its gl_kernel.
 */
#include "counters.h"
#include "gost28147/circuits.h"
#include "gost28147/contract.h"

#define LANES (64 * QWORDS)
#define LANE_BITS (QWORDS == 8 ? 9 : QWORDS == 4 ? 8 : QWORDS == 2 ? 7 : 6)
#define STEP_BYTES (8 * (size_t)LANES)

#ifdef LUT
#define XOR3(a, b, c) LUT(a, b, c, 0x96)
#define MAJORITY(a, b, c) LUT(a, b, c, 0xe8)
#else
#define XOR3(a, b, c) ((a) ^ (b) ^ (c))
#define MAJORITY(a, b, c) (((a) & (b)) | (((a) ^ (b)) & (c)))
#endif

/*
 * The round keys are planes too: bit r is that of the key of row r. Two words of a key are as long
 * as a block, so that a load of planes makes them: a plane holds one bit of all four pairs of
 * words, or with WIDE_KEYS of one pair, repeated.
 */
#ifdef WIDE_KEYS
#define PAIRS 1
typedef word key_mask;
#define KEY_WORD(mask) (mask)
#else
#define PAIRS 4
typedef uint64_t key_mask;
#define KEY_WORD(mask) word_repeat(mask)
#endif

struct unit {
    key_mask keys[4 / PAIRS][64][PAIRS];
#ifndef LUT
    key_mask next[4 / PAIRS][64][PAIRS]; /* see add_bit */
#endif
    unsigned forward; /* of the four passes over the key, how many run from k0 to k7 */
    unsigned flip;    /* 7 where the bytes of a block come in the other order (Magma) */
};

/* The masks of word i of the key, those of its bits PAIRS apart. */
GL_INLINE const key_mask *key_masks(const struct unit *unit, unsigned i)
{
    return &unit->keys[i / 2 / PAIRS][32 * (i % 2)][i / 2 % PAIRS];
}

/* The sum of the key and one bit of N1, given the carry; the next carry. */
#ifdef LUT
#define FIRST_CARRY(k) word_spread(0)
GL_INLINE word add_bit(word *sum, word a, const key_mask *k, unsigned bit, word carry,
                       uint32_t inverted)
{
    word key = KEY_WORD(k[PAIRS * bit]);
    (void)inverted;
    *sum = bit ? XOR3(a, key, carry) : a ^ key;
    return bit ? MAJORITY(carry, a, key) : a & key;
}
#else
/* The carry c is kept as e = c ^ k, so that four operations do: the sum is a ^ e and the next carry
 * k ^ ((a ^ k) & e). An input that its circuit wants inverted has e inverted too. `next` holds
 * k[bit] ^ k[bit + 1], inverted where that is due, and in place of the last the first e. */
#define NEXT(k, bit) KEY_WORD((k)[4 * 64 + PAIRS * (bit)])
#define FIRST_CARRY(k) NEXT(k, 31)
GL_INLINE word add_bit(word *sum, word a, const key_mask *k, unsigned bit, word carry,
                       uint32_t inverted)
{
    word t = a ^ KEY_WORD(k[PAIRS * bit]);
    *sum = a ^ carry;
    t &= inverted >> bit & 1 ? ~carry : carry;
    return t ^ NEXT(k, bit);
}
#endif

GL_INLINE void add_four(word x[32], const word *n1, const key_mask *k, unsigned i, word *carry,
                        uint32_t inverted)
{
    *carry = add_bit(x + 4 * i, n1[4 * i], k, 4 * i, *carry, inverted);
    *carry = add_bit(x + 4 * i + 1, n1[4 * i + 1], k, 4 * i + 1, *carry, inverted);
    *carry = add_bit(x + 4 * i + 2, n1[4 * i + 2], k, 4 * i + 2, *carry, inverted);
    *carry = add_bit(x + 4 * i + 3, n1[4 * i + 3], k, 4 * i + 3, *carry, inverted);
}

/* The carries are the longest chain of a round, and the next round begins with the outputs of
 * S-boxes 5 and 6. So the addition runs ahead of the S-boxes and their logic fills its waits. */
#define STAGE(set, i)                                                                              \
    do {                                                                                           \
        if ((i) < 8)                                                                               \
            add_four(x, n1, k, (i) & 7, &carry, CIRCUIT_INVERTED(set));                            \
        if ((i) >= AHEAD && (i) < 8 + AHEAD) {                                                     \
            const unsigned row = (unsigned)((i) - AHEAD) & 7;                                      \
            const unsigned p0 = (4 * row + 11) & 31, p1 = (4 * row + 12) & 31;                     \
            const unsigned p2 = (4 * row + 13) & 31, p3 = (4 * row + 14) & 31;                     \
            word y[4] = {n2[p0], n2[p1], n2[p2], n2[p3]};                                          \
            circuit_##set(row, x + 4 * row, y);                                                    \
            n2[p0] = y[0], n2[p1] = y[1], n2[p2] = y[2], n2[p3] = y[3];                            \
        }                                                                                          \
    } while (0)

#ifndef ROUND
#define ROUND(set, n1, n2, k)                                                                      \
    do {                                                                                           \
        word x[32], carry = FIRST_CARRY(k);                                                        \
        STAGE(set, 0);                                                                             \
        STAGE(set, 1);                                                                             \
        STAGE(set, 2);                                                                             \
        STAGE(set, 3);                                                                             \
        STAGE(set, 4);                                                                             \
        STAGE(set, 5);                                                                             \
        STAGE(set, 6);                                                                             \
        STAGE(set, 7);                                                                             \
        STAGE(set, 8);                                                                             \
        STAGE(set, 9);                                                                             \
        STAGE(set, 10);                                                                            \
        STAGE(set, 11);                                                                            \
    } while (0)
#endif

/* 32 rounds; the last one does not swap, so the caller reads N1 from the upper planes. */
#define DEFINE_ROUNDS(set)                                                                         \
    static void rounds_##set(const struct unit *unit, word *planes)                                \
    {                                                                                              \
        word *n1 = planes, *n2 = planes + 32;                                                      \
        for (unsigned r = 0; r < 32; r++) {                                                        \
            const key_mask *k = key_masks(unit, r / 8 < unit->forward ? r % 8 : 7 - r % 8);        \
            word *other = n1;                                                                      \
            ROUND(set, n1, n2, k);                                                                 \
            n1 = n2;                                                                               \
            n2 = other;                                                                            \
        }                                                                                          \
    }

CIRCUIT_SETS(DEFINE_ROUNDS)

#define CIRCUIT_ENTRY(set) {rounds_##set, CIRCUIT_INVERTED(set)},

static const struct circuit {
    void (*rounds)(const struct unit *unit, word *planes);
    uint32_t inverted;
} circuits[] = {CIRCUIT_SETS(CIRCUIT_ENTRY)};

GL_INLINE uint32_t mask_of(uint32_t bits, unsigned bit)
{
    return 0u - (bits >> bit & 1);
}

#include "bitslice_transpose.h"

/* The words of a key in pairs, from pair number `first` on, one in a quadword. */
GL_INLINE word pairs_of(const gl_key *key, unsigned first)
{
    const uint32_t *k = gost_key_of(key)->k;
#ifdef WIDE_KEYS
    return word_repeat((uint64_t)k[2 * first + 1] << 32 | k[2 * first]);
#else
    uint64_t pairs[QWORDS] = {0};
    for (unsigned i = first; i < 4; i++)
        pairs[i] = (uint64_t)k[2 * i + 1] << 32 | k[2 * i];
    return word_load((const uint8_t *)pairs);
#endif
}

/* The masks of those pairs from their planes. */
GL_INLINE void set_masks(struct unit *unit, unsigned first, const word planes[64],
                         uint32_t inverted)
{
    for (unsigned p = 0; p < 64; p++)
        memcpy(unit->keys[first / PAIRS][p], &planes[p], sizeof unit->keys[0][0]);
#ifndef LUT
    for (unsigned p = 0; p < 64; p++) {
        const unsigned bit = p % 32;
        const word flips = word_spread(mask_of(inverted, (bit + 1) % 32));
        const word next = flips ^ (bit < 31 ? planes[p] ^ planes[p + 1] : planes[p - 31]);
        memcpy(unit->next[first / PAIRS][p], &next, sizeof unit->next[0][0]);
    }
#else
    (void)inverted;
#endif
}

/* Overwrites the planes. A key for all rows, or where `keys` is given one for each: every
 * QWORDS-th, and for the rows past `blocks` the last. */
static void expand(struct unit *unit, const gl_key *key, const gl_key *const *keys, size_t blocks,
                   bool decrypt, word planes[64], uint8_t rows[STEP_BYTES])
{
    const struct gost_key *k = gost_key_of(key);
    unit->forward = decrypt ? 1 : 3;
    unit->flip = k->big_endian ? 7 : 0;
    for (unsigned first = 0; first < 4; first += PAIRS) {
        word pairs = pairs_of(key, first);
        for (size_t r = 0; keys && r < 64; r++) {
            if (r && r * QWORDS < blocks && keys[r * QWORDS] != keys[(r - 1) * QWORDS])
                pairs = pairs_of(keys[r * QWORDS], first);
            word_store(rows + 8 * QWORDS * r, pairs);
        }
        if (keys)
            load_planes(planes, rows, 0);
        for (unsigned p = 0; !keys && p < 64; p++, pairs >>= 1)
            planes[p] = word_repeat(0) - (pairs & word_repeat(1));
        set_masks(unit, first, planes, circuits[k->sbox->circuit].inverted);
    }
}

/* Planes from..to - 1 of a sum, given the carry; the next carry. */
GL_INLINE word carry_on(word *sum, unsigned from, unsigned to, word carry)
{
    for (unsigned i = from; i < to; i++) {
        const word a = sum[i];
        sum[i] = a ^ carry;
        carry &= a;
    }
    return carry;
}

/* sum += b modulo 2^width; b has `bits` planes. */
GL_INLINE void add_planes(word *sum, unsigned width, const word *b, unsigned bits)
{
    word carry = word_spread(0);
    for (unsigned i = 0; i < bits; i++) {
        const word a = sum[i];
        sum[i] = XOR3(a, b[i], carry);
        carry = MAJORITY(carry, a, b[i]);
    }
    carry_on(sum, bits, width, carry);
}

/* number + b + carry modulo 2^32, bit i in plane i ^ order; the next carry. */
GL_INLINE word add_number(word *sum, unsigned order, uint32_t number, const word *b, unsigned bits,
                          word carry)
{
    uint32_t masks[32];
    for (unsigned i = 0; i < 32; i++)
        masks[i] = mask_of(number, i);
    for (unsigned i = 0; i < bits; i++) {
        const word a = word_spread(masks[i]);
        sum[i ^ order] = XOR3(a, b[i], carry);
        carry = MAJORITY(carry, a, b[i]);
    }
    for (unsigned i = bits; i < 32; i++) {
        const word a = word_spread(masks[i]);
        sum[i ^ order] = a ^ carry;
        carry &= a;
    }
    return carry;
}

/* What the counters add to their start: multiples of the lane's number, made once a message. */
struct counters {
    word lane[LANE_BITS + 1]; /* the lane, in CNT plus one; its highest plane is for the latter */
    word c1[35], c2[35];      /* CNT: that many times C1 modulo 2^32 - 1 and C2; above 31 unused */
    uint8_t start[8];
};

static void number_lanes(word lane[LANE_BITS + 1])
{
    static const uint64_t quadwords[3][8] = {
        {0, UINT64_MAX, 0, UINT64_MAX, 0, UINT64_MAX, 0, UINT64_MAX},
        {0, 0, UINT64_MAX, UINT64_MAX, 0, 0, UINT64_MAX, UINT64_MAX},
        {0, 0, 0, 0, UINT64_MAX, UINT64_MAX, UINT64_MAX, UINT64_MAX},
    };
    unsigned i = 0;
    for (; QWORDS >> i > 1; i++)
        lane[i] = word_load((const uint8_t *)quadwords[i]);
    for (unsigned bit = 1; bit < 64; bit *= 2)
        lane[i++] = word_repeat(~(UINT64_MAX / ((UINT64_C(1) << bit) + 1)));
    lane[i] = word_spread(0);
}

static void start_ctr(struct counters *c, const uint8_t *counter)
{
    number_lanes(c->lane);
    memcpy(c->start, counter, 8);
}

static void start_cnt(struct counters *c, const uint8_t *pair)
{
    const unsigned bits = LANE_BITS + 1;
    word *n = c->lane;
    number_lanes(n);
    carry_on(n, 0, bits, word_spread(UINT32_MAX));
    for (unsigned i = 0; i < 35; i++)
        c->c2[i] = i < bits ? n[i] : word_spread(0);
    for (unsigned i = 8; i < 32; i += 8)
        add_planes(c->c2 + i, bits + 1, n, bits);
    memcpy(c->c1, c->c2, sizeof c->c1);
    add_planes(c->c1, 35, n, bits); /* C1 = C2 + 3 */
    add_planes(c->c1 + 1, 34, n, bits);
    add_planes(c->c1, 32, c->c1 + 32, 3);
    memcpy(c->start, pair, 8);
}

static void count_ctr(struct counters *c, word planes[64], unsigned flip)
{
    /* The counter is big-endian, as is a block of Magma; others take its bytes in turn. */
    const unsigned order = 8 * (flip ^ 7);
    word *low = planes + (order & 32), *high = planes + (~order & 32);
    word carry = word_spread(0);
    carry = add_number(low, order & 31, gl_load_be32(c->start + 4), c->lane, LANE_BITS, carry);
    add_number(high, order & 31, gl_load_be32(c->start), c->lane, 0, carry);
    gl_ctr_add(c->start, 8, LANES);
}

static void count_cnt(struct counters *c, word planes[64])
{
    const word zero = word_spread(0);
    add_number(planes, 0, gl_load_le32(c->start), c->c2, 32, zero);
    word carry = add_number(planes + 32, 0, gl_load_le32(c->start + 4), c->c1, 32, zero);
    carry_on(planes + 32, 0, 32, carry);
    gl_cnt_add(c->start, LANES);
}

enum source { FROM_INPUT, FROM_CTR, FROM_CNT };

static void make_planes(enum source source, struct counters *c, word planes[64], const uint8_t *in,
                        unsigned flip)
{
    if (source == FROM_INPUT)
        load_planes(planes, in, flip);
    else if (source == FROM_CTR)
        count_ctr(c, planes, flip);
    else
        count_cnt(c, planes);
}

/* Under one key, or where `keys` is given each row under its own. */
static void crypt(const gl_key *key, const gl_key *const *keys, bool decrypts, enum source source,
                  struct counters *c, const uint8_t *in, const uint8_t *mask, uint8_t *out,
                  size_t blocks)
{
    const struct circuit *circuit = &circuits[gost_key_of(key)->sbox->circuit];
    struct unit unit;
    word planes[64];
    uint8_t text[STEP_BYTES]; /* of a step that is not full, or its keys before that */
    const bool staged = keys || blocks % LANES;
    if (!keys)
        expand(&unit, key, NULL, 0, decrypts, planes, NULL);
    for (size_t n; blocks; blocks -= n) {
        n = blocks < LANES ? blocks : LANES;
        if (keys) {
            expand(&unit, *keys, keys, n, decrypts, planes, text);
            keys += n;
        }
        const uint8_t *from = in;
        if (n < LANES && source == FROM_INPUT) {
            memcpy(text, in, 8 * n);
            memset(text + 8 * n, 0, sizeof text - 8 * n);
            from = text;
        }
        make_planes(source, c, planes, from, unit.flip);
        circuit->rounds(&unit, planes);
        if (n == LANES) {
            store_planes(planes, mask, out, unit.flip);
        } else {
            store_planes(planes, NULL, text, unit.flip);
            if (mask)
                gl_xor(out, text, mask, 8 * n);
            else
                memcpy(out, text, 8 * n);
        }
        in += 8 * n;
        out += 8 * n;
        mask = mask ? mask + 8 * n : NULL;
    }
    if (staged)
        gl_wipe(text, sizeof text);
    gl_wipe(planes, sizeof planes);
    gl_wipe(&unit, sizeof unit);
    gl_burn_stack(GL_FRAMES); /* the rounds keep sums on it */
}

static void encrypt(const gl_key *key, const uint8_t *in, const uint8_t *mask, uint8_t *out,
                    size_t blocks)
{
    crypt(key, NULL, false, FROM_INPUT, NULL, in, mask, out, blocks);
}

static void decrypt(const gl_key *key, const uint8_t *in, const uint8_t *mask, uint8_t *out,
                    size_t blocks)
{
    crypt(key, NULL, true, FROM_INPUT, NULL, in, mask, out, blocks);
}

static void each(const gl_key *const *keys, bool decrypts, const uint8_t *in, const uint8_t *mask,
                 uint8_t *out, size_t blocks)
{
    crypt(keys[0], keys, decrypts, FROM_INPUT, NULL, in, mask, out, blocks);
}

static void ctr(const gl_key *key, const uint8_t *counter, const uint8_t *in, uint8_t *out,
                size_t blocks)
{
    struct counters c;
    start_ctr(&c, counter);
    crypt(key, NULL, false, FROM_CTR, &c, in, in, out, blocks);
    gl_wipe(&c, sizeof c);
}

static void cnt(const gl_key *key, const uint8_t *pair, const uint8_t *in, uint8_t *out,
                size_t blocks)
{
    struct counters c;
    start_cnt(&c, pair);
    crypt(key, NULL, false, FROM_CNT, &c, in, in, out, blocks);
    gl_wipe(&c, sizeof c);
}

/* The including file adds what is its own. */
#define BITSLICE_KERNEL                                                                            \
    .step = LANES, .constant_time = true, .bulk = true, .fits = gost_has_circuit,                  \
    .encrypt = encrypt, .decrypt = decrypt, .ctr = ctr, .chain = gost_portable_chain,              \
    .each = each, .key_run = QWORDS, .cnt = cnt, .imit = gost_portable_imit
