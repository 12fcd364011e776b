// Feature planes: the input of a network, one 9 by 9 plane per feature, the same planes for every mode.
#pragma once

#include "board/state.hpp"

namespace hedgemaze {

// Planes, in order:
//   0-4    pieces                              19, 20 Chamber fences, horizontal and vertical
//   5, 6   fences, horizontal and vertical     21     active piece
//   7, 8   open steps north and east           22     its origin
//   9-12   stock per side / 10                 23, 24 steps and boost left, / 8
//   13-16  the side to move                    25     lives / 5
//   17     pellets on the board                26, 27 pellets in reserve and spent, / 4
//   18     respawn squares                     28     ghosts that have moved
//   29-32  distance of each square to the goal of each side (classic), divided by 81; 1 without a path
inline constexpr int kPlanes = 33;

// Writes [kPlanes, 9, 9] numbers, row 1 first.
void write_planes(const State& state, float* out);

}  // namespace hedgemaze
