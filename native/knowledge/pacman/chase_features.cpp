#include "knowledge/pacman/chase_features.hpp"

#include "knowledge/pacman/territory.hpp"
#include "knowledge/tactics.hpp"
#include "rules/advanced/fences.hpp"

namespace hedgemaze {

namespace {

using namespace tactics;

float inverse(int steps) { return 1.0F / static_cast<float>(steps + 1); }

void note_pieces(const State& state, ChaseFeatures& features) {
    const Mode& mode = *state.mode;
    const Bits pellets = state.pellet_squares();
    const Rings<kSquares - 1> reach(state, Bits::of(state.squares[kPacman]), kSquares - 1);
    float worth = 1;
    Bits counted;
    for (int i = 1; i < reach.count; i += mode.pacman_steps, worth *= kFadePerRound) {
        const int last = i + mode.pacman_steps - 1 < reach.count ? i + mode.pacman_steps - 1 : reach.count - 1;
        const Bits gained = (reach.within[last] & pellets).without(counted);
        features.of[kAnyPellets] += worth * static_cast<float>(gained.count());
        counted |= gained;
    }
    const Bits beside = flood_step(state, flood_step(state, pellets));
    const int edible =
        state.side == kPacman ? state.boost + mode.boost_steps * state.reserve : mode.boost_steps * state.reserve;
    for (int i = 1; i <= kGhosts; ++i) {
        if (state.squares[i] == kNoSquare) continue;
        const int steps = reach.steps_to(state.squares[i]);
        const float near = inverse(steps);
        features.of[kPressure] += near;
        if (near > features.of[kClosest]) features.of[kClosest] = near;
        if (steps <= edible) features.of[kEdibleGhosts] += 1;
        if (beside.has(state.squares[i])) features.of[kGuards] += 0.25F;
    }
    const Territory territory(state);
    features.of[kArea] = static_cast<float>(territory.owned.count()) / kSquares;
    features.of[kOwnPellets] = territory.own_pellets;
    features.of[kNearPellet] = territory.near_pellet;
    if (state.side == kGhostSide && catching_action(state) != kNoAction) features.of[kCaught] = 1;
}

}  // namespace

ChaseFeatures chase_features(const State& state) {
    const House& house = state.mode->house;
    ChaseFeatures features;
    features.of[kBias] = 1;
    features.of[kOnTurn] = state.side == kPacman ? 1 : 0;
    features.of[kTaken] = static_cast<float>(state.taken());
    features.of[kTakenSquared] = features.of[kTaken] * features.of[kTaken];
    features.of[kLives] = static_cast<float>(state.lives - 1);
    features.of[kGhostsLeft] = static_cast<float>(__builtin_popcount(pacman::ghosts_on_board(state)));
    if (house.no_progress_limit > 0) {
        const auto quiet = static_cast<std::int64_t>(state.round) - state.progress;
        features.of[kQuietRounds] = static_cast<float>(quiet) / static_cast<float>(house.no_progress_limit);
    }
    features.of[kReserve] = static_cast<float>(state.reserve);
    if (is_advanced(state)) {
        features.of[kFences] = static_cast<float>(state.stocks[kPacman]) / 12;
        features.of[kGhostFences] = static_cast<float>(state.stocks[kGhostSide]) / 4;
        features.of[kOpening] = static_cast<float>(__builtin_popcount(state.chamber)) / 4;
    }
    if (state.squares[kPacman] == kNoSquare) {
        features.of[kWaiting] = 1;
    } else {
        note_pieces(state, features);
    }
    return features;
}

}  // namespace hedgemaze
