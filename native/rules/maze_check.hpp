// Validation of mazes (docs/formats.md, "What makes a maze").
#pragma once

#include "board/mode.hpp"
#include "rules/errors.hpp"

namespace hedgemaze {

inline constexpr int kMazeSize = 9;
inline constexpr int kRespawns = 4;
inline constexpr int kFencesInTheBox = 20;
inline constexpr int kMaxMazeFaults = 224;  // 190 pairs of fences, and the others

// A parsed maze before validation.
struct UncheckedMaze {
    Family family = Family::kPacman;
    Slots fences;
    Slots chamber;
    Bits pellets;
    Square starts[kMaxPieces] = {kNoSquare, kNoSquare, kNoSquare, kNoSquare, kNoSquare};
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
    bool is_opened = false;
    for_each_fence(chamber, [&](Fence fence) {
        Slots open = fences | chamber;
        open.remove(fence);
        is_opened = is_opened || reach_through(fences_of(open, grid), Bits::of(0), respawns) == grid.board;
    });
    return is_opened;
}

// The squares sealed off by the Chamber at the start (ruling C-c). Precondition: all respawn squares are known.
constexpr Bits sealed_squares(const UncheckedMaze& maze) {
    const Grid& grid = grid_of(kMazeSize);
    const Fences standing = fences_of(maze.fences | maze.chamber, grid);
    return grid.board.without(reach_through(standing, Bits::of(maze.respawns[0]), maze.respawns));
}

// One fault of a maze: its code and the places that show it.
struct MazeFault {
    Error code = Error::kNone;
    Slots fences = {};
    Bits squares = {};
    std::uint8_t piece = kNobody;  // in the order of `starts`
    int count = 0;                 // how many there are, where that is the fault
};

constexpr MazeFault squares_fault(Error code, Bits squares) {
    MazeFault fault;
    fault.code = code;
    fault.squares = squares;
    return fault;
}

// All faults of a maze, in the order of the reference.
struct MazeFaults {
    MazeFault list[kMaxMazeFaults];
    int count = 0;

    constexpr void add(const MazeFault& fault) { list[count++] = fault; }
};

constexpr void add_fence_faults(const UncheckedMaze& maze, MazeFaults& found) {
    MazeFault fault;
    fault.count = maze.fences.count() + maze.chamber.count();
    fault.code = Error::kMazeTooManyFences;
    if (fault.count > kFencesInTheBox) return found.add(fault);
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
            const Fence both[] = {one, other};
            MazeFault pair;
            if (one.axis == other.axis && (apart == 0 || apart == along)) pair.code = Error::kMazeFenceOverlaps;
            if (one.axis != other.axis && apart == 0) pair.code = Error::kMazeFenceCrosses;
            for (const Fence fence : both)
                (fence.axis == Axis::kHorizontal ? pair.fences.horizontal : pair.fences.vertical) |=
                    Bits::of(fence.slot);
            if (pair.code != Error::kNone) found.add(pair);
        }
    }
    fault.code = Error::kMazeChamberCount;
    fault.fences = maze.chamber;
    fault.count = maze.chamber.count();
    if (fault.count != (maze.is_advanced() ? 4 : 0)) found.add(fault);
}

constexpr void add_square_faults(const UncheckedMaze& maze, MazeFaults& found) {
    MazeFault pellets;
    pellets.code = Error::kMazePelletCount;
    pellets.count = maze.pellets.count();
    if (pellets.count != kPellets) found.add(pellets);
    for (int i = 0; i < kMaxPieces; ++i) {
        const bool is_missing = maze.starts[i] == kNoSquare;
        if (is_missing == (maze.is_advanced() && i == 0)) continue;
        MazeFault fault = squares_fault(Error::kMazeStart, is_missing ? Bits{} : Bits::of(maze.starts[i]));
        fault.piece = static_cast<std::uint8_t>(i);
        found.add(fault);
    }
    if (maze.respawn_count != (maze.is_advanced() ? kRespawns : 0)) {
        MazeFault fault;
        fault.code = Error::kMazeRespawnCount;
        fault.count = maze.respawn_count;
        for (const Square square : maze.respawns)
            if (square != kNoSquare) fault.squares |= Bits::of(square);
        found.add(fault);
    }
    for (int i = 0; i < kRespawns; i += 2) {
        const int one = maze.respawns[i], other = maze.respawns[i + 1];
        if (one == kNoSquare || other == kNoSquare) continue;
        const int files = file_of(one) - file_of(other), rows = row_of(one) - row_of(other);
        if (files * files + rows * rows == 1)
            found.add(squares_fault(Error::kMazeTunnelTooShort, Bits::of(one) | Bits::of(other)));
    }
    Bits used = maze.pellets;
    const auto use = [&](Square square) {
        if (square == kNoSquare) return;
        if (used.has(square)) found.add(squares_fault(Error::kMazeSquareShared, Bits::of(square)));
        used |= Bits::of(square);
    };
    for (const Square square : maze.respawns) use(square);
    for (const Square square : maze.starts) use(square);
}

// The draft must have all its respawn squares.
constexpr void add_connection_faults(const UncheckedMaze& maze, MazeFaults& found) {
    const Grid& grid = grid_of(kMazeSize);
    const bool is_advanced = maze.is_advanced();
    const Bits start = Bits::of(is_advanced ? maze.respawns[0] : 0);
    const Fences lasting = fences_of(maze.fences, grid);
    const Bits reached = reach_through(lasting, start, is_advanced ? maze.respawns : nullptr);
    if (reached != grid.board) {
        // The smaller part is the pocket.
        const Bits missing = grid.board.without(reached);
        found.add(squares_fault(Error::kMazeNotConnected, missing.count() <= reached.count() ? missing : reached));
    }
    if (!is_advanced) return;
    const Bits sealed = sealed_squares(maze);
    if (sealed.none()) return;
    for (const Square square : maze.respawns)
        if (sealed.has(square)) found.add(squares_fault(Error::kMazeRespawnSealed, Bits::of(square)));
    for (int i = 1; i < kMaxPieces; ++i) {
        if (maze.starts[i] == kNoSquare || sealed.has(maze.starts[i])) continue;
        MazeFault fault = squares_fault(Error::kMazeGhostOutside, Bits::of(maze.starts[i]));
        fault.piece = static_cast<std::uint8_t>(i);
        found.add(fault);
    }
    if (!maze.chamber.any() || can_be_opened(maze.fences, maze.chamber, maze.respawns)) return;
    MazeFault stuck;
    stuck.code = Error::kMazeChamberStuck;
    stuck.fences = maze.chamber;
    found.add(stuck);
}

constexpr MazeFaults faults_of(const UncheckedMaze& maze) {
    MazeFaults found;
    add_fence_faults(maze, found);
    add_square_faults(maze, found);
    // Without its tunnels nothing can be said about what is connected.
    if (!maze.is_advanced() || maze.respawn_count == kRespawns) add_connection_faults(maze, found);
    return found;
}

// The first of the faults that the reference lists; kNone if the maze can be played.
constexpr Error first_fault(const UncheckedMaze& maze) { return faults_of(maze).list[0].code; }

// Makes the maze; the draft must have passed the check.
constexpr Maze to_maze(const UncheckedMaze& draft) {
    Maze maze = {};
    maze.fences = draft.fences;
    int count = 0;
    for_each_fence(draft.chamber, [&](Fence fence) { maze.chamber[count++] = fence; });
    Bits pellets = draft.pellets;
    for (Square& pellet : maze.pellets) pellet = static_cast<Square>(pellets.pop());
    for (int i = 0; i < kMaxPieces; ++i) maze.starts[i] = draft.starts[i];
    for (int i = 0; i < kRespawns; ++i) maze.respawns[i] = draft.respawns[i];
    if (draft.is_advanced()) maze.sealed = sealed_squares(draft);
    return maze;
}

}  // namespace hedgemaze
