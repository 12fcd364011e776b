// The search on one thread, in steps or batches.
#include <vector>

#include "batch/bench.hpp"
#include "rules/rules.hpp"
#include "tests/search/search_fixture.hpp"

using namespace hedgemaze;

namespace {

std::vector<std::uint64_t> words(const Report& report) {
    std::vector<std::uint64_t> out{report.nodes, report.depth};
    for (int i = 0; i < report.count; ++i)
        out.push_back(std::uint64_t{report.candidates[i].action} << 32 | report.candidates[i].visits);
    return out;
}

// Batches of one leaf.
void search_in_batches(TreeSearch& search, std::uint64_t nodes) {
    Leaf leaf;
    while (!search.is_finished() && search.nodes() < nodes) {
        bool is_open = search.gather(&leaf, 1) > 0;
        while (is_open) {
            search.prepare(leaf, nullptr);
            search.evaluate_leaf(leaf);
            is_open = search.supply(leaf);
        }
    }
}

}  // namespace

TEST(steps_and_batches_of_one_give_the_same_tree) {
    for (const char* text : kSearchTexts) {
        SearchFixture whole(text), sliced(text), batched(text);
        whole.search.step(2000);
        for (int i = 0; i < 200; ++i) sliced.search.step(10);
        search_in_batches(batched.search, 2000);
        CHECK(words(sliced.take_report()) == words(whole.take_report()));
        CHECK(words(batched.take_report()) == words(whole.take_report()));
        CHECK_EQ(visits(whole.take_report()), std::uint64_t{1999});
        CHECK_EQ(batched.search.used(), whole.search.used());
    }
}

TEST(leaves_need_priors_with_values_if_set) {
    TreeSettings settings;
    settings.priors_with_values = true;
    for (const char* text : kSearchTexts) {
        SearchFixture seat(text, kSearchBytes, {}, settings);
        std::vector<Leaf> leaves(16);
        while (seat.search.nodes() < 500) {
            const int count = seat.search.gather(leaves.data(), 16);
            for (int i = 0; i < count; ++i) {
                Leaf& leaf = leaves[static_cast<std::size_t>(i)];
                CHECK(leaf.needs_priors);
                do {
                    seat.search.prepare(leaf, nullptr);
                    seat.search.evaluate_leaf(leaf);
                } while (seat.search.supply(leaf));
            }
        }
        CHECK_EQ(visits(seat.take_report()) + 1, seat.report.nodes);
    }
}

TEST(a_skill_limits_nodes_and_depth) {
    Skill skill;
    skill.nodes = 300;
    skill.sight = 2;
    for (const char* text : kSearchTexts) {
        SearchFixture seat(text, kSearchBytes, skill);
        CHECK(!seat.search.step(100'000));
        CHECK_EQ(seat.take_report().nodes, std::uint64_t{300});
        ActionNumber line[kMaxDepth];
        State state = seat.state;
        int turns = 0;
        const int length = seat.search.line(0, line, kMaxDepth);
        for (int i = 0; i < length; ++i) {
            CHECK(turns < 2);  // nothing is played beyond the depth limit
            const State before = state;
            play(state, line[i]);
            turns += state.side != before.side || state.round != before.round;
        }
    }
}

TEST(proofs_are_backed_up) {
    SearchFixture seat("classic2;size=5;fences=0 - Sc1Nc5 0,0 - S - 0", kSearchBytes, {}, {}, mover_has_won);
    CHECK(!seat.search.step(1000));
    // After two actions South is to move and has won, whichever action North plays.
    CHECK(seat.take_report().proof.is_known);
    CHECK_EQ(static_cast<int>(seat.report.proof.winner), 0);
    CHECK_EQ(static_cast<int>(seat.report.proof.actions), 6);
}

TEST(set_root_reuses_the_subtree) {
    for (const char* text : kSearchTexts) {
        SearchFixture seat(text), advanced(text);
        seat.search.step(4000);
        advanced.search.step(4000);
        std::vector<std::uint64_t> history{hash_of(seat.state)};
        State state = seat.state;
        ActionNumber line[3];
        seat.take_report();
        advanced.take_report();
        const int length = seat.search.line(0, line, 3);
        CHECK(length > 0);
        for (int i = 0; i < length; ++i) {
            const State before = state;
            play(state, line[i]);
            if (state.side != before.side || state.round != before.round) history.push_back(hash_of(state));
            advanced.search.advance(line[i], kEveryPiece);
        }
        seat.search.set_root(state, {history.data(), static_cast<int>(history.size())}, kEveryPiece);
        CHECK(words(seat.take_report()) == words(advanced.take_report()));
        CHECK(visits(seat.report) > 0);
        CHECK_EQ(seat.search.used(), advanced.search.used());
        seat.search.set_root(state, {history.data(), 0}, kEveryPiece);  // another history: no reuse
        CHECK_EQ(visits(seat.take_report()), std::uint64_t{0});
    }
}

TEST(full_memory_ends_the_search_with_a_report) {
    for (const char* text : kSearchTexts) {
        for (const std::size_t bytes : {std::size_t{7} << 9, std::size_t{1} << 13, std::size_t{1} << 16}) {
            SearchFixture seat(text, bytes);
            CHECK(!seat.search.step(1'000'000));
            CHECK(seat.take_report().is_finished);
            CHECK(seat.search.used() <= bytes);
            CHECK_EQ(seat.report.count, [&] {
                ActionNumber actions[kMaxActions];
                return legal_actions(seat.state, actions);
            }());
        }
    }
}

TEST(the_signature_does_not_depend_on_the_initial_memory) {
    std::vector<std::uint64_t> memory(kSearchSignatureBytes / 8, ~std::uint64_t{0});
    const std::uint64_t signature = search_signature(memory.data(), kSearchSignatureBytes);
    CHECK(signature != 0);
    CHECK_EQ(search_signature(memory.data(), kSearchSignatureBytes), signature);
    CHECK_EQ(search_signature(memory.data(), kSearchSignatureBytes - 8), std::uint64_t{0});
}
