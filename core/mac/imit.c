/* Imitovstavka of GOST 28147-89, RFC 5830 section 8: 16 rounds a block, zeros to the last block. */
#include "mac/mac.h"

static void run(const gl_kernel *kernel, const gl_key *key, uint8_t *state, const uint8_t *in,
                size_t blocks)
{
    kernel->imit(key, state, in, blocks);
}

static void finish(struct gl_mac_state *m, const gl_kernel *kernel)
{
    static const uint8_t zeros[8];
    if (m->begun) {
        memset(m->partial + m->begun, 0, m->block - m->begun);
        gl_mac_blocks(m, kernel, m->partial, 1);
    }
    /* The code is defined for two blocks and more: one block is followed by zeros. */
    if (m->blocks == 1)
        gl_mac_blocks(m, kernel, zeros, 1);
}

const gl_mac_kind gl_mac_imit = {
    .only_28147 = true,
    .meshing = true,
    .run = run,
    .finish = finish,
};
