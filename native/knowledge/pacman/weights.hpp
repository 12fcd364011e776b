// What the evaluators and priors of the PAC-MAN modes have learnt (docs/decisions/0010-evaluators.md says how).
#pragma once

#include "knowledge/pacman/chase_features.hpp"

namespace hedgemaze {

// By ChaseFeature: what each feature adds to the logarithm of PAC-MAN's odds.
struct ChaseWeights {
    float of[kChaseFeatures];
};

inline constexpr ChaseWeights kFixedMaze = {{
    -2.0F,   // always
    0.22F,   // on turn
    1.2F,    // taken
    0,       // taken twice
    0.61F,   // lives
    -0.23F,  // ghosts left
    0.3F,    // area
    0.28F,   // own pellets
    0.5F,    // near pellet
    0.2F,    // any pellets
    -0.06F,  // pressure
    -0.12F,  // closest
    -0.16F,  // caught
    0.43F,   // food
    -0.95F,  // guards
    -0.2F,   // quiet
    0,       // waiting
    0,       // reserve
    0,       // fences
    0,       // ghosts' fences
    0,       // opening
}};

inline constexpr ChaseWeights kMovingMaze = {{
    -1.5F,   // always
    -0.03F,  // on turn
    0.9F,    // taken
    0,       // taken twice
    0.99F,   // lives
    -0.79F,  // ghosts left
    0.5F,    // area
    0.25F,   // own pellets
    0.4F,    // near pellet
    0.27F,   // any pellets
    -0.8F,   // pressure
    -0.5F,   // closest
    -0.5F,   // caught
    0.57F,   // food
    -0.40F,  // guards
    -0.01F,  // quiet
    0,       // waiting
    0.4F,    // reserve
    0.5F,    // fences
    -0.27F,  // ghosts' fences
    -0.34F,  // opening
}};

// Priors: logarithms of how much more often an action is right.
struct ChasePriors {
    float to_pellet = 0.8F;    // PAC-MAN, for every step nearer to a pellet
    float pellet = 1.5F;       // he takes one
    float danger = -1.2F;      // he comes within a ghost's reach, for every step of it
    float food = 1.2F;         // boosted: he eats a ghost
    float to_food = 0.4F;      // boosted: for every step nearer to a ghost
    float spend = -1.0F;       // he spends a pellet
    float stop = -0.3F;        // he ends his move before he must
    float to_pacman = 0.7F;    // a ghost, for every step nearer to him
    float head_off = 0.4F;     // for every step nearer to the pellet that he is after
    float caught = 5.0F;       // it catches him
    float later = -1.2F;       // for every ghost that might have begun before it
    float ghost_stop = -0.5F;  // it ends its move before it must
    float fence = -3.0F;       // any fence
    float harm = 0.7F;         // for every step that it costs a ghost on its way (ghosts: PAC-MAN on his)
    float own_harm = -0.7F;    // for every step that it costs oneself
};
inline constexpr ChasePriors kChasePriors;

}  // namespace hedgemaze
