// Knowledge without search: values, priors, races, forced wins and catches.
#include "knowledge/evaluation.hpp"

#include <stdexcept>

#include "knowledge/tactics.hpp"
#include "python/races.hpp"
#include "rules/repetition.hpp"

namespace hedgemaze::python {

namespace {

thread_local Races races;

using RaceResult = std::pair<std::optional<int>, int>;  // winner, actions until the end

std::optional<RaceResult> race_of(const PositionHandle& handle) {
    Proof proof;
    if (!races.lookup(handle, proof)) return {};
    return RaceResult{optional_index(proof.winner), proof.actions};
}

// The table of a layout: [side to move, its square, other pawn's square].
nb::ndarray<nb::numpy, std::uint8_t, nb::ndim<3>> race_table(const PositionHandle& handle) {
    if (handle.mode->family != Family::kClassic || handle.mode->side_count != 2)
        throw std::invalid_argument("only two pawns race");
    auto* table = new RaceTable;
    solve_race(handle.state, *table);
    const nb::capsule owner(table, [](void* memory) noexcept { delete static_cast<RaceTable*>(memory); });
    return {&table->actions[0][0][0], {2, kSquares, kSquares}, owner};
}

std::optional<RaceResult> run_of(const PositionHandle& handle) {
    Proof proof;
    if (!race_by_running(handle.state, proof)) return {};
    return RaceResult{optional_index(proof.winner), proof.actions};
}

std::vector<float> values(const PositionHandle& handle) {
    const Values found = evaluate(handle.state);
    return {found.of, found.of + handle.mode->side_count};
}

std::vector<float> final_shares(const PositionHandle& handle, std::optional<int> winner) {
    if (winner && (*winner < 0 || *winner >= handle.mode->side_count)) throw nb::value_error("there is no such side");
    const auto side = winner ? static_cast<std::uint8_t>(*winner) : kNobody;
    const Values found = values_of(handle.state, {Reason::kNone, side, 0});
    return {found.of, found.of + handle.mode->side_count};
}

std::vector<float> priors_of(const PositionHandle& handle) {
    ActionNumber actions[kMaxActions];
    const int count = legal_actions(handle.state, actions);
    std::vector<float> found(static_cast<std::size_t>(count));
    priors(handle.state, actions, count, found.data());
    return found;
}

std::optional<int> number_of(ActionNumber action) {
    if (action == kNoAction) return {};
    return action;
}

// Repeats one function for benchmarks, without Python between the calls; returns a sum of its results.
double benchmark(const std::string& name, const std::vector<PositionHandle>& positions, int rounds) {
    double sum = 0;
    ActionNumber actions[kMaxActions];
    float found[kMaxActions];
    const nb::gil_scoped_release unlocked;
    for (int round = 0; round < rounds; ++round) {
        for (const PositionHandle& handle : positions) {
            const State& state = handle.state;
            Proof proof;
            if (name == "evaluate") {
                sum += static_cast<double>(evaluate(state).of[0]);
            } else if (name == "legal actions") {
                sum += legal_actions(state, actions);
            } else if (name == "legal actions and priors") {
                const int count = legal_actions(state, actions);
                priors(state, actions, count, found);
                sum += static_cast<double>(found[0]);
            } else if (name == "race, solved") {
                RaceTable table;
                solve_race(state, table);
                sum += table.actions[0][4][76];
            } else if (name == "race, known layout") {
                sum += races.lookup(handle, proof) ? proof.actions : 0;
            } else if (name == "race, by running") {
                sum += race_by_running(state, proof) ? 1 : 0;
            } else if (name == "win in this turn") {
                sum += winning_action(state) != kNoAction;
            } else if (name == "catch in this phase") {
                sum += catching_action(state) != kNoAction;
            } else if (name == "is safe") {
                sum += is_safe(state);
            }
        }
    }
    return sum;
}

}  // namespace

void bind_evaluation(nb::module_& module) {
    module.def("values", &values, nb::arg("position"), "Returns the static evaluation: one value per side, sum 1.");
    module.def("final_shares", &final_shares, nb::arg("position"), nb::arg("winner").none(),
               "Returns one value per side if the game ends here with that winner; None: a draw.");
    module.def(
        "open_winner", [](const PositionHandle& handle) { return optional_index(open_winner(handle.mode->house)); },
        nb::arg("position"), "Returns the winner of a game in which nobody can force a result; None: a draw.");
    module.def("priors", &priors_of, nb::arg("position"), "Returns the prior of each legal action, in order.");
    module.def("race", &race_of, nb::arg("position"),
               "Solves a race without fences: winner and actions until the end.");
    module.def("race_table", &race_table, nb::arg("position"),
               "Solves all races of a fence layout; stocks are ignored.");
    module.def("race_by_running", &run_of, nb::arg("position"),
               "Proves a race that one side wins by running; the actions are an upper bound.");
    module.def(
        "winning_action",
        [](const PositionHandle& handle, std::uint8_t allowed) {
            return number_of(winning_action(handle.state, allowed));
        },
        nb::arg("position"), nb::arg("allowed") = kEveryPiece,
        "Returns the first action of a win in this turn, or None.");
    module.def(
        "catching_action",
        [](const PositionHandle& handle, std::uint8_t allowed) {
            return number_of(catching_action(handle.state, allowed));
        },
        nb::arg("position"), nb::arg("allowed") = kEveryPiece,
        "Returns the next action of a forced catch in the ghosts' turn, or None.");
    module.def(
        "is_safe", [](const PositionHandle& handle) { return is_safe(handle.state); }, nb::arg("position"),
        "Returns whether PAC-MAN can survive the ghosts' next turn.");
    module.def("knowledge_work", &benchmark, nb::arg("name"), nb::arg("positions"), nb::arg("rounds"),
               "Repeats one function for benchmarks.");
}

}  // namespace hedgemaze::python
