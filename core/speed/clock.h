/* Time in cycles of the core where its clock can be measured (x86), else in nanoseconds. */
#ifndef GL_SPEED_CLOCK_H
#define GL_SPEED_CLOCK_H

#include <stddef.h>

/* "cycles" or "ns". */
extern const char *const clock_unit;

/* The time of a counter that runs at a rate of its own. */
unsigned long long clock_ticks(void);

/* Units in one tick, measured now: the core's clock may have changed since the last call. */
double clock_units_per_tick(void);

/* Megahertz of the core now; 0 where it cannot be measured. */
double clock_core_mhz(void);

/* In ascending order. */
void sort(double *values, size_t count);

#endif
