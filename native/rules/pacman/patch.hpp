// Patch: the neighbourhood of one square in one word.
//
// A patch holds the 21 squares numbered `at` - 10 to `at` + 10, lowest bit first. They include the eight neighbours:
//
//     18 19 20
//      9 10 11    (bit 10 is the square itself)
//      0  1  2
#pragma once

#include "board/actions.hpp"

namespace hedgemaze::pacman {

using Patch = std::uint32_t;

inline constexpr int kHere = 10;
inline constexpr Patch kSouthWestBit = 1u << 0, kSouthBit = 1u << 1, kSouthEastBit = 1u << 2;
inline constexpr Patch kWestBit = 1u << 9, kHereBit = 1u << kHere, kEastBit = 1u << 11;
inline constexpr Patch kNorthWestBit = 1u << 18, kNorthBit = 1u << 19, kNorthEastBit = 1u << 20;
inline constexpr Patch kDiagonalBits = kSouthWestBit | kSouthEastBit | kNorthWestBit | kNorthEastBit;

// A set of squares from which patches are read; stored shifted, so that no shift distance is negative.
class PatchMap {
   public:
    constexpr PatchMap() = default;
    constexpr explicit PatchMap(Bits bits) : bits_(bits.up<kHere>()) {}

    constexpr Patch at(int square) const {
        const bool is_high = square >= 64;
        const std::uint64_t first = is_high ? bits_.hi : bits_.lo, second = is_high ? 0 : bits_.hi;
        const int shift = square & 63;
        return static_cast<Patch>(first >> shift | second << 1 << (63 - shift));
    }

   private:
    Bits bits_;
};

// Patches of open steps.
class StepPatchMap {
   public:
    constexpr explicit StepPatchMap(const Fences& fences) : north_(fences.north), east_(fences.east) {}

    constexpr Patch straight(int square) const { return straight(north_.at(square), east_.at(square)); }

    // Diagonal neighbours with an open path around the corner (B22).
    constexpr Patch diagonal(int square) const {
        const Patch north = north_.at(square), east = east_.at(square);
        const auto is_open = [](Patch patch, int bit) { return patch >> bit & 1; };
        return ((is_open(north, 10) & is_open(east, 19)) | (is_open(east, 10) & is_open(north, 11))) * kNorthEastBit |
               ((is_open(north, 10) & is_open(east, 18)) | (is_open(east, 9) & is_open(north, 9))) * kNorthWestBit |
               ((is_open(north, 1) & is_open(east, 1)) | (is_open(east, 10) & is_open(north, 2))) * kSouthEastBit |
               ((is_open(north, 1) & is_open(east, 0)) | (is_open(east, 9) & is_open(north, 0))) * kSouthWestBit;
    }

   private:
    static constexpr Patch straight(Patch north, Patch east) {
        return (north & kSouthBit) | (north & kHereBit) << 9 | (east & kWestBit) | (east & kHereBit) << 1;
    }

    PatchMap north_, east_;
};

constexpr bool has_neighbour(Patch patch, int at, int square) {
    const int bit = square - at + kHere;
    return bit >= 0 && bit <= 20 && (patch >> bit & 1) != 0;
}

// Calls `visit(square)` for every square of a patch, in order.
template <typename Visit>
constexpr void for_each_square(Patch patch, int at, Visit visit) {
    for (; patch != 0; patch &= patch - 1) visit(at - kHere + __builtin_ctz(patch));
}

// Writes the action numbers of a piece's steps and returns the new count. Branch-free, because the four conditions are
// unpredictable; writes one number past the last.
inline int write_steps(Patch patch, int piece, int at, ActionNumber* out, int count) {
    const int here = kSquares * piece + at;
    if ((patch & kDiagonalBits) != 0) {
        for_each_square(patch, here, [&](int number) { out[count++] = static_cast<ActionNumber>(number); });
        return count;
    }
    out[count] = static_cast<ActionNumber>(here - kStride);
    count += static_cast<int>(patch >> 1 & 1);
    out[count] = static_cast<ActionNumber>(here - 1);
    count += static_cast<int>(patch >> 9 & 1);
    out[count] = static_cast<ActionNumber>(here + 1);
    count += static_cast<int>(patch >> 11 & 1);
    out[count] = static_cast<ActionNumber>(here + kStride);
    count += static_cast<int>(patch >> 19 & 1);
    return count;
}

}  // namespace hedgemaze::pacman
