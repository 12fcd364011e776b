// Why an action is illegal: one row per code, in the order of hedgemaze.rules.reasons.MESSAGES, with the evidence.
#pragma once

#include "board/enums.hpp"
#include "board/fences.hpp"

namespace hedgemaze {

#define HEDGEMAZE_ILLEGAL_CODES(X)                            \
    X(kLegal, "")                                             \
    X(kGameOver, "action.game_over")                          \
    X(kWrongMode, "action.wrong_mode")                        \
    X(kNotYourTurn, "action.not_your_turn")                   \
    X(kMustAct, "action.must_act")                            \
    X(kSameSquare, "action.same_square")                      \
    X(kTooFar, "action.too_far")                              \
    X(kDiagonal, "action.diagonal")                           \
    X(kFenceInWay, "action.fence_in_way")                     \
    X(kSquareOccupied, "action.square_occupied")              \
    X(kStraightJumpPossible, "action.straight_jump_possible") \
    X(kSideJumpNotAllowed, "action.side_jump_not_allowed")    \
    X(kNoFencesLeft, "action.no_fences_left")                 \
    X(kFenceOffBoard, "action.fence_off_board")               \
    X(kFenceOverlaps, "action.fence_overlaps")                \
    X(kFenceCrosses, "action.fence_crosses")                  \
    X(kFenceBlocksPath, "action.fence_blocks_path")           \
    X(kFenceSeals, "action.fence_seals")                      \
    X(kNoFencesInMode, "action.no_fences_in_mode")            \
    X(kMoveFirst, "action.move_first")                        \
    X(kOneActionOnly, "action.one_action_only")               \
    X(kSameSlot, "action.same_slot")                          \
    X(kLiftFirst, "action.lift_first")                        \
    X(kLayFirst, "action.lay_first")                          \
    X(kNotChamber, "action.not_chamber")                      \
    X(kNotLifting, "action.not_lifting")                      \
    X(kCannotLay, "action.cannot_lay")                        \
    X(kPieceOffBoard, "action.piece_off_board")               \
    X(kAlreadyMoved, "action.already_moved")                  \
    X(kOtherPieceMoving, "action.other_piece_moving")         \
    X(kGhostOrder, "action.ghost_order")                      \
    X(kNoStepsLeft, "action.no_steps_left")                   \
    X(kGhostInWay, "action.ghost_in_way")                     \
    X(kPelletClosed, "action.pellet_closed")                  \
    X(kEndsOnPellet, "action.ends_on_pellet")                 \
    X(kEndsOnGhost, "action.ends_on_ghost")                   \
    X(kEndsOnOrigin, "action.ends_on_origin")                 \
    X(kReturns, "action.returns")                             \
    X(kCannotEnd, "action.cannot_end")                        \
    X(kMoreStepsPossible, "action.more_steps_possible")       \
    X(kStraightOn, "action.straight_on")                      \
    X(kTowardsOnly, "action.towards_only")                    \
    X(kMustMove, "action.must_move")                          \
    X(kMustRespawn, "action.must_respawn")                    \
    X(kNotWaiting, "action.not_waiting")                      \
    X(kNotRespawnSquare, "action.not_respawn_square")         \
    X(kRespawnOccupied, "action.respawn_occupied")            \
    X(kNoPellet, "action.no_pellet")                          \
    X(kChamberFirst, "action.chamber_first")

enum class Code : std::uint8_t { HEDGEMAZE_ILLEGAL_CODES(HEDGEMAZE_ENUMERATOR) };
inline constexpr const char* kCodeNames[] = {HEDGEMAZE_ILLEGAL_CODES(HEDGEMAZE_NAME)};

struct Illegality {
    Code code = Code::kLegal;
    Fence fences[3] = {};  // blocking fences
    std::uint8_t fence_count = 0;
    std::uint8_t piece = kNobody;  // the blocking piece, or the piece that would be cut off
    Bits squares = {};             // the area that would be sealed off
};

constexpr Illegality illegal(Code code, std::uint8_t piece = kNobody) {
    Illegality reason;
    reason.code = code;
    reason.piece = piece;
    return reason;
}

}  // namespace hedgemaze
