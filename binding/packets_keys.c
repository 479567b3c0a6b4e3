/* The key of each packet, from one Key or from ciphers that have one. */
#include "binding.h"

/* How to read `_key` of objects of one type: its descriptor, asked at once, is quicker than the
 * object. */
typedef struct {
    PyTypeObject *type;
    PyObject *descriptor;
    descrgetfunc get;
} key_reader;

/* The Key of a cipher, a new reference; or NULL with or without an exception. */
static PyObject *read_key(key_reader *reader, PyObject *item)
{
    if (Py_TYPE(item) != reader->type) {
        Py_XDECREF(reader->descriptor);
        reader->type = Py_TYPE(item);
        reader->get = NULL;
        reader->descriptor = PyObject_GetAttrString((PyObject *)reader->type, "_key");
        if (reader->descriptor)
            reader->get = (descrgetfunc)(uintptr_t)PyType_GetSlot(Py_TYPE(reader->descriptor),
                                                                  Py_tp_descr_get);
    }
    return reader->get ? reader->get(reader->descriptor, item, (PyObject *)reader->type) : NULL;
}

static void set_key(gl_packet *packet, const gl_key *key, bool mac)
{
    if (mac)
        packet->mac_key = key;
    else
        packet->key = key;
}

/* The keys of all packets from a sequence of ciphers. */
static bool take_each_key(module_state *state, BatchObject *self, PyObject *items, bool mac)
{
    references *keys = mac ? &self->mac_keys : &self->keys;
    key_reader reader = {0};
    PyObject *last = NULL;
    const gl_key *key = NULL;
    bool taken = (keys->item = room(self->count, sizeof *keys->item)) != NULL;
    for (Py_ssize_t i = 0; taken && i < self->count; i++) {
        PyObject *item = PyTuple_GetItem(items, i);
        if (item != last) {
            PyObject *found = read_key(&reader, item);
            if (found)
                keys->item[keys->count++] = found;
            if (!found || (key = key_argument(state, found)) == NULL) {
                PyErr_Format(PyExc_TypeError,
                             "%s of packet %zd: expected a cipher with its key, got %R",
                             mac ? "mac_algorithm" : "algorithm", i, (PyObject *)Py_TYPE(item));
                taken = false;
            }
            last = item;
        }
        set_key(&self->packets[i], key, mac);
    }
    Py_XDECREF(reader.descriptor);
    return taken;
}

/* The keys of all packets, from one Key or a sequence of ciphers. */
bool take_keys(module_state *state, BatchObject *self, PyObject *source, bool mac)
{
    references *keys = mac ? &self->mac_keys : &self->keys;
    if (Py_TYPE(source) == state->key_type) {
        if ((keys->item = room(1, sizeof *keys->item)) == NULL)
            return false;
        keys->item[keys->count++] = Py_NewRef(source);
        const gl_key *key = key_argument(state, source);
        for (Py_ssize_t i = 0; i < self->count; i++)
            set_key(&self->packets[i], key, mac);
        return true;
    }
    const char *what = mac ? "mac_algorithm" : "algorithm";
    PyObject *items = items_of(source, what, "a cipher with its key, or one for each packet");
    const bool taken = items && expect_count(what, PyTuple_Size(items), self->count) &&
                       take_each_key(state, self, items, mac);
    Py_XDECREF(items);
    return taken;
}

/* The MAC's keys; a sequence that gave those of the text is not read again. */
bool take_mac_keys(module_state *state, BatchObject *self, PyObject *source, PyObject *text)
{
    if (source != text || self->keys.count == 0)
        return take_keys(state, self, source, true);
    for (Py_ssize_t i = 0; i < self->count; i++)
        self->packets[i].mac_key = self->packets[i].key;
    return true;
}
