/* The key schedule of Kuznyechik, RFC 7801 section 4.3. */
#include "kuznyechik/contract.h"

/* One of its 32 rounds: (a, b) becomes (LSX[c](a) ^ b, a). */
static void feistel(uint8_t a[16], uint8_t b[16], unsigned number)
{
    uint8_t constant[16] = {[15] = (uint8_t)number}, x[16];
    kuzn_l(constant);
    gl_xor(x, a, constant, 16);
    kuzn_s(x);
    kuzn_l(x);
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
        for (unsigned i = 1; i <= 8; i++)
            feistel(key->encrypt[2 * pair], key->encrypt[2 * pair + 1], 8 * (pair - 1) + i);
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
    if ((kuzn_avx512_gfni.needs & ~gl_cpu_features()) == 0) {
        kuzn_expand_gfni(key, bytes);
        return;
    }
#endif
    expand(key, bytes);
}
