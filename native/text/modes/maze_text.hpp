// Mazes inside the text of a mode: `fences/pellets/starts`, in the advanced mode also `/chamber/respawns`.
#pragma once

#include "rules/maze_check.hpp"
#include "text/scan.hpp"

namespace hedgemaze {

inline constexpr char kMazePieces[] = "PBKIC";

// List parsers reject duplicates. `-` is an empty list; an empty text is an error.

constexpr Error parse_maze_fences(Text text, Slots& out) {
    out = {};
    if (text == "-") return Error::kNone;
    if (text.empty()) return Error::kMazeUnreadable;
    bool is_off_board = false;
    while (!text.empty()) {
        Fence fence;
        if (!take_fence(text, fence) || out.has(fence)) return Error::kMazeUnreadable;
        out.add(fence);
        is_off_board = is_off_board || !is_on_board(fence.slot, kMazeSize - 1);
    }
    return is_off_board ? Error::kFenceOffBoard : Error::kNone;
}

// Returns the number of squares, and the first `capacity` of them in text order in `list`; -1 if unreadable.
constexpr int parse_squares(Text text, Bits& out, Square* list = nullptr, int capacity = 0) {
    out = {};
    if (text == "-") return 0;
    int count = 0;
    while (!text.empty()) {
        const Square square = take_square(text);
        if (square == kNoSquare || out.has(square)) return -1;
        out |= Bits::of(square);
        if (count < capacity) list[count] = square;
        ++count;
    }
    return count > 0 ? count : -1;
}

// Squares by piece, such as `Pe5Be9`; kNoSquare if a piece is missing. Also the format of a position's memory field.
constexpr bool parse_places(Text text, Square (&out)[kMaxPieces]) {
    for (Square& square : out) square = kNoSquare;
    if (text == "-") return true;
    if (text.empty()) return false;
    while (!text.empty()) {
        const int piece = take_letter(text, kMazePieces);
        if (piece < 0 || out[piece] != kNoSquare) return false;
        out[piece] = take_square(text);
        if (out[piece] == kNoSquare) return false;
    }
    return true;
}

// Parses and validates an inline maze.
constexpr Status parse_inline_maze(Text text, UncheckedMaze& out) {
    Text fields[5] = {};
    int count = 0;
    Parts parts(text, '/');
    for (Text field; parts.next(field); ++count)
        if (count < 5) fields[count] = field;
    if (count != 3 && count != 5) return Error::kMazeUnreadable;
    if (count == 3) fields[3] = fields[4] = "-";
    out.family = count == 5 ? Family::kAdvanced : Family::kPacman;
    if (!parse_places(fields[2], out.starts)) return Error::kMazeUnreadable;
    if (const Error error = parse_maze_fences(fields[0], out.fences); error != Error::kNone) return error;
    if (parse_squares(fields[1], out.pellets) < 0) return Error::kMazeUnreadable;
    if (const Error error = parse_maze_fences(fields[3], out.chamber); error != Error::kNone) return error;
    Bits respawns;
    out.respawn_count = parse_squares(fields[4], respawns, out.respawns, kRespawns);
    if (out.respawn_count < 0) return Error::kMazeUnreadable;
    const Error fault = first_fault(out);
    return fault == Error::kNone ? Status() : Status(Error::kMazeInvalid, fault);
}

// Whether two mazes of one family are equal apart from their names.
bool is_same_maze(const Maze& one, const Maze& other);

// Writes a maze in full, even if it has a name.
void format_inline_maze(const Maze& maze, Family family, Writer& out);

}  // namespace hedgemaze
