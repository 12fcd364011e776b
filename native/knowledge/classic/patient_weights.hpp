// Weights of the patient evaluation: softmax regression of the outcome on positions of self-play games with four sides
// (docs/learning.md, docs/decisions/0010-evaluators.md).
#pragma once

namespace hedgemaze::classic {

// Weights of a side's score, for a number of fences in stock of all sides. With another number they are interpolated;
// beyond the last they stay the same.
struct PatientWeights {
    float stocks;
    float distance;        // per step
    float tempo;           // per side that moves earlier
    float stock;           // per fence
    float worst_fence;     // per step that the worst fence costs
    float harmful_fences;  // per fence that costs two steps or more
};
inline constexpr PatientWeights kPatientBare = {0, 1.284F, 0.31F, 0, 0, 0};  // no fence in stock; not interpolated
inline constexpr PatientWeights kPatient[] = {
    {1.5F, 0.60F, 0.145F, 0.36F, 0.106F, 0.103F},    {3.5F, 0.41F, 0.08F, 0.25F, 0.113F, 0.084F},
    {6.5F, 0.26F, 0.028F, 0.22F, 0.122F, 0.057F},    {10.5F, 0.128F, -0.013F, 0.16F, 0.105F, 0.024F},
    {14.5F, 0.085F, -0.016F, 0.13F, 0.084F, 0.000F}, {18.5F, 0.10F, -0.012F, 0.107F, 0.03F, 0.000F},
};
// The fitted weight of a fence times this, chosen by matches: the games of the fit spend fences too early.
inline constexpr float kPatience = 1.7F;

}  // namespace hedgemaze::classic
