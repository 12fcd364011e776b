#include "solve/solver.hpp"

#include <cstring>

#include "solve/passes.hpp"

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
            const std::uint32_t end = begin + kPart < c.count ? begin + kPart : c.count;
            Square squares[K + 1] = {};
            unrank<K>(*c.tables, begin, squares);
            for (std::uint32_t index = begin; index < end; ++index) {
                (*c.pass)(index, squares);
                for (int i = 0; i < K; ++i) {  // the next placement
                    if (i + 1 == K || squares[i] + 1 < squares[i + 1]) {
                        ++squares[i];
                        break;
                    }
                    squares[i] = static_cast<Square>(i);
                }
            }
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
    static constexpr std::uint32_t kPart = 4096;  // placements per task of the team
    const Task& task_;
    const SweepTables* tables_ = nullptr;
    std::uint8_t is_entry_[256] = {};
    std::uint64_t found_ = 0;
};

template <int K>
Ended solve_group(const Task& task, const SweepTables& tables, TeamRunner& runner) {
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

Ended solve_set(const Task& task) {
    const Problem& problem = *task.blocks->problem;
    SweepTables tables;
    make_tables(problem, task.pellets, tables);
    TeamRunner runner(task);
    Ended ended = Ended::kDone;
    for (int k = problem.has_empty_part() ? 0 : 1; k <= problem.ghosts && ended == Ended::kDone; ++k) {
        switch (k) {
            case 0: ended = solve_group<0>(task, tables, runner); break;
            case 1: ended = solve_group<1>(task, tables, runner); break;
            case 2: ended = solve_group<2>(task, tables, runner); break;
            case 3: ended = solve_group<3>(task, tables, runner); break;
            default: ended = solve_group<4>(task, tables, runner); break;
        }
    }
    return ended;
}

}  // namespace hedgemaze::solve
