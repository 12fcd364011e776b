// Weights of the evaluation and priors of the PAC-MAN modes, fitted to games (docs/decisions/0010-evaluators.md).
#pragma once

#include "knowledge/pacman/chase_features.hpp"

namespace hedgemaze {

// Weights in the log odds of PAC-MAN, per ChaseFeature: pacman family, advanced family.
inline constexpr float kChaseWeights[kChaseFeatures][2] = {
    {-2.0F, -1.5F},    // bias
    {0.22F, -0.03F},   // on turn
    {1.2F, 0.9F},      // taken
    {0, 0},            // taken, squared
    {0.61F, 0.99F},    // lives
    {-0.23F, -0.79F},  // ghosts left
    {0.3F, 0.5F},      // area
    {0.28F, 0.25F},    // own pellets
    {0.5F, 0.4F},      // near pellet
    {0.2F, 0.27F},     // any pellets
    {-0.06F, -0.8F},   // pressure
    {-0.12F, -0.5F},   // closest
    {-0.16F, -0.5F},   // caught
    {0.43F, 0.57F},    // edible ghosts
    {-0.95F, -0.40F},  // guards
    {-0.2F, -0.01F},   // quiet rounds
    {0, 0},            // waiting
    {0, 0.4F},         // reserve
    {0, 0.5F},         // fences
    {0, -0.27F},       // ghosts' fences
    {0, -0.34F},       // opening
};

// Priors: logits.
struct ChasePriors {
    float to_pellet = 0.8F;    // PAC-MAN: per step nearer to a pellet
    float pellet = 1.5F;       // PAC-MAN takes a pellet
    float danger = -1.2F;      // PAC-MAN: per two steps within kNearGhost of a ghost
    float food = 1.2F;         // boosted PAC-MAN eats a ghost
    float to_food = 0.4F;      // boosted PAC-MAN: per step nearer to a ghost
    float spend = -1.0F;       // PAC-MAN spends a pellet
    float stop = -0.3F;        // PAC-MAN stops early
    float to_pacman = 0.7F;    // ghost: per step nearer to PAC-MAN
    float head_off = 0.4F;     // ghost: per step nearer to PAC-MAN's nearest pellet
    float caught = 5.0F;       // ghost catches PAC-MAN
    float later = -1.2F;       // ghost: per ghost of lower number that may move now
    float ghost_stop = -0.5F;  // ghost stops early
    float fence = -3.0F;       // any fence
    float harm = 0.7F;         // fence: per step that it costs the opponent
    float own_harm = -0.7F;    // fence: per step that it costs the mover
};
inline constexpr ChasePriors kChasePriors;

}  // namespace hedgemaze
