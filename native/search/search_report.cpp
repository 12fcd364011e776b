// Reports: ordered candidates and principal variations.
#include "rules/rules.hpp"
#include "search/search.hpp"

namespace hedgemaze {

namespace {

Proof proof_of(const Node& node) {
    Proof proof;
    if (!node.is_proven) return proof;
    proof.is_known = true;
    proof.winner = node.winner == Node::kNoWinner ? kNobody : node.winner;
    proof.actions = node.distance;
    return proof;
}

// 2: proven win, 1: open or drawn, 0: proven loss.
int class_of(const Candidate& candidate, int side) {
    if (!candidate.proof.is_known || candidate.proof.winner == kNobody) return 1;
    return candidate.proof.winner == side ? 2 : 0;
}

// Order: proven wins, shortest first; then by visits; proven losses last, by value and then longest first.
bool is_better(const Candidate& one, const Candidate& other, int side) {
    const int rank = class_of(one, side), its = class_of(other, side);
    if (rank != its) return rank > its;
    const float value = one.values.of[side], its_value = other.values.of[side];
    if (rank == 2) return one.proof.actions < other.proof.actions;
    if (rank == 0) return value != its_value ? value > its_value : one.proof.actions > other.proof.actions;
    if (one.visits != other.visits) return one.visits > other.visits;
    if (one.visits > 0 && value != its_value) return value > its_value;
    return one.prior > other.prior;
}

Candidate candidate_of(const Edge& edge, const Node& child) {
    Candidate candidate;
    candidate.action = edge.action();
    candidate.visits = child.visits;
    candidate.prior = edge.prior();
    candidate.values = child.mean;
    candidate.proof = proof_of(child);
    if (candidate.proof.is_known) ++candidate.proof.actions;  // counted from the root
    return candidate;
}

}  // namespace

int TreeSearch::best_child(const Node& node, int side, bool is_root) const {
    const Edge* edges = tree_.edges_of(node);
    int best = -1;
    Candidate most;
    tree_.for_each_child(node, [&](int index, const Node& child) {
        const Candidate candidate = candidate_of(edges[index], child);
        if (child.visits == 0 || (is_root && !is_allowed(candidate.action))) return;
        if (best < 0 || is_better(candidate, most, side)) best = index, most = candidate;
    });
    return best;
}

void TreeSearch::report(Report& out) const {
    out.nodes = nodes_;
    out.count = 0;
    out.depth = 0;
    out.values = {};
    out.proof = {};
    out.is_finished = is_finished();
    reported_count_ = 0;
    if (!is_set_ || is_over_) return;
    const Node& root = tree_.root();
    const int side = state_.side;
    const Edge* edges = tree_.edges_of(root);
    const auto add = [&](const Candidate& candidate) {
        if (!is_allowed(candidate.action)) return;
        int at = out.count++;
        for (; at > 0 && is_better(candidate, out.candidates[at - 1], side); --at)
            out.candidates[at] = out.candidates[at - 1];
        out.candidates[at] = candidate;
    };
    tree_.for_each_child(root, [&](int index, const Node& child) { add(candidate_of(edges[index], child)); });
    for (int i = root.child_count; i < root.edge_count; ++i) {
        Candidate candidate;
        candidate.action = edges[i].action();
        candidate.prior = edges[i].prior();
        candidate.values = root.mean;
        add(candidate);
    }
    if (root.edges == 0) {  // no node evaluated yet: order by priors
        ActionNumber legal[kMaxActions];
        float likely[kMaxActions];
        const int count = legal_actions(state_, legal);
        priors(state_, legal, count, likely);
        for (int i = 0; i < count; ++i) {
            Candidate candidate;
            candidate.action = legal[i];
            candidate.prior = likely[i];
            candidate.values = evaluate(state_);
            add(candidate);
        }
        out.values = evaluate(state_);
    }
    out.proof = proof_of(root);
    // The value of the best candidate, not the root's mean, which includes exploration.
    const bool has_best = out.count > 0 && out.candidates[0].visits > 0;
    if (root.edges != 0) out.values = has_best && !out.proof.is_known ? out.candidates[0].values : root.mean;
    for (int i = 0; i < out.count; ++i) reported_[i] = out.candidates[i].action;
    reported_count_ = out.count;
    ActionNumber line_of[kMaxDepth];
    out.depth = static_cast<std::uint32_t>(line(0, line_of, kMaxDepth));
}

int TreeSearch::line(int candidate, ActionNumber* out, int most) const {
    if (candidate < 0 || candidate >= reported_count_ || most <= 0) return 0;
    const Node* node = &tree_.root();
    const Edge* edges = tree_.edges_of(*node);
    int index = 0, length = 0;
    while (index < node->child_count && edges[index].action() != reported_[candidate]) ++index;
    State state = state_;
    out[length++] = reported_[candidate];
    if (index == node->child_count) return length;
    for (;;) {
        play(state, out[length - 1]);
        node = &tree_.node(tree_.child(*node, index));
        index = best_child(*node, state.side, false);
        if (index < 0 || length == most) return length;
        out[length++] = tree_.edges_of(*node)[index].action();
    }
}

}  // namespace hedgemaze
