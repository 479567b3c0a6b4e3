/*
 * The functions of a kernel of 16-byte blocks that computes a few of them side by side. The
 * including file defines
 *   state                                  a block in the kernel's own form
 *   load(p), store(p, s), added(a, b)
 *   crypt_states(key, decrypt, s, n)       E or D of n states, n a constant of at most FLIGHT
 * It gets INTERLEAVED for its gl_kernel.
 */
GL_INLINE void batch(const gl_key *key, bool decrypt, const uint8_t *in, const uint8_t *mask,
                     uint8_t *out, const unsigned n)
{
    state s[FLIGHT];
    for (unsigned j = 0; j < n; j++)
        s[j] = load(in + 16 * j);
    crypt_states(key, decrypt, s, n);
    for (unsigned j = 0; j < n; j++)
        store(out + 16 * j, mask ? added(s[j], load(mask + 16 * j)) : s[j]);
}

GL_INLINE void crypt(const gl_key *key, bool decrypt, const uint8_t *in, const uint8_t *mask,
                     uint8_t *out, size_t blocks)
{
    for (; blocks >= FLIGHT; blocks -= FLIGHT) {
        batch(key, decrypt, in, mask, out, FLIGHT);
        in += 16 * FLIGHT;
        out += 16 * FLIGHT;
        mask = mask ? mask + 16 * FLIGHT : NULL;
    }
    if (blocks)
        batch(key, decrypt, in, mask, out, 1);
}

GL_OWN_FRAME static void encrypt_blocks(const gl_key *key, const uint8_t *in, const uint8_t *mask,
                                        uint8_t *out, size_t blocks)
{
    crypt(key, false, in, mask, out, blocks);
}

GL_OWN_FRAME static void decrypt_blocks(const gl_key *key, const uint8_t *in, const uint8_t *mask,
                                        uint8_t *out, size_t blocks)
{
    crypt(key, true, in, mask, out, blocks);
}

static void encrypt(const gl_key *key, const uint8_t *in, const uint8_t *mask, uint8_t *out,
                    size_t blocks)
{
    encrypt_blocks(key, in, mask, out, blocks);
    gl_burn_stack(GL_FRAMES);
}

static void decrypt(const gl_key *key, const uint8_t *in, const uint8_t *mask, uint8_t *out,
                    size_t blocks)
{
    decrypt_blocks(key, in, mask, out, blocks);
    gl_burn_stack(GL_FRAMES);
}

GL_OWN_FRAME static void chain_blocks(const gl_key *key, gl_chain kind, uint8_t *state_at,
                                      const uint8_t *in, uint8_t *out, size_t blocks)
{
    state s = load(state_at);
    for (; blocks; blocks--, in += 16) {
        const state x = load(in);
        if (kind == GL_CHAIN_CBC || kind == GL_CHAIN_MAC)
            s = added(s, x);
        crypt_states(key, false, &s, 1);
        if (kind == GL_CHAIN_CFB)
            s = added(s, x);
        if (kind == GL_CHAIN_MAC)
            continue;
        store(out, kind == GL_CHAIN_OFB ? added(s, x) : s);
        out += 16;
    }
    store(state_at, s);
}

static void chain(const gl_key *key, gl_chain kind, uint8_t *state_at, const uint8_t *in,
                  uint8_t *out, size_t blocks)
{
    chain_blocks(key, kind, state_at, in, out, blocks);
    gl_burn_stack(GL_FRAMES);
}

#define INTERLEAVED                                                                                \
    .step = FLIGHT, .constant_time = false, .encrypt = encrypt, .decrypt = decrypt, .chain = chain
