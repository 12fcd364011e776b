// What the core knows of a position without search: values, priors, races, and what this turn holds for certain.
#include "knowledge/evaluation.hpp"

#include <stdexcept>

#include "knowledge/classic/race.hpp"
#include "knowledge/tactics.hpp"
#include "python/bindings.hpp"

namespace hedgemaze::python {

namespace {

constexpr int kRaceTables = 32;

// Each thread has tables of its own, for as long as it lives. A table knows its layout by the mode's address, so the
// mode is kept alive with it.
class RaceCache {
   public:
    RaceCache() : tables_(kRaceTables) {}
    bool known(const PositionHandle& handle, Proof& proof) {
        if (mode_ != handle.mode) {
            for (RaceTable& table : tables_) table.mode = nullptr;
            mode_ = handle.mode;
        }
        return race_known(handle.state, proof, {tables_.data(), kRaceTables});
    }

   private:
    std::vector<RaceTable> tables_;
    SharedMode mode_;
};

thread_local RaceCache races;

using RaceResult = std::pair<std::optional<int>, int>;

RaceResult known(const Proof& proof) {
    std::optional<int> winner;
    if (proof.winner != kNobody) winner = proof.winner;
    return {winner, proof.actions};
}

std::optional<RaceResult> race_of(const PositionHandle& handle) {
    Proof proof;
    if (!races.known(handle, proof)) return {};
    return known(proof);
}

// The whole table of a layout: by side to move, its square, its rival's square.
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
    return known(proof);
}

std::vector<float> values(const PositionHandle& handle) {
    const Values found = evaluate(handle.state);
    return {found.of, found.of + handle.mode->side_count};
}

std::vector<float> priors_of(const PositionHandle& handle) {
    ActionNumber actions[kMostActions];
    const int count = legal_actions(handle.state, actions);
    std::vector<float> found(static_cast<std::size_t>(count));
    priors(handle.state, actions, count, found.data());
    return found;
}

std::optional<int> number_of(ActionNumber action) {
    if (action == kNoAction) return {};
    return action;
}

// The same work over and over, for measuring it without Python between the calls; returns a sum of what was found.
double work(const std::string& name, const std::vector<PositionHandle>& positions, int rounds) {
    double sum = 0;
    ActionNumber actions[kMostActions];
    float found[kMostActions];
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
                sum += races.known(handle, proof) ? proof.actions : 0;
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
    module.def("values", &values, nb::arg("position"), "Returns each side's share, by index, judged without search.");
    module.def("priors", &priors_of, nb::arg("position"), "Returns how promising each legal action looks, in order.");
    module.def("race", &race_of, nb::arg("position"), "Solves a race without fences: winner and actions to the end.");
    module.def("race_table", &race_table, nb::arg("position"), "Solves all races of a layout, whatever the stocks.");
    module.def("race_by_running", &run_of, nb::arg("position"), "The same where one side just runs: a bound.");
    module.def(
        "winning_action",
        [](const PositionHandle& handle, std::uint8_t allowed) {
            return number_of(winning_action(handle.state, allowed));
        },
        nb::arg("position"), nb::arg("allowed") = kAnyPiece, "The first action of a win in this turn.");
    module.def(
        "catching_action",
        [](const PositionHandle& handle, std::uint8_t allowed) {
            return number_of(catching_action(handle.state, allowed));
        },
        nb::arg("position"), nb::arg("allowed") = kAnyPiece, "The next action to a catch in the ghosts' phase.");
    module.def(
        "is_safe", [](const PositionHandle& handle) { return is_safe(handle.state); }, nb::arg("position"),
        "Tells whether PAC-MAN can come through the ghosts' next phase.");
    module.def("knowledge_work", &work, nb::arg("name"), nb::arg("positions"), nb::arg("rounds"),
               "Does one kind of work over and over, to be timed.");
}

}  // namespace hedgemaze::python
