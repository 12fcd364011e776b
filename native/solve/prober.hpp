// Looks positions up in solved tables: at the beginning of a turn, in the middle of a move, and after each action.
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

   private:
    static constexpr int kMemoSize = 1 << 12;
    struct Memo {
        std::uint64_t key = 0;
        Result result = kOpen;
    };

    Result best(const State& state);
    Result pacman_turn(const State& state) const;
    Result caught(const State& before) const;

    const Blocks& blocks_;
    Value after_catch_[kSets];
    SweepTables tables_[kSets];
    Memo memo_[kMemoSize] = {};
};

}  // namespace hedgemaze::solve
