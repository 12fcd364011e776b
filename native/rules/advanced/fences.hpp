// Fence placement in the advanced mode: no fence may seal squares off (C.1-14 to 19, C-c, C-d).
#pragma once

#include "rules/rules.hpp"

namespace hedgemaze::advanced {

// Turns 1 to 4, in which the ghosts move the Chamber fences (C.1-17 to 19).
constexpr bool is_opening(const State& state) { return state.chamber != 0 || state.lifted != kNoSquare; }

// The squares that these fences seal off, by the house rule `seal_test`.
Bits sealed_off(const State& state, const Fences& fences);

// Legal slots for a fence of the side to move, or for the lifted Chamber fence.
Slots legal_fences(const State& state);
// legal_fences(state).any(), usually much faster.
bool has_legal_fence(const State& state);

// Lifts Chamber fence `index`.
void lift(State& state, int index);
// The Chamber fences that may be lifted, because they can be placed elsewhere (C-r, C-s); bit i is maze.chamber[i].
std::uint8_t liftable(const State& state);

}  // namespace hedgemaze::advanced
