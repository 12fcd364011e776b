// Catches that the ghosts can force in their phase.
//
// PAC-MAN stands still meanwhile. Ghosts pass over each other (unless the house rule says otherwise), so each is looked
// at alone; and only those near enough are looked at.
#include "knowledge/tactics.hpp"
#include "knowledge/tactics_steps.hpp"
#include "rules/advanced/fences.hpp"
#include "rules/rules.hpp"

namespace hedgemaze {

namespace {

using namespace tactics;

constexpr int kMostSteps = 8;

// PAC-MAN's surroundings, ring by ring: within[i] is what a ghost with i steps must stand in.
struct Rings {
    Bits within[kMostSteps + 1];

    Rings(const State& state, int most) {
        within[0] = Bits::of(state.squares[kPacman]);
        for (int i = 1; i <= most; ++i) within[i] = spread(state, within[i - 1]);
    }
};

// The first step of a walk of this ghost that ends on PAC-MAN, or kNoSquare.
Square catching_step(const State& state, int ghost, const Rings& rings) {
    const int left = state.active == ghost ? state.steps : pacman::speed(state, ghost);
    if (left == 0 || !rings.within[left].has(state.squares[ghost])) return kNoSquare;
    const Square pacman = state.squares[kPacman];
    for (Bits steps = ghost_steps(state, ghost) & rings.within[left - 1]; steps.any();) {
        const auto square = static_cast<Square>(steps.pop());
        if (square == pacman) return square;
        State after = state;
        play(after, step_number(ghost, square));
        if (after.active == ghost && catching_step(after, ghost, rings) != kNoSquare) return square;
    }
    return kNoSquare;
}

// All runs of the ghosts without fences, where they stand in each other's way.
ActionNumber searched_catch(const State& state, Seen<2048>& seen) {
    if (state.side != kGhostSide || !seen.add(pieces_hash(state))) return kNoAction;
    ActionNumber actions[kMostActions];
    const int count = legal_actions(state, actions);
    for (int i = 0; i < count; ++i) {
        const Action action = from_number(actions[i], Family::kPacman, kStride);
        if (action.kind != ActionKind::kStep && action.kind != ActionKind::kStop) continue;
        State after = state;
        play(after, actions[i]);
        if (after.lives < state.lives || searched_catch(after, seen) != kNoAction) return actions[i];
    }
    return kNoAction;
}

// What to play while another ghost's catch has to wait: the end of this move, or any step.
ActionNumber waiting_action(const State& state) {
    ActionNumber actions[kMostActions];
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
    int speeds[kMostPieces] = {}, fastest = 0;
    for (int i = 1; i <= kGhosts; ++i) {
        if ((waiting >> i & 1) == 0) continue;
        speeds[i] = state.active == i ? state.steps : pacman::speed(state, i);
        if (speeds[i] > fastest) fastest = speeds[i];
    }
    const Rings rings(state, fastest);
    Pieces near = 0;
    for (int i = 1; i <= kGhosts; ++i)
        if ((waiting >> i & 1) != 0 && rings.within[speeds[i]].has(state.squares[i])) near |= pacman::piece_bit(i);
    if (near == 0 || outcome(state)) return kNoAction;
    const Pieces now = state.active != kNobody ? pacman::piece_bit(state.active) : pacman::beginners(state);
    for (int i = 1; i <= kGhosts; ++i) {
        if ((near & now & allowed & 1 << i) == 0) continue;
        const Square step = catching_step(state, i, rings);
        if (step != kNoSquare) return step_number(i, step);
    }
    if (state.mode->house.ghost_stack == GhostStack::kNone) {
        Seen<2048> seen;
        const ActionNumber found = searched_catch(state, seen);
        return found != kNoAction && may_use(found, allowed) ? found : kNoAction;
    }
    State later = state;  // the catcher's turn comes after that of others, who cannot help it or hinder it
    pacman::close(later);
    for (int i = 1; i <= kGhosts; ++i) {
        if ((near & ~now & allowed & 1 << i) == 0 || catching_step(later, i, rings) == kNoSquare) continue;
        const ActionNumber first = waiting_action(state);
        if (may_use(first, allowed)) return first;
    }
    return kNoAction;
}

}  // namespace hedgemaze
