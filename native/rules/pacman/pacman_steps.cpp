#include "rules/pacman/pacman_steps.hpp"

namespace hedgemaze::pacman {

namespace {

constexpr int kNotCounted = 99;  // more steps than any move has

// Compulsory steps left to PAC-MAN (A.3-6, 10).
int unmade_steps(const State& state) {
    const House& house = state.mode->house;
    const int ordinary = house.pac_move == MoveLength::kExact ? state.steps : 0;
    if (state.boost == 0) return ordinary;
    return house.boost_partial ? 0 : state.boost + ordinary;
}

// Squares that PAC-MAN may enter next (A.3-8, 11, B6, B7).
Patch enterable(const State& state) {
    if (state.steps + state.boost == 0) return 0;
    const House& house = state.mode->house;
    const int at = state.squares[kPacman];
    Patch near = StepPatchMap(state.fences).straight(at);
    if (!house.pac_may_return && has_neighbour(near, at, state.origin)) near &= ~(1u << (state.origin - at + kHere));
    const bool is_blocked = state.boost == 0 && house.pac_enters_ghost == PacEntersGhost::kBlocked;
    return is_blocked ? near & ~PatchMap(ghost_squares(state)).at(at) : near;
}

// Fewest compulsory steps left over by a move that continues with this step; kNotCounted for a step into a ghost, which
// is optional. A pellet that gives a boost fulfils all compulsory steps so far.
int unmade_steps_after(const State& state, int square);

int fewest_unmade_steps(const State& state) {
    int least = unmade_steps(state);
    for_each_square(enterable(state), state.squares[kPacman], [&](int square) {
        const int other = least == 0 ? 0 : unmade_steps_after(state, square);
        if (other < least) least = other;
    });
    return least;
}

int unmade_steps_after(const State& state, int square) {
    if (state.boost == 0 && ghosts_on(state, square) != 0) return kNotCounted;
    State after = state;
    enter(after, static_cast<Square>(square));
    if (after.active == kNobody) return 0;
    const bool gets_boost = after.boost > 0 && (state.boost == 0 || after.boost >= state.boost);
    return gets_boost ? 0 : fewest_unmade_steps(after);
}

}  // namespace

Choice search_choice(const State& state) {
    const bool has_begun = state.active != kNobody;
    State moving = state;
    if (!has_begun) begin_move(moving, kPacman);
    const int at = state.squares[kPacman];
    Patch best = 0, sacrifices = 0;
    int least = kNotCounted;
    for_each_square(enterable(moving), at, [&](int square) {
        const Patch bit = 1u << (square - at + kHere);
        const int unmade = unmade_steps_after(moving, square);
        if (unmade == kNotCounted) {
            sacrifices |= bit;
        } else if (unmade < least) {
            least = unmade;
            best = bit;
        } else if (unmade == least) {
            best |= bit;
        }
    });
    return {best | sacrifices, has_begun ? unmade_steps(moving) <= least : best == 0};
}

void eat(State& state) {
    const Pieces eaten = ghosts_on(state, state.squares[kPacman]);
    if (eaten == 0) return;
    for (int i = 1; i <= kGhosts; ++i)
        if (eaten >> i & 1) state.squares[i] = kNoSquare;
    state.progress = state.round;
    if (state.mode->house.auto_win_no_ghosts && !has_ghosts(state)) end_move(state);
}

void enter(State& state, Square square) {
    const Mode& mode = *state.mode;
    const bool was_boosted = state.boost > 0;
    state.squares[kPacman] = square;
    if (was_boosted) {
        --state.boost;
    } else {
        --state.steps;
    }
    for (int i = 0; i < kPellets; ++i) {
        if ((state.pellets >> i & 1) == 0 || mode.maze.pellets[i] != square) continue;
        state.pellets &= static_cast<std::uint8_t>(~(1 << i));
        ++state.spent;
        state.progress = state.round;
        if (mode.house.pellet_stops) state.steps = 0;
        if (!was_boosted || mode.house.boost_chains) state.boost = mode.boost_steps;
        if (state.pellets == 0) return end_move(state);  // A.3-13
        break;
    }
    if (was_boosted && (mode.house.eat_in_passing || state.boost == 0)) eat(state);
}

}  // namespace hedgemaze::pacman
