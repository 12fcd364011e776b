// Why a step or a stop is illegal, as far as both PAC-MAN families agree.
#pragma once

#include "hedgemaze/pacman_common.hpp"

namespace hedgemaze {

// The fence that closes the step from a square in that direction; its slot is kNoSquare if none does (the edge may).
constexpr Fence closing_fence(const Fences& fences, int square, Direction way) {
    const bool is_upright = way == kNorth || way == kSouth;
    const int low = way == kNorth || way == kEast ? square : square + kOffset[way];
    const Axis axis = is_upright ? Axis::kHorizontal : Axis::kVertical;
    const int slots[2] = {low, low - (is_upright ? 1 : kStride)};
    for (const int slot : slots) {
        const Fence fence{static_cast<Square>(slot), axis};
        if (slot >= 0 && fences.has(fence)) return fence;
    }
    return {};
}

}  // namespace hedgemaze

namespace hedgemaze::pacman {

// Why a piece may do nothing now; kLegal if it may.
Illegality why_not_piece(const State& state, int piece);
// Why a square is not one open step away.
Illegality why_not_reached(const State& state, int at, int square);

// A reason that is shown by a piece alone.
constexpr Illegality because(Code code, std::uint8_t piece = kNobody) {
    Illegality reason;
    reason.code = code;
    reason.piece = piece;
    return reason;
}

}  // namespace hedgemaze::pacman
