#include "search/search.hpp"

#include "board/hash.hpp"
#include "rules/repetition.hpp"
#include "rules/rules.hpp"

namespace hedgemaze {

namespace {

constexpr int kFirstEdges = 8;  // stored when a node is expanded;
constexpr int kMoreEdges = 32;  // when these all have a child; then all
constexpr int kNoChild = -1, kNeedsEdges = -2;
constexpr float kDecided = 0.9F;  // value from which a game counts as decided

// Natural logarithm of x >= 1: exponent plus series. Plain arithmetic, so that every build gets the same result.
float log_of(float x) {
    std::uint32_t bits = 0;
    __builtin_memcpy(&bits, &x, sizeof bits);
    const int exponent = static_cast<int>(bits >> 23) - 127;
    bits = (bits & 0x7fffffU) | 0x3f800000U;
    float part = 0;
    __builtin_memcpy(&part, &bits, sizeof part);
    const float s = (part - 1.0F) / (part + 1.0F), t = s * s;
    const float series = 2.0F * s * (1.0F + t * (1.0F / 3.0F + t * (0.2F + t * (1.0F / 7.0F + t * (1.0F / 9.0F)))));
    return static_cast<float>(exponent) * 0.69314718F + series;
}

bool is_decided(const Values& values) {
    bool is_decided = false;
    for (const float value : values.of) is_decided |= value > kDecided;
    return is_decided;
}

Values shares_of(const Proof& proof, const State& state) {
    return values_of(state, {Reason::kReachedGoal, proof.winner, static_cast<std::uint8_t>(state.taken())});
}

}  // namespace

// ----------------------------------------------------------------------------------------------------- descending

bool TreeSearch::may_expand(const Leaf& leaf) const {
    if (leaf.depth == 0) return true;
    return !is_memory_full_ && leaf.depth < kMaxDepth && (skill_.sight == 0 || leaf.turns < skill_.sight);
}

// What a side is thought to seek.
float TreeSearch::worth(const Values& values, int side) const {
    const float own = values.of[side];
    return side == state_.side ? own : own + settings_.paranoia * (1 - values.of[state_.side] - own);
}

// PUCT selection: the index of a child, which may be the next one to be created; or kNoChild, or kNeedsEdges.
int TreeSearch::select_child(Node& node, int side, bool is_root) {
    const bool is_restricted = is_root && allowed_ != kEveryPiece;
    const Edge* edges = tree_.edges_of(node);
    const float* values = tree_.child_values(node);
    const float* visits = tree_.child_visits(node);
    const int descents = static_cast<int>(node.visits) + node.virtual_losses - 1, children = node.child_count;
    const auto total = static_cast<float>(descents > 1 ? descents : 1);
    const float c = settings_.c_puct + settings_.c_growth * log_of(total / settings_.c_base + 1.0F);
    const float scale = c * __builtin_sqrtf(total);
    // Short loops that compilers vectorise. Non-negative floats compare like their bit patterns.
    std::int32_t scores[kMaxLegal];
    std::uint32_t levels = 0;
    for (int i = 0; i < children; ++i) {
        const float score = values[i] + scale * edges[i].prior() / (1.0F + visits[i]);
        __builtin_memcpy(&scores[i], &score, sizeof score);
        levels += edges[i].level();
    }
    for (int i = 0; i < children && is_restricted; ++i)
        if (!is_allowed(edges[i].action())) scores[i] = kNoChild;
    std::int32_t most = kNoChild;
    for (int i = 0; i < children; ++i) most = scores[i] > most ? scores[i] : most;
    int chosen = most < 0 ? kNoChild : 0;
    while (chosen >= 0 && scores[chosen] != most) ++chosen;
    if (is_memory_full_) return chosen;
    if (node.child_count == node.edge_count) return node.edge_count < node.legal_count ? kNeedsEdges : chosen;
    if (is_restricted && !tree_.bring_best_edge(node, [&](ActionNumber action) { return is_allowed(action); }))
        return chosen;
    const float tried = static_cast<float>(levels) * Edge::kStep;
    const float value = worth(node.mean, side) - settings_.fpu_reduction * __builtin_sqrtf(tried);
    float best = -1.0F;
    if (chosen >= 0) __builtin_memcpy(&best, &most, sizeof best);
    return value + scale * edges[node.child_count].prior() > best ? node.child_count : chosen;
}

// Earlier occurrences of a position at the start of a turn, in the game and on the path.
int TreeSearch::count_repetitions(const Leaf& leaf, std::uint64_t hash, bool& is_in_tree) const {
    int count = 0;
    for (int i = leaf.hash_count - 1; i >= 0 && i >= leaf.repeats_from; --i) count += leaf.hashes[i] == hash;
    is_in_tree = count > 0;
    if (leaf.repeats_from < 0) {
        is_in_tree |= hash == root_hash_;
        for (int i = 0; i < history_count_; ++i) count += history_[i] == hash;
    }
    return count;
}

// Plays the action of a child and descends to it; false if the descent ended there and was backed up.
bool TreeSearch::descend_to_child(Leaf& leaf, int index) {
    const Node& parent = tree_.node(leaf.path[leaf.depth]);
    const ActionNumber number = tree_.edges_of(parent)[index].action();
    const Cell cell = tree_.child(parent, index);
    State& state = leaf.state;
    const State before = state;
    play(state, number);
    Node& node = tree_.node(cell);
    ++node.virtual_losses;
    leaf.path[++leaf.depth] = cell;
    leaf.indices[leaf.depth] = static_cast<std::uint8_t>(index);
    leaf.sides[leaf.depth] = state.side;
    leaf.hash_index[leaf.depth] = 0;
    update_edge(leaf, leaf.depth);
    if (node.visits == 0 && !node.is_solved() && !node.is_evaluating) {
        const Outcome ended = outcome(state);
        if (ended) {
            node.prove(values_of(state, ended), ended.winner, 0);
            back_up(leaf, node.mean);
            return false;
        }
    }
    const Action action = from_number(number, state.mode->family, state.mode->size);
    const bool is_fence = action.kind == ActionKind::kPlace || action.kind == ActionKind::kLift;
    if (is_fence) leaf.fences ^= fence_key(action.fence());
    if (is_fence || state.pellets != before.pellets || state.lives != before.lives || state.spent != before.spent)
        leaf.repeats_from = leaf.hash_count;
    if (node.is_solved() || !begins_turn(before, state)) return true;

    ++leaf.turns;
    const std::uint64_t hash = leaf.fences ^ pieces_hash(state);
    bool is_in_tree = false;
    const int count = count_repetitions(leaf, hash, is_in_tree);
    leaf.hashes[leaf.hash_count++] = hash;
    leaf.hash_index[leaf.depth] = static_cast<std::uint8_t>(leaf.hash_count);
    const Outcome again = count > 0 ? repetition_outcome(state) : Outcome{};
    const bool plays_on = !skill_.is_full() && state.mode->family == Family::kClassic;
    if (!again || (count + 1 < kRepetitions && !is_in_tree && !plays_on)) {
        // Transposition table: an entry with more visits than this node gives the value without further descent. A
        // nearly decided position is searched all the same, because every path needs its own proof.
        const Transposition* known = node.is_evaluating ? nullptr : transpositions_.find(hash);
        if (known == nullptr || known->visits <= node.visits || is_decided(known->values)) return true;
        back_up(leaf, Values(known->values));
        return false;
    }
    leaf.hash_index[leaf.depth] = 0;  // the value depends on the path: not stored
    Values values = values_of(state, again);
    if (plays_on) values.of[skill_.side] = 0;  // levels avoid oscillation
    if (count + 1 >= kRepetitions) node.prove(values, again.winner, 0);
    back_up(leaf, values);
    return false;
}

TreeSearch::DescentResult TreeSearch::descend(Leaf& leaf) {
    for (;;) {
        Node& node = tree_.node(leaf.path[leaf.depth]);
        const bool is_root = leaf.depth == 0;
        if (node.is_evaluating) {
            remove_virtual_losses(leaf);
            return DescentResult::kBlocked;
        }
        // Step 1. A solved node, or one that may not be expanded, backs its mean up.
        const bool is_bare = node.edges == 0;
        if ((!is_root && node.is_solved()) || leaf.depth == kMaxDepth ||
            (node.visits > 0 && is_bare && !may_expand(leaf))) {
            back_up(leaf, node.mean);
            return DescentResult::kBackedUp;
        }
        // Step 2. A new node needs values; on the second visit it needs edges. The root needs both at once.
        leaf.needs_values = node.visits == 0;
        leaf.needs_priors = leaf.needs_values ? is_root || (settings_.priors_with_values && may_expand(leaf)) : is_bare;
        if (is_root && node.edge_count < node.legal_count) leaf.needs_priors = true;
        // Step 3. Select a child.
        int index = kNoChild;
        if (!leaf.needs_values && !leaf.needs_priors) {
            const int side = leaf.sides[leaf.depth];
            const bool is_own = side == state_.side;
            if (settings_.one_replies && leaf.has_reply && !is_own &&
                (node.child_count == 0 || !tree_.node(tree_.child(node, 0)).is_lost_for(side)))
                index = 0;
            else
                index = select_child(node, side, is_root);
            leaf.has_reply = !is_own && (leaf.has_reply || index > 0);
            leaf.needs_priors = index == kNeedsEdges;
        }
        if (leaf.needs_values || leaf.needs_priors) {
            node.is_evaluating = true;
            return DescentResult::kNeedsEvaluation;
        }
        if (index == node.child_count && tree_.add_child(node) == 0) {
            is_memory_full_ = true;
            index = select_child(node, leaf.sides[leaf.depth], is_root);
        }
        if (index < 0) {
            back_up(leaf, node.mean);
            return DescentResult::kBackedUp;
        }
        // Step 4. Descend.
        if (!descend_to_child(leaf, index)) return DescentResult::kBackedUp;
    }
}

// One descent from the root.
TreeSearch::DescentResult TreeSearch::descend_from_root(Leaf& leaf) {
    leaf.state = state_;
    leaf.depth = leaf.turns = leaf.hash_count = 0;
    leaf.repeats_from = -1;
    leaf.has_reply = false;
    leaf.fences = fences_hash_;
    leaf.hash_index[0] = 0;
    leaf.path[0] = Tree::kRoot;
    leaf.sides[0] = state_.side;
    ++tree_.root().virtual_losses;
    return descend(leaf);
}

int TreeSearch::gather(Leaf* leaves, int most) {
    keep_view();
    int count = 0;
    for (int i = 0; i < most && !is_finished(); ++i) {
        const DescentResult arrival = descend_from_root(leaves[count]);
        if (arrival == DescentResult::kBlocked) break;
        count += arrival == DescentResult::kNeedsEvaluation;
    }
    return count;
}

// ------------------------------------------------------------------------------------------------------ evaluation

void TreeSearch::prepare(Leaf& leaf, void* proof_memory) const {
    leaf.proof = {};
    leaf.count = 0;
    leaf.is_partial = false;
    if (leaf.needs_values && leaf.depth > 0 && find_proof_ != nullptr &&
        find_proof_(leaf.state, leaf.proof, proof_memory)) {
        leaf.proof.is_known = true;
        return;
    }
    if (!leaf.needs_priors) return;
    ActionNumber actions[kMaxActions];
    const int legal = legal_actions(leaf.state, actions);
    leaf.count = skill_.is_full() ? legal : filter_overlooked(skill_, leaf.state, actions, legal);
    leaf.is_partial = leaf.count < legal;
    for (int i = 0; i < leaf.count; ++i) leaf.actions[i] = actions[i];
}

void TreeSearch::evaluate_leaf(Leaf& leaf) const {
    if (leaf.proof.is_known) return;
    if (leaf.needs_values) leaf.values = settings_.evaluator.values(settings_.evaluator.context, leaf.state);
    if (leaf.needs_priors)
        settings_.evaluator.priors(settings_.evaluator.context, leaf.state, leaf.actions, leaf.count, leaf.priors);
}

bool TreeSearch::expand(Node& node, Leaf& leaf) {
    Edge edges[kMaxLegal];
    for (int i = 0; i < leaf.count; ++i) edges[i] = Edge(leaf.actions[i], leaf.priors[i]);
    const int keep = leaf.depth == 0                ? leaf.count
                     : node.edge_count == 0         ? kFirstEdges
                     : node.edge_count < kMoreEdges ? kMoreEdges
                                                    : leaf.count;
    if (!tree_.set_edges(node, edges, leaf.count, keep)) {
        is_memory_full_ = true;
        return false;
    }
    node.is_partial = leaf.is_partial;
    return true;
}

bool TreeSearch::supply(Leaf& leaf) {
    Node& node = tree_.node(leaf.path[leaf.depth]);
    node.is_evaluating = false;
    if (leaf.proof.is_known) {
        node.prove(shares_of(leaf.proof, leaf.state), leaf.proof.winner, leaf.proof.actions);
        back_up(leaf, node.mean);
        return false;
    }
    const bool has_edges = !leaf.needs_priors || expand(node, leaf);
    if (leaf.needs_values || !has_edges) {
        back_up(leaf, !leaf.needs_values ? node.mean
                      : skill_.is_full() ? leaf.values
                                         : with_noise(skill_, leaf.state, leaf.values));
        return false;
    }
    return descend(leaf) == DescentResult::kNeedsEvaluation;
}

bool TreeSearch::step(std::uint32_t nodes) {
    keep_view();
    const std::uint64_t target = nodes_ + nodes;
    while (nodes_ < target && !is_finished()) {
        if (descend_from_root(leaf_) != DescentResult::kNeedsEvaluation) continue;
        do {
            prepare(leaf_, proof_memory_);
            evaluate_leaf(leaf_);
        } while (supply(leaf_));
    }
    return !is_finished();
}

}  // namespace hedgemaze
