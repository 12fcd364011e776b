#include "rules/advanced/steps.hpp"

namespace hedgemaze::advanced {

namespace {

constexpr int kNoLegalEnd = 99;  // more steps than any move has

bool is_exact(const State& state) { return state.mode->house.adv_move == MoveLength::kExact; }

// Compulsory steps left to the active piece (C-f).
int unmade_steps(const State& state) { return is_exact(state) ? state.steps : 0; }

// Squares that the active piece may enter next, whether or not it may end there.
Bits enterable(const State& state) {
    if (state.steps + state.boost == 0) return {};
    const House& house = state.mode->house;
    const int piece = state.active;
    Bits near = neighbours(state, piece);
    if (house.no_return == NoReturn::kNoBacktrackStep) near = near.without(kSquareBits[state.previous[piece]]);
    if (piece != kPacman && house.ghost_stack == GhostStack::kNone) near = near.without(pacman::ghost_squares(state));
    return near;
}

// A respawn may count as the MOVE (C-j): such a move has no origin, and no pellet can be spent in it.
bool can_spend(const State& state) { return state.active == kPacman && state.reserve > 0 && state.origin != kNoSquare; }

// Squares where the active piece may not end its move.
Bits dead_squares(const State& state) {
    const House& house = state.mode->house;
    const int piece = state.active;
    Bits dead = kSquareBits[state.origin];
    if (house.no_return == NoReturn::kEndSquare) dead |= kSquareBits[state.previous[piece]];
    if (piece == kPacman) return dead;
    dead |= state.pellet_squares();
    return house.ghost_stack == GhostStack::kFree ? dead : dead | pacman::ghost_squares(state);
}

// Squares where a step is a collision, which ends the move.
Bits collisions(const State& state) {
    if (state.active != kPacman) return kSquareBits[state.squares[kPacman]];
    return state.boost > 0 ? Bits{} : pacman::ghost_squares(state);
}

// Optional steps: PAC-MAN's into a ghost, if the number of steps is exact (C-f).
Bits sacrifices(const State& state) {
    return is_exact(state) && state.active == kPacman ? enterable(state) & collisions(state) : Bits{};
}

bool can_end_after(const State& state, int square) {
    State after = state;
    return make_step(after, static_cast<Square>(square)) != Step::kGoesOn || can_end(after);
}

bool can_end_after_spending(const State& state) {
    State after = state;
    spend(after);
    return can_end(after);
}

// Fewest compulsory steps left over by a legal move that continues with this step, without spending a pellet and
// without a sacrifice; kNoLegalEnd if there is no such move.
int unmade_steps_after(const State& state, int square);

int fewest_unmade_steps(const State& state) {
    int least = why_not_end(state) == Code::kLegal ? unmade_steps(state) : kNoLegalEnd;
    for (Bits next = enterable(state).without(sacrifices(state)); next.any() && least > 0;) {
        const int other = unmade_steps_after(state, next.pop());
        if (other < least) least = other;
    }
    return least;
}

int unmade_steps_after(const State& state, int square) {
    State after = state;
    return make_step(after, static_cast<Square>(square)) != Step::kGoesOn ? 0 : fewest_unmade_steps(after);
}

// The legal steps among these if the number of steps is exact: those of the longest moves, and those that can end
// legally only by spending a pellet later.
Bits longest(const State& state, Bits candidates) {
    Bits best, saved;
    int least = kNoLegalEnd;
    while (candidates.any()) {
        const int square = candidates.pop(), unmade = unmade_steps_after(state, square);
        if (unmade == kNoLegalEnd) {
            if (can_end_after(state, square)) saved |= Bits::of(square);
            continue;
        }
        if (unmade > least) continue;
        if (unmade < least) best = {};
        least = unmade;
        best |= Bits::of(square);
    }
    return best | saved;
}

}  // namespace

Bits neighbours(const State& state, int piece) {
    const Bits here = kSquareBits[state.squares[piece]], near = state.fences.neighbours(here);
    const bool has_tunnels = piece == kPacman || state.mode->house.ghost_tunnels;
    return has_tunnels ? near | tunnel_exits(state.mode->maze.respawns, here) : near;
}

Code why_not_enter(const State& state, int piece, int square) {
    const House& house = state.mode->house;
    if (house.no_return == NoReturn::kNoBacktrackStep && square == state.previous[piece]) return Code::kReturns;
    if (piece != kPacman && house.ghost_stack == GhostStack::kNone && pacman::ghosts_on(state, square, piece) != 0)
        return Code::kGhostInWay;
    return Code::kLegal;
}

Code why_not_end(const State& state) {
    const House& house = state.mode->house;
    const int piece = state.active, square = state.squares[piece];
    if (square == state.origin) return Code::kEndsOnOrigin;
    if (house.no_return == NoReturn::kEndSquare && square == state.previous[piece]) return Code::kReturns;
    if (piece == kPacman) return Code::kLegal;
    if (state.has_pellet(square)) return Code::kEndsOnPellet;
    if (house.ghost_stack != GhostStack::kFree && pacman::ghosts_on(state, square, piece) != 0)
        return Code::kEndsOnGhost;
    return Code::kLegal;
}

Step make_step(State& state, Square square) {
    const int piece = state.active;
    const Pieces met = piece == kPacman ? pacman::ghosts_on(state, square) : Pieces{0};
    const bool is_boosted = state.boost > 0;
    if (met != 0 && !is_boosted) return Step::kCollision;
    if (state.mode->house.no_return == NoReturn::kNoBacktrackStep) state.previous[piece] = state.squares[piece];
    state.squares[piece] = square;
    if (is_boosted) {
        --state.boost;
    } else {
        --state.steps;
    }
    if (piece != kPacman) return square == state.squares[kPacman] ? Step::kCollision : Step::kGoesOn;
    for (int i = 1; i <= kGhosts; ++i) {
        if ((met >> i & 1) == 0) continue;
        state.squares[i] = state.previous[i] = kNoSquare;
        state.progress = state.round;
    }
    for (int i = 0; i < kPellets; ++i) {
        if ((state.pellets >> i & 1) == 0 || state.mode->maze.pellets[i] != square) continue;
        state.pellets &= static_cast<std::uint8_t>(~(1 << i));
        ++state.reserve;
        state.progress = state.round;
    }
    return state.pellets == 0 || !pacman::has_ghosts(state) ? Step::kGameOver : Step::kGoesOn;
}

void spend(State& state) {
    --state.reserve;
    ++state.spent;
    state.boost = static_cast<std::uint8_t>(state.boost + state.mode->boost_steps);
    state.progress = state.round;
}

Choice choice(const State& state) {
    const Bits candidates = enterable(state);
    Choice next;
    if (is_exact(state)) {
        next.sacrifices = sacrifices(state);
        next.steps = longest(state, candidates.without(next.sacrifices)) | next.sacrifices;
    } else {
        next.steps = candidates.without(dead_squares(state)) | (candidates & collisions(state));
        for (Bits doubtful = candidates.without(next.steps); doubtful.any();) {
            const int square = doubtful.pop();
            if (can_end_after(state, square)) next.steps |= Bits::of(square);
        }
    }
    next.may_spend = can_spend(state) && can_end_after_spending(state);
    return next;
}

bool may_stop(const State& state) {
    if (why_not_end(state) != Code::kLegal) return false;
    const int left = unmade_steps(state);
    return left == 0 || left == fewest_unmade_steps(state);
}

bool can_end(const State& state) {
    if (why_not_end(state) == Code::kLegal) return true;
    for (Bits next = enterable(state).without(sacrifices(state)); next.any();)
        if (can_end_after(state, next.pop())) return true;
    return can_spend(state) && can_end_after_spending(state);
}

Choice first_choice(const State& state, int piece) {
    State moving = state;
    pacman::begin_move(moving, piece);
    return choice(moving);
}

Pieces stuck_ghosts(const State& state) {
    int stuck = 0;
    for (unsigned left = pacman::movable_ghosts(state); left != 0; left &= left - 1) {
        const int ghost = __builtin_ctz(left);
        if (!first_choice(state, ghost).must_move()) stuck |= 1 << ghost;
    }
    return static_cast<Pieces>(stuck);
}

}  // namespace hedgemaze::advanced
