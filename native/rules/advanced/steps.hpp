// Steps of the advanced mode (C.1-9 to 13, 23 to 27): which a piece may make, and what a step does.
//
// A move is made step by step; a step is legal if the move can still end legally (decision 0001). Nearly always it
// could end right there; only for the few squares where it could not does the rest of the move have to be searched.
#pragma once

#include "rules/pacman/pieces.hpp"

namespace hedgemaze::advanced {

using pacman::kGhostSide;
using pacman::kPacman;
using pacman::Pieces;

constexpr bool is_waiting(const State& state) { return state.squares[kPacman] == kNoSquare; }

// What the active piece may do next, stopping and fences left aside.
struct Choice {
    Bits steps;
    Bits sacrifices;  // those of the steps that nobody is made to take
    bool may_spend = false;
    bool any() const { return steps.any() || may_spend; }
    bool must_move() const { return steps.without(sacrifices).any() || may_spend; }
};

// What a step led to.
enum class Step : std::uint8_t { kGoesOn, kCollision, kGameOver };

// The squares one open step away from a piece, the far end of a tunnel included (C.1-9, 10).
Bits neighbours(const State& state, int piece);
// The rule that keeps a piece out of a neighbouring square, or kLegal.
Code why_not_enter(const State& state, int piece, int square);
// The rule that forbids the active piece to end where it stands, or kLegal (C.1-11, 12, 27, C-v).
Code why_not_end(const State& state);

// Makes a step of the active piece: ghosts eaten, a pellet taken, steps counted. What follows from a collision or the
// end of the game is left to the caller; PAC-MAN does not even move into a collision.
Step make_step(State& state, Square square);
// Spends a pellet of the active PAC-MAN (C.1-25).
void spend(State& state);

// All of the following ask about the active piece.
Choice choice(const State& state);
bool may_stop(const State& state);
// Whether its move can end legally from here, with the pellets that it could still spend.
bool can_end(const State& state);

// What a piece that has not begun may begin with.
Choice first_choice(const State& state, int piece);
// The ghosts that may begin and have no legal step (C-x).
Pieces stuck_ghosts(const State& state);

}  // namespace hedgemaze::advanced
