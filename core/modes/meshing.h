/*
 * CryptoPro key meshing, RFC 4357 section 2.3.2: every 1024 bytes the key and the register change,
 *     K' = D(K, C),  R' = E(K', R).
 * The next key does not depend on the data, so it is computed one section ahead: together with R',
 * in the time of one block.
 */
#ifndef GL_MESHING_H
#define GL_MESHING_H

#include "kernel.h"

#define GL_SECTION 1024u /* bytes under one key */

enum { GL_MESH_BLOCKS = 4 };                        /* of a key */
extern const uint8_t gl_mesh_c[8 * GL_MESH_BLOCKS]; /* C of RFC 4357 */

/* Room for a key of GOST 28147-89, the only cipher that meshes. */
typedef struct gl_mesh_key {
    GL_ALIGNAS uint8_t opaque[64];
} gl_mesh_key;

typedef struct gl_meshing {
    gl_mesh_key key;  /* of this section; the caller's own before the first change */
    gl_mesh_key next; /* of the next section, once `ahead` */
    bool changed, ahead;
} gl_meshing;

/* The key of this section. */
static inline const gl_key *gl_meshing_key(const gl_meshing *meshing, const gl_key *given)
{
    return meshing->changed ? (const gl_key *)(const void *)&meshing->key : given;
}

/* Goes on to the next section. `reg`, one block, becomes R'; NULL where only the key changes. */
void gl_mesh(gl_meshing *meshing, const gl_kernel *kernel, const gl_key *given, uint8_t *reg);

#endif
