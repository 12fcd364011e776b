// The passes of the solver over all placements of K ghosts, as plain functors: what one round does to one placement.
// A team of threads (solver.cpp) or a CUDA device (cuda/solve.cu) calls them for every placement, in any order.
#pragma once

#include "solve/changes.hpp"
#include "solve/solver.hpp"

namespace hedgemaze::solve {

// The arrays of one set of pellets and K ghosts, with one entry per placement.
template <int K>
struct GroupData {
    static constexpr unsigned kNoneMoved = (1u << K) - 1;

    // `workspace` has workspace_size() bytes, aligned to 16.
    explicit GroupData(void* workspace) {
        const std::size_t count = placement_count(K);
        auto* memory = static_cast<Bits*>(workspace);
        for (unsigned unmoved = 0; unmoved <= kNoneMoved; ++unmoved) stages[unmoved] = memory + unmoved * count;
        known = memory + (kNoneMoved + 1) * count;
        changes = {known + count, placement_count(K > 0 ? K - 1 : 0)};
        entries = reinterpret_cast<Result*>(changes.lines + changes.size());
    }

    const SweepTables* tables = nullptr;
    const Blocks* blocks = nullptr;
    int pellets = 0;                    // set of pellets
    Bits* stages[kNoneMoved + 1] = {};  // sweep.hpp
    Bits* known = nullptr;              // positions found so far
    Changes<K> changes;                 // of the stages in this round
    Result* entries = nullptr;          // results of entering each pellet, four per placement
    Result* out = nullptr;              // results of all positions, 81 per placement
    std::uint8_t* is_entry = nullptr;   // by result: some entry has it
    std::uint64_t* found = nullptr;  // positions found in this round; while changes are noted, not 0 if there are any

    HEDGEMAZE_DEVICE bool is_valid(const Square* squares) const {
        return (bits_of<K>(squares) & tables->pellets).none();  // no ghost ends its move on a pellet
    }
    HEDGEMAZE_DEVICE Bits free(const Square* squares) const {
        return tables->board.without(bits_of<K>(squares) | tables->pellets);
    }
    HEDGEMAZE_DEVICE void note_change(const Square* squares, unsigned unmoved) const {
        changes.note(*tables, squares, unmoved);
#if defined(__CUDA_ARCH__)
        *found = 1;
#else
        if (__atomic_load_n(found, __ATOMIC_RELAXED) == 0) __atomic_store_n(found, std::uint64_t{1}, __ATOMIC_RELAXED);
#endif
    }
};

// What PAC-MAN gets by entering each pellet.
template <int K>
struct EntryPass {
    GroupData<K> data;

    HEDGEMAZE_DEVICE void operator()(std::uint32_t index, const Square* squares) const {
        const bool is_valid = data.is_valid(squares);
        for (int i = 0; i < kPellets; ++i) {
            const bool has_pellet = (data.pellets >> i & 1) != 0 && is_valid;
            const Result result = has_pellet ? data.blocks->enter(data.pellets, i, squares, K) : kOpen;
            data.entries[std::size_t{index} * kPellets + i] = result;
            note_entry(data.is_entry[result]);
        }
    }

    // Several threads may set a flag at once.
    HEDGEMAZE_DEVICE static void note_entry(std::uint8_t& flag) {
#if defined(__CUDA_ARCH__)
        flag = 1;
#else
        __atomic_store_n(&flag, std::uint8_t{1}, __ATOMIC_RELAXED);
#endif
    }
};

// Stage 0 from the known positions: PAC-MAN is lost where all his moves are (ghosts), or has no winning move.
template <int K>
struct PacmanPass {
    GroupData<K> data;
    Value side;
    int distance;
    bool is_ghost_way_out;   // PAC-MAN may enter a ghost, and the catch is good for him
    bool is_noting = false;  // notes what changes
    bool is_still = false;   // no position was found in the last round: only an entry of this distance changes a set

    HEDGEMAZE_DEVICE void operator()(std::uint32_t index, const Square* squares) const {
        if (!data.is_valid(squares) || (is_still && !has_entry(index))) return;
        const Bits ghosts = bits_of<K>(squares), free = data.free(squares);
        Bits entries = is_ghost_way_out ? ghosts : Bits{};
        for (int i = 0; i < kPellets; ++i) {
            if ((data.pellets >> i & 1) == 0) continue;
            const Result code = data.entries[std::size_t{index} * kPellets + i];
            const bool is_known = distance_of(code) <= distance;
            const bool is_good = side == Value::kGhosts ? value_of(code) != Value::kGhosts || !is_known
                                                        : value_of(code) == Value::kPacman && is_known;
            if (is_good) entries |= Bits::of(data.blocks->pellets[i]);
        }
        const Bits ends = side == Value::kGhosts ? free.without(data.known[index]) : data.known[index];
        const Bits set = free.without(pacman_moves(*data.tables, ghosts, ends, entries));
        if (set == data.stages[0][index]) return;
        data.stages[0][index] = set;
        if (is_noting) data.note_change(squares, 0);
    }

   private:
    HEDGEMAZE_DEVICE bool has_entry(std::uint32_t index) const {
        const int code = side == Value::kGhosts ? distance : kPacmanBase + distance;
        for (int i = 0; i < kPellets; ++i)
            if (data.entries[std::size_t{index} * kPellets + i] == code) return true;
        return false;
    }
};

// One stage of the ghosts' turn, whatever the sets were before.
template <int K>
struct WholeGhostPass {
    GroupData<K> data;
    Value side;
    unsigned unmoved;
    bool is_catch_good;

    HEDGEMAZE_DEVICE void operator()(std::uint32_t index, const Square* squares) const {
        if (!data.is_valid(squares)) return;
        Bits& set = data.stages[unmoved][index];
        const Bits free = data.free(squares);
        const Bits floor = side == Value::kGhosts ? set : Bits{};
        const Bits limit = side == Value::kGhosts ? free : set & free;
        set = ghost_moves<K>(*data.tables, data.stages, squares, unmoved, is_catch_good, floor, limit);
    }
};

// The same in a round in which few sets change: looks only at moves to sets that have changed in this round.
template <int K>
struct FewGhostPass {
    GroupData<K> data;
    Value side;
    unsigned unmoved;
    bool is_catch_good;

    HEDGEMAZE_DEVICE void operator()(std::uint32_t index, const Square* squares) const {
        if (!data.is_valid(squares)) return;
        Bits& set = data.stages[unmoved][index];
        const Bits found = side == Value::kGhosts ? grown(squares, set) : shrunk(squares, set);
        if (found == set) return;
        set = found;
        data.note_change(squares, unmoved);
    }

   private:
    // The squares with changed sets to which a ghost may move.
    HEDGEMAZE_DEVICE Bits changed(const Square* squares, int mover) const {
        return data.changes.line(*data.tables, squares, unmoved, mover) & data.tables->ends[squares[mover]].squares;
    }
    HEDGEMAZE_DEVICE bool is_strict() const { return data.tables->is_exact_frenzy || data.tables->is_blocking; }

    HEDGEMAZE_DEVICE Bits grown(const Square* squares, Bits set) const {
        const SweepTables& tables = *data.tables;
        Search search{set, data.free(squares)};
        for (int i = 0; i < K; ++i) {
            if ((unmoved >> i & 1) == 0) continue;
            Bits ends = changed(squares, i);
            if (ends.none() || search.missing().none()) continue;
            const Successors<K> next(tables, data.stages, squares, unmoved, i);
            if (is_strict()) {
                add_ghost_strict<K>(tables, next, squares[i], i, is_catch_good, search);
                continue;
            }
            while (ends.any()) {
                const int to = ends.pop();
                search.reached |= next.at(tables, to) & next.mask(tables, squares[i], to) & search.limit;
            }
        }
        return search.reached & search.limit;
    }

    HEDGEMAZE_DEVICE Bits shrunk(const Square* squares, Bits set) const {
        const SweepTables& tables = *data.tables;
        Bits doubtful;  // what a changed set does not contain; another move may lead there
        for (int i = 0; i < K; ++i) {
            if ((unmoved >> i & 1) == 0) continue;
            Bits ends = changed(squares, i);
            if (ends.none() || set.without(doubtful).none()) continue;
            if (is_strict()) {
                doubtful = set;
                break;
            }
            const Successors<K> next(tables, data.stages, squares, unmoved, i);
            while (ends.any()) {
                const int to = ends.pop();
                doubtful |= (next.mask(tables, squares[i], to) & set).without(next.at(tables, to));
            }
        }
        if (doubtful.none()) return set;
        return ghost_moves<K>(tables, data.stages, squares, unmoved, is_catch_good, set.without(doubtful), set);
    }
};

// Writes the results of the positions found at this distance and counts them.
template <int K>
struct NotePass {
    GroupData<K> data;
    Value side;
    int distance;

    HEDGEMAZE_DEVICE void operator()(std::uint32_t index, const Square* squares) const {
        if (!data.is_valid(squares)) return;
        const Bits reached = data.stages[data.kNoneMoved][index];
        Bits fresh =
            (side == Value::kGhosts ? reached : data.free(squares).without(reached)).without(data.known[index]);
        if (fresh.none()) return;
        data.known[index] |= fresh;
        add_to(*data.found, static_cast<std::uint64_t>(fresh.count()));
        const auto code = static_cast<Result>(side == Value::kGhosts ? distance : kPacmanBase + distance);
        while (fresh.any()) data.out[std::size_t{index} * kSquares + static_cast<std::size_t>(fresh.pop())] = code;
    }

    HEDGEMAZE_DEVICE static void add_to(std::uint64_t& sum, std::uint64_t count) {
#if defined(__CUDA_ARCH__)
        atomicAdd(reinterpret_cast<unsigned long long*>(&sum), static_cast<unsigned long long>(count));
#else
        __atomic_fetch_add(&sum, count, __ATOMIC_RELAXED);
#endif
    }
};

// The rounds of one set of pellets and K ghosts. `Runner` has for_each<K>(pass), fill(pointer, byte, bytes),
// is_entry(result), clear_found(), found() and report(ghosts, side, distance), which returns false to cancel; and
// whole_stages(data, side, movers, is_catch_good), which may do the work of WholeGhostPass for all stages with a number
// of ghosts to move, or return false.
template <int K, typename Runner>
class Group {
   public:
    Group(const GroupData<K>& data, const House& house, Value after_catch, Runner& runner)
        : data_(data), house_(house), after_catch_(after_catch), count_(placement_count(K)), runner_(runner) {}

    SolveStatus solve() {
        runner_.fill(data_.out, kOpen, std::size_t{count_} * kSquares);
        runner_.template for_each<K>(EntryPass<K>{data_});
        const SolveStatus status = grow(Value::kGhosts);
        return status == SolveStatus::kDone ? grow(Value::kPacman) : status;
    }

   private:
    // Whether an entry has this distance for a side, which may change a set that has stopped growing.
    bool has_entry(Value side, int distance) const {
        return runner_.is_entry(side == Value::kGhosts ? distance : kPacmanBase + distance);
    }

    // Calls visit(unmoved) for the stages in which a number of ghosts have not moved.
    template <typename Visit>
    void for_each_stage(int movers, Visit visit) {
        for (unsigned unmoved = 0; unmoved <= data_.kNoneMoved; ++unmoved)
            if (__builtin_popcount(unmoved) == movers) visit(unmoved);
    }

    // Both turns of a round in which few sets change. Returns whether one at the beginning of the ghosts' turn does.
    bool few_changes(PacmanPass<K> turn, bool is_still, bool is_catch_good) {
        runner_.fill(data_.changes.lines, 0, data_.changes.size() * sizeof(Bits));
        runner_.clear_found();
        turn.is_noting = true;
        turn.is_still = is_still;
        runner_.template for_each<K>(turn);
        for (int movers = 1; movers <= K && runner_.found() != 0; ++movers) {
            runner_.clear_found();
            for_each_stage(movers, [&](unsigned unmoved) {
                runner_.template for_each<K>(FewGhostPass<K>{data_, turn.side, unmoved, is_catch_good});
            });
        }
        return runner_.found() != 0;
    }

    // Writes the results of a round and returns how many positions were found.
    std::uint64_t note(Value side, int distance) {
        runner_.clear_found();
        runner_.template for_each<K>(NotePass<K>{data_, side, distance});
        return runner_.found();
    }

    SolveStatus grow(Value side) {
        runner_.fill(data_.known, 0, count_ * sizeof(Bits));
        // The ghosts' sets grow from nothing; the sets of squares without a win of PAC-MAN shrink from everything.
        runner_.fill(data_.stages[0], side == Value::kGhosts ? 0 : 0xff,
                     (data_.kNoneMoved + 1) * count_ * sizeof(Bits));
        const bool is_catch_good =
            side == Value::kGhosts ? after_catch_ == Value::kGhosts : after_catch_ != Value::kPacman;
        std::uint64_t found = 0;  // in the last round
        for (int distance = 1, rounds = 0;; ++distance, ++rounds) {
            if (distance > kMaxDistance) return SolveStatus::kTooLong;
            const bool is_way_out = house_.pac_enters_ghost == PacEntersGhost::kCaught &&
                                    (side == Value::kGhosts ? after_catch_ != Value::kGhosts
                                                            : after_catch_ == Value::kPacman && distance > 1);
            const PacmanPass<K> turn{data_, side, distance - 1, is_way_out};
            // Few sets change if fewer positions than placements were found in the last round.
            if (rounds >= 2 && found < count_) {
                found = few_changes(turn, found == 0, is_catch_good) ? note(side, distance) : 0;
            } else {
                runner_.template for_each<K>(turn);
                for (int movers = 1; movers <= K; ++movers) {
                    if (runner_.whole_stages(data_, side, movers, is_catch_good)) continue;
                    for_each_stage(movers, [&](unsigned unmoved) {
                        runner_.template for_each<K>(WholeGhostPass<K>{data_, side, unmoved, is_catch_good});
                    });
                }
                found = note(side, distance);
            }
            if (!runner_.report(K, side, distance, found)) return SolveStatus::kCancelled;
            if (found == 0) {
                while (distance <= kMaxDistance && !has_entry(side, distance)) ++distance;
                if (distance > kMaxDistance) return SolveStatus::kDone;
            }
        }
    }

    GroupData<K> data_;
    const House& house_;
    Value after_catch_;
    std::uint32_t count_;
    Runner& runner_;
};

}  // namespace hedgemaze::solve
