// Which candidate of a report a level plays. Every level plays the obvious: the step into the goal, the shortest path
// when only running is left, a catch, and a pellet that no ghost reaches in time. Looseness chooses among the rest.
#pragma once

#include "knowledge/skill.hpp"
#include "search/report.hpp"

namespace hedgemaze {

struct ObviousActions {
    bool may_choose[kMaxActions];  // per candidate of a report: whether it may be chosen
    bool is_running = false;       // only steps on shortest paths may be chosen, even to recent squares
    bool is_decisive = false;      // the game or a life depends on it: applies to levels without looseness too
};

// `recent_squares`: squares of the mover's pawn in its last turns; classic only. At least one candidate may be chosen.
ObviousActions obvious_actions(const State& state, const Report& report, Bits recent_squares);

// Index of the candidate that this skill plays: the best, or at random one of nearly the same value. A proven win is
// always played, a proven loss only without an alternative. In classic a loose skill avoids recent squares. `state` is
// the root.
int chosen(const Skill& skill, const Report& report, const State& state, Bits recent_squares);

}  // namespace hedgemaze
