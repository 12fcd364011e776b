// Sets of squares and slots without the unused files of a small board: row by row, as action numbers count them.
#pragma once

#include "board/geometry.hpp"

namespace hedgemaze::env {

// The files of one row, a to i, as bits 0 to 8.
constexpr std::uint64_t row_bits(Bits bits, int row) {
    const int low = kStride * row;
    if (low >= 64) return bits.hi >> (low - 64) & 0x1ff;
    return (bits.lo >> low | (low > 64 - kStride ? bits.hi << (64 - low) : 0)) & 0x1ff;
}

// The squares of a grid of n by n, n at most 8, in one word. Squares outside the grid must not be set.
constexpr std::uint64_t packed(Bits bits, int n) {
    std::uint64_t word = 0;
    for (int row = 0; row < n; ++row) word |= row_bits(bits, row) << (n * row);
    return word;
}

constexpr void pack_squares(Bits bits, int size, std::uint64_t* words) {
    words[0] = size == kStride ? bits.lo : packed(bits, size);
    words[1] = size == kStride ? bits.hi : 0;
}

// All slots of the 9 by 9 board: rows 0 to 6 are in the lower word, row 7 begins at its last bit.
constexpr std::uint64_t packed_slots(Bits bits, int size) {
    if (size != kStride) return packed(bits, size - 1);
    std::uint64_t word = (bits.lo >> 63 | bits.hi << 1) << 56;
    for (int row = 0; row < 7; ++row) word |= (bits.lo >> (kStride * row) & 0xff) << (8 * row);
    return word;
}

}  // namespace hedgemaze::env
