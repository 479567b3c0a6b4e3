/*
 * Kuznyechik on AVX-512 VBMI and GFNI, byte-sliced: register i holds byte i of 64 blocks. A block
 * keeps the 128-bit lane in which it was read; its place there is that of its register.
 */
#ifndef GL_KUZNYECHIK_BYTESLICED_AVX512_H
#define GL_KUZNYECHIK_BYTESLICED_AVX512_H

#include "kuznyechik/bytesliced_rounds.h"
#include "kuznyechik/gfni_avx512.h"

GL_TARGET_BEGIN(GL_AVX512_GFNI)

#define SLICED 64 /* blocks */

/* What the rounds work on. */
struct sliced {
    _Alignas(64) uint8_t x[16 + KUZN_SPILLS][64];
};

/* Bytes and registers change places: the same way there and back. */
GL_INLINE void transpose(vec r[16])
{
    vec t[16];
#pragma GCC unroll 2
    for (int twice = 0; twice < 2; twice++) {
#pragma GCC unroll 8
        for (int i = 0; i < 8; i++) {
            t[2 * i] = _mm512_unpacklo_epi8(r[i], r[i + 8]);
            t[2 * i + 1] = _mm512_unpackhi_epi8(r[i], r[i + 8]);
        }
#pragma GCC unroll 8
        for (int i = 0; i < 8; i++) {
            r[2 * i] = _mm512_unpacklo_epi8(t[i], t[i + 8]);
            r[2 * i + 1] = _mm512_unpackhi_epi8(t[i], t[i + 8]);
        }
    }
}

/* Decryption has the bytes backwards. */
GL_INLINE int place_of(int byte, bool decrypt)
{
    return decrypt ? 15 - byte : byte;
}

GL_INLINE void put(struct sliced *s, const vec r[16], bool decrypt)
{
#pragma GCC unroll 16
    for (int i = 0; i < 16; i++)
        _mm512_store_si512(s->x[place_of(i, decrypt)], r[i]);
}

GL_INLINE void get(const struct sliced *s, vec r[16], bool decrypt)
{
#pragma GCC unroll 16
    for (int i = 0; i < 16; i++)
        r[i] = _mm512_load_si512(s->x[place_of(i, decrypt)]);
}

/*
 * All between the first round key and, of decryption, the last: nine rounds whose keys come from
 * [key] on, KEY(i) being the operand with byte i; or L, eight rounds and S.
 */
#pragma GCC diagnostic ignored "-Woverlength-strings"
#define SLICED_CLOBBERS                                                                            \
    "cc", "memory", "xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7", "xmm8",        \
        "xmm9", "xmm10", "xmm11", "xmm12", "xmm13", "xmm14", "xmm15", "xmm16", "xmm17", "xmm18",   \
        "xmm19", "xmm20", "xmm21", "xmm22", "xmm23", "xmm24", "xmm25", "xmm26", "xmm27", "xmm28",  \
        "xmm29", "xmm30", "xmm31", "k1", "k2", "k3", "k4", "k5", "k6", "k7"

#define SLICED_ROUNDS(state, inverse, keys, stride, KEY)                                           \
    do {                                                                                           \
        const void *at = (keys);                                                                   \
        unsigned left = (inverse) ? 8 : 9;                                                         \
        __asm__ volatile(KUZN_LOAD "testl %[down], %[down]\n\t"                                    \
                                   "jz 0f\n\t" KUZN_LINEAR                                         \
                                   "0:\n\t" KUZN_ROUND(KEY) "addq %[bytes], %[key]\n\t"            \
                                                            "decl %[left]\n\t"                     \
                                                            "jnz 0b\n\t"                           \
                                                            "testl %[down], %[down]\n\t"           \
                                                            "jz 0f\n\t" KUZN_SUBSTITUTE            \
                                                            "0:\n\t" KUZN_STORE                    \
                         : [key] "+r"(at), [left] "+r"(left)                                       \
                         : [x] "r"((state)->x), [constants] "r"(&kuzn_constants[inverse]),         \
                           [down] "r"((unsigned)(inverse)), [bytes] "i"(stride)                    \
                         : SLICED_CLOBBERS);                                                       \
    } while (0)

GL_TARGET_END
#endif
