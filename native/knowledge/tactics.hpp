// Forced wins and catches within the current turn. Exact in every mode and under every house rule; repetition is
// ignored.
#pragma once

#include "board/actions.hpp"
#include "board/state.hpp"

namespace hedgemaze {

// The first action of a sequence that wins in this turn; kNoAction if there is none. `allowed` is a mask of the pieces
// that may move (a seat may hold only some of the ghosts).
ActionNumber winning_action(const State& state, std::uint8_t allowed = kEveryPiece);

// The next ghost action of a catch that can be forced before their turn ends; kNoAction if there is none.
ActionNumber catching_action(const State& state, std::uint8_t allowed = kEveryPiece);

// Whether PAC-MAN can survive the ghosts' next turn: as it is if they are to move, otherwise with some way to finish
// its own turn. Classic: always true.
bool is_safe(const State& state);

}  // namespace hedgemaze
