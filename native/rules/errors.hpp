// What can be wrong with a text: the codes of the reference (docs/formats.md, "Error codes"), by name.
#pragma once

#include <cstdint>

namespace hedgemaze {

enum class Error : std::uint8_t {
    kNone,
    kSquareUnreadable,
    kSquareOffBoard,
    kFenceOffBoard,
    kActionUnreadable,
    kActionWrongMode,
    kModeUnreadable,
    kModeUnknown,
    kModeBadSize,
    kModeBadFences,
    kModeFixedFences,
    kModeBadDeal,
    kModeNoMaze,
    kModeWrongMaze,
    kModeMazeNeedsTunnels,
    kHouseRuleUnknown,
    kHouseRuleBadValue,
    kHouseRuleNotInMode,
    kMazeUnreadable,
    kMazeUnknown,
    kMazeInvalid,
    // Faults of a maze; they only ever stand in Status::reason, beside kMazeInvalid.
    kMazeTooManyFences,
    kMazeFenceOverlaps,
    kMazeFenceCrosses,
    kMazeChamberCount,
    kMazePelletCount,
    kMazeStart,
    kMazeRespawnCount,
    kMazeTunnelTooShort,
    kMazeSquareShared,
    kMazeNotConnected,
    kMazeRespawnSealed,
    kMazeGhostOutside,
    kMazeChamberStuck,
    // Positions.
    kPositionTooLong,
    kPositionUnreadable,
    kPositionFences,
    kPositionPieces,
    kPositionStocks,
    kPositionPellets,
    kPositionTurn,
    kPositionMemory,
    kPositionCounters,
    kPositionImpossible,
};

inline constexpr const char* kErrorNames[] = {
    "",
    "square.unreadable",
    "square.off_board",
    "fence.off_board",
    "action.unreadable",
    "action.wrong_mode",
    "mode.unreadable",
    "mode.unknown",
    "mode.bad_size",
    "mode.bad_fences",
    "mode.fixed_fences",
    "mode.bad_deal",
    "mode.no_maze",
    "mode.wrong_maze",
    "mode.maze_needs_tunnels",
    "house_rule.unknown",
    "house_rule.bad_value",
    "house_rule.not_in_mode",
    "maze.unreadable",
    "maze.unknown",
    "maze.invalid",
    "maze.too_many_fences",
    "maze.fence_overlaps",
    "maze.fence_crosses",
    "maze.chamber_count",
    "maze.pellet_count",
    "maze.start",
    "maze.respawn_count",
    "maze.tunnel_too_short",
    "maze.square_shared",
    "maze.not_connected",
    "maze.respawn_sealed",
    "maze.ghost_outside",
    "maze.chamber_stuck",
    "position.too_long",
    "position.unreadable",
    "position.fences",
    "position.pieces",
    "position.stocks",
    "position.pellets",
    "position.turn",
    "position.memory",
    "position.counters",
    "position.impossible",
};

static_assert(sizeof(kErrorNames) / sizeof(*kErrorNames) == static_cast<int>(Error::kPositionImpossible) + 1);

// How reading went.
struct Status {
    Error error = Error::kNone;
    Error reason = Error::kNone;  // with kMazeInvalid: the first fault of the maze

    constexpr Status() = default;
    constexpr Status(Error e, Error r = Error::kNone) : error(e), reason(r) {}
    constexpr bool is_ok() const { return error == Error::kNone; }
    constexpr bool operator==(const Status&) const = default;
};

// The stable code, like "maze.invalid"; empty if nothing is wrong.
constexpr const char* name_of(Error error) { return kErrorNames[static_cast<int>(error)]; }
constexpr const char* name_of(Status status) { return name_of(status.error); }

}  // namespace hedgemaze
