// What a network sees and answers in a mode: its inputs and the outputs of its policy, by family.
#pragma once

#include "nets/chase_inputs.hpp"
#include "nets/classic_inputs.hpp"

namespace hedgemaze::nets {

// The kinds of networks, as numbers in their files. The PAC-MAN modes share inputs and outputs, not weights.
struct Encoding {
    Family family = Family::kClassic;
    int sides = 0;
    int inputs = 0;
    int actions = 0;
    bool operator==(const Encoding&) const = default;
};

constexpr Encoding encoding_of(Family family, int sides) {
    return family == Family::kClassic ? Encoding{family, sides, classic_input_count(sides), kClassicActions}
                                      : Encoding{family, 2, kChaseInputs, kChaseActions};
}
constexpr Encoding encoding_of(const Mode& mode) { return encoding_of(mode.family, mode.side_count); }

// Whether a network can judge positions of this mode.
constexpr bool has_inputs(const Mode& mode) { return mode.family == Family::kClassic || mode.size == kStride; }

// Precondition: has_inputs(*state.mode) and the game is not over.
inline void list_inputs(const State& state, InputList& out) {
    if (state.mode->family == Family::kClassic)
        list_classic_inputs(state, out);
    else
        list_chase_inputs(state, out);
}

// The output of the policy per legal action; kNoOutput for a pass.
inline void list_outputs(const State& state, const ActionNumber* legal, int count, int* out) {
    const Mode& mode = *state.mode;
    if (mode.family == Family::kClassic) {
        const View& view = view_of(state);
        for (int i = 0; i < count; ++i)
            out[i] = action_output(state, from_number(legal[i], mode.family, mode.size), view);
    } else {
        for (int i = 0; i < count; ++i) out[i] = chase_output(state, from_number(legal[i], mode.family, mode.size));
    }
}

}  // namespace hedgemaze::nets
