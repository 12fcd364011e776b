// Random numbers: the SplitMix64 generator (Steele, Lea, Flood 2014) and seeds of independent streams. Every machine
// produces the same numbers.
#pragma once

#include <cstddef>
#include <cstdint>

namespace hedgemaze {

// The finaliser of SplitMix64.
constexpr std::uint64_t mix(std::uint64_t z) {
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9U;
    z = (z ^ z >> 27) * 0x94d049bb133111ebU;
    return z ^ z >> 31;
}

class Random {
   public:
    explicit constexpr Random(std::uint64_t seed) : state_(seed) {}

    constexpr std::uint64_t next() { return mix(state_ += 0x9e3779b97f4a7c15U); }

    // A number below `limit`. The bias is below limit / 2^32.
    constexpr std::uint32_t below(std::uint32_t limit) {
        return static_cast<std::uint32_t>((next() >> 32) * limit >> 32);
    }

   private:
    std::uint64_t state_;
};

// Adds a word to a hash. Injective in the word for a fixed hash.
constexpr std::uint64_t absorb(std::uint64_t hash, std::uint64_t word) {
    return mix(hash ^ mix(word ^ 0x243f6a8885a308d3U));
}

// The seed of one stream among many, such as that of game i. All SplitMix64 generators share one cycle, so seeds that
// differ by a multiple of the increment would give the same stream, shifted. Hashing the parts avoids that.
// `docs/library.md`, Chance, lists the parts in use.
constexpr std::uint64_t stream_seed_of(std::uint64_t seed, const std::uint64_t* parts, std::size_t count) {
    std::uint64_t hash = absorb(absorb(0, count), seed);
    for (std::size_t i = 0; i < count; ++i) hash = absorb(hash, parts[i]);
    return hash;
}

template <typename... Parts>
constexpr std::uint64_t stream_seed(std::uint64_t seed, Parts... parts) {
    const std::uint64_t words[] = {static_cast<std::uint64_t>(parts)..., 0};
    return stream_seed_of(seed, words, sizeof...(parts));
}

}  // namespace hedgemaze
