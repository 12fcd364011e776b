#include "hedgemaze/evaluate.hpp"
#include "hedgemaze/hunt_weights.hpp"
#include "hedgemaze/math.hpp"

namespace hedgemaze {

namespace {

float odds(const State& state, const HuntWeights& weights) {
    const Hunt hunt = hunt_of(state);
    float sum = 0;
    for (int i = 0; i < kHuntFacts; ++i) sum += weights.of[i] * hunt.facts[i];
    return sum;
}

Values shared(float pacman) {
    Values values;
    values.of[0] = pacman;
    values.of[1] = 1 - pacman;
    return values;
}

}  // namespace

namespace pacman {

// What he has eaten stays his share even if he is caught in the end.
Values evaluate(const State& state) {
    const float sure = state.mode->house.pellets_reset ? 0 : kRankShare * static_cast<float>(state.taken());
    return shared(sure + (1 - sure) * logistic(odds(state, kFixedMaze)));
}

}  // namespace pacman

namespace advanced {

Values evaluate(const State& state) { return shared(logistic(odds(state, kMovingMaze))); }

}  // namespace advanced

}  // namespace hedgemaze
