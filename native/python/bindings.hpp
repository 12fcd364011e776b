// Types and helpers shared by the parts of the Python module.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <memory>

#include "rules/rules.hpp"

namespace hedgemaze::python {

namespace nb = nanobind;

using SharedMode = std::shared_ptr<const Mode>;

// A position as a Python object: the state, and the mode that it points to.
struct PositionHandle {
    SharedMode mode;
    State state;
};

// Legal action numbers: a Python sequence and a read-only buffer of unsigned 16-bit integers.
struct ActionNumbers {
    // Upper bound: 128 fences, four ghosts with eight steps each, and a few others.
    static constexpr int kMax = 192;
    ActionNumber actions[kMax];
    Py_ssize_t count;

    explicit ActionNumbers(const State& state) : count(legal_actions(state, actions)) {}
};

// Python's None for kNobody.
inline std::optional<int> optional_index(std::uint8_t index) {
    return index == kNobody ? std::nullopt : std::optional<int>(index);
}

inline Bits bits_of(const std::vector<int>& squares) {
    Bits bits;
    for (const int square : squares) {
        if (square < 0 || square >= kSquares) throw nb::value_error("a square is 0 to 80");
        bits |= Bits::of(square);
    }
    return bits;
}

// Raises the class `kind` of hedgemaze.errors.
[[noreturn]] void raise_error(const char* kind, const char* code, const char* message, const nb::object& given);

void bind_numbers(nb::module_& module);
void bind_position(nb::module_& module);
void bind_board(nb::module_& module);
void bind_batch(nb::module_& module);
void bind_env(nb::module_& module);
void bind_network(nb::module_& module);
void bind_search(nb::module_& module);
void bind_evaluation(nb::module_& module);
void bind_solve(nb::module_& module);

}  // namespace hedgemaze::python
