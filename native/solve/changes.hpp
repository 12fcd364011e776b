// Which sets have changed in a round, so that the ghosts' turn is computed again only where a later stage has changed.
//
// A line is what remains of a placement without one ghost that has moved: the squares of the other ghosts, and which of
// them have not moved. All sets that a ghost's move leads to belong to one line. For each line there is one bit set:
// the squares of the ghost that was left out, for the sets that have changed.
#pragma once

#include "solve/sweep.hpp"

namespace hedgemaze::solve {

// Adds a bit to a set that several threads change at once.
HEDGEMAZE_DEVICE inline void add_shared(Bits& set, int square) {
    std::uint64_t& word = square < 64 ? set.lo : set.hi;
    const std::uint64_t bit = std::uint64_t{1} << (square & 63);
#if defined(__CUDA_ARCH__)
    if ((word & bit) == 0) {
        atomicOr(reinterpret_cast<unsigned long long*>(&word), static_cast<unsigned long long>(bit));
    }
#else
    if ((__atomic_load_n(&word, __ATOMIC_RELAXED) & bit) == 0) __atomic_fetch_or(&word, bit, __ATOMIC_RELAXED);
#endif
}

template <int K>
struct Changes {
    static constexpr unsigned kParts = K > 0 ? 1u << (K - 1) : 1;  // ways in which the others have moved or not

    Bits* lines = nullptr;    // kParts arrays, one bit set per placement of K - 1 ghosts
    std::uint32_t count = 0;  // of placements of K - 1 ghosts

    std::size_t size() const { return std::size_t{count} * kParts; }

    // Notes that the set of a placement has changed in stage `unmoved`.
    HEDGEMAZE_DEVICE void note(const SweepTables& tables, const Square* squares, unsigned unmoved) const {
        for (int i = 0; i < K; ++i)
            if ((unmoved >> i & 1) == 0) add_shared(line(tables, squares, unmoved, i), squares[i]);
    }

    // The line of a placement without the ghost on squares[taken].
    HEDGEMAZE_DEVICE Bits& line(const SweepTables& tables, const Square* squares, unsigned unmoved, int taken) const {
        std::uint32_t index = 0;
        for (int i = 0; i + 1 < K; ++i) index += tables.choose[squares[i < taken ? i : i + 1]][i + 1];
        return lines[without_flag(unmoved, taken) * count + index];
    }
};

}  // namespace hedgemaze::solve
