// Fences compared with the reference board: steps, free slots, flood fill and line of sight, on random boards of every
// size.
#include "board/fences.hpp"

#include "rules/pacman/pieces.hpp"
#include "tests/harness.hpp"
#include "tests/reference_board.hpp"

using namespace hedgemaze;
using reference::Board;

namespace {

template <typename Visit>
void for_squares(int size, Visit visit) {
    for (int row = 0; row < size; ++row)
        for (int file = 0; file < size; ++file) visit(kStride * row + file);
}

// The number of connected components of the board.
int parts_of(const Fences& fences, const Grid& grid) {
    int parts = 0;
    for (Bits left = grid.board; left.any(); ++parts) left = left.without(fences.reach(Bits::of(left.first())));
    return parts;
}

// Whether a fence or the edge touches a node: the upper right corner of the square at (file, row).
bool is_touched(const Board& board, int file, int row) {
    if (file < 0 || row < 0 || file > board.size - 2 || row > board.size - 2) return true;
    for (const Fence& fence : board.fences) {
        const int apart_file = fence.slot % kStride - file, apart_row = fence.slot / kStride - row;
        const int across = fence.axis == Axis::kHorizontal ? apart_row : apart_file;
        const int along = fence.axis == Axis::kHorizontal ? apart_file : apart_row;
        if (across == 0 && -1 <= along && along <= 1) return true;
    }
    return false;
}

}  // namespace

TEST(open_steps_match_the_reference_board) {
    reference::for_random_boards(40, [](const Board& board) {
        const Fences fences = board.to_bits();
        for_squares(board.size, [&](int square) {
            Bits near;
            for (const Direction way : kDirections) {
                CHECK_EQ(fences.is_open(square, way), board.is_open(square, way));
                if (board.is_open(square, way)) near |= Bits::of(square + kOffset[way]);
            }
            CHECK_EQ(fences.neighbours(Bits::of(square)), near);
        });
    });
}

TEST(remove_undoes_add) {
    reference::for_random_boards(40, [](const Board& board) {
        const Fences before = board.to_bits();
        for (const Fence& fence : reference::all_fences(board.size)) {
            if (!board.has_room(fence)) continue;
            Fences with = before;
            with.add(fence);
            CHECK(with.has(fence) && !before.has(fence));
            with.remove(fence);
            CHECK_EQ(with.horizontal, before.horizontal);
            CHECK_EQ(with.vertical, before.vertical);
            CHECK_EQ(with.north, before.north);
            CHECK_EQ(with.east, before.east);
        }
    });
}

TEST(flood_fill_matches_breadth_first_search) {
    reference::for_random_boards(60, [](const Board& board) {
        const Fences fences = board.to_bits();
        for_squares(board.size, [&](int square) {
            const Bits reached = board.reach(square);
            CHECK_EQ(fences.reach(Bits::of(square)), reached);
            for (int row = 0; row < board.size; ++row) {
                const Bits goal = row_mask(row, board.size).without(Bits::of(square));
                CHECK_EQ(fences.reaches(Bits::of(square), goal), (reached & goal).any());
            }
            for_squares(board.size, [&](int other) { CHECK_EQ(fences.connects(square, other), reached.has(other)); });
        });
    });
}

TEST(flood_fill_of_several_squares_is_that_of_each) {
    Random random(4);
    reference::for_random_boards(60, [&](const Board& board) {
        const Fences fences = board.to_bits();
        Bits start, near, reached;
        for_squares(board.size, [&](int square) {
            if (random.below(4) != 0) return;
            start |= Bits::of(square);
            near |= fences.neighbours(Bits::of(square));
            reached |= board.reach(square);
        });
        CHECK_EQ(fences.neighbours(start), near);
        CHECK_EQ(fences.reach(start), reached);
    });
}

TEST(line_of_sight_ends_at_a_fence_or_the_edge) {
    reference::for_random_boards(60, [](const Board& board) {
        const Fences fences = board.to_bits();
        for_squares(board.size, [&](int square) {
            Bits seen;
            for (const Direction way : kDirections)
                for (int at = square; board.is_open(at, way);) seen |= Bits::of(at += kOffset[way]);
            for_squares(board.size, [&](int other) {
                const bool sees = pacman::sees(fences, static_cast<Square>(square), static_cast<Square>(other));
                CHECK_EQ(sees, other == square || seen.has(other));
            });
        });
    });
}

TEST(free_slots_neither_overlap_nor_cross) {
    reference::for_random_boards(100, [](const Board& board) {
        const Slots free = free_slots(board.to_bits(), grid_of(board.size));
        int count = 0;
        for (const Fence& fence : reference::all_fences(board.size)) {
            CHECK_EQ(free.has(fence), board.has_room(fence));
            count += board.has_room(fence);
        }
        CHECK_EQ(free.count(), count);  // and nowhere off the board
    });
}

TEST(risky_slots_touch_two_nodes) {
    reference::for_random_boards(100, [](const Board& board) {
        const Slots found = risky_slots(board.to_bits(), grid_of(board.size));
        int count = 0;
        for (const Fence& fence : reference::all_fences(board.size)) {
            const int file = file_of(fence.slot), row = row_of(fence.slot);
            const int right = fence.axis == Axis::kHorizontal, up = fence.axis == Axis::kVertical;
            const int touched = is_touched(board, file, row) + is_touched(board, file - right, row - up) +
                                is_touched(board, file + right, row + up);
            CHECK_EQ(found.has(fence), touched >= 2);
            count += touched >= 2;
        }
        CHECK_EQ(found.count(), count);
    });
}

TEST(a_fence_outside_risky_slots_separates_nothing) {
    reference::for_random_boards(100, [](const Board& board) {
        const Grid& grid = grid_of(board.size);
        const Fences fences = board.to_bits();
        const Slots free = free_slots(fences, grid), doubtful = risky_slots(fences, grid);
        const int parts = parts_of(fences, grid);
        for_each_fence(free, [&](Fence fence) {
            if (doubtful.has(fence)) return;
            Fences with = fences;
            with.add(fence);
            CHECK_EQ(parts_of(with, grid), parts);
        });
        CHECK(parts >= 1);
    });
}

TEST(for_each_fence_follows_action_numbers) {
    for (const int size : reference::kSizes) {
        const std::vector<Fence> all = reference::all_fences(size);
        std::size_t next = 0;
        for_each_fence({grid_of(size).slots, grid_of(size).slots}, [&](Fence fence) {
            CHECK(next < all.size() && fence == all[next]);
            ++next;
        });
        CHECK_EQ(next, all.size());
    }
}
