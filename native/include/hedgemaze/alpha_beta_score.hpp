// Scores: whole numbers that an alpha-beta search compares, and the shares that they stand for.
//
// A score is the root side's, seen by whoever is to move. Judgements lie within ±kMostUnproven; scores beyond
// kLeastDecided are wins and losses that the search has seen to the end, and say how far away the end is. A PAC-MAN who
// loses in the fixed maze would rather lose late, but he would rather still lose with one more pellet.
#pragma once

#include "hedgemaze/evaluation.hpp"
#include "hedgemaze/searcher.hpp"

namespace hedgemaze {

using Score = std::int32_t;  // every score fits 16 bits

inline constexpr Score kMostUnproven = 20'000;  // a share of 1, taken for granted but not seen to the end
inline constexpr Score kWon = 32'000;           // won here and now
inline constexpr Score kRankStep = 2'000;       // what a loser's pellet is worth; more than any distance
inline constexpr Score kLeastDecided = kWon - kPellets * kRankStep;
inline constexpr Score kInfinity = kWon + 1;
inline constexpr int kFarthest = kRankStep - 1;  // a longer distance is shortened to this

constexpr bool is_decided(Score score) { return score > kLeastDecided || score < -kLeastDecided; }

// The score of a side that wins so many actions from the root, against a loser of that rank.
constexpr Score won_after(int actions, int rank) {
    return kWon - rank * kRankStep - (actions < kFarthest ? actions : kFarthest);
}

// What a decided score says.
constexpr int decided_distance(Score score) { return (kWon - (score < 0 ? -score : score)) % kRankStep; }
constexpr int decided_rank(Score score) { return (kWon - (score < 0 ? -score : score)) / kRankStep; }

// Decided scores count from the root; the table counts from the position, since it may stand elsewhere next time.
constexpr Score to_table(Score score, int ply) {
    if (!is_decided(score)) return score;
    return score > 0 ? score + ply : score - ply;
}
constexpr Score from_table(Score score, int ply) {
    if (!is_decided(score)) return score;
    return score > 0 ? score - ply : score + ply;
}

constexpr Score score_of_share(float share) {
    const float scaled = (share * 2 - 1) * static_cast<float>(kMostUnproven);
    const auto score = static_cast<Score>(scaled < 0 ? scaled - 0.5F : scaled + 0.5F);
    return score > kMostUnproven ? kMostUnproven : score < -kMostUnproven ? -kMostUnproven : score;
}

// The share of the side that a score is for.
constexpr float share_of_score(Score score) {
    if (is_decided(score)) {
        const float kept = kRankShare * static_cast<float>(decided_rank(score));
        return score > 0 ? 1 - kept : kept;
    }
    return (static_cast<float>(score) / static_cast<float>(kMostUnproven) + 1) / 2;
}

}  // namespace hedgemaze
