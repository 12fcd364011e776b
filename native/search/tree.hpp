// The search tree: nodes and edges in one block of memory that is handed in; nothing is allocated, nothing moves.
//
// A node exists for every position that has been visited. Its edges are the actions, 12 bytes each; only the most
// promising ones are kept until they have all been opened. Children stand in the order in which their edges were
// opened, in chunks of 1, 1, 2, 4, 8, ... nodes, so that those of one node lie side by side and never move.
//
//     Node (40 bytes) --edges-->    [ prior : action ][ prior : action ] ...      the first `opened` have a child
//                                   [ worth ][ worth ] ... [ tries ][ tries ] ... of these children, to choose by
//                     --children--> [0]  --next--> [1]  --next--> [2][3]  --next--> [4][5][6][7] ...
//
// Most of a search is choosing among a hundred children. What that needs lies side by side with the edges, so that
// compilers make wide instructions of it and the children themselves are not read.
#pragma once

#include <cstddef>

#include "knowledge/evaluation.hpp"

namespace hedgemaze {

// An index into the block, in cells of 8 bytes; 0: none.
using Cell = std::uint32_t;

// An action with its prior, in one word that is larger for the better prior and, between equals, the lower number.
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
    // The prior in steps, and as it is.
    static constexpr float kStep = 1.0F / 65535.0F;
    std::uint32_t level() const { return word_ >> 16; }
    float prior() const { return static_cast<float>(static_cast<std::int32_t>(level())) * kStep; }
    std::uint32_t word() const { return word_; }

   private:
    std::uint32_t word_;
};

struct Node {
    static constexpr std::uint8_t kNoWinner = 7;

    Values mean = {};                     // of all visits; exact once it is proven
    std::uint32_t visits = 0;             //
    Cell edges = 0;                       //
    Cell children = 0;                    // the first chunk
    Cell next = 0;                        // in the first node of a chunk: the next chunk
    std::uint16_t pending = 0;            // descents below it that are not backed up yet
    std::uint16_t distance = 0;           // with a proof: actions until the end
    std::uint8_t winner : 3 = kNoWinner;  // with a proof: the side; kNoWinner: a draw
    bool is_proven : 1 = false;           //
    bool is_closed : 1 = false;           // nothing is left to learn below it, yet who wins is not certain
    bool is_partial : 1 = false;          // some legal actions are not among its edges
    bool is_busy : 1 = false;             // somebody is evaluating it
    std::uint8_t legal = 0;               // how many edges there are in all,
    std::uint8_t kept = 0;                // how many of them are kept,
    std::uint8_t opened = 0;              // and how many have a child

    void prove(const Values& values, std::uint8_t side, int actions) {
        mean = values;
        is_proven = true;
        winner = side == kNobody ? kNoWinner : side & 7;
        distance = static_cast<std::uint16_t>(actions);
    }
    bool is_settled() const { return is_proven || is_closed; }
    // Proven, and not won by this side nor drawn.
    bool is_lost_for(int side) const { return is_proven && winner != kNoWinner && winner != side; }
    bool is_won_for(int side) const { return is_proven && winner == side; }
};
static_assert(sizeof(Node) == 40);

class Tree {
   public:
    // Begins anew in this block with a root of no visits; false if the block is too small for anything.
    bool reset(void* memory, std::size_t bytes);

    Node& root() { return node(kRoot); }
    const Node& root() const { return node(kRoot); }
    Node& node(Cell cell) { return *reinterpret_cast<Node*>(block_ + cell); }
    const Node& node(Cell cell) const { return *reinterpret_cast<const Node*>(block_ + cell); }
    Edge* edges_of(const Node& node) { return reinterpret_cast<Edge*>(block_ + node.edges); }
    const Edge* edges_of(const Node& node) const { return reinterpret_cast<const Edge*>(block_ + node.edges); }
    // What each child is worth to whoever moves here, and how often it has been tried; as `note` was told.
    const float* worths_of(const Node& node) const {
        return reinterpret_cast<const float*>(edges_of(node) + node.kept);
    }
    const float* tries_of(const Node& node) const { return worths_of(node) + node.kept; }
    void note(const Node& parent, int index, float worth, float tries) {
        auto* worths = reinterpret_cast<float*>(edges_of(parent) + parent.kept);
        worths[index] = worth;
        worths[parent.kept + index] = tries;
    }
    Cell child(const Node& parent, int index) const;
    template <typename Visit>  // visit(index, node) for every child, in order
    void for_each_child(const Node& parent, Visit visit) const;

    // Gives a node its edges, of which `keep` at least are kept; those opened before keep their places. False: no room.
    bool set_edges(Node& node, Edge* edges, int count, int keep);
    // Makes the best of the edges that `is_allowed` the one to be opened next; false if there is none.
    template <typename Allow>
    bool bring_best(Node& node, Allow is_allowed);
    // Adds the child of the edge next to be opened; 0: no room.
    Cell open(Node& parent);
    // Makes a child of the root the new root, and frees all the rest.
    void make_root(int index);

    // The block was all but full, and part of it is free now, in pieces that are never put together again.
    bool is_scattered() const { return top_ > limit_ / 8 * 7 && freed_ > limit_ / 8; }
    std::size_t used() const { return std::size_t{8} * (top_ - freed_); }
    static constexpr Cell kRoot = 1;

   private:
    static constexpr int kNodeCells = sizeof(Node) / 8;
    static constexpr int kMostEdges = 255;
    // Room for the root's edges is set apart: it must have them all, however full the block is.
    static constexpr int kRootCells = (3 * kMostEdges + 1) / 2;
    static constexpr Cell kRootEdges = kRoot + kNodeCells;
    static constexpr int kLargest = 128 * kNodeCells;  // cells of the largest chunk
    Cell take(int cells);
    void give(Cell cell, int cells);
    void free_edges(const Node& node);
    void free_below(const Node& node);
    static int edge_cells(int count) { return (3 * count + 1) / 2; }

    std::uint64_t* block_ = nullptr;
    Cell top_ = 0;                  // from here on nothing has been used yet
    Cell limit_ = 0;                // the end
    Cell freed_ = 0;                // cells in the lists below
    Cell free_[kLargest + 1] = {};  // by size; each holds the number of the next one of that size
};

template <typename Visit>
void Tree::for_each_child(const Node& parent, Visit visit) const {
    Cell chunk = parent.children;
    for (int index = 0, end = 1; index < parent.opened; end *= 2) {
        const Node* nodes = &node(chunk);
        chunk = nodes->next;
        for (const Node* at = nodes; index < end && index < parent.opened; ++index, ++at) visit(index, *at);
    }
}

template <typename Allow>
bool Tree::bring_best(Node& node, Allow is_allowed) {
    Edge* edges = edges_of(node);
    int best = -1;
    for (int i = node.opened; i < node.kept; ++i)
        if (is_allowed(edges[i].action()) && (best < 0 || edges[i].word() > edges[best].word())) best = i;
    if (best < 0) return false;
    const Edge first = edges[node.opened];
    edges[node.opened] = edges[best];
    edges[best] = first;
    return true;
}

}  // namespace hedgemaze
