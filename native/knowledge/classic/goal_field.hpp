// Distances to a goal in classic, and how one more fence changes them.
//
// A field is a flood fill from the goal up to the pawn. Every step to a nearer square belongs to a shortest path. A
// fence that misses one shortest path does not change the distance, so only fences that cut both outermost shortest
// paths are examined, by resuming the flood fill at the fence, several fences at a time.
#pragma once

#include "rules/classic/classic.hpp"

namespace hedgemaze::classic {

class GoalField {
   public:
    int distance = 0;  // of the pawn; -1 without a path

    GoalField(const Fences& fences, int square, Bits goal) {
        for (Bits reached = goal;; ++distance) {
            words_[distance][0] = reached.lo;
            words_[distance][1] = reached.hi;
            if (reached.has(square)) return;
            const Bits grown = reached | fences.neighbours(reached);
            if (grown == reached) break;
            reached = grown;
        }
        distance = -1;
    }

    // Squares at most `steps` from the goal. Precondition: 0 <= steps <= distance.
    Bits within(int steps) const { return {words_[steps][0], words_[steps][1]}; }

    // Steps from a square to the goal; distance + 1 for all squares farther away than the pawn.
    int steps_from(int square) const {
        for (int i = 0; i <= distance; ++i)
            if (within(i).has(square)) return i;
        return distance + 1;
    }

   private:
    std::uint64_t words_[kSquares][2];  // not Bits: clearing all of them would cost too much
};

// Slots, free or not, whose fence cuts both outermost shortest paths and may therefore lengthen the pawn's path.
Slots lengthening_slots(const Fences& fences, const GoalField& field, int square);

// The pawn's distance with one more fence, for up to kTogether fences at once: each has a lane of a vector, so that one
// flood fill serves them all. -1 if a fence closes the last path. Precondition: the fences are in lengthening_slots.
inline constexpr int kTogether = 4;
void distances_with(const Fences& fences, const GoalField& field, int square, const Fence* added, int count, int* out);

// Calls `visit(Fence, distance)` for every slot, in action-number order. Precondition: they are in lengthening_slots.
template <typename Visit>
void for_each_distance_with(const Fences& fences, const GoalField& field, int square, const Slots& slots, Visit visit) {
    Fence group[kTogether];
    int distances[kTogether], count = 0;
    const auto visit_group = [&] {
        distances_with(fences, field, square, group, count, distances);
        for (int i = 0; i < count; ++i) visit(group[i], distances[i]);
        count = 0;
    };
    for_each_fence(slots, [&](Fence fence) {
        group[count++] = fence;
        if (count == kTogether) visit_group();
    });
    if (count > 0) visit_group();
}

}  // namespace hedgemaze::classic
