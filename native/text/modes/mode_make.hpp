// Modes from their parts: which go together, and what the mode then is (`Mode.named` of the reference).
#pragma once

#include "rules/maze_check.hpp"
#include "text/scan.hpp"

namespace hedgemaze {

inline constexpr int kAllPieces = 9;

// Which pieces each seat holds, as somebody wrote it: seats and times by the number of the piece. The counts stop at
// 200: no such deal is any good.
struct Deal {
    std::uint8_t seat_of[kAllPieces] = {};
    std::uint8_t times[kAllPieces] = {};
    std::uint8_t seat_count = 0;
};

// Reads a deal like `P.BK.IC`; false if a letter names no piece or a seat is empty.
bool parse_deal(Text text, Deal& out);

// What somebody asks for; each part is good for itself.
struct ModeParts {
    Text name;
    std::uint32_t size = 9;
    std::uint32_t fences = 0;
    bool has_fences = false;
    bool has_deal = false;
    bool has_maze = false;
    Deal deal;
    Family maze_family = Family::kPacman;
    Maze maze = {};
    House house;
};

// Makes the mode; `out` is only changed if all is well.
Error make_mode(const ModeParts& parts, Mode& out);

}  // namespace hedgemaze
