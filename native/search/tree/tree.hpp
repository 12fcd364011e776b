// The search tree: nodes and edges in one block of memory of the caller. Nodes never move.
//
// Every visited position has a node. Its edges are actions, 12 bytes each; at first only those with the best priors are
// stored. Children are in the order of their edges, in chunks of 1, 1, 2, 4, 8, ... nodes.
//
//     Node (40 bytes) --edges-->    [ prior : action ][ prior : action ] ...      the first `child_count` have a child
//                                   [ value ][ value ] ... [ visits ][ visits ] ... value and visits per child
//                     --children--> [0]  --next--> [1]  --next--> [2][3]  --next--> [4][5][6][7] ...
//
// Selection among a hundred children dominates the search. The numbers it needs are stored next to the edges, so that
// it is vectorised and does not read the children.
#pragma once

#include "knowledge/evaluation.hpp"
#include "search/tree/arena.hpp"

namespace hedgemaze {

// An action and its prior in one word; words compare by prior, then by lower action number.
class Edge {
   public:
    Edge() = default;
    Edge(ActionNumber action, float prior) {
        const float scaled = prior * 65535.0F + 0.5F;
        const std::uint32_t level = scaled >= 65535.0F ? 65535U
                                    : scaled < 1.0F    ? 1U
                                                       : static_cast<std::uint32_t>(scaled);
        word_ = level << 16 | (0xffffU - action);
    }
    ActionNumber action() const { return static_cast<ActionNumber>(0xffffU - (word_ & 0xffffU)); }
    // The prior is quantised to 16 bits.
    static constexpr float kStep = 1.0F / 65535.0F;
    std::uint32_t level() const { return word_ >> 16; }
    float prior() const { return static_cast<float>(static_cast<std::int32_t>(level())) * kStep; }
    std::uint32_t word() const { return word_; }

   private:
    std::uint32_t word_;
};

// What is certain about a node.
struct Solution {
    enum Kind : std::uint8_t { kOpen, kClosed, kProven } kind = kOpen;  // kClosed: nothing left to learn, no proof
    std::uint8_t winner = kNobody;                                      // side
    int actions = 0;                                                    // until the end
    Values values = {};
};

// A copy of what descents need to know about a node.
struct Statistics {
    Values mean = {};
    std::uint32_t visits = 0;
    std::uint16_t virtual_losses = 0;
    bool is_solved = false;
};

// Several threads: the lock of a node guards its edges, its counts and the statistics of its children, which selection
// and proofs read together. The root's lock guards its own statistics too. No thread holds two of these locks.
struct Node {
    static constexpr std::uint8_t kNoWinner = 7;
    static constexpr int kMaxDistance = 2047;

    // Statistics:
    Values mean = {};  // of all visits; exact if solved
    std::uint32_t visits = 0;
    Cell edges = 0;
    Cell children = 0;                     // first chunk
    Cell next = 0;                         // in the first node of a chunk: the next chunk
    std::uint16_t virtual_losses = 0;      // statistics: descents through this node that are not backed up yet
    std::uint16_t distance : 11 = 0;       // statistics; proven: actions until the end
    std::uint16_t winner : 3 = kNoWinner;  // statistics; proven: the winning side; kNoWinner: a draw
    std::uint16_t is_proven : 1 = false;   // statistics
    std::uint16_t is_closed : 1 = false;   // statistics: all children are solved, but the winner is not certain
    std::uint8_t flags = 0;                // the lock and the flags below
    std::uint8_t legal_count = 0;          // number of actions
    std::uint8_t edge_count = 0;           // number of stored edges
    std::uint8_t child_count = 0;          // number of children

    // The first solution stays.
    void solve(const Solution& solution) {
        if (solution.kind == Solution::kOpen || is_solved()) return;
        mean = solution.values;
        is_closed = solution.kind == Solution::kClosed;
        is_proven = solution.kind == Solution::kProven;
        winner = (solution.winner == kNobody ? kNoWinner : solution.winner) & 7;
        distance = (solution.actions < kMaxDistance ? solution.actions : kMaxDistance) & kMaxDistance;
    }
    bool is_solved() const { return is_proven || is_closed; }
    Statistics statistics() const { return {mean, visits, virtual_losses, is_solved()}; }
    bool is_lost_for(int side) const { return is_proven && winner != kNoWinner && winner != side; }
    bool is_won_for(int side) const { return is_proven && winner == side; }

    // Under evaluation.
    bool is_evaluating() const { return (load_relaxed(flags) & kEvaluating) != 0; }
    void set_evaluating(bool is_so) { set_flag(kEvaluating, is_so); }
    // Its values are known: a thread that has seen no visits must look again.
    bool is_evaluated() const { return (load_relaxed(flags) & kEvaluated) != 0; }
    void set_evaluated() { set_flag(kEvaluated, true); }
    // The skill overlooks some legal actions.
    bool is_partial() const { return (load_relaxed(flags) & kPartial) != 0; }
    void set_partial(bool is_so) { set_flag(kPartial, is_so); }

   private:
    static constexpr unsigned kEvaluating = 2, kEvaluated = 4, kPartial = 8;  // beside kLockBit
    void set_flag(unsigned flag, bool is_so) {
        store_relaxed(flags, static_cast<std::uint8_t>((load_relaxed(flags) & ~flag) | (is_so ? flag : 0)));
    }
};
static_assert(sizeof(Node) == 40);

class Tree {
   public:
    // Starts an empty tree in this block; false if the block is too small.
    bool reset(void* memory, std::size_t bytes);

    Node& root() { return node(kRoot); }
    const Node& root() const { return node(kRoot); }
    Node& node(Cell cell) { return *reinterpret_cast<Node*>(block_ + cell); }
    const Node& node(Cell cell) const { return *reinterpret_cast<const Node*>(block_ + cell); }
    Edge* edges_of(const Node& node) { return reinterpret_cast<Edge*>(block_ + node.edges); }
    const Edge* edges_of(const Node& node) const { return reinterpret_cast<const Edge*>(block_ + node.edges); }
    // Value for the side to move, and visits, per child; set by `set_child_stats`.
    const float* child_values(const Node& node) const {
        return reinterpret_cast<const float*>(edges_of(node) + node.edge_count);
    }
    const float* child_visits(const Node& node) const { return child_values(node) + node.edge_count; }
    void set_child_stats(const Node& parent, int index, float value, float visits) {
        auto* values = reinterpret_cast<float*>(edges_of(parent) + parent.edge_count);
        values[index] = value;
        values[parent.edge_count + index] = visits;
    }
    Cell child(const Node& parent, int index) const;
    template <typename Visit>  // calls visit(index, node) for every child, in order
    void for_each_child(const Node& parent, Visit visit) const;

    // Stores the best `keep` edges; edges with a child keep their index. False: out of memory. A thread of several
    // passes its own arena.
    bool set_edges(Node& node, Edge* edges, int count, int keep) { return set_edges(node, edges, count, keep, arena_); }
    bool set_edges(Node& node, Edge* edges, int count, int keep, Arena& arena);
    // Moves the best edge without a child that `is_allowed` to index `child_count`; false if there is none.
    template <typename Allow>
    bool bring_best_edge(Node& node, Allow is_allowed);
    // Creates the child of edge `child_count`; 0: out of memory.
    Cell add_child(Node& parent) { return add_child(parent, arena_); }
    Cell add_child(Node& parent, Arena& arena);
    // Makes a child of the root the new root and frees the rest of the tree.
    void make_root(int index);

    Arena& arena() { return arena_; }
    const Arena& arena() const { return arena_; }
    static constexpr Cell kRoot = 1;

   private:
    static constexpr int kNodeCells = sizeof(Node) / 8;
    static constexpr int kMaxEdges = 255;
    // Reserved for the root, which must store all its edges even if the block is full.
    static constexpr int kRootCells = (3 * kMaxEdges + 1) / 2;
    static constexpr Cell kRootEdges = kRoot + kNodeCells;
    static_assert(Arena::kLargest == 128 * kNodeCells);  // the largest chunk
    void free_edges(const Node& node, Arena& arena);
    void free_below(const Node& node);
    static int edge_cells(int count) { return (3 * count + 1) / 2; }

    std::uint64_t* block_ = nullptr;
    Arena arena_;
};

template <typename Visit>
void Tree::for_each_child(const Node& parent, Visit visit) const {
    Cell chunk = parent.children;
    for (int index = 0, end = 1; index < parent.child_count; end *= 2) {
        const Node* nodes = &node(chunk);
        chunk = nodes->next;
        for (const Node* at = nodes; index < end && index < parent.child_count; ++index, ++at) visit(index, *at);
    }
}

template <typename Allow>
bool Tree::bring_best_edge(Node& node, Allow is_allowed) {
    Edge* edges = edges_of(node);
    int best = -1;
    for (int i = node.child_count; i < node.edge_count; ++i)
        if (is_allowed(edges[i].action()) && (best < 0 || edges[i].word() > edges[best].word())) best = i;
    if (best < 0) return false;
    const Edge first = edges[node.child_count];
    edges[node.child_count] = edges[best];
    edges[best] = first;
    return true;
}

}  // namespace hedgemaze
