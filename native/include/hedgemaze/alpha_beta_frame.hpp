// The stack of an alpha-beta search, in memory instead of the machine's own: so the search can rest after any node.
#pragma once

#include "hedgemaze/alpha_beta_table.hpp"
#include "hedgemaze/classic.hpp"

namespace hedgemaze {

inline constexpr int kDeepest = 64;               // actions
inline constexpr int kMostPlies = kDeepest + 32;  // moves under way may be finished below that
inline constexpr Score kFirstWindow = 300;        // half the width of the first aspiration window
inline constexpr int kLongestLine = 32;
// 128 fences once, and the steps of every side; or the steps of four ghosts.
inline constexpr int kMostChoices = 192;
inline constexpr int kMostRemembered = 1024;  // positions of the game so far, for repetition; a power of two

// How the action that is being tried is searched.
enum class Pass : std::uint8_t {
    kFull,     // with the node's whole window
    kScout,    // is it any better than what we have?
    kReduced,  // the same, less deep
    kNull,     // nothing is played: is the position good enough even so?
};

struct Frame {
    State state;
    classic::Ways ways;  // classic: known ways, for the legality of fences
    Slots threats;       // classic: fences that would close a shortest way of a rival
    Slots guards;        // classic: fences that would close the mover's own
    std::uint64_t fences_key = 0;
    std::uint64_t hash = 0;  // hash_of(state)
    std::uint64_t key = 0;   // for the tables: the hash, and what else the result depends on
    Score alpha = 0, beta = 0, best = 0;
    Score first_alpha = 0;
    std::int8_t depth = 0;
    std::uint8_t turns = 0;    // that have begun since the root
    bool starts_turn = false;  // the first moment of a side's turn
    bool flips = false;        // the node above is the other camp's
    bool is_null = false;      // the node above passed
    bool is_settling = false;  // beyond the depth, only to finish what is under way
    bool has_dropped = false;  // some actions are not looked at
    Pass pass = Pass::kFull;
    Finding finding;  // of all actions so far, but for the score
    std::uint16_t count = 0, next = 0;
    Choice choice = kNoChoice;  // being tried
    Choice best_choice = kNoChoice;
    std::uint8_t line_length = 0;
    Choice line[kLongestLine];
    Choice choices[kMostChoices];
    std::int32_t orders[kMostChoices];
};

// An action at the root, with what is known of it.
struct RootChoice {
    Choice choice = kNoChoice;
    Bound bound = Bound::kNone;
    bool is_complete = false;
    std::uint8_t line_length = 0;
    Score score = 0;
    std::uint32_t nodes = 0;
    float prior = 0;
    Choice line[kLongestLine];
};

// A position of the game so far.
struct Remembered {
    std::uint64_t hash = 0;
    std::uint32_t times = 0;
};

}  // namespace hedgemaze
