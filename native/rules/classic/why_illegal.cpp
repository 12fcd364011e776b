// Why an action is illegal in the classic modes; the checks have the order of the Python reference.
#include "rules/classic/classic.hpp"
#include "rules/fence_placement.hpp"

namespace hedgemaze::classic {

namespace {

Illegality blocked_by_fence(Fence fence) {
    Illegality reason = illegal(Code::kFenceInWay);
    reason.fences[reason.fence_count++] = fence;
    return reason;
}

std::uint8_t pawn_on(const State& state, int square) {
    for (std::uint8_t i = 0; i < state.mode->piece_count; ++i)
        if (state.squares[i] == square) return i;
    return kNobody;
}

// An illegal step or straight jump: blocked by a fence, no pawn to jump over, or a pawn on the target.
Illegality why_not_straight(const State& state, int square, int target, Direction way) {
    int at = square;
    while (at != target) {
        const Fence fence = closing_fence(state.fences, at, way);
        if (fence.slot != kNoSquare) return blocked_by_fence(fence);
        at += kOffset[way];
        if (at != target && pawn_on(state, at) == kNobody) return illegal(Code::kTooFar);
    }
    return illegal(Code::kSquareOccupied, pawn_on(state, target));
}

// An illegal side jump, explained by the neighbouring pawn that could be jumped over, if there is one.
Illegality why_not_diagonal(const State& state, int square, int target) {
    const Fences& fences = state.fences;
    for (const Direction way : kDirections) {
        const int over = square + kOffset[way];
        if (!fences.is_open(square, way) || pawn_on(state, over) == kNobody) continue;
        for (const Direction sideways : kSideways[way]) {
            if (over + kOffset[sideways] != target) continue;
            if (fences.is_open(over, way) && pawn_on(state, over + kOffset[way]) == kNobody)
                return illegal(Code::kStraightJumpPossible, pawn_on(state, over));
            const Fence fence = closing_fence(fences, over, sideways);
            if (fence.slot != kNoSquare) return blocked_by_fence(fence);
            if (pawn_on(state, target) != kNobody) return illegal(Code::kSquareOccupied, pawn_on(state, target));
            return illegal(Code::kSideJumpNotAllowed, pawn_on(state, over));
        }
    }
    return illegal(Code::kDiagonal);
}

Illegality why_not_move(const State& state, int target) {
    if (pawn_targets(state).has(target)) return Illegality{};
    const int square = state.squares[state.side];
    if (target == square) return illegal(Code::kSameSquare);
    const int files = file_of(target) - file_of(square), rows = row_of(target) - row_of(square);
    const int far = files < 0 ? -files : files, high = rows < 0 ? -rows : rows;
    if ((far == 0 || high == 0) && far + high <= 2) {
        const Direction way = rows > 0 ? kNorth : rows < 0 ? kSouth : files > 0 ? kEast : kWest;
        return why_not_straight(state, square, target, way);
    }
    if (far == 1 && high == 1) return why_not_diagonal(state, square, target);
    return illegal(Code::kTooFar);
}

Illegality why_not_fence(const State& state, Fence fence) {
    if (state.stocks[state.side] == 0) return illegal(Code::kNoFencesLeft);
    Illegality reason = why_slot_blocked(state, fence);
    if (reason.code != Code::kLegal) return reason;
    Fences with = state.fences;
    with.add(fence);
    for (std::uint8_t i = 0; i < state.mode->side_count; ++i) {
        if (state.retired >> i & 1) continue;
        const Bits area = with.reach(Bits::of(state.squares[i]));
        if ((area & state.mode->goals[i]).none()) {
            reason = illegal(Code::kFenceBlocksPath, i);
            reason.squares = area;
            return reason;
        }
    }
    return Illegality{};
}

}  // namespace

Illegality why_illegal(const State& state, const Action& action) {
    switch (action.kind) {
        case ActionKind::kMove: return why_not_move(state, action.square);
        case ActionKind::kPlace: return why_not_fence(state, action.fence());
        case ActionKind::kPass: {
            ActionNumber actions[kMaxActions];
            const int count = classic::legal_actions(state, actions);
            const ActionNumber pass = to_number({}, Family::kClassic, state.mode->size);
            return count == 1 && actions[0] == pass ? Illegality{} : illegal(Code::kMustAct);
        }
        default: return illegal(Code::kWrongMode);
    }
}

}  // namespace hedgemaze::classic
