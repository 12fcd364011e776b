// The tree search for Python: owns memory, threads and the deadline, and runs without the GIL.
#include "search/search.hpp"

#include <atomic>
#include <chrono>
#include <functional>
#include <memory>
#include <mutex>
#include <stdexcept>
#include <system_error>
#include <thread>

#if defined(__linux__)
#include <sys/mman.h>
#endif

#include "batch/bench.hpp"
#include "python/network.hpp"
#include "python/races.hpp"
#include "rules/repetition.hpp"
#include "search/best_reply.hpp"
#include "search/choice.hpp"
#include "search/own_settings.hpp"

namespace hedgemaze::python {

namespace {

using Clock = std::chrono::steady_clock;
using ProofTuple = std::optional<std::tuple<std::optional<int>, int>>;
using ValueList = std::vector<float>;
using Line = std::vector<int>;
using CandidateTuple = std::tuple<int, std::uint32_t, float, ValueList, ProofTuple, Line>;
using ReportTuple = std::tuple<std::uint64_t, std::uint32_t, bool, ValueList, ProofTuple, std::vector<CandidateTuple>>;
using FloatMatrix = nb::ndarray<const float, nb::ndim<2>, nb::c_contig, nb::device::cpu>;

constexpr std::uint32_t kSlice = 64;  // nodes between two checks of the clock and the stop flag
constexpr std::size_t kLeastBytes = 1 << 20;
constexpr float kLeastPrior = 1e-6F, kMaxPrior = 1e6F;

ProofTuple proof_tuple(const Proof& proof) {
    if (!proof.is_known) return {};
    return std::tuple(optional_index(proof.winner), static_cast<int>(proof.actions));
}

// Memory of a search. Large blocks ask for large pages: the tree is read at random, and several threads that touch new
// pages wait for each other in the kernel. Small blocks do not, because a short search would clear far more than it
// uses.
std::unique_ptr<std::uint64_t[]> block_of(std::size_t bytes) {
    std::unique_ptr<std::uint64_t[]> block(new std::uint64_t[bytes / 8]);
#if defined(__linux__)
    constexpr std::size_t kLarge = std::size_t{128} << 20, kPage = 4096;
    const auto start = (reinterpret_cast<std::uintptr_t>(block.get()) + kPage - 1) / kPage * kPage;
    if (bytes >= kLarge) madvise(reinterpret_cast<void*>(start), bytes - kPage, MADV_HUGEPAGE);  // only a hint
#endif
    return block;
}

// What one of several threads needs.
struct ThreadMemory {
    Races races;
    Worker worker{races.get(), [] { std::this_thread::yield(); }};
};

class ThreadedSearch {
   public:
    ThreadedSearch(const PositionHandle& handle, const std::vector<std::uint64_t>& history, std::uint8_t allowed,
                   std::size_t bytes, const Skill& skill, const TreeSettings& settings,
                   std::shared_ptr<const NetworkHandle> network)
        : mode_(handle.mode),
          network_(std::move(network)),
          bytes_(bytes < kLeastBytes ? kLeastBytes : bytes),
          memory_(block_of(bytes_)),
          finds_proofs_(skill.is_full()),
          search_(memory_.get(), bytes_, skill, settings, finds_proofs_ ? find_proof : nullptr, races_.get()) {
        search_.set_root(handle.state, {history.data(), static_cast<int>(history.size())}, allowed);
    }

    void advance(ActionNumber action, std::uint8_t allowed) {
        const std::lock_guard lock(mutex_);
        cancel();
        search_.advance(action, allowed);
    }

    // Drops the gathered leaves.
    void forget() {
        const std::lock_guard lock(mutex_);
        cancel();
    }

    void stop() { is_stopped_ = true; }
    bool is_stopped() const { return is_stopped_; }
    // Returns and clears the stop flag.
    bool take_stop() { return is_stopped_.exchange(false); }
    bool is_finished() const {
        const std::lock_guard lock(mutex_);
        return search_.is_finished();
    }
    std::uint64_t nodes() const {
        const std::lock_guard lock(mutex_);
        return search_.nodes();
    }
    std::size_t used() const {
        const std::lock_guard lock(mutex_);
        return search_.used();
    }
    PositionHandle root() const { return {mode_, search_.root_state()}; }

    // Searches until `nodes` since the root was set, `seconds` from now, `stop`, or the search is finished.
    void run(std::uint64_t nodes, double seconds, int threads) {
        // At most a year: a larger number overflows the clock.
        const double most = seconds < 3e7 ? seconds : 3e7;
        const auto end =
            Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(most));
        const std::lock_guard lock(mutex_);
        if (threads <= 1) return work_alone(nodes, end);
        const std::uint32_t own_limit = search_.skill().nodes;
        if (own_limit > 0 && own_limit < nodes) nodes = own_limit;
        while (static_cast<int>(memories_.size()) < threads) memories_.push_back(std::make_unique<ThreadMemory>());
        while (!is_done(nodes, end)) work_together(nodes, end, static_cast<std::size_t>(threads));
    }

    ReportTuple report(int line_length) const {
        const std::lock_guard lock(mutex_);
        search_.report(report_);
        std::vector<CandidateTuple> choices;
        std::vector<ActionNumber> line(static_cast<std::size_t>(line_length > 0 ? line_length : 1));
        for (int i = 0; i < report_.count; ++i) {
            const Candidate& one = report_.candidates[i];
            const int length = search_.line(i, line.data(), line_length);
            choices.emplace_back(one.action, one.visits, one.prior, value_list(one.values), proof_tuple(one.proof),
                                 Line(line.begin(), line.begin() + length));
        }
        return {
            report_.nodes, report_.depth, report_.is_finished, value_list(report_.values), proof_tuple(report_.proof),
            choices};
    }

    // Index of the candidate of the last report that the skill plays.
    int choose(const std::vector<int>& recent_squares) const {
        const std::lock_guard lock(mutex_);
        return chosen(search_.skill(), report_, search_.root_state(), bits_of(recent_squares));
    }

    // Positions that need values and priors.
    std::vector<PositionHandle> gather(int most) {
        const std::lock_guard lock(mutex_);
        const std::uint64_t before = search_.nodes();  // descents without evaluation count too
        const auto wanted = static_cast<std::uint64_t>(most);
        while (waiting_.size() + search_.nodes() - before < wanted && !search_.is_finished()) {
            const std::uint64_t nodes = search_.nodes();
            waiting_.emplace_back();
            const bool is_leaf = search_.gather(&waiting_.back(), 1) > 0;
            if (!is_leaf || !prepare_leaf(waiting_.back())) waiting_.pop_back();
            if (!is_leaf && search_.nodes() == nodes) break;  // blocked until the other leaves are evaluated
        }
        std::vector<PositionHandle> positions;
        for (const Leaf& leaf : waiting_) positions.push_back({mode_, leaf.state});
        return positions;
    }

    // Evaluations of the positions that `gather` returned last, in its order: [B, sides] and [B, actions].
    void supply(const FloatMatrix& values, const FloatMatrix& priors) {
        const std::lock_guard lock(mutex_);
        const std::size_t sides = mode_->side_count;
        const auto actions = static_cast<std::size_t>(action_count(mode_->family, mode_->size));
        const std::size_t count = waiting_.size();
        if (values.shape(0) != count || priors.shape(0) != count || values.shape(1) != sides ||
            priors.shape(1) != actions)
            throw nb::value_error("values are [B, sides] and priors [B, actions] of what was gathered");
        std::vector<Leaf> deeper;
        for (std::size_t i = 0; i < count; ++i) {
            Leaf& leaf = waiting_[i];
            fill(leaf, values.data() + i * sides, priors.data() + i * actions);
            if (search_.supply(leaf) && prepare_leaf(leaf)) deeper.push_back(leaf);
        }
        waiting_ = std::move(deeper);
    }

   private:
    void cancel() {
        for (Leaf& leaf : waiting_) search_.cancel(leaf);
        waiting_.clear();
    }

    bool is_done(std::uint64_t nodes, Clock::time_point end) const {
        return is_stopped_ || search_.nodes() >= nodes || search_.is_finished() || Clock::now() >= end;
    }

    void work_alone(std::uint64_t nodes, Clock::time_point end) {
        while (!is_done(nodes, end)) {
            const std::uint64_t left = nodes - search_.nodes();
            search_.step(left < kSlice ? static_cast<std::uint32_t>(left) : kSlice);
        }
    }

    // Searches until the end, or until the transposition table must grow, or about `nodes`: never more.
    void work_together(std::uint64_t nodes, Clock::time_point end, std::size_t threads) {
        for (std::size_t i = 0; i < threads; ++i) search_.open(memories_[i]->worker);
        std::atomic<std::uint64_t> left = nodes - search_.nodes();  // not taken by a thread yet
        const auto work = [&](Worker& worker) {
            while (!is_done(nodes, end)) {
                std::uint64_t seen = left, taken = 0;
                do taken = seen < kSlice ? seen : kSlice;
                while (!left.compare_exchange_weak(seen, seen - taken));
                if (taken == 0 || !search_.step(static_cast<std::uint32_t>(taken), worker)) return;
            }
        };
        std::vector<std::thread> helpers;
        try {
            for (std::size_t i = 1; i < threads; ++i) helpers.emplace_back(work, std::ref(memories_[i]->worker));
        } catch (const std::system_error&) {  // no more threads available: continue with those that exist
        }
        work(memories_[0]->worker);
        for (std::thread& helper : helpers) helper.join();
        for (std::size_t i = 0; i < threads; ++i) search_.close(memories_[i]->worker);
    }

    // Prepares a leaf; false if a proof made its evaluation unnecessary.
    bool prepare_leaf(Leaf& leaf) {
        search_.prepare(leaf, races_.get());
        if (!leaf.proof.is_known) return true;
        search_.supply(leaf);
        return false;
    }

    void fill(Leaf& leaf, const float* values, const float* priors) const {
        for (int i = 0; i < mode_->side_count; ++i)  // NaN counts as 0
            leaf.values.of[i] = values[i] > 1.0F ? 1.0F : values[i] > 0.0F ? values[i] : 0.0F;
        float sum = 0;
        for (int i = 0; i < leaf.count; ++i) {
            const float prior = priors[leaf.actions[i]];
            leaf.priors[i] = prior > kMaxPrior ? kMaxPrior : prior > kLeastPrior ? prior : kLeastPrior;
            sum += leaf.priors[i];
        }
        for (int i = 0; i < leaf.count; ++i) leaf.priors[i] /= sum;
    }

    ValueList value_list(const Values& values) const { return {values.of, values.of + mode_->side_count}; }

    SharedMode mode_;
    std::shared_ptr<const NetworkHandle> network_;  // keeps the evaluator of the settings alive
    std::size_t bytes_;
    std::unique_ptr<std::uint64_t[]> memory_;
    bool finds_proofs_;
    Races races_;
    TreeSearch search_;
    std::vector<std::unique_ptr<ThreadMemory>> memories_;
    std::vector<Leaf> waiting_;
    mutable Report report_;
    mutable std::mutex mutex_;
    std::atomic<bool> is_stopped_ = false;
};

}  // namespace

void bind_search(nb::module_& module) {
    nb::class_<ThreadedSearch>(module, "TreeSearch", "A PUCT tree search that owns its memory and threads.")
        .def(
            "__init__",
            [](ThreadedSearch* self, const PositionHandle& position, const std::vector<std::uint64_t>& history,
               std::uint8_t allowed, std::size_t memory, bool priors_with_values, std::uint64_t seed,
               std::uint32_t nodes, std::uint8_t sight, float overlook, float noise, float looseness,
               std::optional<float> c_puct, float c_growth, std::optional<float> fpu_reduction, bool has_transpositions,
               const std::shared_ptr<NetworkHandle>& network, bool is_hand) {
                const Skill skill{seed, nodes, sight, overlook, noise, looseness};
                TreeSettings settings = is_hand ? TreeSettings{} : own_settings(*position.mode);
                settings.priors_with_values = priors_with_values;
                settings.c_puct = c_puct.value_or(settings.c_puct);
                settings.c_growth = c_growth;
                settings.fpu_reduction = fpu_reduction.value_or(settings.fpu_reduction);
                settings.has_transpositions = has_transpositions;
                if (network) {
                    if (!network->net().can_judge(*position.mode)) network->refuse(*position.mode);
                    settings.evaluator = network->net().evaluator();
                }
                new (self) ThreadedSearch(position, history, allowed, memory, skill, settings, network);
            },
            nb::arg("position"), nb::arg("history"), nb::arg("allowed") = kEveryPiece, nb::arg("memory") = 64 << 20,
            nb::arg("priors_with_values") = false, nb::arg("seed") = 0, nb::arg("nodes") = 0, nb::arg("sight") = 0,
            nb::arg("overlook") = 0.0F, nb::arg("noise") = 0.0F, nb::arg("looseness") = 0.0F,
            nb::arg("c_puct") = nb::none(), nb::arg("c_growth") = TreeSettings{}.c_growth,
            nb::arg("fpu_reduction") = nb::none(), nb::arg("has_transpositions") = true,
            nb::arg("network") = nb::none(), nb::arg("is_hand") = false)
        .def("advance", &ThreadedSearch::advance, nb::arg("action"), nb::arg("allowed") = kEveryPiece,
             "Moves the root to the position after an action and reuses its subtree.")
        .def("run", &ThreadedSearch::run, nb::arg("nodes"), nb::arg("seconds"), nb::arg("threads") = 1,
             nb::call_guard<nb::gil_scoped_release>(),
             "Searches until `nodes` since the root was set, `seconds` from now, or `stop`.")
        .def("stop", &ThreadedSearch::stop, "Ends `run`, from another thread; if none is running, the next one.")
        .def("take_stop", &ThreadedSearch::take_stop, "Returns and clears the stop flag.")
        .def("forget", &ThreadedSearch::forget, "Drops the gathered positions.")
        .def("is_stopped", &ThreadedSearch::is_stopped, "Returns the stop flag.")
        .def("is_finished", &ThreadedSearch::is_finished, "Returns whether further search is useless.")
        .def("report", &ThreadedSearch::report, nb::arg("line_length") = 32,
             "Returns nodes, depth, is_finished, values, proof and candidates: action, visits, prior, values, proof, "
             "line.")
        .def("chosen", &ThreadedSearch::choose, nb::arg("recent_squares"),
             "Returns the index of the candidate of the last report that the skill plays.")
        .def("gather", &ThreadedSearch::gather, nb::arg("most"), "Returns positions that need values and priors.")
        .def("supply", &ThreadedSearch::supply, nb::arg("values"), nb::arg("priors"),
             "Evaluates the positions gathered last: [B, sides] and [B, actions].")
        .def_prop_ro("nodes", &ThreadedSearch::nodes, "Positions evaluated since the root was set.")
        .def_prop_ro("used", &ThreadedSearch::used, "Bytes used by the tree.")
        .def_prop_ro("root", &ThreadedSearch::root, "The root position.");
    module.def(
        "best_reply",
        [](const PositionHandle& handle, int depth, double seconds) {
            if (handle.mode->family != Family::kClassic || outcome(handle.state))
                throw std::invalid_argument("a running game of classic is expected");
            auto end =
                Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
            const auto is_over = [](void* time) { return Clock::now() > *static_cast<Clock::time_point*>(time); };
            return best_reply(handle.state, {depth, is_over, &end});
        },
        nb::arg("position"), nb::arg("depth"), nb::arg("seconds"), nb::call_guard<nb::gil_scoped_release>(),
        "Returns the action of a best-reply search in classic.");
    module.def(
        "search_signature",
        [] {
            const std::unique_ptr<std::uint64_t[]> memory(new std::uint64_t[kSearchSignatureBytes / 8]);
            return search_signature(memory.get(), kSearchSignatureBytes);
        },
        nb::call_guard<nb::gil_scoped_release>(), "Returns the search signature, equal in every build.");
    module.def(
        "begins_turn",
        [](const PositionHandle& before, const PositionHandle& after) {
            return begins_turn(before.state, after.state);
        },
        nb::arg("before"), nb::arg("after"), "Returns whether a side's turn begins after an action.");
    module.def(
        "repetition_outcome",
        [](const PositionHandle& handle) -> std::optional<std::tuple<std::optional<int>, int>> {
            const Outcome ended = repetition_outcome(handle.state);
            if (!ended) return {};
            return std::tuple(optional_index(ended.winner), static_cast<int>(ended.rank));
        },
        nb::arg("position"), "Returns winner and rank of a game that ends here by repetition; None if it continues.");
}

}  // namespace hedgemaze::python
