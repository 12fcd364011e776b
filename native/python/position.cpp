// Modes and immutable positions.
#include <stdexcept>

#include "board/hash.hpp"
#include "python/bindings.hpp"
#include "rules/classic/classic.hpp"
#include "text/modes/mode_text.hpp"
#include "text/position_text.hpp"

namespace hedgemaze::python {

namespace {

constexpr std::size_t kLongestText = 4096;

SharedMode mode_from(const std::string& text) {
    auto mode = std::make_shared<Mode>();
    const Status status = parse_mode(text.data(), text.size(), *mode);
    if (status.error != Error::kNone) throw std::invalid_argument(name_of(status.error));
    return mode;
}

std::optional<PositionHandle> parse(const std::string& text) {
    auto mode = std::make_shared<Mode>();
    PositionHandle handle;
    if (parse_position(text.data(), text.size(), *mode, handle.state).error != Error::kNone) return {};
    handle.mode = std::move(mode);
    return handle;
}

std::string text_of(const PositionHandle& handle) {
    char buffer[kLongestText];
    return {buffer, format_position(handle.state, buffer, sizeof buffer)};
}

using OutcomeTuple = std::tuple<int, std::optional<int>, int>;  // reason, winner, rank

std::optional<OutcomeTuple> outcome_of(const PositionHandle& handle) {
    const Outcome ended = outcome(handle.state);
    if (!ended) return {};
    return OutcomeTuple{static_cast<int>(ended.reason), optional_index(ended.winner), ended.rank};
}

// Code, fences (slot, is vertical), piece, squares.
using IllegalityTuple =
    std::tuple<const char*, std::vector<std::pair<int, bool>>, std::optional<int>, std::vector<int>>;

std::optional<IllegalityTuple> why_not(const PositionHandle& handle, ActionNumber action) {
    const Illegality reason = why_illegal(handle.state, action);
    if (reason.code == Code::kLegal) return {};
    std::vector<std::pair<int, bool>> fences;
    for (int i = 0; i < reason.fence_count; ++i)
        fences.emplace_back(reason.fences[i].slot, reason.fences[i].axis == Axis::kVertical);
    std::vector<int> squares;
    for (Bits bits = reason.squares; bits.any();) squares.push_back(bits.pop());
    return IllegalityTuple{kCodeNames[static_cast<int>(reason.code)], fences, optional_index(reason.piece), squares};
}

PositionHandle played(const PositionHandle& handle, ActionNumber action) {
    PositionHandle after = handle;
    play(after.state, action);
    return after;
}

PositionHandle retired(const PositionHandle& handle, int side) {
    PositionHandle after = handle;
    retire(after.state, side);
    return after;
}

nb::bytes mask_of(const PositionHandle& handle) {
    char mask[kMaxActions] = {};
    ActionNumber actions[kMaxActions];
    const int count = legal_actions(handle.state, actions);
    for (int i = 0; i < count; ++i) mask[actions[i]] = 1;
    return nb::bytes(mask, static_cast<std::size_t>(action_count(handle.mode->family, handle.mode->size)));
}

// One byte per square of the 9 by 9 board; 255 without a path.
nb::bytes field_of(const PositionHandle& handle, int side) {
    std::int8_t steps[kSquares];
    classic::distance_field(handle.state.fences, handle.mode->goals[side], steps);
    return nb::bytes(steps, sizeof steps);
}

// A set of squares as two words: Python joins them to one integer.
using Words = std::pair<std::uint64_t, std::uint64_t>;

Words words_of(Bits bits) { return {bits.lo, bits.hi}; }

// Chamber fences that have not been re-laid, as horizontal and vertical slots.
std::pair<Words, Words> chamber_of(const State& state) {
    Slots slots;
    for (int i = 0; i < 4; ++i) {
        if ((state.chamber >> i & 1) == 0) continue;
        const Fence fence = state.mode->maze.chamber[i];
        (fence.axis == Axis::kHorizontal ? slots.horizontal : slots.vertical) |= Bits::of(fence.slot);
    }
    return {words_of(slots.horizontal), words_of(slots.vertical)};
}

// The position after an action; None if the action is illegal.
std::optional<PositionHandle> tried(const PositionHandle& handle, ActionNumber action) {
    if (why_illegal(handle.state, action).code != Code::kLegal) return {};
    return played(handle, action);
}

std::string key_of(const PositionHandle& handle) {
    std::string text = text_of(handle);
    text.resize(text.rfind(' '));
    return text;
}

std::vector<int> path_of(const PositionHandle& handle, int side) {
    Square squares[kSquares];
    const int count =
        classic::shortest_path(handle.state.fences, handle.state.squares[side], handle.mode->goals[side], squares);
    return {squares, squares + count};
}

}  // namespace

void bind_position(nb::module_& module) {
    nb::class_<Mode>(module, "Mode", "A mode, parsed from its text.")
        .def(nb::new_([](const std::string& text) { return std::const_pointer_cast<Mode>(mode_from(text)); }),
             nb::arg("text"));
    nb::class_<PositionHandle>(module, "Position", "An immutable position.")
        .def("text", &text_of)
        .def("key", &key_of)
        .def("legal_numbers", [](const PositionHandle& handle) { return ActionNumbers(handle.state); })
        .def("legal_mask", &mask_of)
        .def("play_unchecked", &played, nb::arg("action"))
        .def("try_play", &tried, nb::arg("action"))
        .def("why_illegal", &why_not, nb::arg("action"))
        .def("retire", &retired, nb::arg("side"))
        .def("outcome", &outcome_of)
        .def("turn",
             [](const PositionHandle& handle) {
                 const Turn now = turn(handle.state);
                 return std::tuple<int, int, int, int>(now.side, static_cast<int>(now.phase), now.steps, now.seats);
             })
        .def(
            "distance",
            [](const PositionHandle& handle, int side) {
                return classic::distance(handle.state.fences, handle.state.squares[side], handle.mode->goals[side]);
            },
            nb::arg("side"))
        .def("distance_field", &field_of, nb::arg("side"))
        .def("shortest_path", &path_of, nb::arg("side"))
        .def(
            "perft", [](const PositionHandle& handle, int depth) { return perft(handle.state, depth); },
            nb::arg("depth"), nb::call_guard<nb::gil_scoped_release>())
        .def_prop_ro("hash", [](const PositionHandle& handle) { return hash_of(handle.state); })
        .def_prop_ro("side", [](const PositionHandle& handle) { return handle.state.side; })
        .def_prop_ro("round", [](const PositionHandle& handle) { return handle.state.round; })
        .def_prop_ro("lives", [](const PositionHandle& handle) { return handle.state.lives; })
        .def_prop_ro("ply", [](const PositionHandle& handle) { return handle.state.ply; })
        .def_prop_ro("progress", [](const PositionHandle& handle) { return handle.state.progress; })
        .def_prop_ro("retired", [](const PositionHandle& handle) { return handle.state.retired; })
        .def_prop_ro("horizontal",
                     [](const PositionHandle& handle) { return words_of(handle.state.fences.horizontal); })
        .def_prop_ro("vertical", [](const PositionHandle& handle) { return words_of(handle.state.fences.vertical); })
        .def_prop_ro("chamber", [](const PositionHandle& handle) { return chamber_of(handle.state); })
        .def_prop_ro("pellets", [](const PositionHandle& handle) { return words_of(handle.state.pellet_squares()); })
        .def_prop_ro(
            "squares",
            [](const PositionHandle& handle) { return nb::bytes(handle.state.squares, handle.mode->piece_count); })
        .def_prop_ro(
            "previous",
            [](const PositionHandle& handle) { return nb::bytes(handle.state.previous, handle.mode->piece_count); })
        .def_prop_ro(
            "stocks",
            [](const PositionHandle& handle) { return nb::bytes(handle.state.stocks, handle.mode->side_count); })
        .def_prop_ro("reserve", [](const PositionHandle& handle) { return handle.state.reserve; })
        .def_prop_ro("spent", [](const PositionHandle& handle) { return handle.state.spent; })
        .def_prop_ro("moved", [](const PositionHandle& handle) { return handle.state.moved; })
        .def_prop_ro("active", [](const PositionHandle& handle) { return handle.state.active; })
        .def_prop_ro("origin", [](const PositionHandle& handle) { return handle.state.origin; })
        .def_prop_ro("steps", [](const PositionHandle& handle) { return handle.state.steps; })
        .def_prop_ro("boost", [](const PositionHandle& handle) { return handle.state.boost; })
        .def_prop_ro("lifted", [](const PositionHandle& handle) { return handle.state.lifted; });
    module.def(
        "start", [](SharedMode mode, int first) { return PositionHandle{mode, start_state(*mode, first)}; },
        nb::arg("mode"), nb::arg("first"), "Returns the start position of a mode.");
    module.def("parse", &parse, nb::arg("text"), "Parses a position text; None if it is invalid.");
    module.def(
        "reason_names",
        [] {
            return std::vector<std::string>{"resigned",   "reached_goal", "all_pellets", "no_lives",   "no_ghosts",
                                            "repetition", "no_progress",  "move_limit",  "others_left"};
        },
        "Returns the outcome reasons by number; number 0 is never used.");
    module.def(
        "phase_names",
        [] { return std::vector<std::string>{"act", "move", "boost", "place", "respawn", "lift", "lay"}; },
        "Returns the phases of a turn by number.");
}

}  // namespace hedgemaze::python
