// Modes and immutable positions.
#include <stdexcept>

#include "bindings.hpp"
#include "hedgemaze/classic.hpp"
#include "hedgemaze/mode_text.hpp"
#include "hedgemaze/text.hpp"

namespace hedgemaze::python {

namespace {

constexpr std::size_t kLongestText = 4096;

SharedMode mode_from(const std::string& text) {
    auto mode = std::make_shared<Mode>();
    const Status status = parse_mode(text.data(), text.size(), *mode);
    if (status.error != Error::kNone) throw std::invalid_argument(name_of(status.error));
    return mode;
}

std::optional<Held> parse(const std::string& text) {
    auto mode = std::make_shared<Mode>();
    Held held;
    if (parse_position(text.data(), text.size(), *mode, held.state).error != Error::kNone) return {};
    held.mode = std::move(mode);
    return held;
}

std::string text_of(const Held& held) {
    char buffer[kLongestText];
    return {buffer, format_position(held.state, buffer, sizeof buffer)};
}

using Ended = std::tuple<int, std::optional<int>, int>;

std::optional<Ended> outcome_of(const Held& held) {
    const Outcome ended = outcome(held.state);
    if (!ended) return {};
    std::optional<int> winner;
    if (ended.winner != kNobody) winner = ended.winner;
    return Ended{static_cast<int>(ended.reason), winner, ended.rank};
}

using Why = std::tuple<const char*, std::vector<std::pair<int, bool>>, std::optional<int>, std::vector<int>>;

std::optional<Why> why_not(const Held& held, ActionNumber action) {
    const Illegality reason = why_illegal(held.state, action);
    if (reason.code == Code::kLegal) return {};
    std::vector<std::pair<int, bool>> fences;
    for (int i = 0; i < reason.fence_count; ++i)
        fences.emplace_back(reason.fences[i].slot, reason.fences[i].axis == Axis::kVertical);
    std::optional<int> piece;
    if (reason.piece != kNobody) piece = reason.piece;
    std::vector<int> squares;
    for (Bits bits = reason.squares; bits.any();) squares.push_back(bits.pop());
    return Why{kCodeNames[static_cast<int>(reason.code)], fences, piece, squares};
}

Held played(const Held& held, ActionNumber action) {
    Held after = held;
    play(after.state, action);
    return after;
}

Held retired(const Held& held, int side) {
    Held after = held;
    retire(after.state, side);
    return after;
}

nb::bytes mask_of(const Held& held) {
    char mask[kMostActions] = {};
    ActionNumber actions[kMostActions];
    const int count = legal_actions(held.state, actions);
    for (int i = 0; i < count; ++i) mask[actions[i]] = 1;
    return nb::bytes(mask, static_cast<std::size_t>(action_count(held.mode->family, held.mode->size)));
}

// One byte a square of the board of 9 by 9; 255 where there is no way.
nb::bytes field_of(const Held& held, int side) {
    std::int8_t steps[kSquares];
    classic::distance_field(held.state.fences, held.mode->goals[side], steps);
    return nb::bytes(steps, sizeof steps);
}

std::vector<int> path_of(const Held& held, int side) {
    Square squares[kSquares];
    const int count =
        classic::shortest_path(held.state.fences, held.state.squares[side], held.mode->goals[side], squares);
    return {squares, squares + count};
}

}  // namespace

void bind_position(nb::module_& module) {
    nb::class_<Mode>(module, "Mode", "A mode, made from its text.")
        .def(nb::new_([](const std::string& text) { return std::const_pointer_cast<Mode>(mode_from(text)); }),
             nb::arg("text"));
    nb::class_<Held>(module, "Position", "An immutable position.")
        .def("text", &text_of)
        .def("legal_numbers", [](const Held& held) { return Numbers(held.state); })
        .def("legal_mask", &mask_of)
        .def("play_unchecked", &played, nb::arg("action"))
        .def("why_illegal", &why_not, nb::arg("action"))
        .def("retire", &retired, nb::arg("side"))
        .def("outcome", &outcome_of)
        .def("turn",
             [](const Held& held) {
                 const Turn now = turn(held.state);
                 return std::tuple<int, int, int, int>(now.side, static_cast<int>(now.phase), now.steps, now.seats);
             })
        .def(
            "distance",
            [](const Held& held, int side) {
                return classic::distance(held.state.fences, held.state.squares[side], held.mode->goals[side]);
            },
            nb::arg("side"))
        .def("distance_field", &field_of, nb::arg("side"))
        .def("shortest_path", &path_of, nb::arg("side"))
        .def(
            "perft", [](const Held& held, int depth) { return perft(held.state, depth); }, nb::arg("depth"),
            nb::call_guard<nb::gil_scoped_release>())
        .def_prop_ro("hash", [](const Held& held) { return hash_of(held.state); })
        .def_prop_ro("side", [](const Held& held) { return held.state.side; })
        .def_prop_ro("round", [](const Held& held) { return held.state.round; })
        .def_prop_ro("lives", [](const Held& held) { return held.state.lives; })
        .def_prop_ro("ply", [](const Held& held) { return held.state.ply; })
        .def_prop_ro("retired", [](const Held& held) { return held.state.retired; });
    module.def(
        "start", [](SharedMode mode, int first) { return Held{mode, start_state(*mode, first)}; }, nb::arg("mode"),
        nb::arg("first"), "Returns the start position of a mode.");
    module.def("parse", &parse, nb::arg("text"), "Reads a position text; None if it cannot be read.");
    module.def(
        "reason_names",
        [] {
            return std::vector<std::string>{"resigned",   "reached_goal", "all_pellets", "no_lives",   "no_ghosts",
                                            "repetition", "no_progress",  "move_limit",  "others_left"};
        },
        "Returns the reasons for an end by number; number 0 is never used.");
    module.def(
        "phase_names",
        [] { return std::vector<std::string>{"act", "move", "boost", "place", "respawn", "lift", "lay"}; },
        "Returns the phases of a turn by number.");
}

}  // namespace hedgemaze::python
