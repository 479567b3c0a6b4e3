/* The types of the generated vectors.inc.h, see tools/vectors_to_c.py. */
#ifndef GL_TESTS_VECTOR_H
#define GL_TESTS_VECTOR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct byte_string {
    const uint8_t *bytes;
    size_t length;
};

struct vector {
    const char *name, *cipher, *mode;
    const char *sbox; /* NULL: `rows` is the caller's own table, or the cipher takes none */
    const uint8_t (*rows)[16];
    bool meshing, is_mac;
    size_t segment_size; /* 0: the whole block */
    struct byte_string key, iv, plaintext;
    struct byte_string result; /* ciphertext or tag */
};

struct sbox_set {
    const char *name, *oid;
    uint8_t rows[8][16];
};

#endif
