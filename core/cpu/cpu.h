/* The one word of global state: what the CPU can do and which kernels have passed their check. */
#ifndef GL_CPU_H
#define GL_CPU_H

#include "gostlane.h"

bool gl_cpu_verified(unsigned kernel_id);
void gl_cpu_set_verified(unsigned kernel_id);

#endif
