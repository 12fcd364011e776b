// Best-first search (PUCT) for every mode: one vector of values a node, batches of leaves for whoever evaluates them.
// The host (Python, WebAssembly) keeps the time, owns the threads and hands in the memory; a search allocates nothing.
//
//     TreeSearch search(memory, bytes, skill);
//     search.set_root(state, history, kEveryPiece);
//     search.step(10'000);                              // evaluates in the core, or:
//
//     int count = search.gather(leaves, 64);            // with a lock around it, if there are several threads
//     for each leaf: search.look(leaf, memory), and fill in leaf.values and leaf.priors as it wants
//     for each leaf: search.supply(leaf)                // true: it has gone deeper and wants to be answered again
#pragma once

#include "knowledge/proof.hpp"
#include "knowledge/skill.hpp"
#include "search/report.hpp"
#include "search/transposition_table.hpp"
#include "search/tree.hpp"

namespace hedgemaze {

inline constexpr std::uint8_t kEveryPiece = 0xff;
inline constexpr int kMostLegal = 192;  // 128 fences, four ghosts with eight steps each, and a few others
inline constexpr int kMostDepth = 200;  // actions below the root
inline constexpr int kMostHistory = 1024;

// Values are shares from 0 to 1. The weight of the priors is c_puct + c_growth * log(1 + visits / c_base).
struct TreeSettings {
    float c_puct = 1.2F;
    float c_growth = 1.5F;
    float c_base = 20'000.0F;
    // First-play urgency: an untried action is valued at its parent's mean minus this times the square root of the
    // share of the priors that has been tried.
    float fpu_reduction = 0.12F;
    bool has_transpositions = true;  // positions reached in another order share what is known of them
    bool is_eager = false;           // leaves want priors together with values: for evaluators that give both at once
};

// A position that waits for an answer, and the way to it.
struct Leaf {
    State state = {};
    bool wants_values = false;
    bool wants_priors = false;
    // Found by `look`, outside any lock:
    Proof proof = {};         // known for certain: nothing else is wanted then
    bool is_partial = false;  // some legal actions are overlooked
    int count = 0;            // of actions
    ActionNumber actions[kMostLegal] = {};
    // The answer:
    Values values = {};
    float priors[kMostLegal] = {};  // for each action

   private:
    friend class TreeSearch;
    int depth = 0;
    int turns = 0;             // begun since the root
    int hash_count = 0;        // of positions at the start of a turn, the root left out
    int fresh_from = 0;        // hashes before this one cannot come back; -1: those of the game can
    std::uint64_t fences = 0;  // the fences' part of the hash
    std::uint64_t hashes[kMostDepth + 1] = {};
    std::uint8_t hash_at[kMostDepth + 1] = {};  // for each node of the path: 1 + the number of its hash, or 0
    Cell path[kMostDepth + 1] = {};
    std::uint8_t indices[kMostDepth + 1] = {};  // of each node of the path among its parent's children
    std::uint8_t sides[kMostDepth + 1] = {};
};

class TreeSearch {
   public:
    // The block is used until the search is gone; it is aligned to 8 bytes.
    TreeSearch(void* memory, std::size_t bytes, const Skill& skill = {}, const TreeSettings& settings = {},
               ProofFinder finder = nullptr, void* proof_memory = nullptr)
        : memory_(memory),
          bytes_(bytes),
          skill_(skill),
          settings_(settings),
          find_proof_(finder),
          proof_memory_(proof_memory) {}

    // Begins at a position; what is known of it from before is kept. `allowed` has bit i for every piece that may be
    // moved at the root (a seat that holds only some of the ghosts); actions of no piece are always allowed. The
    // state's mode must outlive the search. Nothing may be waiting for an answer.
    void set_root(const State& state, const History& history, std::uint8_t allowed);
    // Goes on to the position after an action of the root, keeping what is known of it, unless there are blind spots.
    void advance(ActionNumber action, std::uint8_t allowed);
    // Works on for about so many nodes. False: finished, see Report.
    bool step(std::uint32_t nodes);
    void report(Report& out) const;
    // Writes the best line that begins with a candidate of the last report; returns its length.
    int line(int candidate, ActionNumber* out, int most) const;

    // Descends up to `most` times; returns how many leaves want an answer. Other descents have ended by themselves, or
    // others must answer first.
    int gather(Leaf* leaves, int most);
    // Lists the actions and asks for exact knowledge, which works in memory of the caller's own. Reads nothing that
    // changes: needs no lock.
    void look(Leaf& leaf, void* proof_memory) const;
    // Answers by the knowledge in the core, after `look`; needs no lock.
    void answer(Leaf& leaf) const;
    // Takes an answer; true if the leaf now stands deeper and wants another one.
    bool supply(Leaf& leaf);

    // Takes a leaf back that will never be answered.
    void give_up(Leaf& leaf);

    bool is_finished() const;
    std::uint64_t nodes() const { return nodes_; }
    std::size_t used() const { return tree_.used(); }
    const State& root_state() const { return state_; }
    const Skill& skill() const { return skill_; }

   private:
    enum class Arrival { kWants, kBackedUp, kBusy };
    Arrival start(Leaf& leaf);
    Arrival descend(Leaf& leaf);
    bool may_expand(const Leaf& leaf) const;
    int choose(Node& node, int side, bool is_root);
    bool enter(Leaf& leaf, int index);
    void note(const Leaf& leaf, int depth);
    int repeats(const Leaf& leaf, std::uint64_t hash, bool& is_in_tree) const;
    bool expand(Node& node, Leaf& leaf);
    void settle(Node& node, const Node& child, int side, bool is_root);
    void settle_all(Node& node, int side, bool is_root);
    void back_up(Leaf& leaf, Values values);
    void leave(Leaf& leaf);
    bool reset();
    void begin(const State& state, std::uint8_t allowed);
    bool is_allowed(ActionNumber action) const;
    bool is_exhausted(const Node& node, bool is_root) const;
    bool find(const Node& node, const State& state, const State& wanted, const History& history);
    bool is_history(const History& history) const;
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
    bool is_over_ = false;  // the game has ended, or nothing is allowed
    bool is_full_ = false;  // the memory is; nothing is expanded any more
    std::uint8_t allowed_ = kEveryPiece;
    std::uint64_t nodes_ = 0;
    std::uint64_t root_hash_ = 0;
    std::uint64_t fences_hash_ = 0;  // the part of it that is the fences
    int history_count_ = 0;          // the latest ones, of history_total_
    int history_total_ = 0;
    std::uint64_t history_[kMostHistory] = {};
    Leaf leaf_ = {};  // of `step`; the way that `find` has gone
    int plays_left_ = 0;
    mutable ActionNumber reported_[kMostLegal] = {};
    mutable int reported_count_ = 0;
};

}  // namespace hedgemaze
