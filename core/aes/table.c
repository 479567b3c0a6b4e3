/*
 * AES with the classic tables: for each row of the state, what one of its bytes adds to a column
 * after SubBytes and MixColumns, or after their inverses; 256 words each, 4 KiB each way. The index
 * is secret, so the cache betrays it: NOT constant-time, opt-in, for measuring and for those who
 * ask for it.
 */
#include "aes/contract.h"

/* ---- Tables ---------------------------------------------------------------------------------- */

/* clang-format off */
#define ROW(X, x, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p)                                  \
    X((x) + 0, a) X((x) + 1, b) X((x) + 2, c) X((x) + 3, d)                                        \
    X((x) + 4, e) X((x) + 5, f) X((x) + 6, g) X((x) + 7, h)                                        \
    X((x) + 8, i) X((x) + 9, j) X((x) + 10, k) X((x) + 11, l)                                      \
    X((x) + 12, m) X((x) + 13, n) X((x) + 14, o) X((x) + 15, p)

/* X(x, S-box of x), FIPS 197 table 4. */
#define SBOX(X)                                                                                    \
    ROW(X, 0x00, 0x63, 0x7c, 0x77, 0x7b, 0xf2, 0x6b, 0x6f, 0xc5,                                   \
                 0x30, 0x01, 0x67, 0x2b, 0xfe, 0xd7, 0xab, 0x76)                                   \
    ROW(X, 0x10, 0xca, 0x82, 0xc9, 0x7d, 0xfa, 0x59, 0x47, 0xf0,                                   \
                 0xad, 0xd4, 0xa2, 0xaf, 0x9c, 0xa4, 0x72, 0xc0)                                   \
    ROW(X, 0x20, 0xb7, 0xfd, 0x93, 0x26, 0x36, 0x3f, 0xf7, 0xcc,                                   \
                 0x34, 0xa5, 0xe5, 0xf1, 0x71, 0xd8, 0x31, 0x15)                                   \
    ROW(X, 0x30, 0x04, 0xc7, 0x23, 0xc3, 0x18, 0x96, 0x05, 0x9a,                                   \
                 0x07, 0x12, 0x80, 0xe2, 0xeb, 0x27, 0xb2, 0x75)                                   \
    ROW(X, 0x40, 0x09, 0x83, 0x2c, 0x1a, 0x1b, 0x6e, 0x5a, 0xa0,                                   \
                 0x52, 0x3b, 0xd6, 0xb3, 0x29, 0xe3, 0x2f, 0x84)                                   \
    ROW(X, 0x50, 0x53, 0xd1, 0x00, 0xed, 0x20, 0xfc, 0xb1, 0x5b,                                   \
                 0x6a, 0xcb, 0xbe, 0x39, 0x4a, 0x4c, 0x58, 0xcf)                                   \
    ROW(X, 0x60, 0xd0, 0xef, 0xaa, 0xfb, 0x43, 0x4d, 0x33, 0x85,                                   \
                 0x45, 0xf9, 0x02, 0x7f, 0x50, 0x3c, 0x9f, 0xa8)                                   \
    ROW(X, 0x70, 0x51, 0xa3, 0x40, 0x8f, 0x92, 0x9d, 0x38, 0xf5,                                   \
                 0xbc, 0xb6, 0xda, 0x21, 0x10, 0xff, 0xf3, 0xd2)                                   \
    ROW(X, 0x80, 0xcd, 0x0c, 0x13, 0xec, 0x5f, 0x97, 0x44, 0x17,                                   \
                 0xc4, 0xa7, 0x7e, 0x3d, 0x64, 0x5d, 0x19, 0x73)                                   \
    ROW(X, 0x90, 0x60, 0x81, 0x4f, 0xdc, 0x22, 0x2a, 0x90, 0x88,                                   \
                 0x46, 0xee, 0xb8, 0x14, 0xde, 0x5e, 0x0b, 0xdb)                                   \
    ROW(X, 0xa0, 0xe0, 0x32, 0x3a, 0x0a, 0x49, 0x06, 0x24, 0x5c,                                   \
                 0xc2, 0xd3, 0xac, 0x62, 0x91, 0x95, 0xe4, 0x79)                                   \
    ROW(X, 0xb0, 0xe7, 0xc8, 0x37, 0x6d, 0x8d, 0xd5, 0x4e, 0xa9,                                   \
                 0x6c, 0x56, 0xf4, 0xea, 0x65, 0x7a, 0xae, 0x08)                                   \
    ROW(X, 0xc0, 0xba, 0x78, 0x25, 0x2e, 0x1c, 0xa6, 0xb4, 0xc6,                                   \
                 0xe8, 0xdd, 0x74, 0x1f, 0x4b, 0xbd, 0x8b, 0x8a)                                   \
    ROW(X, 0xd0, 0x70, 0x3e, 0xb5, 0x66, 0x48, 0x03, 0xf6, 0x0e,                                   \
                 0x61, 0x35, 0x57, 0xb9, 0x86, 0xc1, 0x1d, 0x9e)                                   \
    ROW(X, 0xe0, 0xe1, 0xf8, 0x98, 0x11, 0x69, 0xd9, 0x8e, 0x94,                                   \
                 0x9b, 0x1e, 0x87, 0xe9, 0xce, 0x55, 0x28, 0xdf)                                   \
    ROW(X, 0xf0, 0x8c, 0xa1, 0x89, 0x0d, 0xbf, 0xe6, 0x42, 0x68,                                   \
                 0x41, 0x99, 0x2d, 0x0f, 0xb0, 0x54, 0xbb, 0x16)

/* Products in the field of bytes. */
#define TIMES_2(x) ((x) << 1 ^ ((x) >> 7) * 0x11b)
#define TIMES_3(x) (TIMES_2(x) ^ (x))
#define TIMES_8(x) TIMES_2(TIMES_2(TIMES_2(x)))
#define TIMES_9(x) (TIMES_8(x) ^ (x))
#define TIMES_11(x) (TIMES_9(x) ^ TIMES_2(x))
#define TIMES_13(x) (TIMES_9(x) ^ TIMES_2(TIMES_2(x)))
#define TIMES_14(x) (TIMES_8(x) ^ TIMES_2(TIMES_3(x)))

/* A column, row 0 first. */
#define COLUMN(a, b, c, d) ((uint32_t)(a) | (uint32_t)(b) << 8 | (uint32_t)(c) << 16 | (uint32_t)(d) << 24)

#define MIXED_0(x, s) [x] = COLUMN(TIMES_2(s), s, s, TIMES_3(s)),
#define MIXED_1(x, s) [x] = COLUMN(TIMES_3(s), TIMES_2(s), s, s),
#define MIXED_2(x, s) [x] = COLUMN(s, TIMES_3(s), TIMES_2(s), s),
#define MIXED_3(x, s) [x] = COLUMN(s, s, TIMES_3(s), TIMES_2(s)),
#define UNMIXED_0(x, s) [s] = COLUMN(TIMES_14(x), TIMES_9(x), TIMES_13(x), TIMES_11(x)),
#define UNMIXED_1(x, s) [s] = COLUMN(TIMES_11(x), TIMES_14(x), TIMES_9(x), TIMES_13(x)),
#define UNMIXED_2(x, s) [s] = COLUMN(TIMES_13(x), TIMES_11(x), TIMES_14(x), TIMES_9(x)),
#define UNMIXED_3(x, s) [s] = COLUMN(TIMES_9(x), TIMES_13(x), TIMES_11(x), TIMES_14(x)),
#define INVERSE(x, s) [s] = (x),
/* clang-format on */

static const uint32_t mixed[4][256] = {
    {SBOX(MIXED_0)}, {SBOX(MIXED_1)}, {SBOX(MIXED_2)}, {SBOX(MIXED_3)}};
static const uint32_t unmixed[4][256] = {
    {SBOX(UNMIXED_0)}, {SBOX(UNMIXED_1)}, {SBOX(UNMIXED_2)}, {SBOX(UNMIXED_3)}};
static const uint8_t sbox_inverse[256] = {SBOX(INVERSE)};

/* ---- Rounds ---------------------------------------------------------------------------------- */

enum { FLIGHT = 2 }; /* blocks side by side */

typedef struct {
    uint32_t column[4];
} state;

GL_INLINE state load(const uint8_t *p)
{
    return (state){
        {gl_load_le32(p), gl_load_le32(p + 4), gl_load_le32(p + 8), gl_load_le32(p + 12)}};
}

GL_INLINE void store(uint8_t *p, state s)
{
    for (unsigned c = 0; c < 4; c++)
        gl_store_le32(p + 4 * c, s.column[c]);
}

GL_INLINE state added(state a, state b)
{
    for (unsigned c = 0; c < 4; c++)
        a.column[c] ^= b.column[c];
    return a;
}

/* Row r of the column that ShiftRows, or its inverse, brings to c. */
GL_INLINE size_t byte_at(state s, bool decrypt, unsigned c, unsigned r)
{
    return s.column[(decrypt ? c + 4 - r : c + r) % 4] >> 8 * r & 255;
}

GL_INLINE state rounded(state s, state key, bool decrypt)
{
    const uint32_t (*table)[256] = decrypt ? unmixed : mixed;
    for (unsigned c = 0; c < 4; c++)
        key.column[c] ^= table[0][byte_at(s, decrypt, c, 0)] ^ table[1][byte_at(s, decrypt, c, 1)] ^
                         table[2][byte_at(s, decrypt, c, 2)] ^ table[3][byte_at(s, decrypt, c, 3)];
    return key;
}

/* Without MixColumns; two bytes of each word of `mixed` are the S-box alone. */
GL_INLINE state last_rounded(state s, state key, bool decrypt)
{
    for (unsigned c = 0; c < 4; c++) {
        const size_t a = byte_at(s, decrypt, c, 0), b = byte_at(s, decrypt, c, 1);
        const size_t d = byte_at(s, decrypt, c, 2), e = byte_at(s, decrypt, c, 3);
        key.column[c] ^=
            decrypt ? COLUMN(sbox_inverse[a], sbox_inverse[b], sbox_inverse[d], sbox_inverse[e])
                    : (mixed[2][a] & 0x000000ff) | (mixed[3][b] & 0x0000ff00) |
                          (mixed[0][d] & 0x00ff0000) | (mixed[1][e] & 0xff000000);
    }
    return key;
}

GL_INLINE void crypt_states(const gl_key *opaque, bool decrypt, state *s, const unsigned n)
{
    const struct aes_key *key = aes_key_of(opaque);
    const uint8_t (*k)[16] = decrypt ? key->decrypt : key->encrypt;
    const unsigned rounds = key->rounds;
    for (unsigned j = 0; j < n; j++)
        s[j] = added(s[j], load(k[0]));
    for (unsigned i = 1; i < rounds; i++)
        for (unsigned j = 0; j < n; j++)
            s[j] = rounded(s[j], load(k[i]), decrypt);
    for (unsigned j = 0; j < n; j++)
        s[j] = last_rounded(s[j], load(k[rounds]), decrypt);
}

#include "interleaved.h"

const gl_kernel aes_table = {
    .name = "table",
    .id = AES_ID_TABLE,
    .costs = {GL_COSTS({1, 290}, {2, 450}, {4, 750}), GL_COSTS({1, 290}, {2, 450}, {4, 750})},
    INTERLEAVED,
};
