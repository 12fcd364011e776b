// Steps of ghosts in the fixed maze (A.3-14 to 21).
//
// A ghost makes one step, or two in frenzy, so that looking ahead needs no search. A frenzied ghost can always step
// back to where it began, where it may end; so with free directions every square that it may enter is a legal first
// step. Only the house rules about directions (B11) need a look at what lies behind each first step.
#pragma once

#include "rules/pacman/patch.hpp"
#include "rules/pacman/pieces.hpp"

namespace hedgemaze::pacman {

class GhostWalk {
   public:
    explicit GhostWalk(const State& state);

    // The legal first steps of a ghost that has not begun.
    Patch first_steps(int ghost) const {
        return steps(state_.squares[ghost], state_.squares[ghost], speed(state_, ghost));
    }
    // The legal steps of the active ghost.
    Patch next_steps() const { return steps(state_.squares[state_.active], state_.origin, state_.steps); }
    bool may_end() const;
    bool may_stop() const { return may_end() && (!is_exact_ || next_steps() == 0); }

    Patch neighbours(int square) const {
        return has_diagonals_ ? open_.straight(square) | open_.diagonal(square) : open_.straight(square);
    }
    // The direction rule (B11) that forbids a step with so many steps left, or kLegal.
    Code why_not_straight(int from, int to, int origin, int left) const;
    // Whether a move that began on `origin` can end legally, come to this square with so many steps left (1 or none).
    bool can_end(int square, int origin, int left) const;

   private:
    Patch steps(int from, int origin, int left) const {
        if (left == 0) return 0;
        const Patch open = neighbours(from) & ~barred_.at(from);
        if (has_direction_rules_) return ruled_steps(open, from, origin, left);
        return left == 1 ? open & ~shut_.at(from) : open;
    }
    Patch ruled_steps(Patch open, int from, int origin, int left) const;
    bool has_last_step(int square, int origin, int left) const;
    Patch obeying(Patch open, int from, int origin, int left) const;

    const State& state_;
    StepSheet open_;
    Sheet barred_;  // squares that no ghost may enter
    Sheet shut_;    // squares on which no ghost may end, its own left aside; never PAC-MAN's, where a step is a catch
    bool has_diagonals_;
    bool has_direction_rules_;
    bool is_exact_;
};

inline GhostWalk::GhostWalk(const State& state)
    : state_(state),
      open_(state.fences),
      has_diagonals_(state.mode->house.ghost_diagonal),
      has_direction_rules_(!state.mode->house.frenzy_turn || state.mode->house.frenzy_toward_only),
      is_exact_(state.mode->house.frenzy_steps == MoveLength::kExact) {
    const House& house = state.mode->house;
    const Bits pellets = pellet_squares(state), ghosts = ghost_squares(state);
    Bits barred;
    if (!house.ghost_pellet_pass) barred |= pellets;
    if (house.ghost_stack == GhostStack::kNone) barred |= ghosts;
    barred_ = Sheet(barred);
    shut_ = Sheet(house.ghost_stack == GhostStack::kFree ? pellets : pellets | ghosts);
}

}  // namespace hedgemaze::pacman
