// The search: one thread or many, by steps or in batches.
#include "search/search.hpp"

#include <cstring>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "batch/bench.hpp"
#include "board/hash.hpp"
#include "rules/rules.hpp"
#include "tests/harness.hpp"
#include "text/position_text.hpp"

using namespace hedgemaze;

namespace {

constexpr const char* kTexts[] = {
    "classic2 - Se1Ne9 10,10 - S - 0",
    "classic2;size=5;fences=2 - Sc1Nc5 2,2 - S - 0",
    "classic4 - Se4Wd5Ne6Ef5 5,5,5,5 - S - 12",
    "pacman d3hg5hb7hg2vc4ve7v Pe5Be9Ki5Ia5Ce1 - a1i1a9i9/0/0/3 P - 0/1/0",
    "advanced ~d3h~d5h~c4v~e4v P@Bd5Ke5Id4Ce4 12,4 a1i1a9i9/0/0/3 P - 0/1/0",
};
constexpr std::size_t kBytes = std::size_t{8} << 20;

// A search with its memory and its mode.
struct Seat {
    Mode mode;
    State state;
    std::unique_ptr<std::uint64_t[]> memory = std::make_unique<std::uint64_t[]>(kBytes / 8);
    TreeSearch search;
    Report report;

    explicit Seat(const char* text, std::size_t bytes = kBytes, const Skill& skill = {},
                  const TreeSettings& settings = {}, ProofFinder finder = nullptr)
        : search(memory.get(), bytes, skill, settings, finder) {
        CHECK(parse_position(text, std::strlen(text), mode, state).is_ok());
        const std::uint64_t hash = hash_of(state);
        search.set_root(state, {&hash, 1}, kEveryPiece);
    }

    const Report& told() {
        search.report(report);
        return report;
    }
};

std::vector<std::uint64_t> words(const Report& report) {
    std::vector<std::uint64_t> out{report.nodes, report.depth};
    for (int i = 0; i < report.count; ++i)
        out.push_back(std::uint64_t{report.candidates[i].action} << 32 | report.candidates[i].visits);
    return out;
}

std::uint64_t visits(const Report& report) {
    std::uint64_t sum = 0;
    for (int i = 0; i < report.count; ++i) sum += report.candidates[i].visits;
    return sum;
}

void work(TreeSearch& search, std::mutex& mutex, std::uint64_t nodes, int batch) {
    std::vector<Leaf> leaves(static_cast<std::size_t>(batch));
    for (;;) {
        int count = 0;
        {
            const std::lock_guard lock(mutex);
            if (search.is_finished() || search.nodes() >= nodes) return;
            count = search.gather(leaves.data(), batch);
        }
        if (count == 0) std::this_thread::yield();
        for (int i = 0; i < count; ++i) {
            Leaf& leaf = leaves[static_cast<std::size_t>(i)];
            bool wants = true;
            while (wants) {
                search.look(leaf, nullptr);
                search.answer(leaf);
                const std::lock_guard lock(mutex);
                wants = search.supply(leaf);
            }
        }
    }
}

// Whoever moves has won: enough to see that it is believed.
bool mover_has_won(const State& state, Proof& proof, void*) {
    if (state.ply < 2) return false;
    proof.winner = state.side;
    proof.actions = 4;
    return true;
}

}  // namespace

TEST(slices_and_batches_of_one_grow_the_same_tree) {
    for (const char* text : kTexts) {
        Seat whole(text), sliced(text), batched(text);
        whole.search.step(2000);
        for (int i = 0; i < 200; ++i) sliced.search.step(10);
        std::mutex mutex;
        work(batched.search, mutex, 2000, 1);
        CHECK(words(sliced.told()) == words(whole.told()));
        CHECK(words(batched.told()) == words(whole.told()));
        CHECK_EQ(visits(whole.told()), std::uint64_t{1999});
        CHECK_EQ(batched.search.used(), whole.search.used());
    }
}

TEST(eager_leaves_want_both_at_once) {
    TreeSettings settings;
    settings.is_eager = true;
    for (const char* text : kTexts) {
        Seat seat(text, kBytes, {}, settings);
        std::vector<Leaf> leaves(16);
        while (seat.search.nodes() < 500) {
            const int count = seat.search.gather(leaves.data(), 16);
            for (int i = 0; i < count; ++i) {
                Leaf& leaf = leaves[static_cast<std::size_t>(i)];
                CHECK(leaf.wants_priors);
                do {
                    seat.search.look(leaf, nullptr);
                    seat.search.answer(leaf);
                } while (seat.search.supply(leaf));
            }
        }
        CHECK_EQ(visits(seat.told()) + 1, seat.report.nodes);
    }
}

TEST(searches_with_threads_lose_no_visit) {
    for (const char* text : kTexts) {
        Seat seat(text);
        std::mutex mutex;
        std::vector<std::thread> helpers;
        for (int i = 0; i < 3; ++i) helpers.emplace_back([&, i] { work(seat.search, mutex, 3000, 1 + i); });
        for (std::thread& helper : helpers) helper.join();
        CHECK(seat.told().nodes >= 3000 && seat.report.nodes < 3100);
        CHECK_EQ(visits(seat.report) + 1, seat.report.nodes);
    }
}

TEST(a_level_has_its_cap_and_its_sight) {
    Skill skill;
    skill.nodes = 300;
    skill.sight = 2;
    for (const char* text : kTexts) {
        Seat seat(text, kBytes, skill);
        CHECK(!seat.search.step(100'000));
        CHECK_EQ(seat.told().nodes, std::uint64_t{300});
        ActionNumber line[kMostDepth];
        State state = seat.state;
        int turns = 0;
        const int length = seat.search.line(0, line, kMostDepth);
        for (int i = 0; i < length; ++i) {
            CHECK(turns < 2);  // nothing is played from where its sight ends
            const State before = state;
            play(state, line[i]);
            turns += state.side != before.side || state.round != before.round;
        }
    }
}

TEST(exact_knowledge_is_believed_and_passed_on) {
    Seat seat("classic2;size=5;fences=0 - Sc1Nc5 0,0 - S - 0", kBytes, {}, {}, mover_has_won);
    CHECK(!seat.search.step(1000));
    // After two actions South is to move and has won, whatever North plays.
    CHECK(seat.told().proof.is_known);
    CHECK_EQ(static_cast<int>(seat.report.proof.winner), 0);
    CHECK_EQ(static_cast<int>(seat.report.proof.actions), 6);
}

TEST(a_root_below_the_old_one_is_found_again) {
    for (const char* text : kTexts) {
        Seat seat(text), led(text);
        seat.search.step(4000);
        led.search.step(4000);
        std::vector<std::uint64_t> history{hash_of(seat.state)};
        State state = seat.state;
        ActionNumber line[3];
        seat.told();
        led.told();
        const int length = seat.search.line(0, line, 3);
        CHECK(length > 0);
        for (int i = 0; i < length; ++i) {
            const State before = state;
            play(state, line[i]);
            if (state.side != before.side || state.round != before.round) history.push_back(hash_of(state));
            led.search.advance(line[i], kEveryPiece);
        }
        seat.search.set_root(state, {history.data(), static_cast<int>(history.size())}, kEveryPiece);
        CHECK(words(seat.told()) == words(led.told()));
        CHECK(visits(seat.report) > 0);
        CHECK_EQ(seat.search.used(), led.search.used());
        seat.search.set_root(state, {history.data(), 0}, kEveryPiece);  // another history: nothing is kept
        CHECK_EQ(visits(seat.told()), std::uint64_t{0});
    }
}

TEST(a_full_memory_ends_the_search_with_an_answer) {
    for (const char* text : kTexts) {
        for (const std::size_t bytes : {std::size_t{7} << 9, std::size_t{1} << 13, std::size_t{1} << 16}) {
            Seat seat(text, bytes);
            CHECK(!seat.search.step(1'000'000));
            CHECK(seat.told().is_finished);
            CHECK(seat.search.used() <= bytes);
            CHECK_EQ(seat.report.count, [&] {
                ActionNumber actions[kMostActions];
                return legal_actions(seat.state, actions);
            }());
        }
    }
}

TEST(the_signature_does_not_depend_on_what_the_memory_held) {
    std::vector<std::uint64_t> memory(kSearchSignatureBytes / 8, ~std::uint64_t{0});
    const std::uint64_t signature = search_signature(memory.data(), kSearchSignatureBytes);
    CHECK(signature != 0);
    CHECK_EQ(search_signature(memory.data(), kSearchSignatureBytes), signature);
    CHECK_EQ(search_signature(memory.data(), kSearchSignatureBytes - 8), std::uint64_t{0});
}
