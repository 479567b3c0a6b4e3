/*
 * Blocks one after another, written once for every kernel: the serial modes and MACs of one message.
 * The including file defines, before including this:
 *   chain_pair                      one block's halves (N1, N2), in the kernel's own form
 *   chain_unit                      what the rounds need (tables, round keys)
 *   chain_setup(gost_key)           a chain_unit made from the key
 *   chain_load(unit, p), chain_store(unit, p, pair), chain_xor(a, b)
 *   chain_rounds32(unit, pair), chain_rounds16(unit, pair)
 *   chain_wipe(unit)                ends its life
 * It gets the functions gost_chain and gost_imit for its gl_kernel.
 */
static void gost_chain(const gl_key *key, gl_chain kind, uint8_t *state, const uint8_t *in,
                       uint8_t *out, size_t blocks)
{
    chain_unit unit = chain_setup(gost_key_of(key));
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
    chain_wipe(&unit);
}

static void gost_imit(const gl_key *key, uint8_t *state, const uint8_t *in, size_t blocks)
{
    chain_unit unit = chain_setup(gost_key_of(key));
    chain_pair s = chain_load(&unit, state);
    for (; blocks; blocks--, in += 8)
        s = chain_rounds16(&unit, chain_xor(s, chain_load(&unit, in)));
    chain_store(&unit, state, s);
    chain_wipe(&unit);
}
