// Many boards at once: checks, steps and resets of a range of boards, into arrays of the caller. Several threads may
// work on ranges that do not overlap.
#pragma once

#include "env/board.hpp"

namespace hedgemaze::env {

inline constexpr std::int64_t kNoStep = -1;  // the only "action" of a board whose game is over

struct Settings {
    Layout layout;
    std::uint32_t max_steps = 0;  // a game is cut off after this number of actions; 0: never
    int opening = 0;
    bool resets_itself = true;
};

// Arrays with one entry, row or block per board. A null array is not written.
struct Outputs {
    std::uint8_t* bytes = nullptr;        // [boards, planes, size, size]
    float* floats = nullptr;              // the same; at most one of the two
    std::uint8_t* masks = nullptr;        // [boards, actions]
    std::uint8_t* sides = nullptr;        // [boards]: the side to move
    float* rewards = nullptr;             // [boards, sides], by the sides of the mode
    bool* terminated = nullptr;           // [boards]
    bool* truncated = nullptr;            // [boards]
    std::uint8_t* reasons = nullptr;      // [boards]: why the game ended, a Reason
    std::uint8_t* final_bytes = nullptr;  // [boards, planes, size, size]: written for games that have just ended
    float* final_floats = nullptr;
};

// Whether a board accepts an action number.
bool accepts(const Board& board, const Layout& layout, std::int64_t action);

// The reward of a side: 1 for a win, 0 for a draw or an unfinished game; the losers share -1.
float reward_of(const Outcome& outcome, int side, int sides);

// Plays actions[i] on board i for the boards begin to end - 1. Precondition: each board accepts its action and has room
// in its history for one more hash and for an opening.
void step_boards(Board* boards, const Settings& settings, const std::int64_t* actions, const Outputs& out,
                 std::size_t begin, std::size_t end);

// Writes observation, mask and side of one board and whether its game is over, and clears what belongs to a step.
void show_board(const Board& board, const Settings& settings, const Outputs& out, std::size_t index);

}  // namespace hedgemaze::env
