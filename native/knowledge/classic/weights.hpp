// What the evaluator and the priors of classic have learnt: every number that was fitted to games, in one place
// (docs/decisions/0010-evaluators.md says how).
#pragma once

namespace hedgemaze::classic {

// Two sides: the lead of the side to move, as the logarithm of its odds. "Bare" is with no fence left to anybody, "few"
// with none left to one side; "total" is for all twenty fences in hand, "length" for sixteen steps to go.
struct DuelWeights {
    float tempo = 0.082F;         // to be on turn
    float tempo_bare = 0.173F;    // more of it
    float lead = 0.618F;          // a step ahead
    float lead_total = -0.247F;   // less, the more fences can still undo it
    float lead_few = 0.069F;      // more
    float lead_bare = 1.150F;     // much more
    float stock = 0.778F;         // a fence more
    float stock_total = -0.545F;  // less, the more there are
    float stock_length = 0.366F;  // more, the longer the ways
    float hurt = 0.220F;          // a step that the worst fence costs the rival
    float hurts = 0.088F;         // a fence that costs him two steps or more
    float jump = 0.155F;          // a step gained (or lost) by the rival's pawn being in the way
};
inline constexpr DuelWeights kDuel;

// Three and four sides: a score each, shared out by softmax. The same words as above.
struct CrowdWeights {
    float tempo = 0.10F;  // for every side that is to move before
    float tempo_bare = 0.48F;
    float distance = 0.85F;  // a step
    float distance_total = -0.6F;
    float distance_bare = 1.3F;
    float stock = 0.20F;  // a fence
    float hurt = 0.10F;
    float hurts = 0.05F;
};
inline constexpr CrowdWeights kCrowd;

// Priors: logarithms of how much more often an action is right than a fence of no account.
struct PriorWeights {
    float pawn = 3.5F;         // any pawn step
    float nearer = 0.75F;      // for every step that it gains
    float rival = 0.55F;       // a fence, for every step that it costs the rival
    float hits = 0.30F;        // it costs him any
    float own = -0.40F;        // for every step that it costs oneself
    float guard = 0.65F;       // for every step by which it eases the worst fence against oneself
    float cuts = 0.55F;        // it cuts the rival's shortest ways, though others may be as short
    float wall = 0.55F;        // it continues a wall
    float near_rival = 0.45F;  // it stands at a corner of the rival's square
    float ahead = 0.55F;       // at a corner of the square where he would step next
    float leader = 0.40F;      // three and four sides: for every step that a rival is ahead, his harm counts more
};
inline constexpr PriorWeights kPrior;

inline constexpr int kMostHarm = 8;  // steps; more hurts no more

}  // namespace hedgemaze::classic
