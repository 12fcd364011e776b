// What can be had for certain in the turn that is being played: wins at once, and catches. Exact in every mode and
// under every house rule; repetition is left aside.
#pragma once

#include "board/actions.hpp"
#include "board/state.hpp"

namespace hedgemaze {

inline constexpr std::uint8_t kAnyPiece = 0xff;

// The first action of a run that wins in this turn, whatever the others would do; kNoAction if there is none. `allowed`
// has bit i for every piece that may be moved (a seat may hold only some of the ghosts).
ActionNumber winning_action(const State& state, std::uint8_t allowed = kAnyPiece);

// The next action of the ghosts on the way to a catch before their phase is over; kNoAction if none can be forced.
ActionNumber catching_action(const State& state, std::uint8_t allowed = kAnyPiece);

// Whether PAC-MAN can come through the ghosts' next phase without a catch: from the position as it is when they are on
// turn, otherwise by some way of finishing his own turn. Classic: always.
bool is_safe(const State& state);

}  // namespace hedgemaze
