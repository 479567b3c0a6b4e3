/*
 * AES by VAES, 16 messages side by side, each under its own key: a lane is a block of a vector.
 * Rows of WIDTH blocks of a lane are loaded and stored whole, and turned:
 *
 *     row 0   [ a0 | a1 | a2 | a3 ]          [ a0 | b0 | c0 | d0 ]   block 0 of lanes a, b, c, d
 *     row 1   [ b0 | b1 | b2 | b3 ]   <-->   [ a1 | b1 | c1 | d1 ]
 *     ..                                     ..
 *
 * So are the round keys, once a call. The including file defines, besides what instructions.h
 * needs, vec_turn(v) of WIDTH vectors and KEPT, of how many rounds the keys stay in registers. It
 * gets chains for its gl_kernel.
 */
enum { LANES = 16, VECTORS = LANES / WIDTH };

/* Fewer lanes, or shorter messages, do not pay for turning keys. */
enum { LANES_MIN = 9, BLOCKS_MIN = 8 };

struct lanes {
    vec key[AES_ROUNDS_MAX + 2][VECTORS]; /* whole rows of them */
    vec s[VECTORS];
    vec text[WIDTH][VECTORS];
    const uint8_t *in[LANES];
    uint8_t *out[LANES];
    unsigned rounds;
};

GL_INLINE void load_rows(struct lanes *l, size_t at)
{
    AES_EACH (i, VECTORS) {
        vec v[WIDTH];
        AES_EACH (j, WIDTH)
            v[j] = vec_load(l->in[WIDTH * i + j] + at);
        vec_turn(v);
        AES_EACH (j, WIDTH)
            l->text[j][i] = v[j];
    }
}

GL_INLINE void store_rows(struct lanes *l, size_t at)
{
    AES_EACH (i, VECTORS) {
        vec v[WIDTH];
        AES_EACH (j, WIDTH)
            v[j] = l->text[j][i];
        vec_turn(v);
        AES_EACH (j, WIDTH)
            vec_store(l->out[WIDTH * i + j] + at, v[j]);
    }
}

/* The n-th block of the lanes into text, and back. */
GL_INLINE void load_block(struct lanes *l, size_t n)
{
    AES_EACH (i, LANES)
        memcpy((uint8_t *)l->text[0] + 16 * i, l->in[i] + 16 * n, 16);
}

GL_INLINE void store_block(struct lanes *l, size_t n)
{
    AES_EACH (i, LANES)
        memcpy(l->out[i] + 16 * n, (const uint8_t *)l->text[0] + 16 * i, 16);
}

/* One block of each lane; the text becomes the output. The keys of the first rounds are kept. */
GL_INLINE void chain_block(struct lanes *l, vec (*kept)[VECTORS], vec *s, gl_chain kind, vec *text)
{
#define ROUND(r, round)                                                                            \
    AES_EACH (i, VECTORS)                                                                          \
    s[i] = round(s[i], (r) < KEPT ? kept[r][i] : l->key[r][i])
#define INNER(r) ROUND(r, vec_encrypt)
#define LAST(r)                                                                                    \
    AES_EACH (i, VECTORS)                                                                          \
    s[i] = vec_encrypt_last(s[i], l->key[r][i])
    AES_READ_KEYS(); /* the others */
    if (kind == GL_CHAIN_CBC || kind == GL_CHAIN_MAC) {
        AES_EACH (i, VECTORS)
            s[i] = vec_xor(s[i], text[i]);
    }
    ROUND(0, vec_xor);
    AES_ROUNDS(l->rounds, INNER, LAST);
    if (kind == GL_CHAIN_CFB) {
        AES_EACH (i, VECTORS)
            s[i] = vec_xor(s[i], text[i]);
    }
    if (kind == GL_CHAIN_OFB) {
        AES_EACH (i, VECTORS)
            text[i] = vec_xor(s[i], text[i]);
    } else if (kind != GL_CHAIN_MAC) {
        AES_EACH (i, VECTORS)
            text[i] = s[i];
    }
#undef ROUND
#undef INNER
#undef LAST
}

GL_OWN_FRAME static void chain_rows(struct lanes *l, gl_chain kind, size_t blocks)
{
    vec s[VECTORS], kept[5][VECTORS];
    AES_EACH (i, VECTORS)
        s[i] = l->s[i];
#define KEEP(r)                                                                                    \
    if ((r) < KEPT) {                                                                              \
        AES_EACH (i, VECTORS)                                                                      \
            kept[r][i] = l->key[r][i];                                                             \
    }
    KEEP(0)
    KEEP(1)
    KEEP(2)
    KEEP(3)
    KEEP(4)
#undef KEEP
    for (size_t n = 0; n + WIDTH <= blocks; n += WIDTH) {
        load_rows(l, 16 * n);
        AES_EACH (b, WIDTH)
            chain_block(l, kept, s, kind, l->text[b]);
        if (kind != GL_CHAIN_MAC)
            store_rows(l, 16 * n);
    }
    AES_EACH (i, VECTORS)
        l->s[i] = s[i];
}

/* What is left of a row. */
GL_OWN_FRAME static void chain_rest(struct lanes *l, gl_chain kind, size_t blocks)
{
    for (size_t n = blocks - blocks % WIDTH; n < blocks; n++) {
        load_block(l, n);
        chain_block(l, l->key, l->s, kind, l->text[0]);
        if (kind != GL_CHAIN_MAC)
            store_block(l, n);
    }
}

/* `count` lanes; the last one stands for those that are not there too. */
GL_OWN_FRAME static void chain_lanes(const gl_lane *lane, size_t count, gl_chain kind,
                                     size_t blocks)
{
    struct lanes l;
    const uint8_t *key[LANES];
    l.rounds = aes_key_of(lane[0].key)->rounds;
    for (size_t i = 0; i < LANES; i++) {
        const gl_lane *from = &lane[i < count ? i : count - 1];
        key[i] = aes_key_of(from->key)->encrypt[0];
        l.in[i] = from->in;
        l.out[i] = from->out;
        memcpy((uint8_t *)l.s + 16 * i, from->state, 16);
    }
    for (unsigned r = 0; r <= l.rounds; r += WIDTH) {
        AES_EACH (i, VECTORS) {
            vec v[WIDTH];
            AES_EACH (j, WIDTH)
                v[j] = vec_load(key[WIDTH * i + j] + 16 * r);
            vec_turn(v);
            AES_EACH (j, WIDTH)
                l.key[r + j][i] = v[j];
        }
    }
    chain_rows(&l, kind, blocks);
    chain_rest(&l, kind, blocks);
    for (size_t i = 0; i < count; i++)
        memcpy(lane[i].state, (const uint8_t *)l.s + 16 * i, 16);
    gl_wipe(&l, offsetof(struct lanes, in));
}

static void chains(const gl_lane *lane, size_t count, gl_chain kind, size_t blocks)
{
    if (count < LANES_MIN || blocks < BLOCKS_MIN)
        aes_aesni_chains(lane, count, kind, blocks);
    else
        chain_lanes(lane, count, kind, blocks);
    aes_burn();
}
