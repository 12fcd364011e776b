#include "knowledge/classic/patient_weights.hpp"
#include "knowledge/classic/side_scores.hpp"
#include "knowledge/family_evaluation.hpp"

namespace hedgemaze::classic {

namespace {

PatientWeights weights_for(int stocks) {
    constexpr int kLast = static_cast<int>(sizeof(kPatient) / sizeof(kPatient[0])) - 1;
    if (stocks == 0) return kPatientBare;
    const auto at = static_cast<float>(stocks);
    if (at <= kPatient[0].stocks) return kPatient[0];
    if (at >= kPatient[kLast].stocks) return kPatient[kLast];
    int next = 1;
    while (kPatient[next].stocks < at) ++next;
    const PatientWeights &low = kPatient[next - 1], &high = kPatient[next];
    const float part = (at - low.stocks) / (high.stocks - low.stocks);
    const auto mixed = [part](float one, float other) { return one + part * (other - one); };
    return {at,
            mixed(low.distance, high.distance),
            mixed(low.tempo, high.tempo),
            mixed(low.stock, high.stock),
            mixed(low.worst_fence, high.worst_fence),
            mixed(low.harmful_fences, high.harmful_fences)};
}

}  // namespace

void patient_scores(const State& state, float* scores, float distance_share) {
    const Mode& mode = *state.mode;
    const Slots free = free_slots(state.fences, mode.grid());
    const int stocks = state.stock_sum();
    const PatientWeights weights = weights_for(stocks);
    const float fence = weights.stock * kPatience, step = weights.distance * distance_share;
    for (int i = 0, side = state.side, before = 0; i < mode.side_count; ++i, side = (side + 1) % mode.side_count) {
        if (state.retired >> side & 1) continue;
        const GoalField field(state.fences, state.squares[side], mode.goals[side]);
        scores[side] = fence * static_cast<float>(state.stocks[side]) - weights.tempo * static_cast<float>(before++) -
                       step * static_cast<float>(field.distance);
        if (stocks > state.stocks[side]) {
            const Harm harm(state, field, side, free);
            scores[side] -= weights.worst_fence * static_cast<float>(harm.worst) +
                            weights.harmful_fences * static_cast<float>(harm.count);
        }
    }
}

Values evaluate_patient(const State& state) {
    float scores[kMaxSides] = {};
    patient_scores(state, scores);
    return softmax(state, scores);
}

}  // namespace hedgemaze::classic
