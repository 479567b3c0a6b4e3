/* Counter, GOST R 34.13-2015 section 5.2: the IV is the upper half of the first counter. In NIST SP
 * 800-38A section 6.5 it is the whole. */
#include "counters.h"
#include "modes/stream.h"

static void start(struct gl_stream_state *s, const gl_kernel *kernel, const uint8_t *iv)
{
    (void)kernel;
    const size_t half = s->block / 2u;
    s->register_size = s->block;
    if (gl_cipher_of(s->given)->sp800_38a) {
        memcpy(s->reg, iv, s->block);
        s->units_left = UINT64_MAX;
        return;
    }
    memcpy(s->reg, iv, half);
    memset(s->reg + half, 0, half);
    /* Past 2^(n/2) blocks the counter would run into the next IV's. */
    s->units_left = half < 8 ? UINT64_C(1) << 8 * half : UINT64_MAX;
}

static void run(struct gl_stream_state *s, const gl_kernel *kernel, const uint8_t *in, uint8_t *out,
                size_t units)
{
    const size_t block = s->block, segment = s->unit;
    if (kernel->ctr && segment == block) {
        kernel->ctr(gl_stream_key(s), s->reg, in, out, units);
        gl_ctr_add(s->reg, block, units);
        return;
    }
    uint8_t gamma[GL_TILE];
    while (units) {
        const size_t most = GL_TILE / block, n = units < most ? units : most;
        gl_ctr_fill(gamma, s->reg, block, n);
        if (segment == block) {
            kernel->encrypt(gl_stream_key(s), gamma, in, out, n);
        } else {
            kernel->encrypt(gl_stream_key(s), gamma, NULL, gamma, n);
            for (size_t i = 0; i < n; i++)
                gl_xor(out + i * segment, in + i * segment, gamma + i * block, segment);
            gl_wipe(gamma, n * block);
        }
        in += n * segment;
        out += n * segment;
        units -= n;
    }
}

static void skip(struct gl_stream_state *s, const uint8_t *in, size_t units)
{
    (void)in;
    gl_ctr_add(s->reg, s->block, units);
}

const gl_mode gl_mode_ctr = {
    .name = "CTR",
    .iv = GL_IV_HALF,
    .any_length = true,
    .segments = true,
    .parallel = {true, true},
    .start = start,
    .run = run,
    .skip = skip,
};
