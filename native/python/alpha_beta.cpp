// The alpha-beta search for Python: memory, clock, and a flag that another thread may raise.
#include "hedgemaze/alpha_beta.hpp"

#include <atomic>
#include <chrono>
#include <cstdlib>
#include <mutex>
#include <new>

#include "bindings.hpp"
#include "races.hpp"

namespace hedgemaze::python {

namespace {

constexpr std::uint32_t kSlice = 256;  // nodes between two looks at the clock: less than a millisecond

using Ended = std::optional<std::pair<std::optional<int>, int>>;
using Told = std::tuple<int, std::uint32_t, float, std::vector<float>, Ended, std::vector<int>>;
using Telling = std::tuple<std::uint64_t, std::uint32_t, bool, std::vector<float>, Ended, std::vector<Told>>;

class AlphaBetaHost {
   public:
    AlphaBetaHost(std::size_t bytes, const AlphaBetaSettings& settings)
        : memory_(std::calloc(room_for(bytes) + kAlignment, 1)),
          search_(aligned(), room_for(bytes), with_knowledge(settings)) {}

    void set_root(const Held& held, std::vector<std::uint64_t> hashes, std::uint8_t allowed) {
        const std::lock_guard lock(mutex_);
        held_ = held;
        hashes_ = std::move(hashes);
        allowed_ = allowed;
        restart();
    }

    void advance(ActionNumber action, std::uint8_t allowed) {
        const std::lock_guard lock(mutex_);
        const State before = held_.state;
        play(held_.state, action);
        if (held_.state.side != before.side || held_.state.round != before.round)
            hashes_.push_back(hash_of(held_.state));
        allowed_ = allowed;
        restart();
    }

    // Works on for so many nodes or seconds, until somebody calls stop(), or until nothing is left to do.
    void run(std::uint64_t nodes, double seconds) {
        const std::lock_guard lock(mutex_);
        using Clock = std::chrono::steady_clock;
        const auto begin = Clock::now();
        const std::chrono::duration<double> most(seconds);
        while (nodes > 0 && !is_finished_ && !stop_.load(std::memory_order_relaxed) && Clock::now() - begin < most) {
            const auto slice = static_cast<std::uint32_t>(nodes < kSlice ? nodes : kSlice);
            is_finished_ = !search_.step(slice);
            nodes -= slice;
        }
    }

    void stop() { stop_.store(true, std::memory_order_relaxed); }
    bool take_stop() { return stop_.exchange(false, std::memory_order_relaxed); }
    bool is_finished() const {
        const std::lock_guard lock(mutex_);
        return is_finished_;
    }
    std::uint64_t nodes() const {
        const std::lock_guard lock(mutex_);
        return search_.nodes();
    }

    Telling report() const {
        const std::lock_guard lock(mutex_);
        Report* report = report_.get();
        search_.report(*report);
        std::vector<Told> candidates;
        for (int i = 0; i < report->count; ++i) {
            const Candidate& candidate = report->candidates[i];
            ActionNumber actions[kLongestLine];
            const int length = search_.line(i, actions, kLongestLine);
            candidates.emplace_back(candidate.action, candidate.visits, candidate.prior, list(candidate.values),
                                    ended(candidate.proof), std::vector<int>(actions, actions + length));
        }
        return {report->nodes,        report->depth,        report->is_finished,
                list(report->values), ended(report->proof), candidates};
    }

    int choose(const std::vector<int>& trodden) const {
        const std::lock_guard lock(mutex_);
        return chosen(search_.skill(), *report_, held_.state, bits_of(trodden));
    }

   private:
    static constexpr std::size_t kAlignment = 64;
    struct Freed {
        void operator()(void* memory) const { std::free(memory); }
    };

    // Zeros from calloc cost nothing before they are touched.
    void* aligned() {
        if (memory_ == nullptr) throw std::bad_alloc();
        const auto address = reinterpret_cast<std::uintptr_t>(memory_.get());
        return reinterpret_cast<void*>((address + kAlignment - 1) / kAlignment * kAlignment);
    }

    AlphaBetaSettings with_knowledge(AlphaBetaSettings settings) {
        if (!settings.skill.is_full()) settings.known = nullptr;
        settings.known_memory = races_.get();
        return settings;
    }

    static std::size_t room_for(std::size_t bytes) {
        return bytes > AlphaBeta::least_memory() ? bytes : AlphaBeta::least_memory();
    }
    std::vector<float> list(const Values& values) const {
        return {values.of, values.of + held_.state.mode->side_count};
    }
    static Ended ended(const Proof& proof) {
        if (proof.winner == kNobody && !proof.is_known) return {};
        std::optional<int> winner;
        if (proof.winner != kNobody) winner = proof.winner;
        return std::pair(winner, static_cast<int>(proof.actions));
    }
    void restart() {
        search_.set_root(held_.state, {hashes_.data(), static_cast<int>(hashes_.size())}, allowed_);
        is_finished_ = !search_.step(0);
    }

    std::unique_ptr<void, Freed> memory_;
    Races races_;
    AlphaBeta search_;
    std::unique_ptr<Report> report_ = std::make_unique<Report>();
    Held held_;
    std::vector<std::uint64_t> hashes_;
    std::uint8_t allowed_ = 0xff;
    bool is_finished_ = false;
    mutable std::mutex mutex_;
    std::atomic<bool> stop_ = false;
};

}  // namespace

void bind_alpha_beta(nb::module_& module) {
    nb::class_<AlphaBetaSettings>(module, "AlphaBetaSettings", "How an alpha-beta search looks ahead.")
        .def(nb::init<>())
        .def_rw("depth", &AlphaBetaSettings::depth)
        .def_rw("lines", &AlphaBetaSettings::lines)
        .def_rw("settles", &AlphaBetaSettings::settles)
        .def_rw("reduces", &AlphaBetaSettings::reduces)
        .def_rw("drops", &AlphaBetaSettings::drops)
        .def_rw("guesses", &AlphaBetaSettings::guesses)
        .def_rw("is_exact", &AlphaBetaSettings::is_exact)
        .def_prop_rw(
            "knows", [](const AlphaBetaSettings& self) { return self.known != nullptr; },
            [](AlphaBetaSettings& self, bool knows) { self.known = knows ? is_known : nullptr; })
        .def_prop_rw(
            "is_paranoid", [](const AlphaBetaSettings& self) { return self.many == ManySides::kParanoid; },
            [](AlphaBetaSettings& self, bool is_paranoid) {
                self.many = is_paranoid ? ManySides::kParanoid : ManySides::kBestReply;
            })
        .def(
            "set_skill",
            [](AlphaBetaSettings& self, std::uint64_t seed, std::uint32_t nodes, std::uint8_t sight, float overlook,
               float noise, float looseness) { self.skill = {seed, nodes, sight, overlook, noise, looseness}; },
            nb::arg("seed"), nb::arg("nodes"), nb::arg("sight"), nb::arg("overlook"), nb::arg("noise"),
            nb::arg("looseness"));
    nb::class_<AlphaBetaHost>(module, "AlphaBeta", "An alpha-beta search and its memory.")
        .def(nb::init<std::size_t, const AlphaBetaSettings&>(), nb::arg("bytes"), nb::arg("settings"))
        .def("set_root", &AlphaBetaHost::set_root, nb::arg("position"), nb::arg("hashes"), nb::arg("allowed"))
        .def("advance", &AlphaBetaHost::advance, nb::arg("action"), nb::arg("allowed"))
        .def("run", &AlphaBetaHost::run, nb::arg("nodes"), nb::arg("seconds"), nb::call_guard<nb::gil_scoped_release>())
        .def("stop", &AlphaBetaHost::stop)
        .def("take_stop", &AlphaBetaHost::take_stop)
        .def("is_finished", &AlphaBetaHost::is_finished)
        .def_prop_ro("nodes", &AlphaBetaHost::nodes)
        .def("report", &AlphaBetaHost::report)
        .def("chosen", &AlphaBetaHost::choose, nb::arg("trodden"),
             "Returns which candidate of the last report its skill plays.");
}

}  // namespace hedgemaze::python
