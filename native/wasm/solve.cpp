// The exact solver of the PAC-MAN variant for the page. The page provides the memory: one block for `Solver`, one for
// the work space, and one per table; and the order of work, set by set of pellets and life by life.
#include "solve/solver.hpp"

#include <new>

#include "rules/repetition.hpp"
#include "rules/rules.hpp"
#include "solve/prober.hpp"
#include "wasm/scratch.hpp"

namespace hedgemaze::wasm {

// An action with the result that it leads to; `web/core/exactTable.ts` reads it.
struct ExactRow {
    std::uint16_t action;
    std::uint8_t result;
};

struct Solver {
    ExactRow rows[kMaxActions];  // the answer of solve_actions
    solve::Value after_catch[solve::kSets];
    std::uint8_t lower_values[solve::kSets];  // the answer of solve_lower_values
    solve::Problem problem;
    solve::Blocks blocks;
    solve::SingleThread team;
    solve::Prober prober;
};

// The page's function that hears of every finished round.
__attribute__((import_module("page"), import_name("solved_round"))) void solved_round(int ghosts, int distance);

namespace {

using solve::Value;

// Who gets a game with this value.
Value decided(const House& house, Value value) {
    const std::uint8_t winner = open_winner(house);
    if (value != Value::kOpen || winner == kNobody) return value;
    return winner == 1 ? Value::kGhosts : Value::kPacman;
}

// The position after the set-up or after a catch, with the solver's ghosts and a set of pellets.
State start_with(const solve::Problem& problem, int pellets) {
    State state = start_state(problem.mode);
    state.mode = &problem.mode;
    for (int i = 1; i <= kGhosts; ++i)
        if (i > problem.ghosts) state.squares[i] = kNoSquare;
    state.pellets = static_cast<std::uint8_t>(pellets);
    return state;
}

}  // namespace

// The house rule of the mode in the scratch memory that the solver does not support, by its number; 0: none.
int HEDGEMAZE_EXPORT(solve_refusal)() { return static_cast<int>(solve::refusal_of(input.mode)); }
std::uint32_t HEDGEMAZE_EXPORT(solve_room)() { return (sizeof(Solver) + 15) / 16 * 16; }

// Makes a solver of the mode in the scratch memory, in a block that is aligned to 16 bytes.
void HEDGEMAZE_EXPORT(solve_open)(Solver* solver, std::uint32_t ghosts) {
    solve::Problem* problem = new (&solver->problem) solve::Problem;
    problem->mode = input.mode;
    problem->fences = fences_of(problem->mode.maze.fences, problem->mode.grid());
    problem->ghosts = static_cast<int>(ghosts);
    new (&solver->blocks) solve::Blocks(*problem);
    new (&solver->team) solve::SingleThread;
}
std::uint32_t HEDGEMAZE_EXPORT(solve_block_size)(const Solver* solver) {
    return static_cast<std::uint32_t>(solve::block_size(solver->problem));
}
std::uint32_t HEDGEMAZE_EXPORT(solve_workspace_size)(const Solver* solver) {
    return static_cast<std::uint32_t>(solve::workspace_size(solver->problem));
}

// Says where the table of a set of pellets lies.
void HEDGEMAZE_EXPORT(solve_use)(Solver* solver, std::uint32_t pellets, const solve::Result* block) {
    solver->blocks.codes[pellets] = block;
}
// Fills the table of a set of pellets; the tables of its subsets are in use. Returns 0, or 2 if a distance is too long.
int HEDGEMAZE_EXPORT(solve_set)(Solver* solver, std::uint32_t pellets, std::uint32_t after_catch, solve::Result* out,
                                void* workspace) {
    solve::Task task;
    task.blocks = &solver->blocks;
    task.pellets = static_cast<int>(pellets);
    task.after_catch = static_cast<Value>(after_catch);
    task.out = out;
    task.workspace = workspace;
    task.team = &solver->team;
    task.report = [](void*, const solve::Report& each) {
        solved_round(each.ghosts, each.round);
        return true;
    };
    return static_cast<int>(solve::solve_set(task));
}

// Where the page writes who wins after a catch, for each set of pellets, before `solve_probe`.
Value* HEDGEMAZE_EXPORT(solve_after_catch)(Solver* solver) { return solver->after_catch; }
// Prepares the answers for one number of lives; the tables of all sets are in use.
void HEDGEMAZE_EXPORT(solve_probe)(Solver* solver) {
    new (&solver->prober) solve::Prober(solver->blocks, solver->after_catch);
}
// The result of the start position with a set of pellets.
int HEDGEMAZE_EXPORT(solve_start)(Solver* solver, std::uint32_t pellets) {
    return solver->prober.result(start_with(solver->problem, static_cast<int>(pellets)));
}
// Writes who wins after a catch that leads to this number of lives, for each set of pellets.
const std::uint8_t* HEDGEMAZE_EXPORT(solve_lower_values)(Solver* solver) {
    const House& house = solver->problem.mode.house;
    for (int i = 1; i < solve::kSets; ++i) {
        const State start = start_with(solver->problem, house.pellets_reset ? solve::kSets - 1 : i);
        const Value value = solve::value_of(solver->prober.result(start));
        solver->lower_values[i] = static_cast<std::uint8_t>(decided(house, value));
    }
    solver->lower_values[0] = house.pellets_reset ? solver->lower_values[solve::kSets - 1] : 0;
    return solver->lower_values;
}

// The result of the position in the scratch memory, which is not over; -1 if the table does not have it.
int HEDGEMAZE_EXPORT(solve_result)(Solver* solver) {
    const State& state = input.state;
    int ghosts = 0;
    for (int i = 1; i <= kGhosts; ++i) ghosts += static_cast<int>(state.squares[i] != kNoSquare);
    const bool is_here = input.mode.family == Family::kPacman && state.pellets != 0 &&
                         ghosts <= solver->problem.ghosts && (ghosts > 0 || solver->problem.has_empty_part()) &&
                         !outcome(state);
    return is_here ? solver->prober.result(state) : -1;
}
// Writes every legal action of the position in the scratch memory, which the table has, and returns their number.
int HEDGEMAZE_EXPORT(solve_actions)(Solver* solver) {
    const int count = legal_actions(input.state, output.actions);
    for (int i = 0; i < count; ++i)
        solver->rows[i] = {output.actions[i], solver->prober.after(input.state, output.actions[i])};
    return count;
}
// The share of the opponent's turns that keep its result after a legal action (solve/prober.hpp).
float HEDGEMAZE_EXPORT(solve_keeping_share)(Solver* solver, std::uint32_t action) {
    return solver->prober.keeping_share(input.state, static_cast<ActionNumber>(action));
}

}  // namespace hedgemaze::wasm
