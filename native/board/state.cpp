#include "board/state.hpp"

namespace hedgemaze {

State start_state(const Mode& mode, int first) {
    State state;
    state.mode = &mode;
    for (int i = 0; i < mode.piece_count; ++i) state.squares[i] = mode.starts[i];
    for (int i = 0; i < mode.side_count; ++i) state.stocks[i] = mode.stocks[i];
    state.side = static_cast<std::uint8_t>(first);
    const Maze& maze = mode.maze;
    state.fences = fences_of(maze.fences, mode.grid());  // no maze: no fences
    if (mode.has_maze()) {
        if (mode.family == Family::kAdvanced) {
            for (const Fence& fence : maze.chamber) state.fences.add(fence);
            state.chamber = 0b1111;
        }
        state.pellets = 0b1111;
        state.lives = static_cast<std::uint8_t>(mode.house.lives);
        state.round = 1;
    }
    return state;
}

}  // namespace hedgemaze
