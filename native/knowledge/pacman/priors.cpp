#include "knowledge/classic/goal_field.hpp"
#include "knowledge/family_evaluation.hpp"
#include "knowledge/math.hpp"
#include "knowledge/pacman/weights.hpp"
#include "knowledge/tactics_steps.hpp"

namespace hedgemaze {

namespace {

using namespace tactics;

// Distance field: steps from every square to the nearest of `from`.
struct Steps {
    std::uint8_t to[kSquares];

    Steps(const State& state, Bits from) {
        for (std::uint8_t& steps : to) steps = kSquares;
        Bits reached;
        for (std::uint8_t steps = 0; from.any(); ++steps) {
            for (Bits fresh = from; fresh.any();) to[fresh.pop()] = steps;
            reached |= from;
            from = (flood_step(state, from) & state.mode->grid().board).without(reached);
        }
    }
};

// Steps that each fence adds to the path from a square to a goal, ignoring tunnels.
struct Harms {
    float of[2][kSquares] = {};

    void add(const State& state, int square, Bits goal, const Slots& free, float weight) {
        const classic::GoalField field(state.fences, square, goal);
        if (field.distance <= 0) return;
        const Slots slots = classic::lengthening_slots(state.fences, field, square) & free;
        classic::for_each_distance_with(state.fences, field, square, slots, [&](Fence fence, int with) {
            const int harm = with < 0 ? 4 : with - field.distance < 4 ? with - field.distance : 4;
            of[static_cast<int>(fence.axis)][fence.slot] += weight * static_cast<float>(harm);
        });
    }
};

constexpr float kNearGhost = 4;  // steps within which a ghost is a danger

class ChasePrior {
   public:
    explicit ChasePrior(const State& state)
        : state_(state),
          pacman_(state.squares[kPacman]),
          pellets_(state.pellet_squares()),
          ghosts_(pacman::ghost_squares(state)),
          to_pellets_(state, pellets_),
          to_pieces_(state, state.side == kPacman  ? ghosts_
                            : pacman_ == kNoSquare ? respawns(state)
                                                   : Bits::of(pacman_)),
          target_(state, target()) {}

    void add_harms() {
        const Slots free = free_slots(state_.fences, state_.mode->grid());
        if (pacman_ == kNoSquare) return;
        const Bits here = Bits::of(pacman_);
        const float sign = state_.side == kPacman ? kChasePriors.harm : kChasePriors.own_harm;
        for (int i = 1; i <= kGhosts; ++i) {
            const Square square = state_.squares[i];
            if (square != kNoSquare && to_pacman(square) <= 8) harms_.add(state_, square, here, free, sign / 2);
        }
        harms_.add(state_, pacman_, pellets_, free, state_.side == kPacman ? kChasePriors.own_harm : kChasePriors.harm);
    }

    float score(const Action& action) const {
        const ChasePriors& w = kChasePriors;
        switch (action.kind) {
            case ActionKind::kStep: return action.piece == kPacman ? pacman_step(action.square) : ghost_step(action);
            case ActionKind::kSpend: return w.spend + (ghosts_near(2) ? w.food : 0);
            case ActionKind::kStop: return action.piece == kPacman ? w.stop : w.ghost_stop + later(action.piece);
            case ActionKind::kPlace: return w.fence + harms_.of[static_cast<int>(action.axis)][action.square];
            case ActionKind::kRespawn: return pacman_step(action.square);
            default: return 0;
        }
    }

   private:
    static Bits respawns(const State& state) {
        Bits bits;
        for (const Square square : state.mode->maze.respawns) bits |= Bits::of(square);
        return bits;
    }

    int to_pacman(int square) const { return to_pieces_.to[square]; }

    // The pellets nearest to PAC-MAN.
    Bits target() const {
        if (pacman_ == kNoSquare) return pellets_;
        const Steps from(state_, Bits::of(pacman_));
        int best = kSquares;
        Bits nearest;
        for (Bits left = pellets_; left.any();) {
            const int square = left.pop();
            if (from.to[square] < best) best = from.to[square], nearest = {};
            if (from.to[square] == best) nearest |= Bits::of(square);
        }
        return nearest;
    }

    bool ghosts_near(int steps) const { return pacman_ != kNoSquare && to_pieces_.to[pacman_] <= steps; }

    float pacman_step(int square) const {
        const ChasePriors& w = kChasePriors;
        const int from = pacman_ == kNoSquare ? square : pacman_;
        float score = w.to_pellet * static_cast<float>(to_pellets_.to[from] - to_pellets_.to[square]);
        if (pellets_.has(square)) score += w.pellet;
        if (state_.boost > 0 && state_.side == kPacman) {
            if (ghosts_.has(square)) score += w.food;
            score += w.to_food * static_cast<float>(to_pieces_.to[from] - to_pieces_.to[square]);
        } else if (ghosts_.has(square)) {
            score -= 4;
        }
        const auto near = static_cast<float>(to_pieces_.to[square]);
        if (near < kNearGhost && state_.boost == 0) score += w.danger * (kNearGhost - near) / 2;
        return score;
    }

    // If ghosts may move in any order, the lower number goes first: the orders lead to the same positions.
    float later(int ghost) const {
        if (state_.active != kNobody) return 0;
        const int before = pacman::movable_ghosts(state_) & ((1 << ghost) - 1);
        return kChasePriors.later * static_cast<float>(__builtin_popcount(static_cast<unsigned>(before)));
    }

    float ghost_step(const Action& action) const {
        const ChasePriors& w = kChasePriors;
        const int from = state_.squares[action.piece], to = action.square;
        if (to == pacman_) return w.caught;
        return later(action.piece) + w.to_pacman * static_cast<float>(to_pacman(from) - to_pacman(to)) +
               w.head_off * static_cast<float>(target_.to[from] - target_.to[to]);
    }

    const State& state_;
    Square pacman_;
    Bits pellets_, ghosts_;
    Steps to_pellets_;
    Steps to_pieces_;  // PAC-MAN to move: to the nearest ghost; otherwise to PAC-MAN
    Steps target_;     // to the pellets nearest to PAC-MAN
    Harms harms_;
};

}  // namespace

void pacman::priors(const State& state, const ActionNumber* legal, int count, float* out) {
    ChasePrior prior(state);
    bool has_fences = false;
    for (int i = 0; i < count && !has_fences; ++i)
        has_fences = from_number(legal[i], Family::kPacman, kStride).kind == ActionKind::kPlace;
    if (has_fences) prior.add_harms();
    for (int i = 0; i < count; ++i) {
        const float score = prior.score(from_number(legal[i], Family::kPacman, kStride));
        out[i] = exponential(score < -8 ? -8 : score);
    }
}

}  // namespace hedgemaze
