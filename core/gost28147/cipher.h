/* GOST 28147-89 and Magma as ciphers: what selection knows of them. */
#ifndef GL_GOST28147_CIPHER_H
#define GL_GOST28147_CIPHER_H

#include "kernel.h"

extern const gl_cipher gl_gost28147, gl_magma;

/* Runs a kernel for both ciphers against known answers: GL_OK or GL_E_SELF_CHECK. */
gl_status gost_check(const gl_kernel *kernel);

#endif
