// What counts in a hunt, for both PAC-MAN families: how much of the maze is still PAC-MAN's, which pellets he gets to
// first, how the ghosts stand round him, what they can catch and what he can eat.
#pragma once

#include "hedgemaze/state.hpp"

namespace hedgemaze {

// The facts, as numbers of about the same size; all but the ghosts' ones are good for PAC-MAN when they grow.
enum HuntFact : int {
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
    kHuntFacts,
};

struct Hunt {
    float facts[kHuntFacts] = {};
};

Hunt hunt_of(const State& state);

}  // namespace hedgemaze
