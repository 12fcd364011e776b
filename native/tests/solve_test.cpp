// The solver: placements and their numbers, and that threads do not change a table.
#include <memory>
#include <string>
#include <vector>

#include "solve/solver.hpp"
#include "solve/threads.hpp"
#include "tests/harness.hpp"
#include "text/modes/mode_text.hpp"

using namespace hedgemaze;

namespace {

solve::Problem problem_of(const std::string& text, int ghosts) {
    solve::Problem problem;
    CHECK(parse_mode(text.data(), text.size(), problem.mode).error == Error::kNone);
    problem.fences = fences_of(problem.mode.maze.fences, problem.mode.grid());
    problem.ghosts = ghosts;
    return problem;
}

std::vector<solve::Result> solved(const solve::Problem& problem, int pellets, int threads) {
    const auto blocks = std::make_unique<solve::Blocks>(problem);
    std::vector<solve::Result> out(solve::block_size(problem));
    std::vector<Bits> workspace(solve::workspace_size(problem) / sizeof(Bits) + 1);
    solve::Threads team(threads);
    solve::Task task;
    task.blocks = blocks.get();
    task.pellets = pellets;
    task.out = out.data();
    task.workspace = workspace.data();
    task.team = &team;
    CHECK(solve::solve_set(task) == solve::Ended::kDone);
    return out;
}

}  // namespace

TEST(placements_have_consecutive_numbers) {
    const auto tables = std::make_unique<solve::SweepTables>();
    solve::make_tables(problem_of("pacman", 4), 15, *tables);
    CHECK_EQ(solve::placement_count(4), 1663740u);
    for (std::uint32_t index = 0; index < solve::placement_count(4); index += 997) {
        Square squares[4];
        solve::unrank<4>(*tables, index, squares);
        CHECK(squares[0] < squares[1] && squares[1] < squares[2] && squares[2] < squares[3]);
        CHECK_EQ(solve::rank_of<4>(*tables, squares), index);
    }
}

TEST(solver_threads_do_not_change_a_table) {
    const solve::Problem problem = problem_of("pacman", 2);
    CHECK(solved(problem, 1, 1) == solved(problem, 1, 4));
}
