// Wins in one turn, and whether PAC-MAN can end its turn safely.
#include "knowledge/tactics.hpp"

#include "knowledge/tactics_steps.hpp"
#include "rules/advanced/fences.hpp"
#include "rules/classic/classic.hpp"
#include "rules/rules.hpp"

namespace hedgemaze {

namespace {

using namespace tactics;

// PAC-MAN's legal steps and spending in either family.
struct Next {
    Bits steps;
    bool may_spend = false;
};

Next next_of(const State& state) {
    if (is_advanced(state)) {
        const advanced::Choice next =
            state.active == kPacman ? advanced::choice(state) : advanced::first_choice(state, kPacman);
        return {next.steps, next.may_spend};
    }
    return {to_bits(pacman::choice(state).steps, state.squares[kPacman]), false};
}

// Calls `visit(number)` for PAC-MAN's steps, spending and respawns until one call returns true.
template <typename Visit>
bool any_pacman_action(const State& state, Visit visit) {
    if (state.squares[kPacman] == kNoSquare) {
        for (const Square square : state.mode->maze.respawns)
            if (pacman::ghosts_on(state, square) == 0 &&
                visit(to_number({ActionKind::kRespawn, kPacman, square}, Family::kAdvanced, kStride)))
                return true;
        return false;
    }
    const Next next = next_of(state);
    for (Bits steps = next.steps; steps.any();)
        if (visit(step_number(kPacman, steps.pop()))) return true;
    return next.may_spend && visit(kSpendNumber);
}

// Necessary condition of a win in this turn: the last pellets or all ghosts are within reach.
bool could_win(const State& state) {
    const Mode& mode = *state.mode;
    if (state.squares[kPacman] == kNoSquare) return true;
    const int steps = state.active == kPacman ? state.steps : mode.pacman_steps;
    const int sure = steps + state.boost + mode.boost_steps * state.reserve;
    const Bits pellets = state.pellet_squares(), ghosts = pacman::ghost_squares(state);
    const int most = sure + mode.boost_steps * (pellets.count() - 1);  // with the boosts of the other pellets
    Bits reached = Bits::of(state.squares[kPacman]);
    bool has_pellet = false;
    for (int i = 0; i < most; ++i) {
        reached = flood_step(state, reached);
        if (i < sure) has_pellet |= (reached & pellets).any();
    }
    if (has_pellet && pellets.without(reached).none()) return true;
    const bool may_eat = state.boost > 0 || state.reserve > 0 || has_pellet;
    const bool counts = is_advanced(state) || mode.house.auto_win_no_ghosts;
    return may_eat && counts && ghosts.without(reached).none();
}

ActionNumber pacman_win(const State& state, VisitedSet<1024>& seen) {
    if (!could_win(state) || !seen.add(turn_key(state))) return kNoAction;
    ActionNumber found = kNoAction;
    any_pacman_action(state, [&](ActionNumber number) {
        State after = state;
        play(after, number);
        const Outcome ended = outcome(after);
        const bool goes_on =
            !ended && after.side == kPacman && after.round == state.round && after.lives == state.lives;
        if (ended ? ended.winner == kPacman : goes_on && pacman_win(after, seen) != kNoAction) found = number;
        return found != kNoAction;
    });
    return found;
}

// The no-progress limit is reached at the end of this round, and this side then wins by house rule.
bool wins_by_stalling(const State& state) {
    const House& house = state.mode->house;
    const StallResult mine = state.side == kPacman ? StallResult::kPacman : StallResult::kGhosts;
    return house.no_progress_limit > 0 && house.stall_result == mine &&
           static_cast<std::int64_t>(state.round) - state.progress >= house.no_progress_limit;
}

// Depth-first search over this side's actions, without fences, for a sequence that wins.
ActionNumber search_win(const State& state, int side, VisitedSet<1024>& seen) {
    if (state.side != side || !seen.add(pieces_hash(state))) return kNoAction;
    ActionNumber actions[kMaxActions];
    const int count = legal_actions(state, actions);
    for (int i = 0; i < count; ++i) {
        const ActionKind kind = from_number(actions[i], Family::kPacman, kStride).kind;
        if (kind == ActionKind::kPlace || kind == ActionKind::kLift) continue;
        State after = state;
        play(after, actions[i]);
        const Outcome ended = outcome(after);
        if (ended ? ended.winner == side : after.round == state.round && search_win(after, side, seen) != kNoAction)
            return actions[i];
    }
    return kNoAction;
}

ActionNumber goal_step(const State& state) {
    const Bits targets = classic::pawn_targets(state) & state.mode->goals[state.side];
    if (targets.none()) return kNoAction;
    return to_number({ActionKind::kMove, kNobody, static_cast<Square>(targets.first())}, Family::kClassic,
                     state.mode->size);
}

bool survives(const State& after, int lives) {
    if (after.lives < lives) return false;
    const Outcome ended = outcome(after);
    return ended ? ended.winner != kGhostSide : after.side == kPacman || catching_action(after) == kNoAction;
}

// Whether PAC-MAN survives if it ends its move here with a stop or a fence.
bool can_end_safely(const State& state) {
    ActionNumber actions[kMaxActions];
    const int count = legal_actions(state, actions);
    for (int i = count - 1; i >= 0; --i) {  // the stop comes last
        const ActionKind kind = from_number(actions[i], Family::kPacman, kStride).kind;
        if (kind != ActionKind::kStop && kind != ActionKind::kPlace) continue;
        State after = state;
        play(after, actions[i]);
        if (survives(after, state.lives)) return true;
    }
    return false;
}

bool can_stay_safe(const State& state, VisitedSet<1024>& seen) {
    if (!seen.add(turn_key(state))) return false;
    if (can_end_safely(state)) return true;
    return any_pacman_action(state, [&](ActionNumber number) {
        State after = state;
        play(after, number);
        const bool goes_on = !outcome(after) && after.side == kPacman && after.round == state.round;
        return goes_on && after.lives == state.lives ? can_stay_safe(after, seen) : survives(after, state.lives);
    });
}

}  // namespace

ActionNumber winning_action(const State& state, std::uint8_t allowed) {
    if (outcome(state)) return kNoAction;
    if (state.mode->family == Family::kClassic) return goal_step(state);
    if (wins_by_stalling(state)) {
        VisitedSet<1024> seen;
        const ActionNumber found = search_win(state, state.side, seen);
        if (found != kNoAction) {
            const Action action = from_number(found, Family::kPacman, kStride);
            if (action.piece == kNobody || (allowed >> action.piece & 1) != 0) return found;
        }
    }
    if (state.side == kGhostSide) return state.lives == 1 ? catching_action(state, allowed) : kNoAction;
    if (!could_win(state)) return kNoAction;
    VisitedSet<1024> seen;
    return pacman_win(state, seen);
}

bool is_safe(const State& state) {
    if (state.mode->family == Family::kClassic || outcome(state)) return true;
    if (state.side == kGhostSide) return catching_action(state) == kNoAction;
    if (is_advanced(state) && advanced::is_opening(state)) return true;  // the ghosts do not move yet
    VisitedSet<1024> seen;
    return can_stay_safe(state, seen);
}

}  // namespace hedgemaze
