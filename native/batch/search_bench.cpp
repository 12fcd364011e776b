#include <new>

#include "batch/bench.hpp"
#include "board/hash.hpp"
#include "knowledge/classic/race.hpp"
#include "rules/rules.hpp"
#include "search/search.hpp"
#include "text/position_text.hpp"

namespace hedgemaze {

namespace {

constexpr std::uint32_t kNodes = 3'000;

// Every mode, and small boards that the search solves.
constexpr Text kTexts[] = {
    "classic2 - Se1Ne9 10,10 - S - 0",
    "classic2 e6ha1ha3h Se5Ne6 9,8 - S - 10",
    "classic2;size=3;fences=1 - Sb1Nb3 1,1 - S - 0",
    "classic2;size=5;fences=2 - Sc1Nc5 2,2 - S - 0",
    "classic3 - Se1Wa5Ne9 6,6,6 - S - 0",
    "classic4 - Se4Wd5Ne6Ef5 5,5,5,5 - S - 12",
    "pacman d3hg5hb7hg2vc4ve7v Pe5Be9Ki5Ia5Ce1 - a1i1a9i9/0/0/3 P - 0/1/0",
    "advanced ~d3h~d5h~c4v~e4v P@Bd5Ke5Id4Ce4 12,4 a1i1a9i9/0/0/3 P - 0/1/0",
};

// A search with everything but its tree.
struct Table {
    Mode mode;
    State state;
    Report report;
    RaceTable race;
    RaceMemory races;
    TreeSearch search;
};

std::uint32_t bits_of(float number) {
    std::uint32_t bits = 0;
    __builtin_memcpy(&bits, &number, sizeof bits);
    return bits;
}

}  // namespace

std::uint64_t search_signature(void* memory, std::size_t bytes) {
    constexpr std::size_t kTable = (sizeof(Table) + 7) / 8 * 8;
    if (bytes < kSearchSignatureBytes) return 0;
    std::uint64_t signature = 0;
    const auto take = [&](std::uint64_t word) { signature = mix(signature ^ word) + 0x9e3779b97f4a7c15U; };
    for (const Text& text : kTexts) {
        auto* block = static_cast<char*>(memory);
        // The size of the block affects the search: it must be the same everywhere.
        auto* table = new (block) Table{{},
                                        {},
                                        {},
                                        {},
                                        {},
                                        TreeSearch(block + kTable, kSearchSignatureBytes - kTable, {}, {}, find_proof,
                                                   &reinterpret_cast<Table*>(block)->races)};
        table->races = {&table->race, 1};
        if (!parse_position(text.at, text.size, table->mode, table->state).is_ok()) return 0;
        const std::uint64_t hash = hash_of(table->state);
        table->search.set_root(table->state, {&hash, 1}, kEveryPiece);
        table->search.step(kNodes);
        Report& report = table->report;
        table->search.report(report);
        take(report.nodes);
        take(report.depth);
        take(table->search.used());
        for (int i = 0; i < report.count; ++i) {
            const Candidate& candidate = report.candidates[i];
            take(std::uint64_t{candidate.action} << 32 | candidate.visits);
            for (const float value : candidate.values.of) take(bits_of(value));
        }
    }
    return signature;
}

}  // namespace hedgemaze
