#include "nets/network.hpp"

#include "knowledge/family_evaluation.hpp"
#include "knowledge/math.hpp"

namespace hedgemaze::nets {

namespace {

// The head of a file; little-endian. The blocks follow in the order of Network's fields, each aligned to kAlignment.
struct Head {
    char magic[8];  // "HMZNET\r\n"
    std::uint32_t version;
    std::uint16_t sides;
    std::uint16_t family;
    std::uint32_t inputs;
    std::uint32_t hidden;
    std::uint32_t actions;
    float policy_temperature;
    std::uint64_t checksum;           // of all bytes after the head
    char provenance[kMaxProvenance];  // text
};
static_assert(sizeof(Head) == 128);

constexpr char kMagic[8] = {'H', 'M', 'Z', 'N', 'E', 'T', '\r', '\n'};
constexpr std::uint32_t kVersion = 1;

constexpr float kLogitScale = 1.0F / static_cast<float>(kUnitOne * kLogitOne);

constexpr std::size_t aligned(std::size_t bytes) { return (bytes + kAlignment - 1) / kAlignment * kAlignment; }

// FNV-1a over words of 64 bits.
std::uint64_t checksum_of(const std::uint8_t* bytes, std::size_t length) {
    std::uint64_t hash = 0xcbf29ce484222325U;
    for (std::size_t i = 0; i + 8 <= length; i += 8) {
        std::uint64_t word = 0;
        __builtin_memcpy(&word, bytes + i, 8);
        hash = (hash ^ word) * 0x100000001b3U;
    }
    return hash;
}

// The numbers of the rows of the value layer.
struct AllRows {
    int of[kValueUnits] = {};
    constexpr AllRows() {
        for (int i = 0; i < kValueUnits; ++i) of[i] = i;
    }
};

// No sum with such a bias overflows.
bool are_biases(const std::int32_t* biases, int count) {
    constexpr std::int32_t kMaxBias = 1 << 29;
    for (int i = 0; i < count; ++i)
        if (biases[i] > kMaxBias || biases[i] < -kMaxBias) return false;
    return true;
}

// Whether nobody has a fence left in classic with two or three sides.
bool is_race(const State& state) {
    return !state.mode->has_maze() && state.mode->side_count < 4 && state.stock_sum() == 0;
}

}  // namespace

NetworkError Network::read(const void* bytes, std::size_t length) {
    Head head;
    if (length < sizeof head) return NetworkError::kForeign;
    __builtin_memcpy(&head, bytes, sizeof head);
    for (int i = 0; i < 8; ++i)
        if (head.magic[i] != kMagic[i]) return NetworkError::kForeign;
    if (head.version != kVersion) return NetworkError::kVersion;
    const bool is_known =
        head.sides >= 2 && head.sides <= kMaxSides && head.family <= static_cast<int>(Family::kAdvanced);
    const Encoding encoding = encoding_of(static_cast<Family>(is_known ? head.family : 0), is_known ? head.sides : 2);
    if (!is_known || head.sides != encoding.sides || head.inputs != static_cast<std::uint32_t>(encoding.inputs) ||
        head.hidden == 0 || head.hidden > kMaxHidden || head.hidden % kWidthStep != 0 ||
        head.actions != static_cast<std::uint32_t>(encoding.actions) ||
        !(head.policy_temperature > 0.1F && head.policy_temperature < 10.0F))
        return NetworkError::kShape;
    const auto* start = static_cast<const std::uint8_t*>(bytes);
    std::size_t at = sizeof head;
    const auto block = [&](auto*& pointer, std::size_t count) {
        pointer = reinterpret_cast<std::remove_reference_t<decltype(pointer)>>(start + at);
        at = aligned(at + count * sizeof *pointer);
    };
    block(input_weights_, std::size_t{head.inputs} * head.hidden);
    block(input_bias_, head.hidden);
    block(unit_weights_, std::size_t{kValueUnits} * head.hidden);
    block(unit_bias_, kValueUnits);
    block(logit_weights_, std::size_t{head.sides} * kValueUnits);
    block(logit_bias_, head.sides);
    block(policy_weights_, std::size_t{head.actions} * head.hidden);
    block(policy_bias_, head.actions);
    if (length != at || checksum_of(start + sizeof head, length - sizeof head) != head.checksum ||
        !are_biases(unit_bias_, kValueUnits) || !are_biases(logit_bias_, encoding.sides) ||
        !are_biases(policy_bias_, encoding.actions))
        return NetworkError::kDamaged;
    provenance_ = reinterpret_cast<const char*>(start + __builtin_offsetof(Head, provenance));
    encoding_ = encoding;
    hidden_ = static_cast<int>(head.hidden);
    kernels_ = &fastest_kernels();
    policy_scale_ = 1.0F / (static_cast<float>(kUnitOne * kPolicyOne) * head.policy_temperature);
    return NetworkError::kNone;
}

void Network::hidden(const State& state, std::int16_t* out) const {
    InputList inputs;
    list_inputs(state, inputs);
    kernels_->add_rows(input_weights_, input_bias_, hidden_, inputs, out);
    for (int i = 0; i < hidden_; ++i) {
        const std::int32_t clamped = out[i] < 0 ? 0 : out[i] > kHiddenOne ? kHiddenOne : out[i];
        out[i] = static_cast<std::int16_t>(clamped * clamped >> 8);
    }
}

void Network::value_logits(const State& state, std::int32_t* out) const {
    alignas(kAlignment) std::int16_t units[kMaxHidden];
    hidden(state, units);
    constexpr AllRows kUnits;
    std::int32_t seen[kValueUnits];
    kernels_->dots(units, unit_weights_, hidden_, kUnits.of, kValueUnits, seen);
    for (int i = 0; i < kValueUnits; ++i) {
        const std::int32_t sum = (seen[i] + unit_bias_[i]) >> kValueShift;
        seen[i] = sum < 0 ? 0 : sum > kUnitOne ? kUnitOne : sum;
    }
    for (int i = 0; i < encoding_.sides; ++i) {
        out[i] = logit_bias_[i];
        for (int j = 0; j < kValueUnits; ++j) out[i] += seen[j] * logit_weights_[i * kValueUnits + j];
    }
}

void Network::policy_logits(const State& state, const ActionNumber* legal, int count, std::int32_t* out) const {
    alignas(kAlignment) std::int16_t units[kMaxHidden];
    hidden(state, units);
    int outputs[kMaxActions], rows[kMaxActions];
    list_outputs(state, legal, count, outputs);
    for (int i = 0; i < count; ++i) rows[i] = outputs[i] == kNoOutput ? 0 : outputs[i];
    kernels_->dots(units, policy_weights_, hidden_, rows, count, out);
    for (int i = 0; i < count; ++i) out[i] = outputs[i] == kNoOutput ? 0 : out[i] + policy_bias_[rows[i]];
}

Values Network::values(const State& state) const {
    std::int32_t logits[kMaxSides];
    value_logits(state, logits);
    const int sides = encoding_.sides;
    const auto is_out = [&](int side) { return (state.retired >> side & 1) != 0; };
    float scores[kMaxSides] = {};
    if (is_correction()) classic::patient_scores(state, scores, kDistanceShare);
    for (int i = 0; i < sides; ++i) {
        float& score = scores[(state.side + i) % sides];
        score = static_cast<float>(logits[i]) * kLogitScale + kPatientShare * score;
    }
    float most = scores[state.side];
    for (int i = 0; i < sides; ++i)
        if (!is_out(i) && scores[i] > most) most = scores[i];
    Values values;
    float sum = 0;
    for (int i = 0; i < sides; ++i)
        if (!is_out(i)) sum += values.of[i] = exponential(scores[i] - most);
    for (int i = 0; i < sides; ++i) values.of[i] /= sum;
    return values;
}

void Network::priors(const State& state, const ActionNumber* legal, int count, float* out) const {
    if (is_correction()) return hedgemaze::priors(state, legal, count, out);
    std::int32_t logits[kMaxActions];
    policy_logits(state, legal, count, logits);
    std::int32_t most = logits[0];
    for (int i = 1; i < count; ++i)
        if (logits[i] > most) most = logits[i];
    for (int i = 0; i < count; ++i) out[i] = exponential(static_cast<float>(logits[i] - most) * policy_scale_);
    float sum = 0;
    for (int i = 0; i < count; ++i) sum += out[i];
    for (int i = 0; i < count; ++i) out[i] /= sum;
}

// Self-play ends when a race is decided, so a network hardly knows races: without fences the handcrafted evaluator
// serves, which walks straight. With four sides races are not solved, and networks learn them.
Evaluator Network::evaluator() const {
    return {[](const void* net, const State& state) {
                return is_race(state) ? evaluate(state) : static_cast<const Network*>(net)->values(state);
            },
            [](const void* net, const State& state, const ActionNumber* legal, int count, float* out) {
                if (is_race(state))
                    hedgemaze::priors(state, legal, count, out);
                else
                    static_cast<const Network*>(net)->priors(state, legal, count, out);
            },
            this};
}

}  // namespace hedgemaze::nets
