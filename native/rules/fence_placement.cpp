#include "rules/fence_placement.hpp"

namespace hedgemaze {

namespace {

Illegality blocked_by(Code code, const Fence* fences, int count) {
    Illegality reason;
    reason.code = code;
    for (int i = 0; i < count; ++i) reason.fences[i] = fences[i];
    reason.fence_count = static_cast<std::uint8_t>(count);
    return reason;
}

}  // namespace

Illegality why_slot_blocked(const State& state, Fence fence) {
    if (!state.mode->grid().slots.has(fence.slot)) return blocked_by(Code::kFenceOffBoard, nullptr, 0);
    const bool is_horizontal = fence.axis == Axis::kHorizontal;
    const int along = is_horizontal ? 1 : kStride;
    Fence overlapped[3];
    int count = 0;
    for (int slot = fence.slot - along; slot <= fence.slot + along; slot += along) {
        const Fence other{static_cast<Square>(slot), fence.axis};
        if (slot >= 0 && state.fences.has(other)) overlapped[count++] = other;
    }
    if (count > 0) return blocked_by(Code::kFenceOverlaps, overlapped, count);
    const Fence crossed{fence.slot, is_horizontal ? Axis::kVertical : Axis::kHorizontal};
    if (state.fences.has(crossed)) return blocked_by(Code::kFenceCrosses, &crossed, 1);
    return Illegality{};
}

// Fences join nodes into walls; all walls that touch the edge count as one. A fence that touches one wall twice closes
// a ring.
Slots ring_slots(const Fences& fences, const Grid& grid) {
    const Bits h = fences.horizontal, v = fences.vertical;
    const Bits to_right = h | h.down<1>(), to_above = v | v.down<kStride>();  // nodes joined to the next node
    Bits nodes = fence_nodes(fences, grid);
    const auto wall_of = [&](Bits start) {  // flood fill along the fences
        for (Bits wall = start;;) {
            const Bits grown = (wall | (wall & to_right).up<1>() | (wall.down<1>() & to_right) |
                                (wall & to_above).up<kStride>() | (wall.down<kStride>() & to_above)) &
                               grid.slots;
            if (grown == wall) return wall;
            wall = grown;
        }
    };
    const Bits at_edge = wall_of((h & (grid.first_file | grid.last_file)) | (v & (grid.first_row | grid.last_row)));
    Slots rings = touching_twice(at_edge, grid, true);
    nodes = nodes.without(at_edge);
    while (nodes.any()) {
        const Bits wall = wall_of(Bits::of(nodes.first()));
        rings = rings | touching_twice(wall, grid, false);
        nodes = nodes.without(wall);
    }
    return rings;
}

}  // namespace hedgemaze
