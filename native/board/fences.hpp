// The fences on a board and what they open and close: steps, room for another fence, reach, sight.
//
// A horizontal fence in slot s closes the step north from s and from the square to its right; a vertical one the step
// east from s and from the square above it. `north` and `east` hold the squares whose step that way is open; they know
// the edge too, so no shift ever wraps into a neighbouring row.
#pragma once

#include "board/geometry.hpp"

namespace hedgemaze {

struct Fences {
    Bits horizontal;
    Bits vertical;
    Bits north;
    Bits east;

    static constexpr Fences none(const Grid& grid) { return {{}, {}, grid.open_north, grid.open_east}; }

    constexpr bool has(Fence fence) const {
        return (fence.axis == Axis::kHorizontal ? horizontal : vertical).has(fence.slot);
    }

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

    constexpr bool is_open(int square, Direction way) const {
        switch (way) {
            case kNorth: return north.has(square);
            case kEast: return east.has(square);
            case kSouth: return square >= kStride && north.has(square - kStride);
            case kWest: return square >= 1 && east.has(square - 1);
        }
        return false;
    }

    // The squares one open step away from any of these, those themselves not included (unless they neighbour each
    // other).
    constexpr Bits neighbours(Bits squares) const {
        return (squares & north).up<kStride>() | (squares.down<kStride>() & north) | (squares & east).up<1>() |
               (squares.down<1>() & east);
    }

    // All squares that can be walked to from these.
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

    // Whether two squares are joined, growing from both ends: a short way round, or a small pocket, is found at once.
    constexpr bool joins(int one, int other) const {
        Bits near = Bits::of(one), far = Bits::of(other);
        for (;;) {
            const Bits near_grown = near | neighbours(near), far_grown = far | neighbours(far);
            if ((near_grown & far_grown).any()) return true;
            if (near_grown == near || far_grown == far) return false;
            near = near_grown;
            far = far_grown;
        }
    }

    // The squares in straight open line with this one (A.3-15).
    constexpr Bits line(int square) const {
        Bits seen;
        for (int at = square; north.has(at);) seen |= Bits::of(at += kStride);
        for (int at = square; east.has(at);) seen |= Bits::of(++at);
        for (int at = square; at >= kStride && north.has(at - kStride);) seen |= Bits::of(at -= kStride);
        for (int at = square; at >= 1 && east.has(at - 1);) seen |= Bits::of(--at);
        return seen;
    }
};

// The fence that closes the step from a square in that direction; its slot is kNoSquare if none does (the edge may).
constexpr Fence closing_fence(const Fences& fences, int square, Direction way) {
    const bool is_upright = way == kNorth || way == kSouth;
    const int low = way == kNorth || way == kEast ? square : square + kOffset[way];
    const Axis axis = is_upright ? Axis::kHorizontal : Axis::kVertical;
    const int slots[2] = {low, low - (is_upright ? 1 : kStride)};
    for (const int slot : slots) {
        const Fence fence{static_cast<Square>(slot), axis};
        if (slot >= 0 && fences.has(fence)) return fence;
    }
    return {};
}

// Slots by axis: where a horizontal fence would go, and where a vertical one.
struct Slots {
    Bits horizontal;
    Bits vertical;

    constexpr int count() const { return horizontal.count() + vertical.count(); }
    constexpr bool any() const { return horizontal.any() || vertical.any(); }
    constexpr bool has(Fence fence) const {
        return (fence.axis == Axis::kHorizontal ? horizontal : vertical).has(fence.slot);
    }
    constexpr void remove(Fence fence) {
        Bits& bits = fence.axis == Axis::kHorizontal ? horizontal : vertical;
        bits = bits.without(Bits::of(fence.slot));
    }
    constexpr Slots operator&(const Slots& o) const { return {horizontal & o.horizontal, vertical & o.vertical}; }
    constexpr Slots operator|(const Slots& o) const { return {horizontal | o.horizontal, vertical | o.vertical}; }
};

// Where a fence would neither overlap nor cross another (A.1-14 to 16).
constexpr Slots room(const Fences& fences, const Grid& grid) {
    const Bits h = fences.horizontal, v = fences.vertical;
    const Bits free = grid.slots.without(h | v);
    return {free.without(h.up<1>() | h.down<1>()), free.without(v.up<kStride>() | v.down<kStride>())};
}

// Where a fence might cut something off: at least two of its three nodes touch another fence or the edge.
constexpr Slots suspects(const Fences& fences, const Grid& grid) {
    const Bits h = fences.horizontal, v = fences.vertical;
    const Bits middle = (h | h.up<1>() | h.down<1>() | v | v.up<kStride>() | v.down<kStride>()) & grid.slots;
    const Bits left = middle.up<1>() | grid.first_file, right = middle.down<1>() | grid.last_file;
    const Bits below = middle.up<kStride>() | grid.first_row, above = middle.down<kStride>() | grid.last_row;
    return {((middle & (left | right)) | (left & right)) & grid.slots,
            ((middle & (below | above)) | (below & above)) & grid.slots};
}

// Calls `visit(Fence)` for every slot, in the order of action numbers.
template <typename Visit>
constexpr void for_each_fence(Slots slots, Visit visit) {
    while (slots.horizontal.any()) visit(Fence{static_cast<Square>(slots.horizontal.pop()), Axis::kHorizontal});
    while (slots.vertical.any()) visit(Fence{static_cast<Square>(slots.vertical.pop()), Axis::kVertical});
}

}  // namespace hedgemaze
