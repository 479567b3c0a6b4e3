/*
 * The packets of a batch and where their text lies.
 *
 *    one buffer:   data + offsets[i], lengths[i]   ->   out + offsets[i]
 *    a sequence:   data[i]                         ->   out[i]
 */
#include "binding.h"

#include <string.h>

static bool take_packets(BatchObject *self, Py_ssize_t count)
{
    self->packets = room(count, sizeof *self->packets);
    if (!self->packets)
        return false;
    memset(self->packets, 0, (size_t)count * sizeof *self->packets);
    self->count = count;
    return true;
}

/* Adds the lengths up; false where they cannot be. */
static bool count_bytes(BatchObject *self)
{
    for (Py_ssize_t i = 0; i < self->count; i++) {
        if ((size_t)(PY_SSIZE_T_MAX - self->bytes) < self->packets[i].length) {
            PyErr_SetString(PyExc_OverflowError, "data: too many bytes in all");
            return false;
        }
        self->bytes += (Py_ssize_t)self->packets[i].length;
    }
    return true;
}

/* Packets of a sequence of buffers. */
static bool take_sequence(BatchObject *self, PyObject *data)
{
    PyObject *items = items_of(data, "data", "a buffer or a sequence of buffers");
    if (!items)
        return false;
    const Py_ssize_t count = PyTuple_Size(items);
    bool taken = take_packets(self, count) &&
                 (self->data.view = room(count, sizeof *self->data.view)) != NULL;
    for (Py_ssize_t i = 0; taken && i < count; i++) {
        if ((taken =
                 hold(PyTuple_GetItem(items, i), &self->data, readable, PyBUF_SIMPLE, "data"))) {
            self->packets[i].input = self->data.view[i].buf;
            self->packets[i].length = (size_t)self->data.view[i].len;
        }
    }
    Py_DECREF(items);
    return taken && count_bytes(self);
}

static bool place(BatchObject *self, Py_ssize_t i, Py_ssize_t offset, Py_ssize_t length)
{
    const Py_ssize_t size = self->data.view->len;
    if (offset >= 0 && length >= 0 && offset <= size && length <= size - offset) {
        self->packets[i].input = (const uint8_t *)self->data.view->buf + offset;
        self->packets[i].length = (size_t)length;
        return true;
    }
    if (offset < 0 || length < 0)
        PyErr_Format(PyExc_ValueError,
                     "packet %zd: expected an offset and a length from 0, got %zd and %zd", i,
                     offset, length);
    else
        PyErr_Format(PyExc_ValueError,
                     "packet %zd: expected to lie within the %zd bytes of data, got offset %zd and "
                     "length %zd",
                     i, size, offset, length);
    return false;
}

/* Packets in one buffer. */
static bool take_buffer(BatchObject *self, PyObject *data, PyObject *offsets, PyObject *lengths)
{
    Py_ssize_t count = 0, counted = 0;
    if ((self->data.view = room(1, sizeof *self->data.view)) == NULL ||
        !readable(data, self->data.view, "data"))
        return false;
    self->data.count = 1;
    Py_ssize_t *from = integers(offsets, "offsets", &count);
    Py_ssize_t *length = from ? integers(lengths, "lengths", &counted) : NULL;
    bool taken = length != NULL;
    if (taken && count != counted) {
        PyErr_Format(PyExc_ValueError, "lengths: expected one for each of %zd offsets, got %zd",
                     count, counted);
        taken = false;
    }
    taken = taken && take_packets(self, count);
    for (Py_ssize_t i = 0; taken && i < count; i++)
        taken = place(self, i, from[i], length[i]);
    if (taken && self->how.crypt) {
        self->bounds = PyBytes_FromStringAndSize(NULL, 2 * count * (Py_ssize_t)sizeof *from);
        char *at = self->bounds ? PyBytes_AsString(self->bounds) : NULL;
        for (Py_ssize_t i = 0; at && i < count; i++, at += 2 * sizeof *from) {
            memcpy(at, &from[i], sizeof *from);
            memcpy(at + sizeof *from, &length[i], sizeof *length);
        }
        taken = at != NULL;
    }
    PyMem_Free(from);
    PyMem_Free(length);
    return taken && count_bytes(self);
}

bool take_data(BatchObject *self, PyObject *data, PyObject *offsets, PyObject *lengths)
{
    const bool one = PyObject_CheckBuffer(data), placed = offsets != Py_None || lengths != Py_None;
    if (one && offsets != Py_None && lengths != Py_None)
        return take_buffer(self, data, offsets, lengths);
    if (!one && !placed)
        return take_sequence(self, data);
    const char *got = "no offsets";
    if (one && !placed)
        got = "neither";
    else if (one && offsets != Py_None)
        got = "no lengths";
    if (one)
        PyErr_Format(PyExc_ValueError, "data: expected offsets and lengths with one buffer, got %s",
                     got);
    else
        PyErr_SetString(PyExc_ValueError,
                        "data: expected one buffer with offsets and lengths, got a sequence");
    return false;
}
