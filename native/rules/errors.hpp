// Errors of texts: one row per code (docs/formats.md, "Error codes"). Python and TypeScript have the same codes; the
// order is that of TypeScript's list.
#pragma once

#include "board/enums.hpp"

namespace hedgemaze {

#define HEDGEMAZE_TEXT_ERRORS(X)                        \
    X(kNone, "")                                        \
    X(kSquareUnreadable, "square.unreadable")           \
    X(kSquareOffBoard, "square.off_board")              \
    X(kFenceOffBoard, "fence.off_board")                \
    X(kActionUnreadable, "action.unreadable")           \
    X(kActionWrongMode, "action.wrong_mode")            \
    X(kModeUnreadable, "mode.unreadable")               \
    X(kModeUnknown, "mode.unknown")                     \
    X(kModeBadSize, "mode.bad_size")                    \
    X(kModeBadFences, "mode.bad_fences")                \
    X(kModeFixedFences, "mode.fixed_fences")            \
    X(kModeBadDeal, "mode.bad_deal")                    \
    X(kModeNoMaze, "mode.no_maze")                      \
    X(kModeWrongMaze, "mode.wrong_maze")                \
    X(kModeMazeNeedsTunnels, "mode.maze_needs_tunnels") \
    X(kHouseRuleUnknown, "house_rule.unknown")          \
    X(kHouseRuleBadValue, "house_rule.bad_value")       \
    X(kHouseRuleNotInMode, "house_rule.not_in_mode")    \
    X(kMazeUnreadable, "maze.unreadable")               \
    X(kMazeUnknown, "maze.unknown")                     \
    X(kMazeInvalid, "maze.invalid")                     \
    X(kMazeTooManyFences, "maze.too_many_fences")       \
    X(kMazeFenceOverlaps, "maze.fence_overlaps")        \
    X(kMazeFenceCrosses, "maze.fence_crosses")          \
    X(kMazeChamberCount, "maze.chamber_count")          \
    X(kMazePelletCount, "maze.pellet_count")            \
    X(kMazeStart, "maze.start")                         \
    X(kMazeRespawnCount, "maze.respawn_count")          \
    X(kMazeTunnelTooShort, "maze.tunnel_too_short")     \
    X(kMazeSquareShared, "maze.square_shared")          \
    X(kMazeNotConnected, "maze.not_connected")          \
    X(kMazeRespawnSealed, "maze.respawn_sealed")        \
    X(kMazeGhostOutside, "maze.ghost_outside")          \
    X(kMazeChamberStuck, "maze.chamber_stuck")          \
    X(kPositionTooLong, "position.too_long")            \
    X(kPositionUnreadable, "position.unreadable")       \
    X(kPositionFences, "position.fences")               \
    X(kPositionPieces, "position.pieces")               \
    X(kPositionStocks, "position.stocks")               \
    X(kPositionPellets, "position.pellets")             \
    X(kPositionTurn, "position.turn")                   \
    X(kPositionMemory, "position.memory")               \
    X(kPositionCounters, "position.counters")           \
    X(kPositionImpossible, "position.impossible")

enum class Error : std::uint8_t { HEDGEMAZE_TEXT_ERRORS(HEDGEMAZE_ENUMERATOR) };
inline constexpr const char* kErrorNames[] = {HEDGEMAZE_TEXT_ERRORS(HEDGEMAZE_NAME)};

// The result of parsing a text.
struct Status {
    Error error = Error::kNone;
    Error reason = Error::kNone;  // with kMazeInvalid: the first fault of the maze

    constexpr Status() = default;
    constexpr Status(Error e, Error r = Error::kNone) : error(e), reason(r) {}
    constexpr bool is_ok() const { return error == Error::kNone; }
    constexpr bool operator==(const Status&) const = default;
};

// The stable code, such as "maze.invalid"; empty for kNone.
constexpr const char* name_of(Error error) { return kErrorNames[static_cast<int>(error)]; }
constexpr const char* name_of(Status status) { return name_of(status.error); }

}  // namespace hedgemaze
