#include "knowledge/skill.hpp"

#include "board/hash.hpp"

namespace hedgemaze {

namespace {

constexpr float kNearFactor = 0.4F;  // of the overlook probability, for a fence near a piece
constexpr int kNear = 2;             // squares
constexpr float kStepFactor = 0.5F;  // of the overlook probability, for a step of the opponent

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

float overlook_probability(const Skill& skill, const State& state, ActionNumber number) {
    const Action action = from_number(number, state.mode->family, state.mode->size);
    if (action.kind == ActionKind::kPlace)
        return is_near_a_piece(state, action.square) ? skill.overlook * kNearFactor : skill.overlook;
    const bool is_rivals = state.side != skill.side && skill.side != kNobody;
    return is_rivals && action.kind == ActionKind::kStep ? skill.overlook * kStepFactor : 0;
}

}  // namespace

float random_unit(std::uint64_t turn, RandomStream stream, std::uint64_t word) {
    return static_cast<float>(stream_seed(turn, stream, word) >> 40) * (1.0F / 16777216.0F);
}

void Skill::begin(const State& root) {
    side = root.side;
    turn = stream_seed(seed, root.ply, root.side);
}

int filter_overlooked(const Skill& skill, const State& state, ActionNumber* actions, int count) {
    if (skill.overlook <= 0) return count;
    // Depends on the turn and the action, not on the depth: an overlooked action stays overlooked in the whole search.
    const ActionNumber first = actions[0];
    int seen = 0;
    for (int i = 0; i < count; ++i)
        if (random_unit(skill.turn, RandomStream::kOverlook, actions[i]) >=
            overlook_probability(skill, state, actions[i]))
            actions[seen++] = actions[i];
    if (seen == 0) actions[seen++] = first;
    return seen;
}

Values with_noise(const Skill& skill, const State& state, const Values& values) {
    if (skill.noise <= 0) return values;
    // In classic only the fences are misjudged: noise per step would make pawns oscillate.
    const bool is_classic = state.mode->family == Family::kClassic;
    const std::uint64_t here = is_classic ? fences_hash(state.fences) : hash_of(state);
    Values out;
    float sum = 0;
    for (int i = 0; i < state.mode->side_count; ++i) {
        const auto word = static_cast<std::uint64_t>(i);
        // The sum of two uniform numbers: small errors are more likely than large ones.
        const std::uint64_t first = here + 2 * word;
        const float error = random_unit(skill.turn, RandomStream::kNoise, first) +
                            random_unit(skill.turn, RandomStream::kNoise, first + 1) - 1;
        const float half = skill.noise * error / 2;
        const float tilt = half / (1 + (half < 0 ? -half : half));
        out.of[i] = values.of[i] * (1 + tilt) / (1 - tilt);
        sum += out.of[i];
    }
    if (sum <= 0) return values;
    for (int i = 0; i < state.mode->side_count; ++i) out.of[i] /= sum;
    return out;
}

}  // namespace hedgemaze
