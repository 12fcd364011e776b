// What every search offers: a root, work in slices, and a report at any time. The host (Python, WebAssembly) keeps the
// time, owns the threads and hands in the memory; a search allocates nothing.
#pragma once

#include "hedgemaze/evaluation.hpp"
#include "hedgemaze/skill.hpp"

namespace hedgemaze {

// What is known for certain of the end of a game, from some position on.
struct Proof {
    std::uint8_t winner = kNobody;  // index of the side
    bool is_known = false;          // known, and nobody wins: a draw
    std::uint16_t actions = 0;      // until the end, if the winner hurries and the others delay
};

// Positions that have stood at the start of a turn in the game so far, for repetition: their hashes, the root's own
// included, oldest first.
struct History {
    const std::uint64_t* hashes = nullptr;
    int count = 0;
};

// One action at the root.
struct Candidate {
    ActionNumber action = 0;
    std::uint32_t visits = 0;  // best-first: descents; otherwise nodes below it
    float prior = 0;
    Values values = {};
    Proof proof = {};
};

struct Report {
    std::uint64_t nodes = 0;  // positions evaluated since the root was set
    std::uint32_t depth = 0;  // actions: of the best line, or the last whole iteration
    Values values = {};
    Proof proof = {};
    bool is_finished = false;  // nothing is left to learn: one legal action, a proof, the level's cap, or no memory
    int count = 0;
    Candidate candidates[kMostActions];  // best first
};

class Searcher {
   public:
    // Begins at a position; what is known of it from before is kept. `allowed` has bit i for every piece that may be
    // moved at the root (a seat that holds only some of the ghosts); actions of no piece are always allowed.
    virtual void set_root(const State& state, const History& history, std::uint8_t allowed) = 0;
    // Works on for about so many nodes. False: finished, see Report.
    virtual bool step(std::uint32_t nodes) = 0;
    virtual void report(Report& out) const = 0;
    // Writes the best line that begins with a candidate of the last report; returns its length.
    virtual int line(int candidate, ActionNumber* out, int most) const = 0;

   protected:
    ~Searcher() = default;
};

}  // namespace hedgemaze
