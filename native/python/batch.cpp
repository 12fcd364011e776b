// Work on many positions at once, without the GIL: playouts, perft, legal masks, distances, feature planes.
#include "batch/bench.hpp"
#include "batch/planes.hpp"
#include "batch/playout.hpp"
#include "python/bindings.hpp"
#include "rules/classic/classic.hpp"

namespace hedgemaze::python {

namespace {

template <typename T, std::size_t N>
using Array = nb::ndarray<nb::numpy, T, nb::ndim<N>>;

// A new array that Python will own.
template <typename T, std::size_t N>
Array<T, N> make_array(T* data, std::initializer_list<std::size_t> shape) {
    const nb::capsule owner(data, [](void* memory) noexcept { delete[] static_cast<T*>(memory); });
    return Array<T, N>(data, shape, owner);
}

using Positions = std::vector<PositionHandle>;

// One random game from each position. Game i has a stream of its own, so the results do not depend on the rest.
using Games =
    std::tuple<Array<std::uint32_t, 1>, Array<std::uint64_t, 1>, Array<std::int8_t, 1>, Array<std::uint8_t, 1>>;

Games playouts(const Positions& positions, std::uint32_t most_actions, std::uint64_t seed) {
    const std::size_t n = positions.size();
    auto* actions = new std::uint32_t[n];
    auto* choices = new std::uint64_t[n];
    auto* winners = new std::int8_t[n];
    auto* reasons = new std::uint8_t[n];
    {
        const nb::gil_scoped_release unlocked;
        for (std::size_t i = 0; i < n; ++i) {
            Random random(stream_seed(seed, i));
            State state = positions[i].state;
            const Playout played = playout(state, random, most_actions);
            actions[i] = played.actions;
            choices[i] = played.choices;
            winners[i] =
                played.outcome.winner == kNobody ? std::int8_t{-1} : static_cast<std::int8_t>(played.outcome.winner);
            reasons[i] = static_cast<std::uint8_t>(played.outcome.reason);
        }
    }
    return {make_array<std::uint32_t, 1>(actions, {n}), make_array<std::uint64_t, 1>(choices, {n}),
            make_array<std::int8_t, 1>(winners, {n}), make_array<std::uint8_t, 1>(reasons, {n})};
}

// Many random games from one position, added up: actions, choices, games cut short, and wins by side.
std::tuple<std::uint64_t, std::uint64_t, std::uint64_t, std::vector<std::uint64_t>> random_games(
    const PositionHandle& handle, std::uint64_t games, std::uint32_t most_actions, std::uint64_t seed) {
    std::uint64_t actions = 0, choices = 0, unfinished = 0;
    std::vector<std::uint64_t> wins(handle.mode->side_count, 0);
    const nb::gil_scoped_release unlocked;
    for (std::uint64_t i = 0; i < games; ++i) {
        Random random(stream_seed(seed, i));
        State state = handle.state;
        const Playout played = playout(state, random, most_actions);
        actions += played.actions;
        choices += played.choices;
        unfinished += played.outcome ? 0 : 1;
        if (played.outcome && played.outcome.winner != kNobody) ++wins[played.outcome.winner];
    }
    return {actions, choices, unfinished, wins};
}

Array<std::uint64_t, 1> perfts(const Positions& positions, int depth) {
    const std::size_t n = positions.size();
    auto* counts = new std::uint64_t[n];
    {
        const nb::gil_scoped_release unlocked;
        for (std::size_t i = 0; i < n; ++i) counts[i] = perft(positions[i].state, depth);
    }
    return make_array<std::uint64_t, 1>(counts, {n});
}

Array<std::uint8_t, 2> legal_masks(const Positions& positions) {
    const std::size_t n = positions.size();
    const std::size_t width =
        n == 0 ? 0 : static_cast<std::size_t>(action_count(positions[0].mode->family, positions[0].mode->size));
    auto* masks = new std::uint8_t[n * width]();
    {
        const nb::gil_scoped_release unlocked;
        ActionNumber actions[kMostActions];
        for (std::size_t i = 0; i < n; ++i) {
            const int count = legal_actions(positions[i].state, actions);
            for (int k = 0; k < count; ++k) masks[i * width + actions[k]] = 1;
        }
    }
    return make_array<std::uint8_t, 2>(masks, {n, width});
}

Array<std::int16_t, 2> distances(const Positions& positions) {
    const std::size_t n = positions.size(), sides = n == 0 ? 0 : positions[0].mode->side_count;
    auto* steps = new std::int16_t[n * sides];
    {
        const nb::gil_scoped_release unlocked;
        for (std::size_t i = 0; i < n; ++i) {
            const State& state = positions[i].state;
            for (std::size_t k = 0; k < sides; ++k)
                steps[i * sides + k] =
                    static_cast<std::int16_t>(classic::distance(state.fences, state.squares[k], state.mode->goals[k]));
        }
    }
    return make_array<std::int16_t, 2>(steps, {n, sides});
}

Array<float, 4> planes(const Positions& positions) {
    const std::size_t n = positions.size();
    auto* numbers = new float[n * kPlanes * kSquares];
    {
        const nb::gil_scoped_release unlocked;
        for (std::size_t i = 0; i < n; ++i) write_planes(positions[i].state, numbers + i * kPlanes * kSquares);
    }
    return make_array<float, 4>(numbers, {n, kPlanes, kStride, kStride});
}

}  // namespace

void bind_batch(nb::module_& module) {
    module.def(
        "stream_seed",
        [](std::uint64_t seed, const std::vector<std::uint64_t>& parts) {
            return stream_seed_of(seed, parts.data(), parts.size());
        },
        nb::arg("seed"), nb::arg("parts"), "Returns the seed of one stream among many.");
    module.def("playouts", &playouts, nb::arg("positions"), nb::arg("most_actions"), nb::arg("seed"),
               "Plays one random game from each position: actions, choices, winners and reasons.");
    module.def("random_games", &random_games, nb::arg("position"), nb::arg("games"), nb::arg("most_actions"),
               nb::arg("seed"), "Plays many random games from one position: actions, choices, unfinished, wins.");
    module.def("perfts", &perfts, nb::arg("positions"), nb::arg("depth"), "Counts leaves below each position.");
    module.def("legal_masks", &legal_masks, nb::arg("positions"), "Legal actions of each position as 0 and 1.");
    module.def("distances", &distances, nb::arg("positions"), "Steps of every side to its goal (classic).");
    module.def("bench_signature", &bench_signature, nb::call_guard<nb::gil_scoped_release>(),
               "Returns the number that every build of the core must agree on.");
    module.def("planes", &planes, nb::arg("positions"), "Feature planes of each position.");
}

}  // namespace hedgemaze::python
