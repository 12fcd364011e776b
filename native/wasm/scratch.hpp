// The module's scratch memory: one mode and one position as input, and the buffers of the answers.
//
// JavaScript keeps modes and positions as bytes of its own. To ask something it copies the bytes of one mode and one
// position to `input`, calls a function, and reads the answer from `output`. Nothing here is allocated or freed, and
// the memory grows only for searches (search.cpp), which get blocks of their own. Texts are ASCII, 64-bit numbers are
// BigInts, and 255 means no side, no piece or no square.
#pragma once

#include <cstddef>

#include "board/actions.hpp"
#include "board/state.hpp"
#include "rules/maze_check.hpp"

// Exports a function of the module under its own name.
#define HEDGEMAZE_EXPORT(name) __attribute__((export_name(#name), used)) name

namespace hedgemaze::wasm {

// Longer than any valid text, so that a text that is too long is recognised.
inline constexpr std::size_t kTextBytes = 4096;
inline constexpr int kMaxSlots = 64;
inline constexpr int kMaxMazeFences = 2 * kMaxSlots;

struct FenceBytes {
    std::uint8_t slot;
    std::uint8_t flags;  // 1: vertical, 2: a Chamber fence that has not been re-laid
};

// A mode; `web/core/mode.ts` reads it.
struct ModeBytes {
    std::uint16_t actions;  // how many action numbers there are
    std::uint8_t name;
    std::uint8_t family;
    std::uint8_t size;
    std::uint8_t side_count;
    std::uint8_t piece_count;
    std::uint8_t sides[kMaxSides];
    std::uint8_t pieces[kMaxPieces];
    std::uint8_t seats[kMaxPieces];  // from 0, by piece
    std::uint8_t goals[kMaxSides];   // classic: the edge of the goal, by its side; 255 in the PAC-MAN modes
    std::uint8_t lives;              // at the start
    std::uint8_t respawns[4];        // advanced: north, south, west, east; 255 in the others
};

// What a position shows; `web/core/view.ts` reads it.
struct ViewBytes {
    struct {
        Square square;  // 255: off the board
        std::uint8_t steps;
        std::uint8_t boost;
        std::uint8_t flags;  // 1: active, 2: done, 4: to move, 8: sees PAC-MAN, 16: frenzied, 32: its side has left
    } pieces[kMaxPieces];
    FenceBytes lifted;  // slot 255: none
    std::uint8_t pellet_count;
    Square pellets[kPellets];
    std::uint8_t reserve;
    std::uint8_t spent;
    std::uint8_t lives;
    std::uint8_t stocks[kMaxSides];
    std::uint8_t fence_count;
    FenceBytes fences[kMaxSlots];
};

// The evidence for an illegal action, or a shortest path; `web/core/position.ts` reads it.
struct EvidenceBytes {
    std::uint8_t fence_count;
    FenceBytes fences[3];
    std::uint8_t piece;  // index in the mode
    std::uint8_t square_count;
    Square squares[kSquares];
};

// The sums over random games.
struct Totals {
    std::uint64_t actions;
    std::uint64_t choices;     // sum of the lengths of the legal lists
    std::uint64_t unfinished;  // cut short
    std::uint64_t wins[kMaxSides];
};

// A maze that is being drawn, written by `web/core/mazeFaults.ts`.
struct MazeBytes {
    std::uint8_t family;
    std::uint8_t fence_count;
    std::uint8_t chamber_count;
    std::uint8_t pellet_count;
    Square starts[kMaxPieces];          // 255: none
    Square respawns[4];                 // 255: not drawn yet
    FenceBytes fences[kMaxMazeFences];  // without the Chamber's
    FenceBytes chamber[kMaxMazeFences];
    Square pellets[kSquares];
};

// One fault of a maze, with its places.
struct FaultBytes {
    std::uint8_t code;   // an Error
    std::uint8_t piece;  // index in the order of mazes
    std::uint8_t count;
    std::uint8_t fence_count;
    std::uint8_t square_count;
    FenceBytes fences[kFencesInTheBox];
    Square squares[kSquares];
};

// Both are initialised at compile time: the linker would run a constructor before every call.
struct Input {
    Mode mode;
    State state;
};
extern Input input;

struct Output {
    char text[kTextBytes];  // the page writes here too
    ActionNumber actions[kMaxActions];
    ModeBytes mode;
    ViewBytes view;
    EvidenceBytes evidence;
    Totals totals;
    float shares[kMaxSides];
    MazeBytes maze;  // the page writes here
    FaultBytes faults[kMaxMazeFaults];
};
extern Output output;

constexpr FenceBytes to_bytes(Fence fence) {
    return {fence.slot, static_cast<std::uint8_t>(fence.axis == Axis::kVertical ? 1 : 0)};
}

}  // namespace hedgemaze::wasm
