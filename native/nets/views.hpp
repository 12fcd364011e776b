// The board as the side to move sees it: turned so that it walks north, and the other sides in turn order. Networks get
// their inputs in this view and name actions in it, so one set of weights serves every side.
//
// A view has 9 by 9 squares. A smaller board lies in the middle of its northern edge, so that the goal is in the same
// row on every board and the mirror image of a view is the view of the mirror image.
#pragma once

#include "board/actions.hpp"
#include "board/state.hpp"
#include "nets/input_list.hpp"

namespace hedgemaze::nets {

inline constexpr int kSlots = 64;
inline constexpr int kPawnActions = 12;
inline constexpr int kClassicActions = kPawnActions + 2 * kSlots;  // outputs of the policy

// Quarter turns counterclockwise that bring a goal to the north.
constexpr int turns_of(Bits goal, int size) {
    const int east = size - 1, north = kStride * (size - 1);
    return goal.has(north + east) && goal.has(north)  ? 0
           : goal.has(north + east) && goal.has(east) ? 1
           : goal.has(east)                           ? 2
                                                      : 3;
}

// Numbers of squares and slots in a view. Slots are numbered 0 to 63 here.
struct View {
    std::uint8_t square[kSquares] = {};
    std::uint8_t slot[kSquares] = {};
    bool exchanges_axes = false;

    constexpr View(int size, int turns) : exchanges_axes(turns % 2 == 1) {
        for (int row = 0; row < size; ++row) {
            for (int file = 0; file < size; ++file) {
                square[kStride * row + file] = turned(file, row, turns, size, kStride - size, kStride);
                if (file < size - 1 && row < size - 1)
                    slot[kStride * row + file] = turned(file, row, turns, size - 1, kStride - size, kStride - 1);
            }
        }
    }

   private:
    // `margin`: rows below the board; half as many files are on either side.
    static constexpr std::uint8_t turned(int file, int row, int turns, int size, int margin, int stride) {
        for (int i = 0; i < turns; ++i) {
            const int old = file;
            file = size - 1 - row;
            row = old;
        }
        return static_cast<std::uint8_t>(stride * (row + margin) + file + margin / 2);
    }
};

// By size of the board (3, 5, 7, 9) and turns.
inline constexpr View kViews[4][4] = {{{3, 0}, {3, 1}, {3, 2}, {3, 3}},
                                      {{5, 0}, {5, 1}, {5, 2}, {5, 3}},
                                      {{7, 0}, {7, 1}, {7, 2}, {7, 3}},
                                      {{9, 0}, {9, 1}, {9, 2}, {9, 3}}};

constexpr const View& view_of(int size, int turns) { return kViews[(size - 3) / 2][turns]; }
// The view of the side to move. Precondition: classic.
constexpr const View& view_of(const State& state) {
    return view_of(state.mode->size, turns_of(state.mode->goals[state.side], state.mode->size));
}

// The fence's number in a view: horizontal ones first.
constexpr int fence_output(Fence fence, const View& view) {
    const bool is_vertical = (fence.axis == Axis::kVertical) != view.exchanges_axes;
    return (is_vertical ? kSlots : 0) + view.slot[fence.slot];
}

// A pawn's move by its difference in files and rows: 4 steps, 4 straight jumps, 4 side jumps.
constexpr int pawn_output(int from, int to, const View& view) {
    const int start = view.square[from], end = view.square[to];
    const int files = end % kStride - start % kStride, rows = end / kStride - start / kStride;
    if (files == 0) return rows == 1 ? 0 : rows == -1 ? 2 : rows == 2 ? 4 : 6;
    if (rows == 0) return files == 1 ? 1 : files == -1 ? 3 : files == 2 ? 5 : 7;
    return 8 + (rows > 0 ? 0 : 2) + (files > 0 ? 0 : 1);
}

// The output of the policy for an action of the side to move.
constexpr int action_output(const State& state, const Action& action, const View& view) {
    if (action.kind == ActionKind::kMove) return pawn_output(state.squares[state.side], action.square, view);
    return action.kind == ActionKind::kPlace ? kPawnActions + fence_output(action.fence(), view) : kNoOutput;
}

}  // namespace hedgemaze::nets
