// Evaluation features of both PAC-MAN families: territory, pellets within reach, distances of ghosts, catches, food.
#pragma once

#include "board/state.hpp"

namespace hedgemaze {

enum ChaseFeature : int {
    kBias,          // 1
    kOnTurn,        // 1 if PAC-MAN is to move
    kTaken,         // pellets taken
    kTakenSquared,  // squared
    kLives,         // lives beyond the first
    kGhostsLeft,    // ghosts on the board
    kArea,          // fraction of the board that PAC-MAN reaches before any ghost
    kOwnPellets,    // pellets in that area, discounted by distance
    kNearPellet,    // the nearest of these pellets, discounted
    kAnyPellets,    // all pellets, discounted by distance, ghosts ignored
    kPressure,      // sum of inverse ghost distances
    kClosest,       // inverse distance of the closest ghost
    kCaught,        // 1 if the ghosts are to move and can force a catch
    kEdibleGhosts,  // ghosts within reach of a boost
    kGuards,        // ghosts near pellets, a quarter each
    kQuietRounds,   // rounds without progress, as a fraction of the limit
    kWaiting,       // 1 if PAC-MAN waits to respawn (advanced)
    kReserve,       // pellets in reserve (advanced)
    kFences,        // PAC-MAN's stock, as a fraction (advanced)
    kGhostFences,   // the ghosts' stock, as a fraction (advanced)
    kOpening,       // Chamber fences not yet moved, as a fraction (advanced)
    kChaseFeatures,
};

struct ChaseFeatures {
    float of[kChaseFeatures] = {};
};

ChaseFeatures chase_features(const State& state);

}  // namespace hedgemaze
