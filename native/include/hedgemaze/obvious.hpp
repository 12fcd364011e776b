// What nobody overlooks, however weak: the step into the goal, the way to it when there is nothing left to do but run,
// the catch, and the pellet that no ghost can come to in time. Looseness chooses among what this leaves.
#pragma once

#include "hedgemaze/report.hpp"

namespace hedgemaze {

struct Obvious {
    bool is_open[kMostActions];  // by candidate of a report: whether it may be chosen
    bool is_running = false;     // only what is nearest is open: where the pawn has been does not matter
    bool is_decisive = false;    // the game or a life depends on it: also for a level that is not loose
};

// `trodden`: where the pawn of the side to move stood in its last turns; classic only. At least one candidate is open.
Obvious obvious_of(const State& state, const Report& report, Bits trodden);

}  // namespace hedgemaze
