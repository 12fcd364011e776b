// Several threads in one tree: no visit is lost, no virtual loss stays, no memory leaks, proofs hold.
#include <atomic>
#include <thread>
#include <vector>

#include "rules/rules.hpp"
#include "tests/search/search_fixture.hpp"
#include "tests/search/tree_size.hpp"

using namespace hedgemaze;

namespace {

// Searches until `nodes`, until it is finished, or until `is_stopped`; returns how often the threads were started.
int search_with_threads(TreeSearch& search, int threads, std::uint64_t nodes,
                        const std::atomic<bool>* is_stopped = nullptr) {
    int starts = 0;
    const auto is_done = [&] {
        return search.is_finished() || search.nodes() >= nodes || (is_stopped != nullptr && *is_stopped);
    };
    std::vector<Worker> workers(static_cast<std::size_t>(threads), Worker(nullptr, [] { std::this_thread::yield(); }));
    for (; !is_done(); ++starts) {
        std::vector<std::thread> running;
        for (Worker& worker : workers) search.open(worker);
        for (std::size_t i = 0; i < workers.size(); ++i)
            running.emplace_back([&, i] {
                const std::uint32_t slice = i == 1 ? 1 : 50;  // one visit, or a burst and more
                while (!is_done() && search.step(slice, workers[i])) {
                }
            });
        for (std::thread& each : running) each.join();
        for (Worker& worker : workers) search.close(worker);
    }
    return starts;
}

// Checks a node and everything below it, while no thread searches.
void check_node(const TreeSearch& search, const Node& node, const State& state) {
    const Tree& tree = search.tree();
    CHECK_EQ(static_cast<int>(node.virtual_losses), 0);
    CHECK(!node.is_evaluating() && (node.flags & kLockBit) == 0);
    CHECK(node.child_count <= node.edge_count && node.edge_count <= node.legal_count);
    std::uint64_t sum = 0;
    tree.for_each_child(node, [&](int index, const Node& child) {
        sum += child.visits;
        const bool is_lost = child.is_lost_for(state.side);
        CHECK_EQ(tree.child_values(node)[index], is_lost ? -1.0F : child.mean.of[state.side]);
        CHECK(is_lost || tree.child_visits(node)[index] == static_cast<float>(child.visits));
        State after = state;
        play(after, tree.edges_of(node)[index].action());
        check_node(search, child, after);
    });
    CHECK(node.child_count == 0 || node.visits > sum);  // its own evaluation, and hits of the transposition table
}

void check_tree(const TreeSearch& search) {
    check_node(search, search.tree().root(), search.root_state());
    CHECK_EQ(search.used(), bytes_of(search.tree()));
}

}  // namespace

TEST(threads_lose_no_visit) {
    for (const char* text : kSearchTexts) {
        for (const int threads : {1, 2, 3, 8}) {
            SearchFixture seat(text);
            search_with_threads(seat.search, threads, 4000);  // bursts begin at a quarter of them
            CHECK(seat.take_report().nodes >= 4000 && seat.report.nodes < 4000 + 50 * 8);
            CHECK_EQ(visits(seat.report) + 1, seat.report.nodes);
            CHECK_EQ(seat.search.tree().root().visits, static_cast<std::uint32_t>(seat.report.nodes));
            check_tree(seat.search);
        }
    }
}

TEST(one_of_threads_grows_the_tree_of_one_thread_until_bursts_begin) {
    TreeSettings settings;
    settings.has_transpositions = false;  // the table grows at other times
    for (const char* text : kSearchTexts) {
        SearchFixture shared(text, kSearchBytes, {}, settings), alone(text, kSearchBytes, {}, settings);
        search_with_threads(shared.search, 1, 1000);
        alone.search.step(1000);
        shared.take_report();
        alone.take_report();
        CHECK_EQ(shared.search.used(), alone.search.used());
        for (int i = 0; i < alone.report.count; ++i) {
            CHECK_EQ(shared.report.candidates[i].action, alone.report.candidates[i].action);
            CHECK_EQ(shared.report.candidates[i].visits, alone.report.candidates[i].visits);
        }
    }
}

TEST(threads_start_again_when_the_transposition_table_grows) {
    SearchFixture seat("classic4 - Se4Wd5Ne6Ef5 5,5,5,5 - S - 12");
    CHECK(search_with_threads(seat.search, 3, 30'000) > 1);
    CHECK_EQ(visits(seat.take_report()) + 1, seat.report.nodes);
    check_tree(seat.search);
}

TEST(threads_fill_the_memory_and_end) {
    for (const char* text : kSearchTexts) {
        for (const std::size_t bytes : {std::size_t{7} << 9, std::size_t{1} << 13, std::size_t{1} << 17}) {
            SearchFixture seat(text, bytes);
            search_with_threads(seat.search, 4, 1'000'000);
            CHECK(seat.take_report().is_finished);
            CHECK(seat.report.count > 0);
            CHECK(seat.search.used() <= bytes);
            check_tree(seat.search);
        }
    }
}

TEST(threads_reuse_the_tree_from_move_to_move) {
    for (const char* text : kSearchTexts) {
        SearchFixture seat(text, std::size_t{1} << 19);  // fills, and is fragmented
        for (int move = 0; move < 8 && !outcome(seat.search.root_state()); ++move) {
            if (move % 3 == 2)
                seat.search.step(500);
            else
                search_with_threads(seat.search, 2 + move % 2 * 3, 1500);
            check_tree(seat.search);
            seat.search.advance(seat.take_report().candidates[0].action, kEveryPiece);
            check_tree(seat.search);
        }
    }
}

TEST(threads_stop_when_another_asks) {
    for (const char* text : kSearchTexts) {
        SearchFixture seat(text);
        std::atomic<bool> is_stopped = false;
        std::thread stopper([&] {
            while (seat.search.nodes() < 300 && !seat.search.is_finished()) std::this_thread::yield();
            is_stopped = true;
        });
        search_with_threads(seat.search, 2, 1'000'000'000, &is_stopped);
        stopper.join();
        CHECK_EQ(visits(seat.take_report()) + 1, seat.report.nodes);
        check_tree(seat.search);
    }
}

TEST(threads_prove_what_one_thread_proves) {
    constexpr const char* kSmall[] = {
        "classic2;size=3;fences=1 - Sb1Nb3 1,1 - S - 0",
        "classic2;size=3;fences=1 - Sb1Nb3 1,1 - N - 0",
        "classic2;size=3;fences=0 - Sb1Nb3 0,0 - S - 0",
        "classic2;size=5;fences=0 - Sc2Nc4 0,0 - S - 0",
    };
    for (const char* text : kSmall) {
        SearchFixture alone(text);
        CHECK(!alone.search.step(200'000));
        CHECK(alone.take_report().proof.is_known);
        for (const int threads : {2, 4, 8}) {
            SearchFixture seat(text);
            search_with_threads(seat.search, threads, 200'000);
            CHECK(seat.take_report().proof.is_known);
            CHECK_EQ(seat.report.proof.winner, alone.report.proof.winner);
            CHECK_EQ(seat.report.values.of[0], alone.report.values.of[0]);
            check_tree(seat.search);
        }
    }
    SearchFixture fake("classic2;size=5;fences=0 - Sc1Nc5 0,0 - S - 0", kSearchBytes, {}, {}, mover_has_won);
    search_with_threads(fake.search, 3, 1000);
    CHECK_EQ(static_cast<int>(fake.take_report().proof.actions), 6);
}

TEST(threads_keep_the_limits_of_a_skill) {
    Skill skill;
    skill.sight = 2;
    skill.overlook = 0.3F;
    TreeSettings settings;
    settings.priors_with_values = true;
    for (const char* text : kSearchTexts) {
        SearchFixture seat(text, kSearchBytes, skill, settings);
        search_with_threads(seat.search, 3, 1500);
        CHECK(seat.take_report().is_finished || seat.report.nodes >= 1500);
        CHECK_EQ(visits(seat.report) + 1, seat.report.nodes);
        check_tree(seat.search);
    }
}
