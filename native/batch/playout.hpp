// Random games: every action is drawn uniformly from the legal actions.
#pragma once

#include "board/random.hpp"
#include "board/state.hpp"

namespace hedgemaze {

struct Playout {
    std::uint32_t actions = 0;  // played
    std::uint64_t choices = 0;  // sum of the legal action counts
    Outcome outcome = {};       // of the last position; none if the game was truncated
};

// Plays until the game is over or `most_actions` have been played; `state` becomes the last position.
Playout playout(State& state, Random& random, std::uint32_t most_actions);

}  // namespace hedgemaze
