// PAC-MAN's move in the fixed maze (A.3-5 to 13): legal steps and their effects.
#pragma once

#include "rules/pacman/patch.hpp"
#include "rules/pacman/pieces.hpp"

namespace hedgemaze::pacman {

// PAC-MAN's legal steps, and whether it may stop (before the first step: stay).
struct Choice {
    Patch steps = 0;
    bool may_stop = false;
};

// Legal steps by look-ahead, as in rules/pacman/walk.py, for house rules under which a step can lead to a dead end.
Choice search_choice(const State& state);

// If PAC-MAN may return to the square it has just left, another step is always possible, so every step is equally
// legal. The exceptions are boosts that must be used up and boosts that are followed by compulsory ordinary steps.
inline bool needs_search(const State& state) {
    const House& house = state.mode->house;
    if (!house.pac_may_return) return true;
    if (state.boost == 0) return false;
    return !house.boost_partial || (state.boost == 1 && state.steps > 0 && house.pac_move == MoveLength::kExact);
}

// Precondition: PAC-MAN is to move, in mid-move or not.
inline Choice choice(const State& state) {
    if (needs_search(state)) return search_choice(state);
    const House& house = state.mode->house;
    const int at = state.squares[kPacman];
    const Patch near = StepPatchMap(state.fences).straight(at);
    if (state.boost > 0) return {near, true};  // A.3-10, 11
    const bool has_begun = state.active != kNobody;
    if (has_begun && state.steps == 0) return {0, true};
    const Patch ghosts = PatchMap(ghost_squares(state)).at(at);
    const Patch free = near & ~ghosts;  // A.3-8
    const bool is_optional = has_begun && house.pac_move == MoveLength::kUpTo;
    return {house.pac_enters_ghost == PacEntersGhost::kCaught ? near : free, is_optional || free == 0};
}

// Makes a step of the active PAC-MAN that is not a catch; eats a pellet and ghosts (A.3-9 to 13). No piece is active
// afterwards if that ends the game.
void enter(State& state, Square square);
// Removes the ghosts on PAC-MAN's square (A.3-11).
void eat(State& state);

}  // namespace hedgemaze::pacman
