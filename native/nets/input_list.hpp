// The numbers of a position's active inputs.
#pragma once

#include <cstdint>

namespace hedgemaze::nets {

struct InputList {
    static constexpr int kMax = 1024;
    int count = 0;
    std::uint16_t of[kMax];
    void add(int input) { of[count++] = static_cast<std::uint16_t>(input); }
};

inline constexpr int kNoOutput = -1;  // an action without an output of the policy

}  // namespace hedgemaze::nets
