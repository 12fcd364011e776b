// A game being played by programs: the state, its history, and its outcome.
#pragma once

#include <vector>

#include "board/hash.hpp"
#include "board/random.hpp"
#include "rules/repetition.hpp"
#include "rules/rules.hpp"

namespace hedgemaze::selfplay {

class Game {
   public:
    // Then a draw.
    static constexpr std::uint32_t kMaxPly = 300, kMaxChasePly = 1200;

    explicit Game(const State& start) : state(start) { history.push_back(hash_of(state)); }

    State state;
    std::vector<std::uint64_t> history;  // at the start of each turn
    Outcome ended;

    void play(ActionNumber action) {
        const State before = state;
        hedgemaze::play(state, action);
        ended = outcome(state);
        if (ended) return;
        if (state.ply >= (state.mode->has_maze() ? kMaxChasePly : kMaxPly)) ended = {Reason::kMoveLimit, kNobody, 0};
        if (!begins_turn(before, state)) return;
        const std::uint64_t hash = hash_of(state);
        int count = 1;
        for (const std::uint64_t each : history) count += each == hash;
        history.push_back(hash);
        if (count >= kRepetitions && !ended) ended = repetition_outcome(state);
    }

    // Plays random actions; in classic pawn steps and fences are equally likely. Calls `visit(action)` before each.
    template <typename Visit>
    void open(Random& random, int actions, Visit visit) {
        for (int i = 0; i < actions && !ended; ++i) {
            ActionNumber legal[kMaxActions];
            const int count = legal_actions(state, legal);
            const int squares = state.mode->size * state.mode->size;
            int steps = 0;
            while (steps < count && (state.mode->has_maze() || legal[steps] < squares)) ++steps;
            const bool steps_only = steps == count || (steps > 0 && random.below(2) == 0);
            const int first = steps_only ? 0 : steps, last = steps_only ? steps : count;
            const ActionNumber action =
                legal[first + static_cast<int>(random.below(static_cast<std::uint32_t>(last - first)))];
            visit(action);
            play(action);
        }
    }
    void open(Random& random, int actions) {
        open(random, actions, [](ActionNumber) {});
    }
};

}  // namespace hedgemaze::selfplay
