// Steps of the advanced mode (C.1-9 to 13, 23 to 27): legal steps and their effects.
//
// A move is made step by step; a step is legal if the move can still end legally (decision 0001). Usually it can end on
// the square entered; only otherwise the rest of the move is searched.
#pragma once

#include "rules/pacman/pieces.hpp"

namespace hedgemaze::advanced {

using pacman::kGhostSide;
using pacman::kPacman;
using pacman::Pieces;

constexpr bool is_waiting(const State& state) { return state.squares[kPacman] == kNoSquare; }

// Legal continuations of the active piece, without stops and fences.
struct Choice {
    Bits steps;
    Bits sacrifices;  // the optional ones among the steps
    bool may_spend = false;
    bool any() const { return steps.any() || may_spend; }
    bool must_move() const { return steps.without(sacrifices).any() || may_spend; }
};

// The result of a step.
enum class Step : std::uint8_t { kGoesOn, kCollision, kGameOver };

// Squares one open step away from a piece, including the far end of a tunnel (C.1-9, 10).
Bits neighbours(const State& state, int piece);
// The rule that forbids a piece to enter a neighbouring square, or kLegal.
Code why_not_enter(const State& state, int piece, int square);
// The rule that forbids the active piece to end its move here, or kLegal (C.1-11, 12, 27, C-v).
Code why_not_end(const State& state);

// Makes a step of the active piece: eats ghosts, takes a pellet, counts steps. The caller handles a collision or the
// end of the game. PAC-MAN does not move into a collision.
Step make_step(State& state, Square square);
// Spends a pellet of the active PAC-MAN (C.1-25).
void spend(State& state);

// The next three functions concern the active piece.
Choice choice(const State& state);
bool may_stop(const State& state);
// Whether its move can end legally from here, possibly by spending pellets.
bool can_end(const State& state);

// Legal first steps of a piece that has not begun its move.
Choice first_choice(const State& state, int piece);
// The ghosts that may move now but have no legal step (C-x).
Pieces stuck_ghosts(const State& state);

}  // namespace hedgemaze::advanced
