#include "solve/solver.hpp"

#include <cstring>

namespace hedgemaze::solve {

namespace {

// Arrays of bit sets: one per stage, the known positions; and the codes of entering each pellet.
std::size_t group_size(int ghosts) {
    return std::size_t{placement_count(ghosts)} * (sizeof(Bits) * ((std::size_t{1} << ghosts) + 1) + kPellets);
}

// All positions with one set of pellets and K ghosts on the board.
template <int K>
class Group {
   public:
    explicit Group(const Task& task)
        : task_(task),
          problem_(*task.blocks->problem),
          count_(placement_count(K)),
          out_(task.out + part_offset(problem_, K)) {
        make_tables(problem_, task.pellets, tables_);
        auto* memory = static_cast<Bits*>(task.workspace);
        for (unsigned unmoved = 0; unmoved <= kNoneMoved; ++unmoved) stages_[unmoved] = memory + unmoved * count_;
        known_ = memory + (kNoneMoved + 1) * std::size_t{count_};
        entries_ = reinterpret_cast<Result*>(known_ + count_);
    }

    Ended solve() {
        std::memset(out_, kOpen, std::size_t{count_} * kSquares);
        find_entries();
        const Ended ended = grow(Value::kGhosts);
        return ended == Ended::kDone ? grow(Value::kPacman) : ended;
    }

   private:
    static constexpr unsigned kNoneMoved = (1u << K) - 1;
    static constexpr std::uint32_t kPart = 4096;  // placements per task of the team

    // Calls visit(index, squares) for every placement, on all threads.
    template <typename Visit>
    void for_each_placement(Visit visit) {
        struct Context {
            Group* group;
            Visit* visit;
        } context{this, &visit};
        const Team::Task task = [](void* raw, int part) {
            const Context& c = *static_cast<Context*>(raw);
            const std::uint32_t begin = static_cast<std::uint32_t>(part) * kPart;
            const std::uint32_t end = begin + kPart < c.group->count_ ? begin + kPart : c.group->count_;
            Square squares[K + 1];
            unrank<K>(c.group->tables_, begin, squares);
            for (std::uint32_t index = begin; index < end; ++index) {
                (*c.visit)(index, squares);
                for (int i = 0; i < K; ++i) {  // the next placement
                    if (i + 1 == K || squares[i] + 1 < squares[i + 1]) {
                        ++squares[i];
                        break;
                    }
                    squares[i] = static_cast<Square>(i);
                }
            }
        };
        task_.team->run(static_cast<int>((count_ + kPart - 1) / kPart), task, &context);
    }

    bool is_valid(const Square* squares) const {
        return (bits_of<K>(squares) & tables_.pellets).none();  // no ghost ends its move on a pellet
    }

    void find_entries() {
        for_each_placement([this](std::uint32_t index, const Square* squares) {
            for (int i = 0; i < kPellets; ++i) {
                const bool has_pellet = (task_.pellets >> i & 1) != 0 && is_valid(squares);
                entries_[std::size_t{index} * kPellets + i] =
                    has_pellet ? task_.blocks->enter(task_.pellets, i, squares, K) : kOpen;
            }
        });
        // The distances at which an entry becomes known, for each side.
        for (std::size_t i = 0; i < std::size_t{count_} * kPellets; ++i) is_entry_[entries_[i]] = true;
    }

    // Whether an entry at this distance or later counts for a side, which may change a set that has stopped growing.
    bool has_entry(Value side, int distance) const {
        return distance <= kMaxDistance && is_entry_[side == Value::kGhosts ? distance : kPacmanBase + distance];
    }

    Ended grow(Value side) {
        std::memset(static_cast<void*>(known_), 0, count_ * sizeof(Bits));
        // The ghosts' sets grow from nothing; the sets of squares without a win of PAC-MAN shrink from everything.
        std::memset(static_cast<void*>(stages_[0]), side == Value::kGhosts ? 0 : 0xff,
                    (kNoneMoved + 1) * count_ * sizeof(Bits));
        const bool is_catch_good =
            side == Value::kGhosts ? task_.after_catch == Value::kGhosts : task_.after_catch != Value::kPacman;
        for (int distance = 1;; ++distance) {
            if (distance > kMaxDistance) return Ended::kTooLong;
            pacman_turn(side, distance - 1);
            for (int movers = 1; movers <= K; ++movers)
                for (unsigned unmoved = 0; unmoved <= kNoneMoved; ++unmoved)
                    if (__builtin_popcount(unmoved) == movers) ghost_turn(side, unmoved, is_catch_good);
            const std::uint64_t found = note(side, distance);
            const Report report{task_.pellets, K, side, distance, found};
            if (task_.report != nullptr && !task_.report(task_.context, report)) return Ended::kCancelled;
            if (found == 0) {
                while (distance <= kMaxDistance && !has_entry(side, distance)) ++distance;
                if (distance > kMaxDistance) return Ended::kDone;
            }
        }
    }

    // Stage 0 from the known positions: PAC-MAN is lost where all his moves are (ghosts), or has no winning move.
    void pacman_turn(Value side, int distance) {
        const bool may_enter_ghost = problem_.mode.house.pac_enters_ghost == PacEntersGhost::kCaught;
        const bool is_way_out =
            may_enter_ghost && (side == Value::kGhosts ? task_.after_catch != Value::kGhosts
                                                       : task_.after_catch == Value::kPacman && distance > 0);
        for_each_placement([=, this](std::uint32_t index, const Square* squares) {
            const Bits ghosts = bits_of<K>(squares);
            const Bits free = tables_.board.without(ghosts | tables_.pellets);
            Bits entries = is_way_out ? ghosts : Bits{};
            for (int i = 0; i < kPellets; ++i) {
                if ((task_.pellets >> i & 1) == 0) continue;
                const Result code = entries_[std::size_t{index} * kPellets + i];
                const bool is_known = distance_of(code) <= distance;
                const bool is_good = side == Value::kGhosts ? value_of(code) != Value::kGhosts || !is_known
                                                            : value_of(code) == Value::kPacman && is_known;
                if (is_good) entries |= Bits::of(problem_.mode.maze.pellets[i]);
            }
            const Bits ends = side == Value::kGhosts ? free.without(known_[index]) : known_[index];
            stages_[0][index] = free.without(pacman_moves(tables_, ghosts, ends, entries));
        });
    }

    void ghost_turn(Value side, unsigned unmoved, bool is_catch_good) {
        for_each_placement([=, this](std::uint32_t index, const Square* squares) {
            if (!is_valid(squares)) return;
            Bits& set = stages_[unmoved][index];
            const Bits free = tables_.board.without(bits_of<K>(squares) | tables_.pellets);
            const Bits floor = side == Value::kGhosts ? set : Bits{};
            const Bits limit = side == Value::kGhosts ? free : set & free;
            set = ghost_moves<K>(tables_, stages_, squares, unmoved, is_catch_good, floor, limit);
        });
    }

    // Writes the codes of the positions found at this distance; returns their number.
    std::uint64_t note(Value side, int distance) {
        const auto code = static_cast<Result>(side == Value::kGhosts ? distance : kPacmanBase + distance);
        std::uint64_t found = 0;
        for_each_placement([=, this, &found](std::uint32_t index, const Square* squares) {
            if (!is_valid(squares)) return;
            const Bits free = tables_.board.without(bits_of<K>(squares) | tables_.pellets);
            const Bits reached = stages_[kNoneMoved][index];
            Bits fresh = (side == Value::kGhosts ? reached : free.without(reached)).without(known_[index]);
            if (fresh.none()) return;
            known_[index] |= fresh;
            __atomic_fetch_add(&found, static_cast<std::uint64_t>(fresh.count()), __ATOMIC_RELAXED);
            while (fresh.any()) out_[std::size_t{index} * kSquares + fresh.pop()] = code;
        });
        return found;
    }

    const Task& task_;
    const Problem& problem_;
    const std::uint32_t count_;
    Result* out_;
    SweepTables tables_;
    Bits* stages_[kNoneMoved + 1];
    Bits* known_;
    Result* entries_;
    bool is_entry_[256] = {};
};

}  // namespace

std::size_t workspace_size(const Problem& problem) { return group_size(problem.ghosts); }

Ended solve_set(const Task& task) {
    const Problem& problem = *task.blocks->problem;
    Ended ended = Ended::kDone;
    for (int k = problem.has_empty_part() ? 0 : 1; k <= problem.ghosts && ended == Ended::kDone; ++k) {
        switch (k) {
            case 0: ended = Group<0>(task).solve(); break;
            case 1: ended = Group<1>(task).solve(); break;
            case 2: ended = Group<2>(task).solve(); break;
            case 3: ended = Group<3>(task).solve(); break;
            default: ended = Group<4>(task).solve(); break;
        }
    }
    return ended;
}

}  // namespace hedgemaze::solve
