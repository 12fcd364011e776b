// The state of a game: plain data, cheap to copy. The rules are functions on it (rules/rules.hpp).
#pragma once

#include "board/mode.hpp"

namespace hedgemaze {

// Sides and pieces are indices into the mode: side 0 begins, piece 0 comes first in texts.
// In the PAC-MAN modes side 0 is PAC-MAN, side 1 the ghosts; piece 0 is PAC-MAN, pieces 1 to 4 the ghosts.
struct State {
    const Mode* mode = nullptr;
    Fences fences = {};               // all on the board, including the Chamber's
    Square squares[kMaxPieces] = {};  // kNoSquare: eaten, or waiting to respawn
    std::uint8_t stocks[kMaxSides] = {};
    std::uint8_t side = 0;
    std::uint8_t retired = 0;  // bit i: side i has left the game
    std::uint8_t chamber = 0;  // bit i: maze.chamber[i] has not been moved yet
    std::uint8_t pellets = 0;  // bit i: maze.pellets[i] is on the board
    std::uint8_t reserve = 0;
    std::uint8_t spent = 0;
    std::uint8_t lives = 0;
    std::uint8_t moved = 0;         // bit i: piece i has moved in this round (ghosts: bits 1 to 4)
    std::uint8_t active = kNobody;  // piece in mid-move
    Square origin = kNoSquare;      // square where the active piece began
    std::uint8_t steps = 0;
    std::uint8_t boost = 0;
    Square lifted = kNoSquare;  // former slot of the lifted Chamber fence
    Square previous[kMaxPieces] = {kNoSquare, kNoSquare, kNoSquare, kNoSquare, kNoSquare};
    std::uint32_t ply = 0;
    std::uint32_t round = 0;
    std::uint32_t progress = 0;

    constexpr bool operator==(const State&) const = default;

    constexpr int taken() const { return reserve + spent; }
    constexpr Bits pellet_squares() const {
        Bits bits;
        for (int i = 0; i < kPellets; ++i)
            bits |= kSquareBits[(pellets >> i & 1) != 0 ? mode->maze.pellets[i] : kNoSquare];
        return bits;
    }
    bool has_pellet(int square) const {
        for (int i = 0; i < kPellets; ++i)
            if ((pellets >> i & 1) != 0 && mode->maze.pellets[i] == square) return true;
        return false;
    }
    // Fences in stock of all sides that still play: nobody can place those of a side that has left.
    constexpr int stock_sum() const {
        int sum = 0;
        for (int i = 0; i < mode->side_count; ++i)
            if ((retired >> i & 1) == 0) sum += stocks[i];
        return sum;
    }
    Bits occupied() const {
        Bits bits;
        for (int i = 0; i < mode->piece_count; ++i)
            if (squares[i] != kNoSquare) bits |= Bits::of(squares[i]);
        return bits;
    }
};

// The start position; side `first` is to move.
State start_state(const Mode& mode, int first = 0);

struct Outcome {
    Reason reason = Reason::kNone;
    std::uint8_t winner = kNobody;  // side; kNobody: a draw
    std::uint8_t rank = 0;          // pacman family: pellets eaten
    explicit operator bool() const { return reason != Reason::kNone; }
};

}  // namespace hedgemaze
