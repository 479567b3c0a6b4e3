/* The key of each packet: one for all, or one for each from a sequence. */
#include "binding.h"

static void set_key(gl_packet *packet, const gl_key *key, bool mac)
{
    if (mac)
        packet->mac_key = key;
    else
        packet->key = key;
}

/* The key of each packet from a tuple. */
static bool set_each_key(module_state *state, BatchObject *self, PyObject *items, bool mac)
{
    const PyTypeObject *known = NULL; /* the type of the last one, which is a Key's */
    for (Py_ssize_t i = 0; i < self->count; i++) {
        PyObject *item = PyTuple_GetItem(items, i);
        if (Py_TYPE(item) != known && !PyObject_TypeCheck(item, state->key_type)) {
            PyErr_Format(PyExc_TypeError,
                         "%s of packet %zd: expected a cipher with its key, got %R",
                         mac ? "mac_algorithm" : "algorithm", i, (PyObject *)Py_TYPE(item));
            return false;
        }
        known = Py_TYPE(item);
        set_key(&self->packets[i], ALIGNED((KeyObject *)item, gl_key), mac);
    }
    return true;
}

bool take_keys(module_state *state, BatchObject *self, PyObject *source, bool mac)
{
    PyObject **held = mac ? &self->mac_keys : &self->keys;
    if (PyObject_TypeCheck(source, state->key_type)) {
        *held = Py_NewRef(source);
        for (Py_ssize_t i = 0; i < self->count; i++)
            set_key(&self->packets[i], ALIGNED((KeyObject *)source, gl_key), mac);
        return true;
    }
    const char *what = mac ? "mac_algorithm" : "algorithm";
    *held = items_of(source, what, "a cipher with its key, or one for each packet");
    return *held && expect_count(what, PyTuple_Size(*held), self->count) &&
           set_each_key(state, self, *held, mac);
}

/* The MAC's keys; a sequence that gave those of the text is not read again. */
bool take_mac_keys(module_state *state, BatchObject *self, PyObject *source, PyObject *text)
{
    if (source != text || !self->keys)
        return take_keys(state, self, source, true);
    for (Py_ssize_t i = 0; i < self->count; i++)
        self->packets[i].mac_key = self->packets[i].key;
    return true;
}
