// Position hashes, without the counters. The fences have a Zobrist hash, updated by one key per fence; the rest of the
// state is a few words, which are hashed from scratch.
#pragma once

#include "board/random.hpp"
#include "board/state.hpp"

namespace hedgemaze {

constexpr std::uint64_t fence_key(Fence fence) {
    const std::uint64_t index = fence.slot + (fence.axis == Axis::kVertical ? 128U : 0U);
    return mix(0x9e3779b97f4a7c15U * (index + 1));
}

std::uint64_t fences_hash(const Fences& fences);
// Hash of everything but fences and counters.
std::uint64_t pieces_hash(const State& state);
// Hash of the whole position without counters.
std::uint64_t hash_of(const State& state);

}  // namespace hedgemaze
