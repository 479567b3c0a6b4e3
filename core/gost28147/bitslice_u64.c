/* GOST 28147-89 and Magma bitsliced in plain C: 64 blocks at once on 64-bit words, 128 where every
 * CPU of the target has 128-bit vectors. */
#include "bytes.h"

#if defined(__SSE2__) || (defined(__ARM_NEON) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__)
typedef uint64_t word __attribute__((vector_size(16)));
#define QWORDS 2
#else
typedef uint64_t word;
#define QWORDS 1
#endif
#define WIDE_KEYS
#define AHEAD 1

GL_INLINE word word_load(const uint8_t *p)
{
#if QWORDS == 2
    word w;
    memcpy(&w, p, sizeof w);
    return w;
#else
    return (word)gl_load_le32(p + 4) << 32 | gl_load_le32(p);
#endif
}

GL_INLINE void word_store(uint8_t *p, word w)
{
#if QWORDS == 2
    memcpy(p, &w, sizeof w);
#else
    gl_store_le32(p, (uint32_t)w);
    gl_store_le32(p + 4, (uint32_t)(w >> 32));
#endif
}

GL_INLINE word word_repeat(uint64_t u)
{
    const word zero = {0};
    return zero + u;
}

GL_INLINE word word_spread(uint32_t u)
{
    return word_repeat((uint64_t)u << 32 | u);
}

#include "gost28147/bitslice.h"

const gl_kernel gost_portable_bitslice = {
    .name = "portable-bitslice",
    .needs = 0,
    .id = GOST_ID_PORTABLE_BITSLICE,
    .costs = {GL_COSTS({LANES, 5600}, {2 * LANES, 9300}),
              GL_COSTS({LANES, 5965}, {2 * LANES, 9690})},
    .keying = {2600, 2600},
    BITSLICE_KERNEL,
};
