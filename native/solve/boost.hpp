// What PAC-MAN gets by entering a pellet: the best code over all ways to use the boost (A.3-9 to 13).
#pragma once

#include "solve/problem.hpp"

namespace hedgemaze::solve {

// One way through a boost.
struct BoostWay {
    Bits eats;              // squares whose ghosts are eaten
    Square end;             // where PAC-MAN ends his turn, or the square of the next pellet
    std::uint8_t next = 0;  // the pellet entered, as a bit; 0: the turn ends
};

inline constexpr int kMaxWays = 1 + 4 + 16 + 64;

// The ways through a boost that begins on one pellet, with a given set of pellets left.
struct BoostWays {
    int count = 0;
    BoostWay ways[kMaxWays];
};

// The blocks of all sets of pellets with which PAC-MAN's turn can end, and the ways through every boost.
struct Blocks {
    const Problem* problem = nullptr;
    const Result* codes[kSets] = {};  // by set of pellets; null: not solved yet
    std::size_t offsets[kMaxGhosts + 2] = {};
    std::uint32_t choose[kSquares + 1][kMaxGhosts + 1] = {};
    BoostWays ways[kSets][kPellets];  // by pellets left after eating the pellet, and the pellet

    explicit Blocks(const Problem& problem);

    // The row of 81 codes of a placement; `squares` are sorted.
    const Result* row(int pellets, const Square* squares, int ghosts) const {
        std::size_t index = 0;
        for (int i = 0; i < ghosts; ++i) index += choose[squares[i]][i + 1];
        return codes[pellets] + offsets[ghosts] + index * kSquares;
    }
    // The code of PAC-MAN's turn in which he enters pellet `entered` of the set `pellets`, ghosts on these squares.
    Result enter(int pellets, int entered, const Square* squares, int ghosts) const;
};

}  // namespace hedgemaze::solve
