// The inputs of a network for the PAC-MAN modes, and the outputs of its policy. Both PAC-MAN families have the same.
//
// Squares are given twice: by their number and by their offset from PAC-MAN (17 by 17). While PAC-MAN waits to respawn,
// offsets count from the middle of the board. All inputs exist twice, for each side to move.
#pragma once

#include "board/actions.hpp"
#include "board/state.hpp"
#include "nets/input_list.hpp"

namespace hedgemaze::nets {

inline constexpr int kOffsets = 17 * 17;

// The blocks of inputs, in order.
enum ChaseBlock : int {
    kPacmanSquare,
    kWaitingSquares,  // ghosts that have not moved in this round
    kMovedSquares,
    kPelletSquares,
    kRespawnSquares,  // advanced
    kFenceSlots,      // 64 horizontal, 64 vertical
    kWaitingOffsets,
    kMovedOffsets,
    kActiveOffset,  // a ghost in mid-move
    kPelletOffsets,
    kTerritoryOffsets,  // squares that PAC-MAN reaches before the ghosts
    kTerritorySize,     // a quarter of their number
    kGhostDistances,    // of the nearest ghost, the next ...: four times 20 numbers of steps
    kSeeing,            // ghosts that see PAC-MAN
    kPelletRaces,       // per pellet: PAC-MAN's turns to it, the nearest ghost's steps to it; 8 by 8
    kPelletsTaken,
    kLivesLeft,
    kQuietRounds,  // without progress
    kStepsLeft,
    kBoostLeft,
    kGhostsLeft,
    kReserveLeft,  // advanced, as all that follows
    kPacmanStock,
    kGhostStock,
    kChamberFences,  // not moved yet
    kPacmanWaits,    // to respawn
    kFenceLifted,
    kChaseBlocks,
};

inline constexpr int kChaseBlockSize[kChaseBlocks] = {
    kSquares, kSquares, kSquares, kSquares, kSquares, 128, kOffsets, kOffsets, kOffsets, kOffsets, kOffsets, 21, 80, 5,
    64,       5,        6,        12,       6,        10,  5,        5,        13,       13,       5,        1,  1};

struct ChaseLayout {
    int first[kChaseBlocks + 1] = {};
    constexpr ChaseLayout() {
        for (int i = 0; i < kChaseBlocks; ++i) first[i + 1] = first[i] + kChaseBlockSize[i];
    }
};
inline constexpr ChaseLayout kChaseLayout;
inline constexpr int kChaseInputs = 2 * kChaseLayout.first[kChaseBlocks];

// The outputs: PAC-MAN's 4 steps, tunnel, stop, spend, 4 respawn squares; for a ghost 8 steps, tunnel and stop, each by
// its offset from PAC-MAN (9 by 9, farther ones at the edge); fences to place or to lift by axis and offset.
inline constexpr int kTunnelOutput = 4, kStopOutput = 5, kSpendOutput = 6, kRespawnOutput = 7;
inline constexpr int kGhostOutputs = 11, kNearOffsets = 9 * 9, kGhostKinds = 10;
inline constexpr int kChaseFences = kGhostOutputs + kGhostKinds * kNearOffsets;
inline constexpr int kChaseActions = kChaseFences + 2 * kOffsets;

// Precondition: a PAC-MAN mode with 9 by 9 squares, and the game is not over.
void list_chase_inputs(const State& state, InputList& out);
int chase_output(const State& state, const Action& action);

}  // namespace hedgemaze::nets
