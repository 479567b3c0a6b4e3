/* OMAC, GOST R 34.13-2015 section 5.6. */
#include "mac/mac.h"

static void run(const gl_kernel *kernel, const gl_key *key, uint8_t *state, const uint8_t *in,
                size_t blocks)
{
    kernel->chain(key, GL_CHAIN_MAC, state, in, NULL, blocks);
}

/* x times the polynomial variable: GOST R 34.13-2015 section 5.6.1, B_64 and B_128. */
static void doubled(uint8_t *x, size_t block)
{
    const uint8_t top = x[0] >> 7, constant = block == 16 ? 0x87 : 0x1b;
    for (size_t i = 0; i + 1 < block; i++)
        x[i] = (uint8_t)(x[i] << 1 | x[i + 1] >> 7);
    x[block - 1] = (uint8_t)(x[block - 1] << 1) ^ (uint8_t)(constant & -top);
}

static void finish(struct gl_mac_state *m, const gl_kernel *kernel)
{
    uint8_t subkey[GL_BLOCK_MAX] = {0};
    kernel->encrypt(gl_mac_key(m), subkey, NULL, subkey, 1);
    doubled(subkey, m->block);
    if (m->begun < m->block) { /* procedure 2 of padding, and the second key */
        doubled(subkey, m->block);
        m->partial[m->begun] = 0x80;
        memset(m->partial + m->begun + 1, 0, m->block - m->begun - 1);
    }
    gl_xor(subkey, subkey, m->partial, m->block);
    gl_mac_blocks(m, kernel, subkey, 1);
    gl_wipe(subkey, sizeof subkey);
}

const gl_mac_kind gl_mac_omac = {
    .keeps_last = true,
    .run = run,
    .finish = finish,
};
