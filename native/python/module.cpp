// The Python module: `_core`, and the same again as `_core_v3` for processors with wide instructions (decision 0007).
#include "python/bindings.hpp"
#include "python/cpu.hpp"

namespace nb = nanobind;
using namespace hedgemaze::python;

namespace hedgemaze::python {

void refuse(const char* kind, const char* code, const char* message, const nb::object& given) {
    const nb::object error = nb::module_::import_("hedgemaze.errors").attr(kind);
    PyErr_SetObject(error.ptr(), error(code, message, nb::arg("given") = given).ptr());
    throw nb::python_error();
}

}  // namespace hedgemaze::python

NB_MODULE(HEDGEMAZE_MODULE, module) {
    nb::set_leak_warnings(false);  // Python keeps modes in a cache to the very end, on purpose
    module.doc() = "The fast core; hedgemaze.core is its face.";
    module.def("supports_v3", &hedgemaze::supports_v3,
               "Tells whether this processor can run the build with wide instructions.");
    bind_numbers(module);
    bind_position(module);
    bind_board(module);
    bind_batch(module);
    bind_search(module);
    bind_evaluation(module);
}
