#include "batch/planes.hpp"

#include "rules/classic/classic.hpp"

namespace hedgemaze {

namespace {

class Writer {
   public:
    explicit Writer(float* out) : out_(out) {
        for (int i = 0; i < kPlanes * kSquares; ++i) out_[i] = 0;
    }
    void set(int plane, Bits bits) {
        while (bits.any()) out_[plane * kSquares + bits.pop()] = 1;
    }
    void set(int plane, Square square) {
        if (square != kNoSquare) out_[plane * kSquares + square] = 1;
    }
    void fill(int plane, int value, int whole) {
        for (int i = 0; i < kSquares; ++i)
            out_[plane * kSquares + i] = static_cast<float>(value) / static_cast<float>(whole);
    }
    void fill_distances(int plane, const Fences& fences, Bits goal) {
        std::int8_t field[kSquares];
        classic::distance_field(fences, goal, field);
        for (int i = 0; i < kSquares; ++i)
            out_[plane * kSquares + i] =
                field[i] < 0 ? 1.0F : static_cast<float>(field[i]) / static_cast<float>(kSquares);
    }

   private:
    float* out_;
};

}  // namespace

void write_planes(const State& state, float* out) {
    const Mode& mode = *state.mode;
    Writer planes(out);
    for (int i = 0; i < mode.piece_count; ++i) planes.set(i, state.squares[i]);
    planes.set(5, state.fences.horizontal);
    planes.set(6, state.fences.vertical);
    planes.set(7, state.fences.north);
    planes.set(8, state.fences.east);
    for (int i = 0; i < mode.side_count; ++i) planes.fill(9 + i, state.stocks[i], 10);
    planes.fill(13 + state.side, 1, 1);
    if (!mode.has_maze()) {
        for (int i = 0; i < mode.side_count; ++i) planes.fill_distances(29 + i, state.fences, mode.goals[i]);
        return;
    }
    planes.set(17, state.pellet_squares());
    if (mode.family == Family::kAdvanced) {
        for (int i = 0; i < 4; ++i) {
            planes.set(18, mode.maze.respawns[i]);
            const Fence fence = mode.maze.chamber[i];
            if (state.chamber >> i & 1) planes.set(fence.axis == Axis::kHorizontal ? 19 : 20, fence.slot);
        }
    }
    if (state.active != kNobody) planes.set(21, state.squares[state.active]);
    planes.set(22, state.origin);
    planes.fill(23, state.steps, 8);
    planes.fill(24, state.boost, 8);
    planes.fill(25, state.lives, 5);
    planes.fill(26, state.reserve, 4);
    planes.fill(27, state.spent, 4);
    for (int i = 1; i < mode.piece_count; ++i)
        if (state.moved >> i & 1) planes.set(28, state.squares[i]);
}

}  // namespace hedgemaze
