#include "hedgemaze/hunt.hpp"

#include "hedgemaze/advanced_fences.hpp"
#include "hedgemaze/tactics.hpp"
#include "hedgemaze/tactics_walk.hpp"

namespace hedgemaze {

namespace {

using namespace tactics;

constexpr int kHorizon = 12;    // rounds; what lies further away counts for nothing
constexpr float kFade = 0.82F;  // what a round of waiting leaves of a pellet's worth

// Steps to every square that a piece can come to, as rings; pieces are no obstacles.
struct Reach {
    Bits within[kSquares];
    int count = 1;

    Reach(const State& state, Bits from, int most) {
        within[0] = from;
        while (count <= most) {
            within[count] = spread(state, within[count - 1]);
            if (within[count] == within[count - 1]) break;
            ++count;
        }
    }
    int steps_to(int square) const {
        for (int i = 0; i < count; ++i)
            if (within[i].has(square)) return i;
        return count;
    }
};

// Both sides walk as fast as they can; a square belongs to who comes first. Ghosts on the way stop PAC-MAN.
struct Territory {
    Bits owned;
    float own_pellets = 0, near_pellet = 0;

    explicit Territory(const State& state) {
        const Mode& mode = *state.mode;
        const Bits pellets = pacman::pellet_squares(state);
        const bool on_turn = state.side == kPacman;
        int steps = on_turn && state.active == kPacman ? state.steps + state.boost : mode.pacman_steps;
        Bits ghosts = pacman::ghost_squares(state);
        owned = Bits::of(state.squares[kPacman]);
        Bits fast, slow;  // ghosts still to move in this phase
        for (int i = 1; i <= kGhosts; ++i) {
            if (state.squares[i] == kNoSquare || (!on_turn && (state.moved >> i & 1) != 0)) continue;
            const int speed = state.active == i ? state.steps : pacman::speed(state, i);
            if (speed > 0) slow |= Bits::of(state.squares[i]);
            if (speed > 1) fast |= Bits::of(state.squares[i]);
        }
        const int pace = mode.ghost_steps[state.taken()];
        float worth = 1;
        for (int round = 0; round < kHorizon; ++round, worth *= kFade) {
            const Bits before = owned;
            if (round > 0 || on_turn) {
                for (int i = 0; i < steps; ++i) owned |= spread(state, owned).without(ghosts);
                steps = mode.pacman_steps;
                const Bits gained = owned.without(before) & pellets;
                if (gained.any()) {
                    own_pellets += worth * static_cast<float>(gained.count());
                    if (near_pellet == 0) near_pellet = worth;
                }
            }
            if (round == 0) {
                ghosts |= spread(state, slow).without(owned);
                if (fast.any()) ghosts |= spread(state, spread(state, fast)).without(owned);
            } else {
                for (int i = 0; i < pace; ++i) ghosts |= spread(state, ghosts).without(owned);
                if (owned == before) break;
            }
        }
    }
};

float inverse(int steps) { return 1.0F / static_cast<float>(steps + 1); }

void note_pieces(const State& state, Hunt& hunt) {
    const Mode& mode = *state.mode;
    const Bits pellets = pacman::pellet_squares(state);
    const Reach reach(state, Bits::of(state.squares[kPacman]), kSquares - 1);
    float worth = 1;
    Bits counted;
    for (int i = 1; i < reach.count; i += mode.pacman_steps, worth *= kFade) {
        const int last = i + mode.pacman_steps - 1 < reach.count ? i + mode.pacman_steps - 1 : reach.count - 1;
        const Bits gained = (reach.within[last] & pellets).without(counted);
        hunt.facts[kAnyPellets] += worth * static_cast<float>(gained.count());
        counted |= gained;
    }
    const Bits beside = spread(state, spread(state, pellets));
    const int edible =
        state.side == kPacman ? state.boost + mode.boost_steps * state.reserve : mode.boost_steps * state.reserve;
    for (int i = 1; i <= kGhosts; ++i) {
        if (state.squares[i] == kNoSquare) continue;
        const int steps = reach.steps_to(state.squares[i]);
        const float near = inverse(steps);
        hunt.facts[kPressure] += near;
        if (near > hunt.facts[kClosest]) hunt.facts[kClosest] = near;
        if (steps <= edible) hunt.facts[kFood] += 1;
        if (beside.has(state.squares[i])) hunt.facts[kGuards] += 0.25F;
    }
    const Territory territory(state);
    hunt.facts[kArea] = static_cast<float>(territory.owned.count()) / kSquares;
    hunt.facts[kOwnPellets] = territory.own_pellets;
    hunt.facts[kNearPellet] = territory.near_pellet;
    if (state.side == kGhostSide && catching_action(state) != kNoAction) hunt.facts[kCaught] = 1;
}

}  // namespace

Hunt hunt_of(const State& state) {
    const House& house = state.mode->house;
    Hunt hunt;
    float* facts = hunt.facts;
    facts[kAlways] = 1;
    facts[kOnTurn] = state.side == kPacman ? 1 : 0;
    facts[kTaken] = static_cast<float>(state.taken());
    facts[kTakenTwice] = facts[kTaken] * facts[kTaken];
    facts[kLives] = static_cast<float>(state.lives - 1);
    facts[kGhostsLeft] = static_cast<float>(__builtin_popcount(pacman::ghosts_on_board(state)));
    if (house.no_progress_limit > 0) {
        const auto quiet = static_cast<std::int64_t>(state.round) - state.progress;
        facts[kQuiet] = static_cast<float>(quiet) / static_cast<float>(house.no_progress_limit);
    }
    facts[kReserve] = static_cast<float>(state.reserve);
    if (is_advanced(state)) {
        facts[kFences] = static_cast<float>(state.stocks[kPacman]) / 12;
        facts[kGhostFences] = static_cast<float>(state.stocks[kGhostSide]) / 4;
        facts[kOpening] = static_cast<float>(__builtin_popcount(state.chamber)) / 4;
    }
    if (state.squares[kPacman] == kNoSquare) {
        facts[kWaiting] = 1;
    } else {
        note_pieces(state, hunt);
    }
    return hunt;
}

}  // namespace hedgemaze
