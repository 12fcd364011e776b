#include "knowledge/family_evaluation.hpp"

#include "rules/rules.hpp"

namespace hedgemaze {

Values values_of(const State& state, const Outcome& outcome) {
    const Mode& mode = *state.mode;
    Values values;
    if (outcome.winner == kNobody) {
        int playing = 0;
        for (int i = 0; i < mode.side_count; ++i) playing += (state.retired >> i & 1) == 0;
        for (int i = 0; i < mode.side_count; ++i)
            if ((state.retired >> i & 1) == 0) values.of[i] = 1.0F / static_cast<float>(playing);
        return values;
    }
    values.of[outcome.winner] = 1;
    if (mode.family == Family::kPacman && outcome.winner == 1) {
        values.of[0] = kRankShare * static_cast<float>(state.taken());
        values.of[1] = 1 - values.of[0];
    }
    return values;
}

Values evaluate(const State& state) {
    const Outcome ended = outcome(state);
    if (ended) return values_of(state, ended);
    return state.mode->has_maze() ? pacman::evaluate(state) : classic::evaluate(state);
}

Values evaluate_patient(const State& state) {
    const Outcome ended = outcome(state);
    return ended ? values_of(state, ended) : classic::evaluate_patient(state);
}

void priors(const State& state, const ActionNumber* legal, int count, float* out) {
    if (count <= 0) return;
    (state.mode->has_maze() ? pacman::priors : classic::priors)(state, legal, count, out);
    float sum = 0;
    for (int i = 0; i < count; ++i) sum += out[i];
    const float scale = 1 / sum;
    for (int i = 0; i < count; ++i) out[i] *= scale;
}

}  // namespace hedgemaze
