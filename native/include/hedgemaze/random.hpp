// A small fast generator with a seed: SplitMix64 (Steele, Lea, Flood 2014). The same numbers on every machine.
#pragma once

#include <cstdint>

namespace hedgemaze {

class Random {
   public:
    explicit constexpr Random(std::uint64_t seed) : state_(seed) {}

    constexpr std::uint64_t next() {
        std::uint64_t z = (state_ += 0x9e3779b97f4a7c15U);
        z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9U;
        z = (z ^ z >> 27) * 0x94d049bb133111ebU;
        return z ^ z >> 31;
    }

    // A number below `limit`, which is small: the bias is below limit / 2^32.
    constexpr std::uint32_t below(std::uint32_t limit) {
        return static_cast<std::uint32_t>((next() >> 32) * limit >> 32);
    }

   private:
    std::uint64_t state_;
};

}  // namespace hedgemaze
