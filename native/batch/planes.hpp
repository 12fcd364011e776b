// Feature planes: a position as numbers for a network, one plane of 9 by 9 a feature, the same for every mode.
#pragma once

#include "board/state.hpp"

namespace hedgemaze {

// Planes, in order:
//   0-4    the pieces of the mode              19, 20 Chamber fences, horizontal and vertical
//   5, 6   fences, horizontal and vertical     21     the active piece
//   7, 8   steps north and east that are open  22     where it began
//   9-12   stock of each side, tenths          23, 24 steps and boost left, eighths
//   13-16  the side to move                    25     lives, fifths
//   17     pellets on the board                26, 27 pellets in reserve and spent, quarters
//   18     respawn squares                     28     ghosts that have moved
//   29-32  steps from each square to the goal of each side (classic), eighty-firsts; 1 where there is no way
inline constexpr int kPlanes = 33;

// Writes kPlanes * 81 numbers, plane by plane, row 1 first.
void write_planes(const State& state, float* out);

}  // namespace hedgemaze
