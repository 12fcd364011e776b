// The rules of the two PAC-MAN families, called through rules.hpp. Classic has its own header:
// rules/classic/classic.hpp.
//
// `outcome` accepts every position; the other functions require a game that is not over, and `why_illegal` an illegal
// action. `out` has room for kMaxActions.
#pragma once

#include "rules/rules.hpp"

// The PAC-MAN variant in a fixed maze (docs/rules.md, A.3). Boards are 9 by 9. PAC-MAN has up to two ordinary steps
// per turn, a ghost one, or two in frenzy.
namespace hedgemaze::pacman {

Outcome outcome(const State& state);
Turn turn(const State& state);
int legal_actions(const State& state, ActionNumber* out);
void play(State& state, const Action& action);
Illegality why_illegal(const State& state, const Action& action);

}  // namespace hedgemaze::pacman

// The advanced PAC-MAN variant with fences (docs/rules.md, C). docs/decisions/0003 lists the actions of each turn.
namespace hedgemaze::advanced {

Outcome outcome(const State& state);
Turn turn(const State& state);
int legal_actions(const State& state, ActionNumber* out);
void play(State& state, const Action& action);
Illegality why_illegal(const State& state, const Action& action);

}  // namespace hedgemaze::advanced
