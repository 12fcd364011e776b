// The inputs of a network for classic: the numbers of the features that a position has.
//
// First the fences: 64 horizontal, 64 vertical. Then one block per side, in turn order from the side to move:
//
//     pawn 81 | stock 11 | distance 48 | squares on a shortest path 81 | harm 5 * 128
//
// Harm: by how many steps a fence of the other sides would lengthen this side's path, in five ranges.
#pragma once

#include "nets/views.hpp"

namespace hedgemaze::nets {

inline constexpr int kFenceInputs = 2 * kSlots;
inline constexpr int kStocks = 11, kDistances = 48, kHarmRanges = 5;
inline constexpr int kStockInputs = kSquares;
inline constexpr int kDistanceInputs = kStockInputs + kStocks;
inline constexpr int kPathInputs = kDistanceInputs + kDistances;
inline constexpr int kHarmInputs = kPathInputs + kSquares;
inline constexpr int kSideInputs = kHarmInputs + kHarmRanges * 2 * kSlots;

constexpr int classic_input_count(int sides) { return kFenceInputs + sides * kSideInputs; }

// Precondition: a classic mode, and the game is not over.
void list_classic_inputs(const State& state, InputList& out);

}  // namespace hedgemaze::nets
