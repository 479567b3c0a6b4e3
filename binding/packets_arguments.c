/*
 * batch(): gathers the packets of one call from Python's buffers and refuses what does not fit
 * before anything is written.
 *
 * IVs and given tags are copied, which is cheaper than to hold them; data, outputs and associated
 * data are held as buffers while the batch lives.
 */
#include "binding.h"

void *room(Py_ssize_t count, size_t size)
{
    void *memory =
        (size_t)count < PY_SSIZE_T_MAX / size ? PyMem_Malloc(((size_t)count + 1) * size) : NULL;
    if (!memory)
        PyErr_NoMemory();
    return memory;
}

PyObject *items_of(PyObject *source, const char *what, const char *expected)
{
    PyObject *items = PyTuple_Check(source) ? Py_NewRef(source) : PySequence_Tuple(source);
    if (!items && PyErr_ExceptionMatches(PyExc_TypeError))
        PyErr_Format(PyExc_TypeError, "%s: expected %s, got %R", what, expected,
                     (PyObject *)Py_TYPE(source));
    return items;
}

bool expect_count(const char *what, Py_ssize_t given, Py_ssize_t expected)
{
    if (given == expected)
        return true;
    PyErr_Format(PyExc_ValueError, "%s: expected one for each of %zd packets, got %zd", what,
                 expected, given);
    return false;
}

bool hold(PyObject *object, views *held, hold_function *function, int flags, const char *what)
{
    if (PyObject_GetBuffer(object, &held->view[held->count], flags) < 0) {
        char name[64];
        PyErr_Clear();
        PyOS_snprintf(name, sizeof name, "%s of packet %lld", what, (long long)held->count);
        if (!function(object, &held->view[held->count], name))
            return false;
    }
    held->count++;
    return true;
}

enum {
    KEYS, /* a Key, a sequence of ciphers, or None for MACs only */
    MODE, /* mode, segment_size, meshing */
    DECRYPT = MODE + 3,
    IVS,
    MAC_KEYS, /* as KEYS; None for text only */
    MAC_KIND,
    TAG_LENGTH,
    MAC_MESHING,
    OVER_CIPHERTEXT,
    ASSOCIATED, /* a buffer, a sequence, or None */
    TAGS,       /* those to check, or None */
    KERNEL,
    DATA,
    OFFSETS,
    LENGTHS,
    OUT,
    ARGUMENTS
};

static bool take_how(BatchObject *self, PyObject *const *args)
{
    gl_batch *how = &self->how;
    how->crypt = args[KEYS] != Py_None;
    how->mac = args[MAC_KEYS] != Py_None;
    how->decrypt = PyObject_IsTrue(args[DECRYPT]) == 1;
    how->over_ciphertext = PyObject_IsTrue(args[OVER_CIPHERTEXT]) == 1;
    how->mac_meshing = PyObject_IsTrue(args[MAC_MESHING]) == 1;
    if (!mode_arguments(args + MODE, &how->mode, &how->options) ||
        !kernel_argument(args[KERNEL], &how->options.kernel))
        return false;
    self->kernel_name = Py_NewRef(args[KERNEL]);
    if (!how->mac)
        return !PyErr_Occurred();
    const Py_ssize_t length = PyNumber_AsSsize_t(args[TAG_LENGTH], NULL);
    if (PyErr_Occurred() || !mac_argument(args[MAC_KIND], &how->mac_id))
        return false;
    how->tag_length = (size_t)length;
    return true;
}

/* Everything but outputs and room for tags: what can be refused comes first. */
static bool take_batch(module_state *state, BatchObject *self, PyObject *const *args)
{
    const gl_batch *how = &self->how;
    return take_how(self, args) && take_data(self, args[DATA], args[OFFSETS], args[LENGTHS]) &&
           (!how->crypt || (take_keys(state, self, args[KEYS], false) &&
                            take_ivs(self, args[IVS]) && all_fit(state, self, false))) &&
           (!how->mac ||
            (take_mac_keys(state, self, args[MAC_KEYS], args[KEYS]) && all_fit(state, self, true) &&
             take_tags(self, args[TAGS]) &&
             (args[ASSOCIATED] == Py_None || take_associated(self, args[ASSOCIATED])))) &&
           (!how->crypt || take_outputs(self, args[OUT]));
}

PyObject *core_batch(PyObject *module, PyObject *const *args, Py_ssize_t count)
{
    module_state *state = PyModule_GetState(module);
    if (!expect_arguments("batch", count, ARGUMENTS))
        return NULL;
    BatchObject *self = NEW_OBJECT(BatchObject, state->batch_type);
    if (self && !take_batch(state, self, args))
        Py_CLEAR(self);
    return (PyObject *)self;
}
