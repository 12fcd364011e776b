// Validation of mazes (docs/formats.md, "What makes a maze").
#pragma once

#include "board/mode.hpp"
#include "rules/errors.hpp"

namespace hedgemaze {

inline constexpr int kMazeSize = 9;
inline constexpr int kRespawns = 4;
inline constexpr int kFencesInTheBox = 20;

// A parsed maze before validation.
struct UncheckedMaze {
    Family family = Family::kPacman;
    Slots fences;
    Slots chamber;
    Bits pellets;
    Square starts[kMostPieces] = {kNoSquare, kNoSquare, kNoSquare, kNoSquare, kNoSquare};
    Square respawns[kRespawns] = {kNoSquare, kNoSquare, kNoSquare, kNoSquare};  // the first four of respawn_count
    int respawn_count = 0;

    constexpr bool is_advanced() const { return family == Family::kAdvanced; }
};

// The Chamber fences at the start; advanced mazes only.
constexpr Slots chamber_of(const Maze& maze) {
    Slots slots;
    for (const Fence& fence : maze.chamber) slots.add(fence);
    return slots;
}

// Flood fill through tunnels, which join respawn squares 0 with 1 and 2 with 3; null: no tunnels.
constexpr Bits reach_through(const Fences& fences, Bits start, const Square* respawns) {
    for (Bits reached = start;;) {
        reached = fences.reach(reached);
        const Bits grown = respawns == nullptr ? reached : reached | tunnel_exits(respawns, reached);
        if (grown == reached) return reached;
        reached = grown;
    }
}

// Whether the removal of one Chamber fence makes every square reachable.
constexpr bool can_be_opened(const Slots& fences, const Slots& chamber, const Square* respawns) {
    const Grid& grid = grid_of(kMazeSize);
    const Fences standing = fences_of(fences | chamber, grid);
    bool is_opened = false;
    for_each_fence(chamber, [&](Fence fence) {
        Fences open = standing;
        open.remove(fence);
        is_opened = is_opened || reach_through(open, Bits::of(0), respawns) == grid.board;
    });
    return is_opened;
}

// The squares sealed off by the Chamber at the start (ruling C-c). Precondition: all respawn squares are known.
constexpr Bits sealed_squares(const UncheckedMaze& maze) {
    const Grid& grid = grid_of(kMazeSize);
    const Fences standing = fences_of(maze.fences | maze.chamber, grid);
    return grid.board.without(reach_through(standing, Bits::of(maze.respawns[0]), maze.respawns));
}

constexpr Error first_fence_fault(const UncheckedMaze& maze) {
    if (maze.fences.count() + maze.chamber.count() > kFencesInTheBox) return Error::kMazeTooManyFences;
    Fence fences[kFencesInTheBox];
    int count = 0;
    const auto list = [&](Fence fence) { fences[count++] = fence; };
    for_each_fence(maze.fences, list);
    for_each_fence(maze.chamber, list);
    for (int i = 0; i < count; ++i) {
        for (int j = i + 1; j < count; ++j) {
            const Fence one = fences[i], other = fences[j];
            const int apart = one.slot < other.slot ? other.slot - one.slot : one.slot - other.slot;
            const int along = one.axis == Axis::kHorizontal ? 1 : kStride;
            if (one.axis == other.axis && (apart == 0 || apart == along)) return Error::kMazeFenceOverlaps;
            if (one.axis != other.axis && apart == 0) return Error::kMazeFenceCrosses;
        }
    }
    return maze.chamber.count() == (maze.is_advanced() ? 4 : 0) ? Error::kNone : Error::kMazeChamberCount;
}

constexpr Error first_square_fault(const UncheckedMaze& maze) {
    if (maze.pellets.count() != kPellets) return Error::kMazePelletCount;
    for (int i = 0; i < kMostPieces; ++i)
        if ((maze.starts[i] == kNoSquare) != (maze.is_advanced() && i == 0)) return Error::kMazeStart;
    if (maze.respawn_count != (maze.is_advanced() ? kRespawns : 0)) return Error::kMazeRespawnCount;
    for (int i = 0; i < maze.respawn_count; i += 2) {
        const int one = maze.respawns[i], other = maze.respawns[i + 1];
        const int files = file_of(one) - file_of(other), rows = row_of(one) - row_of(other);
        if (files * files + rows * rows == 1) return Error::kMazeTunnelTooShort;
    }
    Bits used = maze.pellets;
    bool is_shared = false;
    const auto use = [&](Square square) {
        if (square == kNoSquare) return;
        is_shared = is_shared || used.has(square);
        used |= Bits::of(square);
    };
    for (const Square square : maze.respawns) use(square);
    for (const Square square : maze.starts) use(square);
    return is_shared ? Error::kMazeSquareShared : Error::kNone;
}

constexpr Error first_connection_fault(const UncheckedMaze& maze) {
    const Grid& grid = grid_of(kMazeSize);
    const bool is_advanced = maze.is_advanced();
    const Bits start = Bits::of(is_advanced ? maze.respawns[0] : 0);
    const Fences lasting = fences_of(maze.fences, grid);
    if (reach_through(lasting, start, is_advanced ? maze.respawns : nullptr) != grid.board)
        return Error::kMazeNotConnected;
    if (!is_advanced) return Error::kNone;
    const Bits sealed = sealed_squares(maze);
    if (sealed.none()) return Error::kNone;
    for (const Square square : maze.respawns)
        if (sealed.has(square)) return Error::kMazeRespawnSealed;
    for (int i = 1; i < kMostPieces; ++i)
        if (!sealed.has(maze.starts[i])) return Error::kMazeGhostOutside;
    return can_be_opened(maze.fences, maze.chamber, maze.respawns) ? Error::kNone : Error::kMazeChamberStuck;
}

// The first fault, in the order of the Python reference; kNone if the maze is valid.
constexpr Error first_fault(const UncheckedMaze& maze) {
    if (const Error fault = first_fence_fault(maze); fault != Error::kNone) return fault;
    if (const Error fault = first_square_fault(maze); fault != Error::kNone) return fault;
    return first_connection_fault(maze);
}

// Precondition: first_fault(draft) is kNone.
constexpr Maze to_maze(const UncheckedMaze& draft) {
    Maze maze = {};
    maze.fences = draft.fences;
    int count = 0;
    for_each_fence(draft.chamber, [&](Fence fence) { maze.chamber[count++] = fence; });
    Bits pellets = draft.pellets;
    for (Square& pellet : maze.pellets) pellet = static_cast<Square>(pellets.pop());
    for (int i = 0; i < kMostPieces; ++i) maze.starts[i] = draft.starts[i];
    for (int i = 0; i < kRespawns; ++i) maze.respawns[i] = draft.respawns[i];
    if (draft.is_advanced()) maze.sealed = sealed_squares(draft);
    return maze;
}

}  // namespace hedgemaze
