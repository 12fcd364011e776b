// The evaluators of each family, behind evaluation.hpp; for games that are not over.
#pragma once

#include "knowledge/evaluation.hpp"

namespace hedgemaze {

namespace classic {
Values evaluate(const State& state);
void priors(const State& state, const ActionNumber* legal, int count, float* out);
}  // namespace classic

namespace pacman {
Values evaluate(const State& state);
void priors(const State& state, const ActionNumber* legal, int count, float* out);
}  // namespace pacman

namespace advanced {
Values evaluate(const State& state);
void priors(const State& state, const ActionNumber* legal, int count, float* out);
}  // namespace advanced

}  // namespace hedgemaze
