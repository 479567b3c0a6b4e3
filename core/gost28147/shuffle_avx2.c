#include "gost28147/contract.h"
#if defined(__x86_64__) || defined(__i386__)
const gl_kernel gost_avx2_shuffle = {.name = "avx2-shuffle", .needs = 0x80000000u, .constant_time = true};
#endif
