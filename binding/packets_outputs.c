/* Where the packets go: new buffers, or the caller's. */
#include "binding.h"

#include <string.h>

/* A new buffer, or the caller's, laid out as the input is. */
static bool place_in_one(BatchObject *self, PyObject *out)
{
    const Py_ssize_t size = self->data.view->len;
    Py_ssize_t end = 0, room_for = size;
    uint8_t *base;
    for (Py_ssize_t i = 0; i < self->count; i++) {
        const gl_packet *p = &self->packets[i];
        const Py_ssize_t last =
            p->input - (const uint8_t *)self->data.view->buf + (Py_ssize_t)p->length;
        end = last > end ? last : end;
    }
    if (self->fresh) {
        if ((self->out = PyByteArray_FromStringAndSize(NULL, size)) == NULL)
            return false;
        base = (uint8_t *)PyByteArray_AsString(self->out);
    } else {
        if ((self->outputs.view = room(1, sizeof *self->outputs.view)) == NULL ||
            !writable(out, self->outputs.view, "output"))
            return false;
        self->outputs.count = 1;
        self->out = Py_NewRef(out);
        base = self->outputs.view->buf;
        room_for = self->outputs.view->len;
    }
    if (room_for < end) {
        PyErr_Format(PyExc_ValueError, "output: expected room for %zd bytes, got %zd", end,
                     room_for);
        return false;
    }
    for (Py_ssize_t i = 0; i < self->count; i++)
        self->packets[i].output =
            base + (self->packets[i].input - (const uint8_t *)self->data.view->buf);
    if (!outputs_apart(self))
        return false;
    if (self->fresh && self->bytes != size)
        memset(base, 0, (size_t)size); /* what lies between the packets */
    return true;
}

/* A new buffer for each packet. */
static bool make_outputs(BatchObject *self)
{
    if ((self->out = PyList_New(self->count)) == NULL)
        return false;
    for (Py_ssize_t i = 0; i < self->count; i++) {
        gl_packet *p = &self->packets[i];
        PyObject *output = PyByteArray_FromStringAndSize(NULL, (Py_ssize_t)p->length);
        if (!output || PyList_SetItem(self->out, i, output) < 0)
            return false;
        p->output = (uint8_t *)PyByteArray_AsString(output);
    }
    return true;
}

/* The caller's buffers. */
static bool place_in_many(BatchObject *self, PyObject *out)
{
    PyObject *items =
        PyObject_CheckBuffer(out) ? NULL : items_of(out, "output", "a buffer for each packet");
    if (!items) {
        if (!PyErr_Occurred())
            PyErr_SetString(PyExc_TypeError,
                            "output: expected a buffer for each packet, got one buffer");
        return false;
    }
    views *held = &self->outputs;
    bool taken = expect_count("output", PyTuple_Size(items), self->count) &&
                 (held->view = room(self->count, sizeof *held->view)) != NULL;
    for (Py_ssize_t i = 0; taken && i < self->count; i++) {
        gl_packet *p = &self->packets[i];
        taken = hold(PyTuple_GetItem(items, i), held, writable, PyBUF_WRITABLE, "output");
        if (!taken)
            break;
        if ((size_t)held->view[i].len < p->length) {
            PyErr_Format(PyExc_ValueError,
                         "output of packet %zd: expected room for %zd bytes, got %zd", i,
                         (Py_ssize_t)p->length, held->view[i].len);
            taken = false;
        }
        p->output = held->view[i].buf;
    }
    self->out = taken ? PySequence_List(items) : NULL;
    Py_DECREF(items);
    return self->out && outputs_apart(self);
}

bool take_outputs(BatchObject *self, PyObject *out)
{
    self->fresh = out == Py_None;
    if (self->bounds)
        return place_in_one(self, out);
    return self->fresh ? make_outputs(self) : place_in_many(self, out);
}
