// Classic rules for two, three and four pawns (docs/rules.md, A.1 and A.2).
#pragma once

#include "board/actions.hpp"
#include "board/state.hpp"
#include "rules/illegality.hpp"

namespace hedgemaze::classic {

// The steps of one path from a pawn to its goal: the squares whose step north or east it uses, in either direction. A
// fence that closes none of them leaves the path open, so it needs no further check.
struct PathSteps {
    Bits north;
    Bits east;
    bool is_known = false;

    void add_step(int from, int to) {
        const Bits low = Bits::of(from < to ? from : to);
        const int apart = from < to ? to - from : from - to;
        (apart == kStride ? north : east) |= low;
    }
    // Slots where a fence would close a step of the path.
    Slots cutting_slots() const { return {north | north.down<1>(), east | east.down<kStride>()}; }
    bool is_cut_by(Fence fence) const {
        const Bits bit = Bits::of(fence.slot);
        return fence.axis == Axis::kHorizontal ? (north & (bit | bit.up<1>())).any()
                                               : (east & (bit | bit.up<kStride>())).any();
    }
};

// One known path per side, carried from position to position while it stays open.
struct KnownPaths {
    PathSteps of[kMaxSides];
};

Outcome outcome(const State& state);
Bits pawn_targets(const State& state);
// Slots where a fence is legal. Finds missing paths on the way.
Slots legal_fences(const State& state, KnownPaths& paths);
int legal_actions(const State& state, ActionNumber* out);
void play(State& state, const Action& action);
// Updates `paths` for an action that is about to be played.
void update_paths(const State& before, const Action& action, KnownPaths& paths);
std::uint8_t next_side(const State& state);

// Shortest distance to the goal in steps, ignoring pawns; -1 if there is no path.
int distance(const Fences& fences, int square, Bits goal);
// Distance from each of the 81 squares to the goal; -1 without a path.
void distance_field(const Fences& fences, Bits goal, std::int8_t* out);
PathSteps shortest_path_steps(const Fences& fences, int square, Bits goal);
// Writes the squares of the shortest path that the Python reference chooses; returns their number (0: no path).
int shortest_path(const Fences& fences, int square, Bits goal, Square* out);

Illegality why_illegal(const State& state, const Action& action);

// perft; `paths` may be empty.
std::uint64_t perft(const State& state, int depth, const KnownPaths& paths);

}  // namespace hedgemaze::classic
