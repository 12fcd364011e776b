// Enumerations of the game, in the same order as in Python and TypeScript.
#pragma once

#include <cstdint>

// For lists of rows X(enumerator, "name"), which make an enum and the table of its names.
#define HEDGEMAZE_ENUMERATOR(id, name) id,
#define HEDGEMAZE_NAME(id, name) name,

namespace hedgemaze {

enum class Family : std::uint8_t { kClassic, kPacman, kAdvanced };

enum class Side : std::uint8_t { kSouth, kWest, kNorth, kEast, kPacman, kGhosts };
inline constexpr char kSideLetters[] = "SWNEPG";

// A pawn has the number of its side; PAC-MAN and the ghosts follow.
enum class Piece : std::uint8_t { kSouth, kWest, kNorth, kEast, kPacman, kBlinky, kPinky, kInky, kClyde, kNone = 255 };
inline constexpr char kPieceLetters[] = "SWNEPBKIC";

enum class Reason : std::uint8_t {
    kNone,
    kReachedGoal,
    kAllPellets,
    kNoLives,
    kNoGhosts,
    kRepetition,
    kNoProgress,
    kMoveLimit,
    kOthersLeft,
};

enum class Phase : std::uint8_t { kAct, kMove, kBoost, kPlace, kRespawn, kLift, kLay };

// No side or no piece.
inline constexpr std::uint8_t kNobody = 255;

}  // namespace hedgemaze
