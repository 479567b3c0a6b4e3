/* The known answers that every kernel must give before its first use. */
#ifndef GL_CHECK_H
#define GL_CHECK_H

#include "kernel.h"

/*
 * Runs all that the kernel has for one cipher under a key of that size. `answer` is a number over
 * every output, which comes from the plain ciphers of the tests, which share no code with the
 * kernels. GL_OK or GL_E_SELF_CHECK.
 */
gl_status gl_check(const gl_cipher *cipher, const gl_kernel *kernel, size_t key_size,
                   uint64_t answer);

#endif
