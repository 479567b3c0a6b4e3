/* GOST 28147-89 and Magma bitsliced on plain 64-bit words: 64 blocks at once. */
#include "bytes.h"

typedef uint64_t word;
#define QWORDS 1
#define AHEAD 0

GL_INLINE word word_load(const uint8_t *p)
{
    return (uint64_t)gl_load_le32(p + 4) << 32 | gl_load_le32(p);
}

GL_INLINE void word_store(uint8_t *p, word w)
{
    gl_store_le32(p, (uint32_t)w);
    gl_store_le32(p + 4, (uint32_t)(w >> 32));
}

GL_INLINE word word_spread(uint32_t u)
{
    return (word)u << 32 | u;
}

GL_INLINE word word_repeat(uint64_t u)
{
    return u;
}

#include "gost28147/bitslice.h"

const gl_kernel gost_portable_bitslice = {
    .name = "portable-bitslice",
    .needs = 0,
    .id = GOST_ID_PORTABLE_BITSLICE,
    .step = LANES,
    .constant_time = true,
    .encrypt = encrypt,
    .decrypt = decrypt,
    .ctr = ctr,
    .cnt = cnt,
};
