/* The rounds of AES, for the kernels that have them as instructions. */
#ifndef GL_AES_ROUNDS_H
#define GL_AES_ROUNDS_H

#include "aes/contract.h"

enum { AES_FLIGHT = 8 }; /* vectors side by side: what hides the latency of a round */

typedef const uint8_t (*aes_round_keys)[16];

/* A loop that leaves no array behind: one of vectors that stays in memory is slow and holds
 * secrets. gcc has to be told to unroll it; clang, if told, does so too late. */
#if defined(__clang__)
#define AES_EACH(i, n) for (unsigned i = 0; i < (n); i++)
#else
#define AES_EACH(i, n) _Pragma("GCC unroll 16") for (unsigned i = 0; i < (n); i++)
#endif

/* Before a block: the round keys are read where they are. Loops that write nothing would else let a
 * compiler copy them to its stack. */
#define AES_READ_KEYS() __asm__ volatile("" : : : "memory")

/* With eight vector registers texts and keys are spilled, so the functions that hold them have
 * frames of their own, which their callers burn. With sixteen nothing is. */
#if defined(__i386__)
#define AES_FRAME GL_OWN_FRAME static
#else
#define AES_FRAME GL_INLINE
#endif

GL_INLINE void aes_burn(void)
{
    if (sizeof(void *) == 4)
        gl_burn_stack(GL_FRAMES);
}

/* Nine rounds that all keys have, two more for 192 bits, two more for 256, and the last. */
#define AES_ROUNDS(rounds, inner, last)                                                            \
    do {                                                                                           \
        inner(1);                                                                                  \
        inner(2);                                                                                  \
        inner(3);                                                                                  \
        inner(4);                                                                                  \
        inner(5);                                                                                  \
        inner(6);                                                                                  \
        inner(7);                                                                                  \
        inner(8);                                                                                  \
        inner(9);                                                                                  \
        if (rounds > 10) {                                                                         \
            inner(10);                                                                             \
            inner(11);                                                                             \
        }                                                                                          \
        if (rounds > 12) {                                                                         \
            inner(12);                                                                             \
            inner(13);                                                                             \
        }                                                                                          \
        last(rounds);                                                                              \
    } while (0)

/* Calls function(lanes, n, kind, blocks) with a kind that is known when it is compiled. */
#define AES_CHAINS(function, lanes, n, kind, blocks)                                               \
    do {                                                                                           \
        switch (kind) {                                                                            \
        case GL_CHAIN_CBC:                                                                         \
            function(lanes, n, GL_CHAIN_CBC, blocks);                                              \
            break;                                                                                 \
        case GL_CHAIN_CFB:                                                                         \
            function(lanes, n, GL_CHAIN_CFB, blocks);                                              \
            break;                                                                                 \
        case GL_CHAIN_OFB:                                                                         \
            function(lanes, n, GL_CHAIN_OFB, blocks);                                              \
            break;                                                                                 \
        case GL_CHAIN_MAC:                                                                         \
            function(lanes, n, GL_CHAIN_MAC, blocks);                                              \
            break;                                                                                 \
        }                                                                                          \
    } while (0)

#endif
