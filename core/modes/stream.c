#include "modes/stream.h"

_Static_assert(sizeof(struct gl_stream_state) <= sizeof(gl_stream), "gl_stream holds its state");

static const gl_mode *const modes[] = {
    [GL_ECB] = &gl_mode_ecb, [GL_CBC] = &gl_mode_cbc, [GL_CFB] = &gl_mode_cfb,
    [GL_OFB] = &gl_mode_ofb, [GL_CTR] = &gl_mode_ctr, [GL_CNT] = &gl_mode_cnt,
};

static struct gl_stream_state *state_of(gl_stream *stream)
{
    return (struct gl_stream_state *)(void *)stream;
}

static const struct gl_stream_state *const_state_of(const gl_stream *stream)
{
    return (const struct gl_stream_state *)(const void *)stream;
}

void gl_register_shift(struct gl_stream_state *s, const uint8_t *bytes, size_t length)
{
    const size_t size = s->register_size;
    if (length >= size) {
        memcpy(s->reg, bytes + length - size, size);
    } else {
        memmove(s->reg, s->reg + length, size - length);
        memcpy(s->reg + size - length, bytes, length);
    }
}

/* Whole units in so many bytes. A shift where it can be one: a division takes as long as a round.
 */
static size_t units_in(const struct gl_stream_state *s, size_t length)
{
    switch (s->unit) {
    case 8:
        return length >> 3;
    case 16:
        return length >> 4;
    default:
        return length / s->unit;
    }
}

/* ---- Start ------------------------------------------------------------------------------------
 */

const char *gl_mode_name(gl_mode_id id)
{
    return modes[id]->name;
}

const char *gl_iv_rule(const gl_cipher *cipher, gl_mode_id id)
{
    const bool wide = cipher->block_size == 16;
    switch (modes[id]->iv) {
    case GL_IV_NONE:
        return "no IV";
    case GL_IV_HALF:
        if (cipher->sp800_38a)
            return "exactly 16 bytes, the whole first counter block";
        return wide ? "exactly 8 bytes, half a block" : "exactly 4 bytes, half a block";
    case GL_IV_BLOCK:
        return "exactly 8 bytes, one block";
    case GL_IV_BLOCKS:
        if (cipher->is_28147)
            return "exactly 8 bytes, one block";
        if (cipher->sp800_38a)
            return "exactly 16 bytes, one block";
        return wide ? "a multiple of 16 bytes, 16 to 1024" : "a multiple of 8 bytes, 8 to 1024";
    }
    return "";
}

static bool iv_fits(const gl_cipher *cipher, gl_iv_kind kind, size_t length)
{
    const size_t block = cipher->block_size;
    switch (kind) {
    case GL_IV_NONE:
        return length == 0;
    case GL_IV_HALF:
        return length == (cipher->sp800_38a ? block : block / 2);
    case GL_IV_BLOCK:
        return length == block;
    case GL_IV_BLOCKS:
        if (cipher->is_28147 || cipher->sp800_38a)
            return length == block;
        return length > 0 && length % block == 0 && length <= GL_IV_MAX;
    }
    return false;
}

static const gl_options no_options = {0};

gl_status gl_mode_check(const gl_cipher *cipher, gl_mode_id id, size_t iv_length,
                        const gl_options *options)
{
    const gl_mode *mode = (unsigned)id < sizeof modes / sizeof *modes ? modes[id] : NULL;
    options = options ? options : &no_options;
    if (!mode)
        return GL_E_MODE;
    if (mode->only_28147 && !cipher->is_28147)
        return GL_E_MODE;
    if (!iv_fits(cipher, mode->iv, iv_length))
        return GL_E_IV_LENGTH;
    if (options->meshing && !(mode->meshing && cipher->is_28147))
        return GL_E_MESHING;
    if (options->segment_size) {
        if (!mode->segments || options->segment_size > cipher->block_size ||
            (cipher->sp800_38a && id != GL_CFB))
            return GL_E_SEGMENT;
        if (options->meshing && options->segment_size != cipher->block_size)
            return GL_E_SEGMENT;
    }
    return GL_OK;
}

gl_status gl_stream_init(gl_stream *stream, const gl_key *key, gl_mode_id id, bool decrypt,
                         const uint8_t *iv, size_t iv_length, const gl_options *options)
{
    const gl_cipher *cipher = gl_cipher_of(key);
    const gl_kernel *forced = NULL, *kernel;
    options = options ? options : &no_options;
    gl_status status = gl_mode_check(cipher, id, iv_length, options);
    if (status == GL_OK && options->kernel)
        status = gl_kernel_named(cipher, key, options->kernel, &forced);
    if (status == GL_OK)
        status = gl_kernel_pick(cipher, forced, &kernel);
    if (status != GL_OK)
        return status;

    const gl_mode *mode = modes[id];
    struct gl_stream_state *s = state_of(stream);
    memset(s, 0, offsetof(struct gl_stream_state, reg));
    s->given = key;
    s->mode = mode;
    s->forced = forced;
    s->ran = kernel;
    s->units_left = UINT64_MAX;
    s->block = (uint16_t)cipher->block_size;
    s->unit = options->segment_size ? (uint16_t)options->segment_size : s->block;
    s->decrypt = decrypt;
    s->meshing = options->meshing;
    s->section_left = GL_SECTION / s->block;
    s->register_size = iv_length;
    if (mode->start)
        mode->start(s, kernel, iv);
    else if (iv_length)
        memcpy(s->reg, iv, iv_length);
    return GL_OK;
}

/* ---- Units -------------------------------------------------------------------------------------
 */

/* How many of `units` can run under the key of this section, after meshing if that is due. Meshing
 * is lazy: it happens before the unit that follows 1024 bytes, never after the last one. */
static size_t section(struct gl_stream_state *s, const gl_kernel *kernel, size_t units)
{
    if (!s->meshing)
        return units;
    if (s->section_left == 0) {
        gl_mesh(&s->mesh, kernel, s->given, s->reg);
        s->section_left = GL_SECTION / s->block;
    }
    const size_t n = units < s->section_left ? units : s->section_left;
    s->section_left -= n;
    return n;
}

/* The most units of `units` that run together under one key. */
static size_t together(const struct gl_stream_state *s, size_t units)
{
    return s->meshing && units > GL_SECTION / s->block ? GL_SECTION / s->block : units;
}

static void run(struct gl_stream_state *s, const gl_kernel *kernel, const uint8_t *in, uint8_t *out,
                size_t units)
{
    s->units_left -= units;
    while (units) {
        const size_t n = section(s, kernel, units);
        const size_t many = s->bulk ? gl_kernel_share(s->bulk, kernel, n) : 0;
        const size_t bytes = many * s->unit;
        if (many)
            s->mode->run(s, s->bulk, in, out, many);
        if (n > many)
            s->mode->run(s, kernel, in + bytes, out + bytes, n - many);
        in += n * s->unit;
        out += n * s->unit;
        units -= n;
    }
}

static void next_gamma(struct gl_stream_state *s, const gl_kernel *kernel)
{
    static const uint8_t zeros[GL_BLOCK_MAX];
    if (!s->mode->gamma) {
        run(s, kernel, zeros, s->gamma, 1);
        return;
    }
    (void)section(s, kernel, 1);
    s->mode->gamma(s, kernel, s->gamma);
}

/* Up to `length` bytes of the current unit, which ends when `begun` is 0 again. */
static size_t cut(struct gl_stream_state *s, const uint8_t *in, uint8_t *out, size_t length)
{
    const size_t left = (size_t)(s->unit - s->begun), n = length < left ? length : left;
    for (size_t i = 0; i < n; i++) {
        const uint8_t x = in[i], y = x ^ s->gamma[s->begun + i];
        s->partial[s->begun + i] = s->decrypt ? x : y;
        out[i] = y;
    }
    s->begun = (uint16_t)(s->begun + n);
    if (s->begun == s->unit) {
        s->begun = 0;
        if (s->mode->feed)
            s->mode->feed(s, s->partial);
    }
    return n;
}

static void update_any_length(struct gl_stream_state *s, const gl_kernel *kernel, const uint8_t *in,
                              uint8_t *out, size_t length)
{
    if (s->begun) {
        const size_t n = cut(s, in, out, length);
        in += n;
        out += n;
        length -= n;
    }
    const size_t units = units_in(s, length), whole = units * s->unit;
    if (units)
        run(s, kernel, in, out, units);
    if (length > whole) {
        next_gamma(s, kernel);
        cut(s, in + whole, out + whole, length - whole);
    }
}

/* Whole blocks when part of one waits inside: output is `begun` bytes ahead of input, so that what
 * it would overwrite in place is read first. */
static void update_shifted(struct gl_stream_state *s, const gl_kernel *kernel, const uint8_t *in,
                           uint8_t *out, size_t length)
{
    uint8_t tile[GL_TILE];
    size_t used = 0;
    while (s->begun + length >= s->block) {
        const size_t whole = (s->begun + length) / s->block * s->block;
        const size_t bytes = whole < GL_TILE ? whole : GL_TILE, taken = bytes - s->begun;
        const size_t after = length - taken, kept = after < s->begun ? after : s->begun;
        memcpy(tile, s->partial, s->begun);
        memcpy(tile + s->begun, in, taken);
        memcpy(s->partial, in + taken, kept);
        run(s, kernel, tile, out, bytes / s->block);
        s->begun = (uint16_t)kept;
        in += taken + kept;
        length -= taken + kept;
        out += bytes;
        used = bytes > used ? bytes : used;
    }
    memcpy(s->partial + s->begun, in, length);
    s->begun = (uint16_t)(s->begun + length);
    gl_wipe(tile, used);
}

static void update_blocks(struct gl_stream_state *s, const gl_kernel *kernel, const uint8_t *in,
                          uint8_t *out, size_t length)
{
    if (s->begun) {
        update_shifted(s, kernel, in, out, length);
        return;
    }
    const size_t units = units_in(s, length), whole = units * s->unit;
    s->begun = (uint16_t)(length - whole);
    memcpy(s->partial, in + whole, s->begun);
    if (units)
        run(s, kernel, in, out, units);
}

/* ---- The public face ----------------------------------------------------------------------------
 */

size_t gl_stream_output_size(const gl_stream *stream, size_t length)
{
    const struct gl_stream_state *s = const_state_of(stream);
    return s->mode->any_length ? length : units_in(s, s->begun + length) * s->unit;
}

size_t gl_stream_to_border(const gl_stream *stream)
{
    const struct gl_stream_state *s = const_state_of(stream);
    return s->begun ? (size_t)(s->unit - s->begun) : 0;
}

size_t gl_stream_unit(const gl_stream *stream)
{
    return const_state_of(stream)->unit;
}

/* Whether `length` more bytes fit before the counter would repeat. */
static bool has_room(const struct gl_stream_state *s, size_t length)
{
    const size_t border = s->begun ? (size_t)(s->unit - s->begun) : 0;
    if (length <= border)
        return true;
    const size_t rest = length - border;
    const size_t units = units_in(s, rest);
    return units + (units * s->unit < rest) <= s->units_left;
}

static bool overlap(const uint8_t *in, size_t in_length, const uint8_t *out, size_t out_length)
{
    const uintptr_t a = (uintptr_t)in, b = (uintptr_t)out;
    return a != b && in_length && out_length && a < b + out_length && b < a + in_length;
}

gl_status gl_stream_check(const gl_stream *stream, const uint8_t *input, size_t length,
                          const uint8_t *output, size_t output_size)
{
    const struct gl_stream_state *s = const_state_of(stream);
    if (s->finished)
        return GL_E_FINISHED;
    const size_t out_length = gl_stream_output_size(stream, length);
    if (output_size < out_length)
        return GL_E_SPACE;
    if (overlap(input, length, output, out_length))
        return GL_E_OVERLAP;
    return has_room(s, length) ? GL_OK : GL_E_COUNTER;
}

gl_status gl_stream_update(gl_stream *stream, const uint8_t *input, size_t length, uint8_t *output,
                           size_t output_size, size_t *written)
{
    struct gl_stream_state *s = state_of(stream);
    const gl_kernel *kernel;
    *written = 0;
    gl_status status = gl_stream_check(stream, input, length, output, output_size);
    if (status != GL_OK || length == 0)
        return status;
    const size_t out_length = gl_stream_output_size(stream, length);
    status = gl_kernel_pick(gl_cipher_of(s->given), s->forced, &kernel);
    s->bulk = NULL;
    if (status == GL_OK && !s->forced && length > s->block * gl_cipher_of(s->given)->few &&
        s->mode->parallel[s->decrypt])
        status =
            gl_kernel_bulk(s->given, kernel, together(s, units_in(s, length)), false, &s->bulk);
    if (status != GL_OK)
        return status;
    s->ran = s->bulk ? s->bulk : kernel;
    (s->mode->any_length ? update_any_length : update_blocks)(s, kernel, input, output, length);
    *written = out_length;
    return GL_OK;
}

gl_status gl_stream_finish(gl_stream *stream)
{
    struct gl_stream_state *s = state_of(stream);
    if (s->finished)
        return GL_E_FINISHED;
    const bool cut_short = s->begun && !s->mode->any_length;
    gl_stream_wipe(stream);
    return cut_short ? GL_E_BLOCK_LENGTH : GL_OK;
}

gl_status gl_stream_skip(gl_stream *stream, const uint8_t *input, size_t length)
{
    struct gl_stream_state *s = state_of(stream);
    if (s->finished)
        return GL_E_FINISHED;
    if (!s->mode->parallel[s->decrypt] || (s->mode->skip_reads && !input && length))
        return GL_E_SERIAL;
    if (s->begun || length % s->unit)
        return GL_E_BLOCK_LENGTH;
    if (!has_room(s, length))
        return GL_E_COUNTER;
    const gl_kernel *kernel;
    gl_status status = gl_kernel_pick(gl_cipher_of(s->given), s->forced, &kernel);
    if (status != GL_OK)
        return status;
    size_t units = units_in(s, length);
    s->units_left -= units;
    while (units) {
        const size_t n = section(s, kernel, units);
        s->mode->skip(s, input, n);
        input = input ? input + n * s->unit : NULL;
        units -= n;
    }
    return GL_OK;
}

const char *gl_stream_kernel(const gl_stream *stream)
{
    return const_state_of(stream)->ran->name;
}

void gl_stream_wipe(gl_stream *stream)
{
    struct gl_stream_state *s = state_of(stream);
    const gl_kernel *ran = s->ran;
    const gl_mode *mode = s->mode;
    gl_wipe(s, sizeof *s); /* all of it: it may never have been started */
    s->ran = ran;
    s->mode = mode;
    s->unit = 1; /* lengths can still be asked */
    s->finished = true;
}
