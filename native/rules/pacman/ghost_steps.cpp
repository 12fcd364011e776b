#include "rules/pacman/ghost_steps.hpp"

namespace hedgemaze::pacman {

namespace {

constexpr int sign(int number) { return (number > 0) - (number < 0); }

// The neighbour of `from` in the direction of `to`. Precondition: they share a row or file.
constexpr int square_towards(int from, int to) {
    return from + kStride * sign(row_of(to) - row_of(from)) + sign(file_of(to) - file_of(from));
}

}  // namespace

bool GhostWalk::may_end() const {
    const int ghost = state_.active, square = state_.squares[ghost];
    const bool may_stack = state_.mode->house.ghost_stack == GhostStack::kFree;
    return !state_.has_pellet(square) && (may_stack || ghosts_on(state_, square, ghost) == 0);
}

Code GhostWalk::why_wrong_direction(int from, int to, int origin, int left) const {
    const House& house = state_.mode->house;
    const bool has_stepped = from != origin;
    if (left + static_cast<int>(has_stepped) < state_.mode->frenzy_steps) return Code::kLegal;  // not in frenzy
    if (house.frenzy_toward_only && to != square_towards(from, state_.squares[kPacman])) return Code::kTowardsOnly;
    if (!house.frenzy_turn && has_stepped && to - from != from - origin) return Code::kStraightOn;
    return Code::kLegal;
}

// The neighbours allowed by the direction rules.
Patch GhostWalk::allowed_directions(Patch open, int from, int origin, int left) const {
    Patch allowed = 0;
    for_each_square(open, from, [&](int to) {
        if (why_wrong_direction(from, to, origin, left) == Code::kLegal) allowed |= 1u << (to - from + kHere);
    });
    return allowed;
}

// Whether a ghost on this square has a legal last step. Its origin counts as free, because it has left it.
bool GhostWalk::has_last_step(int square, int origin, int left) const {
    if (left == 0) return false;
    const Patch open = allowed_directions(neighbours(square) & ~no_entry_.at(square), square, origin, left);
    return (open & ~(no_end_.at(square) & ~(1u << (origin - square + kHere)))) != 0;
}

bool GhostWalk::can_end(int square, int origin, int left) const {
    return (no_end_.at(square) & kHereBit) == 0 || has_last_step(square, origin, left);
}

Patch GhostWalk::steps_by_direction_rules(Patch open, int from, int origin, int left) const {
    const Patch allowed = allowed_directions(open, from, origin, left);
    if (left == 1) return allowed & ~no_end_.at(from);
    Patch whole = 0, cut_short = 0;  // first steps with a second step, and those that must end there
    for_each_square(allowed, from, [&](int to) {
        const Patch bit = 1u << (to - from + kHere);
        if (to == state_.squares[kPacman] || has_last_step(to, origin, left - 1)) {
            whole |= bit;  // a catch leaves no compulsory step
        } else if ((no_end_.at(to) & kHereBit) == 0) {
            cut_short |= bit;
        }
    });
    return is_exact_ && whole != 0 ? whole : whole | cut_short;
}

}  // namespace hedgemaze::pacman
