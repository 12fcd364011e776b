// How far it is to a goal in classic, from everywhere that matters, and what one more fence would change.
//
// A field is a flood from the goal up to the pawn. Every step to a nearer square is a step of a shortest way, and a
// fence that misses one shortest way leaves the distance alone: so the fences worth a look are those that cut two
// shortest ways at once, the outermost ones. Each of them is judged by going on with the flood where the fence bites.
#pragma once

#include "rules/classic/classic.hpp"

namespace hedgemaze::classic {

struct Field {
    int distance = 0;       // of the pawn; -1 if it has no way
    Bits within[kSquares];  // squares at most so many steps from the goal, up to the pawn's distance

    Field(const Fences& fences, int square, Bits goal) {
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

    // Steps from a square to the goal; one more than the pawn's distance stands for all that is further away.
    int steps_from(int square) const {
        for (int i = 0; i <= distance; ++i)
            if (within[i].has(square)) return i;
        return distance + 1;
    }
};

// Slots where a fence may lengthen the way of a pawn, room for it not asked: it cuts both outermost shortest ways.
Slots hurting_slots(const Fences& fences, const Field& field, int square);

// The pawn's distance with one more fence, which must be among hurting_slots; -1 if that closes the last way.
int distance_with(const Fences& fences, const Field& field, int square, Fence fence);

}  // namespace hedgemaze::classic
