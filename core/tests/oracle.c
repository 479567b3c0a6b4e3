#include "oracle.h"

#include <string.h>

enum { WIDEST = 16, SECTION = 1024 };

static void xor_bytes(uint8_t *out, const uint8_t *a, const uint8_t *b, size_t length)
{
    for (size_t i = 0; i < length; i++)
        out[i] = a[i] ^ b[i];
}

/* CryptoPro key meshing, RFC 4357 section 2.3.2: K' = D(K, C), and for a register R' = E(K', R). */
static void mesh(struct plain *key, uint8_t *reg)
{
    static const uint8_t c[32] = {
        0x69, 0x00, 0x72, 0x22, 0x64, 0xc9, 0x04, 0x23, 0x8d, 0x3a, 0xdb,
        0x96, 0x46, 0xe9, 0x2a, 0xc4, 0x18, 0xfe, 0xac, 0x94, 0x00, 0xed,
        0x07, 0x12, 0xc0, 0x86, 0xdc, 0xc2, 0xef, 0x4c, 0xa9, 0x2b,
    };
    uint8_t bytes[32];
    for (size_t i = 0; i < sizeof c; i += key->block)
        plain_decrypt(key, c + i, bytes + i);
    const struct plain old = *key;
    plain_gost_init(key, old.magma, bytes, (const uint8_t (*)[16])old.rows);
    if (reg)
        plain_encrypt(key, reg, reg);
}

/* ---- Modes ----------------------------------------------------------------------------------- */

/* The register R of GOST R 34.13-2015: its first block is what the cipher takes. */
struct reg {
    uint8_t bytes[GL_IV_MAX];
    size_t size;
};

static void start(const struct plain *key, const struct oracle_mode *mode, struct reg *reg)
{
    memset(reg, 0, sizeof *reg);
    reg->size = mode->id == GL_CTR ? key->block : mode->iv_length;
    if (mode->id == GL_CNT) /* RFC 5830 section 6 */
        plain_encrypt(key, mode->iv, reg->bytes);
    else if (mode->iv_length)
        memcpy(reg->bytes, mode->iv, mode->iv_length);
}

/* The register loses its first bytes, new ones come in at its end. */
static void shift(struct reg *reg, const uint8_t *bytes, size_t length)
{
    memmove(reg->bytes, reg->bytes + length, reg->size - length);
    memcpy(reg->bytes + reg->size - length, bytes, length);
}

/* One block, or one segment of `length` bytes. */
static void step(const struct plain *key, const struct oracle_mode *mode, struct reg *reg,
                 const uint8_t *in, uint8_t *out, size_t length)
{
    uint8_t block[WIDEST];
    switch (mode->id) {
    case GL_ECB:
        (mode->decrypt ? plain_decrypt : plain_encrypt)(key, in, out);
        break;
    case GL_CBC: /* section 5.4 */
        if (mode->decrypt) {
            plain_decrypt(key, in, block);
            xor_bytes(out, block, reg->bytes, key->block);
            shift(reg, in, key->block);
        } else {
            xor_bytes(block, in, reg->bytes, key->block);
            plain_encrypt(key, block, out);
            shift(reg, out, key->block);
        }
        break;
    case GL_CFB: /* section 5.5 */
        plain_encrypt(key, reg->bytes, block);
        xor_bytes(out, in, block, length);
        shift(reg, mode->decrypt ? in : out, length);
        break;
    case GL_OFB: /* section 5.3 */
        plain_encrypt(key, reg->bytes, block);
        xor_bytes(out, in, block, length);
        shift(reg, block, key->block);
        break;
    case GL_CTR: /* section 5.2 */
        plain_encrypt(key, reg->bytes, block);
        xor_bytes(out, in, block, length);
        plain_ctr_next(reg->bytes, key->block);
        break;
    case GL_CNT: /* RFC 5830 section 6 */
        plain_cnt_next(reg->bytes);
        plain_encrypt(key, reg->bytes, block);
        xor_bytes(out, in, block, length);
        break;
    }
}

void oracle_crypt(const struct plain *given, const struct oracle_mode *mode, const uint8_t *in,
                  uint8_t *out, size_t length)
{
    const size_t unit = mode->segment ? mode->segment : given->block;
    struct plain key = *given;
    struct reg reg;
    start(&key, mode, &reg);
    for (size_t at = 0; at < length; at += unit) {
        if (mode->meshing && at && at % SECTION == 0)
            mesh(&key, reg.bytes);
        step(&key, mode, &reg, in + at, out + at, length - at < unit ? length - at : unit);
    }
}

/* ---- MACs ------------------------------------------------------------------------------------ */

/* RFC 5830 section 8: zeros to the last block, and at least two blocks. */
static void imit(const struct plain *given, bool meshing, const uint8_t *message, size_t length,
                 uint8_t *code)
{
    struct plain key = *given;
    const size_t block = key.block;
    memset(code, 0, block);
    for (size_t at = 0; at < length; at += block) {
        if (meshing && at && at % SECTION == 0)
            mesh(&key, NULL);
        xor_bytes(code, code, message + at, length - at < block ? length - at : block);
        plain_imit(&key, code);
    }
    if (length && length <= block)
        plain_imit(&key, code);
}

/* Multiplication by x in GF(2^64) and GF(2^128), GOST R 34.13-2015 section 5.6.1. */
static void times_x(uint8_t *b, size_t block)
{
    const bool carry = b[0] & 0x80;
    for (size_t i = 0; i < block; i++)
        b[i] = (uint8_t)(b[i] << 1 | (i + 1 < block ? b[i + 1] >> 7 : 0));
    if (carry)
        b[block - 1] ^= block == 8 ? 0x1b : 0x87;
}

/* GOST R 34.13-2015 section 5.6; SP 800-38B. */
static void omac(const struct plain *key, const uint8_t *message, size_t length, uint8_t *code)
{
    uint8_t subkey[WIDEST] = {0}, last[WIDEST] = {0};
    const size_t block = key->block;
    plain_encrypt(key, subkey, subkey);
    times_x(subkey, block);
    memset(code, 0, block);
    for (; length > block; message += block, length -= block) {
        xor_bytes(code, code, message, block);
        plain_encrypt(key, code, code);
    }
    if (length)
        memcpy(last, message, length);
    if (length < block) {
        last[length] = 0x80;
        times_x(subkey, block);
    }
    xor_bytes(code, code, last, block);
    xor_bytes(code, code, subkey, block);
    plain_encrypt(key, code, code);
}

void oracle_mac(const struct plain *key, gl_mac_id id, bool meshing, const uint8_t *message,
                size_t length, uint8_t *code)
{
    if (id == GL_IMIT)
        imit(key, meshing, message, length, code);
    else
        omac(key, message, length, code);
}
