// Dirichlet noise on the priors of the root, so that self-play tries actions that its evaluator does not think of.
#pragma once

#include <cmath>

#include "board/random.hpp"
#include "search/search.hpp"

namespace hedgemaze::selfplay {

// The noise of one search: an evaluator around another one. `total` is divided among the legal actions.
struct RootNoise {
    float share = 0;  // of the noise in the priors; 0: none
    float total = 10;
    Evaluator inner = kHandEvaluator;
    // Of the current search:
    bool is_on = false;
    std::uint32_t root_ply = 0;
    std::uint64_t seed = 0;

    // Mixes noise into the priors of a position, if it is the root: no other position has its ply.
    void mix_into(const State& state, int count, float* priors) const {
        if (!is_on || state.ply != root_ply || count == 0) return;
        Random random(seed);
        float noise[kMaxLegal];
        float sum = 0;
        for (int i = 0; i < count; ++i) sum += noise[i] = gamma(static_cast<double>(total) / count, random);
        if (!(sum > 0)) return;
        for (int i = 0; i < count; ++i) priors[i] = (1 - share) * priors[i] + share * noise[i] / sum;
    }
    // This noise must outlive the evaluator.
    Evaluator evaluator() const {
        return {[](const void* context, const State& state) {
                    const Evaluator& inner = static_cast<const RootNoise*>(context)->inner;
                    return inner.values(inner.context, state);
                },
                [](const void* context, const State& state, const ActionNumber* legal, int count, float* out) {
                    const auto* noise = static_cast<const RootNoise*>(context);
                    noise->inner.priors(noise->inner.context, state, legal, count, out);
                    noise->mix_into(state, count, out);
                },
                this};
    }

   private:
    // In (0, 1).
    static double unit(Random& random) {
        return (static_cast<double>(random.next() >> 11) + 0.5) / static_cast<double>(std::uint64_t{1} << 53);
    }
    // A gamma variate by the method of Marsaglia and Tsang (2000).
    static float gamma(double shape, Random& random) {
        const double boost = shape < 1 ? std::pow(unit(random), 1 / shape) : 1;
        const double d = (shape < 1 ? shape + 1 : shape) - 1.0 / 3, c = 1 / std::sqrt(9 * d);
        for (;;) {
            constexpr double kTwoPi = 6.283185307179586;
            const double normal = std::sqrt(-2 * std::log(unit(random))) * std::cos(kTwoPi * unit(random));
            const double v = std::pow(1 + c * normal, 3);
            if (v > 0 && std::log(unit(random)) < 0.5 * normal * normal + d - d * v + d * std::log(v))
                return static_cast<float>(boost * d * v);
        }
    }
};

}  // namespace hedgemaze::selfplay
