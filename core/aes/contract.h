/* What every kernel of AES shares (FIPS 197): the key and the numbers of its kernels. */
#ifndef GL_AES_CONTRACT_H
#define GL_AES_CONTRACT_H

#include "bytes.h"
#include "kernel.h"

enum { AES_ROUNDS_MAX = 14 };

struct aes_key {
    const gl_cipher *cipher;                              /* first in every cipher's key */
    unsigned rounds;                                      /* 10, 12 or 14 */
    _Alignas(16) uint8_t encrypt[AES_ROUNDS_MAX + 1][16]; /* section 5.2; rounds + 1 of them */
    _Alignas(16) uint8_t decrypt[AES_ROUNDS_MAX + 1][16]; /* of the equivalent inverse cipher,
                                                           * section 5.3.5, in order of use */
};

_Static_assert(sizeof(struct aes_key) <= sizeof(gl_key), "gl_key holds an aes_key");

GL_INLINE const struct aes_key *aes_key_of(const gl_key *key)
{
    return (const struct aes_key *)(const void *)key;
}

extern const gl_kernel aes_portable, aes_table;
#if defined(__x86_64__) || defined(__i386__)
extern const gl_kernel aes_aesni, aes_vaes256, aes_vaes512;
#endif

/* Ids of the kernels, see gl_kernel. */
enum { AES_ID_PORTABLE = 20, AES_ID_TABLE, AES_ID_AESNI, AES_ID_VAES256, AES_ID_VAES512 };

/* The round keys from 16, 24 or 32 bytes; constant-time. The second needs GL_CPU_AESNI. */
void aes_expand(struct aes_key *key, const uint8_t *bytes, size_t length);
void aes_expand_aesni(struct aes_key *key, const uint8_t *bytes, size_t length);

/* chain, chains and each of aes_aesni, for wider kernels too. */
void aes_aesni_chain(const gl_key *key, gl_chain kind, uint8_t *state, const uint8_t *in,
                     uint8_t *out, size_t blocks);
void aes_aesni_chains(const gl_lane *lane, size_t count, gl_chain kind, size_t blocks);
void aes_aesni_each(const gl_key *const *keys, bool decrypting, const uint8_t *in,
                    const uint8_t *mask, uint8_t *out, size_t blocks);

#endif
