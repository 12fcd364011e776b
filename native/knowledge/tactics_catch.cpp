// Catches that the ghosts can force in their turn.
//
// PAC-MAN does not move meanwhile. Ghosts may pass each other, unless a house rule forbids it, so each ghost near
// enough is examined alone.
#include "knowledge/tactics.hpp"
#include "knowledge/tactics_steps.hpp"
#include "rules/advanced/fences.hpp"
#include "rules/rules.hpp"

namespace hedgemaze {

namespace {

using namespace tactics;

constexpr int kMaxSteps = 8;

// Squares from which a ghost with a number of steps may reach PAC-MAN.
using CatchRings = Rings<kMaxSteps>;

// The first step of a path of this ghost to PAC-MAN, or kNoSquare.
Square catching_step(const State& state, int ghost, const CatchRings& rings) {
    const int left = state.active == ghost ? state.steps : pacman::speed(state, ghost);
    if (left == 0 || !rings.at(left).has(state.squares[ghost])) return kNoSquare;
    const Square pacman = state.squares[kPacman];
    for (Bits steps = ghost_steps(state, ghost) & rings.at(left - 1); steps.any();) {
        const auto square = static_cast<Square>(steps.pop());
        if (square == pacman) return square;
        State after = state;
        play_hypothetical(after, step_number(ghost, square));
        if (after.active == ghost && catching_step(after, ghost, rings) != kNoSquare) return square;
    }
    return kNoSquare;
}

// Depth-first search over all ghost moves, without fences, for house rules under which ghosts block each other.
ActionNumber search_catch(const State& state, VisitedSet<2048>& seen) {
    if (state.side != kGhostSide || !seen.add(pieces_hash(state))) return kNoAction;
    ActionNumber actions[kMaxActions];
    const int count = legal_actions(state, actions);
    for (int i = 0; i < count; ++i) {
        const Action action = from_number(actions[i], Family::kPacman, kStride);
        if (action.kind != ActionKind::kStep && action.kind != ActionKind::kStop) continue;
        State after = state;
        play(after, actions[i]);
        if (after.lives < state.lives || search_catch(after, seen) != kNoAction) return actions[i];
    }
    return kNoAction;
}

// An action to play before another ghost can catch: a stop if legal, otherwise any action.
ActionNumber waiting_action(const State& state) {
    ActionNumber actions[kMaxActions];
    const int count = legal_actions(state, actions);
    for (int i = 0; i < count; ++i)
        if (from_number(actions[i], Family::kPacman, kStride).kind == ActionKind::kStop) return actions[i];
    return actions[0];
}

bool may_use(ActionNumber number, std::uint8_t allowed) {
    return (allowed >> from_number(number, Family::kPacman, kStride).piece & 1) != 0;
}

}  // namespace

ActionNumber catching_action(const State& state, std::uint8_t allowed) {
    if (state.mode->family == Family::kClassic || state.side != kGhostSide) return kNoAction;
    if (state.squares[kPacman] == kNoSquare || (is_advanced(state) && advanced::is_opening(state))) return kNoAction;
    Pieces waiting = static_cast<Pieces>(pacman::ghosts_on_board(state) & ~state.moved);
    int speeds[kMaxPieces] = {}, fastest = 0;
    for (int i = 1; i <= kGhosts; ++i) {
        if ((waiting >> i & 1) == 0) continue;
        speeds[i] = state.active == i ? state.steps : pacman::speed(state, i);
        if (speeds[i] > fastest) fastest = speeds[i];
    }
    const CatchRings rings(state, Bits::of(state.squares[kPacman]), fastest);
    Pieces near = 0;
    for (int i = 1; i <= kGhosts; ++i)
        if ((waiting >> i & 1) != 0 && rings.at(speeds[i]).has(state.squares[i])) near |= pacman::piece_bit(i);
    if (near == 0 || outcome(state)) return kNoAction;
    const Pieces now = state.active != kNobody ? pacman::piece_bit(state.active) : pacman::movable_ghosts(state);
    for (int i = 1; i <= kGhosts; ++i) {
        if ((near & now & allowed & 1 << i) == 0) continue;
        const Square step = catching_step(state, i, rings);
        if (step != kNoSquare) return step_number(i, step);
    }
    if (state.mode->house.ghost_stack == GhostStack::kNone) {
        VisitedSet<2048> seen;
        const ActionNumber found = search_catch(state, seen);
        return found != kNoAction && may_use(found, allowed) ? found : kNoAction;
    }
    // The catching ghost moves after others, which do not affect it. The active one may stand on another's square here.
    State later = state;
    pacman::end_move(later);
    for (int i = 1; i <= kGhosts; ++i) {
        if ((near & ~now & allowed & 1 << i) == 0 || catching_step(later, i, rings) == kNoSquare) continue;
        const ActionNumber first = waiting_action(state);
        if (may_use(first, allowed)) return first;
    }
    return kNoAction;
}

}  // namespace hedgemaze
