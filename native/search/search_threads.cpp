// One thread and several: steps, bursts of visits, and the counts that threads keep for themselves.
#include "search/search.hpp"

namespace hedgemaze {

// Notes where the visits of a burst start: at the last node of the path.
void TreeSearch::begin_burst(const Leaf& leaf, Worker& worker) {
    Worker::Base& base = worker.base_;
    base.is_set = true;
    base.state = leaf.state;
    base.seen = leaf.seen;
    base.turns = leaf.turns;
    base.has_reply = leaf.has_reply;
    base.hash_count = leaf.hash_count;
    base.repeats_from = leaf.repeats_from;
    base.fences = leaf.fences;
}

template <bool kShared>
TreeSearch::DescentResult TreeSearch::descend_from_base(Leaf& leaf, Worker& worker) {
    const Worker::Base& base = worker.base_;
    leaf.state = base.state;
    leaf.seen = base.seen;
    leaf.depth = leaf.base;
    leaf.turns = base.turns;
    leaf.has_reply = base.has_reply;
    leaf.hash_count = base.hash_count;
    leaf.repeats_from = base.repeats_from;
    leaf.fences = base.fences;
    leaf.is_evaluating = false;
    return descend<kShared>(leaf, worker);
}

template <bool kShared>
void TreeSearch::end_burst(Leaf& leaf, Worker& worker) {
    if (leaf.base < 0) return;
    Worker::Base& base = worker.base_;
    Visits visits = {base.sum, base.visits, kBurstVisits};
    for (int k = 0; k < kMaxSides && base.visits > 0; ++k) visits.mean.of[k] /= static_cast<float>(base.visits);
    back_up_path<kShared>(leaf, leaf.base, -1, visits, base.solution, worker);
    leaf.base = -1;
}

template <bool kShared>
bool TreeSearch::search_nodes(std::uint32_t nodes, Worker& worker) {
    Leaf& leaf = worker.leaf_;
    leaf.base = -1;
    for (std::uint32_t i = 0; i < nodes && !is_finished(); ++i) {
        worker.is_in_burst_ = leaf.base >= 0;
        const DescentResult arrival =
            worker.is_in_burst_ ? descend_from_base<kShared>(leaf, worker) : descend_from_root<kShared>(leaf, worker);
        for (bool is_open = arrival == DescentResult::kNeedsEvaluation; is_open;
             is_open = supply<kShared>(leaf, worker)) {
            prepare(leaf, worker.proof_memory_);
            evaluate_leaf(leaf);
        }
        const Worker::Base& base = worker.base_;
        const bool is_blocked = arrival == DescentResult::kBlocked;
        const bool may_continue = base.is_set && base.visits < kBurstVisits && base.solution.kind == Solution::kOpen;
        if (is_blocked || !may_continue) end_burst<kShared>(leaf, worker);
        if (is_blocked && worker.locking_.yield != nullptr) worker.locking_.yield();
    }
    end_burst<kShared>(leaf, worker);
    return !is_finished();
}

bool TreeSearch::step(std::uint32_t nodes) {
    keep_view();
    alone_.is_gathering_ = false;
    return search_nodes<false>(nodes, alone_);
}

void TreeSearch::open(Worker& worker) {
    keep_view();
    transpositions_.grow_ahead();
    worker.arena_.borrow_from(tree_.arena(), worker.locking_);
}

bool TreeSearch::step(std::uint32_t nodes, Worker& worker) {
    search_nodes<true>(nodes, worker);
    __atomic_fetch_add(&nodes_, worker.nodes_, __ATOMIC_RELAXED);
    transpositions_.add_filled<true>(worker.filled_);
    worker.nodes_ = worker.filled_ = 0;
    return !is_finished() && !transpositions_.must_grow();
}

void TreeSearch::close(Worker& worker) { worker.arena_.return_all(); }

}  // namespace hedgemaze
