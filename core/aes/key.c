/* The key schedule of AES, FIPS 197 section 5.2, and of its equivalent inverse cipher, 5.3.5;
 * constant-time. */
#include "aes/contract.h"

typedef uint32_t word;
#include "aes/circuits.h"

#define EACH(byte) (UINT32_C(0x01010101) * (byte))

/* SubWord: bit b of all bytes is in place in x >> b. */
static uint32_t sub_word(uint32_t x)
{
    uint32_t plane[8], y = EACH(0x63);
    for (unsigned b = 0; b < 8; b++)
        plane[b] = x >> b;
    aes_sbox(plane);
    for (unsigned b = 0; b < 8; b++)
        y ^= (plane[b] & EACH(1)) << b;
    return y;
}

/* Times x, byte by byte. */
static uint32_t doubled(uint32_t a)
{
    const uint32_t top = a >> 7 & EACH(1);
    return (a & EACH(0x7f)) << 1 ^ top * 0x1b;
}

/* InvMixColumns of a column. */
static uint32_t mix_inverse(uint32_t x)
{
    x ^= doubled(doubled(x ^ gl_rol32(x, 16)));
    const uint32_t below = gl_rol32(x, 24), pair = x ^ below;
    return doubled(pair) ^ below ^ gl_rol32(pair, 16);
}

void aes_expand(struct aes_key *key, const uint8_t *bytes, size_t length)
{
    const unsigned nk = (unsigned)length / 4, words = 4 * (key->rounds + 1);
    uint8_t *w = key->encrypt[0], constant = 1;
    memcpy(w, bytes, length);
    for (unsigned i = nk; i < words; i++) {
        uint32_t next = gl_load_le32(w + 4 * (i - 1));
        if (i % nk == 0) {
            next = sub_word(gl_rol32(next, 24)) ^ constant;
            constant = (uint8_t)(constant << 1 ^ (constant >> 7) * 0x1b);
        } else if (nk > 6 && i % nk == 4) {
            next = sub_word(next);
        }
        gl_store_le32(w + 4 * i, gl_load_le32(w + 4 * (i - nk)) ^ next);
    }
    for (unsigned i = 0; i <= key->rounds; i++) {
        const uint8_t *from = key->encrypt[key->rounds - i];
        for (unsigned c = 0; c < 16; c += 4) {
            const uint32_t column = gl_load_le32(from + c);
            gl_store_le32(key->decrypt[i] + c,
                          i == 0 || i == key->rounds ? column : mix_inverse(column));
        }
    }
    gl_burn_stack(GL_FRAMES);
}
