#include "kernel.h"

#include <string.h>

#include "aes/cipher.h"
#include "cpu/cpu.h"
#include "gost28147/cipher.h"
#include "kuznyechik/cipher.h"

static const gl_cipher *const ciphers[] = {&gl_gost28147, &gl_magma, &gl_kuznyechik, &gl_aes};

const gl_cipher *gl_cipher_by_name(const char *name)
{
    for (size_t i = 0; i < sizeof ciphers / sizeof *ciphers; i++)
        if (strcmp(ciphers[i]->name, name) == 0)
            return ciphers[i];
    return NULL;
}

const char *gl_cipher_name(const gl_cipher *cipher)
{
    return cipher->name;
}

size_t gl_cipher_block_size(const gl_cipher *cipher)
{
    return cipher->block_size;
}

size_t gl_cipher_key_size(const gl_cipher *cipher)
{
    return cipher->key_sizes[0];
}

bool gl_cipher_takes_key(const gl_cipher *cipher, size_t length)
{
    for (const size_t *size = cipher->key_sizes; *size; size++)
        if (*size == length)
            return true;
    return false;
}

const char *gl_cipher_key_rule(const gl_cipher *cipher)
{
    return cipher->key_rule;
}

static bool available(const gl_kernel *kernel)
{
    return (kernel->needs & ~gl_cpu_features()) == 0;
}

static gl_status verify(const gl_cipher *cipher, const gl_kernel *kernel)
{
    gl_status status = cipher->check(kernel);
    if (status == GL_OK)
        gl_cpu_set_verified(kernel->id);
    return status;
}

static const gl_kernel *any_number(const gl_cipher *cipher)
{
    const gl_kernel *const *kernel = cipher->kernels;
    while ((*kernel)->bulk || !(*kernel)->constant_time || !available(*kernel))
        kernel++; /* ends: the portable kernel needs nothing */
    return *kernel;
}

uint64_t gl_kernel_cost(const gl_kernel *kernel, size_t blocks)
{
    const gl_cost *cost = kernel->costs[gl_cpu_tuning()];
    if (blocks == 0)
        return 0;
    if (blocks <= kernel->step) {
        while (cost->blocks < blocks)
            cost++;
        return cost->cycles;
    }
    const size_t steps = (blocks - 1) / kernel->step, rest = blocks - steps * kernel->step;
    while (cost->blocks < rest)
        cost++;
    const uint64_t first = cost->cycles;
    while (cost->blocks < kernel->step)
        cost++;
    return first + (uint64_t)steps * (cost[1].cycles - cost->cycles);
}

uint64_t gl_kernel_each_cost(const gl_kernel *kernel, size_t blocks)
{
    const size_t steps = (blocks + kernel->step - 1) / kernel->step;
    return gl_kernel_cost(kernel, blocks) + (uint64_t)steps * kernel->keying[gl_cpu_tuning()];
}

size_t gl_kernel_share(const gl_kernel *bulk, const gl_kernel *other, size_t blocks)
{
    const size_t rest = blocks % bulk->step;
    if (bulk == other)
        return blocks;
    if (blocks < bulk->step)
        return gl_kernel_cost(bulk, blocks) < gl_kernel_cost(other, blocks) ? blocks : 0;
    const uint64_t one_more = gl_kernel_cost(bulk, blocks) - gl_kernel_cost(bulk, blocks - rest);
    return one_more < gl_kernel_cost(other, rest) ? blocks : blocks - rest;
}

static uint64_t shared_cost(const gl_kernel *bulk, const gl_kernel *other, size_t blocks, bool rows)
{
    const size_t share = gl_kernel_share(bulk, other, blocks);
    return (rows ? gl_kernel_each_cost : gl_kernel_cost)(bulk, share) +
           gl_kernel_cost(other, blocks - share);
}

static const gl_kernel *many(const gl_cipher *cipher, const gl_key *key, const gl_kernel *other,
                             size_t blocks, bool rows)
{
    const gl_kernel *best = NULL;
    const gl_tuning tuning = gl_cpu_tuning();
    uint64_t least = gl_kernel_cost(other, blocks);
    for (const gl_kernel *const *bulk = cipher->bulk; *bulk; bulk++) {
        const gl_kernel *kernel = *bulk;
        /* That first step is as far as most updates come. */
        if (kernel->costs[tuning]->cycles >= least || !available(kernel) ||
            (key && kernel->fits && !kernel->fits(key)))
            continue;
        const uint64_t cost = shared_cost(kernel, other, blocks, rows);
        if (cost < least && gl_kernel_share(kernel, other, blocks)) {
            least = cost;
            best = kernel;
        }
    }
    return best;
}

static gl_status checked(const gl_cipher *cipher, const gl_kernel *kernel)
{
    return !kernel || gl_cpu_verified(kernel->id) ? GL_OK : verify(cipher, kernel);
}

gl_status gl_kernel_pick(const gl_cipher *cipher, const gl_kernel *forced, const gl_kernel **kernel)
{
    *kernel = forced ? forced : any_number(cipher);
    return checked(cipher, *kernel);
}

gl_status gl_kernel_bulk(const gl_key *key, const gl_kernel *other, size_t blocks, bool rows,
                         const gl_kernel **kernel)
{
    const gl_cipher *cipher = gl_key_cipher(key);
    *kernel = blocks > cipher->few ? many(cipher, key, other, blocks, rows) : NULL;
    return checked(cipher, *kernel);
}

gl_status gl_kernel_named(const gl_cipher *cipher, const gl_key *key, const char *name,
                          const gl_kernel **kernel)
{
    for (size_t i = 0; cipher->kernels[i]; i++) {
        if (strcmp(cipher->kernels[i]->name, name) != 0)
            continue;
        *kernel = cipher->kernels[i];
        if (!available(*kernel))
            return GL_E_CPU;
        return key && (*kernel)->fits && !(*kernel)->fits(key) ? GL_E_CIRCUIT : GL_OK;
    }
    return GL_E_KERNEL;
}

bool gl_kernel_describe(const gl_cipher *cipher, size_t index, gl_kernel_info *info)
{
    const gl_kernel *kernel = NULL;
    for (size_t i = 0; i <= index; i++)
        if (!(kernel = cipher->kernels[i]))
            return false;
    *info = (gl_kernel_info){
        .name = kernel->name,
        .needs = kernel->needs,
        .step = kernel->step,
        .costs = kernel->costs[gl_cpu_tuning()],
        .bulk = kernel->bulk,
        .any_sbox = !kernel->fits,
        .constant_time = kernel->constant_time,
        .available = available(kernel),
    };
    return true;
}

const char *gl_kernel_for(const gl_cipher *cipher, size_t blocks)
{
    const gl_kernel *other = any_number(cipher), *bulk = many(cipher, NULL, other, blocks, false);
    return (bulk ? bulk : other)->name;
}

size_t gl_kernel_plan(const gl_cipher *cipher, size_t blocks, gl_share shares[2])
{
    const gl_kernel *other = any_number(cipher), *bulk = many(cipher, NULL, other, blocks, false);
    const size_t share = bulk ? gl_kernel_share(bulk, other, blocks) : 0;
    size_t count = 0;
    if (share)
        shares[count++] = (gl_share){bulk->name, share};
    if (share < blocks)
        shares[count++] = (gl_share){other->name, blocks - share};
    return count;
}

gl_status gl_kernel_check(const gl_cipher *cipher, const char *name)
{
    const gl_kernel *kernel;
    gl_status status = gl_kernel_named(cipher, NULL, name, &kernel);
    return status == GL_OK ? verify(cipher, kernel) : status;
}
