/* GOST 28147-89 (RFC 5830) and Magma (RFC 8891). */
#include "plain.h"

#include <string.h>

static uint32_t word(const uint8_t *p, bool big_endian)
{
    uint32_t v = 0;
    for (unsigned i = 0; i < 4; i++)
        v |= (uint32_t)p[i] << (big_endian ? 24 - 8 * i : 8 * i);
    return v;
}

static void put_word(uint8_t *p, bool big_endian, uint32_t v)
{
    for (unsigned i = 0; i < 4; i++)
        p[i] = (uint8_t)(v >> (big_endian ? 24 - 8 * i : 8 * i));
}

static uint32_t f(const struct plain *plain, uint32_t x)
{
    uint32_t y = 0;
    for (unsigned i = 0; i < 8; i++)
        y |= (uint32_t)plain->rows[i][x >> 4 * i & 15] << 4 * i;
    return y << 11 | y >> 21;
}

/* `order` holds the key's index for each round, as digits; the halves swap after each. */
static void rounds(const struct plain *plain, const char *order, uint32_t *n1, uint32_t *n2)
{
    for (; *order; order++) {
        const uint32_t next = *n2 ^ f(plain, *n1 + plain->k[*order - '0']);
        *n2 = *n1;
        *n1 = next;
    }
}

static void crypt(const struct plain *plain, const char *order, bool swap, const uint8_t *in,
                  uint8_t *out)
{
    const unsigned at = plain->magma ? 4 : 0; /* of N1 */
    uint32_t n1 = word(in + at, plain->magma), n2 = word(in + (at ^ 4), plain->magma);
    rounds(plain, order, &n1, &n2);
    put_word(out + at, plain->magma, swap ? n2 : n1);
    put_word(out + (at ^ 4), plain->magma, swap ? n1 : n2);
}

static void encrypt(const struct plain *plain, const uint8_t *in, uint8_t *out)
{
    crypt(plain, "01234567012345670123456776543210", true, in, out);
}

static void decrypt(const struct plain *plain, const uint8_t *in, uint8_t *out)
{
    crypt(plain, "01234567765432107654321076543210", true, in, out);
}

void plain_imit(const struct plain *plain, uint8_t state[8])
{
    crypt(plain, "0123456701234567", false, state, state);
}

void plain_cnt_next(uint8_t pair[8])
{
    uint64_t n4 = (uint64_t)word(pair + 4, false) + 0x01010104;
    if (n4 > 0xffffffff)
        n4 -= 0xffffffff;
    put_word(pair, false, word(pair, false) + 0x01010101);
    put_word(pair + 4, false, (uint32_t)n4);
}

void plain_gost_init(struct plain *plain, bool magma, const uint8_t *key, const uint8_t (*rows)[16])
{
    static const uint8_t param_z[8][16] = {
        /* RFC 7836 appendix C */
        {12, 4, 6, 2, 10, 5, 11, 9, 14, 8, 13, 7, 0, 3, 15, 1},
        {6, 8, 2, 3, 9, 10, 5, 12, 1, 14, 4, 7, 11, 13, 0, 15},
        {11, 3, 5, 8, 2, 15, 10, 13, 14, 1, 7, 4, 12, 9, 6, 0},
        {12, 8, 2, 1, 13, 4, 15, 6, 7, 0, 10, 5, 3, 14, 9, 11},
        {7, 15, 5, 10, 8, 1, 6, 13, 0, 9, 3, 14, 11, 4, 2, 12},
        {5, 13, 15, 6, 9, 2, 12, 10, 11, 7, 8, 1, 4, 3, 14, 0},
        {8, 14, 2, 5, 6, 9, 1, 12, 15, 4, 11, 0, 13, 10, 3, 7},
        {1, 7, 14, 13, 0, 5, 8, 3, 4, 15, 10, 6, 9, 12, 11, 2},
    };
    *plain = (struct plain){.block = 8, .encrypt = encrypt, .decrypt = decrypt, .magma = magma};
    memcpy(plain->rows, rows ? rows : param_z, sizeof plain->rows);
    for (unsigned i = 0; i < 8; i++)
        plain->k[i] = word(key + 4 * i, magma);
}
