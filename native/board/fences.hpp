// The fences on a board, with bitboards of the open steps; flood fill, and the slots free for another fence.
//
// A horizontal fence in slot s closes the step north from s and from the square to its right; a vertical fence closes
// the step east from s and from the square above it. `north` and `east` hold the squares whose step in that direction
// is open. Steps across the edge are closed too, so no shift wraps into a neighbouring row.
#pragma once

#include "board/geometry.hpp"

namespace hedgemaze {

// Slots per axis.
struct Slots {
    Bits horizontal;
    Bits vertical;

    constexpr int count() const { return horizontal.count() + vertical.count(); }
    constexpr bool any() const { return horizontal.any() || vertical.any(); }
    constexpr Bits& of(Axis axis) { return axis == Axis::kHorizontal ? horizontal : vertical; }
    constexpr const Bits& of(Axis axis) const { return axis == Axis::kHorizontal ? horizontal : vertical; }
    constexpr bool has(Fence fence) const { return of(fence.axis).has(fence.slot); }
    constexpr void add(Fence fence) { of(fence.axis) |= Bits::of(fence.slot); }
    constexpr void remove(Fence fence) { of(fence.axis) = of(fence.axis).without(Bits::of(fence.slot)); }
    constexpr Slots operator&(const Slots& o) const { return {horizontal & o.horizontal, vertical & o.vertical}; }
    constexpr Slots operator|(const Slots& o) const { return {horizontal | o.horizontal, vertical | o.vertical}; }
    constexpr bool operator==(const Slots&) const = default;
};

struct Fences {
    Bits horizontal;
    Bits vertical;
    Bits north;
    Bits east;

    static constexpr Fences none(const Grid& grid) { return {{}, {}, grid.open_north, grid.open_east}; }

    constexpr Slots slots() const { return {horizontal, vertical}; }
    constexpr bool has(Fence fence) const { return slots().has(fence); }
    constexpr bool operator==(const Fences&) const = default;

    constexpr void add(Fence fence) {
        const Bits bit = Bits::of(fence.slot);
        if (fence.axis == Axis::kHorizontal) {
            horizontal |= bit;
            north = north.without(bit | bit.up<1>());
        } else {
            vertical |= bit;
            east = east.without(bit | bit.up<kStride>());
        }
    }

    constexpr void remove(Fence fence) {
        const Bits bit = Bits::of(fence.slot);
        if (fence.axis == Axis::kHorizontal) {
            horizontal = horizontal.without(bit);
            north |= bit | bit.up<1>();
        } else {
            vertical = vertical.without(bit);
            east |= bit | bit.up<kStride>();
        }
    }

    constexpr bool is_open(int square, Direction direction) const {
        switch (direction) {
            case kNorth: return north.has(square);
            case kEast: return east.has(square);
            case kSouth: return square >= kStride && north.has(square - kStride);
            case kWest: return square >= 1 && east.has(square - 1);
        }
        return false;
    }

    // Squares one open step away from any of these squares.
    constexpr Bits neighbours(Bits squares) const {
        return (squares & north).up<kStride>() | (squares.down<kStride>() & north) | (squares & east).up<1>() |
               (squares.down<1>() & east);
    }

    // Flood fill: all squares reachable from these.
    constexpr Bits reach(Bits start) const {
        Bits reached = start;
        for (;;) {
            const Bits grown = reached | neighbours(reached);
            if (grown == reached) return reached;
            reached = grown;
        }
    }

    constexpr bool reaches(Bits start, Bits goal) const {
        Bits reached = start;
        for (;;) {
            const Bits grown = reached | neighbours(reached);
            if ((grown & goal).any()) return true;
            if (grown == reached) return false;
            reached = grown;
        }
    }

    // Whether two squares are connected. Bidirectional flood fill: a short detour or a small pocket ends it early.
    constexpr bool connects(int one, int other) const {
        Bits near = Bits::of(one), far = Bits::of(other);
        for (;;) {
            const Bits near_grown = near | neighbours(near), far_grown = far | neighbours(far);
            if ((near_grown & far_grown).any()) return true;
            if (near_grown == near || far_grown == far) return false;
            near = near_grown;
            far = far_grown;
        }
    }
};

// The fence that closes the step from a square in a direction; slot kNoSquare if no fence does (the edge may).
constexpr Fence closing_fence(const Fences& fences, int square, Direction direction) {
    const bool is_upright = direction == kNorth || direction == kSouth;
    const int low = direction == kNorth || direction == kEast ? square : square + kOffset[direction];
    const Axis axis = is_upright ? Axis::kHorizontal : Axis::kVertical;
    const int slots[2] = {low, low - (is_upright ? 1 : kStride)};
    for (const int slot : slots) {
        const Fence fence{static_cast<Square>(slot), axis};
        if (slot >= 0 && fences.has(fence)) return fence;
    }
    return {};
}

// Slots where a fence neither overlaps nor crosses another (A.1-14 to 16).
constexpr Slots free_slots(const Fences& fences, const Grid& grid) {
    const Bits h = fences.horizontal, v = fences.vertical;
    const Bits free = grid.slots.without(h | v);
    return {free.without(h.up<1>() | h.down<1>()), free.without(v.up<kStride>() | v.down<kStride>())};
}

// A node is the corner point of four squares; its number is that of the slot whose middle it is. A fence covers three
// nodes: its middle and both ends. Returns all nodes covered by a fence.
constexpr Bits fence_nodes(const Fences& fences, const Grid& grid) {
    const Bits h = fences.horizontal, v = fences.vertical;
    return (h | h.up<1>() | h.down<1>() | v | v.up<kStride>() | v.down<kStride>()) & grid.slots;
}

// Slots whose fence would touch these nodes at two or more of its three nodes. With an edge, a fence end on the edge of
// the board counts as well.
constexpr Slots touching_twice(Bits nodes, const Grid& grid, bool with_edge) {
    const Bits none;
    const Bits left = nodes.up<1>() | (with_edge ? grid.first_file : none);
    const Bits right = nodes.down<1>() | (with_edge ? grid.last_file : none);
    const Bits below = nodes.up<kStride>() | (with_edge ? grid.first_row : none);
    const Bits above = nodes.down<kStride>() | (with_edge ? grid.last_row : none);
    return {((nodes & (left | right)) | (left & right)) & grid.slots,
            ((nodes & (below | above)) | (below & above)) & grid.slots};
}

// Slots where a fence may separate squares: a necessary condition, cheap to compute.
constexpr Slots risky_slots(const Fences& fences, const Grid& grid) {
    return touching_twice(fence_nodes(fences, grid), grid, true);
}

// Calls `visit(Fence)` for every slot, in action-number order.
template <typename Visit>
constexpr void for_each_fence(Slots slots, Visit visit) {
    while (slots.horizontal.any()) visit(Fence{static_cast<Square>(slots.horizontal.pop()), Axis::kHorizontal});
    while (slots.vertical.any()) visit(Fence{static_cast<Square>(slots.vertical.pop()), Axis::kVertical});
}

constexpr Fences fences_of(const Slots& slots, const Grid& grid) {
    Fences fences = Fences::none(grid);
    for_each_fence(slots, [&](Fence fence) { fences.add(fence); });
    return fences;
}

}  // namespace hedgemaze
