// Evaluation and priors per family, called through evaluation.hpp. Precondition: the game is not over. Priors are not
// normalised here.
#pragma once

#include "knowledge/evaluation.hpp"

namespace hedgemaze {

namespace classic {
Values evaluate(const State& state);
Values evaluate_patient(const State& state);
// The logarithms of its values, up to a constant; nothing is written for a side that has left. `distance_share` is that
// of the weight of distances.
void patient_scores(const State& state, float* scores, float distance_share = 1);
void priors(const State& state, const ActionNumber* legal, int count, float* out);
}  // namespace classic

// Both PAC-MAN families.
namespace pacman {
Values evaluate(const State& state);
void priors(const State& state, const ActionNumber* legal, int count, float* out);
}  // namespace pacman

}  // namespace hedgemaze
