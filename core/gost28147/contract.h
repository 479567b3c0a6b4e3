/*
 * What every kernel of GOST 28147-89 and Magma shares: the key, the S-boxes, the order of bytes and
 * of round keys. One Feistel network serves both ciphers: Magma's block read backwards is the block
 * of GOST 28147-89, so N1 (the half that enters the round function first) is
 *   GOST 28147-89: bytes 0..3 little-endian   (RFC 5830 section 5)
 *   Magma:         bytes 4..7 big-endian      (RFC 8891 section 4)
 */
#ifndef GL_GOST28147_CONTRACT_H
#define GL_GOST28147_CONTRACT_H

#include "bytes.h"
#include "kernel.h"

struct gost_sbox {
    _Alignas(64) uint8_t even[4][16]; /* rows 0, 2, 4, 6: the low nibble of bytes 0..3 */
    _Alignas(64) uint8_t odd[4][16];  /* rows 1, 3, 5, 7: the high nibble of bytes 0..3 */
    int circuit;                      /* the set, see circuits.h; -1: a caller's own table */
    uint32_t table[4][256];           /* byte j through both rows, rotated left by 11 */
};

struct gost_key {
    const gl_cipher *cipher; /* first in every cipher's key */
    const struct gost_sbox *sbox;
    uint32_t k[8];
    bool big_endian; /* Magma */
};

_Static_assert(sizeof(struct gost_sbox) <= sizeof(gl_sbox), "gl_sbox holds a gost_sbox");
_Static_assert(sizeof(struct gost_key) <= sizeof(gl_key), "gl_key holds a gost_key");

GL_INLINE const struct gost_key *gost_key_of(const gl_key *key)
{
    return (const struct gost_key *)(const void *)key;
}

GL_INLINE void gost_load(const struct gost_key *key, const uint8_t *block, uint32_t *n1,
                         uint32_t *n2)
{
    *n1 = key->big_endian ? gl_load_be32(block + 4) : gl_load_le32(block);
    *n2 = key->big_endian ? gl_load_be32(block) : gl_load_le32(block + 4);
}

GL_INLINE void gost_store(const struct gost_key *key, uint8_t *block, uint32_t n1, uint32_t n2)
{
    if (key->big_endian) {
        gl_store_be32(block + 4, n1);
        gl_store_be32(block, n2);
    } else {
        gl_store_le32(block, n1);
        gl_store_le32(block + 4, n2);
    }
}

/* The constants of the gamma, RFC 5830 section 6 (appendix A). */
#define GOST_C1 0x01010104u /* added to N4 modulo 2^32 - 1 */
#define GOST_C2 0x01010101u /* added to N3 modulo 2^32 */

/* a + b modulo 2^32 - 1; the residue 2^32 - 1 stays as it is and does not become 0. */
GL_INLINE uint32_t gost_add_mod_2p32m1(uint32_t a, uint32_t b)
{
    uint32_t sum = a + b;
    return sum + (sum < b);
}

extern const gl_kernel gost_portable;
/* Its serial functions, for kernels that have none of their own. */
void gost_portable_chain(const gl_key *key, gl_chain kind, uint8_t *state, const uint8_t *in,
                         uint8_t *out, size_t blocks);
void gost_portable_imit(const gl_key *key, uint8_t *state, const uint8_t *in, size_t blocks);

/* Whether the key's S-box set has a circuit. */
bool gost_has_circuit(const gl_key *key);

extern const gl_kernel gost_portable_bitslice;
extern const gl_kernel gost_table, gost_table_1, gost_table_2, gost_table_3;
#if defined(__x86_64__) || defined(__i386__)
extern const gl_kernel gost_ssse3_shuffle, gost_avx2_shuffle, gost_avx512_shuffle;
extern const gl_kernel gost_avx2_bitslice, gost_avx512_bitslice;
#endif

/* Ids of the kernels, see gl_kernel. */
enum {
    GOST_ID_PORTABLE,
    GOST_ID_TABLE,
    GOST_ID_TABLE_1,
    GOST_ID_TABLE_2,
    GOST_ID_TABLE_3,
    GOST_ID_SSSE3_SHUFFLE,
    GOST_ID_AVX2_SHUFFLE,
    GOST_ID_AVX512_SHUFFLE,
    GOST_ID_PORTABLE_BITSLICE,
    GOST_ID_AVX2_BITSLICE,
    GOST_ID_AVX512_BITSLICE
};

#endif
