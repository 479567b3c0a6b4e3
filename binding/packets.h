/* What module.c and packets.c share: the module's state, errors and arguments. */
#ifndef GOSTLANE_BINDING_PACKETS_H
#define GOSTLANE_BINDING_PACKETS_H

#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include "gostlane.h"

/* Work on fewer bytes than this is over sooner than the GIL is released and taken again. */
#define RELEASE_GIL_FROM 2048

#define METHOD(function) ((PyCFunction)(void (*)(void))(function))

typedef struct {
    PyObject *invalid_tag, *already_finalized, *unsupported_algorithm;
    PyTypeObject *sbox_type, *key_type, *stream_type, *mac_type, *batch_type;
} module_state;

/* The exception for a status, a mode's or a MAC's; NULL, so that a caller can return it. */
PyObject *fail(module_state *state, gl_status status, const char *subject);
PyObject *mode_fail(module_state *state, gl_status status, const gl_cipher *cipher, gl_mode_id mode,
                    Py_ssize_t iv_length, const gl_options *options);
PyObject *mac_fail(module_state *state, gl_status status, const gl_key *key, const char *kernel);

/* A held buffer, or false with an exception that names `what`. */
bool readable(PyObject *object, Py_buffer *view, const char *what);
bool writable(PyObject *object, Py_buffer *view, const char *what);

bool expect_arguments(const char *name, Py_ssize_t given, Py_ssize_t expected);

/* mode, segment_size and meshing from three consecutive arguments. */
bool mode_arguments(PyObject *const *args, gl_mode_id *mode, gl_options *options);

/* A kernel's name or None; and the one that runs then. */
bool kernel_argument(PyObject *object, const char **name);
const char *selected_kernel(const gl_key *key, const char *forced);

/* The key in a Key, or NULL with an exception. */
const gl_key *key_argument(module_state *state, PyObject *object);

/* ---- packets.c ---------------------------------------------------------------------------------
 */

PyObject *core_batch(PyObject *module, PyObject *const *args, Py_ssize_t count);
PyObject *core_status_text(PyObject *module, PyObject *number);
int add_statuses(PyObject *module);
extern PyType_Spec batch_spec;

#endif
