/*
 * gostlane._core: the C core as Python objects. No logic of its own: it takes buffers, calls one
 * function of the core, and turns a status into an exception that names the expected and the given.
 */
#include "binding.h"

static PyObject *core_wipe(PyObject *Py_UNUSED(module), PyObject *buffer)
{
    Py_buffer view;
    if (!writable(buffer, &view, "output"))
        return NULL;
    gl_wipe(view.buf, (size_t)view.len);
    PyBuffer_Release(&view);
    return Py_NewRef(Py_None);
}

static PyMethodDef module_methods[] = {
    {"sbox", METHOD(core_sbox), METH_O, "An Sbox by name or OID, or from 128 bytes of rows."},
    {"key", METHOD(core_key), METH_FASTCALL, "key(kind, cipher, bytes, sbox or None)"},
    {"check_mode", METHOD(core_check_mode), METH_FASTCALL,
     "check_mode(key, mode, segment_size, meshing, iv)"},
    {"stream", METHOD(core_stream), METH_FASTCALL,
     "stream(key, mode, segment_size, meshing, iv, decrypt, kernel or None)"},
    {"mac", METHOD(core_mac), METH_FASTCALL, "mac(key, kind, tag_length, meshing, kernel or None)"},
    {"batch", METHOD(core_batch), METH_FASTCALL, "A Batch; see packets_arguments.c."},
    {"status_text", METHOD(core_status_text), METH_O, "A sentence for a packet's status."},
    {"features", METHOD(core_features), METH_NOARGS, "CPU features in use."},
    {"kernels", METHOD(core_kernels), METH_O,
     "(name, needs, step, constant_time, available, any_sbox, costs) of a cipher's kernels."},
    {"kernel_for", METHOD(core_kernel_for), METH_FASTCALL, "kernel_for(cipher, blocks)"},
    {"plan", METHOD(core_plan), METH_FASTCALL,
     "plan(cipher, blocks): (kernel, blocks) of each share"},
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

static int add_statuses(PyObject *module)
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
