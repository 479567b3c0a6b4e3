/* Whether a batch fits its ciphers. The core is asked for one packet of every cipher that occurs;
 * and for each key where a kernel is forced, which may not have every S-box. */
#include "binding.h"

static bool text_fits(module_state *state, const BatchObject *self, const gl_packet *p)
{
    const gl_batch *how = &self->how;
    gl_stream stream;
    const gl_status status = gl_stream_init(&stream, p->key, how->mode, how->decrypt, p->iv,
                                            how->iv_length, &how->options);
    gl_stream_wipe(&stream);
    if (status != GL_OK)
        stream_init_fail(state, status, p->key, how->mode, how->iv_length, &how->options);
    return status == GL_OK;
}

static bool mac_fits(module_state *state, const BatchObject *self, const gl_packet *p)
{
    const gl_batch *how = &self->how;
    const gl_options options = {.meshing = how->mac_meshing, .kernel = how->options.kernel};
    gl_mac mac;
    if (!expect_tag_length(p->mac_key, (Py_ssize_t)how->tag_length))
        return false;
    const gl_status status = gl_mac_init(&mac, p->mac_key, how->mac_id, &options);
    gl_mac_wipe(&mac);
    if (status != GL_OK)
        mac_init_fail(state, status, p->mac_key, &options);
    return status == GL_OK;
}

typedef bool fits_function(module_state *state, const BatchObject *self, const gl_packet *p);

bool all_fit(module_state *state, const BatchObject *self, bool mac)
{
    fits_function *fits = mac ? mac_fits : text_fits;
    const gl_cipher *good[2] = {NULL, NULL};
    const gl_key *last = NULL;
    for (Py_ssize_t i = 0; i < self->count; i++) {
        const gl_packet *p = &self->packets[i];
        const gl_key *key = mac ? p->mac_key : p->key;
        const gl_cipher *cipher = key == last ? good[0] : gl_key_cipher(key);
        const bool asked = key == last || !self->how.options.kernel;
        last = key;
        if (asked && (cipher == good[0] || cipher == good[1]))
            continue;
        if (!fits(state, self, p))
            return false;
        good[1] = good[0];
        good[0] = cipher;
    }
    return true;
}
