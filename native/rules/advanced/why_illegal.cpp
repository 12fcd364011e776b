#include "rules/advanced/fences.hpp"
#include "rules/advanced/steps.hpp"
#include "rules/families.hpp"
#include "rules/fence_placement.hpp"
#include "rules/pacman/pieces.hpp"

namespace hedgemaze::advanced {

namespace {

constexpr int kFirstStop = action_count(Family::kAdvanced, kStride) - kMostPieces;

// Why a piece may not move at all now; kLegal if it may.
Illegality why_not_moving(const State& state, int piece) {
    if (piece == kPacman && state.side == kPacman && is_waiting(state)) return because(Code::kMustRespawn);
    if (piece != kPacman && state.side == kGhostSide && is_opening(state))
        return because(state.lifted == kNoSquare ? Code::kChamberFirst : Code::kLayFirst);
    return pacman::why_not_piece(state, piece);
}

// Why the active piece may not end where it stands, with the piece that this is about: the ghost in the way, or itself.
// `otherwise` is the reason if it may.
Illegality why_not_here(const State& state, Code otherwise) {
    const Code code = why_not_end(state);
    if (code != Code::kEndsOnGhost) return because(code == Code::kLegal ? otherwise : code, state.active);
    return because(code, pacman::first_piece(pacman::ghosts_on(state, state.squares[state.active], state.active)));
}

Illegality why_not_step(const State& state, std::uint8_t piece, Square square) {
    State moving = state;
    if (state.active == kNobody) pacman::begin(moving, piece);
    if (moving.steps + moving.boost == 0) return because(Code::kNoStepsLeft, piece);
    if (!neighbours(moving, piece).has(square)) return pacman::why_not_reached(state, moving.squares[piece], square);
    const Code barred = why_not_enter(moving, piece, square);
    if (barred != Code::kLegal) {
        const Pieces others = pacman::ghosts_on(moving, square, piece);
        return because(barred, others != 0 ? pacman::first_piece(others) : piece);
    }
    if (make_step(moving, square) != Step::kGoesOn || can_end(moving)) return because(Code::kMoreStepsPossible, piece);
    return why_not_here(moving, Code::kCannotEnd);
}

Illegality why_not_stop(const State& state) {
    return state.active == kNobody ? because(Code::kMustMove) : why_not_here(state, Code::kMoreStepsPossible);
}

Illegality why_not_respawn(const State& state, Square square) {
    if (state.side != kPacman) return because(Code::kNotYourTurn);
    if (!is_waiting(state)) return because(Code::kNotWaiting);
    bool is_respawn_square = false;
    for (const Square respawn : state.mode->maze.respawns) is_respawn_square |= respawn == square;
    if (!is_respawn_square) return because(Code::kNotRespawnSquare);
    return because(Code::kRespawnOccupied, pacman::first_piece(pacman::ghosts_on(state, square)));
}

Illegality why_not_lift(const State& state, Fence fence) {
    if (!is_opening(state)) return because(Code::kNotLifting);
    if (state.side != kGhostSide) return because(Code::kNotYourTurn);
    if (state.lifted != kNoSquare) return because(Code::kLayFirst);
    for (int i = 0; i < 4; ++i)
        if ((state.chamber >> i & 1) != 0 && state.mode->maze.chamber[i] == fence) return because(Code::kCannotLay);
    return because(Code::kNotChamber);
}

// Why no fence may be placed now; kLegal if one may. `may_stay`: a piece that has not begun may stop.
Illegality why_no_place(const State& state, bool may_stay) {
    const bool opening = is_opening(state);
    if (state.side == kPacman && is_waiting(state)) return because(Code::kMustRespawn);
    if (state.side == kGhostSide && opening)
        return state.lifted == kNoSquare ? because(Code::kLiftFirst) : Illegality{};
    if (state.stocks[state.side] == 0) return because(Code::kNoFencesLeft);
    if (state.active != kNobody) {
        if (opening) return because(Code::kOneActionOnly);
        if (!may_stop(state)) return why_not_stop(state);
    } else if (!opening && !may_stay) {
        return because(Code::kMoveFirst);
    }
    return Illegality{};
}

Illegality why_not_fence(const State& state, Fence fence) {
    Illegality reason = why_no_room(state, fence);
    if (reason.code != Code::kLegal) return reason;
    if (fence.slot == state.lifted) return because(Code::kSameSlot);
    Fences fenced = state.fences;
    fenced.add(fence);
    reason.code = Code::kFenceSeals;
    reason.squares = sealed_off(state, fenced);
    return reason;
}

}  // namespace

Illegality why_illegal(const State& state, const Action& action) {
    if (action.kind == ActionKind::kMove || action.kind == ActionKind::kPass) return because(Code::kWrongMode);
    ActionNumber legal[kMostActions];
    const int count = advanced::legal_actions(state, legal);
    const ActionNumber number = to_number(action, Family::kAdvanced, kStride);
    for (int i = 0; i < count; ++i)
        if (legal[i] == number) return Illegality{};
    if (action.kind == ActionKind::kRespawn) return why_not_respawn(state, action.square);
    if (action.kind == ActionKind::kLift) return why_not_lift(state, action.fence());
    if (action.kind == ActionKind::kPlace) {
        const Illegality reason = why_no_place(state, count > 0 && legal[count - 1] >= kFirstStop);
        return reason.code != Code::kLegal ? reason : why_not_fence(state, action.fence());
    }
    const int piece = action.kind == ActionKind::kSpend ? int{kPacman} : action.piece;
    const Illegality barred = why_not_moving(state, piece);
    if (barred.code != Code::kLegal) return barred;
    if (action.kind == ActionKind::kStep) return why_not_step(state, action.piece, action.square);
    if (action.kind == ActionKind::kStop) return why_not_stop(state);
    return because(state.reserve > 0 ? Code::kCannotEnd : Code::kNoPellet);
}

}  // namespace hedgemaze::advanced
