// Weights of the classic evaluation and priors, fitted to games (docs/decisions/0010-evaluators.md).
#pragma once

namespace hedgemaze::classic {

// Two sides: log odds of the side to move. "bare": no fence in stock; "few": one side has none; "total": per 20 fences
// in stock; "length": per 16 steps of both distances.
struct TwoSideWeights {
    float tempo = 0.082F;           // side to move
    float tempo_bare = 0.173F;      // added if bare
    float lead = 0.618F;            // per step ahead
    float lead_total = -0.247F;     // times lead
    float lead_few = 0.069F;        // added to lead
    float lead_bare = 1.150F;       // added to lead
    float stock = 0.778F;           // per fence more than the opponent
    float stock_total = -0.545F;    // times stock difference
    float stock_length = 0.366F;    // times stock difference
    float worst_fence = 0.220F;     // per step that the worst fence costs the opponent
    float harmful_fences = 0.088F;  // per fence that costs the opponent two steps or more
    float jump = 0.155F;            // per step gained or lost by a jump
};
inline constexpr TwoSideWeights kTwoSides;

// Three and four sides: one score per side, values by softmax. Names as above.
struct ManySideWeights {
    float tempo = 0.10F;  // per side that moves earlier
    float tempo_bare = 0.48F;
    float distance = 0.85F;  // per step
    float distance_total = -0.6F;
    float distance_bare = 1.3F;
    float stock = 0.20F;  // per fence
    float worst_fence = 0.10F;
    float harmful_fences = 0.05F;
};
inline constexpr ManySideWeights kManySides;

// Priors: logits relative to a fence without effect.
struct PriorWeights {
    float pawn = 3.5F;         // any pawn step
    float nearer = 0.75F;      // per step gained
    float rival_harm = 0.55F;  // fence: per step that it costs the opponent
    float any_harm = 0.30F;    // fence: it costs the opponent steps
    float own_harm = -0.40F;   // fence: per step that it costs the mover
    float guard = 0.65F;       // fence: per step by which it eases the worst fence against the mover
    float cuts = 0.55F;        // fence: it cuts the opponent's outermost shortest paths
    float wall = 0.55F;        // fence: it continues a wall
    float near_rival = 0.45F;  // fence: at a corner of the opponent's square
    float ahead = 0.55F;       // fence: at a corner of the opponent's next square
    float leader = 0.40F;      // three and four sides: importance per step that an opponent is ahead
};
inline constexpr PriorWeights kPrior;

inline constexpr int kMaxHarm = 8;  // steps; a larger harm counts the same

}  // namespace hedgemaze::classic
