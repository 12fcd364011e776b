// A bitboard: a set of squares as 81 bits in two 64-bit words. Square a1 is bit 0, b1 is bit 1, a2 is bit 9, i9 is
// bit 80.
//
// Two words, not a 128-bit integer: WebAssembly has none without a support library. Shift distances are compile-time
// constants, so a shift takes two or three instructions.
#pragma once

#include <cstdint>

namespace hedgemaze {

// Compilers for CUDA devices have other names for these instructions.
constexpr int popcount(std::uint64_t word) {
#if defined(__CUDA_ARCH__)
    return __popcll(word);
#else
    return __builtin_popcountll(word);
#endif
}
// Precondition: word is not 0.
constexpr int lowest_bit(std::uint64_t word) {
#if defined(__CUDA_ARCH__)
    return __ffsll(static_cast<long long>(word)) - 1;
#else
    return __builtin_ctzll(word);
#endif
}

struct Bits {
    std::uint64_t lo = 0;
    std::uint64_t hi = 0;

    static constexpr Bits of(int square) {
        return square < 64 ? Bits{std::uint64_t{1} << square, 0} : Bits{0, std::uint64_t{1} << (square - 64)};
    }

    constexpr bool any() const { return (lo | hi) != 0; }
    constexpr bool none() const { return (lo | hi) == 0; }
    constexpr bool has(int square) const {
        return square < 64 ? (lo >> square & 1) != 0 : (hi >> (square - 64) & 1) != 0;
    }
    constexpr int count() const { return popcount(lo) + popcount(hi); }
    // Lowest square. Precondition: any().
    constexpr int first() const { return lo != 0 ? lowest_bit(lo) : 64 + lowest_bit(hi); }
    // Removes and returns the lowest square. Precondition: any().
    constexpr int pop() {
        if (lo != 0) {
            const int square = lowest_bit(lo);
            lo &= lo - 1;
            return square;
        }
        const int square = 64 + lowest_bit(hi);
        hi &= hi - 1;
        return square;
    }

    template <int N>
    constexpr Bits up() const {  // towards higher numbers
        static_assert(N > 0 && N < 64);
        return {lo << N, hi << N | lo >> (64 - N)};
    }
    template <int N>
    constexpr Bits down() const {  // towards lower numbers
        static_assert(N > 0 && N < 64);
        return {lo >> N | hi << (64 - N), hi >> N};
    }

    constexpr Bits operator&(Bits o) const { return {lo & o.lo, hi & o.hi}; }
    constexpr Bits operator|(Bits o) const { return {lo | o.lo, hi | o.hi}; }
    constexpr Bits operator^(Bits o) const { return {lo ^ o.lo, hi ^ o.hi}; }
    constexpr Bits operator~() const { return {~lo, ~hi}; }
    constexpr Bits& operator&=(Bits o) { return *this = *this & o; }
    constexpr Bits& operator|=(Bits o) { return *this = *this | o; }
    constexpr Bits& operator^=(Bits o) { return *this = *this ^ o; }
    constexpr bool operator==(const Bits&) const = default;
    // Set difference: a & ~b.
    constexpr Bits without(Bits o) const { return {lo & ~o.lo, hi & ~o.hi}; }
};

}  // namespace hedgemaze
