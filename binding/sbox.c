/* gostlane._core.Sbox: a substitution, named or the caller's own. */
#include "binding.h"

PyObject *core_sbox(PyObject *module, PyObject *argument)
{
    module_state *state = PyModule_GetState(module);
    SboxObject *self = NEW_OBJECT(SboxObject, state->sbox_type);
    if (!self)
        return NULL;
    if (PyUnicode_Check(argument)) {
        const char *name = text_argument(argument);
        self->sbox = name ? gl_sbox_by_name(name) : NULL;
        if (!self->sbox) {
            if (name)
                PyErr_SetString(PyExc_ValueError, "unknown S-box name");
            Py_DECREF(self);
            return NULL;
        }
        return (PyObject *)self;
    }
    Py_buffer rows;
    if (!readable(argument, &rows, "S-box")) {
        Py_DECREF(self);
        return NULL;
    }
    gl_sbox *own = ALIGNED(self, gl_sbox);
    gl_status status = rows.len == 128 ? gl_sbox_init(own, rows.buf) : GL_E_SBOX;
    PyBuffer_Release(&rows);
    if (status != GL_OK) {
        Py_DECREF(self);
        PyErr_SetString(
            PyExc_ValueError,
            "S-box: expected eight rows, each a permutation of 0..15, got something else");
        return NULL;
    }
    self->sbox = own;
    return (PyObject *)self;
}

static void sbox_dealloc(SboxObject *self)
{
    gl_sbox_wipe(ALIGNED(self, gl_sbox));
    free_object((PyObject *)self);
}

static PyType_Slot sbox_slots[] = {
    {Py_tp_dealloc, sbox_dealloc},
    {Py_tp_doc, "A substitution of GOST 28147-89 in the forms that the kernels read."},
    {0, NULL},
};
PyType_Spec sbox_spec = {
    .name = "gostlane._core.Sbox",
    .basicsize = sizeof(SboxObject),
    .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION,
    .slots = sbox_slots,
};
