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

// Solves a node from a solved child. A win needs one winning child; any other result needs all children.
void TreeSearch::solve_from_child(Node& node, const Node& child, int side, bool is_root) {
    if (node.is_solved()) return;
    if (child.is_won_for(side)) return node.prove(child.mean, static_cast<std::uint8_t>(side), child.distance + 1);
    if (has_all_children(node, is_root)) solve_from_children(node, side, is_root);
}

void TreeSearch::solve_from_children(Node& node, int side, bool is_root) {
    const bool is_restricted = is_root && allowed_ != kEveryPiece;
    const Edge* edges = tree_.edges_of(node);
    const Node* best = nullptr;
    bool is_open = false, is_certain = !node.is_partial && !is_restricted, is_one_result = true;
    Values sum = {};
    float ties = 0;
    tree_.for_each_child(node, [&](int index, const Node& child) {
        if (is_restricted && !is_allowed(edges[index].action())) return;
        is_open |= !child.is_solved();
        is_certain &= child.is_proven;
        is_one_result &= best == nullptr || best->winner == child.winner;
        const float value = child.mean.of[side], most = best == nullptr ? -1.0F : best->mean.of[side];
        if (value > most) sum = {}, ties = 0;
        if (value >= most) {
            for (int i = 0; i < kMaxSides; ++i) sum.of[i] += child.mean.of[i];
            ties += 1.0F;
        }
        if (value > most || (value == most && child.distance > best->distance)) best = &child;
    });
    if (is_open || best == nullptr) return;
    // With three or four sides, equal losses may have different winners: then the node is closed, but not proven.
    if (is_certain && (state_.mode->side_count == 2 || is_one_result)) {
        const std::uint8_t winner = best->winner == Node::kNoWinner ? kNobody : best->winner;
        return node.prove(best->mean, winner, best->distance + 1);
    }
    node.is_closed = true;
    for (int i = 0; i < kMaxSides; ++i) node.mean.of[i] = sum.of[i] / ties;
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

void TreeSearch::back_up(Leaf& leaf, Values values) {
    for (int i = leaf.depth; i >= 0; --i) {
        Node& node = tree_.node(leaf.path[i]);
        if (i < leaf.depth) {
            const Node& below = tree_.node(leaf.path[i + 1]);
            if (below.is_solved()) solve_from_child(node, below, leaf.sides[i], i == 0);
        }
        ++node.visits;
        --node.virtual_losses;
        if (node.is_solved()) {
            values = node.mean;
        } else {
            const auto count = static_cast<float>(node.visits);
            for (int k = 0; k < kMaxSides; ++k) node.mean.of[k] += (values.of[k] - node.mean.of[k]) / count;
        }
        if (i > 0) update_edge(leaf, i);
        if (leaf.hash_index[i] > 0) transpositions_.put(leaf.hashes[leaf.hash_index[i] - 1], node.mean, node.visits);
    }
    ++nodes_;
}

void TreeSearch::remove_virtual_losses(Leaf& leaf) {
    for (int i = leaf.depth; i >= 0; --i) {
        --tree_.node(leaf.path[i]).virtual_losses;
        if (i > 0) update_edge(leaf, i);
    }
}

}  // namespace hedgemaze
