// Hashes of positions, counters left out: a part for the fences that changes by one key a fence, and a part for the
// rest, which is a few words and is mixed anew.
#pragma once

#include "board/random.hpp"
#include "board/state.hpp"

namespace hedgemaze {

constexpr std::uint64_t fence_key(Fence fence) {
    const std::uint64_t index = fence.slot + (fence.axis == Axis::kVertical ? 128U : 0U);
    return mix(0x9e3779b97f4a7c15U * (index + 1));
}

// Of all fences on the board.
std::uint64_t fences_hash(const Fences& fences);
// Of everything else but the counters.
std::uint64_t pieces_hash(const State& state);
// Of the whole position: equal positions share it, counters left out.
std::uint64_t hash_of(const State& state);

}  // namespace hedgemaze
