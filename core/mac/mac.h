/* Message authentication codes: what Imit and OMAC share. */
#ifndef GL_MAC_H
#define GL_MAC_H

#include "bytes.h"
#include "kernel.h"
#include "modes/meshing.h"

struct gl_mac_state;

typedef struct gl_mac_kind {
    bool only_28147;
    bool meshing;
    bool keeps_last; /* the last block is treated apart, so a full one waits for the next byte */
    void (*run)(const gl_kernel *kernel, const gl_key *key, uint8_t *state, const uint8_t *in,
                size_t blocks);
    /* The last step, with `begun` bytes in `partial`: leaves the code in `state`. */
    void (*finish)(struct gl_mac_state *m, const gl_kernel *kernel);
} gl_mac_kind;

struct gl_mac_state {
    const gl_key *given;
    const gl_mac_kind *kind;
    const gl_kernel *forced, *ran;
    gl_meshing mesh;
    uint64_t blocks;     /* that have gone through */
    size_t section_left; /* blocks until the next meshing */
    size_t block, begun; /* bytes */
    bool meshing, finished;
    uint8_t partial[GL_BLOCK_MAX];
    uint8_t state[GL_BLOCK_MAX];
};

GL_INLINE const gl_key *gl_mac_key(const struct gl_mac_state *m)
{
    return gl_meshing_key(&m->mesh, m->given);
}

/* Whole blocks into the state, meshing where it is due. */
void gl_mac_blocks(struct gl_mac_state *m, const gl_kernel *kernel, const uint8_t *in,
                   size_t blocks);

extern const gl_mac_kind gl_mac_imit, gl_mac_omac;

#endif
