// One step of the solver for one placement of the ghosts: plain functions on bit sets of PAC-MAN's squares.
//
// A placement is a set of K squares, sorted. Its index is C(s[0],1) + C(s[1],2) + ...: the combinatorial number system.
// A stage is an array with one bit set per placement; stage `u` holds the sets for positions in which the ghosts at
// the positions of `u` (bit i: the ghost on s[i]) have not moved yet. Stage 0 is the beginning of PAC-MAN's turn, stage
// 2^K - 1 the beginning of the ghosts' turn.
//
// Everything here compiles for a CUDA device as well (nvcc --expt-relaxed-constexpr): no allocation, no globals.
#pragma once

#include "board/fences.hpp"

#if defined(__CUDACC__)
#define HEDGEMAZE_DEVICE __host__ __device__
#else
#define HEDGEMAZE_DEVICE
#endif

namespace hedgemaze::solve {

inline constexpr int kMaxGhosts = 4;
inline constexpr Bits kEverywhere{~std::uint64_t{0}, ~std::uint64_t{0}};
// One step (king's moves and staying at most) and two steps (a 5 by 5 block).
inline constexpr int kMaxTargets = 9 + 25;
inline constexpr int kMaxEnds = 32;

// A square where a ghost's move may end.
struct Target {
    Bits mask;  // PAC-MAN's squares for which the ghost has this move
    Square to = kNoSquare;
    bool is_second = false;  // takes two steps
};

// The moves of a ghost on one square, with a given set of pellets. The targets of one step come first.
struct GhostMoves {
    Bits sight;    // PAC-MAN's squares for which the ghost is in frenzy
    Bits catches;  // PAC-MAN's squares that the ghost can enter in one move; strict rules: in one step
    int count = 0;
    Target targets[kMaxTargets];
    Bits middles[kMaxTargets];  // for targets of two steps: the squares between; apart, because strict rules alone use
                                // them
};

// The same moves by the square where they end, which may be reached in one step and in two; and the ghost's own square,
// on which it stays if it has no move. For rules under which nothing but its end matters of a move.
struct GhostEnds {
    static constexpr int kStep = 4;  // ends that are looked at together

    Bits squares;
    Bits always;           // those that the ghost can reach wherever PAC-MAN is
    int always_count = 0;  // multiples of kStep: unused entries have the number kSquares and an empty mask
    int count = 0;         // of all entries; those of `always` come first
    Square list[kMaxEnds] = {};
    Square numbers[kSquares] = {};     // by square: its entry
    alignas(16) Bits masks[kMaxEnds];  // PAC-MAN's squares for which the ghost has a move there

    HEDGEMAZE_DEVICE Bits mask_of(int to) const { return masks[numbers[to]]; }
};

// All that a sweep needs to know of the maze, the house rules and the pellets left. Plain data: copy it to a device.
struct SweepTables {
    std::uint32_t choose[kSquares + 1][kMaxGhosts + 1];  // binomial coefficients
    GhostMoves moves[kSquares];
    GhostEnds ends[kSquares];
    Fences fences;
    Bits board;
    Bits pellets;
    bool is_exact_pacman;  // house rule pac_move: both steps are compulsory
    bool is_exact_frenzy;  // house rule frenzy_steps: both steps are compulsory
    bool is_blocking;      // house rule ghost_stack: ghosts do not pass over each other
};

// Index of a placement.
template <int K>
HEDGEMAZE_DEVICE inline std::uint32_t rank_of(const SweepTables& tables, const Square* squares) {
    std::uint32_t index = 0;
    for (int i = 0; i < K; ++i) index += tables.choose[squares[i]][i + 1];
    return index;
}

// The placement with an index.
template <int K>
HEDGEMAZE_DEVICE inline void unrank(const SweepTables& tables, std::uint32_t index, Square* squares) {
    int square = kSquares - 1;
    for (int i = K; i-- > 0;) {
        while (tables.choose[square][i + 1] > index) --square;
        squares[i] = static_cast<Square>(square);
        index -= tables.choose[square][i + 1];
    }
}

template <int K>
HEDGEMAZE_DEVICE inline Bits bits_of(const Square* squares) {
    Bits bits;
    for (int i = 0; i < K; ++i) bits |= Bits::of(squares[i]);
    return bits;
}

// PAC-MAN's squares with a move that ends in `ends` or enters `entries` (pellets, or ghosts that he may enter).
HEDGEMAZE_DEVICE inline Bits pacman_moves(const SweepTables& tables, Bits ghosts, Bits ends, Bits entries) {
    const Fences& fences = tables.fences;
    const Bits free = tables.board.without(ghosts | tables.pellets);
    const Bits last = ends & free;
    const Bits middles = fences.neighbours(last | entries) & free;
    const Bits first = tables.is_exact_pacman ? middles | entries : middles | entries | last;
    const Bits stuck = free.without(fences.neighbours(tables.board.without(ghosts)));  // A.3-6: no step, so he stays
    return (fences.neighbours(first) | (stuck & last)) & free;
}

// PAC-MAN's squares for which a ghost has no move and stays (A.3-21).
HEDGEMAZE_DEVICE inline Bits stays(const SweepTables& tables, Bits occupied, int from) {
    const GhostEnds& ends = tables.ends[from];
    if (ends.always.without(occupied).any()) return {};
    Bits can = tables.moves[from].catches;
    for (Bits left = ends.squares.without(occupied); left.any();) can |= ends.mask_of(left.pop());
    return ~can;
}

// The flags of a stage without that of one ghost; the ghosts after it move up.
HEDGEMAZE_DEVICE constexpr unsigned without_flag(unsigned unmoved, int ghost) {
    const unsigned below = (1u << ghost) - 1;
    return (unmoved & below) | (unmoved >> 1 & ~below);
}

// The sets after a move of the ghost on squares[mover]: where to find the set for each target.
template <int K>
struct Successors {
    const Bits* stage[K];  // by position of the target among the other ghosts; points at the others' part of the index
    Square others[K > 1 ? K - 1 : 1];

    HEDGEMAZE_DEVICE Successors(const SweepTables& tables, const Bits* const* stages, const Square* squares,
                                unsigned unmoved, int mover) {
        for (int i = 0; i + 1 < K; ++i) others[i] = squares[i < mover ? i : i + 1];
        const unsigned rest = without_flag(unmoved, mover);
        for (int at = 0; at < K; ++at) {
            std::uint32_t base = 0;
            for (int i = 0; i + 1 < K; ++i) base += tables.choose[others[i]][i < at ? i + 1 : i + 2];
            const unsigned low = (1u << at) - 1;
            stage[at] = stages[(rest & low) | (rest & ~low) << 1] + base;
        }
    }
    // Position of a target among the other ghosts; -1 if one of them stands there.
    HEDGEMAZE_DEVICE int position(Square to) const {
        int at = 0;
        for (int i = 0; i + 1 < K; ++i) {
            if (others[i] == to) return -1;
            at += static_cast<int>(others[i] < to);
        }
        return at;
    }
    HEDGEMAZE_DEVICE Bits at(const SweepTables& tables, int position, int to) const {
        return stage[position][tables.choose[to][position + 1]];
    }
    // The set after a move to a square where no other ghost stands.
    HEDGEMAZE_DEVICE Bits at(const SweepTables& tables, int to) const {
        int position = 0;
        for (int i = 0; i + 1 < K; ++i) position += static_cast<int>(others[i] < to);
        return at(tables, position, to);
    }
    // PAC-MAN's squares for which the ghost may end its move on a square.
    HEDGEMAZE_DEVICE Bits mask(const SweepTables& tables, int from, int to) const {
        const GhostEnds& ends = tables.ends[from];
        if (to != from) return ends.mask_of(to);
        Bits occupied;
        for (int i = 0; i + 1 < K; ++i) occupied |= Bits::of(others[i]);
        return ends.mask_of(to) | stays(tables, occupied, from);
    }
};

// A set that is being found: it contains `reached` and lies within `limit`.
struct Search {
    Bits reached;
    Bits limit;

    HEDGEMAZE_DEVICE Bits missing() const { return limit.without(reached); }
};

// Adds PAC-MAN's squares for which one ghost's move reaches the sets of the later stages.
template <int K>
HEDGEMAZE_DEVICE inline void add_ghost(const SweepTables& tables, const Successors<K>& next, Square from, int mover,
                                       bool is_catch_good, Search& search) {
    const GhostMoves& moves = tables.moves[from];
    Bits can = moves.catches;
    if (is_catch_good) search.reached |= moves.catches;
    for (int i = 0; i < moves.count; ++i) {
        const Target& target = moves.targets[i];
        const Bits missing = search.missing() & target.mask;
        if (missing.none() && (~can).none()) continue;
        const int position = next.position(target.to);
        if (position < 0) continue;
        can |= target.mask;
        if (missing.any()) search.reached |= next.at(tables, position, target.to) & missing;
    }
    const Bits stays = search.missing().without(can);  // A.3-21
    if (stays.any()) search.reached |= next.at(tables, mover, from) & stays;
}

// The same for house rules under which a move depends on more than its end: frenzy_steps=exact_2, ghost_stack=none.
template <int K>
HEDGEMAZE_DEVICE inline void add_ghost_strict(const SweepTables& tables, const Successors<K>& next, Square from,
                                              int mover, bool is_catch_good, Search& search) {
    const GhostMoves& moves = tables.moves[from];
    Bits others;
    for (int i = 0; i + 1 < K; ++i) others |= Bits::of(next.others[i]);
    Bits catches = moves.catches, twice;
    for (int i = 0; i < moves.count; ++i) {
        const Target& target = moves.targets[i];
        if (!target.is_second) continue;
        const Bits middles = tables.is_blocking ? moves.middles[i].without(others) : moves.middles[i];
        if (middles.none()) continue;
        catches |= Bits::of(target.to) & target.mask;
        const int position = next.position(target.to);
        if (position < 0) continue;
        // PAC-MAN on the only square between is caught instead of passed.
        const bool is_single = middles.without(Bits::of(middles.first())).none();
        const Bits mask = is_single ? target.mask.without(middles) : target.mask;
        twice |= mask;
        search.reached |= next.at(tables, position, target.to) & mask & search.limit;
    }
    const Bits full = catches | twice;  // both steps can be made, or a catch
    Bits can = full;
    for (int i = 0; i < moves.count; ++i) {
        const Target& target = moves.targets[i];
        if (target.is_second) continue;
        const int position = next.position(target.to);
        if (position < 0) continue;
        const bool is_short = tables.is_exact_frenzy && target.to != from;
        const Bits mask = is_short ? target.mask.without(moves.sight & full) : target.mask;
        can |= mask;
        search.reached |= next.at(tables, position, target.to) & mask & search.limit;
    }
    if (is_catch_good) search.reached |= catches;
    search.reached |= next.at(tables, mover, from).without(can) & search.limit;
}

// PAC-MAN's squares for which the ghosts of `unmoved`, one after the other in any order, can reach stage 0. `stages[u]`
// must be complete for every u with fewer ghosts than `unmoved`. The caller knows that the set contains `floor` and
// lies within `limit`; a sweep is quick where the two are close.
template <int K>
HEDGEMAZE_DEVICE inline Bits ghost_moves(const SweepTables& tables, const Bits* const* stages, const Square* squares,
                                         unsigned unmoved, bool is_catch_good, Bits floor, Bits limit) {
    Search search{floor, limit};
    for (int i = 0; i < K; ++i) {
        if ((unmoved >> i & 1) == 0 || search.missing().none()) continue;
        const Successors<K> next(tables, stages, squares, unmoved, i);
        if (tables.is_exact_frenzy || tables.is_blocking) {
            add_ghost_strict<K>(tables, next, squares[i], i, is_catch_good, search);
        } else {
            add_ghost<K>(tables, next, squares[i], i, is_catch_good, search);
        }
    }
    return search.reached & limit;
}

}  // namespace hedgemaze::solve
