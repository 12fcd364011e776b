// Best-reply search for classic: alpha-beta for three and four players (and two). After an action of the searching
// side, only one opponent answers, the one whose action hurts most; the others pass. A baseline for matches: it knows
// nothing but distances and stocks.
#pragma once

#include "board/actions.hpp"
#include "board/state.hpp"

namespace hedgemaze {

struct ReplyLimits {
    int depth = 4;                     // actions: own ones and answers alternate
    bool (*is_over)(void*) = nullptr;  // asked now and then; true ends the search
    void* context = nullptr;           // of is_over
};

// Returns the best action of the last depth that was finished. Precondition: classic, and the game is not over.
ActionNumber best_reply(const State& state, const ReplyLimits& limits);

}  // namespace hedgemaze
