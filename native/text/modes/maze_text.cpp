#include "text/modes/maze_text.hpp"

namespace hedgemaze {

namespace {

template <typename Item, int N>
bool are_equal(const Item (&one)[N], const Item (&other)[N]) {
    for (int i = 0; i < N; ++i)
        if (!(one[i] == other[i])) return false;
    return true;
}

void put_fences(const Slots& slots, Writer& out) {
    if (!slots.any()) out.put('-');
    for_each_fence(slots, [&](Fence fence) { out.put_fence(fence); });
}

}  // namespace

bool is_same_maze(const Maze& one, const Maze& other) {
    return one.fences == other.fences && are_equal(one.chamber, other.chamber) &&
           are_equal(one.pellets, other.pellets) && are_equal(one.starts, other.starts) &&
           are_equal(one.respawns, other.respawns);
}

void format_inline_maze(const Maze& maze, Family family, Writer& out) {
    put_fences(maze.fences, out);
    out.put('/');
    for (const Square square : maze.pellets) out.put_square(square);
    out.put('/');
    for (int i = 0; i < kMaxPieces; ++i) {
        if (maze.starts[i] == kNoSquare) continue;
        out.put(kMazePieces[i]);
        out.put_square(maze.starts[i]);
    }
    if (family != Family::kAdvanced) return;
    out.put('/');
    for (const Fence& fence : maze.chamber) out.put_fence(fence);
    out.put('/');
    for (const Square square : maze.respawns) out.put_square(square);
}

}  // namespace hedgemaze
