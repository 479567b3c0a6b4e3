/* CryptoPro key meshing, RFC 4357 section 2.3.2: every 1024 bytes the key and the IV change. */
#ifndef GL_MESHING_H
#define GL_MESHING_H

#include "kernel.h"

#define GL_SECTION 1024 /* bytes under one key */

/* next = D(key, C) with the same S-box; `next` may be `key`. */
void gl_mesh_key(const gl_kernel *kernel, const gl_key *key, gl_key *next);

#endif
