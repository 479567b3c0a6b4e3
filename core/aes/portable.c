/* AES in plain C, constant-time: eight bytes of a block in one word, the S-box computed. */
#include "aes/contract.h"

#define EACH(byte) (UINT64_C(0x0101010101010101) * (byte))

/* Times x, byte by byte. */
static uint64_t doubled(uint64_t a)
{
    const uint64_t top = a >> 7 & EACH(1);
    return (a & EACH(0x7f)) << 1 ^ top * 0x1b;
}

static uint64_t product(uint64_t a, uint64_t b)
{
    uint64_t sum = 0;
    for (unsigned bit = 0; bit < 8; bit++) {
        sum ^= a & (b >> bit & EACH(1)) * 0xff;
        a = doubled(a);
    }
    return sum;
}

/* x^254. */
static uint64_t inverse(uint64_t x)
{
    uint64_t power = x;
    for (unsigned i = 0; i < 6; i++)
        power = product(product(power, power), x);
    return product(power, power);
}

/* Each byte rotated left. */
static uint64_t rotated(uint64_t x, unsigned n)
{
    return (x << n & EACH((uint8_t)(0xff << n))) | (x >> (8 - n) & EACH(0xff >> (8 - n)));
}

uint64_t aes_sub_bytes(uint64_t x)
{
    x = inverse(x);
    return x ^ rotated(x, 1) ^ rotated(x, 2) ^ rotated(x, 3) ^ rotated(x, 4) ^ EACH(0x63);
}

static uint64_t sub_bytes_inverse(uint64_t x)
{
    return inverse(rotated(x, 1) ^ rotated(x, 3) ^ rotated(x, 6) ^ EACH(0x05));
}

/* Each column rotated: its byte i becomes what byte i + n was. */
static uint64_t turned(uint64_t x, unsigned n)
{
    const uint64_t low = UINT64_C(0x0000000100000001) * (UINT32_MAX >> 8 * n);
    return (x >> 8 * n & low) | (x << (32 - 8 * n) & ~low);
}

static uint64_t mix(uint64_t x)
{
    const uint64_t y = x ^ turned(x, 1);
    return doubled(y) ^ turned(x, 1) ^ turned(y, 2);
}

uint64_t aes_mix_inverse(uint64_t x)
{
    const uint64_t y = doubled(doubled(x ^ turned(x, 2)));
    return mix(x ^ y);
}

/* Row r of the state moves by r columns. */
static void shift_rows(uint8_t x[16], bool inverted)
{
    uint8_t y[16];
    for (unsigned i = 0; i < 16; i++)
        y[i] = x[(i + (inverted ? 12 : 4) * (i % 4)) % 16];
    memcpy(x, y, 16);
}

static void each_half(uint8_t x[16], uint64_t (*function)(uint64_t))
{
    gl_store_le64(x, function(gl_load_le64(x)));
    gl_store_le64(x + 8, function(gl_load_le64(x + 8)));
}

static void encrypt_block(const struct aes_key *key, uint8_t x[16])
{
    gl_xor(x, x, key->encrypt[0], 16);
    for (unsigned i = 1; i <= key->rounds; i++) {
        each_half(x, aes_sub_bytes);
        shift_rows(x, false);
        if (i < key->rounds)
            each_half(x, mix);
        gl_xor(x, x, key->encrypt[i], 16);
    }
}

static void decrypt_block(const struct aes_key *key, uint8_t x[16])
{
    gl_xor(x, x, key->decrypt[0], 16);
    for (unsigned i = 1; i <= key->rounds; i++) {
        each_half(x, sub_bytes_inverse);
        shift_rows(x, true);
        if (i < key->rounds)
            each_half(x, aes_mix_inverse);
        gl_xor(x, x, key->decrypt[i], 16);
    }
}

#define BLOCK_KEY struct aes_key
#define BLOCK_KEY_OF aes_key_of
#include "plain_kernel.h"

const gl_kernel aes_portable = {
    .name = "portable",
    .id = AES_ID_PORTABLE,
    .step = 1,
    .constant_time = true,
    .costs = {GL_COSTS({1, 20000}, {2, 40000}), GL_COSTS({1, 20000}, {2, 40000})},
    .encrypt = encrypt,
    .decrypt = decrypt,
    .chain = chain,
};
