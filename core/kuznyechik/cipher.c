#include "kuznyechik/cipher.h"

#include "check.h"
#include "kuznyechik/contract.h"

static gl_status expand(gl_key *key, const uint8_t *bytes, size_t length, const gl_sbox *sbox)
{
    (void)length;
    if (sbox)
        return GL_E_SBOX;
    struct kuzn_key *k = (struct kuzn_key *)(void *)key;
    k->cipher = &gl_kuznyechik;
    kuzn_expand(k, bytes);
    return GL_OK;
}

static const void *family(const gl_key *key)
{
    (void)key;
    return &gl_kuznyechik; /* all keys go together */
}

static gl_status check(const gl_kernel *kernel)
{
    return gl_check(&gl_kuznyechik, kernel, 32, UINT64_C(0xb8dc7324f9504d29));
}

/* clang-format off */
static const gl_kernel *const kernels[] = {
#if defined(__x86_64__) || defined(__i386__)
    &kuzn_avx512_gfni,
#if defined(__x86_64__)
    &kuzn_avx512_bytesliced,
#endif
    &kuzn_avx2_shuffle,
    &kuzn_avx2_bitslice,
    &kuzn_ssse3_shuffle,
#endif
    &kuzn_portable_bitslice,
    &kuzn_portable,
    &kuzn_table,
    NULL,
};
/* clang-format on */

static const gl_kernel *const bulk_kernels[] = {
#if defined(__x86_64__)
    &kuzn_avx512_bytesliced,
#endif
#if defined(__x86_64__) || defined(__i386__)
    &kuzn_avx2_bitslice,
#endif
    &kuzn_portable_bitslice,
    NULL,
};

const gl_cipher gl_kuznyechik = {
    .name = "kuznyechik",
    .block_size = 16,
    .key_sizes = {32},
    .key_rule = "32 bytes",
    .expand = expand,
    .family = family,
    .kernels = kernels,
    .bulk = bulk_kernels,
    .few = 1,
    .check = check,
};
