// Why an action is illegal: the codes of hedgemaze.rules.reasons.MESSAGES, in the same order, and what shows them.
#pragma once

#include "board/enums.hpp"
#include "board/fences.hpp"

namespace hedgemaze {

enum class Code : std::uint8_t {
    kLegal,
    kGameOver,
    kWrongMode,
    kNotYourTurn,
    kMustAct,
    kSameSquare,
    kTooFar,
    kDiagonal,
    kFenceInWay,
    kSquareOccupied,
    kStraightJumpPossible,
    kSideJumpNotAllowed,
    kNoFencesLeft,
    kFenceOffBoard,
    kFenceOverlaps,
    kFenceCrosses,
    kFenceBlocksPath,
    kFenceSeals,
    kNoFencesInMode,
    kMoveFirst,
    kOneActionOnly,
    kSameSlot,
    kLiftFirst,
    kLayFirst,
    kNotChamber,
    kNotLifting,
    kCannotLay,
    kPieceOffBoard,
    kAlreadyMoved,
    kOtherPieceMoving,
    kGhostOrder,
    kNoStepsLeft,
    kGhostInWay,
    kPelletClosed,
    kEndsOnPellet,
    kEndsOnGhost,
    kEndsOnOrigin,
    kReturns,
    kCannotEnd,
    kMoreStepsPossible,
    kStraightOn,
    kTowardsOnly,
    kMustMove,
    kMustRespawn,
    kNotWaiting,
    kNotRespawnSquare,
    kRespawnOccupied,
    kNoPellet,
    kChamberFirst,
};

inline constexpr const char* kCodeNames[] = {
    "",
    "action.game_over",
    "action.wrong_mode",
    "action.not_your_turn",
    "action.must_act",
    "action.same_square",
    "action.too_far",
    "action.diagonal",
    "action.fence_in_way",
    "action.square_occupied",
    "action.straight_jump_possible",
    "action.side_jump_not_allowed",
    "action.no_fences_left",
    "action.fence_off_board",
    "action.fence_overlaps",
    "action.fence_crosses",
    "action.fence_blocks_path",
    "action.fence_seals",
    "action.no_fences_in_mode",
    "action.move_first",
    "action.one_action_only",
    "action.same_slot",
    "action.lift_first",
    "action.lay_first",
    "action.not_chamber",
    "action.not_lifting",
    "action.cannot_lay",
    "action.piece_off_board",
    "action.already_moved",
    "action.other_piece_moving",
    "action.ghost_order",
    "action.no_steps_left",
    "action.ghost_in_way",
    "action.pellet_closed",
    "action.ends_on_pellet",
    "action.ends_on_ghost",
    "action.ends_on_origin",
    "action.returns",
    "action.cannot_end",
    "action.more_steps_possible",
    "action.straight_on",
    "action.towards_only",
    "action.must_move",
    "action.must_respawn",
    "action.not_waiting",
    "action.not_respawn_square",
    "action.respawn_occupied",
    "action.no_pellet",
    "action.chamber_first",
};

struct Illegality {
    Code code = Code::kLegal;
    Fence fences[3] = {};  // the fences in the way
    std::uint8_t fence_count = 0;
    std::uint8_t piece = kNobody;  // the piece in the way, or the one that would be cut off; index in the mode
    Bits squares = {};             // the area that would be shut in
};

// A reason that is shown by a piece alone.
constexpr Illegality because(Code code, std::uint8_t piece = kNobody) {
    Illegality reason;
    reason.code = code;
    reason.piece = piece;
    return reason;
}

}  // namespace hedgemaze
