// Board geometry: squares, directions, rows, files, slots (docs/rules.md, section 0).
//
// Boards of every size use the same grid of nine files: a square's number is 9 * row + file.
#pragma once

#include "board/bits.hpp"

namespace hedgemaze {

using Square = std::uint8_t;

inline constexpr int kStride = 9;
inline constexpr int kSquares = 81;
inline constexpr Square kNoSquare = 255;

constexpr int file_of(int square) { return square % kStride; }
constexpr int row_of(int square) { return square / kStride; }

enum Direction : std::uint8_t { kNorth, kEast, kSouth, kWest };
inline constexpr Direction kDirections[4] = {kNorth, kEast, kSouth, kWest};
inline constexpr Direction kSideways[4][2] = {{kEast, kWest}, {kNorth, kSouth}, {kEast, kWest}, {kNorth, kSouth}};
inline constexpr int kOffset[4] = {kStride, 1, -kStride, -1};

enum class Axis : std::uint8_t { kHorizontal, kVertical };

struct Fence {
    Square slot = kNoSquare;  // lower-left square of its 2 by 2 block
    Axis axis = Axis::kHorizontal;
    constexpr bool operator==(const Fence&) const = default;
};

// Single-square sets by table; kNoSquare gives the empty set. A load costs less than the mispredicted branch of
// Bits::of.
struct SquareBits {
    Bits bits[kSquares + 1] = {};
    constexpr SquareBits() {
        for (int i = 0; i < kSquares; ++i) bits[i] = Bits::of(i);
    }
    constexpr Bits operator[](Square square) const { return bits[square < kSquares ? square : kSquares]; }
};
inline constexpr SquareBits kSquareBits;

constexpr Bits row_mask(int row, int size) {
    Bits bits;
    for (int file = 0; file < size; ++file) bits |= Bits::of(kStride * row + file);
    return bits;
}

constexpr Bits file_mask(int file, int size) {
    Bits bits;
    for (int row = 0; row < size; ++row) bits |= Bits::of(kStride * row + file);
    return bits;
}

constexpr Bits board_mask(int size) {
    Bits bits;
    for (int row = 0; row < size; ++row) bits |= row_mask(row, size);
    return bits;
}

// The masks of one board size, computed at compile time.
struct Grid {
    int size;
    Bits board;
    Bits slots;       // lower-left squares of all 2 by 2 blocks
    Bits first_row;   // of slots
    Bits last_row;    // of slots
    Bits first_file;  // of slots
    Bits last_file;   // of slots
    Bits open_north;  // squares whose step north the edge does not close
    Bits open_east;

    constexpr explicit Grid(int n)
        : size(n),
          board(board_mask(n)),
          slots(board_mask(n - 1)),
          first_row(row_mask(0, n - 1)),
          last_row(row_mask(n - 2, n - 1)),
          first_file(file_mask(0, n - 1)),
          last_file(file_mask(n - 2, n - 1)),
          open_north(board_mask(n).without(row_mask(n - 1, n))),
          open_east(board_mask(n).without(file_mask(n - 1, n))) {}
};

inline constexpr Grid kGrids[4] = {Grid(3), Grid(5), Grid(7), Grid(9)};

constexpr const Grid& grid_of(int size) { return kGrids[(size - 3) / 2]; }

}  // namespace hedgemaze
