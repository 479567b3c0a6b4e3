/* gostlane._core.Key: a key and the S-box that it goes with; the base of Python's ciphers, so that
 * a batch finds thousands of keys without asking each object for one. */
#include "binding.h"

static PyTypeObject *kind_argument(module_state *state, PyObject *object)
{
    if (PyType_Check(object) && PyType_IsSubtype((PyTypeObject *)object, state->key_type))
        return (PyTypeObject *)object;
    PyErr_SetString(PyExc_TypeError, "kind: expected Key or a class of it");
    return NULL;
}

PyObject *core_key(PyObject *module, PyObject *const *args, Py_ssize_t count)
{
    module_state *state = PyModule_GetState(module);
    if (!expect_arguments("key", count, 4))
        return NULL;
    PyTypeObject *kind = kind_argument(state, args[0]);
    const gl_cipher *cipher = kind ? cipher_argument(state, args[1]) : NULL;
    if (!cipher)
        return NULL;
    Py_buffer bytes;
    if (!readable(args[2], &bytes, "key"))
        return NULL;
    KeyObject *self = NEW_OBJECT(KeyObject, kind);
    if (!self) {
        PyBuffer_Release(&bytes);
        return NULL;
    }
    const gl_sbox *sbox = NULL;
    if (args[3] != Py_None) {
        if (Py_TYPE(args[3]) != state->sbox_type) {
            PyErr_SetString(PyExc_TypeError, "sbox: expected an Sbox");
            PyBuffer_Release(&bytes);
            Py_DECREF(self);
            return NULL;
        }
        sbox = ((SboxObject *)args[3])->sbox;
        self->sbox = Py_NewRef(args[3]);
    }
    const Py_ssize_t given = bytes.len;
    gl_status status = gl_key_init(ALIGNED(self, gl_key), cipher, bytes.buf, (size_t)given, sbox);
    PyBuffer_Release(&bytes);
    if (status == GL_OK)
        return (PyObject *)self;
    Py_DECREF(self);
    if (status == GL_E_KEY_LENGTH)
        return PyErr_Format(PyExc_ValueError, "key: expected %s, got %zd bytes",
                            gl_cipher_key_rule(cipher), given);
    return fail(state, status, gl_cipher_name(cipher));
}

static void key_dealloc(KeyObject *self)
{
    gl_key_wipe(ALIGNED(self, gl_key));
    Py_XDECREF(self->sbox);
    free_object((PyObject *)self);
}

static PyType_Slot key_slots[] = {
    {Py_tp_dealloc, key_dealloc},
    {Py_tp_doc, "An expanded key; read-only, shared freely between threads."},
    {0, NULL},
};
PyType_Spec key_spec = {
    .name = "gostlane._core.Key",
    .basicsize = sizeof(KeyObject),
    .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_DISALLOW_INSTANTIATION,
    .slots = key_slots,
};
