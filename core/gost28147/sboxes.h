/* The parameter sets as the kernels read them. */
#ifndef GL_GOST28147_SBOXES_H
#define GL_GOST28147_SBOXES_H

#include "gost28147/contract.h"

extern const struct gost_sbox *const gost_param_z;

#endif
