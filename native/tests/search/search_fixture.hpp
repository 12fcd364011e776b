// A search with its memory and mode, for the tests of the search.
#pragma once

#include <cstring>
#include <memory>

#include "board/hash.hpp"
#include "search/search.hpp"
#include "tests/harness.hpp"
#include "text/position_text.hpp"

inline constexpr const char* kSearchTexts[] = {
    "classic2 - Se1Ne9 10,10 - S - 0",
    "classic2;size=5;fences=2 - Sc1Nc5 2,2 - S - 0",
    "classic4 - Se4Wd5Ne6Ef5 5,5,5,5 - S - 12",
    "pacman d3hg5hb7hg2vc4ve7v Pe5Be9Ki5Ia5Ce1 - a1i1a9i9/0/0/3 P - 0/1/0",
    "advanced ~d3h~d5h~c4v~e4v P@Bd5Ke5Id4Ce4 12,4 a1i1a9i9/0/0/3 P - 0/1/0",
};
inline constexpr std::size_t kSearchBytes = std::size_t{8} << 20;

struct SearchFixture {
    hedgemaze::Mode mode;
    hedgemaze::State state;
    std::unique_ptr<std::uint64_t[]> memory = std::make_unique<std::uint64_t[]>(kSearchBytes / 8);
    hedgemaze::TreeSearch search;
    hedgemaze::Report report;

    explicit SearchFixture(const char* text, std::size_t bytes = kSearchBytes, const hedgemaze::Skill& skill = {},
                           const hedgemaze::TreeSettings& settings = {}, hedgemaze::ProofFinder finder = nullptr)
        : search(memory.get(), bytes, skill, settings, finder) {
        CHECK(hedgemaze::parse_position(text, std::strlen(text), mode, state).is_ok());
        const std::uint64_t hash = hedgemaze::hash_of(state);
        search.set_root(state, {&hash, 1}, hedgemaze::kEveryPiece);
    }

    const hedgemaze::Report& take_report() {
        search.report(report);
        return report;
    }
};

// Visits of all candidates.
inline std::uint64_t visits(const hedgemaze::Report& report) {
    std::uint64_t sum = 0;
    for (int i = 0; i < report.count; ++i) sum += report.candidates[i].visits;
    return sum;
}

// A fake proof: after two actions the side to move has won.
inline bool mover_has_won(const hedgemaze::State& state, hedgemaze::Proof& proof, void*) {
    if (state.ply < 2) return false;
    proof.winner = state.side;
    proof.actions = 4;
    return true;
}
