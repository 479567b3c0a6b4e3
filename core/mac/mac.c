#include "mac/mac.h"

_Static_assert(sizeof(struct gl_mac_state) <= sizeof(gl_mac), "gl_mac holds its state");

static const gl_mac_kind *const kinds[] = {[GL_IMIT] = &gl_mac_imit, [GL_OMAC] = &gl_mac_omac};

static struct gl_mac_state *state_of(gl_mac *mac)
{
    return (struct gl_mac_state *)(void *)mac;
}

gl_status gl_mac_init(gl_mac *mac, const gl_key *key, gl_mac_id id, const gl_options *options)
{
    static const gl_options none = {0};
    const gl_cipher *cipher = *(const gl_cipher *const *)(const void *)key;
    const gl_mac_kind *kind = (unsigned)id < sizeof kinds / sizeof *kinds ? kinds[id] : NULL;
    const gl_kernel *forced = NULL, *kernel;
    options = options ? options : &none;
    if (!kind)
        return GL_E_MODE;
    if (kind->only_28147 && !cipher->is_28147)
        return GL_E_MODE;
    if (options->meshing && !kind->meshing)
        return GL_E_MESHING;
    if (options->segment_size)
        return GL_E_SEGMENT;
    gl_status status = GL_OK;
    if (options->kernel)
        status = gl_kernel_named(cipher, key, options->kernel, &forced);
    if (status == GL_OK)
        status = gl_kernel_pick(cipher, forced, &kernel);
    if (status != GL_OK)
        return status;

    struct gl_mac_state *m = state_of(mac);
    memset(m, 0, sizeof *m);
    m->given = key;
    m->kind = kind;
    m->forced = forced;
    m->ran = kernel;
    m->block = cipher->block_size;
    m->meshing = options->meshing;
    m->section_left = GL_SECTION / m->block;
    return GL_OK;
}

void gl_mac_blocks(struct gl_mac_state *m, const gl_kernel *kernel, const uint8_t *in,
                   size_t blocks)
{
    m->blocks += blocks;
    while (blocks) {
        size_t n = blocks;
        if (m->meshing) {
            if (m->section_left == 0) { /* the key changes, the state does not */
                gl_mesh(&m->mesh, kernel, m->given, NULL);
                m->section_left = GL_SECTION / m->block;
            }
            n = n < m->section_left ? n : m->section_left;
            m->section_left -= n;
        }
        m->kind->run(kernel, gl_mac_key(m), m->state, in, n);
        in += n * m->block;
        blocks -= n;
    }
}

gl_status gl_mac_update(gl_mac *mac, const uint8_t *input, size_t length)
{
    struct gl_mac_state *m = state_of(mac);
    if (m->finished)
        return GL_E_FINISHED;
    const gl_kernel *kernel;
    gl_status status =
        gl_kernel_pick(*(const gl_cipher *const *)(const void *)m->given, m->forced, &kernel);
    if (status != GL_OK || length == 0)
        return status;
    m->ran = kernel;
    if (m->begun) {
        const size_t left = m->block - m->begun, n = length < left ? length : left;
        memcpy(m->partial + m->begun, input, n);
        m->begun += n;
        input += n;
        length -= n;
        if (m->begun < m->block || (length == 0 && m->kind->keeps_last))
            return GL_OK;
        gl_mac_blocks(m, kernel, m->partial, 1);
        m->begun = 0;
    }
    size_t blocks = length / m->block;
    if (m->kind->keeps_last && blocks && length % m->block == 0)
        blocks--;
    if (blocks)
        gl_mac_blocks(m, kernel, input, blocks);
    m->begun = length - blocks * m->block;
    memcpy(m->partial, input + blocks * m->block, m->begun);
    return GL_OK;
}

/* The whole code, the state wiped. */
static gl_status finish(gl_mac *mac, uint8_t code[GL_BLOCK_MAX], size_t tag_length)
{
    struct gl_mac_state *m = state_of(mac);
    if (m->finished)
        return GL_E_FINISHED;
    if (tag_length < 1 || tag_length > m->block)
        return GL_E_TAG_LENGTH;
    const gl_kernel *kernel;
    gl_status status =
        gl_kernel_pick(*(const gl_cipher *const *)(const void *)m->given, m->forced, &kernel);
    if (status != GL_OK)
        return status;
    m->kind->finish(m, kernel);
    memcpy(code, m->state, GL_BLOCK_MAX);
    gl_mac_wipe(mac);
    return GL_OK;
}

gl_status gl_mac_finish(gl_mac *mac, uint8_t *tag, size_t tag_length)
{
    uint8_t code[GL_BLOCK_MAX];
    gl_status status = finish(mac, code, tag_length);
    if (status == GL_OK)
        memcpy(tag, code, tag_length);
    gl_wipe(code, sizeof code);
    return status;
}

gl_status gl_mac_verify(gl_mac *mac, const uint8_t *tag, size_t tag_length)
{
    uint8_t code[GL_BLOCK_MAX];
    gl_status status = finish(mac, code, tag_length);
    if (status == GL_OK && !gl_equal(code, tag, tag_length))
        status = GL_E_TAG;
    gl_wipe(code, sizeof code);
    return status;
}

const char *gl_mac_kernel(const gl_mac *mac)
{
    return ((const struct gl_mac_state *)(const void *)mac)->ran->name;
}

void gl_mac_wipe(gl_mac *mac)
{
    struct gl_mac_state *m = state_of(mac);
    const gl_kernel *ran = m->ran;
    gl_wipe(m, sizeof *m);
    m->ran = ran;
    m->finished = true;
}
