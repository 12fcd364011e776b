// The game to solve: a mode of the pacman family with its fences and one to four ghosts; the layout of its tables.
//
// Tables are arrays of codes (codes.hpp) for positions in which the ghosts' turn begins. One block per set of pellets;
// a block has a part per number of ghosts on the board, a part a row of 81 codes (PAC-MAN's square) per placement.
#pragma once

#include <cstddef>

#include "board/state.hpp"
#include "solve/codes.hpp"
#include "solve/sweep.hpp"

namespace hedgemaze::solve {

inline constexpr int kSets = 1 << kPellets;  // sets of pellets, as bits like State::pellets

// Why a mode cannot be solved; the text names the house rule.
enum class Refusal : std::uint8_t {
    kNone,
    kFamily,        // not the fixed maze
    kPelletStops,   // ordinary steps are left after a boost
    kPacMayReturn,  // the square where the turn began would be part of the position
    kBoostChains,   // boosts with several pellets
    kGhostStack,    // ghosts on one square are no set
    kGhostOrder,    // the ghosts are not interchangeable
};
inline constexpr int kRefusals = 7;
// The house rule of each refusal, as in texts.
inline constexpr const char* kRefusalNames[kRefusals] = {
    "", "family", "pellet_stops", "pac_may_return", "boost_chains", "ghost_stack", "ghost_order",
};

struct Problem {
    Mode mode;
    Fences fences;
    int ghosts = kGhosts;  // Blinky, Pinky, Inky, Clyde: the first ones play

    bool has_empty_part() const { return !mode.house.auto_win_no_ghosts; }  // positions without ghosts
};

Refusal refusal_of(const Mode& mode);

// Number of placements of `ghosts` ghosts.
std::uint32_t placement_count(int ghosts);
// Where the part for `ghosts` ghosts begins in a block; with `ghosts` + 1, where it ends.
std::size_t part_offset(const Problem& problem, int ghosts);
inline std::size_t block_size(const Problem& problem) { return part_offset(problem, problem.ghosts + 1); }
// Bytes that solving one set of pellets needs besides the block: bit sets per stage, known positions, entries; and the
// changes of a round (changes.hpp).
inline std::size_t workspace_size(const Problem& problem) {
    return std::size_t{placement_count(problem.ghosts)} *
               (sizeof(Bits) * ((std::size_t{1} << problem.ghosts) + 1) + kPellets) +
           std::size_t{placement_count(problem.ghosts - 1)} * (sizeof(Bits) << (problem.ghosts - 1));
}

// Fills the tables of a sweep for a set of pellets.
void make_tables(const Problem& problem, int pellets, SweepTables& out);

Bits pellet_bits(const Mode& mode, int pellets);

}  // namespace hedgemaze::solve
