/* GOST 28147-89 and Magma as ciphers: what selection knows of them. */
#ifndef GL_GOST28147_CIPHER_H
#define GL_GOST28147_CIPHER_H

#include "kernel.h"

extern const gl_cipher gl_gost28147, gl_magma;

#endif
