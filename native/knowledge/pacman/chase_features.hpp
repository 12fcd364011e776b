// The features of a chase, for both PAC-MAN families: how much of the maze is still PAC-MAN's, which pellets he gets to
// first, how the ghosts stand round him, what they can catch and what he can eat.
#pragma once

#include "board/state.hpp"

namespace hedgemaze {

// The features, as numbers of about the same size; all but the ghosts' ones are good for PAC-MAN when they grow.
enum ChaseFeature : int {
    kAlways,       // 1
    kOnTurn,       // 1 if PAC-MAN is to move
    kTaken,        // pellets taken
    kTakenTwice,   // its square
    kLives,        // beyond the first
    kGhostsLeft,   // on the board
    kArea,         // share of the board that he reaches before any ghost
    kOwnPellets,   // pellets on that share, the nearer the more
    kNearPellet,   // the nearest of these
    kAnyPellets,   // all pellets, the nearer the more, ghosts ignored
    kPressure,     // ghosts, the nearer the more
    kClosest,      // the closest ghost alone
    kCaught,       // the ghosts are to move and can catch him
    kFood,         // ghosts that his boost or his reserve reaches
    kGuards,       // ghosts beside the pellets that are left
    kQuiet,        // how near the limit of quiet rounds is
    kWaiting,      // he is off the board (advanced)
    kReserve,      // pellets in hand (advanced)
    kFences,       // his own (advanced)
    kGhostFences,  // theirs (advanced)
    kOpening,      // chamber fences still to be re-laid (advanced)
    kChaseFeatures,
};

struct ChaseFeatures {
    float of[kChaseFeatures] = {};
};

ChaseFeatures chase_features(const State& state);

}  // namespace hedgemaze
