// The face of the rules: one set of functions for every mode. Nothing here allocates, throws or prints.
#pragma once

#include "board/actions.hpp"
#include "board/state.hpp"
#include "rules/illegality.hpp"

namespace hedgemaze {

struct Turn {
    std::uint8_t side = 0;  // index
    Phase phase = Phase::kAct;
    std::uint8_t steps = 0;  // left to the piece that is moving (or PAC-MAN's at the start of his turn), boost included
    std::uint8_t seats = 0;  // bit i: seat i + 1 may act
};

Outcome outcome(const State& state);
Turn turn(const State& state);

// Writes the legal actions by number into a buffer of kMostActions and returns how many there are; 0 when it is over.
int legal_actions(const State& state, ActionNumber* out);

// Plays an action that is known to be legal.
void play(State& state, ActionNumber action);

// The one reason why an action may not be played; `code` is kLegal if it may.
Illegality why_illegal(const State& state, ActionNumber action);

// Takes a side out of the game (decision 0005); it must be playing, and the game not over.
void retire(State& state, int side);

// Leaf counts: sequences of so many actions; a finished game has no children.
std::uint64_t perft(const State& state, int depth);

}  // namespace hedgemaze
