/* The core clock, so that a time can be told in cycles. */
#ifndef GL_CLOCK_H
#define GL_CLOCK_H

/* Seconds of a steady clock. */
double gl_seconds(void);

/* The core's clock now, in Hz, from a chain of dependent additions of about a millisecond; 0 on
 * processors for which no such chain is written. */
double gl_core_hz(void);

#endif
