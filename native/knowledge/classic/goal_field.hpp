// Distances to a goal in classic, and how one more fence changes them.
//
// A field is a flood fill from the goal up to the pawn. Every step to a nearer square belongs to a shortest path. A
// fence that misses one shortest path does not change the distance, so only fences that cut both outermost shortest
// paths are examined, by resuming the flood fill at the fence.
#pragma once

#include "rules/classic/classic.hpp"

namespace hedgemaze::classic {

struct GoalField {
    int distance = 0;       // of the pawn; -1 without a path
    Bits within[kSquares];  // within[i]: squares at most i steps from the goal, i <= distance

    GoalField(const Fences& fences, int square, Bits goal) {
        within[0] = goal;
        while (!within[distance].has(square)) {
            const Bits grown = within[distance] | fences.neighbours(within[distance]);
            if (grown == within[distance]) {
                distance = -1;
                return;
            }
            within[++distance] = grown;
        }
    }

    // Steps from a square to the goal; distance + 1 for all squares farther away than the pawn.
    int steps_from(int square) const {
        for (int i = 0; i <= distance; ++i)
            if (within[i].has(square)) return i;
        return distance + 1;
    }
};

// Slots, free or not, whose fence cuts both outermost shortest paths and may therefore lengthen the pawn's path.
Slots lengthening_slots(const Fences& fences, const GoalField& field, int square);

// The pawn's distance with one more fence; -1 if it closes the last path. Precondition: the fence is in
// lengthening_slots.
int distance_with(const Fences& fences, const GoalField& field, int square, Fence fence);

}  // namespace hedgemaze::classic
