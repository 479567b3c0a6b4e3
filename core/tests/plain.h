/* The ciphers written down from the standards, slow and plain: what the kernels are compared with.
 * Shares no code with them. */
#ifndef GL_TESTS_PLAIN_H
#define GL_TESTS_PLAIN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A cipher under one key. */
struct plain {
    size_t block; /* bytes */
    void (*encrypt)(const struct plain *plain, const uint8_t *in, uint8_t *out);
    void (*decrypt)(const struct plain *plain, const uint8_t *in, uint8_t *out);

    /* GOST 28147-89 and Magma */
    bool magma;
    uint32_t k[8];
    uint8_t rows[8][16];

    /* Kuznyechik and AES */
    unsigned rounds;
    uint8_t round_key[15][16];
};

/* A cipher by its name in gostlane.h. `rows`: the S-box of GOST 28147-89; NULL: param-Z. */
void plain_init(struct plain *plain, const char *cipher, const uint8_t *key, size_t key_size,
                const uint8_t (*rows)[16]);
void plain_encrypt(const struct plain *plain, const uint8_t *in, uint8_t *out);
void plain_decrypt(const struct plain *plain, const uint8_t *in, uint8_t *out);

/* The 16 rounds of the imitovstavka of GOST 28147-89, in place. */
void plain_imit(const struct plain *plain, uint8_t state[8]);

/* A counter of `block` bytes plus one, GOST R 34.13 and SP 800-38A, and the pair of RFC 5830
 * section 6 one step on. */
void plain_ctr_next(uint8_t *counter, size_t block);
void plain_cnt_next(uint8_t pair[8]);

/* The ciphers' own part of plain_init, each in its file. */
void plain_gost_init(struct plain *plain, bool magma, const uint8_t *key,
                     const uint8_t (*rows)[16]);
void plain_kuznyechik_init(struct plain *plain, const uint8_t *key);
void plain_aes_init(struct plain *plain, const uint8_t *key, size_t key_size);

#endif
