// A mode as data: sides, pieces, fences, board size, house rules, maze.
//
// A Mode is parsed once (text/modes/mode_text.hpp) and immutable afterwards; every State points to its Mode.
#pragma once

#include "board/enums.hpp"
#include "board/fences.hpp"

namespace hedgemaze {

inline constexpr int kMaxSides = 4;
inline constexpr int kMaxPieces = 5;  // PAC-MAN and four ghosts
inline constexpr int kGhosts = 4;
inline constexpr int kPellets = 4;
inline constexpr int kMaxSeats = 5;
inline constexpr int kMaxFences = 99;  // per side
// A piece mask (bit i is piece i) that allows every piece.
inline constexpr std::uint8_t kEveryPiece = 0xff;

enum class PacEntersGhost : std::uint8_t { kBlocked, kCaught };
enum class MoveLength : std::uint8_t { kExact, kUpTo };
enum class GhostStack : std::uint8_t { kNone, kPass, kFree };
enum class GhostOrder : std::uint8_t { kFree, kFixed, kSeats };
enum class StallResult : std::uint8_t { kDraw, kGhosts, kPacman };
enum class SealTest : std::uint8_t { kConnected, kConnectedNoTunnels, kOpenSide };
enum class NoReturn : std::uint8_t { kEndSquare, kNoBacktrackStep, kOff };

// The house rules with their defaults (docs/decisions/0002 explains each value).
struct House {
    bool edge_side_jump = true;
    bool pawn_side_jump = true;
    bool repetition_draw = true;
    std::int32_t max_ply = 0;
    bool pellet_stops = true;
    bool boost_partial = true;
    bool eat_in_passing = true;
    PacEntersGhost pac_enters_ghost = PacEntersGhost::kBlocked;
    MoveLength pac_move = MoveLength::kExact;
    bool pac_may_return = true;
    MoveLength frenzy_steps = MoveLength::kUpTo;
    bool frenzy_turn = true;
    bool frenzy_toward_only = false;
    bool ghost_may_stay = false;
    bool ghost_pellet_pass = true;
    GhostStack ghost_stack = GhostStack::kPass;
    GhostOrder ghost_order = GhostOrder::kFree;
    bool pellets_reset = false;
    bool boost_chains = true;
    std::int32_t lives = 3;
    bool ghost_diagonal = false;
    bool auto_win_no_ghosts = true;
    std::int32_t no_progress_limit = 20;
    StallResult stall_result = StallResult::kDraw;
    SealTest seal_test = SealTest::kConnected;
    NoReturn no_return = NoReturn::kEndSquare;
    MoveLength adv_move = MoveLength::kUpTo;
    bool respawn_uses_move = false;
    bool ghost_tunnels = true;
    bool operator==(const House&) const = default;
};

// The set-up of a PAC-MAN mode; always valid (rules/maze_check.hpp).
struct Maze {
    Slots fences;               // permanent fences
    Fence chamber[4];           // advanced: by number
    Square pellets[kPellets];   // by number
    Square starts[kMaxPieces];  // PAC-MAN, Blinky, Pinky, Inky, Clyde; kNoSquare: none
    Square respawns[4];         // advanced: north, south, west, east; tunnels join 0 with 1 and 2 with 3
    Bits sealed;                // squares sealed off by the chamber at the start
};

// The far ends of the tunnels that begin on these squares.
constexpr Bits tunnel_exits(const Square* respawns, Bits squares) {
    Bits exits;
    for (int i = 0; i < 4; ++i)
        if ((squares & kSquareBits[respawns[i]]).any()) exits |= kSquareBits[respawns[i ^ 1]];
    return exits;
}

struct Mode {
    std::uint8_t name = 0;  // index into kModeRows
    Family family = Family::kClassic;
    std::uint8_t size = 9;
    std::uint8_t side_count = 2;
    std::uint8_t piece_count = 2;
    Side sides[kMaxSides] = {};     // in turn order
    Piece pieces[kMaxPieces] = {};  // in text order
    std::uint8_t stocks[kMaxSides] = {};
    std::uint8_t seat_count = 2;
    std::uint8_t seat_of[kMaxPieces] = {};  // seat per piece, from 0
    Square starts[kMaxPieces] = {};
    Bits goals[kMaxSides] = {};  // classic, by index of side
    std::uint8_t pacman_steps = 0;
    std::uint8_t boost_steps = 0;
    std::uint8_t ghost_steps[4] = {};  // by pellets taken
    std::uint8_t frenzy_steps = 0;
    House house;
    Maze maze = {};

    const Grid& grid() const { return grid_of(size); }
    bool has_maze() const { return family != Family::kClassic; }
};

}  // namespace hedgemaze
