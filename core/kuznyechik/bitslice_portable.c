/* Kuznyechik bitsliced in plain C: 64 blocks at once on 64-bit words, 128 where every CPU of the
 * target has 128-bit vectors. */
#include "bytes.h"

#if defined(__SSE2__) || (defined(__ARM_NEON) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__)
typedef uint64_t word __attribute__((vector_size(16)));
#define QWORDS 2
#else
typedef uint64_t word;
#define QWORDS 1
#endif

GL_INLINE word word_load(const uint8_t *p)
{
#if QWORDS == 2
    word w;
    memcpy(&w, p, sizeof w);
    return w;
#else
    return gl_load_le64(p);
#endif
}

GL_INLINE void word_store(uint8_t *p, word w)
{
#if QWORDS == 2
    memcpy(p, &w, sizeof w);
#else
    gl_store_le64(p, w);
#endif
}

GL_INLINE word word_repeat(uint64_t u)
{
    const word zero = {0};
    return zero + u;
}

GL_INLINE word word_broadcast(uint32_t mask)
{
    return word_repeat((uint64_t)mask << 32 | mask);
}

GL_INLINE word word_even(word a, word b)
{
#if QWORDS == 2
    return (word){a[0], b[0]};
#else
    (void)b;
    return a;
#endif
}

GL_INLINE word word_odd(word a, word b)
{
#if QWORDS == 2
    return (word){a[1], b[1]};
#else
    (void)a;
    return b;
#endif
}

#include "kuznyechik/bitslice.h"

const gl_kernel kuzn_portable_bitslice = {
    .name = "portable-bitslice",
    .id = KUZN_ID_PORTABLE_BITSLICE,
    .costs = {GL_COSTS({LANES, 27600}, {2 * LANES, 51000}),
              GL_COSTS({LANES, 27600}, {2 * LANES, 51000})},
    .keying = {11500, 11500},
    BITSLICE_KERNEL,
};
