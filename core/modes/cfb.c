/*
 * Cipher feedback, GOST R 34.13-2015 section 5.5; gamma with feedback, RFC 5830 section 7.
 * Read IV and ciphertext as one string: the gamma of the segment at offset i s is E of the block at
 * offset i s of that string. So decryption is parallel, and encryption as far as the register
 * reaches beyond one block.
 */
#include "modes/stream.h"

/* E of n blocks that start `step` bytes apart, xored to `in`, each cut to a segment. */
static void windows(struct gl_stream_state *s, const gl_kernel *kernel, const uint8_t *chained,
                    const uint8_t *in, uint8_t *out, size_t n)
{
    const size_t block = s->block, segment = s->unit;
    uint8_t gamma[GL_TILE];
    while (n) {
        const size_t most = GL_TILE / block, m = n < most ? n : most;
        for (size_t i = 0; i < m; i++)
            memcpy(gamma + i * block, chained + i * segment, block);
        kernel->encrypt(gl_stream_key(s), gamma, NULL, gamma, m);
        for (size_t i = 0; i < m; i++)
            gl_xor(out + i * segment, in + i * segment, gamma + i * block, segment);
        gl_wipe(gamma, m * block);
        chained += m * segment;
        in += m * segment;
        out += m * segment;
        n -= m;
    }
}

static void encrypt(struct gl_stream_state *s, const gl_kernel *kernel, const uint8_t *in,
                    uint8_t *out, size_t units)
{
    const size_t reach = (size_t)(s->register_size - s->block) / s->unit + 1;
    while (units) {
        const size_t n = units < reach ? units : reach;
        windows(s, kernel, s->reg, in, out, n);
        gl_register_shift(s, out, n * s->unit);
        in += n * s->unit;
        out += n * s->unit;
        units -= n;
    }
}

static void decrypt(struct gl_stream_state *s, const gl_kernel *kernel, const uint8_t *in,
                    uint8_t *out, size_t units)
{
    uint8_t chained[GL_IV_MAX + GL_TILE]; /* the register, then ciphertext */
    const size_t most = gl_chained_most(s, kernel, in == out);
    memcpy(chained, s->reg, s->register_size);
    while (units) {
        const size_t n = units < most ? units : most;
        const size_t bytes = n * s->unit;
        uint8_t *ciphertext = chained + s->register_size;
        memcpy(ciphertext, in, bytes);
        if (s->unit == s->block)
            kernel->encrypt(gl_stream_key(s), chained, ciphertext, out, n);
        else
            windows(s, kernel, chained, ciphertext, out, n);
        memmove(chained, chained + bytes, s->register_size);
        in += bytes;
        out += bytes;
        units -= n;
        if (units && in != out && s->unit == s->block) {
            kernel->encrypt(gl_stream_key(s), in - s->register_size, in, out, units);
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
    else if (s->register_size == s->block && s->unit == s->block)
        kernel->chain(gl_stream_key(s), GL_CHAIN_CFB, s->reg, in, out, units);
    else
        encrypt(s, kernel, in, out, units);
}

static void skip(struct gl_stream_state *s, const uint8_t *in, size_t units)
{
    gl_register_shift(s, in, units * s->unit);
}

static void gamma(struct gl_stream_state *s, const gl_kernel *kernel, uint8_t *gamma)
{
    kernel->encrypt(gl_stream_key(s), s->reg, NULL, gamma, 1);
}

static void feed(struct gl_stream_state *s, const uint8_t *ciphertext)
{
    gl_register_shift(s, ciphertext, s->unit);
}

const gl_mode gl_mode_cfb = {
    .name = "CFB",
    .iv = GL_IV_BLOCKS,
    .any_length = true,
    .segments = true,
    .meshing = true,
    .parallel = {false, true},
    .run = run,
    .skip_reads = true,
    .skip = skip,
    .gamma = gamma,
    .feed = feed,
};
