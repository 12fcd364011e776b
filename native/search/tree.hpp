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

#include <cstddef>

#include "knowledge/evaluation.hpp"

namespace hedgemaze {

// Index into the block in cells of 8 bytes; 0: none.
using Cell = std::uint32_t;

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

struct Node {
    static constexpr std::uint8_t kNoWinner = 7;

    Values mean = {};  // of all visits; exact if solved
    std::uint32_t visits = 0;
    Cell edges = 0;
    Cell children = 0;                    // first chunk
    Cell next = 0;                        // in the first node of a chunk: the next chunk
    std::uint16_t virtual_losses = 0;     // descents through this node that are not backed up yet
    std::uint16_t distance = 0;           // proven: actions until the end
    std::uint8_t winner : 3 = kNoWinner;  // proven: the winning side; kNoWinner: a draw
    bool is_proven : 1 = false;
    bool is_closed : 1 = false;      // all children are solved, but the winner is not certain
    bool is_partial : 1 = false;     // the skill overlooks some legal actions
    bool is_evaluating : 1 = false;  // under evaluation
    std::uint8_t legal_count = 0;    // number of actions
    std::uint8_t edge_count = 0;     // number of stored edges
    std::uint8_t child_count = 0;    // number of children

    void prove(const Values& values, std::uint8_t side, int actions) {
        mean = values;
        is_proven = true;
        winner = side == kNobody ? kNoWinner : side & 7;
        distance = static_cast<std::uint16_t>(actions);
    }
    bool is_solved() const { return is_proven || is_closed; }
    bool is_lost_for(int side) const { return is_proven && winner != kNoWinner && winner != side; }
    bool is_won_for(int side) const { return is_proven && winner == side; }
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

    // Stores the best `keep` edges; edges with a child keep their index. False: out of memory.
    bool set_edges(Node& node, Edge* edges, int count, int keep);
    // Moves the best edge without a child that `is_allowed` to index `child_count`; false if there is none.
    template <typename Allow>
    bool bring_best_edge(Node& node, Allow is_allowed);
    // Creates the child of edge `child_count`; 0: out of memory.
    Cell add_child(Node& parent);
    // Makes a child of the root the new root and frees the rest of the tree.
    void make_root(int index);

    // Fragmented: over 7/8 of the block was allocated, and over 1/8 is free again in pieces that are never merged.
    bool is_fragmented() const { return top_ > limit_ / 8 * 7 && freed_ > limit_ / 8; }
    std::size_t used() const { return std::size_t{8} * (top_ - freed_); }
    static constexpr Cell kRoot = 1;

   private:
    static constexpr int kNodeCells = sizeof(Node) / 8;
    static constexpr int kMaxEdges = 255;
    // Reserved for the root, which must store all its edges even if the block is full.
    static constexpr int kRootCells = (3 * kMaxEdges + 1) / 2;
    static constexpr Cell kRootEdges = kRoot + kNodeCells;
    static constexpr int kLargest = 128 * kNodeCells;  // cells of the largest chunk
    Cell allocate(int cells);
    void release(Cell cell, int cells);
    void free_edges(const Node& node);
    void free_below(const Node& node);
    static int edge_cells(int count) { return (3 * count + 1) / 2; }

    std::uint64_t* block_ = nullptr;
    Cell top_ = 0;                  // first cell never allocated
    Cell limit_ = 0;                // end of the block
    Cell freed_ = 0;                // cells in the free lists
    Cell free_[kLargest + 1] = {};  // free lists by size; each free piece holds the index of the next
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
