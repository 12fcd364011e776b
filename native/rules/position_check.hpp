// Validation of positions from texts.
//
// The checks do not prove that a position is reachable. They ensure that the rules work in it: every piece, fence and
// pellet is where the rules allow it, and an unfinished game has a legal action.
#pragma once

#include "board/state.hpp"

namespace hedgemaze {

// Whether a game can be in this state. `fences` must match its bitboards of open steps.
bool is_possible(const State& state);

// Invariant of every state made by the rules: it is possible, the open steps match the fences, and unused fields have
// their defaults. Debug builds check it after every action.
bool is_consistent(const State& state);

}  // namespace hedgemaze
