#include "modes/stream.h"

gl_status gl_key_init(gl_key *key, const gl_cipher *cipher, const uint8_t *bytes, size_t length,
                      const gl_sbox *sbox)
{
    if (!gl_cipher_takes_key(cipher, length))
        return GL_E_KEY_LENGTH;
    return cipher->expand(key, bytes, length, sbox);
}

const gl_cipher *gl_key_cipher(const gl_key *key)
{
    return gl_cipher_of(key);
}

void gl_key_wipe(gl_key *key)
{
    gl_wipe(key, sizeof *key);
}
