#include "solve/solver.hpp"

#include <cstring>

#include "solve/lines.hpp"

namespace hedgemaze::solve {

namespace {

// Runs passes on a team of threads.
class TeamRunner {
   public:
    explicit TeamRunner(const Task& task) : task_(task) {}

    // Begins a group: its tables.
    void begin(const SweepTables* tables) {
        tables_ = tables;
        std::memset(is_entry_, 0, sizeof is_entry_);
    }
    std::uint8_t* is_entry_memory() { return is_entry_; }
    std::uint64_t* found_memory() { return &found_; }

    // All stages with a number of ghosts to move, line by line.
    template <int K>
    bool whole_stages(const GroupData<K>& data, Value side, int movers, bool is_catch_good) {
        if constexpr (K == 0) {
            return false;
        } else {
            if (tables_->is_exact_frenzy || tables_->is_blocking) return false;
            if (side == Value::kPacman)  // these sets shrink
                for (unsigned unmoved = 0; unmoved <= data.kNoneMoved; ++unmoved)
                    if (__builtin_popcount(unmoved) == movers)
                        fill(data.stages[unmoved], 0, placement_count(K) * sizeof(Bits));
            for (unsigned rest = 0; rest < 1u << (K - 1); ++rest) {
                if (__builtin_popcount(rest) != movers - 1) continue;
                for (int pass = 0; pass < 2; ++pass) {
                    struct Context {
                        const SweepTables* tables;
                        LinePass<K> pass;
                    } context{tables_, {data, rest, pass == 1, is_catch_good}};
                    const Team::Task task = [](void* raw, int part) {
                        const Context& c = *static_cast<Context*>(raw);
                        const int top = kSquares - 1 - part;  // the longest part first
                        const std::uint32_t begin = K > 1 ? c.tables->choose[top][K - 1] : 0;
                        const std::uint32_t end = K > 1 ? c.tables->choose[top + 1][K - 1] : 1;
                        visit<K - 1>(*c.tables, c.pass, begin, end);
                    };
                    // Threads cost more than they help with two ghosts and fewer.
                    SingleThread single;
                    Team& team = placement_count(K) > kPart ? *task_.team : single;
                    team.run(K > 1 ? kSquares : 1, task, &context);
                }
            }
            return true;
        }
    }

    template <int K, typename Pass>
    void for_each(const Pass& pass) {
        struct Context {
            const SweepTables* tables;
            const Pass* pass;
            std::uint32_t count;
        } context{tables_, &pass, placement_count(K)};
        const Team::Task task = [](void* raw, int part) {
            const Context& c = *static_cast<Context*>(raw);
            const std::uint32_t begin = static_cast<std::uint32_t>(part) * kPart;
            visit<K>(*c.tables, *c.pass, begin, begin + kPart < c.count ? begin + kPart : c.count);
        };
        task_.team->run(static_cast<int>((context.count + kPart - 1) / kPart), task, &context);
    }
    void fill(void* memory, int byte, std::size_t bytes) { std::memset(memory, byte, bytes); }
    bool is_entry(int result) const { return is_entry_[result] != 0; }
    void clear_found() { found_ = 0; }
    std::uint64_t found() const { return found_; }
    bool report(int ghosts, Value side, int distance, std::uint64_t found) const {
        const Report report{task_.pellets, ghosts, side, distance, found};
        return task_.report == nullptr || task_.report(task_.context, report);
    }

   private:
    // Calls a pass for the placements from one number up to another.
    template <int K, typename Pass>
    static void visit(const SweepTables& tables, const Pass& pass, std::uint32_t begin, std::uint32_t end) {
        if (begin == end) return;
        Square squares[K + 1] = {};
        unrank<K>(tables, begin, squares);
        for (std::uint32_t index = begin; index < end; ++index) {
            pass(index, squares);
            for (int i = 0; i < K; ++i) {  // the next placement
                if (i + 1 == K || squares[i] + 1 < squares[i + 1]) {
                    ++squares[i];
                    break;
                }
                squares[i] = static_cast<Square>(i);
            }
        }
    }

    static constexpr std::uint32_t kPart = 4096;  // placements per task of the team
    const Task& task_;
    const SweepTables* tables_ = nullptr;
    std::uint8_t is_entry_[256] = {};
    std::uint64_t found_ = 0;
};

template <int K>
SolveStatus solve_group(const Task& task, const SweepTables& tables, TeamRunner& runner) {
    const Problem& problem = *task.blocks->problem;
    runner.begin(&tables);
    GroupData<K> data(task.workspace);
    data.tables = &tables;
    data.blocks = task.blocks;
    data.pellets = task.pellets;
    data.out = task.out + part_offset(problem, K);
    data.is_entry = runner.is_entry_memory();
    data.found = runner.found_memory();
    return Group<K, TeamRunner>(data, problem.mode.house, task.after_catch, runner).solve();
}

}  // namespace

SolveStatus solve_set(const Task& task) {
    const Problem& problem = *task.blocks->problem;
    SweepTables tables;
    make_tables(problem, task.pellets, tables);
    TeamRunner runner(task);
    SolveStatus status = SolveStatus::kDone;
    for (int k = problem.has_empty_part() ? 0 : 1; k <= problem.ghosts && status == SolveStatus::kDone; ++k) {
        switch (k) {
            case 0: status = solve_group<0>(task, tables, runner); break;
            case 1: status = solve_group<1>(task, tables, runner); break;
            case 2: status = solve_group<2>(task, tables, runner); break;
            case 3: status = solve_group<3>(task, tables, runner); break;
            default: status = solve_group<4>(task, tables, runner); break;
        }
    }
    return status;
}

}  // namespace hedgemaze::solve
