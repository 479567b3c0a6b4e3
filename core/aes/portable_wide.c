/*
 * Many blocks of AES in plain C, constant-time: 32 of them bitsliced in 32 vectors of four lanes.
 *
 * Plane 8 r + b holds bit b of the bytes in row r: bit n of its lane c is that of column c in block
 * n. ShiftRows turns the lanes of a plane, and MixColumns adds planes. A block is loaded as four
 * lanes of 32 bits, so that one transposition of 32 x 32 bits, the lanes side by side, is all that
 * leads there and back.
 */
#include "aes/portable.h"

#if defined(__GNUC__)

typedef uint32_t word __attribute__((vector_size(16)));
typedef int32_t signs __attribute__((vector_size(16)));

#include "aes/circuits.h"

#if defined(__clang__)
#define LANES_TURNED(x, n) __builtin_shufflevector(x, x, n, (n) + 1, (n) + 2, (n) + 3)
#else
#define LANES_TURNED(x, n)                                                                         \
    __builtin_shuffle(x, (word){n, ((n) + 1) % 4, ((n) + 2) % 4, ((n) + 3) % 4})
#endif

GL_INLINE word load(const uint8_t *p)
{
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    word w;
    memcpy(&w, p, sizeof w);
    return w;
#else
    return (word){gl_load_le32(p), gl_load_le32(p + 4), gl_load_le32(p + 8), gl_load_le32(p + 12)};
#endif
}

GL_INLINE void store(uint8_t *p, word w)
{
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    memcpy(p, &w, sizeof w);
#else
    for (unsigned i = 0; i < 4; i++)
        gl_store_le32(p + 4 * i, w[i]);
#endif
}

/* Bit `distance` of the number of a vector and of the number of a bit are exchanged. */
GL_INLINE void exchange(word *a, word *b, unsigned distance, uint32_t mask)
{
    const word t = ((*a >> distance) ^ *b) & mask;
    *b ^= t;
    *a ^= t << distance;
}

/* Bit i of vector j becomes bit j of vector i, lane by lane. */
GL_INLINE void transpose(word s[32])
{
#pragma GCC unroll 4
    for (unsigned k = 0; k < 4; k++) {
        word x[8];
        for (unsigned i = 0; i < 8; i++)
            x[i] = s[4 * i + k];
        for (unsigned i = 0; i < 4; i++)
            exchange(&x[i], &x[i + 4], 16, 0x0000ffff);
        for (unsigned i = 0; i < 8; i += i % 2 ? 3 : 1)
            exchange(&x[i], &x[i + 2], 8, 0x00ff00ff);
        for (unsigned i = 0; i < 8; i += 2)
            exchange(&x[i], &x[i + 1], 4, 0x0f0f0f0f);
        for (unsigned i = 0; i < 8; i++)
            s[4 * i + k] = x[i];
    }
#pragma GCC unroll 8
    for (unsigned k = 0; k < 32; k += 4) {
        exchange(&s[k], &s[k + 2], 2, 0x33333333);
        exchange(&s[k + 1], &s[k + 3], 2, 0x33333333);
        exchange(&s[k], &s[k + 1], 1, 0x55555555);
        exchange(&s[k + 2], &s[k + 3], 1, 0x55555555);
    }
}

/* A round key, and what the circuit of the S-box before or after it leaves out. */
GL_INLINE void add_key(word s[32], const uint8_t *key, uint32_t constant)
{
    const word k = load(key) ^ constant;
#pragma GCC unroll 32
    for (unsigned i = 0; i < 32; i++)
        s[i] ^= (word)((signs)(k << (31 - i)) >> 31);
}

#define TURN_ROW(r, n)                                                                             \
    for (unsigned b = 0; b < 8; b++)                                                               \
    s[8 * (r) + b] = LANES_TURNED(s[8 * (r) + b], n)

GL_INLINE void sub_and_shift(word s[32])
{
    for (unsigned r = 0; r < 32; r += 8)
        aes_sbox(s + r);
    TURN_ROW(1, 1);
    TURN_ROW(2, 2);
    TURN_ROW(3, 3);
}

GL_INLINE void sub_and_shift_inverse(word s[32])
{
    for (unsigned r = 0; r < 32; r += 8)
        aes_sbox_inverse(s + r);
    TURN_ROW(1, 3);
    TURN_ROW(2, 2);
    TURN_ROW(3, 1);
}

/* x^8 = x^4 + x^3 + x + 1: bits that the top one also goes to. */
GL_INLINE bool reduces_to(unsigned b)
{
    return b == 1 || b == 3 || b == 4;
}

/* Row r becomes 2 (s_r + s_r+1) + s_r+1 + s_r+2 + s_r+3. */
GL_INLINE void mix_columns(word s[32])
{
    word top[4], before[4];
    for (unsigned r = 0; r < 4; r++)
        top[r] = before[r] = s[8 * r + 7] ^ s[8 * (r + 1) % 32 + 7];
    for (unsigned b = 0; b < 8; b++) {
        word x[4], pair[4];
        for (unsigned r = 0; r < 4; r++)
            x[r] = s[8 * r + b];
        for (unsigned r = 0; r < 4; r++)
            pair[r] = x[r] ^ x[(r + 1) % 4];
        for (unsigned r = 0; r < 4; r++) {
            word y = before[r] ^ x[(r + 1) % 4] ^ pair[(r + 2) % 4];
            s[8 * r + b] = reduces_to(b) ? y ^ top[r] : y;
            before[r] = pair[r];
        }
    }
}

/* InvMixColumns is MixColumns after s_r + 4 (s_r + s_r+2). */
GL_INLINE void mix_columns_inverse(word s[32])
{
    for (unsigned r = 0; r < 2; r++) {
        word x[8], y[8];
        for (unsigned b = 0; b < 8; b++)
            x[b] = s[8 * r + b] ^ s[8 * r + 16 + b];
        for (unsigned twice = 0; twice < 2; twice++) {
            for (unsigned b = 0; b < 8; b++)
                y[b] = reduces_to(b) ? x[b - 1] ^ x[7] : x[(b + 7) % 8];
            memcpy(x, y, sizeof x);
        }
        for (unsigned b = 0; b < 8; b++) {
            s[8 * r + b] ^= x[b];
            s[8 * r + 16 + b] ^= x[b];
        }
    }
    mix_columns(s);
}

GL_INLINE void encrypt_planes(const struct aes_key *key, word s[32])
{
    const unsigned rounds = key->rounds;
    add_key(s, key->encrypt[0], 0);
    for (unsigned i = 1; i < rounds; i++) {
        sub_and_shift(s);
        mix_columns(s);
        add_key(s, key->encrypt[i], AES_SBOX_CONSTANT);
    }
    sub_and_shift(s);
    add_key(s, key->encrypt[rounds], AES_SBOX_CONSTANT);
}

GL_INLINE void decrypt_planes(const struct aes_key *key, word s[32])
{
    const unsigned rounds = key->rounds;
    add_key(s, key->decrypt[0], AES_SBOX_CONSTANT);
    for (unsigned i = 1; i < rounds; i++) {
        sub_and_shift_inverse(s);
        mix_columns_inverse(s);
        add_key(s, key->decrypt[i], AES_SBOX_CONSTANT);
    }
    sub_and_shift_inverse(s);
    add_key(s, key->decrypt[rounds], 0);
}

void aes_wide(const struct aes_key *key, bool decrypt, const uint8_t *in, const uint8_t *mask,
              uint8_t *out, size_t blocks)
{
    word s[32];
    for (unsigned n = 0; n < 32; n++)
        s[n] = n < blocks ? load(in + 16 * n) : (word){0};
    transpose(s);
    if (decrypt)
        decrypt_planes(key, s);
    else
        encrypt_planes(key, s);
    transpose(s);
    for (unsigned n = 0; n < blocks; n++)
        store(out + 16 * n, mask ? s[n] ^ load(mask + 16 * n) : s[n]);
}
#endif
