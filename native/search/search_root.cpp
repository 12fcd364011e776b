// Setting the root, and reuse of the tree as the game proceeds.
#include "board/hash.hpp"
#include "rules/repetition.hpp"
#include "rules/rules.hpp"
#include "search/search.hpp"

namespace hedgemaze {

namespace {

constexpr int kFarthest = 24;      // maximum depth of the new root below the old one, in actions
constexpr int kMaxPlays = 20'000;  // maximum number of actions played to find it

bool is_same(const State& one, const State& other) {
    return one.ply == other.ply && one.round == other.round && one.progress == other.progress &&
           hash_of(one) == hash_of(other);
}

}  // namespace

bool TreeSearch::is_allowed(ActionNumber number) const {
    const Action action = from_number(number, state_.mode->family, state_.mode->size);
    if (action.kind != ActionKind::kStep && action.kind != ActionKind::kStop) return true;
    return (allowed_ >> action.piece & 1) != 0;
}

void TreeSearch::cancel(Leaf& leaf) {
    tree_.node(leaf.path[leaf.depth]).set_evaluating(false);
    remove_virtual_losses<false>(leaf, alone_);
}

bool TreeSearch::is_finished() const {
    if (!is_set_ || is_over_) return true;
    return load_relaxed(is_solved_) || is_memory_full() || (skill_.nodes > 0 && nodes() >= skill_.nodes);
}

// Empties the tree. A sixteenth of the memory is the transposition table; with a depth limit there is no table, because
// it would carry values from beyond the limit.
bool TreeSearch::reset() {
    is_solved_ = false;
    const std::size_t shared = settings_.has_transpositions && skill_.sight == 0 ? bytes_ / 128 * 8 : 0;
    transpositions_.reset(static_cast<char*>(memory_) + (bytes_ / 8 * 8 - shared), shared);
    return tree_.reset(memory_, bytes_ - shared);
}

// Empties a tree whose opponents were thought to play against another side.
void TreeSearch::keep_view() {
    const bool matters = settings_.paranoia > 0 || settings_.one_replies;
    if (!matters || !is_set_ || viewer_ == state_.side) return;
    if (tree_.root().visits > 0) reset();
    viewer_ = state_.side;
}

// Prepares the root node for this position; its proof is derived again from its children.
void TreeSearch::begin(const State& state, std::uint8_t allowed) {
    state_ = state;
    allowed_ = allowed;
    skill_.begin(state);
    fences_hash_ = fences_hash(state.fences);
    root_hash_ = hash_of(state);
    nodes_ = 0;
    reported_count_ = 0;
    is_memory_full_ = is_solved_ = false;
    Node& root = tree_.root();
    root.is_proven = root.is_closed = false;
    root.winner = Node::kNoWinner;
    ActionNumber legal[kMaxActions];
    const int count = legal_actions(state, legal);
    is_over_ = true;
    for (int i = 0; i < count; ++i) is_over_ &= !is_allowed(legal[i]);
    if (is_over_) return;
    tree_.for_each_child(root, [&](int index, const Node& child) {
        if (child.is_solved() && is_allowed(tree_.edges_of(root)[index].action()))
            root.solve(solve_from_child(root, child, state.side, true));
    });
    is_solved_ = root.is_solved();
}

bool TreeSearch::matches_history(const History& history) const {
    const int below = alone_.leaf_.hash_count;
    if (history.count != history_total_ + below) return false;
    for (int i = 0; i < history.count; ++i) {
        const std::uint64_t hash = history.hashes[history.count - 1 - i];
        if (i < below ? hash != alone_.leaf_.hashes[below - 1 - i]
                      : i - below < history_count_ && hash != history_[history_count_ - 1 - (i - below)])
            return false;
    }
    return true;
}

// Depth-first search for a position below a node; alone_.leaf_.path receives the child indices.
bool TreeSearch::find_position(const Node& node, const State& state, const State& wanted, const History& history) {
    if (state.ply == wanted.ply) return is_same(state, wanted) && matches_history(history);
    const Edge* edges = tree_.edges_of(node);
    for (int i = 0; i < node.child_count && plays_left_ > 0; ++i, --plays_left_) {
        const Action action = from_number(edges[i].action(), state.mode->family, state.mode->size);
        const Bits& there = action.axis == Axis::kHorizontal ? wanted.fences.horizontal : wanted.fences.vertical;
        if (action.kind == ActionKind::kPlace && !there.has(action.square)) continue;
        State after = state;
        play(after, edges[i].action());
        const int hashes = alone_.leaf_.hash_count;
        if (begins_turn(state, after)) alone_.leaf_.hashes[alone_.leaf_.hash_count++] = hash_of(after);
        alone_.leaf_.path[alone_.leaf_.depth++] = static_cast<Cell>(i);
        if (find_position(tree_.node(tree_.child(node, i)), after, wanted, history)) return true;
        --alone_.leaf_.depth;
        alone_.leaf_.hash_count = hashes;
    }
    return false;
}

// A limited skill has different blind spots in every turn, so its tree is not reused.
void TreeSearch::set_root(const State& state, const History& history, std::uint8_t allowed) {
    alone_.leaf_.depth = alone_.leaf_.hash_count = 0;
    plays_left_ = kMaxPlays;
    const bool is_near = is_set_ && skill_.is_full() && state.mode == state_.mode && state.ply >= state_.ply &&
                         state.ply - state_.ply <= kFarthest;
    if (is_near && find_position(tree_.root(), state_, state, history)) {
        for (int i = 0; i < alone_.leaf_.depth; ++i) tree_.make_root(static_cast<int>(alone_.leaf_.path[i]));
        if (tree_.arena().is_fragmented()) reset();
    } else {
        is_set_ = reset();
        if (!is_set_) return;
    }
    history_total_ = history.count;
    history_count_ = history.count < kMaxHistory ? history.count : kMaxHistory;
    for (int i = 0; i < history_count_; ++i) history_[i] = history.hashes[history.count - history_count_ + i];
    begin(state, allowed);
}

void TreeSearch::advance(ActionNumber action, std::uint8_t allowed) {
    if (!is_set_) return;
    State after = state_;
    play(after, action);
    const Node& root = tree_.root();
    int index = 0;
    while (index < root.child_count && tree_.edges_of(root)[index].action() != action) ++index;
    const bool is_kept = index < root.child_count && skill_.is_full();
    if (is_kept) tree_.make_root(index);
    if (!is_kept || tree_.arena().is_fragmented()) reset();
    if (begins_turn(state_, after)) {
        if (history_count_ == kMaxHistory)
            for (int i = 1; i < kMaxHistory; ++i) history_[i - 1] = history_[i];
        history_count_ -= history_count_ == kMaxHistory;
        history_[history_count_++] = hash_of(after);
        ++history_total_;
    }
    begin(after, allowed);
}

}  // namespace hedgemaze
