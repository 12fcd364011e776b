#include "rules/fence_placement.hpp"

namespace hedgemaze {

namespace {

Illegality in_the_way(Code code, const Fence* fences, int count) {
    Illegality reason;
    reason.code = code;
    for (int i = 0; i < count; ++i) reason.fences[i] = fences[i];
    reason.fence_count = static_cast<std::uint8_t>(count);
    return reason;
}

// Slots whose three nodes, both ends and the middle, have two or more in this set.
constexpr Slots doubly_touching(Bits nodes, Bits left_edge, Bits right_edge, Bits lower_edge, Bits upper_edge) {
    const Bits left = nodes.up<1>() | left_edge, right = nodes.down<1>() | right_edge;
    const Bits below = nodes.up<kStride>() | lower_edge, above = nodes.down<kStride>() | upper_edge;
    return {(nodes & (left | right)) | (left & right), (nodes & (below | above)) | (below & above)};
}

}  // namespace

Illegality why_no_room(const State& state, Fence fence) {
    if (!state.mode->grid().slots.has(fence.slot)) return in_the_way(Code::kFenceOffBoard, nullptr, 0);
    const bool is_horizontal = fence.axis == Axis::kHorizontal;
    const int along = is_horizontal ? 1 : kStride;
    Fence met[3];
    int count = 0;
    for (int slot = fence.slot - along; slot <= fence.slot + along; slot += along) {
        const Fence other{static_cast<Square>(slot), fence.axis};
        if (slot >= 0 && state.fences.has(other)) met[count++] = other;
    }
    if (count > 0) return in_the_way(Code::kFenceOverlaps, met, count);
    const Fence crossed{fence.slot, is_horizontal ? Axis::kVertical : Axis::kHorizontal};
    if (state.fences.has(crossed)) return in_the_way(Code::kFenceCrosses, &crossed, 1);
    return Illegality{};
}

// A node is the corner between four squares; it has the number of the slot with its middle there. Fences join nodes
// into walls, and everything that touches the edge is one wall with it. A fence that meets a wall twice closes a ring.
Slots ring_slots(const Fences& fences, const Grid& grid) {
    const Bits h = fences.horizontal, v = fences.vertical;
    const Bits to_right = h | h.down<1>(), to_above = v | v.down<kStride>();  // nodes that are joined to the next one
    Bits nodes = (h | h.up<1>() | h.down<1>() | v | v.up<kStride>() | v.down<kStride>()) & grid.slots;
    const auto wall_of = [&](Bits start) {
        for (Bits wall = start;;) {
            const Bits grown = (wall | (wall & to_right).up<1>() | (wall.down<1>() & to_right) |
                                (wall & to_above).up<kStride>() | (wall.down<kStride>() & to_above)) &
                               grid.slots;
            if (grown == wall) return wall;
            wall = grown;
        }
    };
    const Bits at_edge = wall_of((h & (grid.first_file | grid.last_file)) | (v & (grid.first_row | grid.last_row)));
    Slots rings = doubly_touching(at_edge, grid.first_file, grid.last_file, grid.first_row, grid.last_row);
    nodes = nodes.without(at_edge);
    while (nodes.any()) {
        const Bits wall = wall_of(Bits::of(nodes.first()));
        rings = rings | doubly_touching(wall, {}, {}, {}, {});
        nodes = nodes.without(wall);
    }
    return rings & Slots{grid.slots, grid.slots};
}

}  // namespace hedgemaze
