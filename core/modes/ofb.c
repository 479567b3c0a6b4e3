/* Output feedback, GOST R 34.13-2015 section 5.3. A register of z blocks makes z chains. */
#include "modes/stream.h"

static void run(struct gl_stream_state *s, const gl_kernel *kernel, const uint8_t *in, uint8_t *out,
                size_t units)
{
    const size_t block = s->block, segment = s->unit, chains = s->register_size / block;
    if (chains == 1 && segment == block) {
        kernel->chain(gl_stream_key(s), GL_CHAIN_OFB, s->reg, in, out, units);
        return;
    }
    uint8_t gamma[GL_IV_MAX];
    while (units) {
        const size_t n = units < chains ? units : chains;
        kernel->encrypt(gl_stream_key(s), s->reg, NULL, gamma, n);
        for (size_t i = 0; i < n; i++)
            gl_xor(out + i * segment, in + i * segment, gamma + i * block, segment);
        gl_register_shift(s, gamma, n * block);
        in += n * segment;
        out += n * segment;
        units -= n;
    }
    gl_wipe(gamma, s->register_size);
}

const gl_mode gl_mode_ofb = {
    .name = "OFB",
    .iv = GL_IV_BLOCKS,
    .any_length = true,
    .segments = true,
    .parallel = {false, false},
    .run = run,
};
