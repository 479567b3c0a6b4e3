/* Kuznyechik by byte shuffles on SSSE3: 16 blocks wide, one narrow. */
#include "kuznyechik/contract.h"

#if defined(__x86_64__) || defined(__i386__)
#include <immintrin.h>

#include "target.h"
GL_TARGET_BEGIN("ssse3")

#include "vector_ssse3.h"

enum { NARROW = 5 };

GL_INLINE vec where(vec sign, vec a, vec b)
{
    const vec mask = _mm_cmpgt_epi8(zero(), sign);
    return xor_(and_(mask, b), _mm_andnot_si128(mask, a));
}

GL_INLINE vec both(const uint8_t *low, const uint8_t *high)
{
    (void)high;
    return load(low);
}

GL_INLINE void apart(uint8_t *low, uint8_t *high, vec v)
{
    (void)high;
    store(low, v);
}

GL_INLINE vec load_narrow(const uint8_t *p)
{
    return load(p);
}

GL_INLINE void store_narrow(uint8_t *p, vec x)
{
    store(p, x);
}

GL_INLINE vec linear(vec x, const uint64_t columns[8][8][2][2])
{
    vec ones[8][2], y = zero();
#pragma GCC unroll 8
    for (int b = 0; b < 8; b++) {
        ones[b][0] = _mm_cmpgt_epi8(zero(), _mm_slli_epi16(x, 7 - b));
        ones[b][1] = _mm_shuffle_epi32(ones[b][0], 0x4e);
    }
#pragma GCC unroll 8
    for (int m = 7; m >= 0; m--) {
        y = _mm_alignr_epi8(y, y, 1);
#pragma GCC unroll 8
        for (int b = 0; b < 8; b++) {
            y = xor_(y, and_(ones[b][0], load((const uint8_t *)columns[m][b][0])));
            y = xor_(y, and_(ones[b][1], load((const uint8_t *)columns[m][b][1])));
        }
    }
    return y;
}

#include "kuznyechik/shuffle.h"

void kuzn_expand_ssse3(struct kuzn_key *key, const uint8_t bytes[32])
{
    expand(key, bytes);
}

const gl_kernel kuzn_ssse3_shuffle = {
    .name = "ssse3-shuffle",
    .needs = GL_CPU_SSSE3,
    .id = KUZN_ID_SSSE3_SHUFFLE,
    .costs = {GL_COSTS({1, 1150}, {2, 2300}, {3, 3450}, {4, 4600}, {WIDE, 5000}, {2 * WIDE, 9600}),
              GL_COSTS({1, 1150}, {2, 2300}, {3, 3450}, {4, 4600}, {WIDE, 5000}, {2 * WIDE, 9600})},
    .keying = {400, 400},
    SHUFFLE_KERNEL,
};

GL_TARGET_END
#endif
