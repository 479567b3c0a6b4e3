/* Gamma of GOST 28147-89, RFC 5830 section 6: the register holds N3 and N4. */
#include "counters.h"
#include "modes/stream.h"

static void start(struct gl_stream_state *s, const gl_kernel *kernel, const uint8_t *iv)
{
    kernel->encrypt(gl_stream_key(s), iv, NULL, s->reg, 1);
}

static void run(struct gl_stream_state *s, const gl_kernel *kernel, const uint8_t *in, uint8_t *out,
                size_t units)
{
    if (kernel->cnt) {
        kernel->cnt(gl_stream_key(s), s->reg, in, out, units);
        gl_cnt_add(s->reg, units);
        return;
    }
    uint8_t pairs[GL_TILE];
    while (units) {
        const size_t most = GL_TILE / 8, n = units < most ? units : most;
        gl_cnt_fill(pairs, s->reg, n);
        kernel->encrypt(gl_stream_key(s), pairs, in, out, n);
        gl_wipe(pairs, 8 * n); /* E(IV) is secret */
        in += 8 * n;
        out += 8 * n;
        units -= n;
    }
}

static void skip(struct gl_stream_state *s, const uint8_t *in, size_t units)
{
    (void)in;
    gl_cnt_add(s->reg, units);
}

const gl_mode gl_mode_cnt = {
    .name = "CNT",
    .iv = GL_IV_BLOCK,
    .any_length = true,
    .meshing = true,
    .only_28147 = true,
    .parallel = {true, true},
    .start = start,
    .run = run,
    .skip = skip,
};
