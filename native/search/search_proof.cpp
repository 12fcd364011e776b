// Backup of values and proofs (the solver), virtual loss.
#include "search/search.hpp"

namespace hedgemaze {

bool TreeSearch::has_all_children(const Node& node, bool is_root) const {
    if (node.child_count == node.legal_count) return true;
    if (!is_root || allowed_ == kEveryPiece || node.edge_count < node.legal_count) return false;
    const Edge* edges = tree_.edges_of(node);
    for (int i = node.child_count; i < node.edge_count; ++i)
        if (is_allowed(edges[i].action())) return false;
    return true;
}

// The solution of a node that follows from a solved child. A win needs one winning child; any other result needs all
// children.
Solution TreeSearch::solve_from_child(const Node& node, const Node& child, int side, bool is_root) const {
    if (child.is_won_for(side))
        return {Solution::kProven, static_cast<std::uint8_t>(side), child.distance + 1, child.mean};
    return has_all_children(node, is_root) ? solve_from_children(node, side, is_root) : Solution{};
}

Solution TreeSearch::solve_from_children(const Node& node, int side, bool is_root) const {
    const bool is_restricted = is_root && allowed_ != kEveryPiece;
    const Edge* edges = tree_.edges_of(node);
    const Node* best = nullptr;
    bool is_open = false, is_certain = !node.is_partial() && !is_restricted, is_one_result = true;
    Values sum = {};
    float ties = 0;
    tree_.for_each_child(node, [&](int index, const Node& child) {
        if (is_restricted && !is_allowed(edges[index].action())) return;
        is_open |= !child.is_solved();
        is_certain &= child.is_proven != 0;
        is_one_result &= best == nullptr || best->winner == child.winner;
        const float value = child.mean.of[side], most = best == nullptr ? -1.0F : best->mean.of[side];
        if (value > most) sum = {}, ties = 0;
        if (value >= most) {
            for (int i = 0; i < kMaxSides; ++i) sum.of[i] += child.mean.of[i];
            ties += 1.0F;
        }
        if (value > most || (value == most && child.distance > best->distance)) best = &child;
    });
    if (is_open || best == nullptr) return {};
    // With three or four sides, equal losses may have different winners: then the node is closed, but not proven.
    if (is_certain && (state_.mode->side_count == 2 || is_one_result)) {
        const std::uint8_t winner = best->winner == Node::kNoWinner ? kNobody : best->winner & 7;
        return {Solution::kProven, winner, best->distance + 1, best->mean};
    }
    for (int i = 0; i < kMaxSides; ++i) sum.of[i] /= ties;
    return {Solution::kClosed, kNobody, 0, sum};
}

// Updates the parent's copy of a node's value and visits. Virtual loss: an open descent counts as a loss, so that other
// descents go elsewhere. A proven loss has a value below 0.
void TreeSearch::update_edge(const Leaf& leaf, int depth) {
    const Node& parent = tree_.node(leaf.path[depth - 1]);
    const Node& node = tree_.node(leaf.path[depth]);
    const int side = leaf.sides[depth - 1];
    if (node.is_lost_for(side)) return tree_.set_child_stats(parent, leaf.indices[depth], -1.0F, __builtin_inff());
    const auto seen = static_cast<float>(node.visits);
    const float visits = seen + static_cast<float>(node.virtual_losses);
    const float worth = this->worth(node.mean, side);
    const float value = node.virtual_losses == 0 ? worth : worth * seen / visits;
    tree_.set_child_stats(parent, leaf.indices[depth], value, visits);
}

template <bool kShared>
void TreeSearch::count_node(Worker& worker) {
    if (kShared)
        ++worker.nodes_;
    else
        ++nodes_;
}

template <bool kShared>
void TreeSearch::count_filled(std::size_t slots, Worker& worker) {
    if (slots == 0) return;
    if (kShared) {
        worker.filled_ += slots;
        return;
    }
    transpositions_.add_filled<false>(slots);
    if (transpositions_.must_grow()) transpositions_.grow();
}

// Backs visits up along the path, from one depth to above another, and the solution of the first node, if it has one.
// Both become those of the node where it ends.
template <bool kShared>
void TreeSearch::back_up_path(Leaf& leaf, int from, int above, Visits& visits, Solution& solution, Worker& worker) {
    Values& values = visits.mean;
    for (int i = from; i > above; --i) {
        Node& node = tree_.node(leaf.path[i]);
        SpinGuard<kShared> guard(guard_of(leaf, i).flags, worker.locking_);
        if (solution.kind != Solution::kOpen) node.solve(solution);
        solution.kind = Solution::kOpen;
        node.visits += visits.count;
        node.virtual_losses -= visits.virtual_losses;
        if (node.is_solved()) {
            values = node.mean;
        } else {
            auto count = static_cast<float>(node.visits);
            if (visits.count != 1) count /= static_cast<float>(visits.count);  // no visits: infinite, no change
            for (int k = 0; k < kMaxSides; ++k) node.mean.of[k] += (values.of[k] - node.mean.of[k]) / count;
        }
        if (i > 0) update_edge(leaf, i);
        if (i > 0 && node.is_solved())
            solution = solve_from_child(tree_.node(leaf.path[i - 1]), node, leaf.sides[i - 1], i == 1);
        if (i == 0 && node.is_solved()) store_relaxed(is_solved_, true);
        const Values mean = node.mean;
        const std::uint32_t total = node.visits;
        guard.release();
        if (leaf.is_evaluating) end_evaluation<kShared>(leaf, worker);
        if (leaf.hash_index[i] > 0)
            count_filled<kShared>(transpositions_.put<kShared>(leaf.hashes[leaf.hash_index[i] - 1], mean, total),
                                  worker);
    }
}

// Backs one visit up to the root, or to below the first node of a burst.
template <bool kShared>
void TreeSearch::back_up(Leaf& leaf, const Values& values, Worker& worker, const Solution& solution) {
    Visits visit = {values, 1, 1};
    Solution found = solution;
    back_up_path<kShared>(leaf, leaf.depth, leaf.base, visit, found, worker);
    count_node<kShared>(worker);
    if (!kShared || leaf.base < 0) return;
    Worker::Base& base = worker.base_;
    const auto count = static_cast<float>(++base.seen.visits);
    for (int k = 0; k < kMaxSides; ++k) {
        base.sum.of[k] += visit.mean.of[k];
        base.seen.mean.of[k] += (visit.mean.of[k] - base.seen.mean.of[k]) / count;
    }
    ++base.visits;
    if (found.kind != Solution::kOpen) base.solution = found;
}

template <bool kShared>
void TreeSearch::end_evaluation(Leaf& leaf, const Worker& worker) {
    Node& node = tree_.node(leaf.path[leaf.depth]);
    const SpinGuard<kShared> guard(node.flags, worker.locking_);
    node.set_evaluating(false);
    node.set_evaluated();
    leaf.is_evaluating = false;
}

template <bool kShared>
void TreeSearch::remove_virtual_losses(Leaf& leaf, const Worker& worker) {
    for (int i = leaf.depth; i > leaf.base; --i) {
        const SpinGuard<kShared> guard(guard_of(leaf, i).flags, worker.locking_);
        --tree_.node(leaf.path[i]).virtual_losses;
        if (i > 0) update_edge(leaf, i);
    }
}

template void TreeSearch::back_up<false>(Leaf&, const Values&, Worker&, const Solution&);
template void TreeSearch::back_up<true>(Leaf&, const Values&, Worker&, const Solution&);
template void TreeSearch::back_up_path<true>(Leaf&, int, int, Visits&, Solution&, Worker&);
template void TreeSearch::end_evaluation<false>(Leaf&, const Worker&);
template void TreeSearch::end_evaluation<true>(Leaf&, const Worker&);
template void TreeSearch::remove_virtual_losses<false>(Leaf&, const Worker&);
template void TreeSearch::remove_virtual_losses<true>(Leaf&, const Worker&);

}  // namespace hedgemaze
