/* Counter blocks written out, for kernels that do not make them in registers and for the checks. */
#ifndef GL_COUNTERS_H
#define GL_COUNTERS_H

#include "bytes.h"

/* counter += n, the counter one block read big-endian, modulo its width. */
GL_INLINE void gl_ctr_add(uint8_t *counter, size_t block_size, uint64_t n)
{
    if (block_size == 8) {
        gl_store_be64(counter, gl_load_be64(counter) + n);
        return;
    }
    const uint64_t low = gl_load_be64(counter + 8), sum = low + n;
    gl_store_be64(counter + 8, sum);
    gl_store_be64(counter, gl_load_be64(counter) + (sum < low));
}

/* The CNT pair moved on by n blocks: N3 += n C2 modulo 2^32, N4 += n C1 modulo 2^32 - 1, where the
 * residue 2^32 - 1 stands for itself (RFC 5830 section 6). */
void gl_cnt_add(uint8_t pair[8], uint64_t n);

/* counter, counter + 1, ...; the counter is moved past them. */
void gl_ctr_fill(uint8_t *out, uint8_t *counter, size_t block_size, size_t blocks);

/* pair + 1, pair + 2, ...; the pair is moved to the last of them. */
void gl_cnt_fill(uint8_t *out, uint8_t pair[8], size_t blocks);

#endif
