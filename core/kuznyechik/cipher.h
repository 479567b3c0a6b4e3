/* Kuznyechik as a cipher: what selection knows of it. */
#ifndef GL_KUZNYECHIK_CIPHER_H
#define GL_KUZNYECHIK_CIPHER_H

#include "kernel.h"

extern const gl_cipher gl_kuznyechik;

#endif
