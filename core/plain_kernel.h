/*
 * The functions of a kernel of 16-byte blocks over one block at a time. The including file defines
 * encrypt_block and decrypt_block, in place, and BLOCK_KEY and BLOCK_KEY_OF.
 */
GL_OWN_FRAME static void blocks_of(const gl_key *key, bool decrypting, const uint8_t *in,
                                   const uint8_t *mask, uint8_t *out, size_t blocks)
{
    const BLOCK_KEY *k = BLOCK_KEY_OF(key);
    for (; blocks; blocks--, in += 16, out += 16) {
        uint8_t x[16];
        memcpy(x, in, 16);
        (decrypting ? decrypt_block : encrypt_block)(k, x);
        if (mask) {
            gl_xor(x, x, mask, 16);
            mask += 16;
        }
        memcpy(out, x, 16);
    }
}

static void encrypt(const gl_key *key, const uint8_t *in, const uint8_t *mask, uint8_t *out,
                    size_t blocks)
{
    blocks_of(key, false, in, mask, out, blocks);
    gl_burn_stack(GL_FRAMES);
}

static void decrypt(const gl_key *key, const uint8_t *in, const uint8_t *mask, uint8_t *out,
                    size_t blocks)
{
    blocks_of(key, true, in, mask, out, blocks);
    gl_burn_stack(GL_FRAMES);
}

GL_OWN_FRAME static void chain_of(const gl_key *key, gl_chain kind, uint8_t *state,
                                  const uint8_t *in, uint8_t *out, size_t blocks)
{
    const BLOCK_KEY *k = BLOCK_KEY_OF(key);
    for (; blocks; blocks--, in += 16) {
        uint8_t x[16];
        memcpy(x, in, 16);
        if (kind == GL_CHAIN_CBC || kind == GL_CHAIN_MAC)
            gl_xor(state, state, x, 16);
        encrypt_block(k, state);
        if (kind == GL_CHAIN_CFB)
            gl_xor(state, state, x, 16);
        if (kind == GL_CHAIN_OFB)
            gl_xor(out, state, x, 16);
        else if (kind != GL_CHAIN_MAC)
            memcpy(out, state, 16);
        if (kind != GL_CHAIN_MAC)
            out += 16;
    }
}

static void chain(const gl_key *key, gl_chain kind, uint8_t *state, const uint8_t *in, uint8_t *out,
                  size_t blocks)
{
    chain_of(key, kind, state, in, out, blocks);
    gl_burn_stack(GL_FRAMES);
}
