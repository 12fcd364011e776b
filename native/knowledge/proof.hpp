// What is certain of the end of a game, and how it is found without search: races of two pawns, wins in one turn,
// catches of the last life.
#pragma once

#include "board/state.hpp"

namespace hedgemaze {

// What is known for certain of the end of a game, from some position on.
struct Proof {
    std::uint8_t winner = kNobody;  // index of the side
    bool is_known = false;          // with no winner: a draw
    std::uint16_t actions = 0;      // until the end, if the winner hurries and the others delay
};

// The search calls one at every new position, with memory of the caller's own.
using ProofFinder = bool (*)(const State& state, Proof& proof, void* memory);

// Whether the end of the game is known from here, and how. `memory` is a RaceMemory or null; without it only races that
// are won by running are known.
bool find_proof(const State& state, Proof& proof, void* memory);

}  // namespace hedgemaze
