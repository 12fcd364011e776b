#include "search/choice.hpp"

namespace hedgemaze {

namespace {

constexpr float kAllFencesShare = 0.2F;  // of the best fence's weight

// Classic: limits the total weight of all fences, so that many fences do not outweigh the few steps. Returns the new
// sum of the weights.
float limit_fence_weights(const Report& report, const State& state, float* weights, float sum) {
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
    most *= kAllFencesShare;
    for (int i = 0; i < report.count && of_fences > most; ++i)
        if (is_fence(i)) weights[i] *= most / of_fences;
    return of_fences > most ? sum - of_fences + most : sum;
}

}  // namespace

int chosen(const Skill& skill, const Report& report, const State& state, Bits recent_squares) {
    if (report.count < 2 || (skill.is_full() && skill.looseness <= 0)) return 0;
    const Candidate& best = report.candidates[0];
    const bool is_won = best.proof.is_known && best.proof.winner == skill.side;
    if (is_won) return 0;
    const ObviousActions obvious = obvious_actions(state, report, recent_squares);
    if (skill.looseness <= 0 && !obvious.is_decisive) return 0;
    float weights[kMaxActions], sum = 0;
    for (int i = 0; i < report.count; ++i) {
        const Candidate& candidate = report.candidates[i];
        const float behind = best.values.of[skill.side] - candidate.values.of[skill.side];
        const bool is_looked_at = candidate.visits > 0 && !candidate.proof.is_known;
        const float near = is_looked_at && behind < skill.looseness ? 1 - behind / skill.looseness : 0;
        const Action action = from_number(candidate.action, state.mode->family, state.mode->size);
        const bool is_back =
            !obvious.is_running && action.kind == ActionKind::kMove && recent_squares.has(action.square);
        weights[i] = is_back || !obvious.may_choose[i] ? 0 : near > 1 ? 1 : near * near;
        sum += weights[i];
    }
    sum = limit_fence_weights(report, state, weights, sum);
    float left = random_unit(skill.turn, RandomStream::kChoice, 0) * sum;
    for (int i = 0; i < report.count; ++i) {
        if (left < weights[i]) return i;
        left -= weights[i];
    }
    // No candidate has weight: the first that may be chosen and is not a proven loss.
    for (int i = 0; i < report.count; ++i) {
        const Proof& proof = report.candidates[i].proof;
        const bool loses = proof.is_known && proof.winner != kNobody && proof.winner != skill.side;
        if (obvious.may_choose[i] && (!loses || best.proof.is_known)) return i;
    }
    return 0;
}

}  // namespace hedgemaze
