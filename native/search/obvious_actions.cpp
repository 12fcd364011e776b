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

// Whether only running is left: the mover has no fences, or is not behind opponents without fences.
bool must_run(const State& state, int distance) {
    if (state.stocks[state.side] == 0) return true;
    for (int i = 0; i < state.mode->side_count; ++i) {
        if (i == state.side || (state.retired >> i & 1) != 0) continue;
        const classic::GoalField field(state.fences, state.squares[i], state.mode->goals[i]);
        if (state.stocks[i] > 0 || field.distance < distance) return false;
    }
    return true;
}

constexpr int kNearGoal = 2;    // steps to the goal from which a pawn takes no detour
constexpr int kMaxDetours = 2;  // consecutive steps that lead no nearer

// With fences in stock a pawn may take a few detours, but not near the goal; then it takes the shortest path that
// avoids recent squares.
void mark_steps(const State& state, const Report& report, Bits recent_squares, ObviousActions& out) {
    const classic::GoalField field(state.fences, state.squares[state.side], state.mode->goals[state.side]);
    int steps[kMaxActions], nearest = kSquares, onwards = 0;
    for (int i = 0; i < report.count; ++i) {
        const Action action = action_of(state, report.candidates[i]);
        const bool is_step = action.kind == ActionKind::kMove;
        steps[i] = is_step ? field.steps_from(action.square) : kSquares;
        if (steps[i] < nearest) nearest = steps[i];
        if (is_step && !recent_squares.has(action.square) && (onwards == 0 || steps[i] < onwards)) onwards = steps[i];
    }
    if (nearest == kSquares) return;
    out.is_decisive = nearest == 0;
    out.is_running = out.is_decisive || must_run(state, field.distance);
    const int detours = (recent_squares & field.within(field.distance)).count();
    const bool may_stray = field.distance > kNearGoal && detours < kMaxDetours;
    const int most = out.is_running ? nearest : may_stray ? kSquares : onwards > nearest ? onwards : nearest;
    for (int i = 0; i < report.count; ++i) {
        const bool is_step = steps[i] < kSquares;
        out.may_choose[i] = is_step ? steps[i] <= most : !out.is_running;
    }
    if (!out.is_running) out.may_choose[0] = true;
}

// ---------------------------------------------------------------------------------------------------------- PAC-MAN

// PAC-MAN's shortest paths to one pellet: a flood fill from the pellet.
class PelletPath {
   public:
    PelletPath(const State& state, int pellet) : state_(state), is_last_((state.pellets & (state.pellets - 1)) == 0) {
        within_[0] = Bits::of(pellet);
        while (!within_[distance_].has(state.squares[kPacman])) {
            const Bits grown = within_[distance_] | neighbours(within_[distance_]);
            if (grown == within_[distance_]) {
                distance_ = kSquares;
                return;
            }
            within_[++distance_] = grown;
        }
    }

    int distance() const { return distance_; }

    // Whether a step to this square begins a shortest path on which no ghost can block or catch PAC-MAN, however it
    // moves. Unless it is the last pellet, PAC-MAN must also survive the ghosts' turn after eating.
    bool is_free_by(int square, int steps) const {
        if (distance_ == kSquares || !within_[distance_ - 1].has(square)) return false;
        Bits ghosts = pacman::ghost_squares(state_);
        Bits places = Bits::of(square).without(ghosts);
        // Rounds in which the ghosts do not move, at least.
        int sleeping_rounds = is_advanced(state_) ? __builtin_popcount(state_.chamber) : 0;
        for (int left = distance_ - 1;; --left) {
            const bool has_arrived = left == 0;
            if (has_arrived && is_last_) return places.any();
            if (--steps == 0 || has_arrived) {
                steps = state_.mode->pacman_steps;
                for (int i = 0; i < pace(has_arrived) && sleeping_rounds == 0; ++i) ghosts = flood_step(state_, ghosts);
                if (sleeping_rounds > 0) --sleeping_rounds;
                places = places.without(ghosts);
            }
            if (has_arrived || places.none()) return places.any();
            places = (neighbours(places) & within_[left - 1]).without(ghosts);
        }
    }

   private:
    Bits neighbours(Bits squares) const {
        const Bits next = state_.fences.neighbours(squares);
        return is_advanced(state_) ? next | tunnel_exits(state_.mode->maze.respawns, squares) : next;
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

// First steps of safe paths to the nearest pellets that have one.
Bits free_steps(const State& state, Bits steps) {
    const int left = state.active == kPacman ? state.steps + state.boost : state.mode->pacman_steps;
    int nearest = kSquares;
    Bits found;
    for (Bits pellets = state.pellet_squares(); pellets.any();) {
        const PelletPath path(state, pellets.pop());
        if (path.distance() > nearest) continue;
        Bits free;
        for (Bits each = steps; each.any();) {
            const int square = each.pop();
            if (path.is_free_by(square, left)) free |= Bits::of(square);
        }
        if (free.none()) continue;
        if (path.distance() < nearest) found = {};
        nearest = path.distance();
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
    // A fence is fine while the ghosts cannot move.
    const bool may_build = !is_last && is_advanced(state) && advanced::is_opening(state);
    for (int i = 0; i < report.count; ++i) {
        const Action action = action_of(state, report.candidates[i]);
        const bool is_fence = action.kind == ActionKind::kPlace;
        out.may_choose[i] = action.kind == ActionKind::kStep ? free.has(action.square) : is_fence && may_build;
    }
    out.is_decisive = is_last;
}

// A catch that needs several ghosts, because they block each other, may be missed.
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
    for (int i = 0; i < report.count && out.is_decisive; ++i) out.may_choose[i] = report.candidates[i].action == action;
}

}  // namespace

ObviousActions obvious_actions(const State& state, const Report& report, Bits recent_squares) {
    ObviousActions out;
    for (bool& each : out.may_choose) each = true;
    if (state.mode->family == Family::kClassic) {
        mark_steps(state, report, recent_squares, out);
    } else if (state.side == kPacman) {
        mark_pacman(state, report, out);
    } else {
        mark_ghosts(state, report, out);
    }
    return out;
}

}  // namespace hedgemaze
