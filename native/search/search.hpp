// Monte Carlo tree search (PUCT) for every mode, with one vector of values per node. Leaves are evaluated in the core
// or, in batches, by the caller. The caller (Python, WebAssembly) owns memory, threads and clocks.
//
//     TreeSearch search(memory, bytes, skill);
//     search.set_root(state, history, kEveryPiece);
//     search.step(10'000);                              // evaluates in the core; or:
//
//     int count = search.gather(leaves, 64);            // several threads: under a lock
//     for each leaf: search.prepare(leaf, memory), then fill leaf.values and leaf.priors if it wants them
//     for each leaf: search.supply(leaf)                // under a lock; true: the descent continued to another leaf
#pragma once

#include "knowledge/proof.hpp"
#include "knowledge/skill.hpp"
#include "search/report.hpp"
#include "search/transposition_table.hpp"
#include "search/tree.hpp"

namespace hedgemaze {

inline constexpr int kMaxLegal = 192;  // 128 fences, four ghosts with eight steps each, and a few others
inline constexpr int kMaxDepth = 200;  // actions below the root
inline constexpr int kMaxHistory = 1024;

// The exploration weight is c_puct + c_growth * log(1 + visits / c_base), for values from 0 to 1.
struct TreeSettings {
    float c_puct = 1.2F;
    float c_growth = 1.5F;
    float c_base = 20'000.0F;
    // First-play urgency: an unvisited action has the parent's mean minus fpu_reduction * sqrt(sum of visited priors).
    float fpu_reduction = 0.12F;
    // Three and four sides: what an opponent is thought to seek. 0: its own value (max^n); 1: the least value of the
    // side that searches (paranoid); between: a mixture.
    float paranoia = 0;
    // Three and four sides: between two actions of the side that searches, one opponent chooses freely and the others
    // play the action with the best prior.
    bool one_replies = false;
    bool has_transpositions = true;
    Evaluator evaluator = kHandEvaluator;
    bool priors_with_values =
        false;  // leaves want priors and values together, for evaluators that compute both at once
};

// A position to be evaluated, and the path to it.
struct Leaf {
    State state = {};
    bool needs_values = false;
    bool needs_priors = false;
    // Set by `prepare`:
    Proof proof = {};         // if known, no evaluation is needed
    bool is_partial = false;  // the skill overlooks some legal actions
    int count = 0;            // of actions
    ActionNumber actions[kMaxLegal] = {};
    // The evaluation:
    Values values = {};
    float priors[kMaxLegal] = {};  // per action

   private:
    friend class TreeSearch;
    int depth = 0;
    int turns = 0;             // turns since the root
    bool has_reply = false;    // an opponent has chosen freely since the last action of the root's side
    int hash_count = 0;        // of positions at the start of a turn, without the root
    int repeats_from = 0;      // first hash that can repeat; -1: those of the game can repeat too
    std::uint64_t fences = 0;  // Zobrist hash of the fences
    std::uint64_t hashes[kMaxDepth + 1] = {};
    std::uint8_t hash_index[kMaxDepth + 1] = {};  // per node of the path: 1 + index of its hash, or 0
    Cell path[kMaxDepth + 1] = {};
    std::uint8_t indices[kMaxDepth + 1] = {};  // child index per node of the path
    std::uint8_t sides[kMaxDepth + 1] = {};
};

class TreeSearch {
   public:
    // The memory must be aligned to 8 bytes and outlive the search.
    TreeSearch(void* memory, std::size_t bytes, const Skill& skill = {}, const TreeSettings& settings = {},
               ProofFinder finder = nullptr, void* proof_memory = nullptr)
        : memory_(memory),
          bytes_(bytes),
          skill_(skill),
          settings_(settings),
          find_proof_(finder),
          proof_memory_(proof_memory) {}

    // Sets the root and reuses its subtree if the old tree contains it. `allowed` is a mask of the pieces that may move
    // at the root (a seat may hold only some of the ghosts); actions without a piece are always allowed. The state's
    // mode must outlive the search. Precondition: no gathered leaf is open.
    void set_root(const State& state, const History& history, std::uint8_t allowed);
    // Moves the root to the position after an action and reuses its subtree, unless the skill is limited.
    void advance(ActionNumber action, std::uint8_t allowed);
    // Searches about this many more nodes. False: finished (Report::is_finished).
    bool step(std::uint32_t nodes);
    void report(Report& out) const;
    // Writes the principal variation of a candidate of the last report; returns its length.
    int line(int candidate, ActionNumber* out, int most) const;

    // Descends up to `most` times; returns the number of leaves that need evaluation. A descent may need none, and the
    // first that meets a leaf under evaluation ends the batch.
    int gather(Leaf* leaves, int most);
    // Lists the actions and looks for a proof, with memory of the calling thread. Needs no lock: reads nothing mutable.
    void prepare(Leaf& leaf, void* proof_memory) const;
    // Evaluates a leaf in the core, after `prepare`. Needs no lock.
    void evaluate_leaf(Leaf& leaf) const;
    // Backs an evaluation up; true if the descent continued and the leaf needs another evaluation.
    bool supply(Leaf& leaf);

    // Drops a gathered leaf without evaluation.
    void cancel(Leaf& leaf);

    bool is_finished() const;
    std::uint64_t nodes() const { return nodes_; }
    std::size_t used() const { return tree_.used(); }
    const State& root_state() const { return state_; }
    const Skill& skill() const { return skill_; }

   private:
    // kBlocked: the descent met a node under evaluation.
    enum class DescentResult { kNeedsEvaluation, kBackedUp, kBlocked };
    DescentResult descend_from_root(Leaf& leaf);
    DescentResult descend(Leaf& leaf);
    bool may_expand(const Leaf& leaf) const;
    int select_child(Node& node, int side, bool is_root);
    float worth(const Values& values, int side) const;
    void keep_view();
    bool descend_to_child(Leaf& leaf, int index);
    void update_edge(const Leaf& leaf, int depth);
    int count_repetitions(const Leaf& leaf, std::uint64_t hash, bool& is_in_tree) const;
    bool expand(Node& node, Leaf& leaf);
    void solve_from_child(Node& node, const Node& child, int side, bool is_root);
    void solve_from_children(Node& node, int side, bool is_root);
    void back_up(Leaf& leaf, Values values);
    void remove_virtual_losses(Leaf& leaf);
    bool reset();
    void begin(const State& state, std::uint8_t allowed);
    bool is_allowed(ActionNumber action) const;
    bool has_all_children(const Node& node, bool is_root) const;
    bool find_position(const Node& node, const State& state, const State& wanted, const History& history);
    bool matches_history(const History& history) const;
    int best_child(const Node& node, int side, bool is_root) const;

    void* memory_;
    std::size_t bytes_;
    Skill skill_;
    TreeSettings settings_;
    ProofFinder find_proof_;
    void* proof_memory_;  // of `step`
    Tree tree_;
    TranspositionTable transpositions_;
    State state_ = {};  // of the root
    bool is_set_ = false;
    bool is_over_ = false;         // the game is over, or no action is allowed
    bool is_memory_full_ = false;  // no more expansions
    std::uint8_t allowed_ = kEveryPiece;
    std::uint8_t viewer_ = kNobody;  // the side for which the tree was built, if that matters
    std::uint64_t nodes_ = 0;
    std::uint64_t root_hash_ = 0;
    std::uint64_t fences_hash_ = 0;  // Zobrist hash of the root's fences
    int history_count_ = 0;          // the latest of history_total_
    int history_total_ = 0;
    std::uint64_t history_[kMaxHistory] = {};
    Leaf leaf_ = {};  // of `step`; the path of `find_position`
    int plays_left_ = 0;
    mutable ActionNumber reported_[kMaxLegal] = {};
    mutable int reported_count_ = 0;
};

}  // namespace hedgemaze
