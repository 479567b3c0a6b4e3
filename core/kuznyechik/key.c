/* The key schedule of Kuznyechik, RFC 7801 section 4.3. */
#include "kuznyechik/columns.h"
#include "kuznyechik/contract.h"

/* One of its 32 rounds: (a, b) becomes (LSX[c](a) ^ b, a). */
static void feistel(uint8_t a[16], uint8_t b[16], const uint64_t c[2])
{
    uint8_t x[16];
    gl_store_le64(x, gl_load_le64(a) ^ c[0]);
    gl_store_le64(x + 8, gl_load_le64(a + 8) ^ c[1]);
    kuzn_ls(x);
    gl_xor(x, x, b, 16);
    memcpy(b, a, 16);
    memcpy(a, x, 16);
    gl_wipe(x, sizeof x);
}

static void expand(struct kuzn_key *key, const uint8_t bytes[32])
{
    memcpy(key->encrypt, bytes, 32);
    for (unsigned pair = 1; pair < 5; pair++) {
        memcpy(key->encrypt[2 * pair], key->encrypt[2 * pair - 2], 32);
        for (unsigned i = 8 * (pair - 1); i < 8 * pair; i++)
            feistel(key->encrypt[2 * pair], key->encrypt[2 * pair + 1], schedule[i]);
    }
    for (unsigned i = 0; i < 10; i++) {
        memcpy(key->decrypt[i], key->encrypt[9 - i], 16);
        if (i != 0 && i != 9)
            kuzn_l_inverse(key->decrypt[i]);
    }
    gl_burn_stack(GL_FRAMES);
}

void kuzn_expand(struct kuzn_key *key, const uint8_t bytes[32])
{
#if defined(__x86_64__) || defined(__i386__)
    const uint32_t has = gl_cpu_features();
    if ((kuzn_avx512_gfni.needs & ~has) == 0)
        kuzn_expand_gfni(key, bytes);
    else if (has & GL_CPU_AVX2)
        kuzn_expand_avx2(key, bytes);
    else if (has & GL_CPU_SSSE3)
        kuzn_expand_ssse3(key, bytes);
    else
#endif
        expand(key, bytes);
}
