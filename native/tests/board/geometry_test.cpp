// The masks of every board size, square by square.
#include "board/geometry.hpp"

#include "tests/harness.hpp"
#include "tests/reference_board.hpp"

using namespace hedgemaze;

TEST(grid_masks) {
    for (const int size : reference::kSizes) {
        const Grid& grid = grid_of(size);
        CHECK_EQ(grid.size, size);
        for (int square = 0; square < 128; ++square) {
            const int file = file_of(square), row = row_of(square);
            const bool on_board = file < size && row < size, is_slot = file < size - 1 && row < size - 1;
            CHECK_EQ(grid.board.has(square), on_board);
            CHECK_EQ(grid.slots.has(square), is_slot);
            CHECK_EQ(grid.first_row.has(square), is_slot && row == 0);
            CHECK_EQ(grid.last_row.has(square), is_slot && row == size - 2);
            CHECK_EQ(grid.first_file.has(square), is_slot && file == 0);
            CHECK_EQ(grid.last_file.has(square), is_slot && file == size - 2);
            CHECK_EQ(grid.open_north.has(square), on_board && row < size - 1);
            CHECK_EQ(grid.open_east.has(square), on_board && file < size - 1);
        }
        CHECK_EQ(grid.board.count(), size * size);
        CHECK_EQ(grid.slots.count(), (size - 1) * (size - 1));
    }
}

TEST(rows_and_files_partition_the_board) {
    for (const int size : reference::kSizes) {
        Bits rows, files;
        for (int i = 0; i < size; ++i) {
            CHECK((rows & row_mask(i, size)).none() && (files & file_mask(i, size)).none());
            CHECK_EQ((row_mask(i, size) & file_mask(size - 1 - i, size)).count(), 1);
            rows |= row_mask(i, size);
            files |= file_mask(i, size);
        }
        CHECK_EQ(rows, board_mask(size));
        CHECK_EQ(files, board_mask(size));
    }
}
