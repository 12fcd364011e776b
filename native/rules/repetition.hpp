// Draws by repetition (B28, B42): outcomes that depend on the history of a game.
#pragma once

#include "board/state.hpp"

namespace hedgemaze {

inline constexpr int kRepetitions = 3;

// Whether a side's turn begins after an action. Only such positions count as repetitions. The position after the action
// alone is not enough: a PAC-MAN that has just respawned looks like one at the start of its turn.
constexpr bool begins_turn(const State& before, const State& after) {
    return after.side != before.side || after.round != before.round;
}

// The winner of a game without progress, by house rule; kNobody: a draw.
constexpr std::uint8_t stall_winner(const House& house) {
    if (house.stall_result == StallResult::kDraw) return kNobody;
    return house.stall_result == StallResult::kGhosts ? 1 : 0;
}

// The winner of a game in which nobody can force a result: a limit ends it, if there is one (B28); kNobody: a draw.
constexpr std::uint8_t open_winner(const House& house) {
    const bool has_limit = house.no_progress_limit > 0 || house.repetition_draw;
    return has_limit ? stall_winner(house) : kNobody;
}

// The outcome when this position occurs for the third time; no reason: the game continues.
constexpr Outcome repetition_outcome(const State& state) {
    const House& house = state.mode->house;
    if (!house.repetition_draw) return {};
    if (state.mode->family == Family::kClassic) return {Reason::kRepetition, kNobody, 0};
    const bool has_rank = state.mode->family == Family::kPacman;
    return {Reason::kRepetition, stall_winner(house), static_cast<std::uint8_t>(has_rank ? state.taken() : 0)};
}

}  // namespace hedgemaze
