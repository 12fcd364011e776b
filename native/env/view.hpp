// The board as a side sees it. In classic the relative view is turned so that the side walks north; the sides then
// count from it, in turn order. The absolute view is the board itself, and the PAC-MAN modes have no other.
#pragma once

#include "board/actions.hpp"
#include "board/state.hpp"

namespace hedgemaze::env {

constexpr std::uint64_t reversed(std::uint64_t word) {
    word = (word >> 1 & 0x5555555555555555U) | (word & 0x5555555555555555U) << 1;
    word = (word >> 2 & 0x3333333333333333U) | (word & 0x3333333333333333U) << 2;
    word = (word >> 4 & 0x0f0f0f0f0f0f0f0fU) | (word & 0x0f0f0f0f0f0f0f0fU) << 4;
    return __builtin_bswap64(word);
}

// Quarter turns counterclockwise of a square or slot on a grid of n by n.
constexpr int turned(int square, int turns, int n) {
    int file = file_of(square), row = row_of(square);
    for (int i = 0; i < turns; ++i) {
        const int old = file;
        file = n - 1 - row;
        row = old;
    }
    return kStride * row + file;
}

// The same for a set. A half turn maps square i to 10 (n - 1) - i.
constexpr Bits turned(Bits bits, int turns, int n) {
    if (turns == 0) return bits;
    if (turns == 2) {
        const int shift = 127 - 10 * (n - 1);
        const std::uint64_t lo = reversed(bits.hi), hi = reversed(bits.lo);
        return shift >= 64 ? Bits{hi >> (shift - 64), 0} : Bits{lo >> shift | hi << (64 - shift), hi >> shift};
    }
    Bits out;
    while (bits.any()) out |= kSquareBits[static_cast<Square>(turned(bits.pop(), turns, n))];
    return out;
}

constexpr Slots turned(const Slots& slots, int turns, int size) {
    const Slots out = {turned(slots.horizontal, turns, size - 1), turned(slots.vertical, turns, size - 1)};
    return turns % 2 == 0 ? out : Slots{out.vertical, out.horizontal};
}

constexpr Action turned(Action action, int turns, int size) {
    if (action.kind == ActionKind::kPlace) {
        action.square = static_cast<Square>(turned(action.square, turns, size - 1));
        if (turns % 2 != 0) action.axis = action.axis == Axis::kHorizontal ? Axis::kVertical : Axis::kHorizontal;
    } else if (action.kind == ActionKind::kMove) {
        action.square = static_cast<Square>(turned(action.square, turns, size));
    }
    return action;
}

// Quarter turns that bring a goal to the north.
constexpr int turns_of(Bits goal, int size) {
    const int east = size - 1, north = kStride * (size - 1);
    const bool has_north_east = goal.has(north + east), has_south_east = goal.has(east);
    return has_north_east && goal.has(north) ? 0 : has_north_east && has_south_east ? 1 : has_south_east ? 2 : 3;
}

enum class ViewKind : std::uint8_t { kAbsolute, kRelative };

// One side's view of the board.
struct View {
    std::uint8_t first = 0;  // the side that counts as number 0
    std::uint8_t turns = 0;
};

// What all boards of an environment have in common.
struct Layout {
    Family family = Family::kClassic;
    int size = 9;
    int sides = 2;
    int actions = 0;
    int planes = 0;
    View views[kMaxSides];                  // by the side that looks
    Bits goals[kMaxSides][kMaxSides];       // classic: by the side that looks, and the number of the side in its view
    ActionNumber absolute[4][kMaxActions];  // by turns of the view and the number of an action in it

    int side_of(const View& view, int number) const {
        const int side = view.first + number;
        return side < sides ? side : side - sides;
    }
    int area() const { return planes * size * size; }
};

Layout layout_of(const Mode& mode, ViewKind kind);

}  // namespace hedgemaze::env
