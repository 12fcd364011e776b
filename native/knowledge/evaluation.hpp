// What a position is worth, judged without looking ahead; the search asks this, or somebody outside, at its leaves.
//
// Values are shares: what each side may expect of the game's one point, by index of side, all of them adding up to 1.
// A side that has won has 1, the sides of a draw share alike.
#pragma once

#include "board/actions.hpp"
#include "board/state.hpp"

namespace hedgemaze {

struct Values {
    float of[kMostSides] = {};
};

// The shares of a finished game. A PAC-MAN who loses in the fixed maze keeps kRankShare for every pellet that he has
// eaten: his rank is shown whoever wins, so he plays on for it.
inline constexpr float kRankShare = 0.05F;
Values values_of(const State& state, const Outcome& outcome);

// The shares of a game that goes on, by the knowledge in the core: no learning, no look-ahead.
Values evaluate(const State& state);

// How promising each legal action looks, in the order of the legal list; they add up to 1, and none is 0.
void priors(const State& state, const ActionNumber* legal, int count, float* out);

}  // namespace hedgemaze
