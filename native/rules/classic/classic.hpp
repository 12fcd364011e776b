// Classic rules for two, three and four pawns (sections A.1 and A.2 of the law).
#pragma once

#include "board/actions.hpp"
#include "board/state.hpp"
#include "rules/illegality.hpp"

namespace hedgemaze::classic {

// Steps of some way from a pawn to its goal: squares whose step north, and whose step east, the way uses (either way
// round). A fence that closes none of them leaves that way open, so it cuts nobody off.
struct Way {
    Bits north;
    Bits east;
    bool is_known = false;

    // Slots where a fence would close a step of the way.
    Slots cuts() const { return {north | north.down<1>(), east | east.down<kStride>()}; }
    bool is_cut_by(Fence fence) const {
        const Bits bit = Bits::of(fence.slot);
        return fence.axis == Axis::kHorizontal ? (north & (bit | bit.up<1>())).any()
                                               : (east & (bit | bit.up<kStride>())).any();
    }
};

// The ways known for each side; carried from position to position as long as they stay open.
struct Ways {
    Way of[kMostSides];
};

Outcome outcome(const State& state);
Bits pawn_targets(const State& state);
// Finds the ways that are not known, and returns the slots where a fence is legal.
Slots legal_fences(const State& state, Ways& ways);
int legal_actions(const State& state, ActionNumber* out);
void play(State& state, const Action& action);
// Keeps `ways` true through an action that is about to be played.
void follow(const State& before, const Action& action, Ways& ways);
std::uint8_t next_side(const State& state);

// Steps to the goal with other pawns ignored; -1 if there is no way.
int distance(const Fences& fences, int square, Bits goal);
// Steps from every square of the board of 9 by 9 to the goal; -1 where there is no way.
void distance_field(const Fences& fences, Bits goal, std::int8_t* out);
Way shortest_way(const Fences& fences, int square, Bits goal);
// Squares of the way that the reference would choose; returns their number (0: none).
int shortest_path(const Fences& fences, int square, Bits goal, Square* out);

Illegality why_illegal(const State& state, const Action& action);

// Leaf counts from here, without hash; `ways` may be empty.
std::uint64_t perft(const State& state, int depth, const Ways& ways);

}  // namespace hedgemaze::classic
