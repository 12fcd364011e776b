// The game history given to a search, and the report of a search.
#pragma once

#include "knowledge/evaluation.hpp"
#include "knowledge/proof.hpp"

namespace hedgemaze {

// Hashes of the positions at the start of each turn of the game, oldest first, including the root. For repetition.
struct History {
    const std::uint64_t* hashes = nullptr;
    int count = 0;
};

// One root action.
struct Candidate {
    ActionNumber action = 0;
    std::uint32_t visits = 0;
    float prior = 0;
    Values values = {};
    Proof proof = {};
};

struct Report {
    std::uint64_t nodes = 0;  // positions evaluated since the root was set
    std::uint32_t depth = 0;  // length of the principal variation in actions
    Values values = {};
    Proof proof = {};
    bool is_finished = false;  // further search is useless: a proof, the node limit, or the memory is full
    int count = 0;
    Candidate candidates[kMaxActions];  // best first
};

}  // namespace hedgemaze
