/* Whether no output lies on another one, nor on what another packet reads. What is in order, as it
 * mostly is, is found to be so in one pass. */
#include "binding.h"

#include <stdlib.h>

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

bool outputs_apart(const BatchObject *self)
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
