// Steps of ghosts in the fixed maze (A.3-14 to 21).
//
// A ghost makes one step, or two in frenzy, so legality needs no search. A frenzied ghost can always return to its
// origin and end there; with free directions every square that it may enter is therefore a legal first step. Only the
// direction house rules (B11) need a look at the second step.
#pragma once

#include "rules/pacman/patch.hpp"
#include "rules/pacman/pieces.hpp"

namespace hedgemaze::pacman {

class GhostWalk {
   public:
    explicit GhostWalk(const State& state);

    // Legal first steps of a ghost that has not begun its move.
    Patch first_steps(int ghost) const {
        return steps(state_.squares[ghost], state_.squares[ghost], speed(state_, ghost));
    }
    // Legal steps of the active ghost.
    Patch next_steps() const { return steps(state_.squares[state_.active], state_.origin, state_.steps); }
    bool may_end() const;
    bool may_stop() const { return may_end() && (!is_exact_ || next_steps() == 0); }

    Patch neighbours(int square) const {
        return has_diagonals_ ? open_.straight(square) | open_.diagonal(square) : open_.straight(square);
    }
    // The direction rule (B11) that forbids a step with `left` steps left, or kLegal.
    Code why_wrong_direction(int from, int to, int origin, int left) const;
    // Whether a move from `origin` that has reached `square` can end legally with `left` (0 or 1) more steps.
    bool can_end(int square, int origin, int left) const;

   private:
    Patch steps(int from, int origin, int left) const {
        if (left == 0) return 0;
        const Patch open = neighbours(from) & ~no_entry_.at(from);
        if (has_direction_rules_) return steps_by_direction_rules(open, from, origin, left);
        return left == 1 ? open & ~no_end_.at(from) : open;
    }
    Patch steps_by_direction_rules(Patch open, int from, int origin, int left) const;
    bool has_last_step(int square, int origin, int left) const;
    Patch allowed_directions(Patch open, int from, int origin, int left) const;

    const State& state_;
    StepPatchMap open_;
    PatchMap no_entry_;  // squares that no ghost may enter
    PatchMap no_end_;    // squares on which no other ghost may end a move; never PAC-MAN's, where a step is a catch
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
    const Bits pellets = state.pellet_squares(), ghosts = ghost_squares(state);
    Bits barred;
    if (!house.ghost_pellet_pass) barred |= pellets;
    if (house.ghost_stack == GhostStack::kNone) barred |= ghosts;
    no_entry_ = PatchMap(barred);
    no_end_ = PatchMap(house.ghost_stack == GhostStack::kFree ? pellets : pellets | ghosts);
}

}  // namespace hedgemaze::pacman
