// Alpha-beta search: principal variations with a transposition table. Two sides, several actions a turn: a node of the
// same side as the one above does not change its sign. Three and four sides: the root's side against all others, who
// answer each of its actions with the one reply that hurts it most while the rest walk on (best reply), or choose in
// turn (paranoid).
//
// The search keeps its own stack, so it rests and goes on anywhere: what it finds in so many nodes does not depend on
// the slices in which it was asked to work.
#pragma once

#include "hedgemaze/alpha_beta_frame.hpp"
#include "hedgemaze/known.hpp"
#include "hedgemaze/searcher.hpp"

namespace hedgemaze {

enum class ManySides : std::uint8_t { kBestReply, kParanoid };

struct AlphaBetaSettings {
    Skill skill = {};
    std::uint8_t depth = 0;  // most actions to look ahead; 0: as far as the nodes carry
    std::uint8_t lines = 1;  // how many of the best actions get exact values
    ManySides many = ManySides::kBestReply;
    bool settles = true;    // finishes moves that are under way, and sees wins in one, before it judges
    bool reduces = true;    // looks less deep at actions that come late in the order
    bool drops = true;      // leaves fences out, close to the leaves, that touch no way
    bool guesses = true;    // classic for two: trusts a judgement far above the window, and one that a pass confirms
    bool is_exact = false;  // takes from the table only what was searched to the very same depth: for tests
    // Exact knowledge of a position, if there is any; it gets `known_memory` to work with.
    Known known = nullptr;
    void* known_memory = nullptr;
    Values (*evaluate)(const State& state) = &hedgemaze::evaluate;
    void (*priors)(const State& state, const ActionNumber* legal, int count, float* out) = &hedgemaze::priors;
};

class AlphaBeta final : public Searcher {
   public:
    // What it cannot do without; more becomes its table.
    static std::size_t least_memory();

    // The memory must be aligned to 64 bytes, hold nothing but zeros, and stay until the search is gone.
    AlphaBeta(void* memory, std::size_t bytes, const AlphaBetaSettings& settings);
    // Forgets everything; the root must be set again.
    void configure(const AlphaBetaSettings& settings);

    void set_root(const State& state, const History& history, std::uint8_t allowed) override;
    bool step(std::uint32_t nodes) override;
    void report(Report& out) const override;
    int line(int candidate, ActionNumber* out, int most) const override;
    const Skill& skill() const { return settings_.skill; }
    // Entered since the root was set.
    std::uint64_t nodes() const { return nodes_; }
    // Of the best action so far, for the side to move (alpha_beta_score.hpp).
    Score best_score() const { return work_->roots[0].score; }

   private:
    enum class Stage : std::uint8_t { kBegin, kEnter, kNext, kTake };
    struct Work {
        Frame frames[kMostPlies];
        RootChoice roots[kMostActions];
        Remembered remembered[kMostRemembered];
        std::int32_t history[2][1024];  // by camp and action: how often it was good
        Choice counters[2][1024];       // by camp and the action before
        Choice killers[kMostPlies][2];
    };

    // alpha_beta_iterate.cpp: deeper and deeper from the root.
    void begin_iteration();
    void end_iteration();
    void take_at_root(Score score, const Frame& child);

    // alpha_beta.cpp: nodes.
    void enter();
    void next();
    void take();
    void finish(Frame& frame, const Finding& finding, Bound bound);
    void back(const Finding& finding);
    void push(Pass pass, int depth);

    // alpha_beta_judge.cpp: what a node is worth without looking further.
    bool try_table(Frame& frame);
    Finding repeated(const Frame& frame, bool& is_repeated) const;
    Score judge(Frame& frame);
    Score draw_for_mover(const State& state, Reason reason, std::uint8_t winner) const;
    Score decided_for_mover(const State& state, std::uint8_t winner, int actions) const;
    static std::uint8_t stall_winner(const Mode& mode);

    // alpha_beta_moves.cpp: which actions, in which order.
    void generate(Frame& frame, Choice table_choice);
    Choice winning_choice(const Frame& frame) const;
    void add(Frame& frame, const State& state, ActionNumber* actions, int count);
    void order(Frame& frame, Choice table_choice);
    void reward(const Frame& frame);
    Choice pick(Frame& frame);
    // How much less deep the next action is looked at; -1: not at all.
    int reduction(const Frame& frame, Choice choice) const;

    // alpha_beta_root.cpp: beginning and telling.
    void remember(const History& history);
    int times_remembered(std::uint64_t hash) const;
    void list_roots(std::uint8_t allowed);
    std::uint64_t salt_of(const State& state, int turns) const;
    Proof proof_of(const RootChoice& root) const;
    Values values_of_root(const RootChoice& root) const;

    // The camps: 0 is the root's side, 1 its rivals.
    int camp_of(const State& state) const { return state.side == root_side_ ? 0 : 1; }
    Score for_mover(const State& state, Score of_root) const { return camp_of(state) == 0 ? of_root : -of_root; }
    bool is_many() const { return rivals_ > 1; }
    bool is_best_reply() const { return is_many() && settings_.many == ManySides::kBestReply; }
    void play_choice(State& state, Choice choice) const;

    AlphaBetaSettings settings_;
    Work* work_;
    Table table_;
    std::uint64_t nodes_ = 0;
    std::uint64_t salt_ = 0;
    std::uint64_t nodes_before_ = 0;  // when the root's action under way was begun
    Finding finding_;                 // what the node that was just left came to
    Score window_ = 0;                // half the width of the aspiration window
    int ply_ = 0;
    int depth_ = 0;
    int done_depth_ = 0;
    int root_count_ = 0;
    int rivals_ = 1;
    std::uint8_t root_side_ = 0;
    Stage stage_ = Stage::kBegin;
    bool has_dropped_ = false;  // some actions at the root are not looked at
    bool is_finished_ = true;
};

}  // namespace hedgemaze
