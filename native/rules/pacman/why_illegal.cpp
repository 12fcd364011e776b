#include "rules/pacman/pieces.hpp"

#include "rules/families.hpp"
#include "rules/pacman/ghost_steps.hpp"
#include "rules/pacman/pacman_steps.hpp"

namespace hedgemaze::pacman {

namespace {

Illegality why_not_pacman_step(const State& moving, int square) {
    const House& house = moving.mode->house;
    const int at = moving.squares[kPacman];
    if (!has_neighbour(StepSheet(moving.fences).straight(at), at, square)) return why_not_reached(moving, at, square);
    if (square == moving.origin && !house.pac_may_return) return because(Code::kReturns, kPacman);
    const Pieces ghosts = ghosts_on(moving, square);
    if (ghosts != 0 && moving.boost == 0) return because(Code::kGhostInWay, first_piece(ghosts));
    return because(Code::kMoreStepsPossible, kPacman);
}

Illegality why_not_ghost_step(const State& moving, std::uint8_t ghost, int square) {
    const House& house = moving.mode->house;
    const GhostWalk walk(moving);
    const int at = moving.squares[ghost];
    if (!has_neighbour(walk.neighbours(at), at, square)) return why_not_reached(moving, at, square);
    const Code direction = walk.why_not_straight(at, square, moving.origin, moving.steps);
    if (direction != Code::kLegal) return because(direction, ghost);
    const bool has_pellet = moving.has_pellet(square);
    if (has_pellet && !house.ghost_pellet_pass) return because(Code::kPelletClosed);
    const Pieces others = ghosts_on(moving, square, ghost);
    if (others != 0 && house.ghost_stack == GhostStack::kNone) return because(Code::kGhostInWay, first_piece(others));
    if (walk.can_end(square, moving.origin, moving.steps - 1)) return because(Code::kMoreStepsPossible, ghost);
    return has_pellet ? because(Code::kEndsOnPellet, ghost) : because(Code::kEndsOnGhost, first_piece(others));
}

Illegality why_not_stop(const State& state) {
    if (state.active == kNobody) return because(Code::kMustMove);
    if (state.active == kPacman || GhostWalk(state).may_end()) return because(Code::kMoreStepsPossible, state.active);
    const int square = state.squares[state.active];
    if (state.has_pellet(square)) return because(Code::kEndsOnPellet, state.active);
    return because(Code::kEndsOnGhost, first_piece(ghosts_on(state, square, state.active)));
}

bool is_legal(const State& state, const Action& action) {
    ActionNumber legal[kMostActions];
    const int count = pacman::legal_actions(state, legal);
    const ActionNumber number = to_number(action, Family::kPacman, kStride);
    for (int i = 0; i < count; ++i)
        if (legal[i] == number) return true;
    return false;
}

// The first fence on each of the two ways round a corner that is closed (B22).
Illegality why_not_round(const Fences& fences, int at, Direction along, Direction across) {
    Illegality reason = because(Code::kFenceInWay);
    const Direction ways[2][2] = {{along, across}, {across, along}};
    for (const auto& way : ways) {
        Fence fence = closing_fence(fences, at, way[0]);
        if (fence.slot == kNoSquare) fence = closing_fence(fences, at + kOffset[way[0]], way[1]);
        const bool is_known = reason.fence_count == 1 && reason.fences[0] == fence;
        if (fence.slot != kNoSquare && !is_known) reason.fences[reason.fence_count++] = fence;
    }
    return reason;
}

}  // namespace

Illegality why_not_piece(const State& state, int piece) {
    const auto index = static_cast<std::uint8_t>(piece);
    if ((piece == kPacman) != (state.side == kPacman)) return because(Code::kNotYourTurn);
    if (state.squares[piece] == kNoSquare) return because(Code::kPieceOffBoard, index);
    if (state.moved >> piece & 1) return because(Code::kAlreadyMoved, index);
    if (state.active != kNobody)
        return state.active == piece ? Illegality{} : because(Code::kOtherPieceMoving, state.active);
    if (piece == kPacman) return Illegality{};
    const Pieces first = beginners(state);
    return first >> piece & 1 ? Illegality{} : because(Code::kGhostOrder, first_piece(first));
}

Illegality why_not_reached(const State& state, int at, int square) {
    if (square == at) return because(Code::kSameSquare);
    const int files = file_of(square) - file_of(at), rows = row_of(square) - row_of(at);
    const int apart = files * files + rows * rows;
    if (apart == 1) {
        const Direction way = rows == 1 ? kNorth : files == 1 ? kEast : rows == -1 ? kSouth : kWest;
        Illegality reason = because(Code::kFenceInWay);
        reason.fences[0] = closing_fence(state.fences, at, way);
        reason.fence_count = 1;
        return reason;
    }
    if (apart == 2 && state.side != kPacman && state.mode->house.ghost_diagonal) {
        const Direction along = rows > 0 ? kNorth : kSouth, across = files > 0 ? kEast : kWest;
        return why_not_round(state.fences, at, along, across);
    }
    return because(apart == 2 ? Code::kDiagonal : Code::kTooFar);
}

Illegality why_illegal(const State& state, const Action& action) {
    if (action.kind == ActionKind::kPlace) return because(Code::kNoFencesInMode);
    if (action.kind != ActionKind::kStep && action.kind != ActionKind::kStop) return because(Code::kWrongMode);
    if (is_legal(state, action)) return Illegality{};
    const Illegality barred = why_not_piece(state, action.piece);
    if (barred.code != Code::kLegal) return barred;
    if (action.kind == ActionKind::kStop) return why_not_stop(state);
    State moving = state;
    if (state.active == kNobody) begin(moving, action.piece);
    return action.piece == kPacman ? why_not_pacman_step(moving, action.square)
                                   : why_not_ghost_step(moving, action.piece, action.square);
}

}  // namespace hedgemaze::pacman
