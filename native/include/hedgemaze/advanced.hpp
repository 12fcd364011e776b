// The advanced PAC-MAN variant (section C of the law): one against all, with fences in play.
//
// docs/decisions/0003 lists the turns action by action.
#pragma once

#include "hedgemaze/rules.hpp"

namespace hedgemaze::advanced {

Outcome outcome(const State& state);

// The rest is for games that are not over.
Turn turn(const State& state);
// `out` has room for kMostActions.
int legal_actions(const State& state, ActionNumber* out);
void play(State& state, const Action& action);
Illegality why_illegal(const State& state, const Action& action);

}  // namespace hedgemaze::advanced
