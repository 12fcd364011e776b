// The public interface of the rules, for every mode. Nothing here allocates, throws or prints.
#pragma once

#include "board/actions.hpp"
#include "board/state.hpp"
#include "rules/illegality.hpp"

namespace hedgemaze {

struct Turn {
    std::uint8_t side = 0;  // index
    Phase phase = Phase::kAct;
    std::uint8_t steps = 0;  // steps left to the active piece (PAC-MAN's at the start of a turn), including the boost
    std::uint8_t seats = 0;  // bit i: seat i + 1 may act
};

Outcome outcome(const State& state);
Turn turn(const State& state);

// Writes the legal action numbers into a buffer of kMaxActions and returns their count; 0 if the game is over.
int legal_actions(const State& state, ActionNumber* out);

// Precondition: the action is legal.
void play(State& state, ActionNumber action);

// The same for a position that cannot arise and is only examined: debug builds of `play` check their result.
void play_hypothetical(State& state, ActionNumber action);

// The reason why an action is illegal; `code` is kLegal if it is legal.
Illegality why_illegal(const State& state, ActionNumber action);

// Removes a side from the game (decision 0005). Precondition: the side is playing and the game is not over.
void retire(State& state, int side);

// Number of action sequences of this length. A finished game has no children.
std::uint64_t perft(const State& state, int depth);

}  // namespace hedgemaze
