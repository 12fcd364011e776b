// The rules of the two PAC-MAN families, behind rules.hpp. Classic has more to offer: rules/classic/classic.hpp.
//
// `outcome` answers for every position; the other functions are for games that are not over. `out` has room for
// kMostActions.
#pragma once

#include "rules/rules.hpp"

// The PAC-MAN variant in a fixed maze (section A.3 of the law): two steps and a boost against sight and frenzy. Boards
// are 9 by 9; PAC-MAN makes up to two ordinary steps and ghosts one, or two in frenzy, as modes.json says.
namespace hedgemaze::pacman {

Outcome outcome(const State& state);
Turn turn(const State& state);
int legal_actions(const State& state, ActionNumber* out);
void play(State& state, const Action& action);
Illegality why_illegal(const State& state, const Action& action);

}  // namespace hedgemaze::pacman

// The advanced PAC-MAN variant (section C of the law): one against all, with fences in play. docs/decisions/0003 lists
// the turns action by action.
namespace hedgemaze::advanced {

Outcome outcome(const State& state);
Turn turn(const State& state);
int legal_actions(const State& state, ActionNumber* out);
void play(State& state, const Action& action);
Illegality why_illegal(const State& state, const Action& action);

}  // namespace hedgemaze::advanced
