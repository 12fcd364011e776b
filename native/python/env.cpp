// The vector environment: many boards of one mode, stepped without the GIL into arrays of the caller.
#include <algorithm>
#include <mutex>

#include "env/vector_env.hpp"
#include "env/worker_pool.hpp"
#include "python/bindings.hpp"

namespace hedgemaze::python {

namespace {

template <typename T, typename... Shape>
using Array = nb::ndarray<T, nb::device::cpu, nb::c_contig, Shape...>;
template <typename T>
using Vector = Array<T, nb::ndim<1>>;
using Bytes = std::optional<Array<std::uint8_t>>;
using Floats = std::optional<Array<float>>;
using Flags = std::optional<Array<bool>>;

template <typename T>
T* data_of(const std::optional<Array<T>>& array) {
    return array ? array->data() : nullptr;
}

// The arrays of a call, as pointers. hedgemaze.env checks their shapes.
env::Outputs outputs(const Bytes& bytes, const Floats& floats, const Bytes& masks, const Bytes& sides,
                     const Floats& rewards, const Flags& terminated, const Flags& truncated, const Bytes& reasons,
                     const Bytes& final_bytes, const Floats& final_floats) {
    return {data_of(bytes),      data_of(floats),    data_of(masks),   data_of(sides),       data_of(rewards),
            data_of(terminated), data_of(truncated), data_of(reasons), data_of(final_bytes), data_of(final_floats)};
}

class VectorEnv {
   public:
    VectorEnv(std::vector<SharedMode> modes, bool is_relative, bool resets_itself, std::uint32_t max_steps, int opening,
              int threads)
        : modes_(std::move(modes)), boards_(modes_.size()), memory_(modes_.size()), pool_(threads) {
        settings_.layout =
            env::layout_of(*modes_.at(0), is_relative ? env::ViewKind::kRelative : env::ViewKind::kAbsolute);
        settings_.max_steps = max_steps;
        settings_.opening = opening;
        settings_.resets_itself = resets_itself;
        const std::size_t room = std::max<std::size_t>(kRoom, static_cast<std::size_t>(opening) + 2);
        for (std::size_t i = 0; i < boards_.size(); ++i) make_room(i, room);
    }

    // Seeds and restarts the chosen boards, and writes all of them.
    void reset(const Vector<const std::uint64_t>& seeds, const Vector<const bool>& chosen, const env::Outputs& out) {
        const std::lock_guard<std::mutex> lock(mutex_);
        auto work = [&](std::size_t begin, std::size_t end) {
            for (std::size_t i = begin; i < end; ++i) {
                if (chosen.data()[i]) {
                    env::seed_board(boards_[i], seeds.data()[i]);
                    env::begin_game(boards_[i], *modes_[i], settings_.layout, settings_.opening);
                }
                env::show_board(boards_[i], settings_, out, i);
            }
        };
        pool_.run(boards_.size(), work);
    }

    // Plays one action per board. Returns -1, or the first board that refuses its action: then no board has moved.
    std::int64_t step(const Vector<const std::int64_t>& actions, const env::Outputs& out) {
        const std::lock_guard<std::mutex> lock(mutex_);
        for (std::size_t i = 0; i < boards_.size(); ++i) {
            if (!env::accepts(boards_[i], settings_.layout, actions.data()[i])) return static_cast<std::int64_t>(i);
            const env::History& history = boards_[i].history;
            if (history.count == history.room) make_room(i, 2 * history.room);
        }
        auto work = [&](std::size_t begin, std::size_t end) {
            env::step_boards(boards_.data(), settings_, actions.data(), out, begin, end);
        };
        pool_.run(boards_.size(), work);
        return -1;
    }

    void sample(const Vector<std::int64_t>& out) {
        const std::lock_guard<std::mutex> lock(mutex_);
        for (std::size_t i = 0; i < boards_.size(); ++i)
            out.data()[i] = boards_[i].outcome ? env::kNoStep : env::sample(boards_[i]);
    }

    void observe(std::size_t index, int side, const Bytes& bytes, const Floats& floats) {
        const std::lock_guard<std::mutex> lock(mutex_);
        const env::Board& board = boards_.at(index);
        if (bytes) env::write_observation(board.state, board.counts(), settings_.layout, side, bytes->data());
        if (floats) env::write_observation(board.state, board.counts(), settings_.layout, side, floats->data());
    }

    PositionHandle position(std::size_t index) {
        const std::lock_guard<std::mutex> lock(mutex_);
        return {modes_.at(index), boards_[index].state};
    }

    // Reason and winner (-1: none), 0 and -1 while the game goes on; and how often the position has begun a turn.
    std::tuple<int, int, int> status(std::size_t index) {
        const std::lock_guard<std::mutex> lock(mutex_);
        const env::Board& board = boards_.at(index);
        const int winner = board.outcome && board.outcome.winner != kNobody ? board.outcome.winner : -1;
        return {static_cast<int>(board.outcome.reason), winner, board.repetitions};
    }

    int planes() const { return settings_.layout.planes; }
    int actions() const { return settings_.layout.actions; }

   private:
    static constexpr std::size_t kRoom = 64;  // hashes of a board's history, at first

    void make_room(std::size_t index, std::size_t room) {
        memory_[index].resize(room);
        boards_[index].history.hashes = memory_[index].data();
        boards_[index].history.room = room;
    }

    std::vector<SharedMode> modes_;
    std::vector<env::Board> boards_;
    std::vector<std::vector<std::uint64_t>> memory_;  // of the histories
    env::Settings settings_;
    env::WorkerPool pool_;
    std::mutex mutex_;  // several Python threads may call the same environment
};

using PlaneTuple = std::tuple<std::string, int, std::string, int>;  // name, index, kind, scale

std::vector<PlaneTuple> planes_of(const SharedMode& mode) {
    env::PlaneList list;
    env::list_planes(*mode, list);
    std::vector<PlaneTuple> found;
    for (int i = 0; i < list.count; ++i) {
        const env::Plane& plane = list.planes[i];
        found.emplace_back(plane.name, plane.index, env::kPlaneKinds[static_cast<int>(plane.kind)], plane.scale);
    }
    return found;
}

env::Layout layout_of(const SharedMode& mode, bool is_relative) {
    return env::layout_of(*mode, is_relative ? env::ViewKind::kRelative : env::ViewKind::kAbsolute);
}

void write_position(const PositionHandle& position, bool is_relative, int side, int repetitions, const Bytes& bytes,
                    const Floats& floats) {
    const env::Layout layout = layout_of(position.mode, is_relative);
    if (bytes) env::write_observation(position.state, {repetitions}, layout, side, bytes->data());
    if (floats) env::write_observation(position.state, {repetitions}, layout, side, floats->data());
}

std::vector<int> absolute_actions(const SharedMode& mode, bool is_relative, int side) {
    const env::Layout layout = layout_of(mode, is_relative);
    const ActionNumber* numbers = layout.absolute[layout.views[side].turns];
    return {numbers, numbers + layout.actions};
}

}  // namespace

void bind_env(nb::module_& module) {
    module.attr("ENCODING_VERSION") = env::kEncodingVersion;
    module.def("env_planes", &planes_of, nb::arg("mode"),
               "Returns the planes of a mode's observations: name, index or -1, kind, scale.");
    module.def("env_actions", &absolute_actions, nb::arg("mode"), nb::arg("is_relative"), nb::arg("side"),
               "Returns the absolute number of each action that a side's view numbers.");
    module.def("env_observe", &write_position, nb::arg("position"), nb::arg("is_relative"), nb::arg("side"),
               nb::arg("repetitions"), nb::arg("bytes").noconvert().none(), nb::arg("floats").noconvert().none(),
               "Writes the observation of a position as a side sees it.");
    // Null arrays are not written; noconvert: a converted copy would be written instead of the caller's array.
    nb::class_<VectorEnv>(module, "VectorEnv", "Boards of one mode; hedgemaze.env checks the arguments.")
        .def(nb::init<std::vector<SharedMode>, bool, bool, std::uint32_t, int, int>(), nb::arg("modes"),
             nb::arg("is_relative"), nb::arg("resets_itself"), nb::arg("max_steps"), nb::arg("opening"),
             nb::arg("threads"))
        .def(
            "reset",
            [](VectorEnv& self, const Vector<const std::uint64_t>& seeds, const Vector<const bool>& chosen,
               const Bytes& bytes, const Floats& floats, const Bytes& masks, const Bytes& sides, const Floats& rewards,
               const Flags& terminated, const Flags& truncated, const Bytes& reasons) {
                const nb::gil_scoped_release unlocked;
                self.reset(seeds, chosen,
                           outputs(bytes, floats, masks, sides, rewards, terminated, truncated, reasons, {}, {}));
            },
            nb::arg("seeds").noconvert(), nb::arg("chosen").noconvert(), nb::arg("bytes").noconvert().none(),
            nb::arg("floats").noconvert().none(), nb::arg("masks").noconvert().none(),
            nb::arg("sides").noconvert().none(), nb::arg("rewards").noconvert().none(),
            nb::arg("terminated").noconvert().none(), nb::arg("truncated").noconvert().none(),
            nb::arg("reasons").noconvert().none(), "Seeds and restarts the chosen boards, and shows all of them.")
        .def(
            "step",
            [](VectorEnv& self, const Vector<const std::int64_t>& actions, const Bytes& bytes, const Floats& floats,
               const Bytes& masks, const Bytes& sides, const Floats& rewards, const Flags& terminated,
               const Flags& truncated, const Bytes& reasons, const Bytes& final_bytes, const Floats& final_floats) {
                const nb::gil_scoped_release unlocked;
                return self.step(actions, outputs(bytes, floats, masks, sides, rewards, terminated, truncated, reasons,
                                                  final_bytes, final_floats));
            },
            nb::arg("actions").noconvert(), nb::arg("bytes").noconvert().none(), nb::arg("floats").noconvert().none(),
            nb::arg("masks").noconvert().none(), nb::arg("sides").noconvert().none(),
            nb::arg("rewards").noconvert().none(), nb::arg("terminated").noconvert().none(),
            nb::arg("truncated").noconvert().none(), nb::arg("reasons").noconvert().none(),
            nb::arg("final_bytes").noconvert().none(), nb::arg("final_floats").noconvert().none(),
            "Plays one action per board. Returns -1, or the first board that refuses its action.")
        .def("sample", &VectorEnv::sample, nb::arg("out").noconvert(), nb::call_guard<nb::gil_scoped_release>(),
             "Writes a random legal action per board; -1 where the game is over.")
        .def("observe", &VectorEnv::observe, nb::arg("board"), nb::arg("side"), nb::arg("bytes").noconvert().none(),
             nb::arg("floats").noconvert().none(), "Writes one board as a side sees it.")
        .def("position", &VectorEnv::position, nb::arg("board"), "Returns the position of a board.")
        .def("status", &VectorEnv::status, nb::arg("board"), "Returns reason, winner and repetitions of a board.")
        .def_prop_ro("planes", &VectorEnv::planes, "Number of planes.")
        .def_prop_ro("actions", &VectorEnv::actions, "Number of actions.");
}

}  // namespace hedgemaze::python
