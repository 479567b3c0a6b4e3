/* What Python gives, as the core takes it. */
#include "binding.h"

#include <string.h>

/* Why an object gave no buffer. */
static bool buffer_refused(PyObject *object, const char *what, const char *kind, const char *rule)
{
    if (PyErr_ExceptionMatches(PyExc_TypeError)) {
        PyErr_Clear();
        PyErr_Format(PyExc_TypeError, "%s: expected %s, got %R", what, kind,
                     (PyObject *)Py_TYPE(object));
    } else if (PyErr_ExceptionMatches(PyExc_BufferError) ||
               PyErr_ExceptionMatches(PyExc_ValueError)) {
        PyErr_Clear();
        PyErr_Format(PyExc_ValueError, "%s: expected %s", what, rule);
    }
    return false;
}

bool readable(PyObject *object, Py_buffer *view, const char *what)
{
    return PyObject_GetBuffer(object, view, PyBUF_SIMPLE) == 0 ||
           buffer_refused(object, what, "a bytes-like object",
                          "a contiguous buffer, got one with gaps");
}

bool writable(PyObject *object, Py_buffer *view, const char *what)
{
    return PyObject_GetBuffer(object, view, PyBUF_WRITABLE) == 0 ||
           buffer_refused(object, what, "a writable buffer",
                          "a writable contiguous buffer, got a read-only one or one with gaps");
}

const char *text_argument(PyObject *object)
{
    Py_ssize_t length;
    const char *text = PyUnicode_AsUTF8AndSize(object, &length);
    if (text && strlen(text) != (size_t)length) {
        PyErr_SetString(PyExc_ValueError, "name: expected no NUL in it");
        return NULL;
    }
    return text;
}

bool expect_arguments(const char *name, Py_ssize_t given, Py_ssize_t expected)
{
    if (given == expected)
        return true;
    PyErr_Format(PyExc_TypeError, "%s() takes %zd arguments, got %zd", name, expected, given);
    return false;
}

const gl_cipher *cipher_argument(module_state *state, PyObject *object)
{
    const char *name = text_argument(object);
    const gl_cipher *cipher = name ? gl_cipher_by_name(name) : NULL;
    if (name && !cipher)
        PyErr_Format(state->unsupported_algorithm, "unknown cipher '%s'", name);
    return cipher;
}

const gl_key *key_argument(module_state *state, PyObject *object)
{
    if (PyObject_TypeCheck(object, state->key_type))
        return ALIGNED((KeyObject *)object, gl_key);
    PyErr_SetString(PyExc_TypeError, "key: expected a Key");
    return NULL;
}

bool kernel_argument(PyObject *object, const char **name)
{
    *name = NULL;
    return object == Py_None || (*name = text_argument(object)) != NULL;
}

bool mode_arguments(PyObject *const *args, gl_mode_id *mode, gl_options *options)
{
    const long number = PyLong_AsLong(args[0]);
    options->segment_size = PyLong_AsSize_t(args[1]);
    options->meshing = PyObject_IsTrue(args[2]) == 1;
    if (PyErr_Occurred())
        return false;
    *mode = (gl_mode_id)number;
    if (number >= GL_ECB && number <= GL_CNT)
        return true;
    PyErr_Format(PyExc_ValueError, "mode: expected 0..%d, got %ld", GL_CNT, number);
    return false;
}

bool mac_argument(PyObject *object, gl_mac_id *id)
{
    const long number = PyLong_AsLong(object);
    if (PyErr_Occurred())
        return false;
    *id = (gl_mac_id)number;
    if (number >= GL_IMIT && number <= GL_OMAC)
        return true;
    PyErr_Format(PyExc_ValueError, "MAC: expected 0..%d, got %ld", GL_OMAC, number);
    return false;
}

bool expect_tag_length(const gl_key *key, Py_ssize_t length)
{
    const Py_ssize_t block = (Py_ssize_t)gl_cipher_block_size(gl_key_cipher(key));
    if (length >= 1 && length <= block)
        return true;
    PyErr_Format(PyExc_ValueError, "tag length: expected 1..%zd bytes, got %zd", block, length);
    return false;
}
