// PAC-MAN's own move in the fixed maze (A.3-5 to 13): which steps are legal, and what a step does.
#pragma once

#include "rules/pacman/patch.hpp"
#include "rules/pacman/pieces.hpp"

namespace hedgemaze::pacman {

// What PAC-MAN may do next: steps, and whether he may stop (before his first step: stay).
struct Choice {
    Patch steps = 0;
    bool may_stop = false;
};

// Looks ahead as moving.py does, for the house rules under which a step can lead to a dead end.
Choice searched_choice(const State& state);

// Where PAC-MAN may go back to the square that he has just left, he can always make another step: no compulsory step
// stays unmade, and no step is worse than another. That leaves boosts that must be used up, or that end in compulsory
// ordinary steps (he may have left a ghost behind).
inline bool needs_search(const State& state) {
    const House& house = state.mode->house;
    if (!house.pac_may_return) return true;
    if (state.boost == 0) return false;
    return !house.boost_partial || (state.boost == 1 && state.steps > 0 && house.pac_move == MoveLength::kExact);
}

// PAC-MAN must be to move, in mid-move or not.
inline Choice choice(const State& state) {
    if (needs_search(state)) return searched_choice(state);
    const House& house = state.mode->house;
    const int at = state.squares[kPacman];
    const Patch near = StepSheet(state.fences).straight(at);
    if (state.boost > 0) return {near, true};  // A.3-10, 11
    const bool has_begun = state.active != kNobody;
    if (has_begun && state.steps == 0) return {0, true};
    const Patch ghosts = Sheet(ghost_squares(state)).at(at);
    const Patch free = near & ~ghosts;  // A.3-8
    const bool is_optional = has_begun && house.pac_move == MoveLength::kUpTo;
    return {house.pac_enters_ghost == PacEntersGhost::kCaught ? near : free, is_optional || free == 0};
}

// Makes the active PAC-MAN's step into a square that is not a catch: pellet and ghosts eaten (A.3-9 to 13). If that
// ends the game, nobody is active any more.
void enter(State& state, Square square);
// Takes the ghosts on PAC-MAN's square off the board (A.3-11).
void eat(State& state);

}  // namespace hedgemaze::pacman
