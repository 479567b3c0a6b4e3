/* What GOSTLANE_CPU takes away. The CPU is asked through the compiler's own built-ins. */
#include <stdlib.h>
#include <string.h>

#if defined(__x86_64__) || defined(__i386__)
#include <cpuid.h>
#endif

#include "harness.h"
#include "kernel.h"

static const char *level(void)
{
    const char *set = getenv("GOSTLANE_CPU");
    return set && *set ? set : "avx512";
}

/* The kernels that need a level, best first for each cipher; "portable" and the tables need none.
 */
static const struct {
    const char *ciphers, *level, *kernel;
    enum { ANY_OF_LEVEL, AES, GFNI, VAES } instructions;
    bool bulk;
} leveled[] = {
    {"gost28147 magma", "avx512", "avx512-bitslice", ANY_OF_LEVEL, true},
    {"gost28147 magma", "avx512", "avx512-shuffle", ANY_OF_LEVEL, false},
    {"gost28147 magma", "avx2", "avx2-bitslice", ANY_OF_LEVEL, true},
    {"gost28147 magma", "avx2", "avx2-shuffle", ANY_OF_LEVEL, false},
    {"gost28147 magma", "portable", "portable-bitslice", ANY_OF_LEVEL, true},
    {"gost28147 magma", "ssse3", "ssse3-shuffle", ANY_OF_LEVEL, false},
    {"kuznyechik", "avx512", "avx512-bytesliced", GFNI, true},
    {"kuznyechik", "avx512", "avx512-gfni", GFNI, false},
    {"kuznyechik", "avx2", "avx2-shuffle", ANY_OF_LEVEL, false},
    {"kuznyechik", "ssse3", "ssse3-shuffle", ANY_OF_LEVEL, false},
    {"aes", "avx512", "vaes512", VAES, false},
    {"aes", "avx2", "vaes256", VAES, false},
    {"aes", "ssse3", "aesni", AES, false},
};

#if defined(__x86_64__) || defined(__i386__)
static bool cpuid_bit(unsigned leaf, unsigned bit)
{
    unsigned a, b, c = 0, d;
    return __get_cpuid_count(leaf, 0, &a, &b, &c, &d) && c >> bit & 1;
}
#endif

static bool cpu_has(size_t row)
{
#if defined(__x86_64__) || defined(__i386__)
    const char *name = leveled[row].level;
    if ((leveled[row].instructions == AES && !cpuid_bit(1, 25)) ||
        (leveled[row].instructions == GFNI && !cpuid_bit(7, 8)) ||
        (leveled[row].instructions == VAES && !cpuid_bit(7, 9)))
        return false;
    if (strcmp(name, "avx512") == 0)
        return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
               __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl") &&
               __builtin_cpu_supports("avx512vbmi");
    if (strcmp(name, "avx2") == 0)
        return __builtin_cpu_supports("avx2");
    return strcmp(name, "portable") == 0 || __builtin_cpu_supports("ssse3");
#else
    return strcmp(leveled[row].level, "portable") == 0;
#endif
}

/* Whether GOSTLANE_CPU leaves the level `name` in. */
static bool left_in(const char *name)
{
    static const char *const order[] = {"portable", "ssse3", "avx2", "avx512"};
    size_t wanted = 0, asked = 0; /* an unknown value is "portable" */
    for (size_t i = 0; i < COUNT_OF(order); i++) {
        wanted = strcmp(order[i], level()) == 0 ? i : wanted;
        asked = strcmp(order[i], name) == 0 ? i : asked;
    }
    return asked <= wanted;
}

static bool should_run(const char *kernel)
{
    for (size_t i = 0; i < COUNT_OF(leveled); i++)
        if (strcmp(leveled[i].kernel, kernel) == 0)
            return left_in(leveled[i].level) && cpu_has(i);
    return true;
}

static bool describe(const gl_cipher *cipher, const char *name, gl_kernel_info *info)
{
    for (size_t k = 0; gl_kernel_describe(cipher, k, info); k++)
        if (strcmp(info->name, name) == 0)
            return true;
    return false;
}

static const char *best_for_few(const gl_cipher *cipher)
{
    gl_kernel_info info;
    for (size_t i = 0; i < COUNT_OF(leveled); i++)
        if (strstr(leveled[i].ciphers, gl_cipher_name(cipher)) && !leveled[i].bulk &&
            should_run(leveled[i].kernel) && describe(cipher, leveled[i].kernel, &info))
            return leveled[i].kernel;
    return "portable";
}

static void the_level_decides_which_kernels_are_available(void)
{
    for (size_t c = 0; c < CIPHERS; c++) {
        gl_kernel_info info;
        for (size_t k = 0; gl_kernel_describe(gl_cipher_by_name(subjects[c].cipher), k, &info); k++)
            expect(info.available == should_run(info.name), "%s at level %s: %s", info.name,
                   level(), info.available ? "available" : "not available");
    }
}

static void the_best_kernel_that_is_left_runs(void)
{
    for (size_t c = 0; c < CIPHERS; c++) {
        const gl_cipher *cipher = gl_cipher_by_name(subjects[c].cipher);
        const char *wanted = best_for_few(cipher);
        expect(strcmp(gl_kernel_for(cipher, 1), wanted) == 0, "one block at level %s: %s", level(),
               gl_kernel_for(cipher, 1));

        static const uint8_t bytes[32], text[GL_BLOCK_MAX];
        uint8_t out[GL_BLOCK_MAX];
        size_t written;
        gl_key key;
        gl_stream stream;
        gl_mac mac;
        make_key_of(&key, &subjects[c], bytes);
        expect_status(gl_stream_init(&stream, &key, GL_ECB, false, NULL, 0, NULL), GL_OK, "init");
        expect(strcmp(gl_stream_kernel(&stream), wanted) == 0, "stream: %s",
               gl_stream_kernel(&stream));
        expect_status(
            gl_stream_update(&stream, text, cipher->block_size, out, sizeof out, &written), GL_OK,
            "update");
        expect(strcmp(gl_stream_kernel(&stream), wanted) == 0, "stream ran on %s",
               gl_stream_kernel(&stream));
        expect_status(gl_mac_init(&mac, &key, GL_OMAC, NULL), GL_OK, "init");
        expect(strcmp(gl_mac_kernel(&mac), wanted) == 0, "MAC: %s", gl_mac_kernel(&mac));
    }
}

/* By the words of gl_cost. */
static uint64_t cost_of(const gl_kernel_info *info, size_t blocks)
{
    size_t last = 0;
    while (info->costs[last + 1].blocks)
        last++;
    const uint64_t step = info->costs[last].cycles - info->costs[last - 1].cycles;
    uint64_t steps = 0;
    for (; blocks > info->costs[last - 1].blocks; blocks -= info->costs[last - 1].blocks)
        steps += step;
    size_t i = 0;
    while (info->costs[i].blocks < blocks)
        i++;
    return steps + info->costs[i].cycles;
}

static void check_costs(const gl_kernel_info *info)
{
    size_t n = 0;
    for (; info->costs[n].blocks; n++)
        expect(n == 0 || (info->costs[n].blocks > info->costs[n - 1].blocks &&
                          info->costs[n].cycles >= info->costs[n - 1].cycles),
               "%s: cost %zu", info->name, n);
    expect(n >= 2 && info->costs[n - 2].blocks == info->step &&
               info->costs[n - 1].blocks == 2 * info->step && (!info->bulk || n == 2),
           "%s: %zu costs", info->name, n);
}

static void costs_ascend_to_two_steps(void)
{
    for (size_t c = 0; c < CIPHERS; c++) {
        gl_kernel_info info;
        for (size_t k = 0; gl_kernel_describe(gl_cipher_by_name(subjects[c].cipher), k, &info); k++)
            check_costs(&info);
    }
}

static void check_plan(const gl_cipher *cipher, size_t blocks)
{
    gl_share shares[2];
    gl_kernel_info info;
    const size_t count = gl_kernel_plan(cipher, blocks, shares);
    size_t sum = 0;
    uint64_t planned = 0;
    for (size_t i = 0; i < count; i++) {
        expect(describe(cipher, shares[i].kernel, &info) && info.available && info.constant_time,
               "%zu blocks: %s", blocks, shares[i].kernel);
        sum += shares[i].blocks;
        planned += cost_of(&info, shares[i].blocks);
    }
    expect(sum == blocks, "%zu blocks: the plan has %zu", blocks, sum);
    expect(count && strcmp(gl_kernel_for(cipher, blocks), shares[0].kernel) == 0, "%zu blocks: %s",
           blocks, gl_kernel_for(cipher, blocks));
    /* Few blocks go to one kernel, whatever others that are not for bulk would take. */
    for (size_t k = 0; gl_kernel_describe(cipher, k, &info); k++)
        expect(!info.available || !info.constant_time || planned <= cost_of(&info, blocks) ||
                   (blocks < 64 && !info.bulk && strcmp(info.name, best_for_few(cipher)) != 0),
               "%s, %zu blocks at level %s: the plan has %llu cycles, %s %llu",
               gl_cipher_name(cipher), blocks, level(), (unsigned long long)planned, info.name,
               (unsigned long long)cost_of(&info, blocks));
}

static void the_plan_costs_no_more_than_any_kernel(void)
{
    for (size_t c = 0; c < CIPHERS; c++) {
        const gl_cipher *cipher = gl_cipher_by_name(subjects[c].cipher);
        for (size_t blocks = 1; blocks < 20000; blocks += blocks < 1100 ? 1 : 97)
            check_plan(cipher, blocks);
        for (size_t blocks = 1; blocks <= cipher->few; blocks++)
            expect(strcmp(gl_kernel_for(cipher, blocks), best_for_few(cipher)) == 0,
                   "%zu blocks: %s", blocks, gl_kernel_for(cipher, blocks));
        gl_share none[2];
        expect(gl_kernel_plan(cipher, 0, none) == 0, "a plan for no blocks");
    }
}

static void table_kernels_run_only_when_named(void)
{
    for (size_t c = 0; c < CIPHERS; c++) {
        const gl_cipher *cipher = gl_cipher_by_name(subjects[c].cipher);
        gl_kernel_info info;
        for (size_t k = 0; gl_kernel_describe(cipher, k, &info); k++)
            expect(info.constant_time == (strncmp(info.name, "table", 5) != 0), "%s", info.name);
        expect(describe(cipher, gl_kernel_for(cipher, 1000), &info) && info.constant_time,
               "the kernel that is picked is not constant-time: %s", info.name);
    }
}

static void an_unknown_level_is_reported(void)
{
    static const char *const known[] = {"portable", "ssse3", "avx2", "avx512"};
    bool valid = false;
    for (size_t i = 0; i < COUNT_OF(known); i++)
        valid |= strcmp(known[i], level()) == 0;
    expect(gl_cpu_override_valid() == valid, "%s: %d", level(), gl_cpu_override_valid());
}

static void features_have_names(void)
{
    size_t count = 0;
    while (gl_cpu_feature_name(count))
        count++;
    expect(count > 0 && gl_cpu_features() >> count == 0, "features %x, %zu names",
           (unsigned)gl_cpu_features(), count);
}

int main(int argc, char **argv)
{
    static const struct claim claims[] = {
        CLAIM(the_level_decides_which_kernels_are_available),
        CLAIM(the_best_kernel_that_is_left_runs),
        CLAIM(costs_ascend_to_two_steps),
        CLAIM(the_plan_costs_no_more_than_any_kernel),
        CLAIM(table_kernels_run_only_when_named),
        CLAIM(an_unknown_level_is_reported),
        CLAIM(features_have_names),
    };
    return check_claims(claims, COUNT_OF(claims), argc, argv);
}
