// Repetition (B28, B42): what the history of a game ends, beside what a position alone says.
#pragma once

#include "board/state.hpp"

namespace hedgemaze {

inline constexpr int kRepetitions = 3;

// Whether a side's turn begins with the position after an action; only such positions are counted. One position alone
// does not tell: a PAC-MAN who has just respawned stands as he might at the start of his turn.
constexpr bool begins_turn(const State& before, const State& after) {
    return after.side != before.side || after.round != before.round;
}

// How a game ends in which this position has come back for the third time; no reason: it goes on.
Outcome repetition_outcome(const State& state);

}  // namespace hedgemaze
