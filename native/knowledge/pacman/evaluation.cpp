#include "knowledge/family_evaluation.hpp"
#include "knowledge/math.hpp"
#include "knowledge/pacman/weights.hpp"

namespace hedgemaze {

Values pacman::evaluate(const State& state) {
    const bool is_fixed = state.mode->family == Family::kPacman;
    const ChaseFeatures features = chase_features(state);
    float log_odds = 0;
    for (int i = 0; i < kChaseFeatures; ++i) log_odds += kChaseWeights[i][is_fixed ? 0 : 1] * features.of[i];
    // In the fixed maze the score of eaten pellets is certain, whatever the outcome.
    const bool has_rank = is_fixed && !state.mode->house.pellets_reset;
    const float certain = has_rank ? kRankShare * static_cast<float>(state.taken()) : 0;
    Values values;
    values.of[0] = certain + (1 - certain) * logistic(log_odds);
    values.of[1] = 1 - values.of[0];
    return values;
}

}  // namespace hedgemaze
