#include "knowledge/classic/goal_field.hpp"

namespace hedgemaze::classic {

namespace {

int last_of(Bits bits) { return bits.hi != 0 ? 127 - __builtin_clzll(bits.hi) : 63 - __builtin_clzll(bits.lo); }

}  // namespace

Slots lengthening_slots(const Fences& fences, const GoalField& field, int square) {
    PathSteps low, high;
    int low_at = square, high_at = square;
    for (int left = field.distance; left > 0; --left) {
        const Bits nearer = field.within[left - 1];
        const int low_next = (fences.neighbours(Bits::of(low_at)) & nearer).first();
        const int high_next = last_of(fences.neighbours(Bits::of(high_at)) & nearer);
        low.add_step(low_at, low_next);
        high.add_step(high_at, high_next);
        low_at = low_next;
        high_at = high_next;
    }
    return low.cutting_slots() & high.cutting_slots();
}

int distance_with(const Fences& fences, const GoalField& field, int square, Fence fence) {
    const int across = fence.axis == Axis::kHorizontal ? kStride : 1, along = kStride + 1 - across;
    const Bits block = Bits::of(fence.slot) | Bits::of(fence.slot + across) | Bits::of(fence.slot + along) |
                       Bits::of(fence.slot + kStride + 1);
    // The fill is unchanged up to the first square beside the fence.
    int steps = 0;
    while ((field.within[steps] & block).none()) ++steps;
    Fences with = fences;
    with.add(fence);
    for (Bits reached = field.within[steps]; !reached.has(square); ++steps) {
        const Bits grown = reached | with.neighbours(reached);
        if (grown == reached) return -1;
        reached = grown;
    }
    return steps;
}

}  // namespace hedgemaze::classic
