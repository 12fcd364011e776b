// The solver: placements and their numbers, and that threads do not change a table.
#include <memory>
#include <string>
#include <vector>

#include "solve/changes.hpp"
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
    CHECK(solve::solve_set(task) == solve::SolveStatus::kDone);
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

TEST(a_changed_set_is_found_from_where_a_ghost_comes) {
    const auto tables = std::make_unique<solve::SweepTables>();
    solve::make_tables(problem_of("pacman", 3), 15, *tables);
    const std::uint32_t pairs = solve::placement_count(2);
    std::vector<Bits> memory(pairs * 4);
    const solve::Changes<3> changes{memory.data(), pairs};
    // The ghosts on 10 and 40 have moved, the one on 20 has not.
    const Square after[3] = {10, 20, 40};
    changes.note(*tables, after, 0b010);
    // Before that, the ghost on 10 was on 30, or the one on 40 on 5.
    const Square first[3] = {20, 30, 40}, other[3] = {5, 10, 20};
    CHECK(changes.line(*tables, first, 0b011, 1) == Bits::of(10));
    CHECK(changes.line(*tables, other, 0b101, 0) == Bits::of(40));
    CHECK(changes.line(*tables, first, 0b110, 1).none());
    int lines = 0;
    for (const Bits& line : memory) lines += static_cast<int>(line.any());
    CHECK_EQ(lines, 2);
}

TEST(solver_threads_do_not_change_a_table) {
    for (const char* mode : {"pacman", "pacman;ghost_diagonal=true", "pacman;frenzy_steps=exact_2"}) {
        const solve::Problem problem = problem_of(mode, 2);
        CHECK(solved(problem, 1, 1) == solved(problem, 1, 4));
    }
}

// The house rule ghost_stack=none never matters with one ghost, but its moves are computed placement by placement.
TEST(moves_line_by_line_are_those_of_single_placements) {
    for (const char* rules : {"", ";ghost_diagonal=true", ";frenzy_toward_only=true", ";ghost_may_stay=true"}) {
        const std::string mode = std::string("pacman") + rules;
        for (int pellets = 1; pellets < solve::kSets; pellets *= 2)
            CHECK(solved(problem_of(mode, 1), pellets, 1) ==
                  solved(problem_of(mode + ";ghost_stack=none", 1), pellets, 1));
    }
}
