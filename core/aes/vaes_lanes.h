/*
 * AES by VAES, messages side by side, each under its own key: a lane is a block of a vector, so the
 * round keys of the lanes are put side by side once a call.
 *
 *     key[r][0]  [ key of lane 0 | lane 1 | lane 2 | lane 3 ]     round r
 *     key[r][1]  [ key of lane 4 | ...
 *
 * The including file defines, besides what instructions.h needs:
 *   vec_gather(p, at)       WIDTH blocks, from p[0] + at, p[1] + at, ..
 *   vec_scatter(p, at, v)
 * It gets chains for its gl_kernel.
 */
enum { LANES = AES_FLIGHT * WIDTH };

/* Fewer lanes, or shorter messages, do not pay for putting keys side by side. */
enum { LANES_MIN = 9, BLOCKS_MIN = 4 };

struct lanes {
    vec key[AES_ROUNDS_MAX + 1][AES_FLIGHT];
    vec s[AES_FLIGHT];
    const uint8_t *in[LANES];
    uint8_t *out[LANES];
    unsigned rounds;
};

/* n vectors of lanes. */
GL_INLINE void chain_vectors(struct lanes *l, unsigned n, gl_chain kind, size_t blocks)
{
    const bool text_first = kind == GL_CHAIN_CBC || kind == GL_CHAIN_MAC;
    const unsigned rounds = l->rounds;
    vec s[AES_FLIGHT], y[AES_FLIGHT];
    for (unsigned i = 0; i < n; i++)
        s[i] = l->s[i];
    for (size_t at = 0; at < 16 * blocks; at += 16) {
#define ROUND(r, round)                                                                            \
    for (unsigned i = 0; i < n; i++)                                                               \
    s[i] = round(s[i], l->key[r][i])
#define INNER(r) ROUND(r, vec_encrypt)
#define LAST(r) ROUND(r, vec_encrypt_last)
        for (unsigned i = 0; text_first && i < n; i++)
            s[i] = vec_xor(s[i], vec_gather(l->in + WIDTH * i, at));
        ROUND(0, vec_xor);
        AES_ROUNDS(rounds, INNER, LAST);
#undef ROUND
#undef INNER
#undef LAST
        /* Lanes that are there twice must have read before one of them writes. */
        for (unsigned i = 0; kind != GL_CHAIN_MAC && i < n; i++)
            y[i] = text_first ? s[i] : vec_xor(s[i], vec_gather(l->in + WIDTH * i, at));
        for (unsigned i = 0; kind != GL_CHAIN_MAC && i < n; i++)
            vec_scatter(l->out + WIDTH * i, at, y[i]);
        for (unsigned i = 0; kind == GL_CHAIN_CFB && i < n; i++)
            s[i] = y[i];
    }
    for (unsigned i = 0; i < n; i++)
        l->s[i] = s[i];
}

/* Functions of their own: keys stay where `l` has them and are wiped. */
GL_OWN_FRAME static void chain_half(struct lanes *l, gl_chain kind, size_t blocks)
{
    AES_CHAINS(chain_vectors, l, AES_FLIGHT / 2, kind, blocks);
}

GL_OWN_FRAME static void chain_full(struct lanes *l, gl_chain kind, size_t blocks)
{
    AES_CHAINS(chain_vectors, l, AES_FLIGHT, kind, blocks);
}

/* `count` lanes in n vectors; the last one stands for those that are not there too. */
GL_OWN_FRAME static void chain_lanes(const gl_lane *lane, size_t count, unsigned n, gl_chain kind,
                                     size_t blocks)
{
    struct lanes l;
    const unsigned rounds = l.rounds = aes_key_of(lane[0].key)->rounds;
    const uint8_t *key[LANES], *state_in[LANES];
    uint8_t *state[LANES];
    for (size_t i = 0; i < n * WIDTH; i++) {
        const gl_lane *from = &lane[i < count ? i : count - 1];
        key[i] = aes_key_of(from->key)->encrypt[0];
        state_in[i] = state[i] = from->state;
        l.in[i] = from->in;
        l.out[i] = from->out;
    }
    for (unsigned i = 0; i < n; i++)
        l.s[i] = vec_gather(state_in + WIDTH * i, 0);
    for (unsigned r = 0; r <= rounds; r++)
        for (unsigned i = 0; i < n; i++)
            l.key[r][i] = vec_gather(key + WIDTH * i, 16 * r);
    if (n == AES_FLIGHT)
        chain_full(&l, kind, blocks);
    else
        chain_half(&l, kind, blocks);
    for (unsigned i = 0; i < n; i++)
        vec_scatter(state + WIDTH * i, 0, l.s[i]);
    gl_wipe(l.key, (rounds + 1) * sizeof l.key[0]);
    gl_wipe(l.s, sizeof l.s);
}

static void chains(const gl_lane *lane, size_t count, gl_chain kind, size_t blocks)
{
    if (count < LANES_MIN || blocks < BLOCKS_MIN)
        aes_aesni_chains(lane, count, kind, blocks);
    else if (count > LANES / 2)
        chain_lanes(lane, count, AES_FLIGHT, kind, blocks);
    else
        chain_lanes(lane, count, AES_FLIGHT / 2, kind, blocks);
}
