#include <string.h>

#include "bytes.h"
#include "gostlane.h"

#ifndef GL_VERSION
#define GL_VERSION "0.1.0"
#endif

const char *gl_version(void)
{
    return GL_VERSION;
}

void gl_wipe(void *memory, size_t length)
{
    /* A call through a volatile pointer is one that no compiler may leave out. */
    static void *(*const volatile set)(void *, int, size_t) = memset;
    set(memory, 0, length);
}

GL_OWN_FRAME void gl_burn_stack(size_t length)
{
    uint8_t frames[GL_FRAMES]; /* the stack grows down: the end is what the caller used first */
    gl_wipe(frames + sizeof frames - length, length);
}

bool gl_equal(const void *a, const void *b, size_t length)
{
    const volatile uint8_t *x = a, *y = b;
    uint8_t difference = 0;
    for (size_t i = 0; i < length; i++)
        difference |= x[i] ^ y[i];
    return difference == 0;
}

const char *gl_status_text(gl_status status)
{
    switch (status) {
    case GL_OK:
        return "success";
    case GL_E_KEY_LENGTH:
        return "wrong key length";
    case GL_E_SBOX:
        return "not an S-box of this cipher";
    case GL_E_MODE:
        return "the mode is not defined for this cipher";
    case GL_E_IV_LENGTH:
        return "wrong IV length";
    case GL_E_SEGMENT:
        return "wrong segment size";
    case GL_E_MESHING:
        return "key meshing is defined for GOST 28147-89 in CNT, CFB, CBC and Imit only";
    case GL_E_KERNEL:
        return "unknown kernel";
    case GL_E_CIRCUIT:
        return "the kernel has circuits for the named S-box sets only";
    case GL_E_CPU:
        return "the CPU lacks what the kernel needs";
    case GL_E_SELF_CHECK:
        return "the kernel failed its known-answer check";
    case GL_E_BLOCK_LENGTH:
        return "the message is not a whole number of blocks";
    case GL_E_OVERLAP:
        return "input and output overlap in part";
    case GL_E_SPACE:
        return "the output buffer is too small";
    case GL_E_COUNTER:
        return "the counter would repeat";
    case GL_E_SERIAL:
        return "the blocks of this mode depend on each other";
    case GL_E_FINISHED:
        return "the context has been finished";
    case GL_E_TAG_LENGTH:
        return "wrong tag length";
    case GL_E_TAG:
        return "the tag does not match";
    }
    return "unknown status";
}
