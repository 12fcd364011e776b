#include "rules/advanced/fences.hpp"

#include "rules/fence_placement.hpp"

namespace hedgemaze::advanced {

namespace {

// The two ends of each tunnel (C.1-10).
struct Tunnels {
    Bits links[2];

    explicit Tunnels(const Maze& maze)
        : links{Bits::of(maze.respawns[0]) | Bits::of(maze.respawns[1]),
                Bits::of(maze.respawns[2]) | Bits::of(maze.respawns[3])} {}
    Bits ends() const { return links[0] | links[1]; }
    Bits through(Bits squares) const {
        for (const Bits& link : links)
            if ((squares & link).any()) squares |= link;
        return squares;
    }
};

// Whether one can still walk from one square to the other. Both sides grow in turn: most areas that a fence cuts off
// are small, and most detours short.
bool are_joined(const Fences& fences, const Tunnels& tunnels, int one, int other) {
    Bits area = Bits::of(one), goal = Bits::of(other);
    for (;;) {
        const Bits grown = tunnels.through(area | fences.neighbours(area));
        if ((grown & goal).any()) return true;
        if (grown == area) return false;
        area = goal;
        goal = grown;
    }
}

// The squares that count (C-c): all, but while the whole Chamber stands those that it seals off are left out.
Bits counted_squares(const State& state) {
    const bool is_whole = state.chamber == 0b1111;
    return is_whole ? state.mode->grid().board.without(state.mode->maze.sealed) : state.mode->grid().board;
}

// Whether a fence that closes a ring would cut squares off, where the fences before it do not.
bool seals(const State& state, Fence fence) {
    const SealTest test = state.mode->house.seal_test;
    Fences fenced = state.fences;
    fenced.add(fence);
    if (test == SealTest::kOpenSide || state.chamber == 0b1111) return sealed_off(state, fenced).any();
    if (test == SealTest::kConnectedNoTunnels) return true;
    const Tunnels tunnels(state.mode->maze);
    const int across = fence.axis == Axis::kHorizontal ? kStride : 1, along = kStride + 1 - across;
    return !are_joined(fenced, tunnels, fence.slot, fence.slot + across) ||
           !are_joined(fenced, tunnels, fence.slot + along, fence.slot + along + across);
}

// Slots with room for a fence, whatever it would cut off.
Slots free_slots(const State& state) {
    const bool is_in_hand = state.lifted != kNoSquare;
    if (!is_in_hand && state.stocks[state.side] == 0) return {};
    Slots free = room(state.fences, state.mode->grid());
    if (is_in_hand) {  // "somewhere else": not even turned in its slot
        free.remove({state.lifted, Axis::kHorizontal});
        free.remove({state.lifted, Axis::kVertical});
    }
    // A lift that does not open the Chamber: no fence makes it better. After the opening nothing is ever cut off.
    if (is_opening(state) && sealed_off(state, state.fences).any()) return {};
    return free;
}

}  // namespace

Bits sealed_off(const State& state, const Fences& fences) {
    const Maze& maze = state.mode->maze;
    const SealTest test = state.mode->house.seal_test;
    const Bits counted = counted_squares(state);
    const Tunnels tunnels(maze);
    if (test == SealTest::kOpenSide)
        return counted.without(fences.neighbours(state.mode->grid().board)).without(tunnels.ends());
    Bits reached = Bits::of(maze.respawns[0]);
    for (;;) {
        Bits grown = reached | fences.neighbours(reached);
        if (test == SealTest::kConnected) grown = tunnels.through(grown);
        if (grown == reached) return counted.without(reached);
        reached = grown;
    }
}

Slots legal_fences(const State& state) {
    Slots legal = free_slots(state);
    if (!legal.any()) return {};
    for_each_fence(legal & ring_slots(state.fences, state.mode->grid()), [&](Fence fence) {
        if (seals(state, fence)) legal.remove(fence);
    });
    return legal;
}

bool has_legal_fence(const State& state) {
    const Slots free = free_slots(state);
    const Slots doubtful = suspects(state.fences, state.mode->grid());
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
