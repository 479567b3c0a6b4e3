/* Cipher block chaining, GOST R 34.13-2015 section 5.4. A register of z blocks makes z chains. */
#include "modes/stream.h"

static void encrypt_chains(struct gl_stream_state *s, const gl_kernel *kernel, const uint8_t *in,
                           uint8_t *out, size_t units)
{
    uint8_t text[GL_IV_MAX];
    while (units) {
        const size_t chains = s->register_size / s->block;
        const size_t n = units < chains ? units : chains, bytes = n * s->block;
        gl_xor(text, in, s->reg, bytes);
        kernel->encrypt(gl_stream_key(s), text, NULL, out, n);
        gl_register_shift(s, out, bytes);
        in += bytes;
        out += bytes;
        units -= n;
    }
    gl_wipe(text, s->register_size);
}

static void decrypt(struct gl_stream_state *s, const gl_kernel *kernel, const uint8_t *in,
                    uint8_t *out, size_t units)
{
    uint8_t chained[GL_IV_MAX + GL_TILE]; /* the register, then ciphertext */
    const size_t most = gl_chained_most(s, kernel, in == out);
    memcpy(chained, s->reg, s->register_size);
    while (units) {
        const size_t n = units < most ? units : most;
        const size_t bytes = n * s->block;
        memcpy(chained + s->register_size, in, bytes);
        kernel->decrypt(gl_stream_key(s), chained + s->register_size, chained, out, n);
        memmove(chained, chained + bytes, s->register_size);
        in += bytes;
        out += bytes;
        units -= n;
        if (units && in != out) {
            kernel->decrypt(gl_stream_key(s), in, in - s->register_size, out, units);
            memcpy(s->reg, in + units * s->block - s->register_size, s->register_size);
            return;
        }
    }
    memcpy(s->reg, chained, s->register_size);
}

static void run(struct gl_stream_state *s, const gl_kernel *kernel, const uint8_t *in, uint8_t *out,
                size_t units)
{
    if (s->decrypt)
        decrypt(s, kernel, in, out, units);
    else if (s->register_size == s->block)
        kernel->chain(gl_stream_key(s), GL_CHAIN_CBC, s->reg, in, out, units);
    else
        encrypt_chains(s, kernel, in, out, units);
}

static void skip(struct gl_stream_state *s, const uint8_t *in, size_t units)
{
    gl_register_shift(s, in, units * s->unit);
}

const gl_mode gl_mode_cbc = {
    .name = "CBC",
    .iv = GL_IV_BLOCKS,
    .meshing = true,
    .parallel = {false, true},
    .run = run,
    .skip_reads = true,
    .skip = skip,
};
