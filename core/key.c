#include "modes/stream.h"

gl_status gl_key_init(gl_key *key, const gl_cipher *cipher, const uint8_t *bytes, size_t length,
                      const gl_sbox *sbox)
{
    if (length != cipher->key_size)
        return GL_E_KEY_LENGTH;
    return cipher->expand(key, bytes, sbox);
}

const gl_cipher *gl_key_cipher(const gl_key *key)
{
    return gl_cipher_of(key);
}

void gl_key_wipe(gl_key *key)
{
    gl_wipe(key, sizeof *key);
}
