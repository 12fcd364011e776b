// Races: two-player classic without fences in stock. The fence layout is final, so at most 81 * 81 * 2 positions
// remain, which retrograde analysis solves exactly. Pawns can block each other forever, so a race can be a draw.
//
// Repetition is ignored: a won race is won without repeating a position, unless the game has already repeated it.
#pragma once

#include "board/actions.hpp"
#include "knowledge/proof.hpp"

namespace hedgemaze {

// One solved layout: actions until the end under perfect play. Odd: the side to move wins; even: the other side wins;
// 0: a draw.
struct RaceTable {
    Bits horizontal, vertical;  // the fences
    const Mode* mode = nullptr;
    std::uint8_t actions[2][kSquares][kSquares];  // [side to move][its square][other pawn's square]
};

// A cache of solved layouts in memory of the caller: at least one table, initially empty (`mode` null).
struct RaceMemory {
    RaceTable* tables = nullptr;
    int count = 0;
};

// Whether the position is an unfinished race.
bool is_race(const State& state);

// Quick proof: one side wins by running, out of the opponent's reach all the way. True for most races. The winner is
// exact; `actions` is an upper bound, because a jump may save a step.
bool race_by_running(const State& state, Proof& proof);

// Looks a race up and solves its layout if it is not cached; false if the position is not a race.
bool lookup_race(const State& state, Proof& proof, const RaceMemory& memory);

// Solves the layout of this position; stocks are ignored.
void solve_race(const State& state, RaceTable& table);

}  // namespace hedgemaze
