#include "board/hash.hpp"

namespace hedgemaze {

std::uint64_t fences_hash(const Fences& fences) {
    std::uint64_t hash = 0;
    for_each_fence(fences.slots(), [&](Fence fence) { hash ^= fence_key(fence); });
    return hash;
}

std::uint64_t pieces_hash(const State& state) {
    std::uint64_t hash = 0x243f6a8885a308d3U, word = 0;
    int filled = 0;
    const auto take = [&](std::uint8_t byte) {
        word = word << 8 | byte;
        if (++filled == 8) {
            hash = mix(hash ^ word) + 0x9e3779b97f4a7c15U;
            word = 0;
            filled = 0;
        }
    };
    for (int i = 0; i < state.mode->piece_count; ++i) take(state.squares[i]);
    for (int i = 0; i < state.mode->side_count; ++i) take(state.stocks[i]);
    take(static_cast<std::uint8_t>(state.side | state.retired << 4));
    if (state.mode->has_maze()) {
        take(static_cast<std::uint8_t>(state.pellets | state.chamber << 4));
        take(static_cast<std::uint8_t>(state.reserve | state.spent << 4));
        take(state.lives);
        take(state.moved);
        take(state.active);
        take(state.origin);
        take(static_cast<std::uint8_t>(state.steps | state.boost << 4));
        take(state.lifted);
        if (state.mode->family == Family::kAdvanced)
            for (const Square square : state.previous) take(square);
    }
    return mix(hash ^ word);
}

std::uint64_t hash_of(const State& state) { return fences_hash(state.fences) ^ pieces_hash(state); }

}  // namespace hedgemaze
