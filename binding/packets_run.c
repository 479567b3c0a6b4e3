/* gostlane._core.Batch: the packets of one call. run() is one call of the core, which several
 * threads may make for parts of the batch. */
#include "binding.h"

#include <string.h>

static void release_views(views *held)
{
    for (Py_ssize_t i = 0; i < held->count; i++)
        PyBuffer_Release(&held->view[i]);
    PyMem_Free(held->view);
}

static void batch_dealloc(BatchObject *self)
{
    PyMem_Free(self->packets);
    PyMem_Free(self->ivs);
    PyMem_Free(self->given);
    release_views(&self->data);
    release_views(&self->outputs);
    release_views(&self->associated);
    Py_XDECREF(self->keys);
    Py_XDECREF(self->mac_keys);
    Py_XDECREF(self->kernel_name);
    Py_XDECREF(self->tags);
    Py_XDECREF(self->out);
    Py_XDECREF(self->bounds);
    free_object((PyObject *)self);
}

/* New buffers held whatever memory held before; a packet that failed leaves zeros in them. */
static void wipe_failed(gl_packet *packets, Py_ssize_t count)
{
    for (Py_ssize_t i = 0; i < count; i++)
        if (packets[i].status != GL_OK && packets[i].length)
            memset(packets[i].output, 0, packets[i].length);
}

static gl_status run_part(const BatchObject *self, Py_ssize_t start, Py_ssize_t stop)
{
    gl_packet *packets = self->packets + start;
    const gl_status status = gl_packets_run(packets, (size_t)(stop - start), &self->how);
    if (self->fresh)
        wipe_failed(packets, stop - start);
    return status;
}

static PyObject *batch_run(BatchObject *self, PyObject *const *args, Py_ssize_t count)
{
    if (!expect_arguments("run", count, 2))
        return NULL;
    const Py_ssize_t start = PyLong_AsSsize_t(args[0]), stop = PyLong_AsSsize_t(args[1]);
    if (PyErr_Occurred())
        return NULL;
    if (start < 0 || stop < start || stop > self->count)
        return PyErr_Format(PyExc_ValueError, "run: expected 0..%zd, got %zd and %zd", self->count,
                            start, stop);
    gl_status status;
    if (self->bytes < RELEASE_GIL_FROM) {
        status = run_part(self, start, stop);
    } else {
        Py_BEGIN_ALLOW_THREADS status = run_part(self, start, stop);
        Py_END_ALLOW_THREADS
    }
    if (status != GL_OK)
        return fail(state_of((PyObject *)self), status, NULL);
    return Py_NewRef(Py_None);
}

enum { START_COST = 64 }; /* to start a packet costs about what so many bytes of it do */

/* Where to cut the batch into parts of about equal work. */
static PyObject *batch_split(BatchObject *self, PyObject *number)
{
    const Py_ssize_t parts = PyLong_AsSsize_t(number);
    PyObject *cuts = PyErr_Occurred() ? NULL : PyList_New(0);
    const double share =
        ((double)self->bytes + (double)self->count * START_COST) / (double)(parts > 1 ? parts : 1);
    double work = 0, due = share;
    for (Py_ssize_t i = 0; cuts && i < self->count; i++) {
        if (i && work >= due) {
            if (!append(cuts, PyLong_FromSsize_t(i)))
                Py_CLEAR(cuts);
            while (work >= due)
                due += share;
        }
        work += (double)self->packets[i].length + START_COST;
    }
    return cuts;
}

static PyObject *batch_statuses(BatchObject *self, void *Py_UNUSED(closure))
{
    PyObject *statuses = PyBytes_FromStringAndSize(NULL, self->count);
    char *at = statuses ? PyBytes_AsString(statuses) : NULL;
    for (Py_ssize_t i = 0; at && i < self->count; i++)
        at[i] = (char)self->packets[i].status;
    return statuses;
}

static PyObject *or_none(PyObject *object)
{
    return Py_NewRef(object ? object : Py_None);
}

static PyObject *batch_count(BatchObject *self, void *Py_UNUSED(closure))
{
    return PyLong_FromSsize_t(self->count);
}

static PyObject *batch_bytes(BatchObject *self, void *Py_UNUSED(closure))
{
    return PyLong_FromSsize_t(self->bytes);
}

static PyObject *batch_tags(BatchObject *self, void *Py_UNUSED(closure))
{
    return self->tags ? Py_NewRef(self->tags) : PyBytes_FromStringAndSize(NULL, 0);
}

static PyObject *batch_out(BatchObject *self, void *Py_UNUSED(closure))
{
    return or_none(self->out);
}

static PyObject *batch_bounds(BatchObject *self, void *Py_UNUSED(closure))
{
    return or_none(self->bounds);
}

static PyMethodDef batch_methods[] = {
    {"run", METHOD(batch_run), METH_FASTCALL, "Run the packets from start to before stop."},
    {"split", METHOD(batch_split), METH_O, "Where to cut the batch into equal parts."},
    {NULL, NULL, 0, NULL},
};
static PyGetSetDef batch_getset[] = {
    {"count", (getter)batch_count, NULL, "Packets.", NULL},
    {"bytes", (getter)batch_bytes, NULL, "Bytes of text in all.", NULL},
    {"tags", (getter)batch_tags, NULL, "The tags that were made, one after the other.", NULL},
    {"statuses", (getter)batch_statuses, NULL, "A byte for each packet.", NULL},
    {"out", (getter)batch_out, NULL, "The buffer of all outputs, or a list of buffers.", NULL},
    {"bounds", (getter)batch_bounds, NULL, "Offset and length of each packet in `out`.", NULL},
    {NULL, NULL, NULL, NULL, NULL},
};
static PyType_Slot batch_slots[] = {
    {Py_tp_dealloc, batch_dealloc},
    {Py_tp_methods, batch_methods},
    {Py_tp_getset, batch_getset},
    {Py_tp_doc, "The packets of one call."},
    {0, NULL},
};
PyType_Spec batch_spec = {
    .name = "gostlane._core.Batch",
    .basicsize = sizeof(BatchObject),
    .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION,
    .slots = batch_slots,
};
