// Builds modes from their parts and checks that the parts fit together (`Mode.named` of the Python reference).
#pragma once

#include "rules/maze_check.hpp"
#include "text/scan.hpp"

namespace hedgemaze {

inline constexpr int kAllPieces = 9;

// Which seat holds each piece, before validation; arrays by piece number. Counts stop at 200, which is never valid.
struct Deal {
    std::uint8_t seat_of[kAllPieces] = {};
    std::uint8_t times[kAllPieces] = {};  // occurrences of the piece
    std::uint8_t seat_count = 0;
};

// Parses a deal such as `P.BK.IC`; false if a letter is not a piece or a seat is empty.
bool parse_deal(Text text, Deal& out);

// The requested parts; each is valid on its own.
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

// `out` is unchanged after an error.
Error make_mode(const ModeParts& parts, Mode& out);

}  // namespace hedgemaze
