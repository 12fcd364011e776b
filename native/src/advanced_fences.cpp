#include "hedgemaze/advanced_fences.hpp"

namespace hedgemaze {

namespace {

Illegality in_the_way(Code code, const Fence* fences, int count) {
    Illegality reason;
    reason.code = code;
    for (int i = 0; i < count; ++i) reason.fences[i] = fences[i];
    reason.fence_count = static_cast<std::uint8_t>(count);
    return reason;
}

// Slots whose three nodes, both ends and the middle, have two or more in this set.
constexpr Slots doubly_touching(Bits nodes, Bits left_edge, Bits right_edge, Bits lower_edge, Bits upper_edge) {
    const Bits left = nodes.up<1>() | left_edge, right = nodes.down<1>() | right_edge;
    const Bits below = nodes.up<kStride>() | lower_edge, above = nodes.down<kStride>() | upper_edge;
    return {(nodes & (left | right)) | (left & right), (nodes & (below | above)) | (below & above)};
}

}  // namespace

Illegality why_no_room(const State& state, Fence fence) {
    if (!state.mode->grid().slots.has(fence.slot)) return in_the_way(Code::kFenceOffBoard, nullptr, 0);
    const bool is_horizontal = fence.axis == Axis::kHorizontal;
    const int along = is_horizontal ? 1 : kStride;
    Fence met[3];
    int count = 0;
    for (int slot = fence.slot - along; slot <= fence.slot + along; slot += along) {
        const Fence other{static_cast<Square>(slot), fence.axis};
        if (slot >= 0 && state.fences.has(other)) met[count++] = other;
    }
    if (count > 0) return in_the_way(Code::kFenceOverlaps, met, count);
    const Fence crossed{fence.slot, is_horizontal ? Axis::kVertical : Axis::kHorizontal};
    if (state.fences.has(crossed)) return in_the_way(Code::kFenceCrosses, &crossed, 1);
    return Illegality{};
}

// A node is the corner between four squares; it has the number of the slot with its middle there. Fences join nodes
// into walls, and everything that touches the edge is one wall with it. A fence that meets a wall twice closes a ring.
Slots ring_slots(const Fences& fences, const Grid& grid) {
    const Bits h = fences.horizontal, v = fences.vertical;
    const Bits to_right = h | h.down<1>(), to_above = v | v.down<kStride>();  // nodes that are joined to the next one
    Bits nodes = (h | h.up<1>() | h.down<1>() | v | v.up<kStride>() | v.down<kStride>()) & grid.slots;
    const auto wall_of = [&](Bits start) {
        for (Bits wall = start;;) {
            const Bits grown = (wall | (wall & to_right).up<1>() | (wall.down<1>() & to_right) |
                                (wall & to_above).up<kStride>() | (wall.down<kStride>() & to_above)) &
                               grid.slots;
            if (grown == wall) return wall;
            wall = grown;
        }
    };
    const Bits at_edge = wall_of((h & (grid.first_file | grid.last_file)) | (v & (grid.first_row | grid.last_row)));
    Slots rings = doubly_touching(at_edge, grid.first_file, grid.last_file, grid.first_row, grid.last_row);
    nodes = nodes.without(at_edge);
    while (nodes.any()) {
        const Bits wall = wall_of(Bits::of(nodes.first()));
        rings = rings | doubly_touching(wall, {}, {}, {}, {});
        nodes = nodes.without(wall);
    }
    return rings & Slots{grid.slots, grid.slots};
}

}  // namespace hedgemaze

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
