// Classic for two when nobody has a fence left: the layout stands for good, and what remains is a game of two pawns
// with at most 81 * 81 * 2 positions, which is solved exactly. Pawns can block each other for ever, so it can be a
// draw.
//
// Repetition is left aside: whoever can win here wins without repeating, unless the game before came this way twice.
#pragma once

#include "board/actions.hpp"
#include "knowledge/proof.hpp"

namespace hedgemaze {

// One layout, solved: actions until the end for every place of the two pawns, at best play. Odd: the side to move wins;
// even: its rival; 0: nobody ever does.
struct RaceTable {
    Bits horizontal, vertical;  // the fences
    const Mode* mode = nullptr;
    std::uint8_t actions[2][kSquares][kSquares];  // by side to move, its square, its rival's square
};

// Tables of recent layouts, in memory that the caller hands in; at least one. Make the tables empty (`mode` null) once.
struct RaceMemory {
    RaceTable* tables = nullptr;
    int count = 0;
};

// Whether the position is such a race, and goes on.
bool is_race(const State& state);

// A race that one side wins by running, out of the other's reach all the way; mostly true, found at once. The winner is
// right, `actions` is what running takes: a jump might make it less.
bool race_by_running(const State& state, Proof& proof);

// Solves a race; false if it is none. The first question of a layout fills a table, the others only look it up.
bool race_known(const State& state, Proof& proof, const RaceMemory& memory);

// Fills the table for the layout of this position, whatever the stocks.
void solve_race(const State& state, RaceTable& table);

}  // namespace hedgemaze
