// What the parts of the Python module share.
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

// A position as Python holds it: the state, and the mode that its pointer needs.
struct PositionHandle {
    SharedMode mode;
    State state;
};

// The numbers of legal actions: a sequence for Python, and a read-only buffer of unsigned 16-bit integers.
struct ActionNumbers {
    // No position has more: 128 fences, four ghosts with eight steps each, and a few others.
    static constexpr int kMost = 192;
    ActionNumber actions[kMost];
    Py_ssize_t count;

    explicit ActionNumbers(const State& state) : count(legal_actions(state, actions)) {}
};

// Squares as a set.
inline Bits bits_of(const std::vector<int>& squares) {
    Bits bits;
    for (const int square : squares) {
        if (square < 0 || square >= kSquares) throw nb::value_error("a square is 0 to 80");
        bits |= Bits::of(square);
    }
    return bits;
}

// Raises one of the classes of hedgemaze.errors.
[[noreturn]] void refuse(const char* kind, const char* code, const char* message, const nb::object& given);

void bind_numbers(nb::module_& module);
void bind_position(nb::module_& module);
void bind_board(nb::module_& module);
void bind_batch(nb::module_& module);
void bind_search(nb::module_& module);
void bind_evaluation(nb::module_& module);

}  // namespace hedgemaze::python
