// Every fault of a maze that is being drawn, with its places, for the editor.
#include "rules/maze_check.hpp"
#include "wasm/scratch.hpp"

namespace hedgemaze::wasm {

namespace {

void add(Slots& slots, FenceBytes fence) {
    ((fence.flags & 1) != 0 ? slots.vertical : slots.horizontal) |= Bits::of(fence.slot);
}

// The page writes only slots and squares of the board.
UncheckedMaze draft_of(const MazeBytes& bytes) {
    UncheckedMaze draft;
    draft.family = static_cast<Family>(bytes.family);
    for (int i = 0; i < bytes.fence_count; ++i) add(draft.fences, bytes.fences[i]);
    for (int i = 0; i < bytes.chamber_count; ++i) add(draft.chamber, bytes.chamber[i]);
    for (int i = 0; i < bytes.pellet_count; ++i) draft.pellets |= Bits::of(bytes.pellets[i]);
    for (int i = 0; i < kMaxPieces; ++i) draft.starts[i] = bytes.starts[i];
    for (int i = 0; i < kRespawns; ++i) {
        draft.respawns[i] = bytes.respawns[i];
        draft.respawn_count += static_cast<int>(bytes.respawns[i] != kNoSquare);
    }
    return draft;
}

void write(const MazeFault& fault, FaultBytes& out) {
    out.code = static_cast<std::uint8_t>(fault.code);
    out.piece = fault.piece;
    out.count = static_cast<std::uint8_t>(fault.count);
    out.fence_count = 0;
    for_each_fence(fault.fences, [&](Fence fence) { out.fences[out.fence_count++] = to_bytes(fence); });
    out.square_count = 0;
    for (Bits bits = fault.squares; bits.any();) out.squares[out.square_count++] = static_cast<Square>(bits.pop());
}

}  // namespace

// Writes the faults of the maze in `output.maze` and returns how many there are.
int HEDGEMAZE_EXPORT(maze_faults)() {
    const MazeFaults found = faults_of(draft_of(output.maze));
    for (int i = 0; i < found.count; ++i) write(found.list[i], output.faults[i]);
    return found.count;
}
// Bytes of one fault in the list.
std::uint32_t HEDGEMAZE_EXPORT(fault_size)() { return sizeof(FaultBytes); }

}  // namespace hedgemaze::wasm
