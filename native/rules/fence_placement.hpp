// Where a fence fits among the fences on the board, in every mode.
#pragma once

#include "board/state.hpp"
#include "rules/illegality.hpp"

namespace hedgemaze {

// Why a fence does not fit among the others, whatever the mode (A.1-14 to 16); kLegal if it does.
Illegality why_no_room(const State& state, Fence fence);

// Slots where a fence would close a ring with fences on the board, or with them and the edge. Any other fence leaves
// every square connected to the same squares as before: a wall cuts something off if and only if it closes a ring.
Slots ring_slots(const Fences& fences, const Grid& grid);

}  // namespace hedgemaze
