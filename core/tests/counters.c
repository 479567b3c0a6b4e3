/* Counters moved by many blocks at once, as gl_stream_skip and the kernels' callers do. */
#include "counters.h"

#include <string.h>

#include "harness.h"
#include "plain.h"

static const size_t widths[] = {8, 16}; /* bytes of a block */

static void random_counter(uint8_t *counter, size_t width)
{
    static const uint32_t edges[] = {0, 1, 0xfffffffe, 0xffffffff, 0xfefefefb, 0xfefefefe};
    random_bytes(counter, width);
    for (size_t word = 0; word < width; word += 4)
        if (random_below(4))
            (random_below(2) ? gl_store_le32 : gl_store_be32)(counter + word,
                                                              edges[random_below(COUNT_OF(edges))]);
}

static void adding_n_to_a_ctr_counter_is_n_steps(void)
{
    for (unsigned round = 0; round < 2000; round++) {
        uint8_t at_once[GL_BLOCK_MAX], stepped[GL_BLOCK_MAX];
        const size_t n = random_below(600), width = widths[round % COUNT_OF(widths)];
        random_counter(at_once, width);
        memcpy(stepped, at_once, width);
        gl_ctr_add(at_once, width, n);
        for (size_t i = 0; i < n; i++)
            plain_ctr_next(stepped, width);
        expect_bytes(at_once, stepped, width, "%zu steps", n);
    }
}

/* All ones below byte `top`: the carry goes through each of them, out of the first it is lost. */
static void a_carry_goes_through_every_byte(void)
{
    for (size_t w = 0; w < COUNT_OF(widths); w++) {
        for (size_t top = 0; top < widths[w]; top++) {
            uint8_t counter[GL_BLOCK_MAX], wanted[GL_BLOCK_MAX] = {0};
            memset(counter, 0xff, sizeof counter);
            counter[top] = top ? 0x41 : 0xff;
            wanted[top] = top ? 0x42 : 0;
            memset(wanted, 0xff, top);
            gl_ctr_add(counter, widths[w], 3);
            wanted[widths[w] - 1] = (uint8_t)(wanted[widths[w] - 1] + 2);
            expect_bytes(counter, wanted, widths[w], "into byte %zu of %zu", top, widths[w]);
        }
    }
}

static void adding_n_to_a_cnt_pair_is_n_steps(void)
{
    for (unsigned round = 0; round < 1000; round++) {
        uint8_t at_once[8], stepped[8];
        const size_t n = random_below(600);
        random_counter(at_once, 8);
        memcpy(stepped, at_once, 8);
        gl_cnt_add(at_once, n);
        for (size_t i = 0; i < n; i++)
            plain_cnt_next(stepped);
        expect_bytes(at_once, stepped, 8, "%zu steps", n);
    }
}

static void adding_to_a_counter_in_two_parts_is_adding_the_sum(void)
{
    for (unsigned round = 0; round < 100000; round++) {
        uint8_t start[GL_BLOCK_MAX], parts[GL_BLOCK_MAX], sum[GL_BLOCK_MAX];
        const uint64_t a = random_u64() >> (2 + random_below(60)), b = random_u64() >> 2;
        const size_t width = widths[round % COUNT_OF(widths)];
        random_counter(start, width);
        memcpy(parts, start, width);
        memcpy(sum, start, width);
        gl_ctr_add(parts, width, a);
        gl_ctr_add(parts, width, b);
        gl_ctr_add(sum, width, a + b);
        expect_bytes(parts, sum, width, "ctr of %zu bytes", width);
        memcpy(parts, start, 8);
        memcpy(sum, start, 8);
        gl_cnt_add(parts, a);
        gl_cnt_add(parts, b);
        gl_cnt_add(sum, a + b);
        expect_bytes(parts, sum, 8, "cnt");
    }
}

static void a_whole_turn_of_n4_keeps_the_residue(void)
{
    uint8_t zero[8] = {0}, full[8];
    memset(full, 0xff, 8);
    gl_cnt_add(zero, 0xffffffff);
    expect(gl_load_le32(zero + 4) == 0xffffffff, "0 became %08x", (unsigned)gl_load_le32(zero + 4));
    gl_cnt_add(full, 0xffffffff);
    expect(gl_load_le32(full + 4) == 0xffffffff, "2^32 - 1 became %08x",
           (unsigned)gl_load_le32(full + 4));
    memset(zero, 0, 8);
    gl_cnt_add(zero, 0);
    expect(gl_load_le32(zero + 4) == 0, "no step moved the pair");
}

enum { BLOCKS = 700 };
static uint8_t filled[GL_BLOCK_MAX * BLOCKS];

static void ctr_counters_written_out_are_the_steps(void)
{
    for (unsigned round = 0; round < 100; round++) {
        uint8_t moved[GL_BLOCK_MAX], stepped[GL_BLOCK_MAX];
        const size_t n = 1 + random_below(BLOCKS), width = widths[round % COUNT_OF(widths)];
        random_counter(moved, width);
        memcpy(stepped, moved, width);
        gl_ctr_fill(filled, moved, width, n);
        for (size_t i = 0; i < n; i++) {
            expect_bytes(filled + width * i, stepped, width, "block %zu of %zu", i, n);
            plain_ctr_next(stepped, width);
        }
        expect_bytes(moved, stepped, width, "past %zu", n);
    }
}

static void cnt_pairs_written_out_are_the_steps(void)
{
    for (unsigned round = 0; round < 50; round++) {
        uint8_t moved[8], stepped[8];
        const size_t n = 1 + random_below(BLOCKS);
        random_counter(moved, 8);
        memcpy(stepped, moved, 8);
        gl_cnt_fill(filled, moved, n);
        for (size_t i = 0; i < n; i++) {
            plain_cnt_next(stepped);
            expect_bytes(filled + 8 * i, stepped, 8, "block %zu of %zu", i, n);
        }
        expect_bytes(moved, stepped, 8, "past %zu", n);
    }
}

int main(int argc, char **argv)
{
    static const struct claim claims[] = {
        CLAIM(adding_n_to_a_ctr_counter_is_n_steps),
        CLAIM(a_carry_goes_through_every_byte),
        CLAIM(adding_n_to_a_cnt_pair_is_n_steps),
        CLAIM(adding_to_a_counter_in_two_parts_is_adding_the_sum),
        CLAIM(a_whole_turn_of_n4_keeps_the_residue),
        CLAIM(ctr_counters_written_out_are_the_steps),
        CLAIM(cnt_pairs_written_out_are_the_steps),
    };
    return check_claims(claims, COUNT_OF(claims), argc, argv);
}
