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

static const gl_kernel *select(const gl_cipher *cipher, size_t blocks)
{
    (void)blocks; /* each kernel is the fastest at every size where the CPU has it */
    const gl_kernel *const *kernel = cipher->kernels;
    while (!(*kernel)->constant_time || !available(*kernel))
        kernel++; /* ends: the portable kernel needs nothing */
    return *kernel;
}

gl_status gl_kernel_pick(const gl_cipher *cipher, const gl_kernel *forced, size_t blocks,
                         const gl_kernel **kernel)
{
    *kernel = forced ? forced : select(cipher, blocks);
    return gl_cpu_verified((*kernel)->id) ? GL_OK : verify(cipher, *kernel);
}

gl_status gl_kernel_named(const gl_cipher *cipher, const char *name, const gl_kernel **kernel)
{
    for (size_t i = 0; cipher->kernels[i]; i++) {
        if (strcmp(cipher->kernels[i]->name, name) == 0) {
            *kernel = cipher->kernels[i];
            return available(*kernel) ? GL_OK : GL_E_CPU;
        }
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
        .constant_time = kernel->constant_time,
        .available = available(kernel),
    };
    return true;
}

const char *gl_kernel_for(const gl_cipher *cipher, size_t blocks)
{
    return select(cipher, blocks)->name;
}

gl_status gl_kernel_check(const gl_cipher *cipher, const char *name)
{
    const gl_kernel *kernel;
    gl_status status = gl_kernel_named(cipher, name, &kernel);
    return status == GL_OK ? verify(cipher, kernel) : status;
}
