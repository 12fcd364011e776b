#include "search/best_reply.hpp"

#include "knowledge/classic/goal_field.hpp"
#include "rules/rules.hpp"

namespace hedgemaze {

namespace {

constexpr int kWin = 100'000, kBound = 1'000'000;
constexpr int kOwnStep = 24, kNearestStep = 12, kOtherStep = 4, kOwnFence = 6, kOtherFence = 2;
constexpr int kAskEvery = 256;  // nodes

// An action, the side that plays it, and its place in the order of trial: lower first.
struct Try {
    Action action;
    std::uint8_t side = 0;
    std::int16_t order = 0;
};

struct TryList {
    static constexpr int kMax = 512;
    int count = 0;
    Try of[kMax];
    void add(const Try& each) {  // keeps the order
        int at = count < kMax ? count++ : kMax - 1;
        for (; at > 0 && of[at - 1].order > each.order; --at) of[at] = of[at - 1];
        of[at] = each;
    }
};

class ReplySearch {
   public:
    ReplySearch(const State& state, const ReplyLimits& limits) : limits_(limits), root_(state), me_(state.side) {}

    ActionNumber run() {
        TryList tries;
        list_own(root_, tries);
        if (tries.count == 0) {  // an enclosed pawn, and no fence lengthens a path: any legal action, or the pass
            ActionNumber legal[kMaxActions];
            legal_actions(root_, legal);
            return legal[0];
        }
        Action best = tries.of[0].action;
        for (int depth = 1; depth <= limits_.depth; ++depth) {
            int most = -kBound, at = 0;
            for (int i = 0; i < tries.count && !is_over_; ++i) {
                const int value = after(root_, tries.of[i], depth - 1, most, kBound);
                if (!is_over_ && value > most) most = value, at = i;
            }
            if (is_over_) break;
            best = tries.of[at].action;
            const Try first = tries.of[at];  // is tried first at the next depth
            for (; at > 0; --at) tries.of[at] = tries.of[at - 1];
            tries.of[0] = first;
            if (most > kWin / 2 || most < -kWin / 2) break;
        }
        return to_number(best, Family::kClassic, root_.mode->size);
    }

   private:
    bool is_in(const State& state, int side) const { return (state.retired >> side & 1) == 0; }

    int evaluate(const State& state) const {
        const Mode& mode = *state.mode;
        int nearest = kBound, score = 0;
        for (int i = 0; i < mode.side_count; ++i) {
            if (!is_in(state, i)) continue;
            const int steps = classic::distance(state.fences, state.squares[i], mode.goals[i]);
            if (i == me_) {
                score += kOwnFence * state.stocks[i] - kOwnStep * steps;
            } else {
                score += kOtherStep * steps - kOtherFence * state.stocks[i];
                nearest = steps < nearest ? steps : nearest;
            }
        }
        return score + kNearestStep * nearest;
    }

    void list_steps(const State& state, int side, const classic::GoalField& field, TryList& out) const {
        State turn = state;
        turn.side = static_cast<std::uint8_t>(side);
        for (Bits targets = classic::pawn_targets(turn); targets.any();) {
            const auto square = static_cast<Square>(targets.pop());
            const int gained = field.distance - field.steps_from(square);
            out.add({{ActionKind::kMove, kNobody, square}, turn.side, static_cast<std::int16_t>(-2 * gained)});
        }
    }

    // Fences of `side` that lengthen the path of `victim`.
    void list_fences(const State& state, int side, int victim, const classic::GoalField& field, const Slots& legal,
                     TryList& out) const {
        if (state.stocks[side] == 0) return;
        const int square = state.squares[victim];
        const Slots slots = classic::lengthening_slots(state.fences, field, square) & legal;
        classic::for_each_distance_with(state.fences, field, square, slots, [&](Fence fence, int distance) {
            const int harm = distance - field.distance;
            if (harm > 0)
                out.add({{ActionKind::kPlace, kNobody, fence.slot, fence.axis},
                         static_cast<std::uint8_t>(side),
                         static_cast<std::int16_t>(-2 * harm + 1)});
        });
    }

    void list_own(const State& state, TryList& out) const {
        const Mode& mode = *state.mode;
        classic::KnownPaths paths;
        const Slots legal = state.stocks[me_] > 0 ? classic::legal_fences(state, paths) : Slots{};
        for (int i = 0; i < mode.side_count; ++i) {
            if (!is_in(state, i)) continue;
            const classic::GoalField field(state.fences, state.squares[i], mode.goals[i]);
            if (i == me_)
                list_steps(state, i, field, out);
            else
                list_fences(state, me_, i, field, legal, out);
        }
    }

    void list_answers(const State& state, TryList& out) const {
        const Mode& mode = *state.mode;
        classic::KnownPaths paths;
        const Slots legal = classic::legal_fences(state, paths);
        const classic::GoalField mine(state.fences, state.squares[me_], mode.goals[me_]);
        bool has_fences = false;  // whose fence it is matters little: the first opponent's serve
        for (int i = 1; i < mode.side_count; ++i) {
            const int side = (me_ + i) % mode.side_count;
            if (!is_in(state, side)) continue;
            list_steps(state, side, classic::GoalField(state.fences, state.squares[side], mode.goals[side]), out);
            if (!has_fences) list_fences(state, side, me_, mine, legal, out);
            has_fences |= state.stocks[side] > 0;
        }
    }

    int after(const State& state, const Try& each, int depth, int low, int high) {
        State next = state;
        next.side = each.side;
        classic::play(next, each.action);
        const bool is_mine = each.side != me_;  // who acts next
        if (next.mode->goals[each.side].has(next.squares[each.side]))
            return each.side == me_ ? kWin + depth : -kWin - depth;
        if (depth == 0) return evaluate(next);
        if (++nodes_ % kAskEvery == 0 && limits_.is_over != nullptr && limits_.is_over(limits_.context))
            is_over_ = true;
        if (is_over_) return 0;
        TryList tries;
        is_mine ? list_own(next, tries) : list_answers(next, tries);
        if (tries.count == 0) return evaluate(next);
        int best = is_mine ? -kBound : kBound;
        for (int i = 0; i < tries.count && low < high; ++i) {
            const int value = after(next, tries.of[i], depth - 1, low, high);
            best = (is_mine ? value > best : value < best) ? value : best;
            if (is_mine && best > low) low = best;
            if (!is_mine && best < high) high = best;
        }
        return best;
    }

    const ReplyLimits& limits_;
    const State root_;
    const int me_;
    std::uint64_t nodes_ = 0;
    bool is_over_ = false;
};

}  // namespace

ActionNumber best_reply(const State& state, const ReplyLimits& limits) { return ReplySearch(state, limits).run(); }

}  // namespace hedgemaze
