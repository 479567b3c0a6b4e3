/* The one word of global state: what the CPU can do and which kernels have passed their check. */
#ifndef GL_CPU_H
#define GL_CPU_H

#include "gostlane.h"

/* Whose measurements hold for this CPU: one whose 512-bit instructions run whole, or one that runs
 * them as two halves. */
typedef enum gl_tuning { GL_TUNE_WHOLE, GL_TUNE_HALVES, GL_TUNINGS } gl_tuning;
gl_tuning gl_cpu_tuning(void);

/* For tests: from now on as if the CPU were so. */
void gl_cpu_set_tuning(gl_tuning tuning);

bool gl_cpu_verified(unsigned kernel_id);
void gl_cpu_set_verified(unsigned kernel_id);

#endif
