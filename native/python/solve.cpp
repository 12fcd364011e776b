// The exact solver of the PAC-MAN variant: problems, the solution of one set of pellets, and probes.
#include "solve/solver.hpp"

#include <nanobind/stl/array.h>
#include <nanobind/stl/unique_ptr.h>

#include <algorithm>

#include "python/bindings.hpp"
#include "solve/prober.hpp"
#include "solve/threads.hpp"

namespace hedgemaze::python {

namespace {

using solve::Problem;
using Bytes = nb::ndarray<std::uint8_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
using ReadOnlyBytes = nb::ndarray<const std::uint8_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
using BlockList = std::vector<std::optional<ReadOnlyBytes>>;

// A problem with the modes that it came from; fences may be replaced for small boards, which no maze allows.
std::unique_ptr<Problem> make_problem(const SharedMode& mode, int ghosts,
                                      const std::optional<std::pair<std::vector<int>, std::vector<int>>>& slots) {
    if (ghosts < 1 || ghosts > kGhosts) throw nb::value_error("one to four ghosts");
    if (solve::refusal_of(*mode) != solve::Refusal::kNone) throw nb::value_error("this mode cannot be solved");
    auto problem = std::make_unique<Problem>();
    problem->mode = *mode;
    problem->ghosts = ghosts;
    if (slots) problem->mode.maze.fences = {bits_of(slots->first), bits_of(slots->second)};
    problem->fences = fences_of(problem->mode.maze.fences, problem->mode.grid());
    return problem;
}

void set_blocks(solve::Blocks& blocks, const BlockList& list) {
    if (list.size() != solve::kSets) throw nb::value_error("16 blocks");
    for (int i = 0; i < solve::kSets; ++i) {
        if (!list[i]) continue;
        if (list[i]->size() != solve::block_size(*blocks.problem)) throw nb::value_error("a block has another size");
        blocks.codes[i] = list[i]->data();
    }
}

// Solves one set of pellets; `report` is called after every round and cancels by returning false. Returns the end:
// 0 done, 1 cancelled, 2 a distance is too long.
int solve_set(const Problem& problem, int pellets, int after_catch, const BlockList& list, const Bytes& out,
              const Bytes& workspace, int threads, const nb::object& report) {
    if (pellets < 1 || pellets >= solve::kSets || after_catch < 0 || after_catch > 2)
        throw nb::value_error("no such set or value");
    if (out.size() != solve::block_size(problem) || workspace.size() < solve::workspace_size(problem))
        throw nb::value_error("a buffer has the wrong size");
    const auto blocks = std::make_unique<solve::Blocks>(problem);
    set_blocks(*blocks, list);
    for (int i = 1; i < pellets; ++i)
        if ((i & ~pellets) == 0 && blocks->codes[i] == nullptr) throw nb::value_error("a smaller set is not solved");
    solve::Threads team(threads);
    struct Context {
        const nb::object* report;
        bool has_failed;
    } context{&report, false};
    solve::Task task;
    task.blocks = blocks.get();
    task.pellets = pellets;
    task.after_catch = static_cast<solve::Value>(after_catch);
    task.out = out.data();
    task.workspace = workspace.data();
    task.team = &team;
    task.context = &context;
    task.report = [](void* raw, const solve::Report& each) {
        Context& c = *static_cast<Context*>(raw);
        const nb::gil_scoped_acquire locked;
        PyObject* answer = PyObject_CallFunction(c.report->ptr(), "iiii", each.pellets, each.ghosts,
                                                 static_cast<int>(each.side), each.round);
        c.has_failed = answer == nullptr;
        const bool goes_on = answer != nullptr && PyObject_IsTrue(answer) == 1;
        Py_XDECREF(answer);
        return goes_on;
    };
    solve::SolveStatus status;
    {
        const nb::gil_scoped_release unlocked;
        status = solve::solve_set(task);
    }
    if (context.has_failed) throw nb::python_error();
    return static_cast<int>(status);
}

// How often each result occurs in a block.
std::vector<std::uint64_t> count_results(const ReadOnlyBytes& block) {
    std::vector<std::uint64_t> counts(256, 0);
    const nb::gil_scoped_release unlocked;
    for (std::size_t i = 0; i < block.size(); ++i) ++counts[block.data()[i]];
    return counts;
}

// The solved tables of one number of lives, with the memory that they lie in.
class TableProber {
   public:
    TableProber(const Problem& problem, BlockList list, const std::vector<int>& after_catch)
        : problem_(problem), list_(std::move(list)), blocks_(std::make_unique<solve::Blocks>(problem_)) {
        set_blocks(*blocks_, list_);
        solve::Value values[solve::kSets] = {};
        if (after_catch.size() != solve::kSets) throw nb::value_error("16 values");
        for (int i = 1; i < solve::kSets; ++i) {
            values[i] = static_cast<solve::Value>(after_catch[i]);
            for (int part = 1; part < i; ++part)
                if (blocks_->codes[i] != nullptr && (part & ~i) == 0 && blocks_->codes[part] == nullptr)
                    throw nb::value_error("a smaller set is not solved");
        }
        prober_ = std::make_unique<solve::Prober>(*blocks_, values);
    }

    int result(const PositionHandle& handle) {
        check(handle);
        return prober_->result(handle.state);
    }

    std::vector<std::pair<int, int>> actions(const PositionHandle& handle) {
        check(handle);
        std::vector<std::pair<int, int>> results;
        const ActionNumbers numbers(handle.state);
        for (Py_ssize_t i = 0; i < numbers.count; ++i)
            results.emplace_back(numbers.actions[i], prober_->after(handle.state, numbers.actions[i]));
        return results;
    }

    // The share of the opponent's turns that keep its result after each of these actions, which must be legal.
    std::vector<float> keeping_shares(const PositionHandle& handle, const std::vector<int>& actions) {
        check(handle);
        const ActionNumbers legal(handle.state);
        std::vector<float> shares;
        for (const int each : actions) {
            const auto action = static_cast<ActionNumber>(each);
            const bool is_legal = std::count(legal.actions, legal.actions + legal.count, action) > 0;
            if (!is_legal) throw nb::value_error("the action is not legal");
            shares.push_back(prober_->keeping_share(handle.state, action));
        }
        return shares;
    }

   private:
    void check(const PositionHandle& handle) const {
        int ghosts = 0;
        for (int i = 1; i <= kGhosts; ++i) ghosts += static_cast<int>(handle.state.squares[i] != kNoSquare);
        const bool is_here = handle.mode->family == Family::kPacman &&
                             blocks_->codes[handle.state.pellets] != nullptr && ghosts <= problem_.ghosts &&
                             (ghosts > 0 || problem_.has_empty_part());
        if (!is_here || outcome(handle.state)) throw nb::value_error("the table does not have this position");
    }

    Problem problem_;
    BlockList list_;
    std::unique_ptr<solve::Blocks> blocks_;
    std::unique_ptr<solve::Prober> prober_;
};

}  // namespace

void bind_solve(nb::module_& module) {
    module.def(
        "solve_refusal",
        [](const SharedMode& mode) { return solve::kRefusalNames[static_cast<int>(solve::refusal_of(*mode))]; },
        nb::arg("mode"), "Returns the house rule that the solver does not support, or an empty text.");
    module.def("count_results", &count_results, nb::arg("block"), "Returns how often each result occurs in a block.");
    nb::class_<Problem>(module, "SolveProblem")
        .def(nb::new_(&make_problem), nb::arg("mode"), nb::arg("ghosts"), nb::arg("slots") = nb::none())
        .def_prop_ro("block_size", [](const Problem& problem) { return solve::block_size(problem); })
        .def_prop_ro("workspace_size", [](const Problem& problem) { return solve::workspace_size(problem); })
        .def(
            "part_offset", [](const Problem& problem, int ghosts) { return solve::part_offset(problem, ghosts); },
            nb::arg("ghosts"))
        .def("solve_set", &solve_set, nb::arg("pellets"), nb::arg("after_catch"), nb::arg("blocks"), nb::arg("out"),
             nb::arg("workspace"), nb::arg("threads"), nb::arg("report"));
    nb::class_<TableProber>(module, "TableProber")
        .def(nb::init<const Problem&, BlockList, const std::vector<int>&>(), nb::arg("problem"), nb::arg("blocks"),
             nb::arg("after_catch"))
        .def("result", &TableProber::result, nb::arg("position"))
        .def("actions", &TableProber::actions, nb::arg("position"))
        .def("keeping_shares", &TableProber::keeping_shares, nb::arg("position"), nb::arg("actions"));
}

}  // namespace hedgemaze::python
