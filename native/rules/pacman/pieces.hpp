// Shared by the two PAC-MAN families: piece sets, which ghosts may move, speeds, line of sight, stalled games.
#pragma once

#include "rules/repetition.hpp"
#include "rules/rules.hpp"

namespace hedgemaze::pacman {

inline constexpr std::uint8_t kPacman = 0;  // index of both the piece and the side
inline constexpr std::uint8_t kGhostSide = 1;

// A set of pieces: bit i is piece i of the mode. Ghosts have bits 1 to 4, in their fixed order.
using Pieces = std::uint8_t;
inline constexpr Pieces kAllGhosts = 0b11110;

constexpr Pieces piece_bit(int piece) { return static_cast<Pieces>(1 << piece); }
constexpr std::uint8_t first_piece(Pieces pieces) { return static_cast<std::uint8_t>(__builtin_ctz(pieces)); }

constexpr Pieces ghosts_on_board(const State& state) {
    int ghosts = 0;
    for (int i = 1; i <= kGhosts; ++i) ghosts |= static_cast<int>(state.squares[i] != kNoSquare) << i;
    return static_cast<Pieces>(ghosts);
}

// Relies on kNoSquare being the only square number with all bits set.
constexpr bool has_ghosts(const State& state) {
    return (state.squares[1] & state.squares[2] & state.squares[3] & state.squares[4]) != kNoSquare;
}

constexpr Bits ghost_squares(const State& state) {
    return kSquareBits[state.squares[1]] | kSquareBits[state.squares[2]] | kSquareBits[state.squares[3]] |
           kSquareBits[state.squares[4]];
}

// The ghosts on a square, without the ghost `except` (kPacman: no exception).
constexpr Pieces ghosts_on(const State& state, int square, int except = kPacman) {
    int ghosts = 0;
    for (int i = 1; i <= kGhosts; ++i) ghosts |= static_cast<int>(state.squares[i] == square) << i;
    return static_cast<Pieces>(ghosts & ~(1 << except));
}

// The ghosts that may begin a move now: any that has not moved, unless a house rule fixes the order (A.3-14, B15).
constexpr Pieces movable_ghosts(const State& state) {
    const Mode& mode = *state.mode;
    const Pieces waiting = static_cast<Pieces>(ghosts_on_board(state) & ~state.moved);
    if (mode.house.ghost_order == GhostOrder::kFree || waiting == 0) return waiting;
    if (mode.house.ghost_order == GhostOrder::kFixed) return static_cast<Pieces>(waiting & -waiting);
    Pieces of_seat = 0;
    std::uint8_t first = kMaxSeats;
    for (int i = 1; i <= kGhosts; ++i) {
        if ((waiting >> i & 1) == 0 || mode.seat_of[i] > first) continue;
        if (mode.seat_of[i] < first) of_seat = 0;
        first = mode.seat_of[i];
        of_seat |= piece_bit(i);
    }
    return of_seat;
}

// The seats that hold any of these pieces, as bits (Turn::seats).
constexpr std::uint8_t seats_of(const Mode& mode, Pieces pieces) {
    int seats = 0;
    for (int i = 0; i < mode.piece_count; ++i) seats |= (pieces >> i & 1) << mode.seat_of[i];
    return static_cast<std::uint8_t>(seats);
}

// The squares numbered low <= n < high: one 128-bit subtraction.
constexpr Bits between(Square low, Square high) {
    const Bits one = kSquareBits[low], other = kSquareBits[high];
    return {other.lo - one.lo, other.hi - one.hi - static_cast<std::uint64_t>(other.lo < one.lo)};
}

inline constexpr Bits kFiles[kStride] = {file_mask(0, kStride), file_mask(1, kStride), file_mask(2, kStride),
                                         file_mask(3, kStride), file_mask(4, kStride), file_mask(5, kStride),
                                         file_mask(6, kStride), file_mask(7, kStride), file_mask(8, kStride)};

// Line of sight: the squares share a row or file and no fence is between them (A.3-15, B8, B9).
constexpr bool sees(const Fences& fences, Square one, Square other) {
    const Square low = one < other ? one : other, high = one < other ? other : one;
    const Bits steps = between(low, high);                  // each step is counted at its lower square
    const bool in_row = steps.without(fences.east).none();  // no step east is open at the end of a row
    const bool in_file = file_of(one) == file_of(other) && (steps & kFiles[file_of(one)]).without(fences.north).none();
    return in_row || in_file;
}

// Steps of a piece that begins a move (A.3-15 to 17, B10, C.1-26).
constexpr std::uint8_t speed(const State& state, int piece) {
    const Mode& mode = *state.mode;
    if (piece == kPacman) return mode.pacman_steps;
    const bool is_frenzied = mode.frenzy_steps > 0 && sees(state.fences, state.squares[piece], state.squares[kPacman]);
    return is_frenzied ? mode.frenzy_steps : mode.ghost_steps[state.taken()];
}

constexpr void begin_move(State& state, int piece) {
    state.steps = speed(state, piece);
    state.active = static_cast<std::uint8_t>(piece);
    state.origin = state.squares[piece];
}

// Ends the move of the active piece.
constexpr void end_move(State& state) {
    state.active = kNobody;
    state.origin = kNoSquare;
    state.steps = 0;
    state.boost = 0;
}

constexpr void next_round(State& state) {
    state.side = kPacman;
    state.moved = 0;
    ++state.round;
}

// Outcomes checked last in both families: a side has left, or too many rounds without progress (B28, decision 0004).
constexpr Outcome left_or_stalled(const State& state, std::uint8_t rank) {
    const House& house = state.mode->house;
    if (state.retired != 0) return {Reason::kOthersLeft, (state.retired & 1) != 0 ? kGhostSide : kPacman, rank};
    const auto quiet = static_cast<std::int64_t>(state.round) - 1 - static_cast<std::int64_t>(state.progress);
    if (house.no_progress_limit <= 0 || quiet < house.no_progress_limit) return {};
    return {Reason::kNoProgress, stall_winner(house), rank};
}

// Why a piece may not move now; kLegal if it may.
Illegality why_not_piece(const State& state, int piece);
// Why a square is not one open step away from `at`.
Illegality why_not_reached(const State& state, int at, int square);

}  // namespace hedgemaze::pacman
