/* Electronic codebook, GOST R 34.13-2015 section 5.1; simple substitution, RFC 5830 section 5. */
#include "modes/stream.h"

static void run(struct gl_stream_state *s, const gl_kernel *kernel, const uint8_t *in, uint8_t *out,
                size_t units)
{
    (s->decrypt ? kernel->decrypt : kernel->encrypt)(gl_stream_key(s), in, NULL, out, units);
}

static void skip(struct gl_stream_state *s, const uint8_t *in, size_t units)
{
    (void)s, (void)in, (void)units;
}

const gl_mode gl_mode_ecb = {
    .name = "ECB",
    .iv = GL_IV_NONE,
    .parallel = {true, true},
    .run = run,
    .skip = skip,
};
