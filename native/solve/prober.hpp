// Looks positions up in solved tables: at the beginning of a turn, in the middle of a move, and after each action; and
// says how hard an action makes it for the opponent to keep its result.
#pragma once

#include "board/actions.hpp"
#include "solve/boost.hpp"

namespace hedgemaze::solve {

class Prober {
   public:
    // The blocks of all 15 sets must be there. `after_catch` says, for each set of pellets, who wins the game that goes
    // on after a catch.
    Prober(const Blocks& blocks, const Value* after_catch);

    // The result of a position that is not over, whatever its counters say.
    Result result(const State& state);
    // The result of an action for the position in which it is played. Precondition: the action is legal.
    Result after(const State& state, ActionNumber action);
    // The share of the opponent's turns that keep its result after a legal action, if the opponent plays at random and
    // the rest of this turn is chosen to make the share small. 1 if the action ends the game or leads to a catch.
    float keeping_share(const State& state, ActionNumber action);

   private:
    static constexpr int kMemoBits = 12;
    static constexpr int kShareBits = 14;
    struct Memo {
        std::uint64_t key = 0;
        Result result = kOpen;
    };
    struct ShareMemo {
        std::uint64_t key = 0;
        float share = 0;
    };

    State at_table(const State& given) const;
    Result best(const State& state);
    float share_after(const State& state, ActionNumber action, Value value);
    float least_share(const State& state, Value value);
    float random_share(const State& state, Value value);
    ShareMemo& share_memo(std::uint64_t key) { return shares_[(key * 0x9E3779B97F4A7C15u) >> (64 - kShareBits)]; }
    Result pacman_turn(const State& state) const;
    Result caught(const State& before) const;

    const Blocks& blocks_;
    Value after_catch_[kSets];
    SweepTables tables_[kSets];
    Memo memo_[1 << kMemoBits] = {};
    ShareMemo shares_[1 << kShareBits] = {};
};

}  // namespace hedgemaze::solve
