// The small closed vocabularies of the game, in the same order as in Python.
#pragma once

#include <cstdint>

namespace hedgemaze {

enum class Family : std::uint8_t { kClassic, kPacman, kAdvanced };

enum class Side : std::uint8_t { kSouth, kWest, kNorth, kEast, kPacman, kGhosts };
inline constexpr char kSideLetters[] = "SWNEPG";

// Pawns have the numbers of their sides; PAC-MAN and his ghosts follow.
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

inline constexpr std::uint8_t kNobody = 255;

}  // namespace hedgemaze
