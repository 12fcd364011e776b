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
    bool is_won_without_ghosts = false;  // house rule auto_win_no_ghosts
    Square pellets[kPellets] = {};
    const Result* codes[kSets] = {};  // by set of pellets; null: not solved yet
    std::size_t offsets[kMaxGhosts + 2] = {};
    std::uint32_t choose[kSquares + 1][kMaxGhosts + 1] = {};
    BoostWays ways[kSets][kPellets];  // by pellets left after eating the pellet, and the pellet

    explicit Blocks(const Problem& problem);

    // The row of 81 codes of a placement; `squares` are sorted.
    HEDGEMAZE_DEVICE const Result* row(int pellets, const Square* squares, int ghosts) const {
        std::size_t index = 0;
        for (int i = 0; i < ghosts; ++i) index += choose[squares[i]][i + 1];
        return codes[pellets] + offsets[ghosts] + index * kSquares;
    }
    // The code of PAC-MAN's turn in which he enters pellet `entered` of the set `pellets`, ghosts on these squares.
    HEDGEMAZE_DEVICE Result enter(int pellets, int entered, const Square* squares, int ghosts) const;
};

// The number of a pellet given as a bit.
HEDGEMAZE_DEVICE constexpr int pellet_number(unsigned bit) { return bit == 1 ? 0 : bit == 2 ? 1 : bit == 4 ? 2 : 3; }

HEDGEMAZE_DEVICE inline Result Blocks::enter(int pellets, int entered, const Square* squares, int ghosts) const {
    const int left = pellets & ~(1 << entered);
    if (left == 0) return kPacmanNow;
    const Result* rows[1 << kMaxGhosts] = {};  // by ghosts eaten
    Result best = kGhostsNow;
    const BoostWays& all = ways[left][entered];
    for (int i = 0; i < all.count; ++i) {
        const BoostWay& way = all.ways[i];
        int eaten = 0, rest = 0;
        Square kept[kMaxGhosts] = {};
        for (int k = 0; k < ghosts; ++k) {
            if (way.eats.has(squares[k])) {
                eaten |= 1 << k;
            } else {
                kept[rest++] = squares[k];
            }
        }
        if (rest == 0 && is_won_without_ghosts) return kPacmanNow;
        Result code = kOpen;
        if (way.next != 0) {
            code = enter(left, pellet_number(way.next), kept, rest);
        } else {
            if (rows[eaten] == nullptr) rows[eaten] = row(left, kept, rest);
            code = rows[eaten][way.end];
        }
        if (preference(code) > preference(best)) best = code;
    }
    return best;
}

}  // namespace hedgemaze::solve
