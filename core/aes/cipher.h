/* AES as a cipher: what selection knows of it. */
#ifndef GL_AES_CIPHER_H
#define GL_AES_CIPHER_H

#include "kernel.h"

extern const gl_cipher gl_aes;

#endif
