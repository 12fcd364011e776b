// The Python module: `_core`, and the same again as `_core_v3` for processors with wide instructions (decision 0007).
#include "bindings.hpp"

namespace nb = nanobind;
using namespace hedgemaze::python;

namespace {

// Whether this processor has what `_core_v3` is compiled for.
bool supports_v3() {
#if defined(__x86_64__)
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") &&
           __builtin_cpu_supports("popcnt") && __builtin_cpu_supports("fma");
#else
    return false;
#endif
}

}  // namespace

NB_MODULE(HEDGEMAZE_MODULE, module) {
    nb::set_leak_warnings(false);  // Python keeps modes in a cache to the very end, on purpose
    module.doc() = "The fast core; hedgemaze.core is its face.";
    module.def("supports_v3", &supports_v3, "Tells whether this processor can run the build with wide instructions.");
    bind_numbers(module);
    bind_position(module);
    bind_board(module);
    bind_batch(module);
}
