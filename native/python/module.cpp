// The Python module `_core`, built a second time as `_core_v3` for x86-64-v3 processors (decision 0007).
#include "python/bindings.hpp"
#include "python/cpu.hpp"

namespace nb = nanobind;
using namespace hedgemaze::python;

namespace hedgemaze::python {

void raise_error(const char* kind, const char* code, const char* message, const nb::object& given) {
    const nb::object error = nb::module_::import_("hedgemaze.errors").attr(kind);
    PyErr_SetObject(error.ptr(), error(code, message, nb::arg("given") = given).ptr());
    throw nb::python_error();
}

}  // namespace hedgemaze::python

NB_MODULE(HEDGEMAZE_MODULE, module) {
    nb::set_leak_warnings(false);  // a cache keeps modes alive until the interpreter exits
    module.doc() = "The C++ core; use it through hedgemaze.core.";
    module.def("supports_v3", &hedgemaze::supports_v3, "Returns whether this processor supports the x86-64-v3 build.");
    bind_numbers(module);
    bind_position(module);
    bind_board(module);
    bind_batch(module);
    bind_env(module);
    bind_network(module);
    bind_search(module);
    bind_evaluation(module);
    bind_solve(module);
}
