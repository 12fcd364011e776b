#include "rules/advanced/fences.hpp"

#include "rules/fence_placement.hpp"
#include "rules/maze_check.hpp"

namespace hedgemaze::advanced {

namespace {

// Whether two squares are connected. Bidirectional flood fill: sealed areas are mostly small, detours mostly short.
bool are_joined(const Fences& fences, const Square* respawns, int one, int other) {
    Bits area = Bits::of(one), goal = Bits::of(other);
    for (;;) {
        Bits grown = area | fences.neighbours(area);
        grown |= tunnel_exits(respawns, grown);
        if ((grown & goal).any()) return true;
        if (grown == area) return false;
        area = goal;
        goal = grown;
    }
}

// The squares that must stay connected (C-c): all, except those inside the Chamber while it is complete.
Bits counted_squares(const State& state) {
    const bool is_whole = state.chamber == 0b1111;
    return is_whole ? state.mode->grid().board.without(state.mode->maze.sealed) : state.mode->grid().board;
}

// Whether a fence that closes a ring seals squares off. Precondition: the fences without it do not.
bool seals(const State& state, Fence fence) {
    const SealTest test = state.mode->house.seal_test;
    Fences fenced = state.fences;
    fenced.add(fence);
    if (test == SealTest::kOpenSide || state.chamber == 0b1111) return sealed_off(state, fenced).any();
    if (test == SealTest::kConnectedNoTunnels) return true;
    const Square* respawns = state.mode->maze.respawns;
    const int across = fence.axis == Axis::kHorizontal ? kStride : 1, along = kStride + 1 - across;
    return !are_joined(fenced, respawns, fence.slot, fence.slot + across) ||
           !are_joined(fenced, respawns, fence.slot + along, fence.slot + along + across);
}

// Slots free for a fence, before the seal test.
Slots placeable_slots(const State& state) {
    const bool is_in_hand = state.lifted != kNoSquare;
    if (!is_in_hand && state.stocks[state.side] == 0) return {};
    Slots free = free_slots(state.fences, state.mode->grid());
    if (is_in_hand) {  // "somewhere else": the old slot is excluded on both axes
        free.remove({state.lifted, Axis::kHorizontal});
        free.remove({state.lifted, Axis::kVertical});
    }
    // If the lift does not open the Chamber, no placement does. After the opening no square is ever sealed off.
    if (is_opening(state) && sealed_off(state, state.fences).any()) return {};
    return free;
}

}  // namespace

Bits sealed_off(const State& state, const Fences& fences) {
    const Maze& maze = state.mode->maze;
    const SealTest test = state.mode->house.seal_test;
    const Bits counted = counted_squares(state);
    if (test == SealTest::kOpenSide) {
        Bits open = fences.neighbours(state.mode->grid().board);
        for (const Square square : maze.respawns) open |= Bits::of(square);
        return counted.without(open);
    }
    const Square* tunnels = test == SealTest::kConnected ? maze.respawns : nullptr;
    return counted.without(reach_through(fences, Bits::of(maze.respawns[0]), tunnels));
}

Slots legal_fences(const State& state) {
    Slots legal = placeable_slots(state);
    if (!legal.any()) return {};
    for_each_fence(legal & ring_slots(state.fences, state.mode->grid()), [&](Fence fence) {
        if (seals(state, fence)) legal.remove(fence);
    });
    return legal;
}

bool has_legal_fence(const State& state) {
    const Slots free = placeable_slots(state);
    const Slots doubtful = risky_slots(state.fences, state.mode->grid());
    if (free.horizontal.without(doubtful.horizontal).any() || free.vertical.without(doubtful.vertical).any())
        return true;
    return free.any() && legal_fences(state).any();
}

void lift(State& state, int index) {
    const Fence fence = state.mode->maze.chamber[index];
    state.fences.remove(fence);
    state.chamber &= static_cast<std::uint8_t>(~(1 << index));
    state.lifted = fence.slot;
}

std::uint8_t liftable(const State& state) {
    int fences = 0;
    for (int i = 0; i < 4; ++i) {
        if ((state.chamber >> i & 1) == 0) continue;
        State lifted = state;
        lift(lifted, i);
        fences |= static_cast<int>(has_legal_fence(lifted)) << i;
    }
    return static_cast<std::uint8_t>(fences);
}

}  // namespace hedgemaze::advanced
