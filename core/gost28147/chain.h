/*
 * Blocks one after another, written once for every kernel: the serial modes and MACs of one
 * message. The including file defines, before including this:
 *   chain_pair             one block's halves (N1, N2), in the kernel's own form
 *   chain_unit             what the rounds need (tables, round keys)
 *   chain_setup(gost_key)  a chain_unit made from the key
 *   chain_load(unit, p), chain_store(unit, p, pair), chain_xor(a, b)
 *   chain_rounds32(unit, pair), chain_rounds16(unit, pair)
 *   CHAIN_FRAMES           the stack that the functions below may take, 0 if they spill nothing
 * It gets the functions gost_chain and gost_imit for its gl_kernel.
 */
GL_OWN_FRAME static void chain_run(const gl_key *key, gl_chain kind, uint8_t *state,
                                   const uint8_t *in, uint8_t *out, size_t blocks)
{
    const chain_unit unit = chain_setup(gost_key_of(key));
    chain_pair s = chain_load(&unit, state);
    switch (kind) {
    case GL_CHAIN_CBC:
        for (; blocks; blocks--, in += 8, out += 8) {
            s = chain_rounds32(&unit, chain_xor(s, chain_load(&unit, in)));
            chain_store(&unit, out, s);
        }
        break;
    case GL_CHAIN_CFB:
        for (; blocks; blocks--, in += 8, out += 8) {
            s = chain_xor(chain_rounds32(&unit, s), chain_load(&unit, in));
            chain_store(&unit, out, s);
        }
        break;
    case GL_CHAIN_OFB:
        for (; blocks; blocks--, in += 8, out += 8) {
            s = chain_rounds32(&unit, s);
            chain_store(&unit, out, chain_xor(s, chain_load(&unit, in)));
        }
        break;
    case GL_CHAIN_MAC:
        for (; blocks; blocks--, in += 8)
            s = chain_rounds32(&unit, chain_xor(s, chain_load(&unit, in)));
        break;
    }
    chain_store(&unit, state, s);
}

GL_OWN_FRAME static void imit_run(const gl_key *key, uint8_t *state, const uint8_t *in,
                                  size_t blocks)
{
    const chain_unit unit = chain_setup(gost_key_of(key));
    chain_pair s = chain_load(&unit, state);
    for (; blocks; blocks--, in += 8)
        s = chain_rounds16(&unit, chain_xor(s, chain_load(&unit, in)));
    chain_store(&unit, state, s);
}

GL_INLINE void chain_burn(void)
{
    if (CHAIN_FRAMES)
        gl_burn_stack(CHAIN_FRAMES);
}

static void gost_chain(const gl_key *key, gl_chain kind, uint8_t *state, const uint8_t *in,
                       uint8_t *out, size_t blocks)
{
    chain_run(key, kind, state, in, out, blocks);
    chain_burn();
}

static void gost_imit(const gl_key *key, uint8_t *state, const uint8_t *in, size_t blocks)
{
    imit_run(key, state, in, blocks);
    chain_burn();
}
