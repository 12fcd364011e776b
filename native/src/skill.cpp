#include "hedgemaze/skill.hpp"

#include "hedgemaze/hash.hpp"
#include "hedgemaze/obvious.hpp"
#include "hedgemaze/random.hpp"
#include "hedgemaze/report.hpp"
#include "hedgemaze/rules.hpp"

namespace hedgemaze {

namespace {

constexpr float kNearShare = 0.4F;  // a fence beside a pawn or a piece is overlooked so much more rarely
constexpr int kNear = 2;
constexpr float kStepShare = 0.5F;
constexpr float kFenceShare = 0.2F;  // of the best fence's weight: all of them together

constexpr int distance_between(int a, int b) { return a > b ? a - b : b - a; }

bool is_near_a_piece(const State& state, int slot) {
    for (int i = 0; i < state.mode->piece_count; ++i) {
        const int square = state.squares[i];
        if (square != kNoSquare && distance_between(row_of(square), row_of(slot)) <= kNear &&
            distance_between(file_of(square), file_of(slot)) <= kNear)
            return true;
    }
    return false;
}

// What is drawn: each has a stream of its own.
enum class Draw : std::uint8_t { kOversight, kError, kChoice };

// From 0 up to 1, the same for the same words.
float drawn(std::uint64_t turn, Draw what, std::uint64_t word) {
    return static_cast<float>(stream_seed(turn, what, word) >> 40) * (1.0F / 16777216.0F);
}

// How likely an action is not thought of.
float blindness(const Skill& skill, const State& state, ActionNumber number) {
    const Action action = from_number(number, state.mode->family, state.mode->size);
    if (action.kind == ActionKind::kPlace)
        return is_near_a_piece(state, action.square) ? skill.overlook * kNearShare : skill.overlook;
    const bool is_rivals = state.side != skill.side && skill.side != kNobody;
    return is_rivals && action.kind == ActionKind::kStep ? skill.overlook * kStepShare : 0;
}

// A player asks first whether to step or to place, and only then where: all fences together weigh so much at most, or
// the many would drown the few steps. Returns the sum of the weights.
float evened(const Report& report, const State& state, float* weights, float sum) {
    if (state.mode->family != Family::kClassic) return sum;
    float of_fences = 0, most = 0;
    const auto is_fence = [&](int i) {
        const ActionNumber number = report.candidates[i].action;
        return from_number(number, Family::kClassic, state.mode->size).kind == ActionKind::kPlace;
    };
    for (int i = 0; i < report.count; ++i) {
        if (!is_fence(i)) continue;
        of_fences += weights[i];
        if (weights[i] > most) most = weights[i];
    }
    most *= kFenceShare;
    for (int i = 0; i < report.count && of_fences > most; ++i)
        if (is_fence(i)) weights[i] *= most / of_fences;
    return of_fences > most ? sum - of_fences + most : sum;
}

}  // namespace

void Skill::begin(const State& root) {
    side = root.side;
    turn = stream_seed(seed, root.ply, root.side);
}

int seen_actions(const Skill& skill, const State& state, ActionNumber* actions, int count) {
    if (skill.overlook <= 0) return count;
    // What is overlooked stays so in the whole search: it depends on the turn and the action, not on the depth.
    const ActionNumber first = actions[0];
    int seen = 0;
    for (int i = 0; i < count; ++i)
        if (drawn(skill.turn, Draw::kOversight, actions[i]) >= blindness(skill, state, actions[i]))
            actions[seen++] = actions[i];
    if (seen == 0) actions[seen++] = first;
    return seen;
}

Values blurred(const Skill& skill, const State& state, const Values& values) {
    if (skill.noise <= 0) return values;
    // In classic it is the fences that are misjudged: whoever misjudges his own steps walks to and fro.
    const bool is_classic = state.mode->family == Family::kClassic;
    const std::uint64_t here = is_classic ? fences_hash(state.fences) : hash_of(state);
    Values out;
    float sum = 0;
    for (int i = 0; i < state.mode->side_count; ++i) {
        const auto word = static_cast<std::uint64_t>(i);
        // Two draws make a middling error likelier than a large one.
        const std::uint64_t first = here + 2 * word;
        const float error = drawn(skill.turn, Draw::kError, first) + drawn(skill.turn, Draw::kError, first + 1) - 1;
        const float half = skill.noise * error / 2;
        const float tilt = half / (1 + (half < 0 ? -half : half));
        out.of[i] = values.of[i] * (1 + tilt) / (1 - tilt);
        sum += out.of[i];
    }
    if (sum <= 0) return values;
    for (int i = 0; i < state.mode->side_count; ++i) out.of[i] /= sum;
    return out;
}

int chosen(const Skill& skill, const Report& report, const State& state, Bits trodden) {
    if (report.count < 2 || (skill.is_full() && skill.looseness <= 0)) return 0;
    const Candidate& best = report.candidates[0];
    const bool is_won = best.proof.is_known && best.proof.winner == skill.side;
    if (is_won) return 0;
    const Obvious obvious = obvious_of(state, report, trodden);
    if (skill.looseness <= 0 && !obvious.is_decisive) return 0;
    float weights[kMostActions], sum = 0;
    for (int i = 0; i < report.count; ++i) {
        const Candidate& candidate = report.candidates[i];
        const float behind = best.values.of[skill.side] - candidate.values.of[skill.side];
        const bool is_looked_at = candidate.visits > 0 && !candidate.proof.is_known;
        const float near = is_looked_at && behind < skill.looseness ? 1 - behind / skill.looseness : 0;
        const Action action = from_number(candidate.action, state.mode->family, state.mode->size);
        const bool is_back = !obvious.is_running && action.kind == ActionKind::kMove && trodden.has(action.square);
        weights[i] = is_back || !obvious.is_open[i] ? 0 : near > 1 ? 1 : near * near;
        sum += weights[i];
    }
    sum = evened(report, state, weights, sum);
    float left = drawn(skill.turn, Draw::kChoice, 0) * sum;
    for (int i = 0; i < report.count; ++i) {
        if (left < weights[i]) return i;
        left -= weights[i];
    }
    // Nothing that is open looks nearly as good as the best: the best of it, unless it is known to lose.
    for (int i = 0; i < report.count; ++i) {
        const Proof& proof = report.candidates[i].proof;
        const bool loses = proof.is_known && proof.winner != kNobody && proof.winner != skill.side;
        if (obvious.is_open[i] && (!loses || best.proof.is_known)) return i;
    }
    return 0;
}

}  // namespace hedgemaze
