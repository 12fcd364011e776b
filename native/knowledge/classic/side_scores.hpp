// What the evaluations of classic share: the effect of one more fence against a side, and values from scores.
#pragma once

#include "knowledge/classic/goal_field.hpp"
#include "knowledge/classic/weights.hpp"
#include "knowledge/evaluation.hpp"
#include "knowledge/math.hpp"

namespace hedgemaze::classic {

// The effect of one more fence against a side.
struct Harm {
    int worst = 0;  // steps that the worst fence costs
    int count = 0;  // fences that cost two steps or more

    Harm(const State& state, const GoalField& field, int side, const Slots& free) {
        const int square = state.squares[side];
        const Slots slots = lengthening_slots(state.fences, field, square) & free;
        for_each_distance_with(state.fences, field, square, slots, [&](Fence, int distance) {
            const int harm = distance - field.distance;
            if (harm > worst) worst = harm;  // -1, the last path closed, is illegal and never the worst
            count += harm >= 2;
        });
        if (worst > kMaxHarm) worst = kMaxHarm;
    }
};

// Values from one score per side; a side that has left has 0.
inline Values softmax(const State& state, const float* scores) {
    const int sides = state.mode->side_count;
    float most = scores[state.side], sum = 0;
    for (int i = 0; i < sides; ++i)
        if ((state.retired >> i & 1) == 0 && scores[i] > most) most = scores[i];
    Values values;
    for (int i = 0; i < sides; ++i)
        if ((state.retired >> i & 1) == 0) sum += values.of[i] = exponential(scores[i] - most);
    for (int i = 0; i < sides; ++i) values.of[i] /= sum;
    return values;
}

}  // namespace hedgemaze::classic
