#include "batch/playout.hpp"

#include "rules/classic/classic.hpp"
#include "rules/rules.hpp"

namespace hedgemaze {

namespace {

// The n-th lowest square, counted from 0. Precondition: bits.count() > n.
int nth_square(Bits bits, int n) {
    const int low = __builtin_popcountll(bits.lo);
    std::uint64_t word = bits.lo;
    int base = 0;
    if (n >= low) {
        word = bits.hi;
        base = 64;
        n -= low;
    }
    for (int width = 32; width >= 8; width /= 2) {  // binary search, then linear
        const int count = __builtin_popcountll(word & ((std::uint64_t{1} << width) - 1));
        if (n >= count) {
            word >>= width;
            base += width;
            n -= count;
        }
    }
    while (n-- > 0) word &= word - 1;
    return base + __builtin_ctzll(word);
}

// Classic games carry the known paths from ply to ply and keep the legal actions as bitboards.
Playout classic_playout(State& state, Random& random, std::uint32_t most_actions) {
    const Mode& mode = *state.mode;
    Playout result;
    classic::KnownPaths paths;
    result.outcome = classic::outcome(state);
    if (result.outcome) return result;
    int stock = 0;  // of all sides: at 0 no path is needed any more
    for (int i = 0; i < mode.side_count; ++i) stock += state.stocks[i];
    while (result.actions < most_actions) {
        const Bits targets = classic::pawn_targets(state);
        const int moves = targets.count();
        Slots fences;
        int across = 0, upright = 0;
        if (state.stocks[state.side] > 0) {
            fences = classic::legal_fences(state, paths);
            across = fences.horizontal.count();
            upright = fences.vertical.count();
        }
        const int total = moves + across + upright;
        Action action;
        if (total > 0) {
            int n = static_cast<int>(random.below(static_cast<std::uint32_t>(total)));
            if (n < moves) {
                action = {ActionKind::kMove, kNobody, static_cast<Square>(nth_square(targets, n))};
            } else if ((n -= moves) < across) {
                action = {ActionKind::kPlace, kNobody, static_cast<Square>(nth_square(fences.horizontal, n))};
            } else {
                action = {ActionKind::kPlace, kNobody, static_cast<Square>(nth_square(fences.vertical, n - across)),
                          Axis::kVertical};
            }
        }
        if (stock > 0) classic::update_paths(state, action, paths);
        stock -= action.kind == ActionKind::kPlace;
        const int mover = state.side;
        classic::play(state, action);
        ++result.actions;
        result.choices += static_cast<std::uint64_t>(total > 0 ? total : 1);
        // Only the mover can have reached its goal.
        if (mode.goals[mover].has(state.squares[mover]) || mode.house.max_ply > 0) {
            result.outcome = classic::outcome(state);
            if (result.outcome) break;
        }
    }
    return result;
}

}  // namespace

Playout playout(State& state, Random& random, std::uint32_t most_actions) {
    if (state.mode->family == Family::kClassic) return classic_playout(state, random, most_actions);
    Playout result;
    ActionNumber actions[kMaxActions];
    while (result.actions < most_actions) {
        const int count = legal_actions(state, actions);
        if (count == 0) break;
        play(state, actions[random.below(static_cast<std::uint32_t>(count))]);
        ++result.actions;
        result.choices += static_cast<std::uint64_t>(count);
    }
    result.outcome = outcome(state);
    return result;
}

}  // namespace hedgemaze
