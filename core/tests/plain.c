#include "plain.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void plain_init(struct plain *plain, const char *cipher, const uint8_t *key, size_t key_size,
                const uint8_t (*rows)[16])
{
    if (strcmp(cipher, "gost28147") == 0) {
        plain_gost_init(plain, false, key, rows);
    } else if (strcmp(cipher, "magma") == 0) {
        plain_gost_init(plain, true, key, NULL);
    } else if (strcmp(cipher, "kuznyechik") == 0) {
        plain_kuznyechik_init(plain, key);
    } else if (strcmp(cipher, "aes") == 0) {
        plain_aes_init(plain, key, key_size);
    } else {
        fprintf(stderr, "no plain %s\n", cipher);
        exit(EXIT_FAILURE);
    }
}

void plain_encrypt(const struct plain *plain, const uint8_t *in, uint8_t *out)
{
    plain->encrypt(plain, in, out);
}

void plain_decrypt(const struct plain *plain, const uint8_t *in, uint8_t *out)
{
    plain->decrypt(plain, in, out);
}

void plain_ctr_next(uint8_t *counter, size_t block)
{
    for (size_t i = block; i-- > 0 && ++counter[i] == 0;)
        continue;
}
