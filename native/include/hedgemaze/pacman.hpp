// The PAC-MAN variant in a fixed maze (section A.3 of the law): two steps and a boost against sight and frenzy.
//
// Boards are 9 by 9; PAC-MAN makes up to two ordinary steps and ghosts one, or two in frenzy, as modes.json says.
#pragma once

#include "hedgemaze/rules.hpp"

namespace hedgemaze::pacman {

Outcome outcome(const State& state);

// The rest is for games that are not over.
Turn turn(const State& state);
// `out` has room for kMostActions.
int legal_actions(const State& state, ActionNumber* out);
void play(State& state, const Action& action);
Illegality why_illegal(const State& state, const Action& action);

}  // namespace hedgemaze::pacman
