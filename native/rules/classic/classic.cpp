#include "rules/classic/classic.hpp"

namespace hedgemaze::classic {

namespace {

constexpr int kMaxLayers = kSquares + 1;

// Breadth-first layers: the squares at distance 0, 1, 2, ... up to the first layer that touches the goal. Returns the
// number of layers, 0 if the goal is out of reach.
int layers_to(const Fences& fences, int square, Bits goal, Bits* layers) {
    Bits layer = Bits::of(square), seen = layer;
    int count = 0;
    layers[count++] = layer;
    while ((layer & goal).none()) {
        layer = fences.neighbours(layer).without(seen);
        if (layer.none()) return 0;
        seen |= layer;
        layers[count++] = layer;
    }
    return count;
}

// Whether a fence closes only one step of a path and a detour connects its two squares; then the path still reaches the
// goal.
bool has_detour(const Fences& with, const PathSteps& path, Fence fence) {
    const Bits bit = Bits::of(fence.slot);
    const bool is_horizontal = fence.axis == Axis::kHorizontal;
    const Bits closed = is_horizontal ? path.north & (bit | bit.up<1>()) : path.east & (bit | bit.up<kStride>());
    const int low = closed.first();
    return closed.count() == 1 && with.connects(low, low + (is_horizontal ? kStride : 1));
}

}  // namespace

Outcome outcome(const State& state) {
    const Mode& mode = *state.mode;
    int playing = 0;
    std::uint8_t last = kNobody;
    for (std::uint8_t i = 0; i < mode.side_count; ++i) {
        if (mode.goals[i].has(state.squares[i])) return {Reason::kReachedGoal, i, 0};
        if ((state.retired >> i & 1) == 0) ++playing, last = i;
    }
    if (playing == 1) return {Reason::kOthersLeft, last, 0};
    if (mode.house.max_ply > 0 && state.ply >= static_cast<std::uint32_t>(mode.house.max_ply))
        return {Reason::kMoveLimit, kNobody, 0};
    return {};
}

Bits pawn_targets(const State& state) {
    const Fences& fences = state.fences;
    const House& house = state.mode->house;
    const int square = state.squares[state.side];
    const Bits occupied = state.occupied();
    const Bits near = fences.neighbours(Bits::of(square));
    Bits targets = near.without(occupied);
    const Bits met = near & occupied;
    if (met.none()) return targets;
    for (const Direction way : kDirections) {
        if (!fences.is_open(square, way) || !met.has(square + kOffset[way])) continue;
        const int neighbour = square + kOffset[way];
        if (fences.is_open(neighbour, way)) {
            const int behind = neighbour + kOffset[way];
            if (!occupied.has(behind)) {
                targets |= Bits::of(behind);  // straight jump, A.1-8
                continue;
            }
            if (!house.pawn_side_jump) continue;  // B36
        } else if (!house.edge_side_jump) {
            const bool is_edge = closing_fence(fences, neighbour, way).slot == kNoSquare;
            if (is_edge) continue;  // B35
        }
        for (const Direction sideways : kSideways[way]) {  // side jump, A.1-9
            const int beside = neighbour + kOffset[sideways];
            if (fences.is_open(neighbour, sideways) && !occupied.has(beside)) targets |= Bits::of(beside);
        }
    }
    return targets;
}

PathSteps shortest_path_steps(const Fences& fences, int square, Bits goal) {
    Bits layers[kMaxLayers];
    const int count = layers_to(fences, square, goal, layers);
    PathSteps path;
    path.is_known = true;
    if (count == 0) return path;
    int here = (layers[count - 1] & goal).first();
    for (int i = count - 2; i >= 0; --i) {
        const int before = (fences.neighbours(Bits::of(here)) & layers[i]).first();
        path.add_step(before, here);
        here = before;
    }
    return path;
}

int distance(const Fences& fences, int square, Bits goal) {
    Bits layers[kMaxLayers];
    return layers_to(fences, square, goal, layers) - 1;
}

void distance_field(const Fences& fences, Bits goal, std::int8_t* out) {
    for (int i = 0; i < kSquares; ++i) out[i] = -1;
    Bits layer = goal, seen = goal;
    for (std::int8_t steps = 0; layer.any(); ++steps) {
        for (Bits bits = layer; bits.any();) out[bits.pop()] = steps;
        layer = fences.neighbours(layer).without(seen);
        seen |= layer;
    }
}

int shortest_path(const Fences& fences, int square, Bits goal, Square* out) {
    Bits layers[kMaxLayers];
    const int count = layers_to(fences, square, goal, layers);
    if (count == 0) return 0;
    int here = (layers[count - 1] & goal).first();
    out[count - 1] = static_cast<Square>(here);
    for (int i = count - 2; i >= 0; --i) {
        for (const Direction way : kDirections) {
            if (fences.is_open(here, way) && layers[i].has(here + kOffset[way])) {
                here += kOffset[way];
                break;
            }
        }
        out[i] = static_cast<Square>(here);
    }
    return count;
}

Slots legal_fences(const State& state, KnownPaths& paths) {
    const Mode& mode = *state.mode;
    const Grid& grid = mode.grid();
    const Fences& fences = state.fences;
    Slots legal = free_slots(fences, grid);
    const Slots doubtful = legal & risky_slots(fences, grid);
    if (!doubtful.any()) return legal;
    for (int i = 0; i < mode.side_count; ++i) {
        if (state.retired >> i & 1) continue;
        PathSteps& path = paths.of[i];
        if (!path.is_known) path = shortest_path_steps(fences, state.squares[i], mode.goals[i]);
        for_each_fence(doubtful & legal & path.cutting_slots(), [&](Fence fence) {
            Fences with = fences;
            with.add(fence);
            if (!has_detour(with, path, fence) && !with.reaches(Bits::of(state.squares[i]), mode.goals[i]))
                legal.remove(fence);
        });
    }
    return legal;
}

int legal_actions(const State& state, ActionNumber* out) {
    const int size = state.mode->size;
    int count = 0;
    Bits targets = pawn_targets(state);
    while (targets.any()) out[count++] = static_cast<ActionNumber>(square_number(targets.pop(), size));
    if (state.stocks[state.side] > 0) {
        KnownPaths paths;
        for_each_fence(legal_fences(state, paths), [&](Fence fence) {
            out[count++] = static_cast<ActionNumber>(size * size + fence_number(fence, size));
        });
    }
    if (count == 0) out[count++] = to_number({}, Family::kClassic, size);  // A.2-7: the side passes
    return count;
}

std::uint8_t next_side(const State& state) {
    const int count = state.mode->side_count;
    int side = state.side;
    for (int i = 0; i < count; ++i) {
        side = side + 1 == count ? 0 : side + 1;
        if ((state.retired >> side & 1) == 0) return static_cast<std::uint8_t>(side);
    }
    return state.side;
}

void play(State& state, const Action& action) {
    if (action.kind == ActionKind::kMove) {
        state.squares[state.side] = action.square;
    } else if (action.kind == ActionKind::kPlace) {
        state.fences.add(action.fence());
        --state.stocks[state.side];
    }
    state.side = next_side(state);
    ++state.ply;
}

void update_paths(const State& before, const Action& action, KnownPaths& paths) {
    if (action.kind == ActionKind::kPlace) {
        for (int i = 0; i < before.mode->side_count; ++i)
            if (paths.of[i].is_known && paths.of[i].is_cut_by(action.fence())) paths.of[i] = {};
    } else if (action.kind == ActionKind::kMove) {
        // After a single step the path stays valid with that step toggled; after a jump it is unknown.
        PathSteps& path = paths.of[before.side];
        const int from = before.squares[before.side], to = action.square, apart = from < to ? to - from : from - to;
        if (!path.is_known) return;
        if (apart != 1 && apart != kStride) {
            path = {};
            return;
        }
        const Bits low = Bits::of(from < to ? from : to);
        Bits& used = apart == 1 ? path.east : path.north;
        used ^= low;
    }
}

std::uint64_t perft(const State& state, int depth, const KnownPaths& paths) {
    if (depth == 0) return 1;
    if (outcome(state)) return 0;
    Bits targets = pawn_targets(state);
    KnownPaths known = paths;
    Slots fences;
    if (state.stocks[state.side] > 0) fences = legal_fences(state, known);
    const int count = targets.count() + fences.count();
    if (depth == 1) return static_cast<std::uint64_t>(count > 0 ? count : 1);
    std::uint64_t leaves = 0;
    const auto visit = [&](const Action& action) {
        State after = state;
        KnownPaths kept = known;
        update_paths(state, action, kept);
        play(after, action);
        leaves += perft(after, depth - 1, kept);
    };
    while (targets.any()) visit({ActionKind::kMove, kNobody, static_cast<Square>(targets.pop())});
    for_each_fence(fences, [&](Fence fence) { visit({ActionKind::kPlace, kNobody, fence.slot, fence.axis}); });
    if (count == 0) visit({});
    return leaves;
}

}  // namespace hedgemaze::classic
