// The tree and its memory: no leaks, no overlaps, freed memory is reused.
#include "search/tree/tree.hpp"

#include <vector>

#include "board/random.hpp"
#include "tests/harness.hpp"
#include "tests/search/tree_size.hpp"

using namespace hedgemaze;

namespace {

struct GrowingTree {
    std::vector<std::uint64_t> block;
    Tree tree;
    std::uint32_t tag = 0;

    explicit GrowingTree(std::size_t bytes) : block(bytes / 8, ~std::uint64_t{0}) { tree.reset(block.data(), bytes); }

    // Descends at random and expands a node or creates a child. False: out of memory.
    bool grow(Random& random) {
        Node* node = &tree.root();
        for (;;) {
            if (node->edges == 0 || node->child_count == node->edge_count) {
                if (node->edges != 0 && node->edge_count == node->legal_count) {
                    node = &tree.node(tree.child(*node, static_cast<int>(random.below(node->child_count))));
                    continue;
                }
                Edge edges[131];
                const int count = node->legal_count > 0 ? node->legal_count : 1 + static_cast<int>(random.below(131));
                for (int i = 0; i < count; ++i) {
                    const auto action = static_cast<ActionNumber>(i * 7 % 131 + 131 * (i / 131));
                    edges[i] = Edge(action, static_cast<float>((i * 37 + count) % 101) / 400.0F);
                }
                return tree.set_edges(*node, edges, count, node->edge_count == 0 ? 8 : count);
            }
            if (node->child_count == 0 || random.below(3) == 0) {
                const Cell child = tree.add_child(*node);
                if (child == 0) return false;
                tree.node(child).visits = ++tag;
                tree.set_child_stats(*node, node->child_count - 1, static_cast<float>(tag),
                                     static_cast<float>(2 * tag));
                return true;
            }
            node = &tree.node(tree.child(*node, static_cast<int>(random.below(node->child_count))));
        }
    }
};

// Serialises the subtree of a node.
void write(const Tree& tree, const Node& node, std::vector<std::uint32_t>& out) {
    out.push_back(node.visits);
    out.push_back(node.legal_count);
    for (int i = 0; i < node.edge_count; ++i) out.push_back(tree.edges_of(node)[i].word());
    int index = 0;
    tree.for_each_child(node, [&](int i, const Node& child) {
        CHECK_EQ(i, index++);
        CHECK(&child == &tree.node(tree.child(node, i)));
        CHECK_EQ(tree.child_values(node)[i], static_cast<float>(child.visits));
        CHECK_EQ(tree.child_visits(node)[i], static_cast<float>(2 * child.visits));
        write(tree, child, out);
    });
    CHECK_EQ(index, static_cast<int>(node.child_count));
}

std::vector<std::uint32_t> written(const Tree& tree, const Node& node) {
    std::vector<std::uint32_t> out;
    write(tree, node, out);
    return out;
}

}  // namespace

TEST(edges_are_ordered_by_prior_then_number) {
    GrowingTree grown(1 << 16);
    Edge edges[] = {Edge(9, 0.1F), Edge(3, 0.4F), Edge(7, 0.1F), Edge(1, 0.05F), Edge(2, 0.35F)};
    CHECK(grown.tree.set_edges(grown.tree.root(), edges, 5, 2));
    Node& root = grown.tree.root();
    const ActionNumber order[] = {3, 2, 7, 9, 1};
    for (int i = 0; i < 5; ++i) {
        if (root.child_count == root.edge_count) CHECK(grown.tree.set_edges(root, edges, 5, 5));
        CHECK_EQ(grown.tree.edges_of(root)[i].action(), order[i]);
        CHECK(grown.tree.add_child(root) != 0);
    }
    CHECK_EQ(static_cast<int>(root.child_count), 5);
}

TEST(make_root_keeps_the_subtree_and_frees_the_rest) {
    Random random(11);
    for (int round = 0; round < 20; ++round) {
        GrowingTree grown(1 << 20);
        for (int i = 0; i < 1500; ++i) CHECK(grown.grow(random));
        for (int move = 0; move < 6; ++move) {
            CHECK_EQ(grown.tree.arena().used(), bytes_of(grown.tree));
            Node& root = grown.tree.root();
            if (root.child_count == 0) break;
            const int index = static_cast<int>(random.below(root.child_count));
            const std::vector<std::uint32_t> before =
                written(grown.tree, grown.tree.node(grown.tree.child(root, index)));
            grown.tree.make_root(index);
            CHECK(written(grown.tree, grown.tree.root()) == before);
            for (int i = 0; i < 300; ++i) CHECK(grown.grow(random));
        }
    }
}

TEST(a_full_block_fails_and_reuses_freed_memory) {
    Random random(12);
    GrowingTree grown(1 << 15);
    for (int move = 0; move < 200; ++move) {
        while (grown.grow(random)) {
        }
        CHECK(grown.tree.arena().used() <= std::size_t{1} << 15);
        CHECK_EQ(grown.tree.arena().used(), bytes_of(grown.tree));
        Node& root = grown.tree.root();
        CHECK(root.child_count > 0);
        const std::vector<std::uint32_t> before = written(grown.tree, grown.tree.node(grown.tree.child(root, 0)));
        grown.tree.make_root(0);
        CHECK(written(grown.tree, grown.tree.root()) == before);
        if (grown.tree.root().edges == 0) grown.tree.reset(grown.block.data(), 1 << 15);
    }
}

TEST(arenas_of_several_threads_share_and_return_a_block) {
    Random random(13);
    for (const Cell limit : {Cell{3'000}, Cell{60'000}}) {
        std::vector<std::uint64_t> block(limit, ~std::uint64_t{0});
        Arena tree, threads[3];
        tree.reset(block.data(), 1, limit);
        const std::size_t empty = tree.used();
        struct Piece {
            Cell cell;
            int cells;
        };
        std::vector<Piece> pieces;
        std::vector<int> owners(limit, 0);
        std::size_t cells_in_use = 0;
        bool was_full = false;
        for (int round = 0; round < 20; ++round) {
            for (Arena& each : threads) each.borrow_from(tree, {});
            for (int i = 0; i < 400; ++i) {
                Arena& arena = threads[random.below(3)];
                if (!pieces.empty() && random.below(3) == 0) {
                    const std::size_t at = random.below(static_cast<std::uint32_t>(pieces.size()));
                    for (int k = 0; k < pieces[at].cells; ++k) owners[pieces[at].cell + static_cast<Cell>(k)] = 0;
                    arena.release(pieces[at].cell, pieces[at].cells);
                    cells_in_use -= static_cast<std::size_t>(pieces[at].cells);
                    pieces[at] = pieces.back();
                    pieces.pop_back();
                    continue;
                }
                const int cells = 1 + static_cast<int>(random.below(random.below(4) == 0 ? Arena::kLargest : 24));
                const Cell cell = arena.allocate(cells);
                was_full |= cell == 0;
                if (cell == 0) continue;
                CHECK(cell + static_cast<Cell>(cells) <= limit);
                for (int k = 0; k < cells; ++k) CHECK_EQ(owners[cell + static_cast<Cell>(k)]++, 0);
                cells_in_use += static_cast<std::size_t>(cells);
                pieces.push_back({cell, cells});
            }
            for (Arena& each : threads) each.return_all();
            CHECK_EQ(tree.used(), empty + 8 * cells_in_use);
        }
        CHECK(was_full || limit > 3'000);
    }
}
