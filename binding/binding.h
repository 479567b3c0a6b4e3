/*
 * What the files of gostlane._core share: the module's state, its objects, errors and arguments.
 * A function that fails sets an exception and returns NULL or false.
 */
#ifndef GOSTLANE_BINDING_H
#define GOSTLANE_BINDING_H

#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include <stdatomic.h>

#include "gostlane.h"
#include "gostlane_packets.h"

/* Work on fewer bytes than this is over sooner than the GIL is released and taken again. */
#define RELEASE_GIL_FROM 2048

#define METHOD(function) ((PyCFunction)(void (*)(void))(function))
#define NEW_OBJECT(Object, type) ((Object *)PyType_GenericAlloc(type, 0))

/* A core struct wants 64-byte alignment; an object's memory has 16. */
#define ROOM(type) unsigned char room[sizeof(type) + 63]
#define ALIGNED(object, type) ((type *)(void *)(((uintptr_t)(object)->room + 63) & ~(uintptr_t)63))

typedef struct {
    PyObject *invalid_tag, *already_finalized, *unsupported_algorithm;
    PyTypeObject *sbox_type, *key_type, *stream_type, *mac_type, *batch_type;
} module_state;

static inline module_state *state_of(PyObject *object)
{
    return PyModule_GetState(PyType_GetModule(Py_TYPE(object)));
}

/* Every object of this module is freed by this, after what it held; also one of a class that Python
 * made of its type. */
static inline void free_object(PyObject *self)
{
    PyTypeObject *type = Py_TYPE(self);
    ((freefunc)(uintptr_t)PyType_GetSlot(type, Py_tp_free))(self);
    Py_DECREF(type);
}

/* Appends what comes from a call that may have failed. */
static inline bool append(PyObject *list, PyObject *item)
{
    const bool appended = item && PyList_Append(list, item) == 0;
    Py_XDECREF(item);
    return appended;
}

/* ---- errors.c: the exception for a status ---------------------------------------------------- */

PyObject *fail(module_state *state, gl_status status, const char *subject); /* may be NULL */
PyObject *mode_fail(module_state *state, gl_status status, const gl_cipher *cipher, gl_mode_id mode,
                    size_t iv_length, const gl_options *options);
PyObject *stream_init_fail(module_state *state, gl_status status, const gl_key *key,
                           gl_mode_id mode, size_t iv_length, const gl_options *options);
PyObject *mac_init_fail(module_state *state, gl_status status, const gl_key *key,
                        const gl_options *options);
bool in_use(void); /* by another thread */

/* ---- arguments.c: what Python gives ---------------------------------------------------------- */

/* A held buffer, or an exception that names `what`. */
bool readable(PyObject *object, Py_buffer *view, const char *what);
bool writable(PyObject *object, Py_buffer *view, const char *what);

/* A string for the core; ValueError for one that C would read only in part. */
const char *text_argument(PyObject *object);

bool expect_arguments(const char *name, Py_ssize_t given, Py_ssize_t expected);

/* A cipher by its name. */
const gl_cipher *cipher_argument(module_state *state, PyObject *object);

/* The key in a Key, or in a cipher of Python, which is one. */
const gl_key *key_argument(module_state *state, PyObject *object);

/* A kernel's name, or None. */
bool kernel_argument(PyObject *object, const char **name);

/* mode, segment_size and meshing from three consecutive arguments. */
bool mode_arguments(PyObject *const *args, gl_mode_id *mode, gl_options *options);

bool mac_argument(PyObject *object, gl_mac_id *id);
bool expect_tag_length(const gl_key *key, Py_ssize_t length);

/* ---- One context, one thread ----------------------------------------------------------------- */

/* Claims a context for this thread. */
static inline bool enter(atomic_bool *busy)
{
    return !atomic_exchange_explicit(busy, true, memory_order_acquire) || in_use();
}

static inline void leave(atomic_bool *busy)
{
    atomic_store_explicit(busy, false, memory_order_release);
}

/* ---- Objects, each in the file of its name --------------------------------------------------- */

typedef struct {
    PyObject_HEAD
    const gl_sbox *sbox; /* a named set, or the one in `room` */
    ROOM(gl_sbox);
} SboxObject;

typedef struct {
    PyObject_HEAD
    PyObject *sbox;
    ROOM(gl_key);
} KeyObject;

extern PyType_Spec sbox_spec, key_spec, stream_spec, mac_spec, batch_spec;

PyObject *core_sbox(PyObject *module, PyObject *argument);
PyObject *core_key(PyObject *module, PyObject *const *args, Py_ssize_t count);
PyObject *core_check_mode(PyObject *module, PyObject *const *args, Py_ssize_t count);
PyObject *core_stream(PyObject *module, PyObject *const *args, Py_ssize_t count);
PyObject *core_mac(PyObject *module, PyObject *const *args, Py_ssize_t count);
PyObject *core_batch(PyObject *module, PyObject *const *args, Py_ssize_t count);

/* ---- facts.c: what the library and the CPU have ---------------------------------------------- */

PyObject *core_features(PyObject *module, PyObject *none);
PyObject *core_kernels(PyObject *module, PyObject *cipher_name);
PyObject *core_kernel_for(PyObject *module, PyObject *const *args, Py_ssize_t count);
PyObject *core_plan(PyObject *module, PyObject *const *args, Py_ssize_t count);
PyObject *core_check_kernel(PyObject *module, PyObject *const *args, Py_ssize_t count);
PyObject *core_sboxes(PyObject *module, PyObject *none);
PyObject *core_override_valid(PyObject *module, PyObject *none);
PyObject *core_clock_hz(PyObject *module, PyObject *none);
PyObject *core_status_text(PyObject *module, PyObject *number);

/* ---- packets_*.c: many packets in one call --------------------------------------------------- */

typedef struct {
    Py_buffer *view;
    Py_ssize_t count; /* so many are held */
} views;

typedef struct {
    PyObject_HEAD
    gl_batch how;
    gl_packet *packets;
    Py_ssize_t count, bytes; /* packets, and bytes of text in all */
    bool fresh;              /* the outputs are new buffers */
    views data, outputs, associated;
    PyObject *keys, *mac_keys; /* one Key or a tuple of them; NULL: none, or those of the text */
    uint8_t *ivs, *given;      /* given: tags to compare with */
    PyObject *kernel_name;     /* owns how.options.kernel */
    PyObject *tags;            /* bytes, of encryption and of MACs */
    PyObject *out;             /* the buffer that all outputs are in, or their list; or None */
    PyObject *bounds;          /* bytes: offset and length of each packet in one buffer; or None */
} BatchObject;

/* packets_arguments.c: memory for `count` items, to be freed with PyMem_Free. */
void *room(Py_ssize_t count, size_t size);

/* A tuple of what is in a sequence; whether there is one for each packet. */
PyObject *items_of(PyObject *source, const char *what, const char *expected);
bool expect_count(const char *what, Py_ssize_t given, Py_ssize_t expected);

/* Holds one buffer more of a sequence; names the packet when it cannot be. `function` is readable
 * or writable, and `flags` those that it asks for. */
typedef bool hold_function(PyObject *object, Py_buffer *view, const char *what);
bool hold(PyObject *object, views *held, hold_function *function, int flags, const char *what);

/* packets_integers.c: those too large become the largest. To be freed with PyMem_Free. */
Py_ssize_t *integers(PyObject *source, const char *what, Py_ssize_t *count);

/* Each reads one argument of batch() into the packets, in the file of its name; the keys for a
 * cipher or its MAC, IVs, tags and associated data in packets_pieces.c. */
bool take_data(BatchObject *self, PyObject *data, PyObject *offsets, PyObject *lengths);
bool take_keys(module_state *state, BatchObject *self, PyObject *source, bool mac);
bool take_mac_keys(module_state *state, BatchObject *self, PyObject *source, PyObject *text);
bool take_ivs(BatchObject *self, PyObject *source);
bool take_tags(BatchObject *self, PyObject *source);
bool take_associated(BatchObject *self, PyObject *source);
bool take_outputs(BatchObject *self, PyObject *out);

/* packets_fit.c: whether the core takes the batch; packets_apart.c: whether no output lies on what
 * another packet reads or writes. */
bool all_fit(module_state *state, const BatchObject *self, bool mac);
bool outputs_apart(const BatchObject *self);

#endif
