#include "rules/advanced/fences.hpp"
#include "rules/advanced/steps.hpp"
#include "rules/families.hpp"
#include "rules/fence_placement.hpp"
#include "rules/pacman/pieces.hpp"

namespace hedgemaze::advanced {

namespace {

// Why a piece may not move now; kLegal if it may.
Illegality why_not_moving(const State& state, int piece) {
    if (piece == kPacman && state.side == kPacman && is_waiting(state)) return illegal(Code::kMustRespawn);
    if (piece != kPacman && state.side == kGhostSide && is_opening(state))
        return illegal(state.lifted == kNoSquare ? Code::kChamberFirst : Code::kLayFirst);
    return pacman::why_not_piece(state, piece);
}

// Why the active piece may not end its move here; the evidence is the blocking ghost or the piece itself. `otherwise`
// is the code if it may.
Illegality why_not_here(const State& state, Code otherwise) {
    const Code code = why_not_end(state);
    if (code != Code::kEndsOnGhost) return illegal(code == Code::kLegal ? otherwise : code, state.active);
    return illegal(code, pacman::first_piece(pacman::ghosts_on(state, state.squares[state.active], state.active)));
}

Illegality why_not_step(const State& state, std::uint8_t piece, Square square) {
    State moving = state;
    if (state.active == kNobody) pacman::begin_move(moving, piece);
    if (moving.steps + moving.boost == 0) return illegal(Code::kNoStepsLeft, piece);
    if (!neighbours(moving, piece).has(square)) return pacman::why_not_reached(state, moving.squares[piece], square);
    const Code barred = why_not_enter(moving, piece, square);
    if (barred != Code::kLegal) {
        const Pieces others = pacman::ghosts_on(moving, square, piece);
        return illegal(barred, others != 0 ? pacman::first_piece(others) : piece);
    }
    if (make_step(moving, square) != Step::kGoesOn || can_end(moving)) return illegal(Code::kMoreStepsPossible, piece);
    return why_not_here(moving, Code::kCannotEnd);
}

Illegality why_not_stop(const State& state) {
    return state.active == kNobody ? illegal(Code::kMustMove) : why_not_here(state, Code::kMoreStepsPossible);
}

Illegality why_not_respawn(const State& state, Square square) {
    if (state.side != kPacman) return illegal(Code::kNotYourTurn);
    if (!is_waiting(state)) return illegal(Code::kNotWaiting);
    bool is_respawn_square = false;
    for (const Square respawn : state.mode->maze.respawns) is_respawn_square |= respawn == square;
    if (!is_respawn_square) return illegal(Code::kNotRespawnSquare);
    return illegal(Code::kRespawnOccupied, pacman::first_piece(pacman::ghosts_on(state, square)));
}

Illegality why_not_lift(const State& state, Fence fence) {
    if (!is_opening(state)) return illegal(Code::kNotLifting);
    if (state.side != kGhostSide) return illegal(Code::kNotYourTurn);
    if (state.lifted != kNoSquare) return illegal(Code::kLayFirst);
    for (int i = 0; i < 4; ++i)
        if ((state.chamber >> i & 1) != 0 && state.mode->maze.chamber[i] == fence) return illegal(Code::kCannotLay);
    return illegal(Code::kNotChamber);
}

// Whether the list of legal actions ends with a stop.
bool may_stay(const State& state) {
    constexpr int kFirstStop = action_count(Family::kAdvanced, kStride) - kMaxPieces;
    ActionNumber legal[kMaxActions];
    const int count = advanced::legal_actions(state, legal);
    return count > 0 && legal[count - 1] >= kFirstStop;
}

// Why no fence may be placed now; kLegal if one may.
Illegality why_no_place(const State& state) {
    const bool opening = is_opening(state);
    if (state.side == kPacman && is_waiting(state)) return illegal(Code::kMustRespawn);
    if (state.side == kGhostSide && opening)
        return state.lifted == kNoSquare ? illegal(Code::kLiftFirst) : Illegality{};
    if (state.stocks[state.side] == 0) return illegal(Code::kNoFencesLeft);
    if (state.active != kNobody) {
        if (opening) return illegal(Code::kOneActionOnly);
        if (!may_stop(state)) return why_not_stop(state);
    } else if (!opening && !may_stay(state)) {
        return illegal(Code::kMoveFirst);
    }
    return Illegality{};
}

Illegality why_not_fence(const State& state, Fence fence) {
    Illegality reason = why_slot_blocked(state, fence);
    if (reason.code != Code::kLegal) return reason;
    if (fence.slot == state.lifted) return illegal(Code::kSameSlot);
    Fences fenced = state.fences;
    fenced.add(fence);
    reason.code = Code::kFenceSeals;
    reason.squares = sealed_off(state, fenced);
    return reason;
}

}  // namespace

Illegality why_illegal(const State& state, const Action& action) {
    if (action.kind == ActionKind::kMove || action.kind == ActionKind::kPass) return illegal(Code::kWrongMode);
    if (action.kind == ActionKind::kRespawn) return why_not_respawn(state, action.square);
    if (action.kind == ActionKind::kLift) return why_not_lift(state, action.fence());
    if (action.kind == ActionKind::kPlace) {
        const Illegality reason = why_no_place(state);
        return reason.code != Code::kLegal ? reason : why_not_fence(state, action.fence());
    }
    const int piece = action.kind == ActionKind::kSpend ? int{kPacman} : action.piece;
    const Illegality barred = why_not_moving(state, piece);
    if (barred.code != Code::kLegal) return barred;
    if (action.kind == ActionKind::kStep) return why_not_step(state, action.piece, action.square);
    if (action.kind == ActionKind::kStop) return why_not_stop(state);
    return illegal(state.reserve > 0 ? Code::kCannotEnd : Code::kNoPellet);
}

}  // namespace hedgemaze::advanced
