// The code of a position in a table of exact values: one byte for the value and the distance.
//
// The distance is a number of rounds; the current round counts as one. It ends with the event that decides: PAC-MAN's
// last pellet, the last ghost eaten, or a catch. After a catch the game may go on with a life fewer; the value of the
// position that follows is part of the task (solver.hpp), its distance is not.
#pragma once

#include <cstdint>

namespace hedgemaze::solve {

using Result = std::uint8_t;

inline constexpr Result kOpen = 0;          // nobody can force a result
inline constexpr int kMaxDistance = 127;    // of both sides
inline constexpr Result kPacmanBase = 127;  // kPacmanBase + n: PAC-MAN forces it in n rounds; n alone: the ghosts do
inline constexpr Result kPacmanNow = kPacmanBase + 1;
inline constexpr Result kGhostsNow = 1;

// Who gets the game that a catch leads to.
enum class Value : std::uint8_t { kOpen, kGhosts, kPacman };

constexpr Value value_of(Result code) {
    return code == kOpen ? Value::kOpen : code > kPacmanBase ? Value::kPacman : Value::kGhosts;
}
constexpr int distance_of(Result code) { return code > kPacmanBase ? code - kPacmanBase : code; }

// The code of a position from which one forced turn of the ghosts leads to `code`: one round more.
constexpr Result one_round_more(Result code) { return code == kOpen ? kOpen : static_cast<Result>(code + 1); }

// Higher is better for PAC-MAN: quick wins, slow wins, open, slow losses, quick losses.
constexpr int preference(Result code) { return code > kPacmanBase ? 1000 - code : code == kOpen ? 500 : code; }

}  // namespace hedgemaze::solve
