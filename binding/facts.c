/* What this library and this CPU have. */
#include "binding.h"

#include "clock.h"

static PyObject *features_under(uint32_t features)
{
    PyObject *list = PyList_New(0);
    const char *name;
    for (size_t i = 0; list && (name = gl_cpu_feature_name(i)); i++)
        if (features >> i & 1 && !append(list, PyUnicode_FromString(name)))
            Py_CLEAR(list);
    return list;
}

PyObject *core_features(PyObject *Py_UNUSED(module), PyObject *Py_UNUSED(none))
{
    return features_under(gl_cpu_features());
}

/* Pairs of numbers as a list of tuples. */
static PyObject *cost_pairs(const gl_cost *costs)
{
    PyObject *list = PyList_New(0);
    for (; list && costs && costs->blocks; costs++)
        if (!append(list, Py_BuildValue("(II)", costs->blocks, costs->cycles)))
            Py_CLEAR(list);
    return list;
}

PyObject *core_kernels(PyObject *module, PyObject *cipher_name)
{
    const gl_cipher *cipher = cipher_argument(PyModule_GetState(module), cipher_name);
    PyObject *list = cipher ? PyList_New(0) : NULL;
    gl_kernel_info info;
    for (size_t i = 0; list && gl_kernel_describe(cipher, i, &info); i++) {
        PyObject *item = Py_BuildValue(
            "(sNnOOON)", info.name, features_under(info.needs), (Py_ssize_t)info.step,
            info.constant_time ? Py_True : Py_False, info.available ? Py_True : Py_False,
            info.any_sbox ? Py_True : Py_False, cost_pairs(info.costs));
        if (!append(list, item))
            Py_CLEAR(list);
    }
    return list;
}

PyObject *core_kernel_for(PyObject *module, PyObject *const *args, Py_ssize_t count)
{
    if (!expect_arguments("kernel_for", count, 2))
        return NULL;
    const gl_cipher *cipher = cipher_argument(PyModule_GetState(module), args[0]);
    const size_t blocks = cipher ? PyLong_AsSize_t(args[1]) : 0;
    return PyErr_Occurred() ? NULL : PyUnicode_FromString(gl_kernel_for(cipher, blocks));
}

PyObject *core_plan(PyObject *module, PyObject *const *args, Py_ssize_t count)
{
    if (!expect_arguments("plan", count, 2))
        return NULL;
    const gl_cipher *cipher = cipher_argument(PyModule_GetState(module), args[0]);
    const size_t blocks = cipher ? PyLong_AsSize_t(args[1]) : 0;
    PyObject *list = PyErr_Occurred() ? NULL : PyList_New(0);
    if (!list)
        return NULL;
    gl_share shares[2];
    const size_t kernels = gl_kernel_plan(cipher, blocks, shares);
    for (size_t i = 0; list && i < kernels; i++)
        if (!append(list, Py_BuildValue("(sn)", shares[i].kernel, (Py_ssize_t)shares[i].blocks)))
            Py_CLEAR(list);
    return list;
}

PyObject *core_check_kernel(PyObject *module, PyObject *const *args, Py_ssize_t count)
{
    if (!expect_arguments("check_kernel", count, 2))
        return NULL;
    const gl_cipher *cipher = cipher_argument(PyModule_GetState(module), args[0]);
    const char *name = cipher ? text_argument(args[1]) : NULL;
    if (!name)
        return NULL;
    gl_status status = gl_kernel_check(cipher, name);
    return status == GL_OK ? Py_NewRef(Py_None) : fail(PyModule_GetState(module), status, name);
}

PyObject *core_sboxes(PyObject *Py_UNUSED(module), PyObject *Py_UNUSED(none))
{
    PyObject *list = PyList_New(0);
    const char *name, *oid;
    for (size_t i = 0; list && gl_sbox_describe(i, &name, &oid); i++)
        if (!append(list, Py_BuildValue("(ss)", name, oid)))
            Py_CLEAR(list);
    return list;
}

PyObject *core_override_valid(PyObject *Py_UNUSED(module), PyObject *Py_UNUSED(none))
{
    return PyBool_FromLong(gl_cpu_override_valid());
}

PyObject *core_clock_hz(PyObject *Py_UNUSED(module), PyObject *Py_UNUSED(none))
{
    return PyFloat_FromDouble(1e6 * clock_core_mhz());
}

PyObject *core_status_text(PyObject *Py_UNUSED(module), PyObject *number)
{
    const long status = PyLong_AsLong(number);
    return PyErr_Occurred() ? NULL : PyUnicode_FromString(gl_status_text((gl_status)status));
}
