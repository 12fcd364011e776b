// Hashes of positions, counters left out: a part for the fences that changes by one key a fence, and a part for the
// rest, which is a few words and is mixed anew.
#pragma once

#include "hedgemaze/state.hpp"

namespace hedgemaze {

// Scrambles a word; equal for equal input on every machine (the finaliser of SplitMix64).
constexpr std::uint64_t mix(std::uint64_t z) {
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9U;
    z = (z ^ z >> 27) * 0x94d049bb133111ebU;
    return z ^ z >> 31;
}

constexpr std::uint64_t fence_key(Fence fence) {
    const std::uint64_t index = fence.slot + (fence.axis == Axis::kVertical ? 128U : 0U);
    return mix(0x9e3779b97f4a7c15U * (index + 1));
}

// Of all fences on the board.
std::uint64_t fences_hash(const Fences& fences);
// Of everything else but the counters.
std::uint64_t pieces_hash(const State& state);

}  // namespace hedgemaze
