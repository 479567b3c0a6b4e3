#include "counters.h"

#include "gost28147/contract.h"

void gl_cnt_add(uint8_t pair[8], uint64_t n)
{
    const uint64_t modulus = UINT32_MAX;
    const uint32_t steps = (uint32_t)(n % modulus * GOST_C1 % modulus);
    gl_store_le32(pair, gl_load_le32(pair) + (uint32_t)n * GOST_C2);
    if (n == 0)
        return;
    /* A whole number of turns leaves the residue, but never as 0. */
    gl_store_le32(pair + 4,
                  gost_add_mod_2p32m1(gl_load_le32(pair + 4), steps ? steps : UINT32_MAX));
}

/* In words of 32 bits: with one of 64 gcc ends the loop by the counter. */
static void fill_8(uint8_t *out, uint8_t counter[8], size_t blocks)
{
    uint32_t high = gl_load_be32(counter), low = gl_load_be32(counter + 4);
    for (size_t i = 0; i < blocks; i++) {
        gl_store_be32(out + 8 * i, high);
        gl_store_be32(out + 8 * i + 4, low);
        high += ++low == 0;
    }
    gl_store_be32(counter, high);
    gl_store_be32(counter + 4, low);
}

static void fill_16(uint8_t *out, uint8_t counter[16], size_t blocks)
{
    uint64_t high = gl_load_be64(counter);
    uint32_t middle = gl_load_be32(counter + 8), low = gl_load_be32(counter + 12);
    for (size_t i = 0; i < blocks; i++) {
        gl_store_be64(out + 16 * i, high);
        gl_store_be64(out + 16 * i + 8, (uint64_t)middle << 32 | low);
        const uint32_t carry = ++low == 0;
        middle += carry;
        high += middle < carry;
    }
    gl_store_be64(counter, high);
    gl_store_be64(counter + 8, (uint64_t)middle << 32 | low);
}

void gl_ctr_fill(uint8_t *out, uint8_t *counter, size_t block_size, size_t blocks)
{
    (block_size == 8 ? fill_8 : fill_16)(out, counter, blocks);
}

void gl_cnt_fill(uint8_t *out, uint8_t pair[8], size_t blocks)
{
    uint64_t n4_n3 = gl_load_le64(pair);
    uint32_t n3 = (uint32_t)n4_n3, n4 = (uint32_t)(n4_n3 >> 32);
    for (size_t i = 0; i < blocks; i++) {
        n3 += GOST_C2;
        n4 = gost_add_mod_2p32m1(n4, GOST_C1);
        n4_n3 = (uint64_t)n4 << 32 | n3;
        gl_store_le64(out + 8 * i, n4_n3);
    }
    gl_store_le64(pair, n4_n3);
}
