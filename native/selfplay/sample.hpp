// One position of a game of self-play, as it is stored for training. docs/learning.md specifies the file.
#pragma once

#include "nets/views.hpp"
#include "rules/position_check.hpp"

namespace hedgemaze::selfplay {

// 96 bytes, little-endian. Fences, squares and stocks are absolute; the policy is in the view of the side to move.
struct Sample {
    static constexpr int kMaxPolicy = 26;
    struct Share {
        std::uint8_t output = 0;  // nets::action_output
        std::uint8_t share = 0;   // of the visits, 255 for all
    };
    std::uint64_t horizontal = 0;  // bit i: slot i of 64
    std::uint64_t vertical = 0;
    std::uint8_t squares[kMaxSides] = {};
    std::uint8_t stocks[kMaxSides] = {};
    std::uint8_t side = 0;
    std::uint8_t sides = 0;
    std::uint8_t retired = 0;
    std::uint8_t policy_count = 0;
    std::uint32_t game = 0;  // number within the file
    std::uint16_t ply = 0;
    std::uint16_t reserved = 0;
    std::uint8_t root[kMaxSides] = {};    // values of the search per side, 255 is 1.0
    std::uint8_t result[kMaxSides] = {};  // values of the outcome per side, 255 is 1.0
    Share policy[kMaxPolicy] = {};
};
static_assert(sizeof(Sample) == 96);

inline std::uint64_t packed(Bits slots) {
    std::uint64_t word = 0;
    while (slots.any()) word |= std::uint64_t{1} << nets::kViews.slot[0][slots.pop()];
    return word;
}

inline void put_position(Sample& sample, const State& state) {
    sample.horizontal = packed(state.fences.horizontal);
    sample.vertical = packed(state.fences.vertical);
    sample.side = state.side;
    sample.sides = state.mode->side_count;
    sample.retired = state.retired;
    sample.ply = static_cast<std::uint16_t>(state.ply);
    for (int i = 0; i < state.mode->side_count; ++i) {
        sample.squares[i] = state.squares[i];
        sample.stocks[i] = state.stocks[i];
    }
}

// False if no game can be in this position.
inline bool read_position(const Sample& sample, const Mode& mode, State& state) {
    if (sample.sides != mode.side_count || sample.side >= mode.side_count) return false;
    for (int i = 0; i < mode.side_count; ++i)
        if (sample.squares[i] >= kSquares) return false;
    state = start_state(mode);
    for (int i = 0; i < nets::kSlots; ++i) {
        const auto slot = static_cast<Square>(kStride * (i / 8) + i % 8);
        if (sample.horizontal >> i & 1) state.fences.add({slot, Axis::kHorizontal});
        if (sample.vertical >> i & 1) state.fences.add({slot, Axis::kVertical});
    }
    state.side = sample.side;
    state.retired = sample.retired;
    state.ply = sample.ply;
    for (int i = 0; i < mode.side_count; ++i) {
        state.squares[i] = sample.squares[i];
        state.stocks[i] = sample.stocks[i];
    }
    return is_possible(state);
}

}  // namespace hedgemaze::selfplay
