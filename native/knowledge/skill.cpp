#include "knowledge/skill.hpp"

#include "board/hash.hpp"

namespace hedgemaze {

namespace {

constexpr float kNearShare = 0.4F;  // a fence beside a pawn or a piece is overlooked so much more rarely
constexpr int kNear = 2;
constexpr float kStepShare = 0.5F;

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

// How likely an action is not thought of.
float blindness(const Skill& skill, const State& state, ActionNumber number) {
    const Action action = from_number(number, state.mode->family, state.mode->size);
    if (action.kind == ActionKind::kPlace)
        return is_near_a_piece(state, action.square) ? skill.overlook * kNearShare : skill.overlook;
    const bool is_rivals = state.side != skill.side && skill.side != kNobody;
    return is_rivals && action.kind == ActionKind::kStep ? skill.overlook * kStepShare : 0;
}

}  // namespace

float drawn(std::uint64_t turn, Draw what, std::uint64_t word) {
    return static_cast<float>(stream_seed(turn, what, word) >> 40) * (1.0F / 16777216.0F);
}

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

}  // namespace hedgemaze
