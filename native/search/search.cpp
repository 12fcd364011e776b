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
    return !is_memory_full() && leaf.depth < kMaxDepth && (skill_.sight == 0 || leaf.turns < skill_.sight);
}

// What a side is thought to seek.
float TreeSearch::worth(const Values& values, int side) const {
    const float own = values.of[side];
    return side == state_.side ? own : own + settings_.paranoia * (1 - values.of[state_.side] - own);
}

// PUCT selection: the index of a child, which may be the next one to be created; or kNoChild, or kNeedsEdges.
int TreeSearch::select_child(Node& node, const Leaf& leaf) {
    const bool is_restricted = leaf.depth == 0 && allowed_ != kEveryPiece;
    const Edge* edges = tree_.edges_of(node);
    const float* values = tree_.child_values(node);
    const float* visits = tree_.child_visits(node);
    const int descents = static_cast<int>(leaf.seen.visits) + leaf.seen.virtual_losses - 1;
    const int children = node.child_count;
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
    if (is_memory_full()) return chosen;
    if (node.child_count == node.edge_count) return node.edge_count < node.legal_count ? kNeedsEdges : chosen;
    if (is_restricted && !tree_.bring_best_edge(node, [&](ActionNumber action) { return is_allowed(action); }))
        return chosen;
    const float tried = static_cast<float>(levels) * Edge::kStep;
    const float value =
        worth(leaf.seen.mean, leaf.sides[leaf.depth]) - settings_.fpu_reduction * __builtin_sqrtf(tried);
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

// Copies the statistics of the last node of the path.
template <bool kShared>
void TreeSearch::see_again(Leaf& leaf, const Worker& worker) {
    const SpinGuard<kShared> guard(guard_of(leaf, leaf.depth).flags, worker.locking_);
    const Node& node = tree_.node(leaf.path[leaf.depth]);
    leaf.seen = node.statistics();
}

// Appends a node to the path, with its index among its siblings. Its lock, or its parent's, is held.
template <bool kShared>
void TreeSearch::enter(Leaf& leaf, Cell cell, int index, Worker& worker) {
    Node& node = tree_.node(cell);
    leaf.path[++leaf.depth] = cell;
    leaf.indices[leaf.depth] = static_cast<std::uint8_t>(index);
    leaf.hash_index[leaf.depth] = 0;
    // A node can have more visits than its parent for a while, because the visits of a burst are backed up later. So
    // the nodes above the first one are compared too.
    const bool has_burst = kShared && !worker.is_in_burst_ && leaf.base + 1 == leaf.depth &&
                           node.visits >= kBurstBase && !node.is_solved();
    if (has_burst) {
        leaf.base = leaf.depth;
        worker.base_ = {};
    }
    node.virtual_losses += has_burst ? kBurstVisits : 1;
    // Nobody reads this edge before the visit of a descent that is alone is backed up.
    if (leaf.depth > 0 && (kShared || worker.is_gathering_)) update_edge(leaf, leaf.depth);
    leaf.seen = node.statistics();
}

// Plays the action of the child just entered; false if the descent ended there and was backed up.
template <bool kShared>
bool TreeSearch::play_to_child(Leaf& leaf, ActionNumber number, Worker& worker) {
    const Node& node = tree_.node(leaf.path[leaf.depth]);
    State& state = leaf.state;
    const State before = state;
    play(state, number);
    leaf.sides[leaf.depth] = state.side;
    if (leaf.seen.visits == 0 && !leaf.seen.is_solved && !node.is_evaluating()) {
        const Outcome ended = outcome(state);
        if (ended) {
            const Values values = values_of(state, ended);
            back_up<kShared>(leaf, values, worker, {Solution::kProven, ended.winner, 0, values});
            return false;
        }
    }
    const Action action = from_number(number, state.mode->family, state.mode->size);
    const bool is_fence = action.kind == ActionKind::kPlace || action.kind == ActionKind::kLift;
    if (is_fence) leaf.fences ^= fence_key(action.fence());
    if (is_fence || state.pellets != before.pellets || state.lives != before.lives || state.spent != before.spent)
        leaf.repeats_from = leaf.hash_count;
    if (leaf.seen.is_solved || !begins_turn(before, state)) return true;

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
        Transposition known;
        if (node.is_evaluating() || !transpositions_.find<kShared>(hash, leaf.seen.visits, known)) return true;
        if (is_decided(known.values)) return true;
        back_up<kShared>(leaf, known.values, worker);
        return false;
    }
    leaf.hash_index[leaf.depth] = 0;  // the value depends on the path: not stored
    Values values = values_of(state, again);
    if (plays_on) values.of[skill_.side] = 0;  // levels avoid oscillation
    const bool is_proven = count + 1 >= kRepetitions;
    back_up<kShared>(leaf, values, worker, {is_proven ? Solution::kProven : Solution::kOpen, again.winner, 0, values});
    return false;
}

// Waits a little until another thread has evaluated the last node of the path; false if it takes longer.
template <bool kShared>
bool TreeSearch::await_evaluation(Leaf& leaf, const Worker& worker) {
    constexpr int kPatience = 100;
    const Node& node = tree_.node(leaf.path[leaf.depth]);
    for (int count = 0; kShared && count < kPatience; worker.locking_.wait(count)) {
        if (node.is_evaluating()) continue;
        see_again<kShared>(leaf, worker);
        return true;
    }
    return false;
}

template <bool kShared>
TreeSearch::DescentResult TreeSearch::descend(Leaf& leaf, Worker& worker) {
    for (;;) {
        Node& node = tree_.node(leaf.path[leaf.depth]);
        const bool is_root = leaf.depth == 0;
        if (leaf.base == leaf.depth && !worker.is_in_burst_) begin_burst(leaf, worker);
        if (node.is_evaluating() && !await_evaluation<kShared>(leaf, worker)) {
            remove_virtual_losses<kShared>(leaf, worker);
            return DescentResult::kBlocked;
        }
        // Step 1. A solved node, or one that may not be expanded, backs its mean up.
        if ((!is_root && leaf.seen.is_solved) || leaf.depth == kMaxDepth) {
            back_up<kShared>(leaf, leaf.seen.mean, worker);
            return DescentResult::kBackedUp;
        }
        SpinGuard<kShared> guard(node.flags, worker.locking_);
        if (node.is_evaluating()) continue;  // since a moment ago
        if (leaf.seen.visits == 0 && node.is_evaluated()) {
            guard.release();
            see_again<kShared>(leaf, worker);
            continue;
        }
        const bool is_bare = node.edges == 0;
        if (leaf.seen.visits > 0 && is_bare && !may_expand(leaf)) {
            guard.release();
            back_up<kShared>(leaf, leaf.seen.mean, worker);
            return DescentResult::kBackedUp;
        }
        // Step 2. A new node needs values; on the second visit it needs edges. The root needs both at once.
        leaf.needs_values = leaf.seen.visits == 0;
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
                index = select_child(node, leaf);
            leaf.has_reply = !is_own && (leaf.has_reply || index > 0);
            leaf.needs_priors = index == kNeedsEdges;
        }
        if (leaf.needs_values || leaf.needs_priors) {
            node.set_evaluating(true);
            leaf.is_evaluating = true;
            return DescentResult::kNeedsEvaluation;
        }
        if (index == node.child_count && tree_.add_child(node, arena_of<kShared>(worker)) == 0) {
            store_relaxed(is_memory_full_, true);
            index = select_child(node, leaf);
        }
        if (index < 0) {
            guard.release();
            back_up<kShared>(leaf, leaf.seen.mean, worker);
            return DescentResult::kBackedUp;
        }
        // Step 4. Descend.
        const ActionNumber number = tree_.edges_of(node)[index].action();
        enter<kShared>(leaf, tree_.child(node, index), index, worker);
        guard.release();
        if (!play_to_child<kShared>(leaf, number, worker)) return DescentResult::kBackedUp;
    }
}

// One descent from the root.
template <bool kShared>
TreeSearch::DescentResult TreeSearch::descend_from_root(Leaf& leaf, Worker& worker) {
    leaf.state = state_;
    leaf.turns = leaf.hash_count = 0;
    leaf.repeats_from = -1;
    leaf.has_reply = false;
    leaf.fences = fences_hash_;
    leaf.sides[0] = state_.side;
    leaf.is_evaluating = false;
    leaf.depth = leaf.base = -1;
    {
        const SpinGuard<kShared> guard(tree_.root().flags, worker.locking_);
        enter<kShared>(leaf, Tree::kRoot, 0, worker);
    }
    return descend<kShared>(leaf, worker);
}

int TreeSearch::gather(Leaf* leaves, int most) {
    keep_view();
    alone_.is_gathering_ = true;
    int count = 0;
    for (int i = 0; i < most && !is_finished(); ++i) {
        const DescentResult arrival = descend_from_root<false>(leaves[count], alone_);
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

template <bool kShared>
bool TreeSearch::expand(Node& node, Leaf& leaf, Worker& worker) {
    Edge edges[kMaxLegal];
    for (int i = 0; i < leaf.count; ++i) edges[i] = Edge(leaf.actions[i], leaf.priors[i]);
    const SpinGuard<kShared> guard(node.flags, worker.locking_);
    const int keep = leaf.depth == 0                ? leaf.count
                     : node.edge_count == 0         ? kFirstEdges
                     : node.edge_count < kMoreEdges ? kMoreEdges
                                                    : leaf.count;
    if (!tree_.set_edges(node, edges, leaf.count, keep, arena_of<kShared>(worker))) {
        store_relaxed(is_memory_full_, true);
        return false;
    }
    node.set_partial(leaf.is_partial);
    return true;
}

template <bool kShared>
bool TreeSearch::supply(Leaf& leaf, Worker& worker) {
    if (leaf.proof.is_known) {
        const Values shares = shares_of(leaf.proof, leaf.state);
        back_up<kShared>(leaf, shares, worker, {Solution::kProven, leaf.proof.winner, leaf.proof.actions, shares});
        return false;
    }
    const bool has_edges = !leaf.needs_priors || expand<kShared>(tree_.node(leaf.path[leaf.depth]), leaf, worker);
    if (leaf.needs_values) {
        back_up<kShared>(leaf, skill_.is_full() ? leaf.values : with_noise(skill_, leaf.state, leaf.values), worker);
        return false;
    }
    end_evaluation<kShared>(leaf, worker);
    see_again<kShared>(leaf, worker);
    if (has_edges) return descend<kShared>(leaf, worker) == DescentResult::kNeedsEvaluation;
    back_up<kShared>(leaf, leaf.seen.mean, worker);
    return false;
}

template bool TreeSearch::supply<false>(Leaf&, Worker&);
template bool TreeSearch::supply<true>(Leaf&, Worker&);
template TreeSearch::DescentResult TreeSearch::descend<false>(Leaf&, Worker&);
template TreeSearch::DescentResult TreeSearch::descend<true>(Leaf&, Worker&);
template TreeSearch::DescentResult TreeSearch::descend_from_root<false>(Leaf&, Worker&);
template TreeSearch::DescentResult TreeSearch::descend_from_root<true>(Leaf&, Worker&);

}  // namespace hedgemaze
