// Static evaluation and priors, without search. The search uses them at its leaves unless the caller evaluates.
//
// Values are expected scores per side; they sum to 1. A win is 1, a draw is split evenly among the sides that play.
#pragma once

#include "board/actions.hpp"
#include "board/state.hpp"

namespace hedgemaze {

struct Values {
    float of[kMaxSides] = {};
};

// Values of a finished game. In the fixed maze a losing PAC-MAN keeps kRankShare per pellet eaten, because its rank
// counts even after a loss.
inline constexpr float kRankShare = 0.05F;
Values values_of(const State& state, const Outcome& outcome);

// Values of any position; a handcrafted evaluation with fitted weights.
Values evaluate(const State& state);

// Values of any position of classic with four sides by the patient evaluation, which holds fences longer.
Values evaluate_patient(const State& state);

// Prior probability per legal action, in the order of the list: positive, sum 1.
void priors(const State& state, const ActionNumber* legal, int count, float* out);

// Judges the leaves of a search: values, and priors as `priors` above. `context` is passed to both.
struct Evaluator {
    Values (*values)(const void* context, const State& state);
    void (*priors)(const void* context, const State& state, const ActionNumber* legal, int count, float* out);
    const void* context;
};

// The handcrafted evaluator.
inline constexpr Evaluator kHandEvaluator = {[](const void*, const State& state) { return evaluate(state); },
                                             [](const void*, const State& state, const ActionNumber* legal, int count,
                                                float* out) { priors(state, legal, count, out); },
                                             nullptr};

// The patient evaluation, with the priors of the handcrafted evaluator.
inline constexpr Evaluator kPatientEvaluator = {[](const void*, const State& state) { return evaluate_patient(state); },
                                                kHandEvaluator.priors, nullptr};

}  // namespace hedgemaze
