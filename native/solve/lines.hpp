// The ghosts' turn, one line at a time: the squares of all ghosts but one, and which of them have not moved.
//
// All sets that a move of the remaining ghost leads to belong to one line, so they are loaded once and used for every
// square that the ghost may come from. This is the processor's way through a stage when most sets change; it does
// without the house rules under which a move depends on the other ghosts' squares (add_ghost_strict in sweep.hpp).
#pragma once

#include "solve/passes.hpp"

namespace hedgemaze::solve {

// A bit set in a vector register, where the processor has them.
using Wide = std::uint64_t __attribute__((vector_size(16), may_alias));
static_assert(sizeof(Wide) == sizeof(Bits));

inline Wide wide(Bits bits) { return Wide{bits.lo, bits.hi}; }
inline const Wide* wide(const Bits* bits) { return reinterpret_cast<const Wide*>(bits); }

// The part of the ghosts' turn in which the ghosts of `rest` (bits by position among the ghosts but the one that moves)
// have not moved: adds the sets after each move to the sets of all stages before it.
//
// Two lines may add to one set. Lines with the same last square belong to one thread; then no two threads do, if the
// ghosts that come after all others are moved in a pass of their own (`is_last`).
template <int K>
struct LinePass {
    GroupData<K> data;
    unsigned rest;
    bool is_last;
    bool is_catch_good;

    // `others`: the K - 1 ghosts that do not move now.
    void operator()(std::uint32_t, const Square* others) const {
        const SweepTables& tables = *data.tables;
        const Bits occupied = bits_of<K - 1>(others);
        if ((occupied & tables.pellets).any()) return;
        const int top = K > 1 ? others[K > 1 ? K - 2 : 0] : -1;
        const int begin = is_last ? top + 1 : 0, end = is_last ? kSquares : top;
        if (begin >= end) return;
        Wide sets[kSquares + 1];
        load(tables, others, begin > kReach ? begin - kReach : 0, end + kReach < kSquares ? end + kReach : kSquares,
             sets);
        sets[kSquares] = Wide{};
        const Wide free = wide(tables.board.without(occupied | tables.pellets));
        for (int position = is_last ? K - 1 : 0; position < (is_last ? K : K - 1); ++position) {
            const unsigned low = (1u << position) - 1;
            const unsigned unmoved = (rest & low) | (rest & ~low) << 1 | (low + 1);
            auto* out = reinterpret_cast<Wide*>(data.stages[unmoved] + base(tables, others, position));
            const bool is_ahead = position > 0 && others[0] % kPerLine == 0;
            const int last = position == K - 1 ? kSquares : others[position];
            for (int from = position == 0 ? 0 : others[position - 1] + 1; from < last; ++from) {
                if (tables.pellets.has(from)) continue;
                Wide& set = out[tables.choose[from][position + 1]];
                if (is_ahead) __builtin_prefetch(&set + kAhead, 1);
                set |= reached(tables, occupied, from, sets) & free & ~wide(Bits::of(from));
            }
        }
    }

   private:
    static constexpr int kReach = 2 * (kStride + 1);  // the longest way between two squares of a move
    // Lines follow each other by their lowest square, and so do their sets in memory.
    static constexpr int kPerLine = 4;  // sets per line of the processor's cache
    static constexpr int kAhead = 8;    // sets that are fetched in advance

    Wide reached(const SweepTables& tables, Bits occupied, int from, const Wide* sets) const {
        const GhostEnds& ends = tables.ends[from];
        const Square* to = ends.list;
        const Wide* masks = wide(ends.masks);
        Wide reached = is_catch_good ? wide(tables.moves[from].catches) : Wide{};
        static_assert(GhostEnds::kStep == 4);
        int i = 0;
        for (; i < ends.always_count; i += 4)
            reached |= (sets[to[i]] | sets[to[i + 1]]) | (sets[to[i + 2]] | sets[to[i + 3]]);
        for (; i < ends.count; i += 4)
            reached |= ((sets[to[i]] & masks[i]) | (sets[to[i + 1]] & masks[i + 1])) |
                       ((sets[to[i + 2]] & masks[i + 2]) | (sets[to[i + 3]] & masks[i + 3]));
        if (ends.always.without(occupied).none()) reached |= sets[from] & wide(stays(tables, occupied, from));
        return reached;
    }

    // Where the sets of a line with the ghost in one position begin.
    static std::uint32_t base(const SweepTables& tables, const Square* others, int position) {
        std::uint32_t index = 0;
        for (int i = 0; i + 1 < K; ++i) index += tables.choose[others[i]][i < position ? i + 1 : i + 2];
        return index;
    }

    // The sets of the line after a move, by the ghost's square.
    void load(const SweepTables& tables, const Square* others, int begin, int end, Wide* sets) const {
        int square = begin;
        for (int position = 0; position < K; ++position) {
            const unsigned low = (1u << position) - 1;
            const Wide* stage = wide(data.stages[(rest & low) | (rest & ~low) << 1] + base(tables, others, position));
            const int last = position == K - 1 || others[position] > end ? end : others[position];
            if (position > 0 && others[0] % kPerLine == 0)
                for (int ahead = square; ahead < last; ++ahead)
                    __builtin_prefetch(stage + tables.choose[ahead][position + 1] + kAhead);
            for (; square < last; ++square) sets[square] = stage[tables.choose[square][position + 1]];
            if (square < end && position < K - 1 && square == others[position]) sets[square++] = Wide{};
        }
    }
};

}  // namespace hedgemaze::solve
