#include "search/search.hpp"

#include "board/hash.hpp"
#include "rules/repetition.hpp"
#include "rules/rules.hpp"

namespace hedgemaze {

namespace {

constexpr int kFirstEdges = 8;  // kept when a node is expanded,
constexpr int kMoreEdges = 32;  // when these are all open, and then all
constexpr int kNothing = -1, kWantsEdges = -2;
constexpr float kDecided = 0.9F;

// The natural logarithm of a number that is not below 1: the exponent, and a series for the rest. Plain arithmetic, so
// that every build gets the same.
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
    return !is_full_ && leaf.depth < kMostDepth && (skill_.sight == 0 || leaf.turns < skill_.sight);
}

// The child to go to by number, which may be the next one to be opened; or kNothing, or kWantsEdges.
int TreeSearch::choose(Node& node, int side, bool is_root) {
    const bool is_restricted = is_root && allowed_ != kEveryPiece;
    const Edge* edges = tree_.edges_of(node);
    const float* worths = tree_.worths_of(node);
    const float* tries = tree_.tries_of(node);
    const int visits = static_cast<int>(node.visits) + node.pending - 1, opened = node.opened;
    const auto all = static_cast<float>(visits > 1 ? visits : 1);
    const float c = settings_.c_puct + settings_.c_growth * log_of(all / settings_.c_base + 1.0F);
    const float scale = c * __builtin_sqrtf(all);
    // Three short loops, of which compilers make wide instructions. The bits of numbers that are not negative are in
    // the same order as the numbers.
    std::int32_t scores[kMostLegal];
    std::uint32_t levels = 0;
    for (int i = 0; i < opened; ++i) {
        const float score = worths[i] + scale * edges[i].prior() / (1.0F + tries[i]);
        __builtin_memcpy(&scores[i], &score, sizeof score);
        levels += edges[i].level();
    }
    for (int i = 0; i < opened && is_restricted; ++i)
        if (!is_allowed(edges[i].action())) scores[i] = kNothing;
    std::int32_t most = kNothing;
    for (int i = 0; i < opened; ++i) most = scores[i] > most ? scores[i] : most;
    int chosen = most < 0 ? kNothing : 0;
    while (chosen >= 0 && scores[chosen] != most) ++chosen;
    if (is_full_) return chosen;
    if (node.opened == node.kept) return node.kept < node.legal ? kWantsEdges : chosen;
    if (is_restricted && !tree_.bring_best(node, [&](ActionNumber action) { return is_allowed(action); }))
        return chosen;
    const float tried = static_cast<float>(levels) * Edge::kStep;
    const float value = node.mean.of[side] - settings_.fpu_reduction * __builtin_sqrtf(tried);
    float best = -1.0F;
    if (chosen >= 0) __builtin_memcpy(&best, &most, sizeof best);
    return value + scale * edges[node.opened].prior() > best ? node.opened : chosen;
}

// How often a position has stood at the start of a turn before, in the game and on the way here.
int TreeSearch::repeats(const Leaf& leaf, std::uint64_t hash, bool& is_in_tree) const {
    int count = 0;
    for (int i = leaf.hash_count - 1; i >= 0 && i >= leaf.fresh_from; --i) count += leaf.hashes[i] == hash;
    is_in_tree = count > 0;
    if (leaf.fresh_from < 0) {
        is_in_tree |= hash == root_hash_;
        for (int i = 0; i < history_count_; ++i) count += history_[i] == hash;
    }
    return count;
}

// Plays an action and stands on the child; false if that was the end of the descent, which is then backed up.
bool TreeSearch::enter(Leaf& leaf, int index) {
    const Node& parent = tree_.node(leaf.path[leaf.depth]);
    const ActionNumber number = tree_.edges_of(parent)[index].action();
    const Cell cell = tree_.child(parent, index);
    State& state = leaf.state;
    const State before = state;
    play(state, number);
    Node& node = tree_.node(cell);
    ++node.pending;
    leaf.path[++leaf.depth] = cell;
    leaf.indices[leaf.depth] = static_cast<std::uint8_t>(index);
    leaf.sides[leaf.depth] = state.side;
    leaf.hash_at[leaf.depth] = 0;
    note(leaf, leaf.depth);
    if (node.visits == 0 && !node.is_settled() && !node.is_busy) {
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
        leaf.fresh_from = leaf.hash_count;
    if (node.is_settled() || !begins_turn(before, state)) return true;

    ++leaf.turns;
    const std::uint64_t hash = leaf.fences ^ pieces_hash(state);
    bool is_in_tree = false;
    const int count = repeats(leaf, hash, is_in_tree);
    leaf.hashes[leaf.hash_count++] = hash;
    leaf.hash_at[leaf.depth] = static_cast<std::uint8_t>(leaf.hash_count);
    const Outcome again = count > 0 ? repetition_outcome(state) : Outcome{};
    const bool plays_on = !skill_.is_full() && state.mode->family == Family::kClassic;
    if (!again || (count + 1 < kRepetitions && !is_in_tree && !plays_on)) {
        // Where more is known of the position than this node has seen, that is the value, and nobody looks twice; but
        // where a game is all but decided, every way to its end wants a proof of its own.
        const Transposition* known = node.is_busy ? nullptr : transpositions_.find(hash);
        if (known == nullptr || known->visits <= node.visits || is_decided(known->values)) return true;
        back_up(leaf, Values(known->values));
        return false;
    }
    leaf.hash_at[leaf.depth] = 0;  // its value is due to the way
    Values values = values_of(state, again);
    if (plays_on) values.of[skill_.side] = 0;  // a level does not go to and fro
    if (count + 1 >= kRepetitions) node.prove(values, again.winner, 0);
    back_up(leaf, values);
    return false;
}

TreeSearch::Arrival TreeSearch::descend(Leaf& leaf) {
    for (;;) {
        Node& node = tree_.node(leaf.path[leaf.depth]);
        const bool is_root = leaf.depth == 0;
        if (node.is_busy) {
            leave(leaf);
            return Arrival::kBusy;
        }
        // Step 1. What is settled, or may not be looked into, is worth what it is worth.
        const bool is_bare = node.edges == 0;
        if ((!is_root && node.is_settled()) || leaf.depth == kMostDepth ||
            (node.visits > 0 && is_bare && !may_expand(leaf))) {
            back_up(leaf, node.mean);
            return Arrival::kBackedUp;
        }
        // Step 2. A new node wants values; on the second visit it wants edges. The root wants all of them at once.
        leaf.wants_values = node.visits == 0;
        leaf.wants_priors = leaf.wants_values ? is_root || (settings_.is_eager && may_expand(leaf)) : is_bare;
        if (is_root && node.kept < node.legal) leaf.wants_priors = true;
        // Step 3. Choose a child.
        int index = kNothing;
        if (!leaf.wants_values && !leaf.wants_priors) {
            index = choose(node, leaf.sides[leaf.depth], is_root);
            leaf.wants_priors = index == kWantsEdges;
        }
        if (leaf.wants_values || leaf.wants_priors) {
            node.is_busy = true;
            return Arrival::kWants;
        }
        if (index == node.opened && tree_.open(node) == 0) {
            is_full_ = true;
            index = choose(node, leaf.sides[leaf.depth], is_root);
        }
        if (index < 0) {
            back_up(leaf, node.mean);
            return Arrival::kBackedUp;
        }
        // Step 4. Go there.
        if (!enter(leaf, index)) return Arrival::kBackedUp;
    }
}

// Descends once, from the root.
TreeSearch::Arrival TreeSearch::start(Leaf& leaf) {
    leaf.state = state_;
    leaf.depth = leaf.turns = leaf.hash_count = 0;
    leaf.fresh_from = -1;
    leaf.fences = fences_hash_;
    leaf.hash_at[0] = 0;
    leaf.path[0] = Tree::kRoot;
    leaf.sides[0] = state_.side;
    ++tree_.root().pending;
    return descend(leaf);
}

int TreeSearch::gather(Leaf* leaves, int most) {
    int count = 0;
    for (int tries = 0; tries < most && !is_finished(); ++tries) {
        const Arrival arrival = start(leaves[count]);
        if (arrival == Arrival::kBusy) break;
        count += arrival == Arrival::kWants;
    }
    return count;
}

// ------------------------------------------------------------------------------------------------------- answering

void TreeSearch::look(Leaf& leaf, void* proof_memory) const {
    leaf.proof = {};
    leaf.count = 0;
    leaf.is_partial = false;
    if (leaf.wants_values && leaf.depth > 0 && find_proof_ != nullptr &&
        find_proof_(leaf.state, leaf.proof, proof_memory)) {
        leaf.proof.is_known = true;
        return;
    }
    if (!leaf.wants_priors) return;
    ActionNumber actions[kMostActions];
    const int legal = legal_actions(leaf.state, actions);
    leaf.count = skill_.is_full() ? legal : seen_actions(skill_, leaf.state, actions, legal);
    leaf.is_partial = leaf.count < legal;
    for (int i = 0; i < leaf.count; ++i) leaf.actions[i] = actions[i];
}

void TreeSearch::answer(Leaf& leaf) const {
    if (leaf.proof.is_known) return;
    if (leaf.wants_values) leaf.values = evaluate(leaf.state);
    if (leaf.wants_priors) priors(leaf.state, leaf.actions, leaf.count, leaf.priors);
}

bool TreeSearch::expand(Node& node, Leaf& leaf) {
    Edge edges[kMostLegal];
    for (int i = 0; i < leaf.count; ++i) edges[i] = Edge(leaf.actions[i], leaf.priors[i]);
    const int keep = leaf.depth == 0          ? leaf.count
                     : node.kept == 0         ? kFirstEdges
                     : node.kept < kMoreEdges ? kMoreEdges
                                              : leaf.count;
    if (!tree_.set_edges(node, edges, leaf.count, keep)) {
        is_full_ = true;
        return false;
    }
    node.is_partial = leaf.is_partial;
    return true;
}

bool TreeSearch::supply(Leaf& leaf) {
    Node& node = tree_.node(leaf.path[leaf.depth]);
    node.is_busy = false;
    if (leaf.proof.is_known) {
        node.prove(shares_of(leaf.proof, leaf.state), leaf.proof.winner, leaf.proof.actions);
        back_up(leaf, node.mean);
        return false;
    }
    const bool has_edges = !leaf.wants_priors || expand(node, leaf);
    if (leaf.wants_values || !has_edges) {
        back_up(leaf, !leaf.wants_values ? node.mean
                      : skill_.is_full() ? leaf.values
                                         : blurred(skill_, leaf.state, leaf.values));
        return false;
    }
    return descend(leaf) == Arrival::kWants;
}

bool TreeSearch::step(std::uint32_t nodes) {
    const std::uint64_t target = nodes_ + nodes;
    while (nodes_ < target && !is_finished()) {
        if (start(leaf_) != Arrival::kWants) continue;
        do {
            look(leaf_, proof_memory_);
            answer(leaf_);
        } while (supply(leaf_));
    }
    return !is_finished();
}

}  // namespace hedgemaze
