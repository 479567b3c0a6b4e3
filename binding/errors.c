/* A status of the core as an exception that says what was expected and what came. */
#include "binding.h"

PyObject *fail(module_state *state, gl_status status, const char *subject)
{
    PyObject *type = PyExc_ValueError;
    switch (status) {
    case GL_E_MODE:
    case GL_E_MESHING:
    case GL_E_CIRCUIT:
    case GL_E_CPU:
        type = state->unsupported_algorithm;
        break;
    case GL_E_FINISHED:
        type = state->already_finalized;
        break;
    case GL_E_TAG:
        type = state->invalid_tag;
        break;
    case GL_E_SELF_CHECK:
        type = PyExc_RuntimeError;
        break;
    default:
        break;
    }
    if (subject)
        PyErr_Format(type, "%s: %s", subject, gl_status_text(status));
    else
        PyErr_SetString(type, gl_status_text(status));
    return NULL;
}

PyObject *mode_fail(module_state *state, gl_status status, const gl_cipher *cipher, gl_mode_id mode,
                    size_t iv_length, const gl_options *options)
{
    if (status == GL_E_IV_LENGTH && iv_length == 0)
        return PyErr_Format(PyExc_ValueError, "IV: expected %s, got none",
                            gl_iv_rule(cipher, mode));
    if (status == GL_E_IV_LENGTH)
        return PyErr_Format(PyExc_ValueError, "IV: expected %s, got %zu bytes",
                            gl_iv_rule(cipher, mode), iv_length);
    const size_t block = gl_cipher_block_size(cipher);
    if (status == GL_E_SEGMENT && options->meshing && options->segment_size < block)
        return PyErr_Format(PyExc_ValueError,
                            "segment_size: expected a whole block with meshing, %zu bytes, got %zu",
                            block, options->segment_size);
    if (status == GL_E_SEGMENT && options->segment_size <= block)
        return PyErr_Format(PyExc_ValueError, "segment_size: %s takes one in CFB only, got %zu",
                            gl_cipher_name(cipher), options->segment_size);
    if (status == GL_E_SEGMENT)
        return PyErr_Format(PyExc_ValueError, "segment_size: expected 1..%zu bytes, got %zu", block,
                            options->segment_size);
    if (status == GL_E_MODE)
        return PyErr_Format(state->unsupported_algorithm, "%s is not defined for %s",
                            gl_mode_name(mode), gl_cipher_name(cipher));
    return PyErr_Format(state->unsupported_algorithm, "%s with %s: %s", gl_mode_name(mode),
                        gl_cipher_name(cipher), gl_status_text(status));
}

/* The kernel that a context under this key starts with. */
static const char *kernel_of(const gl_key *key, const gl_options *options)
{
    return options->kernel ? options->kernel : gl_kernel_for(gl_key_cipher(key), 1);
}

PyObject *stream_init_fail(module_state *state, gl_status status, const gl_key *key,
                           gl_mode_id mode, size_t iv_length, const gl_options *options)
{
    if (status == GL_E_KERNEL || status == GL_E_CIRCUIT || status == GL_E_CPU ||
        status == GL_E_SELF_CHECK)
        return fail(state, status, kernel_of(key, options));
    return mode_fail(state, status, gl_key_cipher(key), mode, iv_length, options);
}

PyObject *mac_init_fail(module_state *state, gl_status status, const gl_key *key,
                        const gl_options *options)
{
    if (status == GL_E_MODE)
        return PyErr_Format(state->unsupported_algorithm, "Imit is not defined for %s",
                            gl_cipher_name(gl_key_cipher(key)));
    return fail(state, status, kernel_of(key, options));
}

bool in_use(void)
{
    PyErr_SetString(PyExc_RuntimeError,
                    "this context is in use by another thread: give each thread its own");
    return false;
}
