/* The key schedule of AES, FIPS 197 section 5.2, and of its equivalent inverse cipher, 5.3.5. */
#include "aes/contract.h"

void aes_expand(struct aes_key *key, const uint8_t *bytes, size_t length)
{
    const unsigned nk = (unsigned)length / 4, words = 4 * (key->rounds + 1);
    uint8_t *w = key->encrypt[0], constant = 1;
    memcpy(w, bytes, length);
    for (unsigned i = nk; i < words; i++) {
        uint32_t word = gl_load_le32(w + 4 * (i - 1));
        if (i % nk == 0) {
            word = (uint32_t)aes_sub_bytes(word >> 8 | word << 24) ^ constant;
            constant = (uint8_t)(constant << 1 ^ (constant >> 7) * 0x1b);
        } else if (nk > 6 && i % nk == 4) {
            word = (uint32_t)aes_sub_bytes(word);
        }
        gl_store_le32(w + 4 * i, gl_load_le32(w + 4 * (i - nk)) ^ word);
    }
    for (unsigned i = 0; i <= key->rounds; i++) {
        const uint8_t *from = key->encrypt[key->rounds - i];
        for (unsigned half = 0; half < 16; half += 8) {
            const uint64_t x = gl_load_le64(from + half);
            gl_store_le64(key->decrypt[i] + half,
                          i == 0 || i == key->rounds ? x : aes_mix_inverse(x));
        }
    }
    gl_burn_stack(GL_FRAMES);
}
