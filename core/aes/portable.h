/* Between the two layouts of the portable kernel. */
#ifndef GL_AES_PORTABLE_H
#define GL_AES_PORTABLE_H

#include "aes/contract.h"

#if defined(__GNUC__) /* has vectors */
#define AES_WIDE 32
#define AES_WIDE_FROM 10 /* fewer blocks are quicker four by four */

/* As encrypt and decrypt of gl_kernel, at most AES_WIDE blocks, at the cost of so many; leaves
 * secrets in its frame. */
void aes_wide(const struct aes_key *key, bool decrypt, const uint8_t *in, const uint8_t *mask,
              uint8_t *out, size_t blocks);
#endif

/* What the circuits of the S-box leave out. */
#define AES_SBOX_CONSTANT UINT32_C(0x63636363)

#endif
