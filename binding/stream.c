/* gostlane._core.Stream: one message in one mode. */
#include "binding.h"

typedef struct {
    PyObject_HEAD
    PyObject *key;
    atomic_bool busy;
    bool claimed; /* busy by claim(), until release() */
    ROOM(gl_stream);
} StreamObject;

static StreamObject *new_stream(module_state *state, PyObject *key)
{
    StreamObject *self = NEW_OBJECT(StreamObject, state->stream_type);
    if (self)
        self->key = Py_NewRef(key);
    return self;
}

PyObject *core_check_mode(PyObject *module, PyObject *const *args, Py_ssize_t count)
{
    module_state *state = PyModule_GetState(module);
    gl_mode_id mode;
    gl_options options = {0};
    if (!expect_arguments("check_mode", count, 5))
        return NULL;
    const gl_key *key = key_argument(state, args[0]);
    if (!key || !mode_arguments(args + 1, &mode, &options))
        return NULL;
    const Py_ssize_t iv_length = PyObject_Length(args[4]);
    if (iv_length < 0)
        return NULL;
    const gl_cipher *cipher = gl_key_cipher(key);
    gl_status status = gl_mode_check(cipher, mode, (size_t)iv_length, &options);
    return status == GL_OK ? Py_NewRef(Py_None)
                           : mode_fail(state, status, cipher, mode, (size_t)iv_length, &options);
}

PyObject *core_stream(PyObject *module, PyObject *const *args, Py_ssize_t count)
{
    module_state *state = PyModule_GetState(module);
    gl_mode_id mode;
    gl_options options = {0};
    if (!expect_arguments("stream", count, 7))
        return NULL;
    const gl_key *key = key_argument(state, args[0]);
    if (!key || !mode_arguments(args + 1, &mode, &options) ||
        !kernel_argument(args[6], &options.kernel))
        return NULL;
    const int decrypt = PyObject_IsTrue(args[5]);
    Py_buffer iv;
    if (decrypt < 0 || !readable(args[4], &iv, "IV"))
        return NULL;
    StreamObject *self = new_stream(state, args[0]);
    if (!self) {
        PyBuffer_Release(&iv);
        return NULL;
    }
    const size_t iv_length = (size_t)iv.len;
    gl_status status =
        gl_stream_init(ALIGNED(self, gl_stream), key, mode, decrypt, iv.buf, iv_length, &options);
    PyBuffer_Release(&iv);
    if (status == GL_OK)
        return (PyObject *)self;
    Py_DECREF(self);
    return stream_init_fail(state, status, key, mode, iv_length, &options);
}

static void stream_dealloc(StreamObject *self)
{
    gl_wipe(self->room, sizeof self->room);
    Py_XDECREF(self->key);
    free_object((PyObject *)self);
}

static PyObject *stream_fail(StreamObject *self, gl_status status, size_t length, size_t space)
{
    const gl_stream *stream = ALIGNED(self, gl_stream);
    if (status == GL_E_SPACE)
        return PyErr_Format(PyExc_ValueError, "output: expected room for %zu bytes, got %zu",
                            gl_stream_output_size(stream, length), space);
    if (status == GL_E_COUNTER)
        return PyErr_Format(PyExc_ValueError,
                            "the counter would repeat within these %zu bytes: none was processed",
                            length);
    if (status == GL_E_SELF_CHECK)
        return fail(state_of((PyObject *)self), status, gl_stream_kernel(stream));
    return fail(state_of((PyObject *)self), status, NULL);
}

/* Runs one update, without the GIL where that pays. */
static gl_status run(gl_stream *stream, const Py_buffer *in, uint8_t *out, size_t space,
                     size_t *written)
{
    gl_status status;
    if (in->len < RELEASE_GIL_FROM)
        return gl_stream_update(stream, in->buf, (size_t)in->len, out, space, written);
    Py_BEGIN_ALLOW_THREADS status =
        gl_stream_update(stream, in->buf, (size_t)in->len, out, space, written);
    Py_END_ALLOW_THREADS return status;
}

static PyObject *stream_update(StreamObject *self, PyObject *data)
{
    Py_buffer in;
    if (!readable(data, &in, "data"))
        return NULL;
    PyObject *result = NULL;
    if (enter(&self->busy)) {
        gl_stream *stream = ALIGNED(self, gl_stream);
        const size_t space = gl_stream_output_size(stream, (size_t)in.len);
        result = PyBytes_FromStringAndSize(NULL, (Py_ssize_t)space);
        if (result) {
            size_t written;
            uint8_t *out = (uint8_t *)PyBytes_AsString(result);
            gl_status status = run(stream, &in, out, space, &written);
            if (status != GL_OK) {
                Py_DECREF(result);
                result = stream_fail(self, status, (size_t)in.len, space);
            }
        }
        leave(&self->busy);
    }
    PyBuffer_Release(&in);
    return result;
}

static PyObject *stream_update_into(StreamObject *self, PyObject *const *args, Py_ssize_t count)
{
    Py_buffer in, out;
    if (!expect_arguments("update_into", count, 2) || !readable(args[0], &in, "data"))
        return NULL;
    PyObject *result = NULL;
    if (writable(args[1], &out, "output")) {
        if (enter(&self->busy)) {
            size_t written;
            gl_status status =
                run(ALIGNED(self, gl_stream), &in, out.buf, (size_t)out.len, &written);
            result = status == GL_OK ? PyLong_FromSize_t(written)
                                     : stream_fail(self, status, (size_t)in.len, (size_t)out.len);
            leave(&self->busy);
        }
        PyBuffer_Release(&out);
    }
    PyBuffer_Release(&in);
    return result;
}

static PyObject *stream_check(StreamObject *self, PyObject *const *args, Py_ssize_t count)
{
    Py_buffer in, out;
    if (!expect_arguments("check", count, 2) || !readable(args[0], &in, "data"))
        return NULL;
    PyObject *result = NULL;
    if (writable(args[1], &out, "output")) {
        gl_status status = gl_stream_check(ALIGNED(self, gl_stream), in.buf, (size_t)in.len,
                                           out.buf, (size_t)out.len);
        result = status == GL_OK ? Py_NewRef(Py_None)
                                 : stream_fail(self, status, (size_t)in.len, (size_t)out.len);
        PyBuffer_Release(&out);
    }
    PyBuffer_Release(&in);
    return result;
}

static PyObject *stream_finalize(StreamObject *self, PyObject *Py_UNUSED(none))
{
    if (!enter(&self->busy))
        return NULL;
    gl_stream *stream = ALIGNED(self, gl_stream);
    const size_t unit = gl_stream_unit(stream), border = gl_stream_to_border(stream);
    gl_status status = gl_stream_finish(stream);
    leave(&self->busy);
    if (status == GL_OK)
        return PyBytes_FromStringAndSize(NULL, 0);
    if (status == GL_E_BLOCK_LENGTH)
        return PyErr_Format(PyExc_ValueError,
                            "message: expected a multiple of %zu bytes, got %zu more", unit,
                            unit - border);
    return stream_fail(self, status, 0, 0);
}

static PyObject *stream_output_size(StreamObject *self, PyObject *length)
{
    const size_t n = PyLong_AsSize_t(length);
    if (PyErr_Occurred())
        return NULL;
    return PyLong_FromSize_t(gl_stream_output_size(ALIGNED(self, gl_stream), n));
}

static PyObject *copy_of(StreamObject *self)
{
    StreamObject *copy = new_stream(state_of((PyObject *)self), self->key);
    if (copy)
        *ALIGNED(copy, gl_stream) = *ALIGNED(self, gl_stream);
    return (PyObject *)copy;
}

static PyObject *stream_fork(StreamObject *self, PyObject *Py_UNUSED(none))
{
    if (!enter(&self->busy))
        return NULL;
    PyObject *copy = copy_of(self);
    leave(&self->busy);
    return copy;
}

static PyObject *stream_skip(StreamObject *self, PyObject *argument)
{
    gl_stream *stream = ALIGNED(self, gl_stream);
    Py_buffer in = {0};
    size_t length;
    if (PyLong_Check(argument)) {
        length = PyLong_AsSize_t(argument);
        if (PyErr_Occurred())
            return NULL;
    } else {
        if (!readable(argument, &in, "data"))
            return NULL;
        length = (size_t)in.len;
    }
    PyObject *result = NULL;
    if (enter(&self->busy)) {
        gl_status status;
        Py_BEGIN_ALLOW_THREADS status = gl_stream_skip(stream, in.buf, length);
        Py_END_ALLOW_THREADS result =
            status == GL_OK ? Py_NewRef(Py_None) : stream_fail(self, status, length, 0);
        leave(&self->busy);
    }
    if (in.obj)
        PyBuffer_Release(&in);
    return result;
}

/* Marks the stream as in use and returns a copy to work with; release() ends that. */
static PyObject *stream_claim(StreamObject *self, PyObject *Py_UNUSED(none))
{
    if (!enter(&self->busy))
        return NULL;
    PyObject *copy = copy_of(self);
    self->claimed = copy != NULL;
    if (!copy)
        leave(&self->busy);
    return copy;
}

/* Takes over the state of the copy that claim() gave, or keeps its own for None. */
static PyObject *stream_release(StreamObject *self, PyObject *argument)
{
    const bool given = argument != Py_None;
    StreamObject *copy = (StreamObject *)argument;
    if (!self->claimed || (given && (Py_TYPE(argument) != Py_TYPE((PyObject *)self) ||
                                     copy == self || copy->key != self->key))) {
        PyErr_SetString(PyExc_RuntimeError, "release: expected what claim() gave, or None");
        return NULL;
    }
    if (given) {
        if (!enter(&copy->busy))
            return NULL;
        *ALIGNED(self, gl_stream) = *ALIGNED(copy, gl_stream);
        leave(&copy->busy);
    }
    self->claimed = false;
    leave(&self->busy);
    return Py_NewRef(Py_None);
}

static PyObject *stream_kernel(StreamObject *self, void *Py_UNUSED(closure))
{
    return PyUnicode_FromString(gl_stream_kernel(ALIGNED(self, gl_stream)));
}

static PyObject *stream_unit(StreamObject *self, void *Py_UNUSED(closure))
{
    return PyLong_FromSize_t(gl_stream_unit(ALIGNED(self, gl_stream)));
}

static PyObject *stream_to_border(StreamObject *self, void *Py_UNUSED(closure))
{
    return PyLong_FromSize_t(gl_stream_to_border(ALIGNED(self, gl_stream)));
}

static PyMethodDef stream_methods[] = {
    {"update", METHOD(stream_update), METH_O, "Process data; the output as bytes."},
    {"update_into", METHOD(stream_update_into), METH_FASTCALL,
     "Process data into a buffer; the number of bytes written."},
    {"check", METHOD(stream_check), METH_FASTCALL, "Raise what update_into would."},
    {"finalize", METHOD(stream_finalize), METH_NOARGS, "End the message."},
    {"output_size", METHOD(stream_output_size), METH_O, "Bytes that an update would write."},
    {"fork", METHOD(stream_fork), METH_NOARGS, "A copy at the same position."},
    {"skip", METHOD(stream_skip), METH_O, "Move past data, or past a number of bytes."},
    {"claim", METHOD(stream_claim), METH_NOARGS, "Mark as in use; a copy to work with."},
    {"release", METHOD(stream_release), METH_O, "Take over the copy's state and unmark."},
    {NULL, NULL, 0, NULL},
};
static PyGetSetDef stream_getset[] = {
    {"kernel", (getter)stream_kernel, NULL, "The kernel that ran last.", NULL},
    {"unit", (getter)stream_unit, NULL, "Bytes of a block or segment.", NULL},
    {"to_border", (getter)stream_to_border, NULL, "Bytes to the end of the unit begun.", NULL},
    {NULL, NULL, NULL, NULL, NULL},
};
static PyType_Slot stream_slots[] = {
    {Py_tp_dealloc, stream_dealloc},
    {Py_tp_methods, stream_methods},
    {Py_tp_getset, stream_getset},
    {Py_tp_doc, "One message in one mode."},
    {0, NULL},
};
PyType_Spec stream_spec = {
    .name = "gostlane._core.Stream",
    .basicsize = sizeof(StreamObject),
    .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION,
    .slots = stream_slots,
};
