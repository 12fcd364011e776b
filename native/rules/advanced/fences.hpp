// Fences of the advanced mode: where one may be placed without cutting squares off (C.1-14 to 19, C-c, C-d).
#pragma once

#include "rules/rules.hpp"

namespace hedgemaze::advanced {

// It is one of turns 1 to 4: a Chamber fence is still to be re-laid (C.1-17 to 19).
constexpr bool is_opening(const State& state) { return state.chamber != 0 || state.lifted != kNoSquare; }

// The squares that these fences would cut off, as `seal_test` understands it.
Bits sealed_off(const State& state, const Fences& fences);

// The legal placements of the side to move, or of the fence in the ghosts' hand.
Slots legal_fences(const State& state);
// The same as legal_fences(state).any(), mostly much faster.
bool has_legal_fence(const State& state);

// Takes a Chamber fence, by its index in the maze, into the ghosts' hand.
void lift(State& state, int index);
// The Chamber fences that may be lifted: those that can then be laid elsewhere (C-r, C-s); bit i is maze.chamber[i].
std::uint8_t liftable(const State& state);

}  // namespace hedgemaze::advanced
