// Why a step or a stop is illegal, as far as both PAC-MAN families agree.
#pragma once

#include "hedgemaze/pacman_common.hpp"

namespace hedgemaze::pacman {

// Why a piece may do nothing now; kLegal if it may.
Illegality why_not_piece(const State& state, int piece);
// Why a square is not one open step away.
Illegality why_not_reached(const State& state, int at, int square);

}  // namespace hedgemaze::pacman
