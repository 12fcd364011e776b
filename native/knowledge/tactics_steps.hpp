// What the exact look through one turn needs in both PAC-MAN families: next steps, and positions already seen.
#pragma once

#include "board/hash.hpp"
#include "rules/advanced/steps.hpp"
#include "rules/pacman/ghost_steps.hpp"
#include "rules/pacman/pacman_steps.hpp"

namespace hedgemaze::tactics {

using pacman::kGhostSide;
using pacman::kPacman;
using pacman::Pieces;

// A set of numbers that may forget: what it holds was surely put in.
template <int kSize>
class Seen {
   public:
    // True if the key is new, or was forgotten.
    bool add(std::uint64_t key) {
        std::uint64_t& entry = keys_[mix(key) % kSize];
        if (entry == key + 1) return false;
        entry = key + 1;
        return true;
    }

   private:
    std::uint64_t keys_[kSize] = {};
};

inline Bits to_bits(pacman::Patch patch, int at) {
    Bits bits;
    pacman::for_each_square(patch, at, [&](int square) { bits |= Bits::of(square); });
    return bits;
}

inline bool is_advanced(const State& state) { return state.mode->family == Family::kAdvanced; }

// Where a ghost may step next, whether it has begun or not.
inline Bits ghost_steps(const State& state, int ghost) {
    const bool has_begun = state.active == ghost;
    if (is_advanced(state))
        return has_begun ? advanced::choice(state).steps : advanced::first_choice(state, ghost).steps;
    const pacman::GhostWalk walk(state);
    return to_bits(has_begun ? walk.next_steps() : walk.first_steps(ghost), state.squares[ghost]);
}

inline ActionNumber step_number(int piece, int square) {
    return to_number({ActionKind::kStep, static_cast<std::uint8_t>(piece), static_cast<Square>(square)},
                     Family::kPacman, kStride);
}
inline constexpr ActionNumber kSpendNumber = to_number({ActionKind::kSpend, 0}, Family::kPacman, kStride);

// Everything that changes during PAC-MAN's turn, in one word: two positions of the turn with the same key are the same.
inline std::uint64_t turn_key(const State& state) {
    std::uint64_t key = state.squares[kPacman];
    key = key << 8 | state.origin;
    key = key << 8 | state.previous[kPacman];
    key = key << 5 | state.boost;
    key = key << 3 | state.steps;
    key = key << 4 | state.pellets;
    key = key << 3 | state.reserve;
    key = key << 5 | pacman::ghosts_on_board(state);
    return key << 1 | static_cast<std::uint64_t>(state.active == kPacman);
}

// The squares within so many steps of any of these for any piece: fences, tunnels and, where ghosts use them,
// diagonals.
inline Bits spread(const State& state, Bits squares) {
    Bits grown = squares | state.fences.neighbours(squares);
    if (is_advanced(state)) {
        for (int i = 0; i < 4; ++i)
            if (squares.has(state.mode->maze.respawns[i])) grown |= Bits::of(state.mode->maze.respawns[i ^ 1]);
    } else if (state.mode->house.ghost_diagonal) {
        grown |= squares.up<kStride + 1>() | squares.up<kStride - 1>() | squares.down<kStride + 1>() |
                 squares.down<kStride - 1>();  // more than the truth: fences and edges are left to the rules
        grown &= state.mode->grid().board;
    }
    return grown;
}

}  // namespace hedgemaze::tactics
