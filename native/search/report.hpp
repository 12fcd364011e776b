// What a search is given beside its root, and what it reports.
#pragma once

#include "knowledge/evaluation.hpp"
#include "knowledge/proof.hpp"

namespace hedgemaze {

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
