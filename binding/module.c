/*
 * gostlane._core: the C core as Python objects. No logic of its own: it takes buffers, calls one
 * function of the core, and turns a status into an exception that names the expected and the given.
 */
#include "packets.h"

#include <stdatomic.h>
#include <string.h>

#include "clock.h"

static module_state *state_of_type(PyTypeObject *type)
{
    return PyModule_GetState(PyType_GetModule(type));
}

static module_state *state_of(PyObject *object)
{
    return state_of_type(Py_TYPE(object));
}

/* A core struct wants 64-byte alignment; an object's memory has 16. */
#define ROOM(type) unsigned char room[sizeof(type) + 63]
#define ALIGNED(object, type) ((type *)(void *)(((uintptr_t)(object)->room + 63) & ~(uintptr_t)63))

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

typedef struct {
    PyObject_HEAD
    PyObject *key;
    atomic_bool busy;
    bool claimed; /* busy by claim(), until release() */
    ROOM(gl_stream);
} StreamObject;

typedef struct {
    PyObject_HEAD
    PyObject *key;
    atomic_bool busy;
    size_t tag_length;
    ROOM(gl_mac);
} MacObject;

/* ---- Errors and arguments ----------------------------------------------------------------------
 */

PyObject *fail(module_state *state, gl_status status, const char *subject)
{
    PyObject *type = PyExc_ValueError;
    switch (status) {
    case GL_E_MODE:
    case GL_E_MESHING:
    case GL_E_CPU:
        type = state->unsupported_algorithm;
        break;
    case GL_E_FINISHED:
        type = state->already_finalized;
        break;
    case GL_E_TAG:
        type = state->invalid_tag;
        break;
    case GL_E_SELF_CHECK:
        type = PyExc_RuntimeError;
        break;
    default:
        break;
    }
    if (subject)
        PyErr_Format(type, "%s: %s", subject, gl_status_text(status));
    else
        PyErr_SetString(type, gl_status_text(status));
    return NULL;
}

bool readable(PyObject *object, Py_buffer *view, const char *what)
{
    if (PyObject_GetBuffer(object, view, PyBUF_SIMPLE) == 0)
        return true;
    if (PyErr_ExceptionMatches(PyExc_TypeError)) {
        PyErr_Clear();
        PyErr_Format(PyExc_TypeError, "%s: expected a bytes-like object, got %R", what,
                     (PyObject *)Py_TYPE(object));
    } else if (PyErr_ExceptionMatches(PyExc_BufferError) ||
               PyErr_ExceptionMatches(PyExc_ValueError)) {
        PyErr_Clear();
        PyErr_Format(PyExc_ValueError, "%s: expected a contiguous buffer, got one with gaps", what);
    }
    return false;
}

bool writable(PyObject *object, Py_buffer *view, const char *what)
{
    if (PyObject_GetBuffer(object, view, PyBUF_WRITABLE) == 0)
        return true;
    if (PyErr_ExceptionMatches(PyExc_TypeError)) {
        PyErr_Clear();
        PyErr_Format(PyExc_TypeError, "%s: expected a writable buffer, got %R", what,
                     (PyObject *)Py_TYPE(object));
    } else if (PyErr_ExceptionMatches(PyExc_BufferError) ||
               PyErr_ExceptionMatches(PyExc_ValueError)) {
        PyErr_Clear();
        PyErr_Format(PyExc_ValueError,
                     "%s: expected a writable contiguous buffer, got a read-only one or one with "
                     "gaps",
                     what);
    }
    return false;
}

/* A string for the core; ValueError for one that C would read only in part. */
static const char *text_argument(PyObject *object)
{
    Py_ssize_t length;
    const char *text = PyUnicode_AsUTF8AndSize(object, &length);
    if (text && strlen(text) != (size_t)length) {
        PyErr_SetString(PyExc_ValueError, "name: expected no NUL in it");
        return NULL;
    }
    return text;
}

bool expect_arguments(const char *name, Py_ssize_t given, Py_ssize_t expected)
{
    if (given == expected)
        return true;
    PyErr_Format(PyExc_TypeError, "%s() takes %zd arguments, got %zd", name, expected, given);
    return false;
}

/* Claims a context for this thread. */
static bool enter(atomic_bool *busy)
{
    if (!atomic_exchange_explicit(busy, true, memory_order_acquire))
        return true;
    PyErr_SetString(PyExc_RuntimeError,
                    "this context is in use by another thread: give each thread its own");
    return false;
}

static void leave(atomic_bool *busy)
{
    atomic_store_explicit(busy, false, memory_order_release);
}

static void free_object(PyObject *self)
{
    PyTypeObject *type = Py_TYPE(self);
    PyObject_Free(self);
    Py_DECREF(type);
}

#define NEW_OBJECT(Object, type) ((Object *)PyType_GenericAlloc(type, 0))

/* ---- Sbox --------------------------------------------------------------------------------------
 */

static PyObject *core_sbox(PyObject *module, PyObject *argument)
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
static PyType_Spec sbox_spec = {
    .name = "gostlane._core.Sbox",
    .basicsize = sizeof(SboxObject),
    .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION,
    .slots = sbox_slots,
};

/* ---- Key ---------------------------------------------------------------------------------------
 */

static PyObject *core_key(PyObject *module, PyObject *const *args, Py_ssize_t count)
{
    module_state *state = PyModule_GetState(module);
    if (!expect_arguments("key", count, 3))
        return NULL;
    const char *name = text_argument(args[0]);
    if (!name)
        return NULL;
    const gl_cipher *cipher = gl_cipher_by_name(name);
    if (!cipher) {
        PyErr_Format(state->unsupported_algorithm, "unknown cipher '%s'", name);
        return NULL;
    }
    Py_buffer bytes;
    if (!readable(args[1], &bytes, "key"))
        return NULL;
    KeyObject *self = NEW_OBJECT(KeyObject, state->key_type);
    if (!self) {
        PyBuffer_Release(&bytes);
        return NULL;
    }
    const gl_sbox *sbox = NULL;
    if (args[2] != Py_None) {
        if (Py_TYPE(args[2]) != state->sbox_type) {
            PyErr_SetString(PyExc_TypeError, "sbox: expected an Sbox");
            PyBuffer_Release(&bytes);
            Py_DECREF(self);
            return NULL;
        }
        sbox = ((SboxObject *)args[2])->sbox;
        self->sbox = Py_NewRef(args[2]);
    }
    const Py_ssize_t given = bytes.len;
    gl_status status = gl_key_init(ALIGNED(self, gl_key), cipher, bytes.buf, (size_t)given, sbox);
    PyBuffer_Release(&bytes);
    if (status == GL_OK)
        return (PyObject *)self;
    Py_DECREF(self);
    if (status == GL_E_KEY_LENGTH)
        return PyErr_Format(PyExc_ValueError, "key: expected %zd bytes, got %zd",
                            (Py_ssize_t)gl_cipher_key_size(cipher), given);
    return fail(state, status, name);
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
static PyType_Spec key_spec = {
    .name = "gostlane._core.Key",
    .basicsize = sizeof(KeyObject),
    .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION,
    .slots = key_slots,
};

const gl_key *key_argument(module_state *state, PyObject *object)
{
    if (Py_TYPE(object) == state->key_type)
        return ALIGNED((KeyObject *)object, gl_key);
    PyErr_SetString(PyExc_TypeError, "key: expected a Key");
    return NULL;
}

bool kernel_argument(PyObject *object, const char **name)
{
    *name = NULL;
    return object == Py_None || (*name = text_argument(object)) != NULL;
}

const char *selected_kernel(const gl_key *key, const char *forced)
{
    return forced ? forced : gl_kernel_for(gl_key_cipher(key), 1);
}

/* ---- Stream -------------------------------------------------------------------------------------
 */

static StreamObject *new_stream(module_state *state, PyObject *key)
{
    StreamObject *self = NEW_OBJECT(StreamObject, state->stream_type);
    if (self)
        self->key = Py_NewRef(key);
    return self;
}

PyObject *mode_fail(module_state *state, gl_status status, const gl_cipher *cipher, gl_mode_id mode,
                    Py_ssize_t iv_length, const gl_options *options)
{
    if (status == GL_E_IV_LENGTH && iv_length == 0)
        return PyErr_Format(PyExc_ValueError, "IV: expected %s, got none",
                            gl_iv_rule(cipher, mode));
    if (status == GL_E_IV_LENGTH)
        return PyErr_Format(PyExc_ValueError, "IV: expected %s, got %zd bytes",
                            gl_iv_rule(cipher, mode), iv_length);
    if (status == GL_E_SEGMENT)
        return PyErr_Format(PyExc_ValueError,
                            "segment_size: expected 1..%zd bytes, and a whole block with meshing, "
                            "got %zd",
                            (Py_ssize_t)gl_cipher_block_size(cipher),
                            (Py_ssize_t)options->segment_size);
    if (status == GL_E_MODE)
        return PyErr_Format(state->unsupported_algorithm, "%s is not defined for %s",
                            gl_mode_name(mode), gl_cipher_name(cipher));
    return PyErr_Format(state->unsupported_algorithm, "%s with %s: %s", gl_mode_name(mode),
                        gl_cipher_name(cipher), gl_status_text(status));
}

bool mode_arguments(PyObject *const *args, gl_mode_id *mode, gl_options *options)
{
    const long number = PyLong_AsLong(args[0]);
    options->segment_size = PyLong_AsSize_t(args[1]);
    options->meshing = PyObject_IsTrue(args[2]) == 1;
    if (PyErr_Occurred())
        return false;
    *mode = (gl_mode_id)number;
    if (number >= GL_ECB && number <= GL_CNT)
        return true;
    PyErr_Format(PyExc_ValueError, "mode: expected 0..%d, got %ld", GL_CNT, number);
    return false;
}

static PyObject *core_check_mode(PyObject *module, PyObject *const *args, Py_ssize_t count)
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
                           : mode_fail(state, status, cipher, mode, iv_length, &options);
}

static PyObject *core_stream(PyObject *module, PyObject *const *args, Py_ssize_t count)
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
    const Py_ssize_t iv_length = iv.len;
    gl_status status = gl_stream_init(ALIGNED(self, gl_stream), key, mode, decrypt, iv.buf,
                                      (size_t)iv_length, &options);
    PyBuffer_Release(&iv);
    if (status == GL_OK)
        return (PyObject *)self;
    Py_DECREF(self);
    if (status == GL_E_KERNEL || status == GL_E_CPU || status == GL_E_SELF_CHECK)
        return fail(state, status, selected_kernel(key, options.kernel));
    return mode_fail(state, status, gl_key_cipher(key), mode, iv_length, &options);
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
        return PyErr_Format(PyExc_ValueError, "output: expected room for %zd bytes, got %zd",
                            (Py_ssize_t)gl_stream_output_size(stream, length), (Py_ssize_t)space);
    if (status == GL_E_COUNTER)
        return PyErr_Format(PyExc_ValueError,
                            "the counter would repeat within these %zd bytes: none was processed",
                            (Py_ssize_t)length);
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
                            "message: expected a multiple of %zd bytes, got %zd more",
                            (Py_ssize_t)unit, (Py_ssize_t)(unit - border));
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
static PyType_Spec stream_spec = {
    .name = "gostlane._core.Stream",
    .basicsize = sizeof(StreamObject),
    .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION,
    .slots = stream_slots,
};

/* ---- Mac ----------------------------------------------------------------------------------------
 */

PyObject *mac_fail(module_state *state, gl_status status, const gl_key *key, const char *kernel)
{
    if (status == GL_E_MODE)
        return PyErr_Format(state->unsupported_algorithm, "Imit is not defined for %s",
                            gl_cipher_name(gl_key_cipher(key)));
    return fail(state, status, selected_kernel(key, kernel));
}

static PyObject *core_mac(PyObject *module, PyObject *const *args, Py_ssize_t count)
{
    module_state *state = PyModule_GetState(module);
    if (!expect_arguments("mac", count, 5))
        return NULL;
    const gl_key *key = key_argument(state, args[0]);
    if (!key)
        return NULL;
    gl_options options = {0};
    const long id = PyLong_AsLong(args[1]);
    const Py_ssize_t tag_length = PyLong_AsSsize_t(args[2]);
    options.meshing = PyObject_IsTrue(args[3]) == 1;
    if (PyErr_Occurred() || !kernel_argument(args[4], &options.kernel))
        return NULL;
    if (id < GL_IMIT || id > GL_OMAC)
        return PyErr_Format(PyExc_ValueError, "MAC: expected 0..%d, got %ld", GL_OMAC, id);
    const Py_ssize_t block = (Py_ssize_t)gl_cipher_block_size(gl_key_cipher(key));
    if (tag_length < 1 || tag_length > block)
        return PyErr_Format(PyExc_ValueError, "tag length: expected 1..%zd bytes, got %zd", block,
                            tag_length);
    MacObject *self = NEW_OBJECT(MacObject, state->mac_type);
    if (!self)
        return NULL;
    self->key = Py_NewRef(args[0]);
    self->tag_length = (size_t)tag_length;
    gl_status status = gl_mac_init(ALIGNED(self, gl_mac), key, (gl_mac_id)id, &options);
    if (status == GL_OK)
        return (PyObject *)self;
    Py_DECREF(self);
    return mac_fail(state, status, key, options.kernel);
}

static void mac_dealloc(MacObject *self)
{
    gl_wipe(self->room, sizeof self->room);
    Py_XDECREF(self->key);
    free_object((PyObject *)self);
}

static PyObject *mac_update(MacObject *self, PyObject *data)
{
    Py_buffer in;
    if (!readable(data, &in, "data"))
        return NULL;
    gl_mac *mac = ALIGNED(self, gl_mac);
    gl_status status = GL_OK;
    const bool entered = enter(&self->busy);
    if (entered) {
        if (in.len < RELEASE_GIL_FROM) {
            status = gl_mac_update(mac, in.buf, (size_t)in.len);
        } else {
            Py_BEGIN_ALLOW_THREADS status = gl_mac_update(mac, in.buf, (size_t)in.len);
            Py_END_ALLOW_THREADS
        }
        leave(&self->busy);
    }
    PyBuffer_Release(&in);
    if (!entered)
        return NULL;
    return status == GL_OK ? Py_NewRef(Py_None)
                           : fail(state_of((PyObject *)self), status,
                                  status == GL_E_SELF_CHECK ? gl_mac_kernel(mac) : NULL);
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
        PyErr_Format(PyExc_ValueError, "tag: expected %zd bytes, got %zd",
                     (Py_ssize_t)self->tag_length, given.len);
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
static PyType_Spec mac_spec = {
    .name = "gostlane._core.Mac",
    .basicsize = sizeof(MacObject),
    .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION,
    .slots = mac_slots,
};

/* ---- Facts --------------------------------------------------------------------------------------
 */

static bool append(PyObject *list, PyObject *item)
{
    const bool appended = item && PyList_Append(list, item) == 0;
    Py_XDECREF(item);
    return appended;
}

static PyObject *features_under(uint32_t features)
{
    PyObject *list = PyList_New(0);
    const char *name;
    for (size_t i = 0; list && (name = gl_cpu_feature_name(i)); i++)
        if (features >> i & 1 && !append(list, PyUnicode_FromString(name)))
            Py_CLEAR(list);
    return list;
}

static PyObject *core_features(PyObject *Py_UNUSED(module), PyObject *Py_UNUSED(none))
{
    return features_under(gl_cpu_features());
}

static const gl_cipher *cipher_argument(PyObject *module, PyObject *object)
{
    const char *name = text_argument(object);
    const gl_cipher *cipher = name ? gl_cipher_by_name(name) : NULL;
    if (name && !cipher) {
        module_state *state = PyModule_GetState(module);
        PyErr_Format(state->unsupported_algorithm, "unknown cipher '%s'", name);
    }
    return cipher;
}

static PyObject *core_kernels(PyObject *module, PyObject *cipher_name)
{
    const gl_cipher *cipher = cipher_argument(module, cipher_name);
    PyObject *list = cipher ? PyList_New(0) : NULL;
    gl_kernel_info info;
    for (size_t i = 0; list && gl_kernel_describe(cipher, i, &info); i++) {
        PyObject *needs = features_under(info.needs);
        PyObject *item =
            needs ? Py_BuildValue("(sNnOOnO)", info.name, needs, (Py_ssize_t)info.step,
                                  info.constant_time ? Py_True : Py_False,
                                  info.available ? Py_True : Py_False, (Py_ssize_t)0,
                                  info.any_sbox ? Py_True : Py_False)
                  : NULL;
        if (!append(list, item))
            Py_CLEAR(list);
    }
    return list;
}

static PyObject *core_kernel_for(PyObject *module, PyObject *const *args, Py_ssize_t count)
{
    if (!expect_arguments("kernel_for", count, 2))
        return NULL;
    const gl_cipher *cipher = cipher_argument(module, args[0]);
    const size_t blocks = cipher ? PyLong_AsSize_t(args[1]) : 0;
    return PyErr_Occurred() ? NULL : PyUnicode_FromString(gl_kernel_for(cipher, blocks));
}

static PyObject *core_check_kernel(PyObject *module, PyObject *const *args, Py_ssize_t count)
{
    if (!expect_arguments("check_kernel", count, 2))
        return NULL;
    const gl_cipher *cipher = cipher_argument(module, args[0]);
    const char *name = cipher ? text_argument(args[1]) : NULL;
    if (!name)
        return NULL;
    gl_status status = gl_kernel_check(cipher, name);
    return status == GL_OK ? Py_NewRef(Py_None) : fail(PyModule_GetState(module), status, name);
}

static PyObject *core_sboxes(PyObject *Py_UNUSED(module), PyObject *Py_UNUSED(none))
{
    PyObject *list = PyList_New(0);
    const char *name, *oid;
    for (size_t i = 0; list && gl_sbox_describe(i, &name, &oid); i++)
        if (!append(list, Py_BuildValue("(ss)", name, oid)))
            Py_CLEAR(list);
    return list;
}

static PyObject *core_override_valid(PyObject *Py_UNUSED(module), PyObject *Py_UNUSED(none))
{
    return PyBool_FromLong(gl_cpu_override_valid());
}

static PyObject *core_wipe(PyObject *Py_UNUSED(module), PyObject *buffer)
{
    Py_buffer view;
    if (!writable(buffer, &view, "output"))
        return NULL;
    gl_wipe(view.buf, (size_t)view.len);
    PyBuffer_Release(&view);
    return Py_NewRef(Py_None);
}

static PyObject *core_clock_hz(PyObject *Py_UNUSED(module), PyObject *Py_UNUSED(none))
{
    return PyFloat_FromDouble(1e6 * clock_core_mhz());
}

static PyMethodDef module_methods[] = {
    {"sbox", METHOD(core_sbox), METH_O, "An Sbox by name or OID, or from 128 bytes of rows."},
    {"key", METHOD(core_key), METH_FASTCALL, "key(cipher, bytes, sbox or None)"},
    {"check_mode", METHOD(core_check_mode), METH_FASTCALL,
     "check_mode(key, mode, segment_size, meshing, iv)"},
    {"stream", METHOD(core_stream), METH_FASTCALL,
     "stream(key, mode, segment_size, meshing, iv, decrypt, kernel or None)"},
    {"mac", METHOD(core_mac), METH_FASTCALL, "mac(key, kind, tag_length, meshing, kernel or None)"},
    {"batch", METHOD(core_batch), METH_FASTCALL, "A Batch; see packets.c."},
    {"status_text", METHOD(core_status_text), METH_O, "A sentence for a packet's status."},
    {"features", METHOD(core_features), METH_NOARGS, "CPU features in use."},
    {"kernels", METHOD(core_kernels), METH_O,
     "(name, needs, step, constant_time, available, from_blocks, any_sbox) of a cipher's kernels, "
     "best first."},
    {"kernel_for", METHOD(core_kernel_for), METH_FASTCALL, "kernel_for(cipher, blocks)"},
    {"check_kernel", METHOD(core_check_kernel), METH_FASTCALL, "check_kernel(cipher, kernel)"},
    {"sboxes", METHOD(core_sboxes), METH_NOARGS, "(name, OID) of the named S-box sets."},
    {"override_valid", METHOD(core_override_valid), METH_NOARGS,
     "Whether GOSTLANE_CPU is unset or names a level."},
    {"clock_hz", METHOD(core_clock_hz), METH_NOARGS,
     "The core clock in Hz, measured for about a millisecond; 0 if unknown."},
    {"wipe", METHOD(core_wipe), METH_O, "Overwrite a writable buffer with zeros."},
    {NULL, NULL, 0, NULL},
};

static PyObject *add_exception(PyObject *module, const char *name, const char *full,
                               const char *doc, PyObject *base)
{
    PyObject *type = PyErr_NewExceptionWithDoc(full, doc, base, NULL);
    if (type && PyModule_AddObjectRef(module, name, type) < 0)
        Py_CLEAR(type);
    return type;
}

static PyTypeObject *add_type(PyObject *module, PyType_Spec *spec)
{
    PyTypeObject *type = (PyTypeObject *)PyType_FromModuleAndSpec(module, spec, NULL);
    if (type && PyModule_AddType(module, type) < 0)
        Py_CLEAR(type);
    return type;
}

static int module_exec(PyObject *module)
{
    module_state *state = PyModule_GetState(module);
    state->invalid_tag = add_exception(module, "InvalidTag", "gostlane.InvalidTag",
                                       "An authentication tag does not match.", NULL);
    state->already_finalized =
        add_exception(module, "AlreadyFinalized", "gostlane.AlreadyFinalized",
                      "A context is used after its message was ended.", NULL);
    state->unsupported_algorithm =
        add_exception(module, "UnsupportedAlgorithm", "gostlane.UnsupportedAlgorithm",
                      "A combination that the standards do not define, or a kernel that this CPU "
                      "cannot run.",
                      PyExc_ValueError);
    state->sbox_type = add_type(module, &sbox_spec);
    state->key_type = add_type(module, &key_spec);
    state->stream_type = add_type(module, &stream_spec);
    state->mac_type = add_type(module, &mac_spec);
    state->batch_type = add_type(module, &batch_spec);
    return PyErr_Occurred() || add_statuses(module) < 0 ||
                   PyModule_AddStringConstant(module, "__version__", gl_version()) < 0
               ? -1
               : 0;
}

static PyModuleDef_Slot module_slots[] = {
    {Py_mod_exec, module_exec},
#ifdef Py_mod_multiple_interpreters
    {Py_mod_multiple_interpreters, Py_MOD_PER_INTERPRETER_GIL_SUPPORTED},
#endif
#ifdef Py_mod_gil
    {Py_mod_gil, Py_MOD_GIL_NOT_USED},
#endif
    {0, NULL},
};

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT,          .m_name = "gostlane._core",  .m_doc = "The C core of gostlane.",
    .m_size = sizeof(module_state), .m_methods = module_methods, .m_slots = module_slots,
};

PyMODINIT_FUNC PyInit__core(void)
{
    return PyModuleDef_Init(&definition);
}
