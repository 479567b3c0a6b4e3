/*
 * gostlane._core.Batch: the packets of one call. batch() gathers them from Python's buffers and
 * refuses what does not fit before anything is written; run() is one call of the core, which
 * several threads may make for parts of the batch.
 *
 *    one buffer:   data + offsets[i], lengths[i]   ->   out + offsets[i]
 *    a sequence:   data[i]                         ->   out[i]
 *
 * IVs and given tags are copied, which is cheaper than to hold them; data, outputs and associated
 * data are held as buffers while the batch lives.
 */
#include "packets.h"

#include <stdlib.h>
#include <string.h>

#include "gostlane_packets.h"

typedef struct {
    Py_buffer *view;
    Py_ssize_t count; /* so many are held */
} views;

typedef struct {
    PyObject **item;
    Py_ssize_t count;
} references;

typedef struct {
    PyObject_HEAD
    gl_batch how;
    gl_packet *packets;
    Py_ssize_t count, bytes; /* packets, and bytes of text in all */
    bool fresh;              /* the outputs are new buffers */
    views data, outputs, associated;
    references keys, mac_keys;
    uint8_t *ivs, *given;  /* given: tags to compare with */
    PyObject *kernel_name; /* owns how.options.kernel */
    PyObject *tags;        /* bytes, of encryption and of MACs */
    PyObject *out;         /* the buffer that all outputs are in, or their list; or None */
    PyObject *bounds;      /* bytes: offset and length of each packet in one buffer; or None */
} BatchObject;

/* Memory for `count` items. */
static void *room(Py_ssize_t count, size_t size)
{
    void *memory =
        (size_t)count < PY_SSIZE_T_MAX / size ? PyMem_Malloc(((size_t)count + 1) * size) : NULL;
    if (!memory)
        PyErr_NoMemory();
    return memory;
}

static void release_views(views *held)
{
    for (Py_ssize_t i = 0; i < held->count; i++)
        PyBuffer_Release(&held->view[i]);
    PyMem_Free(held->view);
}

static void release_references(references *held)
{
    for (Py_ssize_t i = 0; i < held->count; i++)
        Py_DECREF(held->item[i]);
    PyMem_Free(held->item);
}

static void batch_dealloc(BatchObject *self)
{
    PyTypeObject *type = Py_TYPE((PyObject *)self);
    PyMem_Free(self->packets);
    PyMem_Free(self->ivs);
    PyMem_Free(self->given);
    release_views(&self->data);
    release_views(&self->outputs);
    release_views(&self->associated);
    release_references(&self->keys);
    release_references(&self->mac_keys);
    Py_XDECREF(self->kernel_name);
    Py_XDECREF(self->tags);
    Py_XDECREF(self->out);
    Py_XDECREF(self->bounds);
    PyObject_Free(self);
    Py_DECREF(type);
}

/* ---- Arguments ---------------------------------------------------------------------------------
 */

/* A tuple of what is in a sequence. */
static PyObject *items_of(PyObject *source, const char *what, const char *expected)
{
    PyObject *items = PyTuple_Check(source) ? Py_NewRef(source) : PySequence_Tuple(source);
    if (!items && PyErr_ExceptionMatches(PyExc_TypeError))
        PyErr_Format(PyExc_TypeError, "%s: expected %s, got %R", what, expected,
                     (PyObject *)Py_TYPE(source));
    return items;
}

static bool expect_count(const char *what, Py_ssize_t given, Py_ssize_t expected)
{
    if (given == expected)
        return true;
    PyErr_Format(PyExc_ValueError, "%s: expected one for each of %zd packets, got %zd", what,
                 expected, given);
    return false;
}

typedef bool hold_function(PyObject *object, Py_buffer *view, const char *what);

/* Holds one buffer of a sequence; names the packet when it cannot be. */
static bool hold(PyObject *object, views *held, hold_function *function, int flags,
                 const char *what)
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

/* Whether an item's format is one integer in the machine's byte order. */
static bool integer_format(const char *format)
{
    const char *own = PY_LITTLE_ENDIAN ? "@=<" : "@=>!";
    if (!format)
        return true;
    if (*format && strchr(own, *format))
        format++;
    return *format && strchr("bBhHiIlLqQnN", *format) && !format[1];
}

static Py_ssize_t clip(long long value)
{
    return value > PY_SSIZE_T_MAX   ? PY_SSIZE_T_MAX
           : value < PY_SSIZE_T_MIN ? PY_SSIZE_T_MIN
                                    : (Py_ssize_t)value;
}

#define LOAD(type)                                                                                 \
    for (Py_ssize_t i = 0; i < count; i++, at += stride) {                                         \
        type value;                                                                                \
        memcpy(&value, at, sizeof value);                                                          \
        values[i] = clip((long long)value);                                                        \
    }

static void load_integers(Py_ssize_t *values, Py_ssize_t count, const char *at, Py_ssize_t stride,
                          Py_ssize_t size, bool is_signed)
{
    if (size == 1 && is_signed)
        LOAD(int8_t)
    else if (size == 1)
        LOAD(uint8_t)
    else if (size == 2 && is_signed)
        LOAD(int16_t)
    else if (size == 2)
        LOAD(uint16_t)
    else if (size == 4 && is_signed)
        LOAD(int32_t)
    else if (size == 4)
        LOAD(uint32_t)
    else
        LOAD(int64_t)
    for (Py_ssize_t i = 0; size == 8 && !is_signed && i < count; i++)
        if (values[i] < 0)
            values[i] = PY_SSIZE_T_MAX; /* 2^63 and up */
}

/* Integers from a buffer of them. */
static Py_ssize_t *integers_of_buffer(PyObject *source, const char *what, Py_ssize_t *count)
{
    Py_buffer view;
    Py_ssize_t *values = NULL;
    if (PyObject_GetBuffer(source, &view, PyBUF_RECORDS_RO) < 0)
        return NULL;
    if (view.ndim != 1 || !integer_format(view.format)) {
        PyErr_Format(PyExc_TypeError,
                     "%s: expected one row of integers, got %d dimensions of format '%s'", what,
                     view.ndim, view.format ? view.format : "B");
    } else if ((values = room(view.shape[0], sizeof *values)) != NULL) {
        const char *format = view.format ? view.format + strlen(view.format) - 1 : "B";
        const bool is_signed = *format >= 'a';
        *count = view.shape[0];
        load_integers(values, *count, view.buf, view.strides[0], view.itemsize, is_signed);
    }
    PyBuffer_Release(&view);
    return values;
}

/* Integers from a buffer of them or from a sequence; those too large become the largest. */
static Py_ssize_t *integers(PyObject *source, const char *what, Py_ssize_t *count)
{
    if (PyObject_CheckBuffer(source))
        return integers_of_buffer(source, what, count);
    PyObject *items = items_of(source, what, "integers");
    if (!items)
        return NULL;
    *count = PyTuple_Size(items);
    Py_ssize_t *values = room(*count, sizeof *values);
    for (Py_ssize_t i = 0; values && i < *count; i++) {
        PyObject *item = PyTuple_GetItem(items, i);
        if (!PyIndex_Check(item))
            PyErr_Format(PyExc_TypeError, "%s: expected integers, got %R", what,
                         (PyObject *)Py_TYPE(item));
        values[i] = PyErr_Occurred() ? -1 : PyNumber_AsSsize_t(item, NULL);
        if (values[i] == -1 && PyErr_Occurred()) {
            PyMem_Free(values);
            values = NULL;
        }
    }
    Py_DECREF(items);
    return values;
}

/* ---- Packets -----------------------------------------------------------------------------------
 */

static bool take_packets(BatchObject *self, Py_ssize_t count)
{
    self->packets = room(count, sizeof *self->packets);
    if (!self->packets)
        return false;
    memset(self->packets, 0, (size_t)count * sizeof *self->packets);
    self->count = count;
    return true;
}

/* Adds the lengths up; false where they cannot be. */
static bool count_bytes(BatchObject *self)
{
    for (Py_ssize_t i = 0; i < self->count; i++) {
        if ((size_t)(PY_SSIZE_T_MAX - self->bytes) < self->packets[i].length) {
            PyErr_SetString(PyExc_OverflowError, "data: too many bytes in all");
            return false;
        }
        self->bytes += (Py_ssize_t)self->packets[i].length;
    }
    return true;
}

/* Packets of a sequence of buffers. */
static bool take_sequence(BatchObject *self, PyObject *data)
{
    PyObject *items = items_of(data, "data", "a buffer or a sequence of buffers");
    if (!items)
        return false;
    const Py_ssize_t count = PyTuple_Size(items);
    bool taken = take_packets(self, count) &&
                 (self->data.view = room(count, sizeof *self->data.view)) != NULL;
    for (Py_ssize_t i = 0; taken && i < count; i++) {
        if ((taken =
                 hold(PyTuple_GetItem(items, i), &self->data, readable, PyBUF_SIMPLE, "data"))) {
            self->packets[i].input = self->data.view[i].buf;
            self->packets[i].length = (size_t)self->data.view[i].len;
        }
    }
    Py_DECREF(items);
    return taken && count_bytes(self);
}

static bool place(BatchObject *self, Py_ssize_t i, Py_ssize_t offset, Py_ssize_t length)
{
    const Py_ssize_t size = self->data.view->len;
    if (offset >= 0 && length >= 0 && offset <= size && length <= size - offset) {
        self->packets[i].input = (const uint8_t *)self->data.view->buf + offset;
        self->packets[i].length = (size_t)length;
        return true;
    }
    if (offset < 0 || length < 0)
        PyErr_Format(PyExc_ValueError,
                     "packet %zd: expected an offset and a length from 0, got %zd and %zd", i,
                     offset, length);
    else
        PyErr_Format(PyExc_ValueError,
                     "packet %zd: expected to lie within the %zd bytes of data, got offset %zd and "
                     "length %zd",
                     i, size, offset, length);
    return false;
}

/* Packets in one buffer. */
static bool take_buffer(BatchObject *self, PyObject *data, PyObject *offsets, PyObject *lengths)
{
    Py_ssize_t count = 0, counted = 0;
    if ((self->data.view = room(1, sizeof *self->data.view)) == NULL ||
        !readable(data, self->data.view, "data"))
        return false;
    self->data.count = 1;
    Py_ssize_t *from = integers(offsets, "offsets", &count);
    Py_ssize_t *length = from ? integers(lengths, "lengths", &counted) : NULL;
    bool taken = length != NULL;
    if (taken && count != counted) {
        PyErr_Format(PyExc_ValueError, "lengths: expected one for each of %zd offsets, got %zd",
                     count, counted);
        taken = false;
    }
    taken = taken && take_packets(self, count);
    for (Py_ssize_t i = 0; taken && i < count; i++)
        taken = place(self, i, from[i], length[i]);
    if (taken && self->how.crypt) {
        self->bounds = PyBytes_FromStringAndSize(NULL, 2 * count * (Py_ssize_t)sizeof *from);
        char *at = self->bounds ? PyBytes_AsString(self->bounds) : NULL;
        for (Py_ssize_t i = 0; at && i < count; i++, at += 2 * sizeof *from) {
            memcpy(at, &from[i], sizeof *from);
            memcpy(at + sizeof *from, &length[i], sizeof *length);
        }
        taken = at != NULL;
    }
    PyMem_Free(from);
    PyMem_Free(length);
    return taken && count_bytes(self);
}

static bool take_data(BatchObject *self, PyObject *data, PyObject *offsets, PyObject *lengths)
{
    const bool one = PyObject_CheckBuffer(data), placed = offsets != Py_None || lengths != Py_None;
    if (one && offsets != Py_None && lengths != Py_None)
        return take_buffer(self, data, offsets, lengths);
    if (!one && !placed)
        return take_sequence(self, data);
    PyErr_SetString(PyExc_ValueError,
                    one ? "data: expected offsets and lengths with one buffer, got one buffer alone"
                        : "data: expected one buffer with offsets and lengths, got a sequence");
    return false;
}

/* ---- Keys --------------------------------------------------------------------------------------
 */

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
        if (mac)
            self->packets[i].mac_key = key;
        else
            self->packets[i].key = key;
    }
    Py_XDECREF(reader.descriptor);
    return taken;
}

/* The keys of all packets, from one Key or a sequence of ciphers. */
static bool take_keys(module_state *state, BatchObject *self, PyObject *source, bool mac)
{
    references *keys = mac ? &self->mac_keys : &self->keys;
    if (Py_TYPE(source) == state->key_type) {
        if ((keys->item = room(1, sizeof *keys->item)) == NULL)
            return false;
        keys->item[keys->count++] = Py_NewRef(source);
        const gl_key *key = key_argument(state, source);
        for (Py_ssize_t i = 0; i < self->count; i++)
            *(mac ? &self->packets[i].mac_key : &self->packets[i].key) = key;
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
static bool take_mac_keys(module_state *state, BatchObject *self, PyObject *source, PyObject *text)
{
    if (source != text || self->keys.count == 0)
        return take_keys(state, self, source, true);
    for (Py_ssize_t i = 0; i < self->count; i++)
        self->packets[i].mac_key = self->packets[i].key;
    return true;
}

/* ---- IVs, tags, associated data ----------------------------------------------------------------
 */

/* A copy of one buffer, or of a sequence of pieces of one length; their length in all. */
static uint8_t *copy_pieces(PyObject *source, const char *what, Py_ssize_t count, Py_ssize_t *total)
{
    Py_buffer view;
    if (PyObject_CheckBuffer(source)) {
        if (!readable(source, &view, what))
            return NULL;
        uint8_t *copy = room(view.len, 1);
        if (copy && view.len)
            memcpy(copy, view.buf, (size_t)view.len);
        *total = view.len;
        PyBuffer_Release(&view);
        return copy;
    }
    PyObject *items = items_of(source, what, "a buffer or a sequence of buffers");
    if (!items)
        return NULL;
    uint8_t *copy = NULL;
    Py_ssize_t each = 0;
    bool taken = expect_count(what, PyTuple_Size(items), count);
    for (Py_ssize_t i = 0; taken && i < count; i++) {
        if (!readable(PyTuple_GetItem(items, i), &view, what)) {
            taken = false;
            break;
        }
        if (i == 0) {
            each = view.len;
            taken = each < PY_SSIZE_T_MAX / count && (copy = room(each * count, 1)) != NULL;
        } else if (view.len != each) {
            PyErr_Format(PyExc_ValueError,
                         "%s: expected one length for all packets, got %zd bytes for packet 0 and "
                         "%zd for packet %zd",
                         what, each, view.len, i);
            taken = false;
        }
        if (taken && each)
            memcpy(copy + i * each, view.buf, (size_t)each);
        PyBuffer_Release(&view);
    }
    Py_DECREF(items);
    *total = each * count;
    if (taken && !copy)
        copy = room(0, 1);
    if (!taken) {
        PyMem_Free(copy);
        copy = NULL;
        if (!PyErr_Occurred())
            PyErr_NoMemory();
    }
    return copy;
}

static bool take_ivs(BatchObject *self, PyObject *source)
{
    Py_ssize_t total;
    if ((self->ivs = copy_pieces(source, "IVs", self->count, &total)) == NULL)
        return false;
    if (self->count ? total % self->count != 0 : total != 0) {
        PyErr_Format(PyExc_ValueError, "IVs of %zd packets: expected %s each, got %zd bytes in all",
                     self->count,
                     self->count ? gl_iv_rule(gl_key_cipher(self->packets->key), self->how.mode)
                                 : "none",
                     total);
        return false;
    }
    const Py_ssize_t each = self->count ? total / self->count : 0;
    self->how.iv_length = (size_t)each;
    for (Py_ssize_t i = 0; i < self->count; i++)
        self->packets[i].iv = self->ivs + i * each;
    return true;
}

/* Tags: those given, or room for new ones. */
static bool take_tags(BatchObject *self, PyObject *source)
{
    const Py_ssize_t each = (Py_ssize_t)self->how.tag_length;
    uint8_t *tags;
    if (source != Py_None) {
        Py_ssize_t total;
        if ((self->given = copy_pieces(source, "tags", self->count, &total)) == NULL)
            return false;
        if (total != each * self->count) {
            PyErr_Format(PyExc_ValueError,
                         "tags: expected %zd bytes for each of %zd packets, %zd in all, got %zd",
                         each, self->count, each * self->count, total);
            return false;
        }
        tags = self->given;
    } else {
        if ((self->tags = PyBytes_FromStringAndSize(NULL, each * self->count)) == NULL)
            return false;
        tags = (uint8_t *)PyBytes_AsString(self->tags);
        memset(tags, 0, (size_t)(each * self->count));
    }
    for (Py_ssize_t i = 0; i < self->count; i++)
        self->packets[i].tag = tags + i * each;
    return true;
}

static bool take_associated(BatchObject *self, PyObject *source)
{
    const bool one = PyObject_CheckBuffer(source);
    views *held = &self->associated;
    if ((held->view = room(one ? 1 : self->count, sizeof *held->view)) == NULL)
        return false;
    if (one) {
        if (!readable(source, held->view, "associated"))
            return false;
        held->count = 1;
        const Py_ssize_t total = held->view->len;
        if (self->count ? total % self->count != 0 : total != 0) {
            PyErr_Format(PyExc_ValueError,
                         "associated: expected equal pieces for %zd packets, got %zd bytes",
                         self->count, total);
            return false;
        }
        for (Py_ssize_t i = 0; i < self->count; i++) {
            self->packets[i].associated_length = (size_t)(total / self->count);
            self->packets[i].associated =
                (const uint8_t *)held->view->buf + i * (total / self->count);
        }
        return true;
    }
    PyObject *items = items_of(source, "associated", "a buffer or a sequence of buffers");
    bool taken = items && expect_count("associated", PyTuple_Size(items), self->count);
    for (Py_ssize_t i = 0; taken && i < self->count; i++) {
        if ((taken = hold(PyTuple_GetItem(items, i), held, readable, PyBUF_SIMPLE, "associated"))) {
            self->packets[i].associated = held->view[i].buf;
            self->packets[i].associated_length = (size_t)held->view[i].len;
        }
    }
    Py_XDECREF(items);
    return taken;
}

/* ---- Whether the batch fits its ciphers --------------------------------------------------------
 */

static bool text_fits(module_state *state, const BatchObject *self, const gl_packet *p)
{
    const gl_batch *how = &self->how;
    gl_stream stream;
    const gl_status status = gl_stream_init(&stream, p->key, how->mode, how->decrypt, p->iv,
                                            how->iv_length, &how->options);
    gl_stream_wipe(&stream);
    if (status == GL_E_KERNEL || status == GL_E_CIRCUIT || status == GL_E_CPU ||
        status == GL_E_SELF_CHECK)
        fail(state, status, selected_kernel(p->key, how->options.kernel));
    else if (status != GL_OK)
        mode_fail(state, status, gl_key_cipher(p->key), how->mode, (Py_ssize_t)how->iv_length,
                  &how->options);
    return status == GL_OK;
}

static bool mac_fits(module_state *state, const BatchObject *self, const gl_packet *p)
{
    const gl_batch *how = &self->how;
    const gl_options options = {.meshing = how->mac_meshing, .kernel = how->options.kernel};
    gl_mac mac;
    const Py_ssize_t block = (Py_ssize_t)gl_cipher_block_size(gl_key_cipher(p->mac_key));
    if (how->tag_length < 1 || how->tag_length > (size_t)block) {
        PyErr_Format(PyExc_ValueError, "tag length: expected 1..%zd bytes, got %zd", block,
                     (Py_ssize_t)how->tag_length);
        return false;
    }
    const gl_status status = gl_mac_init(&mac, p->mac_key, how->mac_id, &options);
    gl_mac_wipe(&mac);
    if (status != GL_OK)
        mac_fail(state, status, p->mac_key, how->options.kernel);
    return status == GL_OK;
}

typedef bool fits_function(module_state *state, const BatchObject *self, const gl_packet *p);

/* Asks for one packet of every cipher that occurs; and for each key where a kernel is forced, which
 * may not have every S-box. */
static bool all_fit(module_state *state, const BatchObject *self, bool mac)
{
    fits_function *fits = mac ? mac_fits : text_fits;
    const gl_cipher *good[2] = {NULL, NULL};
    const gl_key *last = NULL;
    for (Py_ssize_t i = 0; i < self->count; i++) {
        const gl_packet *p = &self->packets[i];
        const gl_key *key = mac ? p->mac_key : p->key;
        const gl_cipher *cipher = key == last ? good[0] : gl_key_cipher(key);
        const bool asked = key == last || !self->how.options.kernel;
        last = key;
        if (asked && (cipher == good[0] || cipher == good[1]))
            continue;
        if (!fits(state, self, p))
            return false;
        good[1] = good[0];
        good[0] = cipher;
    }
    return true;
}

/* ---- Outputs -----------------------------------------------------------------------------------
 */

/* What a packet writes. */
typedef struct {
    uintptr_t start, end;
    Py_ssize_t packet;
} span;

static int by_start(const void *a, const void *b)
{
    const span *x = a, *y = b;
    return (x->start > y->start) - (x->start < y->start);
}

/* The first packet but `own` that writes into these bytes, or -1. */
static Py_ssize_t writer(const span *spans, Py_ssize_t count, const uint8_t *at, size_t length,
                         Py_ssize_t own)
{
    const uintptr_t start = (uintptr_t)at, end = start + length;
    Py_ssize_t low = 0, high = count;
    while (low < high) {
        const Py_ssize_t middle = low + (high - low) / 2;
        if (spans[middle].end <= start)
            low = middle + 1;
        else
            high = middle;
    }
    for (; low < count && spans[low].start < end; low++)
        if (spans[low].packet != own && length)
            return spans[low].packet;
    return -1;
}

static bool spans_apart(span *spans, Py_ssize_t count)
{
    qsort(spans, (size_t)count, sizeof *spans, by_start);
    for (Py_ssize_t i = 1; i < count; i++)
        if (spans[i].start < spans[i - 1].end) {
            PyErr_Format(PyExc_ValueError,
                         "output: expected packets apart from each other, got packets %zd and %zd "
                         "that overlap",
                         spans[i - 1].packet, spans[i].packet);
            return false;
        }
    return true;
}

/* Whether no input and no associated data lie on what another packet writes. */
static bool inputs_apart(const BatchObject *self, const span *spans, Py_ssize_t count)
{
    for (Py_ssize_t i = 0; i < self->count; i++) {
        const gl_packet *p = &self->packets[i];
        const char *what = "input";
        Py_ssize_t found = writer(spans, count, p->input, p->length, i);
        if (found < 0) {
            what = "associated data";
            found = writer(spans, count, p->associated, p->associated_length, -1);
        }
        if (found >= 0) {
            PyErr_Format(PyExc_ValueError,
                         "output: expected apart from the %s of packet %zd, got that of packet %zd "
                         "on it",
                         what, i, found);
            return false;
        }
    }
    return true;
}

/* The bytes that packets read or write lie between two addresses. */
static void widen(span *all, const uint8_t *at, size_t length)
{
    const uintptr_t start = (uintptr_t)at, end = start + length;
    if (length) {
        all->start = start < all->start ? start : all->start;
        all->end = end > all->end ? end : all->end;
    }
}

/* Whether no output lies on another one, nor on what another packet reads. What is in order, as it
 * mostly is, is found to be so in one pass. */
static bool outputs_apart(const BatchObject *self)
{
    bool ordered = true;
    span in = {UINTPTR_MAX, 0, 0}, out = in;
    for (Py_ssize_t i = 0; i < self->count; i++) {
        const gl_packet *p = &self->packets[i];
        if (p->length) {
            ordered = ordered && out.end <= (uintptr_t)p->output;
            widen(&out, p->output, p->length);
            if (p->input != p->output)
                widen(&in, p->input, p->length);
        }
        widen(&in, p->associated, p->associated_length);
    }
    const bool mixed = in.start < out.end && out.start < in.end;
    if (ordered && !mixed)
        return true;
    span *spans = room(self->count, sizeof *spans);
    if (!spans)
        return false;
    Py_ssize_t count = 0;
    for (Py_ssize_t i = 0; i < self->count; i++) {
        const uintptr_t start = (uintptr_t)self->packets[i].output;
        if (self->packets[i].length)
            spans[count++] = (span){start, start + self->packets[i].length, i};
    }
    const bool apart = spans_apart(spans, count) && (!mixed || inputs_apart(self, spans, count));
    PyMem_Free(spans);
    return apart;
}

/* A new buffer, or the caller's, laid out as the input is. */
static bool place_in_one(BatchObject *self, PyObject *out)
{
    const Py_ssize_t size = self->data.view->len;
    Py_ssize_t end = 0, room_for = size;
    uint8_t *base;
    for (Py_ssize_t i = 0; i < self->count; i++) {
        const gl_packet *p = &self->packets[i];
        const Py_ssize_t last =
            p->input - (const uint8_t *)self->data.view->buf + (Py_ssize_t)p->length;
        end = last > end ? last : end;
    }
    if (self->fresh) {
        if ((self->out = PyByteArray_FromStringAndSize(NULL, size)) == NULL)
            return false;
        base = (uint8_t *)PyByteArray_AsString(self->out);
    } else {
        if ((self->outputs.view = room(1, sizeof *self->outputs.view)) == NULL ||
            !writable(out, self->outputs.view, "output"))
            return false;
        self->outputs.count = 1;
        self->out = Py_NewRef(out);
        base = self->outputs.view->buf;
        room_for = self->outputs.view->len;
    }
    if (room_for < end) {
        PyErr_Format(PyExc_ValueError, "output: expected room for %zd bytes, got %zd", end,
                     room_for);
        return false;
    }
    for (Py_ssize_t i = 0; i < self->count; i++)
        self->packets[i].output =
            base + (self->packets[i].input - (const uint8_t *)self->data.view->buf);
    if (!outputs_apart(self))
        return false;
    if (self->fresh && self->bytes != size)
        memset(base, 0, (size_t)size); /* what lies between the packets */
    return true;
}

/* A new buffer for each packet. */
static bool make_outputs(BatchObject *self)
{
    if ((self->out = PyList_New(self->count)) == NULL)
        return false;
    for (Py_ssize_t i = 0; i < self->count; i++) {
        gl_packet *p = &self->packets[i];
        PyObject *output = PyByteArray_FromStringAndSize(NULL, (Py_ssize_t)p->length);
        if (!output || PyList_SetItem(self->out, i, output) < 0)
            return false;
        p->output = (uint8_t *)PyByteArray_AsString(output);
    }
    return true;
}

/* The caller's buffers. */
static bool place_in_many(BatchObject *self, PyObject *out)
{
    PyObject *items =
        PyObject_CheckBuffer(out) ? NULL : items_of(out, "output", "a buffer for each packet");
    if (!items) {
        if (!PyErr_Occurred())
            PyErr_SetString(PyExc_TypeError,
                            "output: expected a buffer for each packet, got one buffer");
        return false;
    }
    views *held = &self->outputs;
    bool taken = expect_count("output", PyTuple_Size(items), self->count) &&
                 (held->view = room(self->count, sizeof *held->view)) != NULL;
    for (Py_ssize_t i = 0; taken && i < self->count; i++) {
        gl_packet *p = &self->packets[i];
        taken = hold(PyTuple_GetItem(items, i), held, writable, PyBUF_WRITABLE, "output");
        if (!taken)
            break;
        if ((size_t)held->view[i].len < p->length) {
            PyErr_Format(PyExc_ValueError,
                         "output of packet %zd: expected room for %zd bytes, got %zd", i,
                         (Py_ssize_t)p->length, held->view[i].len);
            taken = false;
        }
        p->output = held->view[i].buf;
    }
    self->out = taken ? PySequence_List(items) : NULL;
    Py_DECREF(items);
    return self->out && outputs_apart(self);
}

static bool take_outputs(BatchObject *self, PyObject *out)
{
    self->fresh = out == Py_None;
    if (self->bounds)
        return place_in_one(self, out);
    return self->fresh ? make_outputs(self) : place_in_many(self, out);
}

/* ---- Batch -------------------------------------------------------------------------------------
 */

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
    const long kind = PyLong_AsLong(args[MAC_KIND]);
    const Py_ssize_t length = PyNumber_AsSsize_t(args[TAG_LENGTH], NULL);
    if (PyErr_Occurred())
        return false;
    if (kind < GL_IMIT || kind > GL_OMAC) {
        PyErr_Format(PyExc_ValueError, "MAC: expected 0..%d, got %ld", GL_OMAC, kind);
        return false;
    }
    how->mac_id = (gl_mac_id)kind;
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
    BatchObject *self = (BatchObject *)PyType_GenericAlloc(state->batch_type, 0);
    if (self && !take_batch(state, self, args))
        Py_CLEAR(self);
    return (PyObject *)self;
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
        return fail(PyModule_GetState(PyType_GetModule(Py_TYPE((PyObject *)self))), status, NULL);
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
            PyObject *cut = PyLong_FromSsize_t(i);
            if (!cut || PyList_Append(cuts, cut) < 0)
                Py_CLEAR(cuts);
            Py_XDECREF(cut);
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

PyObject *core_status_text(PyObject *Py_UNUSED(module), PyObject *number)
{
    const long status = PyLong_AsLong(number);
    return PyErr_Occurred() ? NULL : PyUnicode_FromString(gl_status_text((gl_status)status));
}

int add_statuses(PyObject *module)
{
    static const struct {
        const char *name;
        gl_status status;
    } statuses[] = {
        {"STATUS_OK", GL_OK},
        {"STATUS_SELF_CHECK", GL_E_SELF_CHECK},
        {"STATUS_BLOCK_LENGTH", GL_E_BLOCK_LENGTH},
        {"STATUS_OVERLAP", GL_E_OVERLAP},
        {"STATUS_COUNTER", GL_E_COUNTER},
        {"STATUS_TAG", GL_E_TAG},
    };
    int failed = 0;
    for (size_t i = 0; i < sizeof statuses / sizeof *statuses; i++)
        failed |= PyModule_AddIntConstant(module, statuses[i].name, (long)statuses[i].status);
    return failed;
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
