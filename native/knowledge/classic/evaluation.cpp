#include "knowledge/classic/goal_field.hpp"
#include "knowledge/classic/weights.hpp"
#include "knowledge/family_evaluation.hpp"
#include "knowledge/math.hpp"

namespace hedgemaze::classic {

namespace {

// The effect of one more fence against a side.
struct Harm {
    int worst = 0;  // steps that the worst fence costs
    int count = 0;  // fences that cost two steps or more

    Harm(const State& state, const GoalField& field, int side, const Slots& free) {
        const int square = state.squares[side];
        for_each_fence(lengthening_slots(state.fences, field, square) & free, [&](Fence fence) {
            const int harm = distance_with(state.fences, field, square, fence) - field.distance;
            if (harm > worst) worst = harm;  // -1, the last path closed, is illegal and never the worst
            count += harm >= 2;
        });
        if (worst > kMaxHarm) worst = kMaxHarm;
    }
    float cost() const {
        return kTwoSides.worst_fence * static_cast<float>(worst) + kTwoSides.harmful_fences * static_cast<float>(count);
    }
};

// Steps that the side to move gains or loses at once because the opponent's pawn is adjacent.
int jump_gain(const State& state, const GoalField& field) {
    const int square = state.squares[state.side];
    if ((state.fences.neighbours(Bits::of(square)) & Bits::of(state.squares[1 - state.side])).none()) return 0;
    const Bits targets = pawn_targets(state);
    if (field.distance >= 2 && (targets & field.within[field.distance - 2]).any()) return 1;
    return (targets & field.within[field.distance - 1]).any() ? 0 : -1;
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
        if (my_stock > 0) odds += Harm(state, theirs, rival, free).cost();
        if (their_stock > 0) odds -= Harm(state, mine, me, free).cost();
        if (my_stock == 0 || their_stock == 0) odds += kTwoSides.lead_few * lead;
    }
    values.of[me] = logistic(odds);
    values.of[rival] = 1 - values.of[me];
    return values;
}

Values evaluate_many(const State& state) {
    const Mode& mode = *state.mode;
    const Slots free = free_slots(state.fences, mode.grid());
    int stocks = 0;
    for (int i = 0; i < mode.side_count; ++i) stocks += state.stocks[i];
    const float total = static_cast<float>(stocks) / 20;
    const float tempo = kManySides.tempo + (stocks == 0 ? kManySides.tempo_bare : 0);
    const float step =
        kManySides.distance + kManySides.distance_total * total + (stocks == 0 ? kManySides.distance_bare : 0);
    float scores[kMaxSides] = {}, most = 0;
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
        if (before++ == 0 || scores[side] > most) most = scores[side];
    }
    Values values;
    float sum = 0;
    for (int i = 0; i < mode.side_count; ++i)
        if ((state.retired >> i & 1) == 0) sum += values.of[i] = exponential(scores[i] - most);
    for (int i = 0; i < mode.side_count; ++i) values.of[i] /= sum;
    return values;
}

}  // namespace

Values evaluate(const State& state) { return state.mode->side_count == 2 ? evaluate_two(state) : evaluate_many(state); }

}  // namespace hedgemaze::classic
