/* What each packet has beside its text: an IV, a tag, associated data. */
#include "binding.h"

#include <string.h>

/* A copy of one buffer, or of a sequence of pieces of one length; their length in all. */
static uint8_t *copy_pieces(PyObject *source, const char *what, Py_ssize_t count, Py_ssize_t *total)
{
    Py_buffer view;
    if (PyObject_CheckBuffer(source)) {
        if (!readable(source, &view, what))
            return NULL;
        uint8_t *copy = room(view.len, 1);
        if (copy && view.len)
            memcpy(copy, view.buf, (size_t)view.len);
        *total = view.len;
        PyBuffer_Release(&view);
        return copy;
    }
    PyObject *items = items_of(source, what, "a buffer or a sequence of buffers");
    if (!items)
        return NULL;
    uint8_t *copy = NULL;
    Py_ssize_t each = 0;
    bool taken = expect_count(what, PyTuple_Size(items), count);
    for (Py_ssize_t i = 0; taken && i < count; i++) {
        if (!readable(PyTuple_GetItem(items, i), &view, what)) {
            taken = false;
            break;
        }
        if (i == 0) {
            each = view.len;
            taken = each < PY_SSIZE_T_MAX / count && (copy = room(each * count, 1)) != NULL;
        } else if (view.len != each) {
            PyErr_Format(PyExc_ValueError,
                         "%s: expected one length for all packets, got %zd bytes for packet 0 and "
                         "%zd for packet %zd",
                         what, each, view.len, i);
            taken = false;
        }
        if (taken && each)
            memcpy(copy + i * each, view.buf, (size_t)each);
        PyBuffer_Release(&view);
    }
    Py_DECREF(items);
    *total = each * count;
    if (taken && !copy)
        copy = room(0, 1);
    if (!taken) {
        PyMem_Free(copy);
        copy = NULL;
        if (!PyErr_Occurred())
            PyErr_NoMemory();
    }
    return copy;
}

bool take_ivs(BatchObject *self, PyObject *source)
{
    Py_ssize_t total;
    if ((self->ivs = copy_pieces(source, "IVs", self->count, &total)) == NULL)
        return false;
    if (self->count ? total % self->count != 0 : total != 0) {
        PyErr_Format(PyExc_ValueError, "IVs of %zd packets: expected %s each, got %zd bytes in all",
                     self->count,
                     self->count ? gl_iv_rule(gl_key_cipher(self->packets->key), self->how.mode)
                                 : "none",
                     total);
        return false;
    }
    const Py_ssize_t each = self->count ? total / self->count : 0;
    self->how.iv_length = (size_t)each;
    for (Py_ssize_t i = 0; i < self->count; i++)
        self->packets[i].iv = self->ivs + i * each;
    return true;
}

/* Tags: those given, or room for new ones. */
bool take_tags(BatchObject *self, PyObject *source)
{
    const Py_ssize_t each = (Py_ssize_t)self->how.tag_length;
    uint8_t *tags;
    if (source != Py_None) {
        Py_ssize_t total;
        if ((self->given = copy_pieces(source, "tags", self->count, &total)) == NULL)
            return false;
        if (total != each * self->count) {
            PyErr_Format(PyExc_ValueError,
                         "tags: expected %zd bytes for each of %zd packets, %zd in all, got %zd",
                         each, self->count, each * self->count, total);
            return false;
        }
        tags = self->given;
    } else {
        if ((self->tags = PyBytes_FromStringAndSize(NULL, each * self->count)) == NULL)
            return false;
        tags = (uint8_t *)PyBytes_AsString(self->tags);
        memset(tags, 0, (size_t)(each * self->count));
    }
    for (Py_ssize_t i = 0; i < self->count; i++)
        self->packets[i].tag = tags + i * each;
    return true;
}

bool take_associated(BatchObject *self, PyObject *source)
{
    const bool one = PyObject_CheckBuffer(source);
    views *held = &self->associated;
    if ((held->view = room(one ? 1 : self->count, sizeof *held->view)) == NULL)
        return false;
    if (one) {
        if (!readable(source, held->view, "associated"))
            return false;
        held->count = 1;
        const Py_ssize_t total = held->view->len;
        if (self->count ? total % self->count != 0 : total != 0) {
            PyErr_Format(PyExc_ValueError,
                         "associated: expected equal pieces for %zd packets, got %zd bytes",
                         self->count, total);
            return false;
        }
        for (Py_ssize_t i = 0; i < self->count; i++) {
            self->packets[i].associated_length = (size_t)(total / self->count);
            self->packets[i].associated =
                (const uint8_t *)held->view->buf + i * (total / self->count);
        }
        return true;
    }
    PyObject *items = items_of(source, "associated", "a buffer or a sequence of buffers");
    bool taken = items && expect_count("associated", PyTuple_Size(items), self->count);
    for (Py_ssize_t i = 0; taken && i < self->count; i++) {
        if ((taken = hold(PyTuple_GetItem(items, i), held, readable, PyBUF_SIMPLE, "associated"))) {
            self->packets[i].associated = held->view[i].buf;
            self->packets[i].associated_length = (size_t)held->view[i].len;
        }
    }
    Py_XDECREF(items);
    return taken;
}
