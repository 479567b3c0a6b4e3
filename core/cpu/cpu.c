#include "cpu/cpu.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#if defined(__x86_64__) || defined(__i386__)
#include <cpuid.h>
#endif

/* Bits 0..21: GL_CPU_*; bit 22: 512-bit instructions run as halves; bit 23: these have been read;
 * bits 24..63: kernels verified. */
#define HALVES (UINT64_C(1) << 22)
#define KNOWN (UINT64_C(1) << 23)
#define VERIFIED(id) (UINT64_C(1) << (24 + (id)))
#define FEATURES (HALVES - 1)

static _Atomic uint64_t cpu_word;

static const char *const feature_names[] = {"ssse3", "avx2", "avx512", "avx512vbmi",
                                            "aesni", "gfni", "vaes"};

static const struct {
    const char *name;
    uint32_t features;
} levels[] = {
    {"portable", 0},
    {"ssse3", GL_CPU_SSSE3 | GL_CPU_AESNI},
    {"avx2", GL_CPU_SSSE3 | GL_CPU_AESNI | GL_CPU_AVX2 | GL_CPU_VAES},
    {"avx512", (uint32_t)FEATURES},
};
#define LEVELS (sizeof levels / sizeof *levels)

/* The level that GOSTLANE_CPU names; LEVELS if it names none of them; the top one if it is unset.
 */
static size_t override_level(void)
{
    const char *wanted = getenv("GOSTLANE_CPU");
    if (!wanted || !*wanted)
        return LEVELS - 1;
    size_t i = 0;
    while (i < LEVELS && strcmp(wanted, levels[i].name) != 0)
        i++;
    return i;
}

static uint32_t detect(void)
{
    uint32_t found = 0;
#if defined(__x86_64__) || defined(__i386__)
    unsigned a, b, c, d;
    if (!__get_cpuid(1, &a, &b, &c, &d))
        return 0;
    if (c & bit_SSSE3)
        found |= GL_CPU_SSSE3;
    if ((c & bit_AES) && (c & bit_SSE4_1) && (c & bit_SSSE3))
        found |= GL_CPU_AESNI;
    if (!(c & bit_OSXSAVE))
        return found;
    /* Registers that the operating system saves: XMM and YMM; opmask and both parts of ZMM. */
    unsigned low, high;
    __asm__("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
    const bool ymm = (low & 0x06) == 0x06, zmm = (low & 0xe6) == 0xe6;
    if (!__get_cpuid_count(7, 0, &a, &b, &c, &d))
        return found;
    if (ymm && (b & bit_AVX2))
        found |= GL_CPU_AVX2;
    if (ymm && (c & bit_GFNI))
        found |= GL_CPU_GFNI;
    if (ymm && (b & bit_AVX2) && (c & bit_VAES))
        found |= GL_CPU_VAES;
    const unsigned base = bit_AVX512F | bit_AVX512BW | bit_AVX512DQ | bit_AVX512VL;
    if (zmm && (b & base) == base) {
        found |= GL_CPU_AVX512;
        if (c & bit_AVX512VBMI)
            found |= GL_CPU_AVX512VBMI;
    }
#endif
    return found;
}

/* AMD's Zen 4 is family 0x19; its predecessors of that family have no AVX-512. */
static bool runs_halves(void)
{
#if defined(__x86_64__) || defined(__i386__)
    unsigned a, b, c, d;
    if (!__get_cpuid(0, &a, &b, &c, &d) || b != signature_AMD_ebx || c != signature_AMD_ecx ||
        d != signature_AMD_edx || !__get_cpuid(1, &a, &b, &c, &d))
        return false;
    return (a >> 8 & 0xf) + (a >> 20 & 0xff) == 0x19;
#else
    return false;
#endif
}

static uint64_t word(void)
{
    uint64_t w = atomic_load_explicit(&cpu_word, memory_order_relaxed);
    if (w & KNOWN)
        return w;
    const size_t level = override_level();
    w = KNOWN | (runs_halves() ? HALVES : 0);
    w |= detect() & (level < LEVELS ? levels[level].features : 0);
    return atomic_fetch_or_explicit(&cpu_word, w, memory_order_relaxed) | w;
}

uint32_t gl_cpu_features(void)
{
    return (uint32_t)(word() & FEATURES);
}

gl_tuning gl_cpu_tuning(void)
{
    return word() & HALVES ? GL_TUNE_HALVES : GL_TUNE_WHOLE;
}

void gl_cpu_set_tuning(gl_tuning tuning)
{
    (void)word();
    if (tuning == GL_TUNE_HALVES)
        atomic_fetch_or_explicit(&cpu_word, HALVES, memory_order_relaxed);
    else
        atomic_fetch_and_explicit(&cpu_word, ~HALVES, memory_order_relaxed);
}

const char *gl_cpu_feature_name(size_t index)
{
    return index < sizeof feature_names / sizeof *feature_names ? feature_names[index] : NULL;
}

bool gl_cpu_override_valid(void)
{
    return override_level() < LEVELS;
}

bool gl_cpu_verified(unsigned kernel_id)
{
    return word() & VERIFIED(kernel_id);
}

void gl_cpu_set_verified(unsigned kernel_id)
{
    atomic_fetch_or_explicit(&cpu_word, VERIFIED(kernel_id), memory_order_relaxed);
}
