// The memory of a tree, counted node by node.
#pragma once

#include "search/tree/tree.hpp"

inline std::size_t bytes_below(const hedgemaze::Tree& tree, const hedgemaze::Node& node) {
    std::size_t cells = static_cast<std::size_t>(3 * node.edge_count + 1) / 2;
    int room = 0;
    for (int end = 1; room < node.child_count; end *= 2) room = end;
    cells += static_cast<std::size_t>(room) * (sizeof(hedgemaze::Node) / 8);
    std::size_t bytes = 8 * cells;
    tree.for_each_child(node, [&](int, const hedgemaze::Node& child) { bytes += bytes_below(tree, child); });
    return bytes;
}

// The root's edges have reserved memory.
inline std::size_t bytes_of(const hedgemaze::Tree& tree) {
    const std::size_t edges = 8 * (static_cast<std::size_t>(3 * tree.root().edge_count + 1) / 2);
    return bytes_below(tree, tree.root()) - edges + sizeof(hedgemaze::Node) + 8 + 8 * 383;
}
