// Helpers of the search within one turn, for both PAC-MAN families: next steps, visited positions, flood fill.
#pragma once

#include "board/hash.hpp"
#include "rules/advanced/steps.hpp"
#include "rules/pacman/ghost_steps.hpp"
#include "rules/pacman/pacman_steps.hpp"

namespace hedgemaze::tactics {

using pacman::kGhostSide;
using pacman::kPacman;
using pacman::Pieces;

// A lossy hash set: it may forget keys, but never reports a key that was not added.
template <int kSize>
class VisitedSet {
   public:
    // True if the key is new or was forgotten.
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

// Legal next steps of a ghost, in mid-move or not.
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

// All fields that change during PAC-MAN's turn, packed: within one turn equal keys mean equal positions.
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

// One step of a flood fill for any piece: through open steps, tunnels and, if ghosts use them, diagonals.
inline Bits flood_step(const State& state, Bits squares) {
    Bits grown = squares | state.fences.neighbours(squares);
    if (is_advanced(state)) {
        grown |= tunnel_exits(state.mode->maze.respawns, squares);
    } else if (state.mode->house.ghost_diagonal) {
        grown |= squares.up<kStride + 1>() | squares.up<kStride - 1>() | squares.down<kStride + 1>() |
                 squares.down<kStride - 1>();  // an upper bound: ignores fences and edges
        grown &= state.mode->grid().board;
    }
    return grown;
}

// Flood fill in rings: within[i] holds the squares at most i steps away from `from`, i <= most.
template <int kMax>
struct Rings {
    Bits within[kMax + 1];
    int count = 1;  // distinct rings

    Rings(const State& state, Bits from, int most) {
        within[0] = from;
        for (int i = 1; i <= most; ++i) {
            within[i] = flood_step(state, within[i - 1]);
            if (within[i] == within[i - 1]) break;
            ++count;
        }
    }
    const Bits& at(int steps) const { return within[steps < count ? steps : count - 1]; }
    int steps_to(int square) const {
        for (int i = 0; i < count; ++i)
            if (within[i].has(square)) return i;
        return count;
    }
};

}  // namespace hedgemaze::tactics
