// Fence placement rules that all modes share.
#pragma once

#include "board/state.hpp"
#include "rules/illegality.hpp"

namespace hedgemaze {

// Why a fence is off the board, overlaps or crosses (A.1-14 to 16); kLegal if it does not.
Illegality why_slot_blocked(const State& state, Fence fence);

// Slots where a fence would close a ring with other fences, or with fences and the edge. A fence separates squares if
// and only if it closes a ring.
Slots ring_slots(const Fences& fences, const Grid& grid);

}  // namespace hedgemaze
