/* Counters moved by many blocks at once, as gl_stream_skip and the kernels' callers do. */
#include "counters.h"

#include <string.h>

#include "harness.h"
#include "plain.h"

static void random_counter(uint8_t counter[8])
{
    static const uint32_t edges[] = {0, 1, 0xfffffffe, 0xffffffff, 0xfefefefb, 0xfefefefe};
    random_bytes(counter, 8);
    for (unsigned half = 0; half < 8; half += 4)
        if (random_below(2))
            gl_store_le32(counter + half, edges[random_below(COUNT_OF(edges))]);
}

static void adding_n_to_a_ctr_counter_is_n_steps(void)
{
    for (unsigned round = 0; round < 1000; round++) {
        uint8_t at_once[8], stepped[8];
        const size_t n = random_below(600);
        random_counter(at_once);
        memcpy(stepped, at_once, 8);
        gl_ctr_add(at_once, 8, n);
        for (size_t i = 0; i < n; i++)
            plain_ctr_next(stepped);
        expect_bytes(at_once, stepped, 8, "%zu steps", n);
    }
}

static void adding_n_to_a_cnt_pair_is_n_steps(void)
{
    for (unsigned round = 0; round < 1000; round++) {
        uint8_t at_once[8], stepped[8];
        const size_t n = random_below(600);
        random_counter(at_once);
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
        uint8_t start[8], parts[8], sum[8];
        const uint64_t a = random_u64() >> (2 + random_below(60)), b = random_u64() >> 2;
        random_counter(start);
        memcpy(parts, start, 8);
        memcpy(sum, start, 8);
        gl_ctr_add(parts, 8, a);
        gl_ctr_add(parts, 8, b);
        gl_ctr_add(sum, 8, a + b);
        expect_bytes(parts, sum, 8, "ctr");
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

static void counters_written_out_are_the_steps(void)
{
    enum { BLOCKS = 700 };
    static uint8_t filled[8 * BLOCKS];
    for (unsigned round = 0; round < 50; round++) {
        uint8_t start[8], moved[8], stepped[8];
        const size_t n = 1 + random_below(BLOCKS);
        random_counter(start);
        memcpy(moved, start, 8);
        memcpy(stepped, start, 8);
        gl_ctr_fill(filled, moved, 8, n);
        for (size_t i = 0; i < n; i++) {
            expect_bytes(filled + 8 * i, stepped, 8, "ctr, block %zu of %zu", i, n);
            plain_ctr_next(stepped);
        }
        expect_bytes(moved, stepped, 8, "ctr, past %zu", n);
        memcpy(moved, start, 8);
        memcpy(stepped, start, 8);
        gl_cnt_fill(filled, moved, n);
        for (size_t i = 0; i < n; i++) {
            plain_cnt_next(stepped);
            expect_bytes(filled + 8 * i, stepped, 8, "cnt, block %zu of %zu", i, n);
        }
        expect_bytes(moved, stepped, 8, "cnt, past %zu", n);
    }
}

int main(int argc, char **argv)
{
    static const struct claim claims[] = {
        CLAIM(adding_n_to_a_ctr_counter_is_n_steps),
        CLAIM(adding_n_to_a_cnt_pair_is_n_steps),
        CLAIM(adding_to_a_counter_in_two_parts_is_adding_the_sum),
        CLAIM(a_whole_turn_of_n4_keeps_the_residue),
        CLAIM(counters_written_out_are_the_steps),
    };
    return check_claims(claims, COUNT_OF(claims), argc, argv);
}
