/* One packet by the streams: nothing to share its lanes with, or registers longer than a block. */
#include "lanes/lanes.h"

enum { PIECE = 16384 }; /* bytes that go through both cipher and MAC while they are in the cache */

/* The text, and the MAC before or after it where there is one. */
static gl_status run_pieces(const gl_packet *p, gl_stream *stream, gl_mac *mac, bool mac_first)
{
    gl_status status = GL_OK;
    size_t piece;
    for (size_t at = 0; at < p->length && status == GL_OK; at += piece) {
        size_t written;
        piece = mac && p->length - at > PIECE ? PIECE : p->length - at;
        if (mac && mac_first)
            status = gl_mac_update(mac, p->input + at, piece);
        if (status == GL_OK)
            status =
                gl_stream_update(stream, p->input + at, piece, p->output + at, piece, &written);
        if (mac && !mac_first && status == GL_OK)
            status = gl_mac_update(mac, p->output + at, piece);
    }
    return status;
}

static gl_status end_mac(const gl_packet *p, const gl_batch *batch, gl_mac *mac)
{
    return batch->decrypt ? gl_mac_verify(mac, p->tag, batch->tag_length)
                          : gl_mac_finish(mac, p->tag, batch->tag_length);
}

static gl_status run(const gl_packet *p, const gl_batch *batch, gl_stream *stream, gl_mac *mac)
{
    gl_status status = GL_OK;
    if (mac && p->associated_length)
        status = gl_mac_update(mac, p->associated, p->associated_length);
    if (mac && (!stream || (batch->decrypt && batch->over_ciphertext))) {
        if (status == GL_OK && p->length)
            status = gl_mac_update(mac, p->input, p->length);
        if (status == GL_OK)
            status = end_mac(p, batch, mac);
        mac = NULL;
    }
    if (!stream || status != GL_OK)
        return status;
    status = run_pieces(p, stream, mac, gl_mac_first(batch));
    if (status == GL_OK && mac)
        status = end_mac(p, batch, mac);
    if (status != GL_OK && p->length)
        gl_wipe(p->output, p->length);
    return status;
}

/* Whether a kernel can take the packet whole: encryption in CNT with the imitovstavka of the text.
 * Keys are meshed only after 1024 bytes. */
static bool is_short(const gl_packet *p, const gl_batch *batch)
{
    return batch->crypt && batch->mac && !batch->decrypt && batch->mode == GL_CNT &&
           batch->mac_id == GL_IMIT && !batch->over_ciphertext && batch->iv_length == 8 &&
           !batch->options.segment_size && p->associated_length == 0 && p->length >= 1 &&
           p->length <= GL_PACKET_SHORT;
}

static gl_status run_short(gl_packet *p, const gl_batch *batch, const gl_key *mac_key, bool *ran)
{
    const gl_cipher *cipher = gl_cipher_of(p->key);
    const gl_kernel *kernel = NULL;
    gl_status status = GL_OK;
    if (!cipher->is_28147 || gl_cipher_of(mac_key) != cipher ||
        gl_family_of(mac_key) != gl_family_of(p->key))
        return GL_OK;
    if (batch->options.kernel)
        status = gl_kernel_named(cipher, p->key, batch->options.kernel, &kernel);
    if (status == GL_OK)
        status = gl_kernel_pick(cipher, kernel, &kernel);
    if (status != GL_OK || !kernel->packet)
        return status;
    uint8_t state[8];
    kernel->packet(p->key, mac_key, p->iv, p->input, p->output, p->length, state);
    memcpy(p->tag, state, batch->tag_length);
    gl_wipe(state, sizeof state);
    p->status = GL_OK;
    *ran = true;
    return GL_OK;
}

gl_status gl_lanes_alone(gl_packet *p, const gl_batch *batch)
{
    if (is_short(p, batch)) {
        bool ran = false;
        const gl_status status = run_short(p, batch, p->mac_key ? p->mac_key : p->key, &ran);
        if (ran || status != GL_OK)
            return status;
    }
    gl_stream stream;
    gl_mac mac;
    const gl_options options = {.meshing = batch->mac_meshing, .kernel = batch->options.kernel};
    gl_status status = GL_OK;
    bool text = false, macs = false;
    if (batch->crypt) {
        status = gl_stream_init(&stream, p->key, batch->mode, batch->decrypt, p->iv,
                                batch->iv_length, &batch->options);
        text = status == GL_OK;
    }
    if (batch->mac && status == GL_OK) {
        status = gl_mac_init(&mac, p->mac_key ? p->mac_key : p->key, batch->mac_id, &options);
        macs = status == GL_OK;
    }
    if (status == GL_OK)
        p->status = run(p, batch, text ? &stream : NULL, macs ? &mac : NULL);
    if (text)
        gl_stream_wipe(&stream);
    if (macs)
        gl_mac_wipe(&mac);
    return status;
}
