// What is certain of a position without search: races of two pawns, wins in one turn, catches of the last life.
#pragma once

#include "hedgemaze/race.hpp"

namespace hedgemaze {

// Asked at every new position of a search, with memory of the caller's own.
using Known = bool (*)(const State& state, Proof& proof, void* memory);

// Whether the end of the game is known from here, and how. `memory` is a RaceMemory or null; without it only races that
// are won by running are known.
bool is_known(const State& state, Proof& proof, void* memory);

}  // namespace hedgemaze
