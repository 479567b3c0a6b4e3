#include "gost28147/cipher.h"

#include "check.h"
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

static gl_status expand_gost28147(gl_key *key, const uint8_t *bytes, size_t length,
                                  const gl_sbox *sbox)
{
    (void)length;
    const struct gost_sbox *own = (const struct gost_sbox *)(const void *)sbox;
    set_key((struct gost_key *)(void *)key, &gl_gost28147, bytes, own ? own : gost_param_z, false);
    return GL_OK;
}

static gl_status expand_magma(gl_key *key, const uint8_t *bytes, size_t length, const gl_sbox *sbox)
{
    (void)length;
    if (sbox && (const void *)sbox != (const void *)gost_param_z)
        return GL_E_SBOX;
    set_key((struct gost_key *)(void *)key, &gl_magma, bytes, gost_param_z, true);
    return GL_OK;
}

static const void *gost_family(const gl_key *key)
{
    return gost_key_of(key)->sbox;
}

bool gost_has_circuit(const gl_key *key)
{
    return gost_key_of(key)->sbox->circuit >= 0;
}

/* Both byte orders, whichever cipher asked: a kernel serves both. */
static gl_status gost_check(const gl_kernel *kernel)
{
    gl_status status = gl_check(&gl_gost28147, kernel, 32, UINT64_C(0x58c26fb7e59be753));
    return status == GL_OK ? gl_check(&gl_magma, kernel, 32, UINT64_C(0x270e3eaa98271e6b)) : status;
}

/* clang-format off */
static const gl_kernel *const kernels[] = {
#if defined(__x86_64__) || defined(__i386__)
    &gost_avx512_bitslice,
    &gost_avx512_shuffle,
    &gost_avx2_bitslice,
    &gost_avx2_shuffle,
#endif
    &gost_portable_bitslice,
#if defined(__x86_64__) || defined(__i386__)
    &gost_ssse3_shuffle,
#endif
    &gost_portable,
    &gost_table,
    &gost_table_3,
    &gost_table_2,
    &gost_table_1,
    NULL,
};

enum { FEW = 20 };
static const gl_kernel *const bulk_kernels[] = {
#if defined(__x86_64__) || defined(__i386__)
    &gost_avx512_bitslice,
    &gost_avx2_bitslice,
#endif
    &gost_portable_bitslice,
    NULL,
};
/* clang-format on */

const gl_cipher gl_gost28147 = {
    .name = "gost28147",
    .block_size = 8,
    .key_sizes = {32},
    .key_rule = "32 bytes",
    .is_28147 = true,
    .expand = expand_gost28147,
    .family = gost_family,
    .kernels = kernels,
    .bulk = bulk_kernels,
    .few = FEW,
    .check = gost_check,
};

const gl_cipher gl_magma = {
    .name = "magma",
    .block_size = 8,
    .key_sizes = {32},
    .key_rule = "32 bytes",
    .is_28147 = false,
    .expand = expand_magma,
    .family = gost_family,
    .kernels = kernels,
    .bulk = bulk_kernels,
    .few = FEW,
    .check = gost_check,
};
