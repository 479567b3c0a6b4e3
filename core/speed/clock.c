#if !defined(_WIN32) && !defined(_POSIX_C_SOURCE)
#define _POSIX_C_SOURCE 200809L /* clock_gettime */
#endif
#include "clock.h"

#include <stdint.h>
#include <stdlib.h>
#include <time.h>

static uint64_t nanoseconds(void)
{
    struct timespec now;
#if defined(CLOCK_MONOTONIC)
    clock_gettime(CLOCK_MONOTONIC, &now);
#else
    timespec_get(&now, TIME_UTC);
#endif
    return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

#if defined(__GNUC__) && (defined(__x86_64__) || defined(__i386__))

enum { LOOPS = 30, ADDS = 100, TRIES = 3 };

const char *const clock_unit = "cycles";

unsigned long long clock_ticks(void)
{
    return __builtin_ia32_rdtsc();
}

/* Adds that wait for each other, one a cycle. Register to register: some cores fold the addition of
 * a constant when they rename registers. */
static void chain(void)
{
    unsigned long x = 1;
    for (int i = 0; i < LOOPS; i++)
        __asm__ volatile(".rept 100\n\tadd %0, %0\n\t.endr" : "+r"(x) : : "cc");
}

double clock_units_per_tick(void)
{
    unsigned long long least = ~0ull; /* an interrupted chain is no measure */
    for (int i = 0; i < TRIES; i++) {
        const unsigned long long start = clock_ticks();
        chain();
        const unsigned long long ticks = clock_ticks() - start;
        least = ticks < least ? ticks : least;
    }
    return (double)(LOOPS * ADDS) / (double)least;
}

double clock_core_mhz(void)
{
    double mhz[31];
    for (size_t i = 0; i < sizeof mhz / sizeof *mhz; i++) {
        const uint64_t start = nanoseconds();
        for (int j = 0; j < 10; j++)
            chain();
        mhz[i] = 10.0 * LOOPS * ADDS * 1000 / (double)(nanoseconds() - start);
    }
    sort(mhz, sizeof mhz / sizeof *mhz);
    return mhz[sizeof mhz / sizeof *mhz / 2];
}

#else

const char *const clock_unit = "ns";

unsigned long long clock_ticks(void)
{
    return nanoseconds();
}

double clock_units_per_tick(void)
{
    return 1;
}

double clock_core_mhz(void)
{
    return 0;
}

#endif

static int compare(const void *a, const void *b)
{
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

void sort(double *values, size_t count)
{
    qsort(values, count, sizeof *values, compare);
}
