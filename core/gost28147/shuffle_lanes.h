/*
 * GOST 28147-89 and Magma by byte shuffles with a key for each lane: many messages side by side.
 * Written once over the vector type, after bytesliced.h: a lane is a byte of the wide layout, so
 * its key's bytes lie in that byte too.
 *
 * Text goes in and out by rows of two blocks a lane:
 *
 *     in[0]  [ block 0 of lane 0 ][ block 1 of lane 0 ]
 *     in[1]  [ block 0 of lane 1 ][ block 1 of lane 1 ]      each block of all lanes: as in memory,
 *     ...                                                    8 vectors, then as in bytesliced.h
 *
 * The including file defines how 16 bytes of PER_VEC / 2 lanes, every other one, make a vector, and
 * the lower 8 of them alike: gather16(row, offset), gather8(row, offset), scatter16(row, v),
 * scatter8(row, v).
 */
enum { ROW_BLOCKS = 2, ROW = 8 * ROW_BLOCKS, GROUPS = 2, ALL_LANES = GROUPS * WIDE };

/* 8 vectors of blocks, one block a lane, of each of the row's two. */
GL_INLINE void load_rows(const uint8_t *const row[WIDE], size_t offset, vec first[8], vec second[8])
{
#pragma GCC unroll 8
    for (size_t i = 0; i < 8; i++) {
        const vec a = gather16(row + PER_VEC * i, offset);
        const vec b = gather16(row + PER_VEC * i + 1, offset);
        first[i] = V(unpacklo_epi64)(a, b);
        second[i] = V(unpackhi_epi64)(a, b);
    }
}

GL_INLINE void load_half_rows(const uint8_t *const row[WIDE], vec v[8])
{
#pragma GCC unroll 8
    for (size_t i = 0; i < 8; i++)
        v[i] = V(unpacklo_epi64)(gather8(row + PER_VEC * i), gather8(row + PER_VEC * i + 1));
}

GL_INLINE void store_rows(uint8_t *const row[WIDE], const vec first[8], const vec second[8])
{
#pragma GCC unroll 8
    for (size_t i = 0; i < 8; i++) {
        scatter16(row + PER_VEC * i, V(unpacklo_epi64)(first[i], second[i]));
        scatter16(row + PER_VEC * i + 1, V(unpackhi_epi64)(first[i], second[i]));
    }
}

GL_INLINE void store_half_rows(uint8_t *const row[WIDE], const vec v[8])
{
#pragma GCC unroll 8
    for (size_t i = 0; i < 8; i++) {
        scatter8(row + PER_VEC * i, v[i]);
        scatter8(row + PER_VEC * i + 1, V(unpackhi_epi64)(v[i], v[i]));
    }
}

/* The keys of group g; a row is a lane's eight words. */
GL_INLINE void wide_keys_of(const struct wide *w, struct wide_keys *keys, size_t g,
                            const uint8_t *const row[WIDE])
{
    const unsigned flip = w->big_endian ? 7 : 0; /* to_bytes takes Magma's blocks backwards */
    for (unsigned i = 0; i < 8; i += 4) {
        vec v[2][8];
        load_rows(row, 4 * i, v[0], v[1]);
        for (unsigned pair = 0; pair < 2; pair++) {
            to_bytes(w, v[pair]);
            for (unsigned p = 0; p < 8; p++) {
                const unsigned round = i + 2 * pair + p / 4, j = p % 4;
                const vec sum = xor_(v[pair][p ^ flip], byte_all(0x80));
                keys->sum[round][g][j] = sum;
                if (j < 3)
                    keys->bound[round][g][j] = xor_(sum, byte_all(0xff));
            }
        }
    }
}

/* ---- Blocks under keys of their own ---------------------------------------------------------- */

struct each_state {
    struct wide w;
    struct wide_keys keys;
};

/* The keys of up to WIDE blocks; of those that are not there, the first one's. */
GL_INLINE void each_keys(struct each_state *s, size_t g, const gl_key *const *key, size_t blocks)
{
    const uint8_t *row[WIDE];
    for (size_t i = 0; i < WIDE; i++)
        row[i] = (const uint8_t *)gost_key_of(key[i < blocks ? i : 0])->k;
    wide_keys_of(&s->w, &s->keys, g, row);
}

GL_OWN_FRAME static void each_pair(struct each_state *s, const gl_key *const *keys,
                                   const uint8_t *in, const uint8_t *mask, uint8_t *out)
{
    each_keys(s, 0, keys, WIDE);
    each_keys(s, 1, keys + WIDE, WIDE);
    wide_batch(&s->w, &s->keys, FROM_INPUT, NULL, in, mask, out, 2);
}

GL_OWN_FRAME static void each_part(struct each_state *s, const gl_key *const *keys,
                                   const uint8_t *in, const uint8_t *mask, uint8_t *out,
                                   size_t blocks)
{
    uint8_t text[8 * WIDE];
    each_keys(s, 0, keys, blocks);
    wide_part(&s->w, &s->keys, whole_group(text, in, blocks), mask, out, blocks);
}

static void each(const gl_key *const *keys, bool decrypt, const uint8_t *in, const uint8_t *mask,
                 uint8_t *out, size_t blocks)
{
    const struct gost_key *first = gost_key_of(keys[0]);
    struct each_state s;
    wide_setup(&s.w, first, decrypt, first->big_endian);
    size_t n;
    for (size_t i = 0; i < blocks; i += n) {
        const uint8_t *veil = mask ? mask + 8 * i : NULL;
        n = blocks - i;
        if (n >= 2 * WIDE) {
            n = 2 * WIDE;
            each_pair(&s, keys + i, in + 8 * i, veil, out + 8 * i);
        } else {
            n = n < WIDE ? n : WIDE;
            each_part(&s, keys + i, in + 8 * i, veil, out + 8 * i, n);
        }
    }
    gl_wipe(&s, sizeof s);
    gl_burn_stack(GL_FRAMES);
}

/* ---- Messages side by side ------------------------------------------------------------------- */

enum step { CBC = GL_CHAIN_CBC, CFB = GL_CHAIN_CFB, OFB = GL_CHAIN_OFB, MAC = GL_CHAIN_MAC, IMIT };

struct messages {
    struct wide w;
    struct wide_keys keys;
    vec n1[GROUPS][4], n2[GROUPS][4];
    vec text[GROUPS][ROW_BLOCKS][8]; /* of the row, N1's bytes and N2's */
    const uint8_t *in[ALL_LANES];
    uint8_t *out[ALL_LANES];
    uint8_t spare[ROW]; /* where the lanes write that are not there */
};

GL_OWN_FRAME static void run_rounds(struct messages *m, size_t groups, int passes)
{
    if (groups == 1)
        wide_rounds(&m->w, &m->keys, m->n1, m->n2, 1, passes);
    else
        wide_rounds(&m->w, &m->keys, m->n1, m->n2, 2, passes);
}

/* Block b of the row: the text is replaced by the output. */
GL_INLINE void step_block(struct messages *m, enum step step, size_t groups, size_t b)
{
    const bool in_first = step == CBC || step == MAC || step == IMIT;
    for (size_t g = 0; in_first && g < groups; g++) {
#pragma GCC unroll 4
        for (size_t j = 0; j < 4; j++) {
            m->n1[g][j] = xor_(m->n1[g][j], m->text[g][b][j]);
            m->n2[g][j] = xor_(m->n2[g][j], m->text[g][b][j + 4]);
        }
    }
    run_rounds(m, groups, step == IMIT ? 2 : 4);
    for (size_t g = 0; step != IMIT && g < groups; g++) {
#pragma GCC unroll 4
        for (size_t j = 0; j < 4; j++) {
            vec n1 = m->n2[g][j], n2 = m->n1[g][j]; /* the last round does not swap */
            vec *y1 = &m->text[g][b][j], *y2 = &m->text[g][b][j + 4];
            const vec x1 = *y1, x2 = *y2;
            if (step == CFB) {
                n1 = xor_(n1, x1);
                n2 = xor_(n2, x2);
            }
            if (step != MAC) {
                *y1 = xor_(step == OFB ? xor_(n1, x1) : n1, byte_all(0x80));
                *y2 = xor_(step == OFB ? xor_(n2, x2) : n2, byte_all(0x80));
            }
            m->n1[g][j] = n1;
            m->n2[g][j] = n2;
        }
    }
}

/* The lanes' next `blocks` blocks. */
GL_INLINE void step_row(struct messages *m, enum step step, size_t groups, size_t blocks)
{
    for (size_t g = 0; g < groups; g++) {
        if (blocks == ROW_BLOCKS) {
            load_rows(m->in + g * WIDE, 0, m->text[g][0], m->text[g][1]);
            to_bytes(&m->w, m->text[g][1]);
        } else {
            load_half_rows(m->in + g * WIDE, m->text[g][0]);
        }
        to_bytes(&m->w, m->text[g][0]);
    }
    for (size_t b = 0; b < blocks; b++)
        step_block(m, step, groups, b);
    for (size_t g = 0; step < MAC && g < groups; g++) {
        to_blocks(&m->w, m->text[g][0]);
        if (blocks == ROW_BLOCKS) {
            to_blocks(&m->w, m->text[g][1]);
            store_rows(m->out + g * WIDE, m->text[g][0], m->text[g][1]);
        } else {
            store_half_rows(m->out + g * WIDE, m->text[g][0]);
        }
    }
}

GL_OWN_FRAME static void run_step(struct messages *m, enum step step, size_t groups, size_t blocks)
{
    switch (step) {
    case CBC:
        step_row(m, CBC, groups, blocks);
        break;
    case CFB:
        step_row(m, CFB, groups, blocks);
        break;
    case OFB:
        step_row(m, OFB, groups, blocks);
        break;
    case MAC:
        step_row(m, MAC, groups, blocks);
        break;
    case IMIT:
        step_row(m, IMIT, groups, blocks);
        break;
    }
}

/* Where the lanes are. Those beyond `count` read what the first one does. */
GL_INLINE void point(struct messages *m, const gl_lane *lane, size_t count)
{
    for (size_t l = 0; l < ALL_LANES; l++) {
        m->in[l] = lane[l < count ? l : 0].in;
        m->out[l] = l < count ? lane[l].out : m->spare;
    }
}

/* Keys and states of all lanes. */
GL_INLINE void gather(struct messages *m, const gl_lane *lane, size_t count, size_t groups)
{
    const struct gost_key *first = gost_key_of(lane[0].key);
    wide_setup(&m->w, first, false, first->big_endian);
    for (size_t g = 0; g < groups; g++) {
        const uint8_t *key[WIDE], *state[WIDE];
        for (size_t l = 0; l < WIDE; l++) {
            const gl_lane *from = &lane[g * WIDE + l < count ? g * WIDE + l : 0];
            key[l] = (const uint8_t *)gost_key_of(from->key)->k;
            state[l] = from->state;
        }
        wide_keys_of(&m->w, &m->keys, g, key);
        vec v[8];
        load_half_rows(state, v);
        to_bytes(&m->w, v);
        for (size_t j = 0; j < 4; j++) {
            m->n1[g][j] = xor_(v[j], byte_all(0x80));
            m->n2[g][j] = xor_(v[j + 4], byte_all(0x80));
        }
    }
}

GL_INLINE void scatter(struct messages *m, const gl_lane *lane, size_t count, size_t groups)
{
    for (size_t g = 0; g < groups; g++) {
        uint8_t *state[WIDE];
        for (size_t l = 0; l < WIDE; l++)
            state[l] = g * WIDE + l < count ? lane[g * WIDE + l].state : m->spare;
        vec v[8];
        for (size_t j = 0; j < 4; j++) {
            v[j] = xor_(m->n1[g][j], byte_all(0x80));
            v[j + 4] = xor_(m->n2[g][j], byte_all(0x80));
        }
        to_blocks(&m->w, v);
        store_half_rows(state, v);
    }
}

GL_OWN_FRAME static void run_lanes(struct messages *m, const gl_lane *lane, size_t count,
                                   enum step step, size_t blocks)
{
    const size_t groups = count > WIDE ? 2 : 1;
    gather(m, lane, count, groups);
    point(m, lane, count);
    while (blocks) {
        const size_t n = blocks < ROW_BLOCKS ? blocks : ROW_BLOCKS;
        run_step(m, step, groups, n);
        for (size_t l = 0; l < count; l++)
            m->in[l] += ROW;
        for (size_t l = 0; l < count && step < MAC; l++)
            m->out[l] += ROW;
        blocks -= n;
    }
    scatter(m, lane, count, groups);
}

static void side_by_side(const gl_lane *lane, size_t count, enum step step, size_t blocks)
{
    struct messages m;
    run_lanes(&m, lane, count, step, blocks);
    gl_wipe(&m, sizeof m);
    gl_burn_stack(GL_FRAMES);
}

static void chains(const gl_lane *lane, size_t count, gl_chain kind, size_t blocks)
{
    side_by_side(lane, count, (enum step)kind, blocks);
}

static void imits(const gl_lane *lane, size_t count, size_t blocks)
{
    side_by_side(lane, count, IMIT, blocks);
}
