// Searches for the page, one thread each. The page provides one block of memory per search: the state of the search
// and its answers are at the start of the block, the tree fills the rest.
#include "search/search.hpp"

#include <new>

#include "batch/bench.hpp"
#include "knowledge/classic/race.hpp"
#include "nets/network.hpp"
#include "rules/rules.hpp"
#include "search/choice.hpp"
#include "search/own_settings.hpp"
#include "wasm/scratch.hpp"

namespace hedgemaze::wasm {

constexpr int kLongestLine = 64;
constexpr int kRaces = 8;  // layouts whose races stay solved

// A candidate in 32-bit words; `web/core/search.ts` reads it.
struct Row {
    std::uint32_t action;
    std::uint32_t visits;
    float prior;
    float values[kMaxSides];
    std::uint32_t is_proven;
    std::uint32_t winner;
    std::uint32_t actions;  // until the end, with a proof
};

struct Answer {
    std::uint32_t nodes;
    std::uint32_t depth;
    std::uint32_t is_finished;
    std::uint32_t used;   // bytes of the tree
    std::uint32_t count;  // of rows; the first is the root itself, its `action` without meaning
    Row rows[1 + kMaxLegal];
};

struct Table {
    std::uint64_t history[kMaxHistory];  // the page writes here
    Answer answer;
    ActionNumber line[kLongestLine];
    Mode mode;
    Report report;
    RaceTable tables[kRaces];
    RaceMemory races;
    TreeSearch search;
};

namespace {

Row row_of(const Values& values, const Proof& proof) {
    Row row = {};
    for (int i = 0; i < kMaxSides; ++i) row.values[i] = values.of[i];
    row.is_proven = proof.is_known;
    row.winner = proof.winner;
    row.actions = proof.actions;
    return row;
}

}  // namespace

// Bytes that a search needs beside its tree, and the largest number of hashes in its history.
std::uint32_t HEDGEMAZE_EXPORT(search_room)() { return (sizeof(Table) + 7) / 8 * 8; }
std::uint32_t HEDGEMAZE_EXPORT(search_history)() { return kMaxHistory; }

// Makes a search in a block that is aligned to 8 bytes and larger than `search_room`. Without a network, the
// engine's own evaluation of the mode is used, or the handcrafted one.
void HEDGEMAZE_EXPORT(search_open)(char* block, std::uint32_t bytes, std::uint64_t seed, std::uint32_t nodes,
                                   std::uint32_t sight, float overlook, float noise, float looseness, const Mode* mode,
                                   const nets::Network* network, bool is_hand) {
    const Skill skill{seed, nodes, static_cast<std::uint8_t>(sight), overlook, noise, looseness};
    const std::uint32_t room = search_room();
    Table* table = reinterpret_cast<Table*>(block);
    TreeSettings settings = is_hand ? TreeSettings{} : own_settings(*mode);
    if (network != nullptr) settings.evaluator = network->evaluator();
    new (block) Table{
        {},
        {},
        {},
        {},
        {},
        {},
        {},
        TreeSearch(block + room, bytes - room, skill, settings, skill.is_full() ? find_proof : nullptr, &table->races)};
    table->races = {table->tables, kRaces};
}
// Sets the root; the mode of one search never changes. The hashes are at the start of the block.
void HEDGEMAZE_EXPORT(search_root)(Table* table, const Mode* mode, const State* state, std::uint32_t hashes,
                                   std::uint32_t allowed) {
    table->mode = *mode;
    State root = *state;
    root.mode = &table->mode;
    const History history{table->history, static_cast<int>(hashes < kMaxHistory ? hashes : kMaxHistory)};
    table->search.set_root(root, history, static_cast<std::uint8_t>(allowed));
}
void HEDGEMAZE_EXPORT(search_advance)(Table* table, std::uint32_t action, std::uint32_t allowed) {
    table->search.advance(static_cast<ActionNumber>(action), static_cast<std::uint8_t>(allowed));
}
// False: finished.
bool HEDGEMAZE_EXPORT(search_step)(Table* table, std::uint32_t nodes) { return table->search.step(nodes); }

// Writes the report and returns its address.
const Answer* HEDGEMAZE_EXPORT(search_report)(Table* table) {
    const Report& report = table->report;
    table->search.report(table->report);
    Answer& answer = table->answer;
    answer.nodes = static_cast<std::uint32_t>(report.nodes);
    answer.depth = report.depth;
    answer.is_finished = report.is_finished;
    answer.used = static_cast<std::uint32_t>(table->search.used());
    answer.count = 1 + static_cast<std::uint32_t>(report.count);
    answer.rows[0] = row_of(report.values, report.proof);
    for (int i = 0; i < report.count; ++i) {
        const Candidate& candidate = report.candidates[i];
        Row& row = answer.rows[i + 1] = row_of(candidate.values, candidate.proof);
        row.action = candidate.action;
        row.visits = candidate.visits;
        row.prior = candidate.prior;
    }
    return &answer;
}
const ActionNumber* HEDGEMAZE_EXPORT(search_line_at)(const Table* table) { return table->line; }
// Writes the best line of a candidate of the last report and returns its length.
int HEDGEMAZE_EXPORT(search_line)(Table* table, std::uint32_t candidate) {
    return table->search.line(static_cast<int>(candidate), table->line, kLongestLine);
}

// Which candidate of the last report its skill plays; the squares where it has just been are bits, a1 the lowest.
int HEDGEMAZE_EXPORT(search_chosen)(const Table* table, std::uint64_t low, std::uint64_t high) {
    return chosen(table->search.skill(), table->report, table->search.root_state(), {low, high});
}

std::uint32_t HEDGEMAZE_EXPORT(search_signature_bytes)() { return kSearchSignatureBytes; }
std::uint64_t HEDGEMAZE_EXPORT(search_signature_in)(void* memory, std::uint32_t bytes) {
    return search_signature(memory, bytes);
}

}  // namespace hedgemaze::wasm
