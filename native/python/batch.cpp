// Batches of positions, processed without the GIL: playouts, perft, legal masks, distances, planes of the encoding.
#include "batch/bench.hpp"
#include "batch/playout.hpp"
#include "env/encoding.hpp"
#include "python/bindings.hpp"
#include "rules/classic/classic.hpp"

namespace hedgemaze::python {

namespace {

template <typename T, std::size_t N>
using Array = nb::ndarray<nb::numpy, T, nb::ndim<N>>;

// A new array owned by Python, filled without the GIL by `fill(data)`.
template <typename T, std::size_t N, typename Fill>
Array<T, N> filled(const std::size_t (&shape)[N], Fill fill) {
    std::size_t size = 1;
    for (const std::size_t length : shape) size *= length;
    auto* data = new T[size]();
    const nb::capsule owner(data, [](void* memory) noexcept { delete[] static_cast<T*>(memory); });
    {
        const nb::gil_scoped_release unlocked;
        fill(data);
    }
    return Array<T, N>(data, N, shape, owner);
}

using Positions = std::vector<PositionHandle>;
// Actions, choices, winners (-1: none), reasons.
using Games =
    std::tuple<Array<std::uint32_t, 1>, Array<std::uint64_t, 1>, Array<std::int8_t, 1>, Array<std::uint8_t, 1>>;

// One random game per position. Game i has its own stream, so its result does not depend on the other positions.
Games playouts(const Positions& positions, std::uint32_t most_actions, std::uint64_t seed) {
    const std::size_t n = positions.size();
    std::vector<Playout> played(n);
    {
        const nb::gil_scoped_release unlocked;
        for (std::size_t i = 0; i < n; ++i) {
            Random random(stream_seed(seed, i));
            State state = positions[i].state;
            played[i] = playout(state, random, most_actions);
        }
    }
    const auto column = [&](auto zero, auto get) {
        using T = decltype(zero);
        return filled<T, 1>({n}, [&](T* out) {
            for (std::size_t i = 0; i < n; ++i) out[i] = static_cast<T>(get(played[i]));
        });
    };
    return {column(std::uint32_t{}, [](const Playout& each) { return each.actions; }),
            column(std::uint64_t{}, [](const Playout& each) { return each.choices; }),
            column(std::int8_t{},
                   [](const Playout& each) { return each.outcome.winner == kNobody ? -1 : each.outcome.winner; }),
            column(std::uint8_t{}, [](const Playout& each) { return each.outcome.reason; })};
}

// Totals of many random games from one position: actions, choices, truncated games, wins per side.
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
    return filled<std::uint64_t, 1>({positions.size()}, [&](std::uint64_t* out) {
        for (const PositionHandle& each : positions) *out++ = perft(each.state, depth);
    });
}

Array<std::uint8_t, 2> legal_masks(const Positions& positions) {
    const Mode* mode = positions.empty() ? nullptr : positions[0].mode.get();
    const auto width = static_cast<std::size_t>(mode == nullptr ? 0 : action_count(mode->family, mode->size));
    return filled<std::uint8_t, 2>({positions.size(), width}, [&](std::uint8_t* out) {
        ActionNumber actions[kMaxActions];
        for (std::size_t i = 0; i < positions.size(); ++i, out += width) {
            const int count = legal_actions(positions[i].state, actions);
            for (int k = 0; k < count; ++k) out[actions[k]] = 1;
        }
    });
}

Array<std::int16_t, 2> distances(const Positions& positions) {
    const std::size_t sides = positions.empty() ? 0 : positions[0].mode->side_count;
    return filled<std::int16_t, 2>({positions.size(), sides}, [&](std::int16_t* out) {
        for (const PositionHandle& each : positions)
            for (std::size_t k = 0; k < sides; ++k)
                *out++ = static_cast<std::int16_t>(
                    classic::distance(each.state.fences, each.state.squares[k], each.mode->goals[k]));
    });
}

// The distance of every square to the goal of each side; -1 without a path.
Array<std::int16_t, 4> distance_fields(const Positions& positions) {
    const Mode* mode = positions.empty() ? nullptr : positions[0].mode.get();
    const std::size_t sides = mode == nullptr ? 0 : mode->side_count, size = mode == nullptr ? 0 : mode->size;
    return filled<std::int16_t, 4>({positions.size(), sides, size, size}, [&](std::int16_t* out) {
        for (const PositionHandle& each : positions)
            for (std::size_t k = 0; k < sides; ++k) {
                std::int8_t field[kSquares];
                classic::distance_field(each.state.fences, each.mode->goals[k], field);
                for (std::size_t row = 0; row < size; ++row)
                    for (std::size_t file = 0; file < size; ++file) *out++ = field[kStride * row + file];
            }
    });
}

// The observations of docs/encoding.md in the absolute view, as positions that have not occurred before.
Array<float, 4> planes(const Positions& positions) {
    if (positions.empty()) return filled<float, 4>({0, 0, 0, 0}, [](float*) {});
    const env::Layout layout = env::layout_of(*positions[0].mode, env::ViewKind::kAbsolute);
    const auto count = static_cast<std::size_t>(layout.planes), size = static_cast<std::size_t>(layout.size);
    return filled<float, 4>({positions.size(), count, size, size}, [&](float* out) {
        for (const PositionHandle& each : positions) {
            env::write_observation(each.state, {1}, layout, each.state.side, out);
            out += layout.area();
        }
    });
}

}  // namespace

void bind_batch(nb::module_& module) {
    module.def(
        "stream_seed",
        [](std::uint64_t seed, const std::vector<std::uint64_t>& parts) {
            return stream_seed_of(seed, parts.data(), parts.size());
        },
        nb::arg("seed"), nb::arg("parts"), "Returns the seed of an independent random stream.");
    module.def("playouts", &playouts, nb::arg("positions"), nb::arg("most_actions"), nb::arg("seed"),
               "Plays one random game from each position: actions, choices, winners and reasons.");
    module.def("random_games", &random_games, nb::arg("position"), nb::arg("games"), nb::arg("most_actions"),
               nb::arg("seed"), "Plays many random games from one position: actions, choices, unfinished, wins.");
    module.def("perfts", &perfts, nb::arg("positions"), nb::arg("depth"), "Returns the perft count of each position.");
    module.def("legal_masks", &legal_masks, nb::arg("positions"),
               "Returns the legal actions of each position as 0 and 1.");
    module.def("distances", &distances, nb::arg("positions"),
               "Returns the distance of every side to its goal (classic).");
    module.def("distance_fields", &distance_fields, nb::arg("positions"),
               "Returns the distance of every square to the goal of each side (classic).");
    module.def("bench_signature", &bench_signature, nb::call_guard<nb::gil_scoped_release>(),
               "Returns the perft signature, equal in every build.");
    module.def("planes", &planes, nb::arg("positions"), "Returns the planes of each position (docs/encoding.md).");
}

}  // namespace hedgemaze::python
