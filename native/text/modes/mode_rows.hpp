// Row types of the tables in modes_data.hpp: the modes of modes.json and the shipped mazes.
#pragma once

#include "text/modes/maze_text.hpp"

namespace hedgemaze {

inline constexpr int kMaxSizes = 4;
inline constexpr int kMaxDeals = 4;

struct ModeRow {
    Text name;
    Family family;
    Text pieces;  // letters, in text order
    std::uint8_t fences[kMaxSides];
    std::uint8_t sizes[kMaxSizes];  // ends at 0
    Text deals[kMaxDeals];          // ends at an empty one; the first is the default
    Text maze = {};                 // name of the default maze; empty: none
    std::uint8_t pacman_steps = 0;
    std::uint8_t boost_steps = 0;
    std::uint8_t ghost_steps[4] = {};
    std::uint8_t frenzy_steps = 0;
};

struct ShippedMaze {
    Text name;
    Family family;
    Maze maze;
};

// nullptr if no shipped maze has that name.
const ShippedMaze* find_maze(Text name);

// Never defined: a call makes an invalid shipped maze a compile error.
void shipped_maze_is_bad();

// Parses a shipped maze at compile time.
consteval ShippedMaze shipped(Text name, Text text) {
    UncheckedMaze draft;
    if (!parse_inline_maze(text, draft).is_ok()) shipped_maze_is_bad();
    return {name, draft.family, to_maze(draft)};
}

}  // namespace hedgemaze
