#include "knowledge/classic/goal_field.hpp"
#include "knowledge/classic/weights.hpp"
#include "knowledge/family_evaluation.hpp"
#include "knowledge/math.hpp"

namespace hedgemaze::classic {

namespace {

// A fence that lengthens a path by `harm` steps.
struct HarmfulFence {
    Fence fence;
    float harm;
};

constexpr int kMaxHarmful = 2 * kSquares;

int harmful_fences(const State& state, const GoalField& field, int side, const Slots& cutting, HarmfulFence* out) {
    int count = 0;
    for_each_distance_with(state.fences, field, state.squares[side], cutting, [&](Fence fence, int distance) {
        const int harm = distance - field.distance;
        if (harm > 0) out[count++] = {fence, static_cast<float>(harm < kMaxHarm ? harm : kMaxHarm)};
    });
    return count;
}

// Slots whose fence would touch another fence with an end, continuing a wall.
Slots wall_slots(const Fences& fences, const Grid& grid) {
    const Bits nodes = fence_nodes(fences, grid);
    return {(nodes.up<1>() | nodes.down<1>()) & grid.slots, (nodes.up<kStride>() | nodes.down<kStride>()) & grid.slots};
}

// The slots at the corners of these squares.
Bits slots_round(Bits squares) {
    const Bits wide = squares | squares.down<1>();
    return wide | wide.down<kStride>();
}

// Prior weight per fence.
class FenceWeights {
   public:
    FenceWeights() {
        for (auto& of_axis : weights_)
            for (float& weight : of_axis) weight = 1;
    }

    float of(Fence fence) const { return weights_[static_cast<int>(fence.axis)][fence.slot]; }
    void scale(const Slots& slots, float factor) {
        for_each_fence(slots, [&](Fence fence) { weights_[static_cast<int>(fence.axis)][fence.slot] *= factor; });
    }
    void add(Fence fence, float score) { weights_[static_cast<int>(fence.axis)][fence.slot] *= exponential(score); }

   private:
    float weights_[2][kSquares];
};

// Raises the weight of fences that prevent the worst fence against the mover: those that overlap or cross it.
void add_guards(const HarmfulFence* harmful, int count, const Slots& free, FenceWeights& weights) {
    float worst = 0, second = 0;  // the second worst approximates the harm that remains
    int at = 0;
    for (int i = 0; i < count; ++i) {
        if (harmful[i].harm > worst) {
            second = worst;
            worst = harmful[i].harm;
            at = i;
        } else if (harmful[i].harm > second) {
            second = harmful[i].harm;
        }
    }
    if (worst == second) return;
    const Fence fence = harmful[at].fence;
    const int along = fence.axis == Axis::kHorizontal ? 1 : kStride;
    const auto guard = [&](int slot, Axis axis) {
        const Fence other{static_cast<Square>(slot), axis};
        if (slot >= 0 && slot < kSquares && free.has(other)) weights.add(other, kPrior.guard * (worst - second));
    };
    guard(fence.slot, fence.axis == Axis::kHorizontal ? Axis::kVertical : Axis::kHorizontal);
    guard(fence.slot - along, fence.axis);
    guard(fence.slot + along, fence.axis);
}

void weight_rival_fences(const State& state, const GoalField& mine, int side, const Slots& free,
                         FenceWeights& weights) {
    constexpr float kCuts = exponential(kPrior.cuts), kNear = exponential(kPrior.near_rival);
    constexpr float kAhead = exponential(kPrior.ahead);
    const Bits square = Bits::of(state.squares[side]);
    const GoalField theirs(state.fences, state.squares[side], state.mode->goals[side]);
    const Slots cutting = lengthening_slots(state.fences, theirs, state.squares[side]) & free;
    const Bits near = slots_round(square);
    const Bits ahead = slots_round(state.fences.neighbours(square) & theirs.within(theirs.distance - 1));
    weights.scale(cutting, kCuts);
    weights.scale(Slots{near, near} & free, kNear);
    weights.scale(Slots{ahead, ahead} & free, kAhead);
    float importance = 1;
    if (state.mode->side_count > 2) {
        importance = exponential(kPrior.leader * static_cast<float>(mine.distance - theirs.distance));
        if (importance > 1.5F) importance = 1.5F;
    }
    HarmfulFence harmful[kMaxHarmful];
    const int count = harmful_fences(state, theirs, side, cutting, harmful);
    for (int i = 0; i < count; ++i)
        weights.add(harmful[i].fence, importance * (kPrior.any_harm + kPrior.rival_harm * harmful[i].harm));
}

void weight_fences(const State& state, const GoalField& mine, FenceWeights& weights) {
    const Mode& mode = *state.mode;
    const Slots free = free_slots(state.fences, mode.grid());
    weights.scale(wall_slots(state.fences, mode.grid()) & free, exponential(kPrior.wall));
    HarmfulFence harmful[kMaxHarmful];
    const Slots cutting = lengthening_slots(state.fences, mine, state.squares[state.side]) & free;
    const int count = harmful_fences(state, mine, state.side, cutting, harmful);
    for (int i = 0; i < count; ++i) weights.add(harmful[i].fence, kPrior.own_harm * harmful[i].harm);
    add_guards(harmful, count, free, weights);
    for (int side = 0; side < mode.side_count; ++side)
        if (side != state.side && (state.retired >> side & 1) == 0)
            weight_rival_fences(state, mine, side, free, weights);
}

// A compile-time size avoids divisions when numbers are decoded.
template <int kSize>
void write_weights(const GoalField& mine, const FenceWeights& weights, const ActionNumber* legal, int count,
                   float* out) {
    for (int i = 0; i < count; ++i) {
        const Action action = from_number(legal[i], Family::kClassic, kSize);
        if (action.kind == ActionKind::kPlace) {
            out[i] = weights.of(action.fence());
        } else if (action.kind == ActionKind::kMove) {
            const int gained = mine.distance - mine.steps_from(action.square);
            out[i] = exponential(kPrior.pawn + kPrior.nearer * static_cast<float>(gained));
        } else {
            out[i] = 1;
        }
    }
}

}  // namespace

void priors(const State& state, const ActionNumber* legal, int count, float* out) {
    const GoalField mine(state.fences, state.squares[state.side], state.mode->goals[state.side]);
    FenceWeights weights;
    if (state.stocks[state.side] > 0) weight_fences(state, mine, weights);
    switch (state.mode->size) {
        case 3: return write_weights<3>(mine, weights, legal, count, out);
        case 5: return write_weights<5>(mine, weights, legal, count, out);
        case 7: return write_weights<7>(mine, weights, legal, count, out);
        default: return write_weights<9>(mine, weights, legal, count, out);
    }
}

}  // namespace hedgemaze::classic
