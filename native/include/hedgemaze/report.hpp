// What a search is given beside its root, and what it reports.
#pragma once

#include "hedgemaze/evaluation.hpp"

namespace hedgemaze {

// What is known for certain of the end of a game, from some position on.
struct Proof {
    std::uint8_t winner = kNobody;  // index of the side
    bool is_known = false;          // known, and nobody wins: a draw
    std::uint16_t actions = 0;      // until the end, if the winner hurries and the others delay
};

// Positions that have stood at the start of a turn in the game so far, for repetition: their hashes, the root's own
// included, oldest first.
struct History {
    const std::uint64_t* hashes = nullptr;
    int count = 0;
};

// One action at the root.
struct Candidate {
    ActionNumber action = 0;
    std::uint32_t visits = 0;
    float prior = 0;
    Values values = {};
    Proof proof = {};
};

struct Report {
    std::uint64_t nodes = 0;  // positions evaluated since the root was set
    std::uint32_t depth = 0;  // actions of the best line
    Values values = {};
    Proof proof = {};
    bool is_finished = false;  // nothing is left to learn: one legal action, a proof, the level's cap, or no memory
    int count = 0;
    Candidate candidates[kMostActions];  // best first
};

}  // namespace hedgemaze
