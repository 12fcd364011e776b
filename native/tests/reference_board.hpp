// A simple board without bitboards: slow and obvious, the reference for the fast code.
#pragma once

#include <vector>

#include "board/fences.hpp"
#include "board/random.hpp"

namespace reference {

using hedgemaze::Axis;
using hedgemaze::Bits;
using hedgemaze::Direction;
using hedgemaze::Fence;
using hedgemaze::kStride;
using hedgemaze::Square;

inline constexpr int kSizes[] = {3, 5, 7, 9};

struct Board {
    int size;
    std::vector<Fence> fences = {};

    bool is_on_board(int file, int row) const { return 0 <= file && file < size && 0 <= row && row < size; }

    // Whether the fence separates two neighbouring squares.
    static bool parts(Fence fence, int file, int row, int other_file, int other_row) {
        const int left = fence.slot % kStride, low = fence.slot / kStride;
        if (fence.axis == Axis::kHorizontal) {
            const int lower = row < other_row ? row : other_row;
            return file == other_file && lower == low && (file == left || file == left + 1);
        }
        const int lefter = file < other_file ? file : other_file;
        return row == other_row && lefter == left && (row == low || row == low + 1);
    }

    bool is_open(int square, Direction way) const {
        const int file = square % kStride, row = square / kStride;
        const int to_file = file + (way == hedgemaze::kEast) - (way == hedgemaze::kWest);
        const int to_row = row + (way == hedgemaze::kNorth) - (way == hedgemaze::kSouth);
        if (!is_on_board(to_file, to_row)) return false;
        for (const Fence& fence : fences)
            if (parts(fence, file, row, to_file, to_row)) return false;
        return true;
    }

    // Breadth-first search: steps from one square to every other, -1 without a path.
    std::vector<int> steps_from(int square) const {
        std::vector<int> steps(hedgemaze::kSquares, -1), queue = {square};
        steps[static_cast<std::size_t>(square)] = 0;
        for (std::size_t next = 0; next < queue.size(); ++next) {
            const int here = queue[next];
            for (const Direction way : hedgemaze::kDirections) {
                const int there = here + hedgemaze::kOffset[way];
                if (!is_open(here, way) || steps[static_cast<std::size_t>(there)] >= 0) continue;
                steps[static_cast<std::size_t>(there)] = steps[static_cast<std::size_t>(here)] + 1;
                queue.push_back(there);
            }
        }
        return steps;
    }

    Bits reach(int square) const {
        Bits reached;
        const std::vector<int> steps = steps_from(square);
        for (int other = 0; other < hedgemaze::kSquares; ++other)
            if (steps[static_cast<std::size_t>(other)] >= 0) reached |= Bits::of(other);
        return reached;
    }

    // A.1-14 to 16: two fences overlap if they share half their length, and cross if they share their middle.
    bool has_room(Fence fence) const {
        const int file = fence.slot % kStride, row = fence.slot / kStride;
        for (const Fence& other : fences) {
            const int apart_file = other.slot % kStride - file, apart_row = other.slot / kStride - row;
            if (apart_file == 0 && apart_row == 0) return false;
            if (other.axis != fence.axis) continue;
            const int across = fence.axis == Axis::kHorizontal ? apart_row : apart_file;
            const int along = fence.axis == Axis::kHorizontal ? apart_file : apart_row;
            if (across == 0 && (along == 1 || along == -1)) return false;
        }
        return true;
    }

    hedgemaze::Fences to_bits() const {
        hedgemaze::Fences bits = hedgemaze::Fences::none(hedgemaze::grid_of(size));
        for (const Fence& fence : fences) bits.add(fence);
        return bits;
    }
};

inline std::vector<Fence> all_fences(int size) {
    std::vector<Fence> all;
    for (const Axis axis : {Axis::kHorizontal, Axis::kVertical})
        for (int row = 0; row < size - 1; ++row)
            for (int file = 0; file < size - 1; ++file)
                all.push_back({static_cast<Square>(kStride * row + file), axis});
    return all;
}

// A board with random fences, one per successful try; it may be disconnected.
inline Board random_board(int size, unsigned tries, hedgemaze::Random& random) {
    Board board{size};
    const std::vector<Fence> all = all_fences(size);
    for (unsigned i = 0; i < tries; ++i) {
        const Fence fence = all[random.below(static_cast<std::uint32_t>(all.size()))];
        if (board.has_room(fence)) board.fences.push_back(fence);
    }
    return board;
}

// Calls `visit(Board)` for random boards of every size, from empty to full.
template <typename Visit>
void for_random_boards(int rounds, Visit visit) {
    hedgemaze::Random random(20241115);
    for (const int size : kSizes)
        for (int round = 0; round < rounds; ++round)
            visit(random_board(size, static_cast<unsigned>(round % (2 * size * size)), random));
}

}  // namespace reference
