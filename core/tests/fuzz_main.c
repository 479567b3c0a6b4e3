/*
 * Drives a fuzz target where there is no libFuzzer: the files that are named, then cases from a
 * generator for so many seconds.
 *
 *     fuzz_packets [seconds=N] [seed=N] [case=HEX] [FILE...]
 */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "fuzz.h"
#include "harness.h"

#if FUZZ_ASAN
#include <sanitizer/common_interface_defs.h>
#endif

enum { CASE_LENGTH = 8, LONGEST_CASE = 4096 };

static uint8_t now[LONGEST_CASE]; /* the case that runs */
static size_t now_length;

static void show_case(void)
{
    printf("    repeat with: case=");
    for (size_t i = 0; i < now_length; i++)
        printf("%02x", now[i]);
    putchar('\n');
    fflush(stdout);
}

static void on_signal(int number)
{
    printf("FOUND signal %d in: %s\n", number, fuzz_describe());
    show_case();
    _Exit(EXIT_FAILURE);
}

/* Sanitizers end the program without a signal, and want SIGSEGV for themselves. */
static void catch_faults(void)
{
    signal(SIGABRT, on_signal);
#if FUZZ_ASAN
    __sanitizer_set_death_callback(show_case);
#else
    signal(SIGSEGV, on_signal);
    signal(SIGILL, on_signal);
#endif
}

static void run_case(void)
{
    LLVMFuzzerTestOneInput(now, now_length);
}

static bool run_file(const char *path)
{
    FILE *file = fopen(path, "rb");
    if (!file) {
        printf("FAILED: cannot read %s\n", path);
        return false;
    }
    now_length = fread(now, 1, sizeof now, file);
    fclose(file);
    run_case();
    printf("%s: %s\n", path, fuzz_describe());
    return true;
}

static void run_hex(const char *hex)
{
    unsigned byte;
    for (now_length = 0; now_length < sizeof now && sscanf(hex, "%2x", &byte) == 1; hex += 2) {
        now[now_length++] = (uint8_t)byte;
        if (!hex[1])
            break;
    }
    run_case();
    printf("%s\n", fuzz_describe());
}

static void run_generator(uint64_t seed, unsigned long seconds)
{
    const time_t end = time(NULL) + (time_t)seconds;
    now_length = CASE_LENGTH;
    for (uint64_t i = 0; time(NULL) < end; i++) {
        random_seed(seed + i * UINT64_C(0x2545f4914f6cdd1d));
        random_bytes(now, CASE_LENGTH);
        run_case();
    }
}

static const char *value_of(const char *argument, const char *name)
{
    const size_t length = strlen(name);
    return strncmp(argument, name, length) == 0 ? argument + length : NULL;
}

int main(int argc, char **argv)
{
    unsigned long seconds = 0;
    uint64_t seed = 1;
    bool all_read = true;
    catch_faults();
    for (int i = 1; i < argc; i++) {
        const char *value;
        if ((value = value_of(argv[i], "seconds=")))
            seconds = strtoul(value, NULL, 10);
        else if ((value = value_of(argv[i], "seed=")))
            seed = strtoull(value, NULL, 10);
        else if ((value = value_of(argv[i], "case=")))
            run_hex(value);
        else
            all_read = run_file(argv[i]) && all_read;
    }
    run_generator(seed, seconds);
    printf("seed %llu, %lu s: %llu batches (%llu refused), %llu packets, %llu MiB, no finding\n",
           (unsigned long long)seed, seconds, (unsigned long long)fuzz_totals.batches,
           (unsigned long long)fuzz_totals.refused, (unsigned long long)fuzz_totals.packets,
           (unsigned long long)(fuzz_totals.bytes >> 20));
    const bool passed = all_read && fuzz_totals.batches;
    printf("%d passed, %d failed\n", passed, !passed);
    return passed ? EXIT_SUCCESS : EXIT_FAILURE;
}
