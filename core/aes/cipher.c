#include "aes/cipher.h"

#include "aes/contract.h"
#include "check.h"

static gl_status expand(gl_key *key, const uint8_t *bytes, size_t length, const gl_sbox *sbox)
{
    if (sbox)
        return GL_E_SBOX;
    struct aes_key *k = (struct aes_key *)(void *)key;
    k->cipher = &gl_aes;
    k->rounds = (unsigned)length / 4 + 6;
#if defined(__x86_64__) || defined(__i386__)
    if (gl_cpu_features() & GL_CPU_AESNI) {
        aes_expand_aesni(k, bytes, length);
        return GL_OK;
    }
#endif
    aes_expand(k, bytes, length);
    return GL_OK;
}

/* Keys of one number of rounds go together. */
static const void *family(const gl_key *key)
{
    static const char rounds[AES_ROUNDS_MAX + 1];
    return &rounds[aes_key_of(key)->rounds];
}

static gl_status check(const gl_kernel *kernel)
{
    gl_status status = gl_check(&gl_aes, kernel, 16, UINT64_C(0x4e1cf898b77239f2));
    if (status == GL_OK)
        status = gl_check(&gl_aes, kernel, 24, UINT64_C(0xc37dea3efbdeba89));
    if (status == GL_OK)
        status = gl_check(&gl_aes, kernel, 32, UINT64_C(0xffb817586c7f9f4a));
    return status;
}

/* clang-format off */
static const gl_kernel *const kernels[] = {
#if defined(__x86_64__) || defined(__i386__)
    &aes_vaes512,
    &aes_vaes256,
    &aes_aesni,
#endif
    &aes_portable,
    &aes_table,
    NULL,
};
/* clang-format on */

static const gl_kernel *const bulk_kernels[] = {NULL};

const gl_cipher gl_aes = {
    .name = "aes",
    .block_size = 16,
    .key_sizes = {32, 24, 16},
    .key_rule = "16, 24 or 32 bytes",
    .sp800_38a = true,
    .expand = expand,
    .family = family,
    .kernels = kernels,
    .bulk = bulk_kernels,
    .few = 1,
    .check = check,
};
