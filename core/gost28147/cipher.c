#include "gost28147/cipher.h"

#include "counters.h"
#include "gost28147/contract.h"
#include "gost28147/sboxes.h"

static void set_key(struct gost_key *key, const gl_cipher *cipher, const uint8_t *bytes,
                    const struct gost_sbox *sbox, bool big_endian)
{
    key->cipher = cipher;
    key->sbox = sbox;
    key->big_endian = big_endian;
    for (unsigned i = 0; i < 8; i++)
        key->k[i] = big_endian ? gl_load_be32(bytes + 4 * i) : gl_load_le32(bytes + 4 * i);
}

static gl_status expand_gost28147(gl_key *key, const uint8_t *bytes, const gl_sbox *sbox)
{
    const struct gost_sbox *own = (const struct gost_sbox *)(const void *)sbox;
    set_key((struct gost_key *)(void *)key, &gl_gost28147, bytes, own ? own : gost_param_z, false);
    return GL_OK;
}

static gl_status expand_magma(gl_key *key, const uint8_t *bytes, const gl_sbox *sbox)
{
    if (sbox && (const void *)sbox != (const void *)gost_param_z)
        return GL_E_SBOX;
    set_key((struct gost_key *)(void *)key, &gl_magma, bytes, gost_param_z, true);
    return GL_OK;
}

/* Rotate and add, so that the order of blocks counts. */
static uint64_t digest(uint64_t sum, const uint8_t *bytes, size_t blocks)
{
    for (; blocks; blocks--, bytes += 8) {
        uint64_t block = (uint64_t)gl_load_le32(bytes + 4) << 32 | gl_load_le32(bytes);
        sum = (sum << 5 | sum >> 59) + block;
    }
    return sum;
}

/* Two full steps of no kernel and a tail of every width, so that each path of a kernel runs. */
enum { CHECK_BLOCKS = 128 + 64 + 32 + 16 + 7 };

/* Everything that the kernel computes for one cipher, as one number. */
static uint64_t known_answer(const gl_cipher *cipher, const gl_kernel *kernel)
{
    uint8_t bytes[32], text[8 * CHECK_BLOCKS], other[8 * CHECK_BLOCKS], state[8] = {0};
    for (unsigned i = 0; i < sizeof bytes; i++)
        bytes[i] = (uint8_t)(0xff - 0x11 * i);
    for (unsigned i = 0; i < sizeof text; i++)
        text[i] = (uint8_t)(i * i + (i >> 8));
    gl_key key;
    cipher->expand(&key, bytes, NULL);

    uint64_t sum = 0;
    kernel->encrypt(&key, text, text, other, CHECK_BLOCKS);
    sum = digest(sum, other, CHECK_BLOCKS);
    kernel->decrypt(&key, text, NULL, other, CHECK_BLOCKS);
    sum = digest(sum, other, CHECK_BLOCKS);
    kernel->chain(&key, GL_CHAIN_CFB, state, text, other, 16);
    sum = digest(sum, other, 16);
    kernel->imit(&key, state, text, 16);
    sum = digest(sum, state, 1);

    const uint8_t start[8] = {0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xc0};
    memcpy(state, start, sizeof state);
    if (kernel->ctr) {
        kernel->ctr(&key, start, text, other, CHECK_BLOCKS);
    } else {
        gl_ctr_fill(other, state, 8, CHECK_BLOCKS);
        kernel->encrypt(&key, other, text, other, CHECK_BLOCKS);
    }
    sum = digest(sum, other, CHECK_BLOCKS);
    if (!cipher->is_28147)
        return sum;
    memcpy(state, start, sizeof state);
    if (kernel->cnt) {
        kernel->cnt(&key, start, text, other, CHECK_BLOCKS);
    } else {
        gl_cnt_fill(other, state, CHECK_BLOCKS);
        kernel->encrypt(&key, other, text, other, CHECK_BLOCKS);
    }
    sum = digest(sum, other, CHECK_BLOCKS);
    if (kernel->mesh) {
        kernel->mesh(&key, text, other);
    } else {
        kernel->decrypt(&key, text, NULL, other, 4);
        kernel->encrypt(&key, text + 32, NULL, other + 32, 1);
    }
    return digest(sum, other, 5);
}

/* Both byte orders, whichever cipher asked: a kernel serves both. The numbers come from the plain
 * reference of the tests, which shares no code with the kernels. */
static gl_status check(const gl_kernel *kernel)
{
    const bool good = known_answer(&gl_gost28147, kernel) == UINT64_C(0x951c31c0b13abee) &&
                      known_answer(&gl_magma, kernel) == UINT64_C(0x81d0eb9963dcf5f2);
    return good ? GL_OK : GL_E_SELF_CHECK;
}

static const gl_kernel *const kernels[] = {
#if defined(__x86_64__) || defined(__i386__)
    &gost_avx512_shuffle, &gost_avx2_shuffle, &gost_ssse3_shuffle,
#endif
    &gost_portable,       &gost_table,        &gost_table_3,
    &gost_table_2,        &gost_table_1,      NULL,
};

const gl_cipher gl_gost28147 = {
    .name = "gost28147",
    .block_size = 8,
    .key_size = 32,
    .is_28147 = true,
    .expand = expand_gost28147,
    .kernels = kernels,
    .check = check,
};

const gl_cipher gl_magma = {
    .name = "magma",
    .block_size = 8,
    .key_size = 32,
    .is_28147 = false,
    .expand = expand_magma,
    .kernels = kernels,
    .check = check,
};
