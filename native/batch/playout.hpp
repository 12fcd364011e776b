// Random games: every action drawn uniformly from the whole legal list.
#pragma once

#include "board/random.hpp"
#include "board/state.hpp"

namespace hedgemaze {

struct Playout {
    std::uint32_t actions = 0;  // how many were played
    std::uint64_t choices = 0;  // sum of the lengths of the legal lists
    Outcome outcome = {};       // of the last position; none if the game was cut short
};

// Plays on until the game is over or so many actions have been played; `state` becomes the last position.
Playout playout(State& state, Random& random, std::uint32_t most_actions);

}  // namespace hedgemaze
