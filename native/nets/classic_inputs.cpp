#include "nets/classic_inputs.hpp"

#include "knowledge/classic/goal_field.hpp"

namespace hedgemaze::nets {

namespace {

constexpr int kHarmRange[] = {-1, 0, 1, 2, 3, 3, 4};  // by steps; 4 for all above
constexpr int kLastHarm = 6;

Bits squares_on_paths(const Fences& fences, const classic::GoalField& field, int square) {
    Bits layer = Bits::of(square), squares = layer;
    for (int left = field.distance - 1; left >= 0; --left) {
        layer = fences.neighbours(layer) & field.within(left);
        squares |= layer;
    }
    return squares;
}

}  // namespace

void list_classic_inputs(const State& state, InputList& out) {
    const Mode& mode = *state.mode;
    const View& view = view_of(state);
    out.count = 0;
    for_each_fence({state.fences.horizontal, state.fences.vertical},
                   [&](Fence fence) { out.add(fence_output(fence, view)); });
    const int stocks = state.stock_sum();
    const Slots free = free_slots(state.fences, mode.grid());
    for (int i = 0, side = state.side; i < mode.side_count; ++i, side = (side + 1) % mode.side_count) {
        if ((state.retired >> side & 1) != 0) continue;
        const int first = kFenceInputs + i * kSideInputs, square = state.squares[side], stock = state.stocks[side];
        const classic::GoalField field(state.fences, square, mode.goals[side]);
        out.add(first + view.square[square]);
        out.add(first + kStockInputs + (stock < kStocks ? stock : kStocks - 1));
        out.add(first + kDistanceInputs + (field.distance < kDistances ? field.distance : kDistances - 1));
        for (Bits bits = squares_on_paths(state.fences, field, square); bits.any();)
            out.add(first + kPathInputs + view.square[bits.pop()]);
        if (stocks == stock) continue;  // nobody else can place a fence
        const Slots slots = classic::lengthening_slots(state.fences, field, square) & free;
        classic::for_each_distance_with(state.fences, field, square, slots, [&](Fence fence, int distance) {
            const int harm = distance - field.distance;
            if (harm > 0)
                out.add(first + kHarmInputs + kHarmRange[harm < kLastHarm ? harm : kLastHarm] * 2 * kSlots +
                        fence_output(fence, view));
        });
    }
}

}  // namespace hedgemaze::nets
