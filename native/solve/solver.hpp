// Solves all positions with one set of pellets: who can force a result, and in how many rounds.
//
// The ghosts' catches grow round by round: known(n) is the set of positions at the beginning of the ghosts' turn from
// which they force a catch in n rounds. PAC-MAN's wins grow the same way. What is in neither is open.
#pragma once

#include "solve/boost.hpp"
#include "solve/team.hpp"

namespace hedgemaze::solve {

enum class SolveStatus : std::uint8_t { kDone, kCancelled, kTooLong };

// What the solver is doing, for a progress bar.
struct Report {
    int pellets;          // set of pellets
    int ghosts;           // on the board
    Value side;           // whose wins grow
    int round;            // distance just finished
    std::uint64_t found;  // positions found in this round
};

struct Task {
    const Blocks* blocks = nullptr;  // the blocks of all smaller sets must be there
    int pellets = 0;
    Value after_catch = Value::kGhosts;  // who wins the game that goes on after a catch
    Result* out = nullptr;               // the block to fill, block_size() bytes
    void* workspace = nullptr;           // workspace_size() bytes, aligned to 16
    Team* team = nullptr;
    bool (*report)(void* context, const Report& report) = nullptr;  // false cancels
    void* context = nullptr;
};

SolveStatus solve_set(const Task& task);

}  // namespace hedgemaze::solve
