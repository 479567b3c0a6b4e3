#include "kernel.h"

#include <string.h>

#include "cpu/cpu.h"
#include "gost28147/cipher.h"

static const gl_cipher *const ciphers[] = {&gl_gost28147, &gl_magma};

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
    return cipher->key_size;
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

/* The first kernel of the table that takes any number of blocks. */
static const gl_kernel *const *any_number(const gl_cipher *cipher)
{
    const gl_kernel *const *kernel = cipher->kernels;
    while ((*kernel)->from || !(*kernel)->constant_time || !available(*kernel))
        kernel++; /* ends: the portable kernel needs nothing */
    return kernel;
}

/* The first of those before it that is made for so many; NULL if there is none. */
static const gl_kernel *many(const gl_cipher *cipher, const gl_key *key, size_t blocks)
{
    const gl_kernel *const *end = any_number(cipher);
    for (const gl_kernel *const *kernel = cipher->kernels; kernel < end; kernel++)
        if ((*kernel)->from && blocks >= (*kernel)->from && available(*kernel) &&
            (!key || !(*kernel)->fits || (*kernel)->fits(key)))
            return *kernel;
    return NULL;
}

static gl_status checked(const gl_cipher *cipher, const gl_kernel *kernel)
{
    return !kernel || gl_cpu_verified(kernel->id) ? GL_OK : verify(cipher, kernel);
}

gl_status gl_kernel_pick(const gl_cipher *cipher, const gl_kernel *forced, const gl_kernel **kernel)
{
    *kernel = forced ? forced : *any_number(cipher);
    return checked(cipher, *kernel);
}

gl_status gl_kernel_bulk(const gl_key *key, size_t blocks, const gl_kernel **kernel)
{
    const gl_cipher *cipher = gl_key_cipher(key);
    *kernel = many(cipher, key, blocks);
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
        .from = kernel->from,
        .any_sbox = !kernel->fits,
        .constant_time = kernel->constant_time,
        .available = available(kernel),
    };
    return true;
}

const char *gl_kernel_for(const gl_cipher *cipher, size_t blocks)
{
    const gl_kernel *kernel = many(cipher, NULL, blocks);
    return (kernel ? kernel : *any_number(cipher))->name;
}

gl_status gl_kernel_check(const gl_cipher *cipher, const char *name)
{
    const gl_kernel *kernel;
    gl_status status = gl_kernel_named(cipher, NULL, name, &kernel);
    return status == GL_OK ? verify(cipher, kernel) : status;
}
