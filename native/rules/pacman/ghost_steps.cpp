#include "rules/pacman/ghost_steps.hpp"

namespace hedgemaze::pacman {

namespace {

constexpr int sign(int number) { return (number > 0) - (number < 0); }

// The neighbour that lies straight towards PAC-MAN, who stands in line.
constexpr int square_towards(int from, int to) {
    return from + kStride * sign(row_of(to) - row_of(from)) + sign(file_of(to) - file_of(from));
}

}  // namespace

bool GhostWalk::may_end() const {
    const int ghost = state_.active, square = state_.squares[ghost];
    const bool may_stack = state_.mode->house.ghost_stack == GhostStack::kFree;
    return !state_.has_pellet(square) && (may_stack || ghosts_on(state_, square, ghost) == 0);
}

Code GhostWalk::why_not_straight(int from, int to, int origin, int left) const {
    const House& house = state_.mode->house;
    const bool has_stepped = from != origin;
    if (left + static_cast<int>(has_stepped) < state_.mode->frenzy_steps) return Code::kLegal;  // it is not in frenzy
    if (house.frenzy_toward_only && to != square_towards(from, state_.squares[kPacman])) return Code::kTowardsOnly;
    if (!house.frenzy_turn && has_stepped && to - from != from - origin) return Code::kStraightOn;
    return Code::kLegal;
}

// Those of the neighbours that the direction rules allow.
Patch GhostWalk::obeying(Patch open, int from, int origin, int left) const {
    Patch allowed = 0;
    for_each_square(open, from, [&](int to) {
        if (why_not_straight(from, to, origin, left) == Code::kLegal) allowed |= 1u << (to - from + kHere);
    });
    return allowed;
}

// Whether a ghost that has come to this square has a legal last step. Its first square counts as free: it has left it.
bool GhostWalk::has_last_step(int square, int origin, int left) const {
    if (left == 0) return false;
    const Patch open = obeying(neighbours(square) & ~barred_.at(square), square, origin, left);
    return (open & ~(shut_.at(square) & ~(1u << (origin - square + kHere)))) != 0;
}

bool GhostWalk::can_end(int square, int origin, int left) const {
    return (shut_.at(square) & kHereBit) == 0 || has_last_step(square, origin, left);
}

Patch GhostWalk::ruled_steps(Patch open, int from, int origin, int left) const {
    const Patch allowed = obeying(open, from, origin, left);
    if (left == 1) return allowed & ~shut_.at(from);
    Patch whole = 0, cut_short = 0;  // moves that can make the second step, and those that can only end after the first
    for_each_square(allowed, from, [&](int to) {
        const Patch bit = 1u << (to - from + kHere);
        if (to == state_.squares[kPacman] || has_last_step(to, origin, left - 1)) {
            whole |= bit;  // a catch leaves nothing unmade
        } else if ((shut_.at(to) & kHereBit) == 0) {
            cut_short |= bit;
        }
    });
    return is_exact_ && whole != 0 ? whole : whole | cut_short;
}

}  // namespace hedgemaze::pacman
