// Monte Carlo tree search (PUCT) for every mode, with one vector of values per node. Leaves are evaluated in the core
// or, in batches, by the caller. The caller (Python, WebAssembly) owns memory, threads and clocks.
//
//     TreeSearch search(memory, bytes, skill);
//     search.set_root(state, history, kEveryPiece);
//     search.step(10'000);                              // evaluates in the core; or, to evaluate in batches:
//
//     int count = search.gather(leaves, 64);
//     for each leaf: search.prepare(leaf, memory), then fill leaf.values and leaf.priors if it wants them
//     for each leaf: search.supply(leaf)                // true: the descent continued to another leaf
//
// Several threads search one tree: `open` a worker per thread, call `step(nodes, worker)` in every thread until it
// returns false, join the threads, `close` the workers. Everything else waits until they are closed.
#pragma once

#include "knowledge/proof.hpp"
#include "knowledge/skill.hpp"
#include "search/report.hpp"
#include "search/tree/transposition_table.hpp"
#include "search/tree/tree.hpp"

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
    Statistics seen = {};        // of the last node of the path, when the descent came to it
    bool is_evaluating = false;  // the last node of the path waits for this leaf
    int base = -1;               // depth of the first node of a burst; backups end below it
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

// What one thread needs to search.
//
// Threads that start every descent at the root spend most of their time waiting for the memory of the same few nodes.
// So a thread of several makes bursts: it descends from the root, makes more visits below a node of that path, and
// backs them up to the root at once.
class Worker {
   public:
    // Memory of the ProofFinder; `yield` gives the processor to another thread.
    explicit Worker(void* proof_memory = nullptr, void (*yield)() = nullptr)
        : proof_memory_(proof_memory), locking_{yield} {}

   private:
    friend class TreeSearch;
    // The first node of a burst, as a descent came to it, and the visits below it that it has not got yet.
    struct Base {
        bool is_set = false;
        State state = {};
        Statistics seen = {};  // with the visits of the burst
        int turns = 0;
        bool has_reply = false;
        int hash_count = 0;
        int repeats_from = 0;
        std::uint64_t fences = 0;
        std::uint32_t visits = 0;
        Values sum = {};  // of the visits
        Solution solution = {};
    };
    Leaf leaf_ = {};
    Base base_ = {};
    bool is_in_burst_ = false;
    bool is_gathering_ = false;  // several descents of one thread are open at once
    void* proof_memory_;
    Locking locking_;
    Arena arena_;              // of a thread of several
    std::uint64_t nodes_ = 0;  // not added to the search's yet
    std::size_t filled_ = 0;   // slots of the transposition table, not added yet
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
          alone_(proof_memory) {}

    // Sets the root and reuses its subtree if the old tree contains it. `allowed` is a mask of the pieces that may move
    // at the root (a seat may hold only some of the ghosts); actions without a piece are always allowed. The state's
    // mode must outlive the search. Precondition: no gathered leaf is open.
    void set_root(const State& state, const History& history, std::uint8_t allowed);
    // Moves the root to the position after an action and reuses its subtree, unless the skill is limited.
    void advance(ActionNumber action, std::uint8_t allowed);
    // Searches this many more nodes. False: finished (Report::is_finished).
    bool step(std::uint32_t nodes);

    // Several threads. A step of a worker may search fewer nodes, if it waited for others; false: finished, or all
    // workers must be closed and opened again, because the transposition table must grow.
    void open(Worker& worker);
    bool step(std::uint32_t nodes, Worker& worker);
    void close(Worker& worker);

    void report(Report& out) const;
    // Writes the principal variation of a candidate of the last report; returns its length.
    int line(int candidate, ActionNumber* out, int most) const;

    // Descends up to `most` times; returns the number of leaves that need evaluation. A descent may need none, and the
    // first that meets a leaf under evaluation ends the batch.
    int gather(Leaf* leaves, int most);
    // Lists the actions and looks for a proof, with memory of the calling thread. Reads nothing mutable.
    void prepare(Leaf& leaf, void* proof_memory) const;
    // Evaluates a leaf in the core, after `prepare`. Reads nothing mutable.
    void evaluate_leaf(Leaf& leaf) const;
    // Backs an evaluation up; true if the descent continued and the leaf needs another evaluation.
    bool supply(Leaf& leaf) {
        alone_.is_gathering_ = true;
        return supply<false>(leaf, alone_);
    }

    // Drops a gathered leaf without evaluation.
    void cancel(Leaf& leaf);

    bool is_finished() const;
    std::uint64_t nodes() const { return load_relaxed(nodes_); }
    std::size_t used() const { return tree_.arena().used(); }
    const Tree& tree() const { return tree_; }
    const State& root_state() const { return state_; }
    const Skill& skill() const { return skill_; }

   private:
    // kBlocked: the descent met a node under evaluation.
    enum class DescentResult { kNeedsEvaluation, kBackedUp, kBlocked };
    // Visits that are backed up together, and the virtual losses that they remove.
    struct Visits {
        Values mean;
        std::uint32_t count;
        std::uint16_t virtual_losses;
    };
    static constexpr std::uint32_t kBurstBase = 1024;  // visits of the first node of a burst, at least
    static constexpr std::uint16_t kBurstVisits = 32;  // in one burst, at most; virtual losses while it lasts
    // kShared: several threads search, so nodes are locked. One thread runs the same code without locks.
    template <bool kShared>
    bool search_nodes(std::uint32_t nodes, Worker& worker);
    template <bool kShared>
    DescentResult descend_from_root(Leaf& leaf, Worker& worker);
    template <bool kShared>
    DescentResult descend(Leaf& leaf, Worker& worker);
    bool may_expand(const Leaf& leaf) const;
    int select_child(Node& node, const Leaf& leaf);
    float worth(const Values& values, int side) const;
    void keep_view();
    template <bool kShared>
    void enter(Leaf& leaf, Cell cell, int index, Worker& worker);
    template <bool kShared>
    bool play_to_child(Leaf& leaf, ActionNumber number, Worker& worker);
    template <bool kShared>
    bool await_evaluation(Leaf& leaf, const Worker& worker);
    template <bool kShared>
    void see_again(Leaf& leaf, const Worker& worker);
    void update_edge(const Leaf& leaf, int depth);
    int count_repetitions(const Leaf& leaf, std::uint64_t hash, bool& is_in_tree) const;
    template <bool kShared>
    bool expand(Node& node, Leaf& leaf, Worker& worker);
    template <bool kShared>
    bool supply(Leaf& leaf, Worker& worker);
    Solution solve_from_child(const Node& node, const Node& child, int side, bool is_root) const;
    Solution solve_from_children(const Node& node, int side, bool is_root) const;
    Node& guard_of(const Leaf& leaf, int depth) { return tree_.node(leaf.path[depth > 0 ? depth - 1 : 0]); }
    template <bool kShared>
    Arena& arena_of(Worker& worker) {
        return kShared ? worker.arena_ : tree_.arena();
    }
    template <bool kShared>
    void back_up(Leaf& leaf, const Values& values, Worker& worker, const Solution& solution = {});
    template <bool kShared>
    void back_up_path(Leaf& leaf, int from, int above, Visits& visits, Solution& solution, Worker& worker);
    void begin_burst(const Leaf& leaf, Worker& worker);
    template <bool kShared>
    DescentResult descend_from_base(Leaf& leaf, Worker& worker);
    template <bool kShared>
    void end_burst(Leaf& leaf, Worker& worker);
    template <bool kShared>
    void end_evaluation(Leaf& leaf, const Worker& worker);
    template <bool kShared>
    void remove_virtual_losses(Leaf& leaf, const Worker& worker);
    template <bool kShared>
    void count_node(Worker& worker);
    template <bool kShared>
    void count_filled(std::size_t slots, Worker& worker);
    bool is_memory_full() const { return load_relaxed(is_memory_full_); }
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
    Tree tree_;
    TranspositionTable transpositions_;
    State state_ = {};  // of the root
    bool is_set_ = false;
    bool is_over_ = false;         // the game is over, or no action is allowed
    bool is_memory_full_ = false;  // no more expansions
    bool is_solved_ = false;       // the root is
    std::uint8_t allowed_ = kEveryPiece;
    std::uint8_t viewer_ = kNobody;  // the side for which the tree was built, if that matters
    std::uint64_t nodes_ = 0;
    std::uint64_t root_hash_ = 0;
    std::uint64_t fences_hash_ = 0;  // Zobrist hash of the root's fences
    int history_count_ = 0;          // the latest of history_total_
    int history_total_ = 0;
    std::uint64_t history_[kMaxHistory] = {};
    Worker alone_;  // of one thread; its leaf has the path of `find_position`
    int plays_left_ = 0;
    mutable ActionNumber reported_[kMaxLegal] = {};
    mutable int reported_count_ = 0;
};

}  // namespace hedgemaze
