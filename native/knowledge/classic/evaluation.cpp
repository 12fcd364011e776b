#include "knowledge/classic/side_scores.hpp"
#include "knowledge/family_evaluation.hpp"

namespace hedgemaze::classic {

namespace {

float cost_of(const Harm& harm) {
    return kTwoSides.worst_fence * static_cast<float>(harm.worst) +
           kTwoSides.harmful_fences * static_cast<float>(harm.count);
}

// Steps that the side to move gains or loses at once because the opponent's pawn is adjacent.
int jump_gain(const State& state, const GoalField& field) {
    const int square = state.squares[state.side];
    if ((state.fences.neighbours(Bits::of(square)) & Bits::of(state.squares[1 - state.side])).none()) return 0;
    const Bits targets = pawn_targets(state);
    if (field.distance >= 2 && (targets & field.within(field.distance - 2)).any()) return 1;
    return (targets & field.within(field.distance - 1)).any() ? 0 : -1;
}

Values evaluate_two(const State& state) {
    const Mode& mode = *state.mode;
    const int me = state.side, rival = 1 - me;
    const GoalField mine(state.fences, state.squares[me], mode.goals[me]);
    const GoalField theirs(state.fences, state.squares[rival], mode.goals[rival]);
    Values values;
    if (mine.distance == 1 && (pawn_targets(state) & mode.goals[me]).any()) {
        values.of[me] = 1;
        return values;
    }
    const int my_stock = state.stocks[me], their_stock = state.stocks[rival];
    const auto lead = static_cast<float>(theirs.distance - mine.distance);
    const auto more = static_cast<float>(my_stock - their_stock);
    const float total = static_cast<float>(my_stock + their_stock) / 20;
    const float length = static_cast<float>(mine.distance + theirs.distance) / 16;
    float odds = kTwoSides.tempo + lead * (kTwoSides.lead + kTwoSides.lead_total * total) +
                 more * (kTwoSides.stock + kTwoSides.stock_total * total + kTwoSides.stock_length * length) +
                 kTwoSides.jump * static_cast<float>(jump_gain(state, mine));
    if (my_stock + their_stock == 0) {
        odds += kTwoSides.tempo_bare + kTwoSides.lead_bare * lead;
    } else {
        const Slots free = free_slots(state.fences, mode.grid());
        if (my_stock > 0) odds += cost_of(Harm(state, theirs, rival, free));
        if (their_stock > 0) odds -= cost_of(Harm(state, mine, me, free));
        if (my_stock == 0 || their_stock == 0) odds += kTwoSides.lead_few * lead;
    }
    values.of[me] = logistic(odds);
    values.of[rival] = 1 - values.of[me];
    return values;
}

Values evaluate_many(const State& state) {
    const Mode& mode = *state.mode;
    const Slots free = free_slots(state.fences, mode.grid());
    const int stocks = state.stock_sum();
    const float total = static_cast<float>(stocks) / 20;
    const float tempo = kManySides.tempo + (stocks == 0 ? kManySides.tempo_bare : 0);
    const float step =
        kManySides.distance + kManySides.distance_total * total + (stocks == 0 ? kManySides.distance_bare : 0);
    float scores[kMaxSides] = {};
    for (int i = 0, side = state.side, before = 0; i < mode.side_count; ++i, side = (side + 1) % mode.side_count) {
        if (state.retired >> side & 1) continue;
        const GoalField field(state.fences, state.squares[side], mode.goals[side]);
        scores[side] = kManySides.stock * static_cast<float>(state.stocks[side]) - tempo * static_cast<float>(before) -
                       step * static_cast<float>(field.distance);
        if (stocks > state.stocks[side]) {
            const Harm harm(state, field, side, free);
            scores[side] -= kManySides.worst_fence * static_cast<float>(harm.worst) +
                            kManySides.harmful_fences * static_cast<float>(harm.count);
        }
        ++before;
    }
    return softmax(state, scores);
}

}  // namespace

Values evaluate(const State& state) { return state.mode->side_count == 2 ? evaluate_two(state) : evaluate_many(state); }

}  // namespace hedgemaze::classic
