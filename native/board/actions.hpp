// Actions and their absolute numbers (tables: docs/formats.md). The numbers depend on the family and the board size.
#pragma once

#include "board/mode.hpp"

namespace hedgemaze {

using ActionNumber = std::uint16_t;

inline constexpr int kMaxActions = 748;
inline constexpr ActionNumber kNoAction = 0xffff;

enum class ActionKind : std::uint8_t { kMove, kStep, kPlace, kLift, kRespawn, kSpend, kStop, kPass };

struct Action {
    ActionKind kind = ActionKind::kPass;
    std::uint8_t piece = kNobody;  // index in the mode: kStep, kStop
    Square square = kNoSquare;     // kMove, kStep, kRespawn; the slot for kPlace, kLift
    Axis axis = Axis::kHorizontal;
    constexpr Fence fence() const { return {square, axis}; }
    constexpr bool operator==(const Action&) const = default;
};

// Size of the action space of a family on a board of this size.
constexpr int action_count(Family family, int size) {
    const int squares = size * size, fences = 2 * (size - 1) * (size - 1);
    return family == Family::kClassic ? squares + fences + 1 : 6 * squares + 2 * fences + 6;
}

constexpr int square_number(int square, int size) { return size * row_of(square) + file_of(square); }
constexpr int numbered_square(int number, int size) { return kStride * (number / size) + number % size; }

constexpr int fence_number(Fence fence, int size) {
    const int slots = (size - 1) * (size - 1);
    return square_number(fence.slot, size - 1) + (fence.axis == Axis::kVertical ? slots : 0);
}
constexpr Fence numbered_fence(int number, int size) {
    const int slots = (size - 1) * (size - 1);
    return {static_cast<Square>(numbered_square(number % slots, size - 1)),
            number >= slots ? Axis::kVertical : Axis::kHorizontal};
}

constexpr ActionNumber to_number(const Action& action, Family family, int size) {
    const int squares = size * size, fences = 2 * (size - 1) * (size - 1);
    int number = 0;
    if (family == Family::kClassic) {
        switch (action.kind) {
            case ActionKind::kMove: number = square_number(action.square, size); break;
            case ActionKind::kPlace: number = squares + fence_number(action.fence(), size); break;
            default: number = squares + fences; break;
        }
        return static_cast<ActionNumber>(number);
    }
    switch (action.kind) {
        case ActionKind::kStep: number = squares * action.piece + square_number(action.square, size); break;
        case ActionKind::kPlace: number = 5 * squares + fence_number(action.fence(), size); break;
        case ActionKind::kLift: number = 5 * squares + fences + fence_number(action.fence(), size); break;
        case ActionKind::kRespawn: number = 5 * squares + 2 * fences + square_number(action.square, size); break;
        case ActionKind::kSpend: number = 6 * squares + 2 * fences; break;
        default: number = 6 * squares + 2 * fences + 1 + action.piece; break;
    }
    return static_cast<ActionNumber>(number);
}

// Precondition: number < action_count(family, size).
constexpr Action from_number(int number, Family family, int size) {
    const int squares = size * size, fences = 2 * (size - 1) * (size - 1);
    const auto square = [&](int n) { return static_cast<Square>(numbered_square(n, size)); };
    if (family == Family::kClassic) {
        if (number < squares) return {ActionKind::kMove, kNobody, square(number)};
        if (number == squares + fences) return {};
        const Fence fence = numbered_fence(number - squares, size);
        return {ActionKind::kPlace, kNobody, fence.slot, fence.axis};
    }
    if (number < 5 * squares)
        return {ActionKind::kStep, static_cast<std::uint8_t>(number / squares), square(number % squares)};
    number -= 5 * squares;
    if (number < 2 * fences) {
        const Fence fence = numbered_fence(number % fences, size);
        return {number < fences ? ActionKind::kPlace : ActionKind::kLift, kNobody, fence.slot, fence.axis};
    }
    number -= 2 * fences;
    if (number < squares) return {ActionKind::kRespawn, 0, square(number)};
    number -= squares;
    if (number == 0) return {ActionKind::kSpend, 0};
    return {ActionKind::kStop, static_cast<std::uint8_t>(number - 1)};
}

}  // namespace hedgemaze
