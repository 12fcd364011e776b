// `ActionNumbers`: the legal actions of a position as a sequence and a buffer.
#include "python/bindings.hpp"

namespace hedgemaze::python {

namespace {

const ActionNumbers& self_of(PyObject* object) { return *nb::inst_ptr<ActionNumbers>(nb::handle(object)); }

Py_ssize_t length(PyObject* object) { return self_of(object).count; }

PyObject* item(PyObject* object, Py_ssize_t index) {
    const ActionNumbers& numbers = self_of(object);
    if (index < 0 || index >= numbers.count) {
        PyErr_Format(PyExc_IndexError, "index out of range: there are %zd legal actions", numbers.count);
        return nullptr;
    }
    return PyLong_FromLong(numbers.actions[index]);
}

int get_buffer(PyObject* object, Py_buffer* view, int flags) {
    if ((flags & PyBUF_WRITABLE) != 0) {
        PyErr_SetString(PyExc_BufferError, "legal actions cannot be changed");
        return -1;
    }
    static char format[] = "H";
    static Py_ssize_t stride = sizeof(ActionNumber);
    ActionNumbers& numbers = *nb::inst_ptr<ActionNumbers>(nb::handle(object));
    *view = {};
    view->buf = numbers.actions;
    view->obj = Py_NewRef(object);
    view->len = numbers.count * stride;
    view->itemsize = stride;
    view->readonly = 1;
    view->ndim = 1;
    view->format = (flags & PyBUF_FORMAT) != 0 ? format : nullptr;
    view->shape = (flags & PyBUF_ND) != 0 ? &numbers.count : nullptr;
    view->strides = (flags & PyBUF_STRIDES) == PyBUF_STRIDES ? &stride : nullptr;
    return 0;
}

PyType_Slot slots[] = {
    {Py_sq_length, reinterpret_cast<void*>(length)},
    {Py_sq_item, reinterpret_cast<void*>(item)},
    {Py_bf_getbuffer, reinterpret_cast<void*>(get_buffer)},
    {0, nullptr},
};

}  // namespace

void bind_numbers(nb::module_& module) {
    nb::class_<ActionNumbers>(
        module, "ActionNumbers", nb::type_slots(slots),
        "The numbers of legal actions, in order: a sequence, and a buffer of unsigned 16-bit integers.");
}

}  // namespace hedgemaze::python
