/* GOST 28147-89 and Magma written down from the standards, slow and plain: what the kernels are
 * compared with. Shares no code with them. */
#ifndef GL_TESTS_PLAIN_H
#define GL_TESTS_PLAIN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct plain {
    uint32_t k[8];
    uint8_t rows[8][16];
    bool magma;
};

void plain_init(struct plain *plain, bool magma, const uint8_t key[32], const uint8_t rows[8][16]);
void plain_encrypt(const struct plain *plain, const uint8_t in[8], uint8_t out[8]);
void plain_decrypt(const struct plain *plain, const uint8_t in[8], uint8_t out[8]);

/* The 16 rounds of the imitovstavka, in place. */
void plain_imit(const struct plain *plain, uint8_t state[8]);

/* The counter of GOST R 34.13 plus one, and the pair of RFC 5830 section 6 one step on. */
void plain_ctr_next(uint8_t counter[8]);
void plain_cnt_next(uint8_t pair[8]);

#endif
