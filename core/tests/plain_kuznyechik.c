/* Kuznyechik, RFC 7801. Byte 0 of a block is a_15. */
#include <string.h>

#include "plain.h"

static const uint8_t pi[256] = {
    /* section 4.1 */
    252, 238, 221, 17,  207, 110, 49,  22,  251, 196, 250, 218, 35,  197, 4,   77,  233, 119, 240,
    219, 147, 46,  153, 186, 23,  54,  241, 187, 20,  205, 95,  193, 249, 24,  101, 90,  226, 92,
    239, 33,  129, 28,  60,  66,  139, 1,   142, 79,  5,   132, 2,   174, 227, 106, 143, 160, 6,
    11,  237, 152, 127, 212, 211, 31,  235, 52,  44,  81,  234, 200, 72,  171, 242, 42,  104, 162,
    253, 58,  206, 204, 181, 112, 14,  86,  8,   12,  118, 18,  191, 114, 19,  71,  156, 183, 93,
    135, 21,  161, 150, 41,  16,  123, 154, 199, 243, 145, 120, 111, 157, 158, 178, 177, 50,  117,
    25,  61,  255, 53,  138, 126, 109, 84,  198, 128, 195, 189, 13,  87,  223, 245, 36,  169, 62,
    168, 67,  201, 215, 121, 214, 246, 124, 34,  185, 3,   224, 15,  236, 222, 122, 148, 176, 188,
    220, 232, 40,  80,  78,  51,  10,  74,  167, 151, 96,  115, 30,  0,   98,  68,  26,  184, 56,
    130, 100, 159, 38,  65,  173, 69,  70,  146, 39,  94,  85,  47,  140, 163, 165, 125, 105, 213,
    149, 59,  7,   88,  179, 64,  134, 172, 29,  247, 48,  55,  107, 228, 136, 217, 231, 137, 225,
    27,  131, 73,  76,  63,  248, 254, 141, 83,  170, 144, 202, 216, 133, 97,  32,  113, 103, 164,
    45,  43,  9,   91,  203, 155, 37,  208, 190, 229, 108, 82,  89,  166, 116, 210, 230, 244, 180,
    192, 209, 102, 175, 194, 57,  75,  99,  182,
};

/* Section 4.2: the coefficients of l, that of a_15 first. */
static const uint8_t coefficients[16] = {148, 32,  133, 16, 194, 192, 1,   251,
                                         1,   192, 194, 16, 133, 32,  148, 1};

static uint8_t pi_inverse[256], product[16][256]; /* coefficient i times a byte */

/* In GF(2)[x] / x^8 + x^7 + x^6 + x + 1. */
static uint8_t times(uint8_t a, uint8_t b)
{
    uint8_t sum = 0;
    for (; b; b >>= 1) {
        sum ^= b & 1 ? a : 0;
        a = (uint8_t)(a << 1 ^ (a & 0x80 ? 0xc3 : 0));
    }
    return sum;
}

static void make_tables(void)
{
    if (product[0][1])
        return;
    for (unsigned v = 0; v < 256; v++) {
        pi_inverse[pi[v]] = (uint8_t)v;
        for (unsigned i = 0; i < 16; i++)
            product[i][v] = times(coefficients[i], (uint8_t)v);
    }
}

static uint8_t l(const uint8_t a[16])
{
    uint8_t sum = 0;
    for (unsigned i = 0; i < 16; i++)
        sum ^= product[i][a[i]];
    return sum;
}

/* R sixteen times: l of the bytes comes in at the front. */
static void L(uint8_t a[16])
{
    for (unsigned step = 0; step < 16; step++) {
        const uint8_t new = l(a);
        memmove(a + 1, a, 15);
        a[0] = new;
    }
}

static void L_inverse(uint8_t a[16])
{
    for (unsigned step = 0; step < 16; step++) {
        uint8_t rotated[16];
        memcpy(rotated, a + 1, 15);
        rotated[15] = a[0];
        memcpy(a, rotated, 15);
        a[15] = l(rotated);
    }
}

static void S(const uint8_t box[256], uint8_t a[16])
{
    for (unsigned i = 0; i < 16; i++)
        a[i] = box[a[i]];
}

static void X(const uint8_t k[16], uint8_t a[16])
{
    for (unsigned i = 0; i < 16; i++)
        a[i] ^= k[i];
}

static void encrypt(const struct plain *plain, const uint8_t *in, uint8_t *out)
{
    uint8_t a[16];
    memcpy(a, in, 16);
    for (unsigned i = 0; i < 9; i++) {
        X(plain->round_key[i], a);
        S(pi, a);
        L(a);
    }
    X(plain->round_key[9], a);
    memcpy(out, a, 16);
}

static void decrypt(const struct plain *plain, const uint8_t *in, uint8_t *out)
{
    uint8_t a[16];
    memcpy(a, in, 16);
    for (unsigned i = 9; i > 0; i--) {
        X(plain->round_key[i], a);
        L_inverse(a);
        S(pi_inverse, a);
    }
    X(plain->round_key[0], a);
    memcpy(out, a, 16);
}

/* Section 4.3: F[C_i] on a pair of keys; every eighth gives two round keys. */
void plain_kuznyechik_init(struct plain *plain, const uint8_t *key)
{
    uint8_t pair[2][16];
    make_tables();
    *plain = (struct plain){.block = 16, .encrypt = encrypt, .decrypt = decrypt, .rounds = 10};
    memcpy(pair, key, 32);
    memcpy(plain->round_key, pair, 32);
    for (unsigned i = 1; i <= 32; i++) {
        uint8_t x[16], c[16] = {0};
        c[15] = (uint8_t)i;
        L(c);
        memcpy(x, pair[0], 16);
        X(c, x);
        S(pi, x);
        L(x);
        X(pair[1], x);
        memcpy(pair[1], pair[0], 16);
        memcpy(pair[0], x, 16);
        if (i % 8 == 0)
            memcpy(plain->round_key + i / 4, pair, 32);
    }
}
