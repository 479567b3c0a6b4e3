/* Offsets and lengths: integers from a buffer, such as a numpy array, or from a sequence. */
#include "binding.h"

#include <string.h>

/* Whether an item's format is one integer in the machine's byte order. */
static bool integer_format(const char *format)
{
    const char *own = PY_LITTLE_ENDIAN ? "@=<" : "@=>!";
    if (!format)
        return true;
    if (*format && strchr(own, *format))
        format++;
    return *format && strchr("bBhHiIlLqQnN", *format) && !format[1];
}

static Py_ssize_t clip(long long value)
{
    return value > PY_SSIZE_T_MAX   ? PY_SSIZE_T_MAX
           : value < PY_SSIZE_T_MIN ? PY_SSIZE_T_MIN
                                    : (Py_ssize_t)value;
}

#define LOAD(type)                                                                                 \
    for (Py_ssize_t i = 0; i < count; i++, at += stride) {                                         \
        type value;                                                                                \
        memcpy(&value, at, sizeof value);                                                          \
        values[i] = clip((long long)value);                                                        \
    }

static void load_integers(Py_ssize_t *values, Py_ssize_t count, const char *at, Py_ssize_t stride,
                          Py_ssize_t size, bool is_signed)
{
    if (size == 1 && is_signed)
        LOAD(int8_t)
    else if (size == 1)
        LOAD(uint8_t)
    else if (size == 2 && is_signed)
        LOAD(int16_t)
    else if (size == 2)
        LOAD(uint16_t)
    else if (size == 4 && is_signed)
        LOAD(int32_t)
    else if (size == 4)
        LOAD(uint32_t)
    else
        LOAD(int64_t)
    for (Py_ssize_t i = 0; size == 8 && !is_signed && i < count; i++)
        if (values[i] < 0)
            values[i] = PY_SSIZE_T_MAX; /* 2^63 and up */
}

static Py_ssize_t *integers_of_buffer(PyObject *source, const char *what, Py_ssize_t *count)
{
    Py_buffer view;
    Py_ssize_t *values = NULL;
    if (PyObject_GetBuffer(source, &view, PyBUF_RECORDS_RO) < 0)
        return NULL;
    if (view.ndim != 1) {
        PyErr_Format(PyExc_TypeError, "%s: expected one row of integers, got %d dimensions", what,
                     view.ndim);
    } else if (!integer_format(view.format)) {
        PyErr_Format(PyExc_TypeError,
                     "%s: expected integers in native byte order, got items of format '%s'", what,
                     view.format);
    } else if ((values = room(view.shape[0], sizeof *values)) != NULL) {
        const char *format = view.format ? view.format + strlen(view.format) - 1 : "B";
        const bool is_signed = *format >= 'a';
        *count = view.shape[0];
        const Py_ssize_t stride = view.strides ? view.strides[0] : view.itemsize;
        load_integers(values, *count, view.buf, stride, view.itemsize, is_signed);
    }
    PyBuffer_Release(&view);
    return values;
}

Py_ssize_t *integers(PyObject *source, const char *what, Py_ssize_t *count)
{
    if (PyObject_CheckBuffer(source))
        return integers_of_buffer(source, what, count);
    PyObject *items = items_of(source, what, "integers");
    if (!items)
        return NULL;
    *count = PyTuple_Size(items);
    Py_ssize_t *values = room(*count, sizeof *values);
    for (Py_ssize_t i = 0; values && i < *count; i++) {
        PyObject *item = PyTuple_GetItem(items, i);
        if (!PyIndex_Check(item))
            PyErr_Format(PyExc_TypeError, "%s: expected integers, got %R", what,
                         (PyObject *)Py_TYPE(item));
        values[i] = PyErr_Occurred() ? -1 : PyNumber_AsSsize_t(item, NULL);
        if (values[i] == -1 && PyErr_Occurred()) {
            PyMem_Free(values);
            values = NULL;
        }
    }
    Py_DECREF(items);
    return values;
}
