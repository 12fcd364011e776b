// Action numbers: round trips for every family and size, and fixed values of the file formats.
#include "board/actions.hpp"

#include "tests/harness.hpp"
#include "tests/reference_board.hpp"

using namespace hedgemaze;

namespace {

constexpr Family kFamilies[] = {Family::kClassic, Family::kPacman, Family::kAdvanced};

constexpr Square square(char file, char row) { return static_cast<Square>(kStride * (row - '1') + file - 'a'); }

}  // namespace

TEST(action_numbers_round_trip) {
    for (const Family family : kFamilies) {
        for (const int size : reference::kSizes) {
            const Grid& grid = grid_of(size);
            CHECK(action_count(family, size) <= kMaxActions);
            for (int number = 0; number < action_count(family, size); ++number) {
                const Action action = from_number(number, family, size);
                CHECK_EQ(to_number(action, family, size), number);
                switch (action.kind) {
                    case ActionKind::kMove:
                    case ActionKind::kStep:
                    case ActionKind::kRespawn: CHECK(grid.board.has(action.square)); break;
                    case ActionKind::kPlace:
                    case ActionKind::kLift: CHECK(grid.slots.has(action.square)); break;
                    default: CHECK_EQ(action.square, kNoSquare); break;
                }
                if (action.kind == ActionKind::kStep || action.kind == ActionKind::kStop)
                    CHECK(action.piece < kMaxPieces);
            }
        }
    }
}

TEST(action_numbers_match_the_documented_formats) {
    CHECK_EQ(action_count(Family::kClassic, 9), 210);
    CHECK_EQ(action_count(Family::kPacman, 9), 748);
    CHECK_EQ(action_count(Family::kAdvanced, 9), kMaxActions);

    const auto classic = [](const Action& action) { return to_number(action, Family::kClassic, 9); };
    CHECK_EQ(classic({ActionKind::kMove, kNobody, square('e', '2')}), 13);
    CHECK_EQ(classic({ActionKind::kPlace, kNobody, square('a', '1'), Axis::kHorizontal}), 81);
    CHECK_EQ(classic({ActionKind::kPlace, kNobody, square('h', '8'), Axis::kHorizontal}), 144);
    CHECK_EQ(classic({ActionKind::kPlace, kNobody, square('a', '1'), Axis::kVertical}), 145);
    CHECK_EQ(classic({ActionKind::kPlace, kNobody, square('h', '8'), Axis::kVertical}), 208);
    CHECK_EQ(classic({}), 209);

    const auto pacman = [](const Action& action) { return to_number(action, Family::kAdvanced, 9); };
    CHECK_EQ(pacman({ActionKind::kStep, 0, square('a', '1')}), 0);
    CHECK_EQ(pacman({ActionKind::kStep, 4, square('i', '9')}), 404);
    CHECK_EQ(pacman({ActionKind::kPlace, kNobody, square('a', '1'), Axis::kHorizontal}), 405);
    CHECK_EQ(pacman({ActionKind::kPlace, kNobody, square('h', '8'), Axis::kVertical}), 532);
    CHECK_EQ(pacman({ActionKind::kLift, kNobody, square('a', '1'), Axis::kHorizontal}), 533);
    CHECK_EQ(pacman({ActionKind::kLift, kNobody, square('h', '8'), Axis::kVertical}), 660);
    CHECK_EQ(pacman({ActionKind::kRespawn, 0, square('a', '1')}), 661);
    CHECK_EQ(pacman({ActionKind::kRespawn, 0, square('i', '9')}), 741);
    CHECK_EQ(pacman({ActionKind::kSpend, 0}), 742);
    CHECK_EQ(pacman({ActionKind::kStop, 0}), 743);
    CHECK_EQ(pacman({ActionKind::kStop, 4}), 747);
}

TEST(fence_numbers_count_slots_row_by_row) {
    for (const int size : reference::kSizes) {
        int number = 0;
        for (const Fence& fence : reference::all_fences(size)) {
            CHECK_EQ(fence_number(fence, size), number);
            CHECK(numbered_fence(number, size) == fence);
            ++number;
        }
        CHECK_EQ(number, 2 * (size - 1) * (size - 1));
    }
}
