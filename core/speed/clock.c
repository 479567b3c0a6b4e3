#define _POSIX_C_SOURCE 199309L
#include "clock.h"

#include <stdint.h>
#include <time.h>

double gl_seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

/* Register plus register: an addition of a constant may be done at renaming, in no cycle at all. */
#if defined(__x86_64__) || defined(__i386__)
#define ADD "add %1, %0\n\t"
#elif defined(__aarch64__)
#define ADD "add %0, %0, %1\n\t"
#endif

double gl_core_hz(void)
{
#ifdef ADD
    enum { CHAIN = 16, TURNS = 12500, TRIES = 5 };
    uintptr_t sum = 1, term = 3;
    double best = 0;
    for (int i = 0; i < TRIES; i++) { /* an interruption only makes it look slower */
        const double start = gl_seconds();
        for (int j = 0; j < TURNS; j++)
            __asm__ volatile(ADD ADD ADD ADD ADD ADD ADD ADD ADD ADD ADD ADD ADD ADD ADD ADD
                             : "+r"(sum)
                             : "r"(term));
        const double hz = CHAIN * (double)TURNS / (gl_seconds() - start);
        best = hz > best ? hz : best;
    }
    return best;
#else
    return 0;
#endif
}
