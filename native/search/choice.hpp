// Which candidate of a report a level plays. No level, however loose, misses the obvious: the step into the goal, the
// way to it when only running is left, the catch, and the pellet that no ghost reaches in time. Looseness chooses among
// what this leaves.
#pragma once

#include "knowledge/skill.hpp"
#include "search/report.hpp"

namespace hedgemaze {

struct ObviousActions {
    bool is_open[kMostActions];  // by candidate of a report: whether it may be chosen
    bool is_running = false;     // only what is nearest is open: where the pawn has been does not matter
    bool is_decisive = false;    // the game or a life depends on it: also for a level that is not loose
};

// `trodden`: where the pawn of the side to move stood in its last turns; classic only. At least one candidate is open.
ObviousActions obvious_actions(const State& state, const Report& report, Bits trodden);

// Which candidate of a report this skill plays: the best, or now and then one that looks nearly as good. A proven win
// is always played, a proven loss never while there is something else, and what is obvious is not missed.
// Classic: a loose one wanders, but onwards: not to squares where its pawn has stood just now, while anything else will
// do. `state` is the root's.
int chosen(const Skill& skill, const Report& report, const State& state, Bits trodden);

}  // namespace hedgemaze
