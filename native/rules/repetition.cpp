#include "rules/repetition.hpp"

namespace hedgemaze {

Outcome repetition_outcome(const State& state) {
    const House& house = state.mode->house;
    if (!house.repetition_draw) return {};
    if (state.mode->family == Family::kClassic) return {Reason::kRepetition, kNobody, 0};
    const std::uint8_t winner = house.stall_result == StallResult::kDraw     ? kNobody
                                : house.stall_result == StallResult::kGhosts ? std::uint8_t{1}
                                                                             : std::uint8_t{0};
    const bool has_rank = state.mode->family == Family::kPacman;
    return {Reason::kRepetition, winner, static_cast<std::uint8_t>(has_rank ? state.taken() : 0)};
}

}  // namespace hedgemaze
