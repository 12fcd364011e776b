#include "search/choice.hpp"

#include "knowledge/classic/goal_field.hpp"
#include "knowledge/tactics.hpp"
#include "knowledge/tactics_steps.hpp"
#include "rules/advanced/fences.hpp"

namespace hedgemaze {

namespace {

using namespace tactics;

Action action_of(const State& state, const Candidate& candidate) {
    return from_number(candidate.action, state.mode->family, state.mode->size);
}

// -------------------------------------------------------------------------------------------------------- classic

// No fence can help the side to move any more, nor harm it if it runs: its own are spent, or it is ahead of rivals who
// have none.
bool must_run(const State& state, int distance) {
    if (state.stocks[state.side] == 0) return true;
    for (int i = 0; i < state.mode->side_count; ++i) {
        if (i == state.side || (state.retired >> i & 1) != 0) continue;
        const classic::Field field(state.fences, state.squares[i], state.mode->goals[i]);
        if (state.stocks[i] > 0 || field.distance < distance) return false;
    }
    return true;
}

constexpr int kInSight = 2;      // steps: so near to the goal nobody strays
constexpr int kMostDetours = 2;  // steps in a row that lead no nearer

// With fences in hand a step may stray, but not for long and not in sight of the goal: after its detours a pawn goes on
// by the nearest way that does not lead straight back.
void mark_steps(const State& state, const Report& report, Bits trodden, ObviousActions& out) {
    const classic::Field field(state.fences, state.squares[state.side], state.mode->goals[state.side]);
    int steps[kMostActions], nearest = kSquares, onwards = 0;
    for (int i = 0; i < report.count; ++i) {
        const Action action = action_of(state, report.candidates[i]);
        const bool is_step = action.kind == ActionKind::kMove;
        steps[i] = is_step ? field.steps_from(action.square) : kSquares;
        if (steps[i] < nearest) nearest = steps[i];
        if (is_step && !trodden.has(action.square) && (onwards == 0 || steps[i] < onwards)) onwards = steps[i];
    }
    if (nearest == kSquares) return;
    out.is_decisive = nearest == 0;
    out.is_running = out.is_decisive || must_run(state, field.distance);
    const int detours = (trodden & field.within[field.distance]).count();
    const bool may_stray = field.distance > kInSight && detours < kMostDetours;
    const int most = out.is_running ? nearest : may_stray ? kSquares : onwards > nearest ? onwards : nearest;
    for (int i = 0; i < report.count; ++i) {
        const bool is_step = steps[i] < kSquares;
        out.is_open[i] = is_step ? steps[i] <= most : !out.is_running;
    }
    if (!out.is_running) out.is_open[0] = true;
}

// ---------------------------------------------------------------------------------------------------------- hunts

// PAC-MAN's way to one pellet, as rings round it.
class Way {
   public:
    Way(const State& state, int pellet) : state_(state), is_last_((state.pellets & (state.pellets - 1)) == 0) {
        within_[0] = Bits::of(pellet);
        while (!within_[distance_].has(state.squares[kPacman])) {
            const Bits grown = within_[distance_] | walked(within_[distance_]);
            if (grown == within_[distance_]) {
                distance_ = kSquares;
                return;
            }
            within_[++distance_] = grown;
        }
    }

    int distance() const { return distance_; }

    // Whether he can begin a shortest way with a step to this square, and no ghost, however it walks, can stand in it
    // or catch him on it. If there are more pellets, he must also come through the phase after he has eaten.
    bool is_free_by(int square, int steps) const {
        if (distance_ == kSquares || !within_[distance_ - 1].has(square)) return false;
        Bits ghosts = pacman::ghost_squares(state_);
        Bits places = Bits::of(square).without(ghosts);
        int asleep = is_advanced(state_) ? __builtin_popcount(state_.chamber) : 0;  // rounds, at least
        for (int left = distance_ - 1;; --left) {
            const bool has_arrived = left == 0;
            if (has_arrived && is_last_) return places.any();
            if (--steps == 0 || has_arrived) {
                steps = state_.mode->pacman_steps;
                for (int i = 0; i < pace(has_arrived) && asleep == 0; ++i) ghosts = spread(state_, ghosts);
                if (asleep > 0) --asleep;
                places = places.without(ghosts);
            }
            if (has_arrived || places.none()) return places.any();
            places = (walked(places) & within_[left - 1]).without(ghosts);
        }
    }

   private:
    Bits walked(Bits squares) const {
        Bits next = state_.fences.neighbours(squares);
        if (is_advanced(state_))
            for (int i = 0; i < 4; ++i)
                if (squares.has(state_.mode->maze.respawns[i])) next |= Bits::of(state_.mode->maze.respawns[i ^ 1]);
        return next;
    }
    int pace(bool has_eaten) const {
        const Mode& mode = *state_.mode;
        const int taken = state_.taken() + (has_eaten ? 1 : 0);
        const int pace = mode.ghost_steps[taken < kPellets ? taken : kPellets - 1];
        return pace > mode.frenzy_steps ? pace : mode.frenzy_steps;
    }

    const State& state_;
    bool is_last_;
    int distance_ = 0;
    Bits within_[kSquares];
};

// The first steps of free ways to the nearest pellets that have one.
Bits free_steps(const State& state, Bits steps) {
    const int left = state.active == kPacman ? state.steps + state.boost : state.mode->pacman_steps;
    int nearest = kSquares;
    Bits found;
    for (Bits pellets = pacman::pellet_squares(state); pellets.any();) {
        const Way way(state, pellets.pop());
        if (way.distance() > nearest) continue;
        Bits free;
        for (Bits each = steps; each.any();) {
            const int square = each.pop();
            if (way.is_free_by(square, left)) free |= Bits::of(square);
        }
        if (free.none()) continue;
        if (way.distance() < nearest) found = {};
        nearest = way.distance();
        found |= free;
    }
    return found;
}

void mark_pacman(const State& state, const Report& report, ObviousActions& out) {
    const bool is_last = (state.pellets & (state.pellets - 1)) == 0;
    if (state.squares[kPacman] == kNoSquare || (state.boost > 0 && !is_last)) return;
    Bits steps;
    for (int i = 0; i < report.count; ++i) {
        const Action action = action_of(state, report.candidates[i]);
        if (action.kind == ActionKind::kStep) steps |= Bits::of(action.square);
    }
    const Bits free = free_steps(state, steps);
    if (free.none()) return;
    // While the ghosts sleep there is time for a fence.
    const bool may_build = !is_last && is_advanced(state) && advanced::is_opening(state);
    for (int i = 0; i < report.count; ++i) {
        const Action action = action_of(state, report.candidates[i]);
        const bool is_fence = action.kind == ActionKind::kPlace;
        out.is_open[i] = action.kind == ActionKind::kStep ? free.has(action.square) : is_fence && may_build;
    }
    out.is_decisive = is_last;
}

// A catch that takes the ghosts' concert, because they stand in each other's way, may be overlooked.
void mark_ghosts(const State& state, const Report& report, ObviousActions& out) {
    if (state.mode->house.ghost_stack == GhostStack::kNone) return;
    std::uint8_t held = 0;
    for (int i = 0; i < report.count; ++i) {
        const Action action = action_of(state, report.candidates[i]);
        if (action.kind == ActionKind::kStep || action.kind == ActionKind::kStop)
            held |= pacman::piece_bit(action.piece);
    }
    const ActionNumber action = catching_action(state, held);
    for (int i = 0; i < report.count; ++i) out.is_decisive |= report.candidates[i].action == action;
    for (int i = 0; i < report.count && out.is_decisive; ++i) out.is_open[i] = report.candidates[i].action == action;
}

}  // namespace

ObviousActions obvious_actions(const State& state, const Report& report, Bits trodden) {
    ObviousActions out;
    for (bool& each : out.is_open) each = true;
    if (state.mode->family == Family::kClassic) {
        mark_steps(state, report, trodden, out);
    } else if (state.side == kPacman) {
        mark_pacman(state, report, out);
    } else {
        mark_ghosts(state, report, out);
    }
    return out;
}

}  // namespace hedgemaze
