/* gostlane._core.Mac: a message authentication code under way. */
#include "binding.h"

typedef struct {
    PyObject_HEAD
    PyObject *key;
    atomic_bool busy;
    size_t tag_length;
    ROOM(gl_mac);
} MacObject;

PyObject *core_mac(PyObject *module, PyObject *const *args, Py_ssize_t count)
{
    module_state *state = PyModule_GetState(module);
    if (!expect_arguments("mac", count, 5))
        return NULL;
    const gl_key *key = key_argument(state, args[0]);
    if (!key)
        return NULL;
    gl_options options = {0};
    gl_mac_id id;
    const Py_ssize_t tag_length = PyLong_AsSsize_t(args[2]);
    options.meshing = PyObject_IsTrue(args[3]) == 1;
    if (PyErr_Occurred() || !mac_argument(args[1], &id) ||
        !kernel_argument(args[4], &options.kernel) || !expect_tag_length(key, tag_length))
        return NULL;
    MacObject *self = NEW_OBJECT(MacObject, state->mac_type);
    if (!self)
        return NULL;
    self->key = Py_NewRef(args[0]);
    self->tag_length = (size_t)tag_length;
    gl_status status = gl_mac_init(ALIGNED(self, gl_mac), key, id, &options);
    if (status == GL_OK)
        return (PyObject *)self;
    Py_DECREF(self);
    return mac_init_fail(state, status, key, &options);
}

static void mac_dealloc(MacObject *self)
{
    gl_wipe(self->room, sizeof self->room);
    Py_XDECREF(self->key);
    free_object((PyObject *)self);
}

/* Runs one update, without the GIL where that pays. */
static gl_status run(gl_mac *mac, const Py_buffer *in)
{
    gl_status status;
    if (in->len < RELEASE_GIL_FROM)
        return gl_mac_update(mac, in->buf, (size_t)in->len);
    Py_BEGIN_ALLOW_THREADS status = gl_mac_update(mac, in->buf, (size_t)in->len);
    Py_END_ALLOW_THREADS return status;
}

static PyObject *mac_update(MacObject *self, PyObject *data)
{
    Py_buffer in;
    if (!readable(data, &in, "data"))
        return NULL;
    PyObject *result = NULL;
    if (enter(&self->busy)) {
        gl_mac *mac = ALIGNED(self, gl_mac);
        gl_status status = run(mac, &in);
        result = status == GL_OK ? Py_NewRef(Py_None)
                                 : fail(state_of((PyObject *)self), status,
                                        status == GL_E_SELF_CHECK ? gl_mac_kernel(mac) : NULL);
        leave(&self->busy);
    }
    PyBuffer_Release(&in);
    return result;
}

static PyObject *mac_finalize(MacObject *self, PyObject *Py_UNUSED(none))
{
    uint8_t tag[16];
    if (!enter(&self->busy))
        return NULL;
    gl_status status = gl_mac_finish(ALIGNED(self, gl_mac), tag, self->tag_length);
    leave(&self->busy);
    if (status != GL_OK)
        return fail(state_of((PyObject *)self), status, NULL);
    PyObject *result = PyBytes_FromStringAndSize((char *)tag, (Py_ssize_t)self->tag_length);
    gl_wipe(tag, sizeof tag);
    return result;
}

static PyObject *mac_verify(MacObject *self, PyObject *tag)
{
    Py_buffer given;
    if (!readable(tag, &given, "tag"))
        return NULL;
    PyObject *result = NULL;
    if ((size_t)given.len != self->tag_length) {
        PyErr_Format(PyExc_ValueError, "tag: expected %zu bytes, got %zd", self->tag_length,
                     given.len);
    } else if (enter(&self->busy)) {
        gl_status status = gl_mac_verify(ALIGNED(self, gl_mac), given.buf, (size_t)given.len);
        leave(&self->busy);
        result =
            status == GL_OK ? Py_NewRef(Py_None) : fail(state_of((PyObject *)self), status, NULL);
    }
    PyBuffer_Release(&given);
    return result;
}

static PyObject *mac_copy(MacObject *self, PyObject *Py_UNUSED(none))
{
    if (!enter(&self->busy))
        return NULL;
    MacObject *copy = NEW_OBJECT(MacObject, Py_TYPE((PyObject *)self));
    if (copy) {
        copy->key = Py_NewRef(self->key);
        copy->tag_length = self->tag_length;
        *ALIGNED(copy, gl_mac) = *ALIGNED(self, gl_mac);
    }
    leave(&self->busy);
    return (PyObject *)copy;
}

static PyObject *mac_kernel(MacObject *self, void *Py_UNUSED(closure))
{
    return PyUnicode_FromString(gl_mac_kernel(ALIGNED(self, gl_mac)));
}

static PyMethodDef mac_methods[] = {
    {"update", METHOD(mac_update), METH_O, "Add data to the message."},
    {"finalize", METHOD(mac_finalize), METH_NOARGS, "End the message; the tag."},
    {"verify", METHOD(mac_verify), METH_O, "End the message; InvalidTag if the tag differs."},
    {"copy", METHOD(mac_copy), METH_NOARGS, "A copy that goes on by itself."},
    {NULL, NULL, 0, NULL},
};
static PyGetSetDef mac_getset[] = {
    {"kernel", (getter)mac_kernel, NULL, "The kernel that ran last.", NULL},
    {NULL, NULL, NULL, NULL, NULL},
};
static PyType_Slot mac_slots[] = {
    {Py_tp_dealloc, mac_dealloc},
    {Py_tp_methods, mac_methods},
    {Py_tp_getset, mac_getset},
    {Py_tp_doc, "A message authentication code under way."},
    {0, NULL},
};
PyType_Spec mac_spec = {
    .name = "gostlane._core.Mac",
    .basicsize = sizeof(MacObject),
    .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION,
    .slots = mac_slots,
};
