/*
 * Modes and MACs written down from the standards, one block at a time: what batches are compared
 * with. Shares no code with the library; from its headers come names of modes and MACs only.
 */
#ifndef GL_TESTS_ORACLE_H
#define GL_TESTS_ORACLE_H

#include "gostlane.h"
#include "plain.h"

struct oracle_mode {
    gl_mode_id id;
    bool decrypt, meshing;
    size_t segment; /* bytes; 0: the whole block */
    const uint8_t *iv;
    size_t iv_length;
};

/* `out` is not `in`. ECB and CBC: whole blocks. */
void oracle_crypt(const struct plain *key, const struct oracle_mode *mode, const uint8_t *in,
                  uint8_t *out, size_t length);

/* `code` is the whole code, one block. Imit alone has meshing. */
void oracle_mac(const struct plain *key, gl_mac_id id, bool meshing, const uint8_t *message,
                size_t length, uint8_t *code);

#endif
