// The board as the side to move sees it: turned so that it walks north, and the other sides in turn order. Networks get
// their inputs in this view and name actions in it, so one set of weights serves every side.
//
// Only boards of 9 by 9 squares have views.
#pragma once

#include "board/actions.hpp"
#include "board/state.hpp"
#include "nets/input_list.hpp"

namespace hedgemaze::nets {

inline constexpr int kSlots = 64;
inline constexpr int kPawnActions = 12;
inline constexpr int kClassicActions = kPawnActions + 2 * kSlots;  // outputs of the policy

// Quarter turns counterclockwise that bring a goal to the north.
constexpr int turns_of(Bits goal) {
    constexpr int kNorthEast = kSquares - 1, kNorthWest = kSquares - kStride, kSouthEast = kStride - 1;
    return goal.has(kNorthEast) && goal.has(kNorthWest)   ? 0
           : goal.has(kNorthEast) && goal.has(kSouthEast) ? 1
           : goal.has(kSouthEast)                         ? 2
                                                          : 3;
}

// Numbers of squares and slots in a view. Slots are numbered 0 to 63 here.
struct ViewTable {
    std::uint8_t square[4][kSquares] = {};
    std::uint8_t slot[4][kSquares] = {};
    constexpr ViewTable() {
        for (int turns = 0; turns < 4; ++turns) {
            for (int number = 0; number < kSquares; ++number) {
                square[turns][number] = static_cast<std::uint8_t>(turned(number, turns, kStride));
                if (file_of(number) < kStride - 1 && row_of(number) < kStride - 1)
                    slot[turns][number] = static_cast<std::uint8_t>(turned(number, turns, kStride - 1));
            }
        }
    }

   private:
    static constexpr int turned(int number, int turns, int size) {
        int file = file_of(number), row = row_of(number);
        for (int i = 0; i < turns; ++i) {
            const int old = file;
            file = size - 1 - row;
            row = old;
        }
        return size * row + file;
    }
};
inline constexpr ViewTable kViews;

// The fence's number in a view: horizontal ones first.
constexpr int fence_output(Fence fence, int turns) {
    const bool is_vertical = (fence.axis == Axis::kVertical) != (turns % 2 == 1);
    return (is_vertical ? kSlots : 0) + kViews.slot[turns][fence.slot];
}

// A pawn's move by its difference in files and rows: 4 steps, 4 straight jumps, 4 side jumps.
constexpr int pawn_output(int from, int to, int turns) {
    const int start = kViews.square[turns][from], end = kViews.square[turns][to];
    const int files = end % kStride - start % kStride, rows = end / kStride - start / kStride;
    if (files == 0) return rows == 1 ? 0 : rows == -1 ? 2 : rows == 2 ? 4 : 6;
    if (rows == 0) return files == 1 ? 1 : files == -1 ? 3 : files == 2 ? 5 : 7;
    return 8 + (rows > 0 ? 0 : 2) + (files > 0 ? 0 : 1);
}

// The output of the policy for an action of the side to move.
constexpr int action_output(const State& state, const Action& action, int turns) {
    if (action.kind == ActionKind::kMove) return pawn_output(state.squares[state.side], action.square, turns);
    return action.kind == ActionKind::kPlace ? kPawnActions + fence_output(action.fence(), turns) : kNoOutput;
}

}  // namespace hedgemaze::nets
