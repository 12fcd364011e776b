// How well a search sees: the blind spots of a level. Weak in a human way: sight limited in depth, fences overlooked,
// judgement blurred where little is at stake. All of it is drawn from the seed and the position, so a search that asks
// twice gets the same answer, and the same seed gives the same game.
#pragma once

#include "knowledge/evaluation.hpp"

namespace hedgemaze {

struct Skill {
    std::uint64_t seed = 0;   // of a seat in a game
    std::uint32_t nodes = 0;  // a level's cap; 0: none
    std::uint8_t sight = 0;   // turns that it looks ahead; 0: as far as the nodes carry
    float overlook = 0;       // share of the fences that it does not think of; of the rival's steps, half of that
    float noise = 0;          // how far its judgement may be off, in nats of the odds: little when they are clear,
                              // and in classic the same for all positions with the same fences
    float looseness = 0;      // an action whose value is so much below the best may be chosen all the same

    // Where it thinks from; the search says so.
    std::uint8_t side = kNobody;
    std::uint64_t turn = 0;  // the stream of this action: of the seed, the ply and the side

    bool is_full() const { return overlook == 0 && noise == 0 && sight == 0; }
    void begin(const State& root);
};

// Takes out of the legal list what this skill overlooks here, keeping the order; at least one action stays.
int seen_actions(const Skill& skill, const State& state, ActionNumber* actions, int count);

// What this skill takes a position's values for.
Values blurred(const Skill& skill, const State& state, const Values& values);

// What is drawn at random: each has a stream of its own.
enum class Draw : std::uint8_t { kOversight, kError, kChoice };

// A number from 0 up to 1, the same for the same arguments; `turn` is that of the skill.
float drawn(std::uint64_t turn, Draw what, std::uint64_t word);

}  // namespace hedgemaze
