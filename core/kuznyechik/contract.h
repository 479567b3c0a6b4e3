/*
 * What every kernel of Kuznyechik shares (RFC 7801): the key and the numbers of its kernels. Byte 0
 * of a block is the standard's a_15, as it writes byte strings.
 */
#ifndef GL_KUZNYECHIK_CONTRACT_H
#define GL_KUZNYECHIK_CONTRACT_H

#include "bytes.h"
#include "kernel.h"

struct kuzn_key {
    const gl_cipher *cipher;              /* first in every cipher's key */
    _Alignas(16) uint8_t encrypt[10][16]; /* K1 .. K10, section 4.3 */
    _Alignas(16) uint8_t decrypt[10][16]; /* in order of use: K10, L^-1(K9) .. L^-1(K2), K1 */

    /* Both through phi of gfni_constants.h, where the CPU has what kuzn_avx512_gfni needs. */
    _Alignas(16) uint8_t gfni_encrypt[10][16];
    _Alignas(16) uint8_t gfni_decrypt[10][16];
};

_Static_assert(sizeof(struct kuzn_key) <= sizeof(gl_key), "gl_key holds a kuzn_key");

GL_INLINE const struct kuzn_key *kuzn_key_of(const gl_key *key)
{
    return (const struct kuzn_key *)(const void *)key;
}

extern const gl_kernel kuzn_table, kuzn_portable, kuzn_portable_bitslice, kuzn_ssse3_shuffle,
    kuzn_avx2_shuffle, kuzn_avx2_bitslice, kuzn_avx512_gfni, kuzn_avx512_bytesliced;

/* Ids of the kernels, see gl_kernel. */
enum {
    KUZN_ID_PORTABLE = 11,
    KUZN_ID_TABLE,
    KUZN_ID_SSSE3_SHUFFLE,
    KUZN_ID_AVX2_SHUFFLE,
    KUZN_ID_AVX512_GFNI,
    KUZN_ID_AVX512_BYTESLICED,
    KUZN_ID_PORTABLE_BITSLICE = 26,
    KUZN_ID_AVX2_BITSLICE
};

/* LS, L and the inverse of L of section 4 on one block in plain C, constant-time. */
void kuzn_ls(uint8_t block[16]);
void kuzn_l(uint8_t block[16]);
void kuzn_l_inverse(uint8_t block[16]);

/* The portable kernel's chain, for kernels that have none of their own. */
void kuzn_portable_chain(const gl_key *key, gl_chain kind, uint8_t *state, const uint8_t *in,
                         uint8_t *out, size_t blocks);

/* Round keys for the circuits of circuits.h, which leave out S(0), made from those of either
 * direction: nine xored before each S or its inverse, which L follows or the inverse of L precedes,
 * and one in the end. */
void kuzn_circuit_keys(uint8_t out[10][16], const uint8_t key[10][16], bool decrypt);

/* The round keys; constant-time, by the quickest instructions that the CPU has. */
void kuzn_expand(struct kuzn_key *key, const uint8_t bytes[32]);

/* The same on a CPU that has what kuzn_avx512_gfni, kuzn_avx2_shuffle or kuzn_ssse3_shuffle needs.
 */
void kuzn_expand_gfni(struct kuzn_key *key, const uint8_t bytes[32]);
void kuzn_expand_avx2(struct kuzn_key *key, const uint8_t bytes[32]);
void kuzn_expand_ssse3(struct kuzn_key *key, const uint8_t bytes[32]);

#endif
