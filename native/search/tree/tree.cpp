#include "search/tree/tree.hpp"

namespace hedgemaze {

namespace {

// Nodes in the chunk that begins with this child: 1, 1, 2, 4, 8, ...
int chunk_size(int first) { return first == 0 ? 1 : first; }

bool is_chunk_start(int index) { return (index & (index - 1)) == 0; }

// Swaps the best edge to the front. Two short loops that compilers vectorise.
void best_to_front(Edge* edges, int count) {
    std::uint32_t most = 0;
    for (int i = 0; i < count; ++i) most = edges[i].word() > most ? edges[i].word() : most;
    int best = 0;
    while (edges[best].word() != most) ++best;
    const Edge first = edges[0];
    edges[0] = edges[best];
    edges[best] = first;
}

}  // namespace

bool Tree::reset(void* memory, std::size_t bytes) {
    constexpr std::size_t kMaxCells = 0xffffffffU;
    const std::size_t cells = bytes / 8 < kMaxCells ? bytes / 8 : kMaxCells;
    if (cells < kRootEdges + std::size_t{kRootCells}) return false;
    block_ = static_cast<std::uint64_t*>(memory);
    arena_.reset(block_, kRootEdges + kRootCells, static_cast<Cell>(cells));
    root() = Node{};
    return true;
}

Cell Tree::child(const Node& parent, int index) const {
    Cell chunk = parent.children;
    int first = 0;
    for (int end = 1; index >= end; end *= 2) {
        chunk = node(chunk).next;
        first = end;
    }
    return chunk + static_cast<Cell>((index - first) * kNodeCells);
}

bool Tree::set_edges(Node& node, Edge* edges, int count, int keep, Arena& arena) {
    const int kept = keep < count ? keep : count, opened = node.child_count;
    const Edge* old = edges_of(node);
    const Cell cells = &node == &root() ? kRootEdges : arena.allocate(edge_cells(kept));
    if (cells == 0) return false;
    for (int i = 0; i < opened; ++i) {
        for (int k = i; k < count; ++k) {
            if (edges[k].action() != old[i].action()) continue;
            const Edge other = edges[i];
            edges[i] = edges[k];
            edges[k] = other;
            break;
        }
    }
    for (int i = opened; i < kept && kept < count; ++i) best_to_front(edges + i, count - i);
    float values[kMaxEdges], visits[kMaxEdges];
    for (int i = 0; i < opened; ++i) values[i] = child_values(node)[i], visits[i] = child_visits(node)[i];
    free_edges(node, arena);
    node.edges = cells;
    node.legal_count = static_cast<std::uint8_t>(count);
    node.edge_count = static_cast<std::uint8_t>(kept);
    Edge* out = edges_of(node);
    for (int i = 0; i < kept; ++i) out[i] = edges[i];
    for (int i = 0; i < opened; ++i) set_child_stats(node, i, values[i], visits[i]);
    if (opened < kept) best_to_front(out + opened, kept - opened);
    return true;
}

Cell Tree::add_child(Node& parent, Arena& arena) {
    const int index = parent.child_count;
    Cell cell = 0;
    if (is_chunk_start(index)) {
        cell = arena.allocate(chunk_size(index) * kNodeCells);
        if (cell == 0) return 0;
        if (index == 0) {
            parent.children = cell;
        } else {
            Cell last = parent.children;
            while (node(last).next != 0) last = node(last).next;
            node(last).next = cell;
        }
    } else {
        cell = child(parent, index);
    }
    node(cell) = Node{};
    set_child_stats(parent, index, 0, 0);
    ++parent.child_count;
    if (parent.child_count < parent.edge_count)
        best_to_front(edges_of(parent) + parent.child_count, parent.edge_count - parent.child_count);
    return cell;
}

void Tree::free_edges(const Node& node, Arena& arena) {
    if (node.edges != 0 && node.edges != kRootEdges) arena.release(node.edges, edge_cells(node.edge_count));
}

void Tree::free_below(const Node& parent) {
    free_edges(parent, arena_);
    for_each_child(parent, [&](int, const Node& each) { free_below(each); });
    Cell chunk = parent.children;
    for (int first = 0; chunk != 0; first = first == 0 ? 1 : 2 * first) {
        const Cell next = node(chunk).next;
        arena_.release(chunk, chunk_size(first) * kNodeCells);
        chunk = next;
    }
}

void Tree::make_root(int index) {
    Node& chosen = node(child(root(), index));
    const Node kept = chosen;
    chosen.edges = chosen.children = 0;  // `next` stays: it links the chunks
    chosen.child_count = 0;
    free_below(root());
    root() = kept;
    root().next = 0;
    if (kept.edges == 0) return;
    root().edges = kRootEdges;
    for (int i = 0; i < kept.edge_count; ++i) edges_of(root())[i] = edges_of(kept)[i];
    for (int i = 0; i < kept.child_count; ++i) set_child_stats(root(), i, child_values(kept)[i], child_visits(kept)[i]);
    free_edges(kept, arena_);
}

}  // namespace hedgemaze
