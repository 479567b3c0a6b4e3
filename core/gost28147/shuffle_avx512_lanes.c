/*
 * GOST 28147-89 and Magma on AVX-512 VBMI with a key for each lane: many messages side by side.
 *
 * Whatever belongs to one lane lies in one place of every register: rows of 16 words, one row a
 * lane (64 bytes of text; or the key), are transposed into 16 registers, one a word.
 *
 *     lane 0   w0 w1 w2 ... w15        w[0]   lane 0, lane 1, ... lane 15
 *     lane 1   w0 w1 w2 ... w15   ->   w[1]   lane 0, lane 1, ... lane 15
 *     ...                              ...
 *
 * Block b of a lane's 64 bytes is in w[2b] and w[2b + 1].
 */
#include "gost28147/contract.h"

#if defined(__x86_64__) || defined(__i386__)
#include "gost28147/shuffle_avx512.h"

GL_TARGET_BEGIN(GL_AVX512_VBMI)

/* The frames under those of the kernel's functions, which hold spilled states and keys. */
enum { FRAMES = 2048 };

#define ROW 64 /* bytes of a lane that are transposed at once */
#define ROW_BLOCKS (ROW / 8)

GL_INLINE void transpose(vec w[16])
{
    vec t[16];
#pragma GCC unroll 8
    for (int i = 0; i < 16; i += 2) {
        t[i] = _mm512_unpacklo_epi32(w[i], w[i + 1]);
        t[i + 1] = _mm512_unpackhi_epi32(w[i], w[i + 1]);
    }
#pragma GCC unroll 4
    for (int i = 0; i < 16; i += 4) {
        w[i] = _mm512_unpacklo_epi64(t[i], t[i + 2]);
        w[i + 1] = _mm512_unpackhi_epi64(t[i], t[i + 2]);
        w[i + 2] = _mm512_unpacklo_epi64(t[i + 1], t[i + 3]);
        w[i + 3] = _mm512_unpackhi_epi64(t[i + 1], t[i + 3]);
    }
#pragma GCC unroll 4
    for (int i = 0; i < 4; i++) {
        t[i] = _mm512_shuffle_i32x4(w[i], w[i + 4], 0x88);
        t[i + 4] = _mm512_shuffle_i32x4(w[i], w[i + 4], 0xdd);
        t[i + 8] = _mm512_shuffle_i32x4(w[i + 8], w[i + 12], 0x88);
        t[i + 12] = _mm512_shuffle_i32x4(w[i + 8], w[i + 12], 0xdd);
    }
#pragma GCC unroll 4
    for (int i = 0; i < 4; i++) {
        w[i] = _mm512_shuffle_i32x4(t[i], t[i + 8], 0x88);
        w[i + 8] = _mm512_shuffle_i32x4(t[i], t[i + 8], 0xdd);
        w[i + 4] = _mm512_shuffle_i32x4(t[i + 4], t[i + 12], 0x88);
        w[i + 12] = _mm512_shuffle_i32x4(t[i + 4], t[i + 12], 0xdd);
    }
}

/* The keys of up to FULL x 16 lanes, word by word: k[i][j] is word i of the lanes of pair j. */
struct keys {
    vec k[8][FULL];
};

/* Keys of 16 lanes, of which the first `count` exist, into pair j. */
static void keys_of(struct keys *keys, int j, const gl_key *const *key, size_t count)
{
    size_t same = 1;
    while (same < count && key[same] == key[0])
        same++;
    if (same >= count) {
        for (int i = 0; i < 8; i++)
            keys->k[i][j] = _mm512_set1_epi32((int)gost_key_of(key[0])->k[i]);
        return;
    }
    vec w[16];
    for (size_t l = 0; l < LANES; l++) {
        const struct gost_key *lane = gost_key_of(key[l < count ? l : 0]);
        w[l] = _mm512_maskz_loadu_epi32(0xff, lane->k);
    }
    transpose(w);
    for (int i = 0; i < 8; i++)
        keys->k[i][j] = w[i];
}

/* Eight rounds with the keys from k0 to k7, or with flip 7 from k7 to k0. */
GL_INLINE void pass(const struct unit *unit, const struct keys *keys, vec n1[], vec n2[],
                    const int pairs, unsigned flip)
{
    const vec even = unit->even, odd = unit->odd;
    const vec nibble = unit->nibble, position = unit->position;
    for (unsigned i = 0; i < 8; i += 2) {
        const vec *ka = keys->k[i ^ flip], *kb = keys->k[(i + 1) ^ flip];
#pragma GCC unroll 8
        for (int j = 0; j < pairs; j++)
            n2[j] = half_round(n2[j], n1[j], ka[j], even, odd, nibble, position);
#pragma GCC unroll 8
        for (int j = 0; j < pairs; j++)
            n1[j] = half_round(n1[j], n2[j], kb[j], even, odd, nibble, position);
    }
}

GL_INLINE void rounds32(const struct unit *unit, const struct keys *keys, vec n1[], vec n2[],
                        const int pairs)
{
    for (int i = 0; i < 4; i++)
        pass(unit, keys, n1, n2, pairs, i < unit->forward ? 0 : 7);
#pragma GCC unroll 8
    for (int j = 0; j < pairs; j++) { /* the last round does not swap */
        const vec t = n1[j];
        n1[j] = n2[j];
        n2[j] = t;
    }
}

/* ---- Blocks under keys of their own
 * -------------------------------------------------------------- */

GL_INLINE void each_batch(const struct unit *unit, struct keys *keys, const gl_key *const *key,
                          const uint8_t *in, const uint8_t *mask, uint8_t *out, size_t blocks,
                          const int pairs)
{
    vec n1[FULL], n2[FULL];
#pragma GCC unroll 8
    for (int j = 0; j < pairs; j++) {
        const size_t before = (size_t)j * LANES;
        if (before < blocks)
            keys_of(keys, j, key + before, blocks - before < LANES ? blocks - before : LANES);
        __mmask8 low, high;
        lanes_of(blocks, j, &low, &high);
        load_pair(unit, in + 128 * j, low, high, &n1[j], &n2[j]);
    }
    rounds32(unit, keys, n1, n2, pairs);
#pragma GCC unroll 8
    for (int j = 0; j < pairs; j++) {
        __mmask8 low, high;
        lanes_of(blocks, j, &low, &high);
        store_pair(unit, n2[j], n1[j], mask ? mask + 128 * j : NULL, out + 128 * j, low, high);
    }
}

GL_OWN_FRAME static void each_block(struct keys *keys, const gl_key *const *key, bool decrypt,
                                    const uint8_t *in, const uint8_t *mask, uint8_t *out,
                                    size_t blocks)
{
    const struct unit unit = unit_of(gost_key_of(key[0]), decrypt);
    while (blocks) {
        const size_t n = blocks < FULL * LANES ? blocks : FULL * LANES;
        if (n > 4 * LANES)
            each_batch(&unit, keys, key, in, mask, out, n, 8);
        else if (n > 2 * LANES)
            each_batch(&unit, keys, key, in, mask, out, n, 4);
        else if (n > LANES)
            each_batch(&unit, keys, key, in, mask, out, n, 2);
        else
            each_batch(&unit, keys, key, in, mask, out, n, 1);
        key += n;
        in += 8 * n;
        out += 8 * n;
        mask = mask ? mask + 8 * n : NULL;
        blocks -= n;
    }
}

void gost_avx512_each(const gl_key *const *key, bool decrypt, const uint8_t *in,
                      const uint8_t *mask, uint8_t *out, size_t blocks)
{
    struct keys keys;
    each_block(&keys, key, decrypt, in, mask, out, blocks);
    gl_wipe(&keys, sizeof keys);
    gl_burn_stack(FRAMES);
}

/* ---- Rows under keys of their own ------------------------------------------------------------ */

/* The keys of pairs, row by row, for a broadcast of one word. */
struct row_keys {
    _Alignas(32) uint32_t k[FULL][8];
};

/* As pass. */
GL_INLINE void pass_rows(const struct unit *unit, const struct row_keys *keys, vec n1[], vec n2[],
                         const int pairs, unsigned flip)
{
    const vec even = unit->even, odd = unit->odd;
    const vec nibble = unit->nibble, position = unit->position;
    for (unsigned i = 0; i < 8; i += 2) {
        const uint32_t *ka = &keys->k[0][i ^ flip], *kb = &keys->k[0][(i + 1) ^ flip];
#pragma GCC unroll 8
        for (int j = 0; j < pairs; j++)
            n2[j] = half_round(n2[j], n1[j], _mm512_set1_epi32((int)ka[8 * j]), even, odd, nibble,
                               position);
#pragma GCC unroll 8
        for (int j = 0; j < pairs; j++)
            n1[j] = half_round(n1[j], n2[j], _mm512_set1_epi32((int)kb[8 * j]), even, odd, nibble,
                               position);
    }
}

GL_INLINE __mmask64 first_bytes(size_t n)
{
    return n >= 64 ? UINT64_MAX : (UINT64_C(1) << n) - 1;
}

/* Where a batch takes the next pair from, and puts it. */
struct cursor {
    const gl_row *row;
    size_t done; /* bytes of it */
    struct counters counters;
};

struct place {
    const uint8_t *in;
    uint8_t *out;
    size_t bytes;
};

/* The next pair of registers and its key. */
GL_INLINE void take(const struct unit *unit, enum source source, struct cursor *at, uint32_t k[8],
                    struct place *place, vec *n1, vec *n2)
{
    const gl_row *row = at->row;
    const size_t rest = row->bytes - at->done, n = rest < 8 * LANES ? rest : 8 * LANES;
    *place = (struct place){row->in + at->done, row->out + at->done, n};
    memcpy(k, gost_key_of(row->key)->k, 8 * sizeof *k);
    if (source == FROM_INPUT) {
        if (n == 8 * LANES)
            load_pair(unit, place->in, 0xff, 0xff, n1, n2);
        else /* whole blocks */
            load_pair(unit, place->in, (__mmask8)first_bytes(n / 8),
                      (__mmask8)(first_bytes(n / 8) >> 8), n1, n2);
    } else {
        if (at->done == 0)
            at->counters = counters_of(source, row->start);
        count_blocks(unit, source, &at->counters, n1, n2);
    }
    at->done += n;
    if (at->done == row->bytes) {
        at->row++;
        at->done = 0;
    }
}

GL_INLINE void put(const struct unit *unit, const struct place *place, vec n1, vec n2, bool gamma)
{
    const size_t n = place->bytes;
    if (n == 8 * LANES) {
        store_pair(unit, n1, n2, gamma ? place->in : NULL, place->out, 0xff, 0xff);
        return;
    }
    const __mmask64 low = first_bytes(n), high = n > 64 ? first_bytes(n - 64) : 0;
    vec x, y;
    blocks_of(unit, n1, n2, &x, &y);
    if (gamma) {
        x = _mm512_xor_si512(x, _mm512_maskz_loadu_epi8(low, place->in));
        y = _mm512_xor_si512(y, _mm512_maskz_loadu_epi8(high, place->in + 64));
    }
    _mm512_mask_storeu_epi8(place->out, low, x);
    _mm512_mask_storeu_epi8(place->out + 64, high, y);
}

GL_INLINE void rows_batch(const struct unit *unit, struct row_keys *keys, struct cursor *at,
                          size_t count, enum source source, const int pairs)
{
    struct place place[FULL];
    vec n1[FULL], n2[FULL];
#pragma GCC unroll 8
    for (int j = 0; j < pairs; j++) {
        if ((size_t)j < count) {
            take(unit, source, at, keys->k[j], &place[j], &n1[j], &n2[j]);
        } else {
            place[j] = (struct place){NULL, NULL, 0};
            memset(keys->k[j], 0, sizeof keys->k[j]);
            n1[j] = n2[j] = _mm512_setzero_si512();
        }
    }
    for (int i = 0; i < 4; i++)
        pass_rows(unit, keys, n1, n2, pairs, i < unit->forward ? 0 : 7);
#pragma GCC unroll 8
    for (int j = 0; j < pairs; j++)
        if (place[j].bytes)
            put(unit, &place[j], n1[j], n2[j], source != FROM_INPUT);
}

/* How many pairs there are left, FULL if that many or more. */
GL_INLINE size_t pairs_left(const struct cursor *at, const gl_row *end)
{
    size_t pairs = 0, done = at->done;
    for (const gl_row *row = at->row; row < end && pairs < FULL; row++, done = 0)
        pairs += (row->bytes - done + 8 * LANES - 1) / (8 * LANES);
    return pairs < FULL ? pairs : FULL;
}

GL_INLINE void rows_of(struct row_keys *keys, const gl_row *row, size_t count, bool decrypt,
                       enum source source)
{
    const struct unit unit = unit_of(gost_key_of(row->key), decrypt);
    struct cursor at = {.row = row};
    size_t n;
    while ((n = pairs_left(&at, row + count)) > 0) {
        if (n > 4)
            rows_batch(&unit, keys, &at, n, source, 8);
        else if (n > 2)
            rows_batch(&unit, keys, &at, n, source, 4);
        else
            rows_batch(&unit, keys, &at, n, source, 2);
    }
}

GL_OWN_FRAME static void each_row(struct row_keys *keys, const gl_row *row, size_t count,
                                  gl_rows kind)
{
    if (kind == GL_ROWS_CTR)
        rows_of(keys, row, count, false, FROM_CTR);
    else if (kind == GL_ROWS_CNT)
        rows_of(keys, row, count, false, FROM_CNT);
    else
        rows_of(keys, row, count, kind == GL_ROWS_DECRYPT, FROM_INPUT);
}

void gost_avx512_rows(const gl_row *row, size_t count, gl_rows kind)
{
    struct row_keys keys;
    each_row(&keys, row, count, kind);
    gl_wipe(&keys, sizeof keys);
    gl_burn_stack(FRAMES);
}

/* ---- Messages side by side ----------------------------------------------------------------------
 */

enum step { CBC = GL_CHAIN_CBC, CFB = GL_CHAIN_CFB, OFB = GL_CHAIN_OFB, MAC = GL_CHAIN_MAC, IMIT };

struct group {
    struct unit unit;
    struct keys keys;
    vec n1[FULL], n2[FULL];
    vec text[FULL][16]; /* the rows of each pair, transposed */
};

/* Words in memory order to halves, or back. */
GL_INLINE vec halves_of(const struct unit *unit, vec words)
{
    return _mm512_ror_epi32(unit->big_endian ? _mm512_shuffle_epi8(words, unit->swap) : words, 11);
}

GL_INLINE vec words_of(const struct unit *unit, vec halves)
{
    const vec words = _mm512_rol_epi32(halves, 11);
    return unit->big_endian ? _mm512_shuffle_epi8(words, unit->swap) : words;
}

/* `blocks` blocks (at most ROW_BLOCKS) of 16 lanes from `offset` on into w. */
GL_INLINE void load_rows(const struct unit *unit, const gl_lane *lane, size_t count, size_t offset,
                         size_t blocks, vec w[16])
{
    const __mmask8 present = (__mmask8)((1u << blocks) - 1);
    vec row[16];
    for (size_t l = 0; l < LANES; l++)
        row[l] = l < count ? _mm512_maskz_loadu_epi64(present, lane[l].in + offset)
                           : _mm512_setzero_si512();
    transpose(row);
    for (int i = 0; i < 16; i++)
        w[i] = halves_of(unit, row[i]);
}

GL_INLINE void store_rows(const struct unit *unit, const gl_lane *lane, size_t count, size_t offset,
                          size_t blocks, const vec w[16])
{
    const __mmask8 present = (__mmask8)((1u << blocks) - 1);
    vec row[16];
    for (int i = 0; i < 16; i++)
        row[i] = words_of(unit, w[i]);
    transpose(row);
    for (size_t l = 0; l < count; l++)
        _mm512_mask_storeu_epi64(lane[l].out + offset, present, row[l]);
}

/* Block b of the row goes through the states s1 and s2: the text is replaced by the output. */
GL_INLINE void step_block(struct group *g, enum step step, size_t b, vec s1[], vec s2[],
                          const int pairs)
{
    /* Magma has N2 in the first word. */
    const size_t first = 2 * b + g->unit.big_endian, second = first ^ 1;
    vec n1[FULL], n2[FULL];
#pragma GCC unroll 8
    for (int j = 0; j < pairs; j++) {
        n1[j] = s1[j];
        n2[j] = s2[j];
        if (step == CBC || step == MAC || step == IMIT) {
            n1[j] = _mm512_xor_si512(n1[j], g->text[j][first]);
            n2[j] = _mm512_xor_si512(n2[j], g->text[j][second]);
        }
    }
    if (step == IMIT) {
        pass(&g->unit, &g->keys, n1, n2, pairs, 0);
        pass(&g->unit, &g->keys, n1, n2, pairs, 0);
    } else {
        rounds32(&g->unit, &g->keys, n1, n2, pairs);
    }
#pragma GCC unroll 8
    for (int j = 0; j < pairs; j++) {
        vec y1 = n1[j], y2 = n2[j];
        if (step == CFB || step == OFB) {
            y1 = _mm512_xor_si512(y1, g->text[j][first]);
            y2 = _mm512_xor_si512(y2, g->text[j][second]);
        }
        s1[j] = step == CFB ? y1 : n1[j];
        s2[j] = step == CFB ? y2 : n2[j];
        if (step == CBC || step == CFB || step == OFB) {
            g->text[j][first] = y1;
            g->text[j][second] = y2;
        }
    }
}

GL_INLINE void run_rows(struct group *g, const gl_lane *lane, size_t count, enum step step,
                        size_t blocks, const int pairs)
{
    vec s1[FULL], s2[FULL];
#pragma GCC unroll 8
    for (int j = 0; j < pairs; j++) {
        s1[j] = g->n1[j];
        s2[j] = g->n2[j];
    }
    for (size_t done = 0; done < blocks; done += ROW_BLOCKS) {
        const size_t n = blocks - done < ROW_BLOCKS ? blocks - done : ROW_BLOCKS;
        for (int j = 0; j < pairs; j++) {
            const size_t before = (size_t)j * LANES;
            if (before < count)
                load_rows(&g->unit, lane + before, count - before, 8 * done, n, g->text[j]);
        }
        for (size_t b = 0; b < n; b++)
            step_block(g, step, b, s1, s2, pairs);
        if (step == MAC || step == IMIT)
            continue;
        for (int j = 0; j < pairs; j++) {
            const size_t before = (size_t)j * LANES, left = count - before;
            if (before < count)
                store_rows(&g->unit, lane + before, left < LANES ? left : LANES, 8 * done, n,
                           g->text[j]);
        }
    }
#pragma GCC unroll 8
    for (int j = 0; j < pairs; j++) {
        g->n1[j] = s1[j];
        g->n2[j] = s2[j];
    }
}

/* How many pairs run for so many lanes. */
GL_INLINE size_t pairs_for(size_t count)
{
    return count > 4 * LANES ? 8 : count > 2 * LANES ? 4 : count > LANES ? 2 : 1;
}

GL_INLINE void run_pairs(struct group *g, const gl_lane *lane, size_t count, enum step step,
                         size_t blocks)
{
    switch (pairs_for(count)) {
    case 8:
        run_rows(g, lane, count, step, blocks, 8);
        break;
    case 4:
        run_rows(g, lane, count, step, blocks, 4);
        break;
    case 2:
        run_rows(g, lane, count, step, blocks, 2);
        break;
    default:
        run_rows(g, lane, count, step, blocks, 1);
    }
}

/* Keys and states of all lanes; a lane beyond `count` repeats the first. */
static void gather(struct group *g, const gl_lane *lane, size_t count)
{
    const gl_key *key[LANES];
    g->unit = unit_of(gost_key_of(lane[0].key), false);
    for (int j = 0; j < FULL; j++) {
        const size_t before = (size_t)j * LANES;
        if (before >= count)
            break;
        const size_t n = count - before < LANES ? count - before : LANES;
        uint8_t state[8 * LANES] = {0};
        for (size_t l = 0; l < n; l++) {
            key[l] = lane[before + l].key;
            memcpy(state + 8 * l, lane[before + l].state, 8);
        }
        keys_of(&g->keys, j, key, n);
        load_pair(&g->unit, state, 0xff, 0xff, &g->n1[j], &g->n2[j]);
        gl_wipe(state, sizeof state);
    }
}

static void scatter(struct group *g, const gl_lane *lane, size_t count)
{
    uint8_t state[8 * LANES];
    for (int j = 0; j < FULL; j++) {
        const size_t before = (size_t)j * LANES;
        if (before >= count)
            break;
        store_pair(&g->unit, g->n2[j], g->n1[j], NULL, state, 0xff, 0xff);
        for (size_t l = 0; l < LANES && before + l < count; l++)
            memcpy(lane[before + l].state, state + 8 * l, 8);
    }
    gl_wipe(state, sizeof state);
    gl_wipe(g, offsetof(struct group, text) + pairs_for(count) * sizeof g->text[0]);
}

GL_OWN_FRAME static void run_chains(struct group *g, const gl_lane *lane, size_t count,
                                    gl_chain kind, size_t blocks)
{
    gather(g, lane, count);
    switch (kind) {
    case GL_CHAIN_CBC:
        run_pairs(g, lane, count, CBC, blocks);
        break;
    case GL_CHAIN_CFB:
        run_pairs(g, lane, count, CFB, blocks);
        break;
    case GL_CHAIN_OFB:
        run_pairs(g, lane, count, OFB, blocks);
        break;
    case GL_CHAIN_MAC:
        run_pairs(g, lane, count, MAC, blocks);
        break;
    }
    scatter(g, lane, count);
}

void gost_avx512_chains(const gl_lane *lane, size_t count, gl_chain kind, size_t blocks)
{
    struct group g;
    run_chains(&g, lane, count, kind, blocks);
    gl_burn_stack(FRAMES);
}

GL_OWN_FRAME static void run_imits(struct group *g, const gl_lane *lane, size_t count,
                                   size_t blocks)
{
    gather(g, lane, count);
    run_pairs(g, lane, count, IMIT, blocks);
    scatter(g, lane, count);
}

void gost_avx512_imits(const gl_lane *lane, size_t count, size_t blocks)
{
    struct group g;
    run_imits(&g, lane, count, blocks);
    gl_burn_stack(FRAMES);
}

GL_TARGET_END
#endif
