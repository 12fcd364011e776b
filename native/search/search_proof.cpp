// What descents bring back: means, and proofs where the end of the game is certain.
#include "search/search.hpp"

namespace hedgemaze {

bool TreeSearch::is_exhausted(const Node& node, bool is_root) const {
    if (node.opened == node.legal) return true;
    if (!is_root || allowed_ == kEveryPiece || node.kept < node.legal) return false;
    const Edge* edges = tree_.edges_of(node);
    for (int i = node.opened; i < node.kept; ++i)
        if (is_allowed(edges[i].action())) return false;
    return true;
}

// Draws the conclusion from a child that is settled. A win needs one winning action; anything else needs them all.
void TreeSearch::settle(Node& node, const Node& child, int side, bool is_root) {
    if (node.is_settled()) return;
    if (child.is_won_for(side)) return node.prove(child.mean, static_cast<std::uint8_t>(side), child.distance + 1);
    if (is_exhausted(node, is_root)) settle_all(node, side, is_root);
}

void TreeSearch::settle_all(Node& node, int side, bool is_root) {
    const bool is_restricted = is_root && allowed_ != kEveryPiece;
    const Edge* edges = tree_.edges_of(node);
    const Node* best = nullptr;
    bool is_open = false, is_certain = !node.is_partial && !is_restricted, is_one_result = true;
    Values sum = {};
    float ties = 0;
    tree_.for_each_child(node, [&](int index, const Node& child) {
        if (is_restricted && !is_allowed(edges[index].action())) return;
        is_open |= !child.is_settled();
        is_certain &= child.is_proven;
        is_one_result &= best == nullptr || best->winner == child.winner;
        const float value = child.mean.of[side], most = best == nullptr ? -1.0F : best->mean.of[side];
        if (value > most) sum = {}, ties = 0;
        if (value >= most) {
            for (int i = 0; i < kMostSides; ++i) sum.of[i] += child.mean.of[i];
            ties += 1.0F;
        }
        if (value > most || (value == most && child.distance > best->distance)) best = &child;
    });
    if (is_open || best == nullptr) return;
    // With three or four sides the mover may not care which of the others wins: then nobody's win is certain.
    if (is_certain && (state_.mode->side_count == 2 || is_one_result)) {
        const std::uint8_t winner = best->winner == Node::kNoWinner ? kNobody : best->winner;
        return node.prove(best->mean, winner, best->distance + 1);
    }
    node.is_closed = true;
    for (int i = 0; i < kMostSides; ++i) node.mean.of[i] = sum.of[i] / ties;
}

// Tells the parent of a node on the path what the node is worth now. A descent that is under way counts as a loss until
// it is back, so that the next one goes elsewhere; what is lost for certain is worth less than nothing.
void TreeSearch::note(const Leaf& leaf, int depth) {
    const Node& parent = tree_.node(leaf.path[depth - 1]);
    const Node& node = tree_.node(leaf.path[depth]);
    const int side = leaf.sides[depth - 1];
    if (node.is_lost_for(side)) return tree_.note(parent, leaf.indices[depth], -1.0F, __builtin_inff());
    const auto seen = static_cast<float>(node.visits);
    const float tries = seen + static_cast<float>(node.pending);
    const float worth = node.pending == 0 ? node.mean.of[side] : node.mean.of[side] * seen / tries;
    tree_.note(parent, leaf.indices[depth], worth, tries);
}

void TreeSearch::back_up(Leaf& leaf, Values values) {
    for (int i = leaf.depth; i >= 0; --i) {
        Node& node = tree_.node(leaf.path[i]);
        if (i < leaf.depth) {
            const Node& below = tree_.node(leaf.path[i + 1]);
            if (below.is_settled()) settle(node, below, leaf.sides[i], i == 0);
        }
        ++node.visits;
        --node.pending;
        if (node.is_settled()) {
            values = node.mean;
        } else {
            const auto count = static_cast<float>(node.visits);
            for (int k = 0; k < kMostSides; ++k) node.mean.of[k] += (values.of[k] - node.mean.of[k]) / count;
        }
        if (i > 0) note(leaf, i);
        if (leaf.hash_at[i] > 0) transpositions_.put(leaf.hashes[leaf.hash_at[i] - 1], node.mean, node.visits);
    }
    ++nodes_;
}

void TreeSearch::leave(Leaf& leaf) {
    for (int i = leaf.depth; i >= 0; --i) {
        --tree_.node(leaf.path[i]).pending;
        if (i > 0) note(leaf, i);
    }
}

}  // namespace hedgemaze
