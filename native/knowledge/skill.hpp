// The skill of a level: how a search is weakened in a human way. Limited depth, overlooked fences, noisy evaluation.
// All randomness is a function of the seed and the position, so the same seed gives the same game.
#pragma once

#include "knowledge/evaluation.hpp"

namespace hedgemaze {

struct Skill {
    std::uint64_t seed = 0;   // of a seat in a game
    std::uint32_t nodes = 0;  // node limit; 0: none
    std::uint8_t sight = 0;   // depth limit in turns; 0: none
    float overlook = 0;       // probability of overlooking a fence; half of it for a step of the opponent
    float noise = 0;          // evaluation noise in nats of the odds; in classic equal for positions with equal fences
    float looseness = 0;      // an action may be chosen if its value is less than this below the best

    // Set by the search:
    std::uint8_t side = kNobody;
    std::uint64_t turn = 0;  // stream of this turn, from seed, ply and side

    // No depth limit, nothing overlooked, no noise.
    bool is_full() const { return overlook == 0 && noise == 0 && sight == 0; }
    void begin(const State& root);
};

// Removes overlooked actions from the legal list, keeping its order; at least one action stays. Returns the new count.
int filter_overlooked(const Skill& skill, const State& state, ActionNumber* actions, int count);

// The values with the noise of this skill.
Values with_noise(const Skill& skill, const State& state, const Values& values);

// Random streams.
enum class RandomStream : std::uint8_t { kOverlook, kNoise, kChoice };

// A number in [0, 1), a function of its arguments; `turn` is Skill::turn.
float random_unit(std::uint64_t turn, RandomStream stream, std::uint64_t word);

}  // namespace hedgemaze
