// The shape of the tables in modes_data.hpp: the rows of modes.json and the shipped mazes.
#pragma once

#include "text/modes/maze_text.hpp"

namespace hedgemaze {

inline constexpr int kMostSizes = 4;
inline constexpr int kMostDeals = 4;

struct ModeRow {
    Text name;
    Family family;
    Text pieces;  // letters, in the order of texts
    std::uint8_t fences[kMostSides];
    std::uint8_t sizes[kMostSizes];  // 0: no more
    Text deals[kMostDeals];          // empty: no more; the first is the default
    Text maze = {};                  // the default one's name; empty: none
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

// Null if no shipped maze has that name.
const ShippedMaze* find_maze(Text name);

// Never defined: a shipped maze that cannot be read or played does not compile.
void shipped_maze_is_bad();

// Reads a shipped maze at compile time.
consteval ShippedMaze shipped(Text name, Text text) {
    MazeDraft draft;
    if (!parse_inline_maze(text, draft).is_ok()) shipped_maze_is_bad();
    return {name, draft.family, to_maze(draft)};
}

}  // namespace hedgemaze
