// A quantised network: the inputs of a position -> one hidden layer -> values of the sides and a policy. Integers only
// up to the last step, so that every build computes the same bits.
//
//     hidden   int16, the sum of the weights of the active inputs; 255 is 1.0; then clamp(0, 1) squared: 0 to 254
//     value    hidden -> 32 (int8, 64 is 1.0; clamped to 0 to 254) -> one logit per side (int16, 256 is 1.0)
//     policy   hidden -> one logit per action (int8, 32 is 1.0)
//
// With four sides a network corrects the patient evaluation: kPatientShare of its scores are added to the logits, and
// distances count kDistanceShare of that, because networks know them too; the priors are the handcrafted ones
// (docs/learning.md says why).
//
// The weights stay in the memory of the caller. docs/learning.md specifies the file.
#pragma once

#include <cstddef>
#include <type_traits>

#include "knowledge/evaluation.hpp"
#include "nets/encoding.hpp"
#include "nets/kernels.hpp"

namespace hedgemaze::nets {

inline constexpr int kMaxHidden = kMaxWidth;
inline constexpr int kValueUnits = 32;
inline constexpr int kHiddenOne = 255, kUnitOne = 254;
inline constexpr int kValueShift = 6;  // 64 is 1.0
inline constexpr int kLogitOne = 256, kPolicyOne = 32;
inline constexpr float kPatientShare = 0.75F, kDistanceShare = 0.5F;
inline constexpr std::size_t kAlignment = 64;  // of the file in memory
inline constexpr std::size_t kMaxProvenance = 88;

enum class NetworkError : std::uint8_t {
    kNone,
    kForeign,  // not a file of a network
    kVersion,  // another version of the format
    kShape,    // sizes that this build cannot compute
    kDamaged,  // length, checksum or a bias is wrong
};

class Network {
   public:
    // Takes the bytes of a file, aligned to kAlignment. They must outlive the network.
    NetworkError read(const void* bytes, std::size_t length);

    const Encoding& encoding() const { return encoding_; }
    int hidden_units() const { return hidden_; }
    // Text of at most kMaxProvenance bytes, filled up with zeros.
    const char* provenance() const { return provenance_; }
    bool can_judge(const Mode& mode) const { return has_inputs(mode) && encoding_of(mode) == encoding_; }
    // Precondition of what follows: can_judge(*state.mode) and the game is not over.
    Values values(const State& state) const;
    // Whether it corrects the patient evaluation.
    bool is_correction() const { return encoding_.sides == 4; }
    // Precondition: count > 0.
    void priors(const State& state, const ActionNumber* legal, int count, float* out) const;

    // The integers before the last step: one logit per side, from the side to move in turn order; one per action.
    void value_logits(const State& state, std::int32_t* out) const;
    void policy_logits(const State& state, const ActionNumber* legal, int count, std::int32_t* out) const;

    // The evaluator of the search that asks this network.
    Evaluator evaluator() const;

   private:
    void hidden(const State& state, std::int16_t* out) const;

    Encoding encoding_;
    int hidden_ = 0;
    const Kernels* kernels_ = nullptr;
    float policy_scale_ = 0;
    const char* provenance_ = nullptr;
    const std::int16_t* input_weights_ = nullptr;  // [inputs][hidden]
    const std::int16_t* input_bias_ = nullptr;     // [hidden]
    const std::int8_t* unit_weights_ = nullptr;    // [32][hidden]
    const std::int32_t* unit_bias_ = nullptr;      // [32]
    const std::int16_t* logit_weights_ = nullptr;  // [sides][32]
    const std::int32_t* logit_bias_ = nullptr;     // [sides]
    const std::int8_t* policy_weights_ = nullptr;  // [actions][hidden]
    const std::int32_t* policy_bias_ = nullptr;    // [actions]
};

}  // namespace hedgemaze::nets
