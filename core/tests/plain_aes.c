/* AES, FIPS 197. The S-box is computed from its definition in section 5.1.1. */
#include <string.h>

#include "plain.h"

static uint8_t sbox[256], sbox_inverse[256], product[16][256];

/* Times x in GF(2)[x] / x^8 + x^4 + x^3 + x + 1. */
static uint8_t xtime(uint8_t a)
{
    return (uint8_t)(a << 1 ^ (a & 0x80 ? 0x1b : 0));
}

static uint8_t times(uint8_t a, unsigned b)
{
    uint8_t sum = 0;
    for (; b; b >>= 1, a = xtime(a))
        sum ^= b & 1 ? a : 0;
    return sum;
}

static void make_tables(void)
{
    if (product[1][1])
        return;
    for (unsigned b = 0; b < 16; b++)
        for (unsigned a = 0; a < 256; a++)
            product[b][a] = times((uint8_t)a, b);
    uint8_t power = 1, inverse = 1; /* 3^i and 3^-i; 0xf6 is the inverse of 3 */
    for (unsigned i = 0; i < 256; i++) {
        const unsigned b = i ? inverse : 0u, twice = b << 8 | b; /* zero stays zero */
        const uint8_t from = i ? power : 0;
        sbox[from] = (uint8_t)(b ^ twice >> 4 ^ twice >> 5 ^ twice >> 6 ^ twice >> 7 ^ 0x63);
        sbox_inverse[sbox[from]] = from;
        if (i) {
            power = times(power, 3);
            inverse = times(inverse, 0xf6);
        }
    }
}

static void add_round_key(const uint8_t key[16], uint8_t s[16])
{
    for (unsigned i = 0; i < 16; i++)
        s[i] ^= key[i];
}

/* SubBytes, then ShiftRows: row r of the columns moves by r to the left, or back. */
static void sub_and_shift(uint8_t s[16])
{
    uint8_t from[16];
    memcpy(from, s, 16);
    for (unsigned i = 0; i < 16; i++)
        s[i] = sbox[from[(i + 4 * (i % 4)) % 16]];
}

static void sub_and_shift_inverse(uint8_t s[16])
{
    uint8_t from[16];
    memcpy(from, s, 16);
    for (unsigned i = 0; i < 16; i++)
        s[(i + 4 * (i % 4)) % 16] = sbox_inverse[from[i]];
}

/* Each column times the circulant of `row`. */
static void mix(const uint8_t row[4], uint8_t s[16])
{
    for (unsigned c = 0; c < 16; c += 4) {
        uint8_t column[4];
        memcpy(column, s + c, 4);
        for (unsigned r = 0; r < 4; r++) {
            s[c + r] = 0;
            for (unsigned i = 0; i < 4; i++)
                s[c + r] ^= product[row[(i + 4 - r) % 4]][column[i]];
        }
    }
}

static void encrypt(const struct plain *plain, const uint8_t *in, uint8_t *out)
{
    static const uint8_t row[4] = {2, 3, 1, 1};
    uint8_t s[16];
    memcpy(s, in, 16);
    add_round_key(plain->round_key[0], s);
    for (unsigned round = 1; round <= plain->rounds; round++) {
        sub_and_shift(s);
        if (round != plain->rounds)
            mix(row, s);
        add_round_key(plain->round_key[round], s);
    }
    memcpy(out, s, 16);
}

static void decrypt(const struct plain *plain, const uint8_t *in, uint8_t *out)
{
    static const uint8_t row[4] = {14, 11, 13, 9};
    uint8_t s[16];
    memcpy(s, in, 16);
    for (unsigned round = plain->rounds; round > 0; round--) {
        add_round_key(plain->round_key[round], s);
        if (round != plain->rounds)
            mix(row, s);
        sub_and_shift_inverse(s);
    }
    add_round_key(plain->round_key[0], s);
    memcpy(out, s, 16);
}

/* Section 5.2: words of four bytes, each from the one before and the one Nk before. */
void plain_aes_init(struct plain *plain, const uint8_t *key, size_t key_size)
{
    const unsigned nk = (unsigned)key_size / 4;
    uint8_t *w = plain->round_key[0], rcon = 1;
    make_tables();
    *plain = (struct plain){.block = 16, .encrypt = encrypt, .decrypt = decrypt, .rounds = nk + 6};
    memcpy(w, key, key_size);
    for (unsigned i = nk; i < 4 * (plain->rounds + 1); i++) {
        uint8_t word[4];
        memcpy(word, w + 4 * (i - 1), 4);
        if (i % nk == 0) {
            const uint8_t first = word[0];
            for (unsigned b = 0; b < 4; b++)
                word[b] = sbox[b < 3 ? word[b + 1] : first];
            word[0] ^= rcon;
            rcon = xtime(rcon);
        } else if (nk > 6 && i % nk == 4) {
            for (unsigned b = 0; b < 4; b++)
                word[b] = sbox[word[b]];
        }
        for (unsigned b = 0; b < 4; b++)
            w[4 * i + b] = w[4 * (i - nk) + b] ^ word[b];
    }
}
