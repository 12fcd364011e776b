#include "rules/pacman/pieces.hpp"

#include "rules/families.hpp"
#include "rules/pacman/ghost_steps.hpp"
#include "rules/pacman/pacman_steps.hpp"

namespace hedgemaze::pacman {

namespace {

Illegality why_not_pacman_step(const State& moving, int square) {
    const House& house = moving.mode->house;
    const int at = moving.squares[kPacman];
    if (!has_neighbour(StepPatchMap(moving.fences).straight(at), at, square))
        return why_not_reached(moving, at, square);
    if (square == moving.origin && !house.pac_may_return) return illegal(Code::kReturns, kPacman);
    const Pieces ghosts = ghosts_on(moving, square);
    if (ghosts != 0 && moving.boost == 0) return illegal(Code::kGhostInWay, first_piece(ghosts));
    return illegal(Code::kMoreStepsPossible, kPacman);
}

Illegality why_not_ghost_step(const State& moving, std::uint8_t ghost, int square) {
    const House& house = moving.mode->house;
    const GhostWalk walk(moving);
    const int at = moving.squares[ghost];
    if (!has_neighbour(walk.neighbours(at), at, square)) return why_not_reached(moving, at, square);
    const Code direction = walk.why_wrong_direction(at, square, moving.origin, moving.steps);
    if (direction != Code::kLegal) return illegal(direction, ghost);
    const bool has_pellet = moving.has_pellet(square);
    if (has_pellet && !house.ghost_pellet_pass) return illegal(Code::kPelletClosed);
    const Pieces others = ghosts_on(moving, square, ghost);
    if (others != 0 && house.ghost_stack == GhostStack::kNone) return illegal(Code::kGhostInWay, first_piece(others));
    if (walk.can_end(square, moving.origin, moving.steps - 1)) return illegal(Code::kMoreStepsPossible, ghost);
    return has_pellet ? illegal(Code::kEndsOnPellet, ghost) : illegal(Code::kEndsOnGhost, first_piece(others));
}

Illegality why_not_stop(const State& state) {
    if (state.active == kNobody) return illegal(Code::kMustMove);
    if (state.active == kPacman || GhostWalk(state).may_end()) return illegal(Code::kMoreStepsPossible, state.active);
    const int square = state.squares[state.active];
    if (state.has_pellet(square)) return illegal(Code::kEndsOnPellet, state.active);
    return illegal(Code::kEndsOnGhost, first_piece(ghosts_on(state, square, state.active)));
}

// The first blocking fence on each of the two paths around a corner (B22).
Illegality why_not_round(const Fences& fences, int at, Direction along, Direction across) {
    Illegality reason = illegal(Code::kFenceInWay);
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
    if ((piece == kPacman) != (state.side == kPacman)) return illegal(Code::kNotYourTurn);
    if (state.squares[piece] == kNoSquare) return illegal(Code::kPieceOffBoard, index);
    if (state.moved >> piece & 1) return illegal(Code::kAlreadyMoved, index);
    if (state.active != kNobody)
        return state.active == piece ? Illegality{} : illegal(Code::kOtherPieceMoving, state.active);
    if (piece == kPacman) return Illegality{};
    const Pieces first = movable_ghosts(state);
    return first >> piece & 1 ? Illegality{} : illegal(Code::kGhostOrder, first_piece(first));
}

Illegality why_not_reached(const State& state, int at, int square) {
    if (square == at) return illegal(Code::kSameSquare);
    const int files = file_of(square) - file_of(at), rows = row_of(square) - row_of(at);
    const int apart = files * files + rows * rows;
    if (apart == 1) {
        const Direction way = rows == 1 ? kNorth : files == 1 ? kEast : rows == -1 ? kSouth : kWest;
        Illegality reason = illegal(Code::kFenceInWay);
        reason.fences[0] = closing_fence(state.fences, at, way);
        reason.fence_count = 1;
        return reason;
    }
    if (apart == 2 && state.side != kPacman && state.mode->house.ghost_diagonal) {
        const Direction along = rows > 0 ? kNorth : kSouth, across = files > 0 ? kEast : kWest;
        return why_not_round(state.fences, at, along, across);
    }
    return illegal(apart == 2 ? Code::kDiagonal : Code::kTooFar);
}

Illegality why_illegal(const State& state, const Action& action) {
    if (action.kind == ActionKind::kPlace) return illegal(Code::kNoFencesInMode);
    if (action.kind != ActionKind::kStep && action.kind != ActionKind::kStop) return illegal(Code::kWrongMode);
    const Illegality barred = why_not_piece(state, action.piece);
    if (barred.code != Code::kLegal) return barred;
    if (action.kind == ActionKind::kStop) return why_not_stop(state);
    State moving = state;
    if (state.active == kNobody) begin_move(moving, action.piece);
    return action.piece == kPacman ? why_not_pacman_step(moving, action.square)
                                   : why_not_ghost_step(moving, action.piece, action.square);
}

}  // namespace hedgemaze::pacman
