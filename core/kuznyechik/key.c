/* The key schedule of Kuznyechik, RFC 7801 section 4.3. */
#include "kuznyechik/contract.h"

/* C_i, the sum of those of the bits of i. */
static void constant_of(uint8_t c[16], const uint8_t bits[6][16], unsigned i)
{
    memset(c, 0, 16);
    for (unsigned bit = 0; bit < 6; bit++)
        if (i >> bit & 1)
            gl_xor(c, c, bits[bit], 16);
}

/* One of its 32 rounds: (a, b) becomes (LSX[c](a) ^ b, a). */
static void feistel(const struct kuzn_steps *steps, uint8_t a[16], uint8_t b[16],
                    const uint8_t c[16])
{
    uint8_t x[16];
    gl_xor(x, a, c, 16);
    steps->ls(x);
    gl_xor(x, x, b, 16);
    memcpy(b, a, 16);
    memcpy(a, x, 16);
    gl_wipe(x, sizeof x);
}

static void expand(const struct kuzn_steps *steps, struct kuzn_key *key, const uint8_t bytes[32])
{
    uint8_t bits[6][16] = {{0}}, c[16];
    for (unsigned bit = 0; bit < 6; bit++) {
        bits[bit][15] = (uint8_t)(1u << bit);
        steps->l(bits[bit]);
    }
    memcpy(key->encrypt, bytes, 32);
    for (unsigned pair = 1; pair < 5; pair++) {
        memcpy(key->encrypt[2 * pair], key->encrypt[2 * pair - 2], 32);
        for (unsigned i = 1; i <= 8; i++) {
            constant_of(c, (const uint8_t (*)[16])bits, 8 * (pair - 1) + i);
            feistel(steps, key->encrypt[2 * pair], key->encrypt[2 * pair + 1], c);
        }
    }
    for (unsigned i = 0; i < 10; i++) {
        memcpy(key->decrypt[i], key->encrypt[9 - i], 16);
        if (i != 0 && i != 9)
            steps->l_inverse(key->decrypt[i]);
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
        expand(&kuzn_avx2_steps, key, bytes);
    else if (has & GL_CPU_SSSE3)
        expand(&kuzn_ssse3_steps, key, bytes);
    else
#endif
        expand(&kuzn_portable_steps, key, bytes);
}
