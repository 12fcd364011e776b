#include "knowledge/family_evaluation.hpp"
#include "knowledge/math.hpp"
#include "knowledge/pacman/weights.hpp"

namespace hedgemaze {

namespace {

float odds(const State& state, const ChaseWeights& weights) {
    const ChaseFeatures features = chase_features(state);
    float sum = 0;
    for (int i = 0; i < kChaseFeatures; ++i) sum += weights.of[i] * features.of[i];
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
