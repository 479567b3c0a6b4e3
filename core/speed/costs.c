/* gostlane-speed-costs: what calls of each kernel cost on this CPU, as kernels have it in .costs
 * and .keying. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "clock.h"
#include "kernel.h"

enum { MOST = 1024, ROUNDS = 201, PARTS = 8 };

static const char help[] =
    "usage: gostlane-speed-costs [CIPHER]\n"
    "\n"
    "CIPHER is gost28147 (if none is given), magma, kuznyechik or aes (of 128 bits).\n"
    "One line a kernel: {blocks, cycles} of calls that encrypt so many blocks, one and two full\n"
    "steps last; then the cycles that a step takes longer with keys of its own for each row.\n"
    "Cycles are those of the core, or where its clock cannot be measured nanoseconds.\n";

static uint8_t in[GL_BLOCK_MAX * MOST], out[GL_BLOCK_MAX * MOST];
static gl_key keys[MOST / 64];
static const gl_key *row_keys[MOST];

/* The median of a call, `each` under 64 keys in turn. */
static double measure(const gl_kernel *kernel, size_t blocks, bool each)
{
    double results[ROUNDS];
    const size_t repeat = 1 + 20000 / (200 + 12 * blocks);
    for (size_t r = 0; r < ROUNDS; r++) {
        const double scale = clock_units_per_tick();
        const unsigned long long start = clock_ticks();
        for (size_t i = 0; i < repeat; i++) {
            if (each)
                kernel->each(row_keys, false, in, NULL, out, blocks);
            else
                kernel->encrypt(&keys[0], in, NULL, out, blocks);
        }
        results[r] = (double)(clock_ticks() - start) * scale / (double)repeat;
    }
    sort(results, ROUNDS);
    return results[ROUNDS / 2];
}

static void print_kernel(const gl_kernel *kernel)
{
    const size_t step = kernel->step, parts = kernel->bulk || step < PARTS ? 1 : PARTS;
    double full = 0;
    printf("%-18s", kernel->name);
    for (size_t i = 1; i <= parts; i++) {
        full = measure(kernel, step * i / parts, false);
        printf(" {%zu, %.0f},", step * i / parts, full);
    }
    printf(" {%zu, %.0f}", 2 * step, measure(kernel, 2 * step, false));
    if (kernel->each)
        printf("  keying %.0f", measure(kernel, step, true) - full);
    putchar('\n');
}

int main(int argc, char **argv)
{
    const gl_cipher *cipher = gl_cipher_by_name(argc > 1 ? argv[1] : "gost28147");
    if (argc > 2 || !cipher) {
        const bool asked = argc == 2 && strcmp(argv[1], "--help") == 0;
        fputs(help, asked ? stdout : stderr);
        return asked ? 0 : 2;
    }
    const size_t size = strcmp(argc > 1 ? argv[1] : "", "aes") == 0 ? 16 : 32;
    for (size_t i = 0; i < MOST / 64; i++) {
        const uint8_t bytes[32] = {(uint8_t)i, 0x5a};
        if (gl_key_init(&keys[i], cipher, bytes, size, NULL) != GL_OK)
            return 1;
    }
    for (size_t i = 0; i < MOST; i++)
        row_keys[i] = &keys[i / 64];
    for (size_t i = 0; cipher->kernels[i]; i++)
        if ((cipher->kernels[i]->needs & ~gl_cpu_features()) == 0)
            print_kernel(cipher->kernels[i]);
    return 0;
}
