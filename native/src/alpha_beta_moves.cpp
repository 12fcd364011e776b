// Which actions a node looks at, in which order, and how deep.
#include "hedgemaze/alpha_beta.hpp"
#include "hedgemaze/rules.hpp"

namespace hedgemaze {

namespace {

constexpr std::int32_t kFromTable = 1 << 30;
constexpr std::int32_t kKiller = 1 << 22;      // ahead of everything that only looks promising
constexpr std::int32_t kHopeful = 1 << 19;     // the frontier's tiers
constexpr std::int32_t kPriorScale = 1 << 20;  // a prior of 1
constexpr std::int32_t kMostHistory = 1 << 14;
constexpr int kPriorDepth = 2;  // from this depth on the priors pay for themselves

Action action_in(const State& state, Choice choice) {
    return from_number(action_of(choice), state.mode->family, state.mode->size);
}

int distance_between(int one, int other) {
    const int files = file_of(one) - file_of(other), rows = row_of(one) - row_of(other);
    return (files < 0 ? -files : files) + (rows < 0 ? -rows : rows);
}

// The step of the pawn to move that leaves it nearest to its goal; any action if it has none.
ActionNumber walking_action(const State& state) {
    const Mode& mode = *state.mode;
    const Bits goal = mode.goals[state.side];
    int best = -1, nearest = kSquares;
    for (Bits targets = classic::pawn_targets(state); targets.any();) {
        const int target = targets.pop();
        const int steps = classic::distance(state.fences, target, goal);
        if (steps < nearest) best = target, nearest = steps;
    }
    if (best >= 0) return static_cast<ActionNumber>(square_number(best, mode.size));
    ActionNumber actions[kMostActions];
    legal_actions(state, actions);
    return actions[0];
}

// Whether a way begins with a step that ends on this square.
bool leads_to(const classic::Way& way, int from, int to) {
    const int low = from < to ? from : to, apart = from < to ? to - from : from - to;
    return (apart == 1 && way.east.has(low)) || (apart == kStride && way.north.has(low));
}

}  // namespace

void AlphaBeta::play_choice(State& state, Choice choice) const {
    if (!is_best_reply() || state.side == root_side_) return play(state, action_of(choice));
    // One rival replies as chosen; before and after it the others walk on.
    do {
        const bool is_reply =
            state.side == side_of(choice) && why_illegal(state, action_of(choice)).code == Code::kLegal;
        play(state, is_reply ? action_of(choice) : walking_action(state));
    } while (state.side != root_side_ && !outcome(state));
}

// Classic: the last step of a pawn that stands beside its goal and may move now; kNoChoice if there is none.
Choice AlphaBeta::winning_choice(const Frame& frame) const {
    const State& state = frame.state;
    const Mode& mode = *state.mode;
    if (mode.family != Family::kClassic) return kNoChoice;
    const bool any_replies = is_best_reply() && state.side != root_side_;
    for (std::uint8_t side = 0; side < mode.side_count; ++side) {
        const bool moves = side == state.side || (any_replies && side != root_side_);
        if (!moves || (state.retired >> side & 1) != 0) continue;
        const Bits reach = Bits::of(state.squares[side]);
        // A jump lands at most two steps away.
        const Bits near = reach | reach.up<1>() | reach.down<1>() | reach.up<2>() | reach.down<2>() |
                          reach.up<kStride>() | reach.down<kStride>() | reach.up<2 * kStride>() |
                          reach.down<2 * kStride>() | reach.up<kStride + 1>() | reach.up<kStride - 1>() |
                          reach.down<kStride + 1>() | reach.down<kStride - 1>();
        if ((near & mode.goals[side]).none()) continue;
        State mover = state;
        mover.side = side;
        const Bits wins = classic::pawn_targets(mover) & mode.goals[side];
        if (wins.any()) return to_choice(static_cast<ActionNumber>(square_number(wins.first(), mode.size)), side);
    }
    return kNoChoice;
}

// Adds a side's actions, without those that this level overlooks.
void AlphaBeta::add(Frame& frame, const State& state, ActionNumber* actions, int count) {
    int seen = count;
    if (settings_.skill.overlook > 0) seen = seen_actions(settings_.skill, state, actions, count);
    frame.has_dropped = frame.has_dropped || seen < count;
    for (int i = 0; i < seen && frame.count < kMostChoices; ++i)
        frame.choices[frame.count++] = to_choice(actions[i], state.side);
}

void AlphaBeta::generate(Frame& frame, Choice table_choice) {
    const State& state = frame.state;
    const Mode& mode = *state.mode;
    ActionNumber actions[kMostChoices];
    frame.count = 0;
    frame.threats = frame.guards = {};
    if (mode.family != Family::kClassic) {
        int count = legal_actions(state, actions);
        if (frame.is_settling) {  // the move is finished, but nothing is built any more
            int kept = 0;
            for (int i = 0; i < count; ++i)
                if (action_in(state, actions[i]).kind != ActionKind::kPlace) actions[kept++] = actions[i];
            frame.has_dropped = kept < count;
            if (kept > 0) count = kept;
        }
        add(frame, state, actions, count);
        return order(frame, table_choice);
    }

    const bool any_replies = is_best_reply() && state.side != root_side_;
    std::uint8_t builder = state.side;
    for (std::uint8_t side = 0; side < mode.side_count; ++side) {
        if ((state.retired >> side & 1) != 0) continue;
        const bool moves = side == state.side || (any_replies && side != root_side_);
        if (moves && state.stocks[side] > state.stocks[builder]) builder = side;
        const bool is_foe = is_many() ? (side == root_side_) != (camp_of(state) == 0) : side != state.side;
        const classic::Way way = classic::shortest_way(state.fences, state.squares[side], mode.goals[side]);
        if (!frame.ways.of[side].is_known) frame.ways.of[side] = way;
        Slots& cuts = is_foe ? frame.threats : frame.guards;
        cuts = cuts | way.cuts();
    }
    for (std::uint8_t side = 0; side < mode.side_count; ++side) {
        const bool moves = side == state.side || (any_replies && side != root_side_);
        if ((state.retired >> side & 1) != 0 || !moves) continue;
        State mover = state;
        mover.side = side;
        int count = 0;
        for (Bits targets = classic::pawn_targets(mover); targets.any();)
            actions[count++] = static_cast<ActionNumber>(square_number(targets.pop(), mode.size));
        // Of several rivals only the one with the largest stock builds: their fences are alike.
        if (side == builder && state.stocks[side] > 0)
            for_each_fence(classic::legal_fences(state, frame.ways), [&](Fence fence) {
                actions[count++] = static_cast<ActionNumber>(mode.size * mode.size + fence_number(fence, mode.size));
            });
        if (count == 0 && !any_replies) actions[count++] = to_number({}, Family::kClassic, mode.size);
        add(frame, mover, actions, count);
    }
    if (frame.count == 0)
        frame.choices[frame.count++] = to_choice(to_number({}, Family::kClassic, mode.size), state.side);
    order(frame, table_choice);
}

void AlphaBeta::order(Frame& frame, Choice table_choice) {
    const State& state = frame.state;
    const Mode& mode = *state.mode;
    const int camp = camp_of(state);
    const bool is_one_mover = !(is_best_reply() && camp == 1);
    const Choice before = ply_ > 0 && !frame.is_null ? work_->frames[ply_ - 1].choice : kNoChoice;
    const Choice counter = before == kNoChoice ? kNoChoice : work_->counters[camp][action_of(before)];
    const Choice* killers = work_->killers[ply_];
    const bool has_priors = is_one_mover && frame.depth >= kPriorDepth;
    float priors[kMostChoices];
    if (has_priors) {
        ActionNumber actions[kMostChoices];
        for (int i = 0; i < frame.count; ++i) actions[i] = action_of(frame.choices[i]);
        settings_.priors(state, actions, frame.count, priors);
    }
    classic::Way way;
    std::uint8_t way_side = kNobody;
    for (int i = 0; i < frame.count; ++i) {
        const Choice choice = frame.choices[i];
        std::int32_t order = work_->history[camp][action_of(choice)];
        const Action action = action_in(state, choice);
        if (has_priors) {
            order += static_cast<std::int32_t>(priors[i] * static_cast<float>(kPriorScale));
        } else if (mode.family == Family::kClassic) {
            const std::uint8_t side = side_of(choice);
            if (action.kind == ActionKind::kMove) {
                if (side != way_side) {
                    way = classic::shortest_way(state.fences, state.squares[side], mode.goals[side]);
                    way_side = side;
                }
                const int from = state.squares[side], to = action.square;
                const bool is_jump = distance_between(from, to) > 1;
                order += is_jump || leads_to(way, from, to) ? 3 * kHopeful : kHopeful;
            } else if (action.kind == ActionKind::kPlace && frame.threats.has(action.fence())) {
                order += 2 * kHopeful;
            }
        } else if (action.kind == ActionKind::kStep) {
            order += kHopeful;
            if (action.piece != 0 && action.square == state.squares[0]) order += 4 * kHopeful;  // a catch
            if (action.piece == 0 && state.has_pellet(action.square)) order += 2 * kHopeful;
        } else if (action.kind == ActionKind::kPlace && state.squares[0] != kNoSquare) {
            order -= 256 * distance_between(action.square, state.squares[0]);
        }
        if (choice == killers[0]) order += 2 * kKiller;
        if (choice == killers[1]) order += kKiller;
        if (choice == counter) order += kKiller;
        if (choice == table_choice) order = kFromTable;
        frame.orders[i] = order;
    }
}

// The most promising of the actions that are left, put in its place in the list.
Choice AlphaBeta::pick(Frame& frame) {
    int best = frame.next;
    for (int i = frame.next + 1; i < frame.count; ++i)
        if (frame.orders[i] > frame.orders[best]) best = i;
    const Choice choice = frame.choices[best];
    const std::int32_t order = frame.orders[best];
    frame.choices[best] = frame.choices[frame.next];
    frame.orders[best] = frame.orders[frame.next];
    frame.choices[frame.next] = choice;
    frame.orders[frame.next] = order;
    return choice;
}

// An action was good enough; those tried before it were not.
void AlphaBeta::reward(const Frame& frame) {
    const int camp = camp_of(frame.state);
    const std::int32_t bonus = frame.depth < 20 ? 16 * (frame.depth + 1) * (frame.depth + 1) : 16 * 400;
    const auto learn = [&](Choice choice, std::int32_t amount) {
        std::int32_t& value = work_->history[camp][action_of(choice)];
        value += amount - value * (amount < 0 ? -amount : amount) / kMostHistory;
    };
    learn(frame.choice, bonus);
    for (int i = 0; i + 1 < frame.next; ++i) learn(frame.choices[i], -bonus);
    Choice* killers = work_->killers[ply_];
    if (killers[0] != frame.choice) {
        killers[1] = killers[0];
        killers[0] = frame.choice;
    }
    const Choice before = work_->frames[ply_ - 1].choice;
    if (!frame.is_null && before != kNoChoice) work_->counters[camp][action_of(before)] = frame.choice;
}

int AlphaBeta::reduction(const Frame& frame, Choice choice) const {
    const State& state = frame.state;
    const int index = frame.next - 1;
    const Action action = action_in(state, choice);
    const bool is_fence = action.kind == ActionKind::kPlace;
    const bool is_classic = state.mode->family == Family::kClassic;
    const bool is_idle = is_fence && is_classic && !frame.threats.has(action.fence());
    const bool is_hopeless = frame.best < -kMostUnproven;  // then every way out counts
    if (settings_.drops && ply_ > 0 && !is_hopeless) {
        if (is_idle && frame.depth <= 1) return -1;
        if (is_idle && frame.depth == 2 && index >= 24 && !frame.guards.has(action.fence())) return -1;
        if (is_fence && !is_classic && index >= 6 * frame.depth && frame.depth <= 4) return -1;
    }
    if (!settings_.reduces || frame.depth < 2 || index < 3) return 0;
    if (!is_classic && frame.depth < 3) return 0;
    int less = 0;
    if (index >= 4) less = 1;
    if (index >= 12 && frame.depth >= 3) less = 2;
    if (is_idle && index >= 8) ++less;
    if (ply_ == 0 && less > 1) less = 1;
    return less < frame.depth ? less : frame.depth - 1;
}

}  // namespace hedgemaze
