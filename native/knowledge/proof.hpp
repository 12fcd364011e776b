// Proven outcomes, found without search: races of two pawns, wins in one turn, catches of the last life.
#pragma once

#include "board/state.hpp"

namespace hedgemaze {

// The outcome of a position under perfect play.
struct Proof {
    std::uint8_t winner = kNobody;  // side
    bool is_known = false;          // known and no winner: a draw
    std::uint16_t actions = 0;      // until the end; the winner plays the shortest line, the others the longest
};

// Called by the search at every new position, with memory of the calling thread.
using ProofFinder = bool (*)(const State& state, Proof& proof, void* memory);

// Whether the outcome is proven. `memory` is a RaceMemory or null; without it only races won by running are proven.
bool find_proof(const State& state, Proof& proof, void* memory);

}  // namespace hedgemaze
