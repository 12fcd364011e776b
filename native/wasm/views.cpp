// Modes, positions and actions as plain bytes, so that the page never takes a text apart.
#include "rules/pacman/pieces.hpp"
#include "rules/rules.hpp"
#include "wasm/scratch.hpp"

namespace hedgemaze::wasm {

namespace {

constexpr std::uint8_t kActive = 1, kDone = 2, kToMove = 4, kSees = 8, kFrenzied = 16, kRetired = 32;

// The edge on which all squares of a goal lie.
Side edge_of(Bits goal) {
    Bits rest = goal;
    const int first = rest.pop();
    int last = first;
    while (rest.any()) last = rest.pop();
    if (row_of(first) == row_of(last)) return row_of(first) == 0 ? Side::kSouth : Side::kNorth;
    return file_of(first) == 0 ? Side::kWest : Side::kEast;
}

bool is_chamber(const State& state, Fence fence) {
    for (int i = 0; i < 4; ++i)
        if ((state.chamber >> i & 1) != 0 && state.mode->maze.chamber[i] == fence) return true;
    return false;
}

// Whether a ghost sees PAC-MAN in the fixed maze (A.3-15).
bool sees_pacman(const State& state, int piece) {
    const Square own = state.squares[piece], prey = state.squares[pacman::kPacman];
    if (state.mode->family != Family::kPacman || piece == pacman::kPacman) return false;
    return own != kNoSquare && prey != kNoSquare && own != prey && pacman::sees(state.fences, own, prey);
}

void describe_piece(const State& state, int piece, bool is_over) {
    const bool has_maze = state.mode->has_maze();
    const bool is_ghost = has_maze && piece != pacman::kPacman;
    const int side = has_maze ? (is_ghost ? 1 : 0) : piece;
    const bool is_off = state.squares[piece] == kNoSquare;
    const bool is_active = state.active == piece;
    const bool is_done = (state.moved >> piece & 1) != 0;
    const bool is_free = is_active || state.active == kNobody;
    const bool is_to_move = !is_over && side == state.side && !is_done && !(is_ghost && is_off) && is_free;
    const bool is_seeing = sees_pacman(state, piece);
    // PAC-MAN's steps are known before his first one; a ghost's depend on what it sees then.
    const bool is_first = has_maze && !is_ghost && is_to_move && !is_active && !is_off;
    auto& out = output.view.pieces[piece];
    out.square = state.squares[piece];
    out.steps = is_active ? state.steps : is_first ? turn(state).steps : std::uint8_t{0};
    out.boost = is_active ? state.boost : std::uint8_t{0};
    out.flags = 0;
    const auto set = [&](std::uint8_t flag, bool is_set) { out.flags |= is_set ? flag : std::uint8_t{0}; };
    set(kActive, is_active);
    set(kDone, is_done);
    set(kToMove, is_to_move);
    set(kSees, is_seeing);
    set(kFrenzied, state.mode->family == Family::kPacman && is_ghost && is_to_move && (is_active || is_seeing));
    set(kRetired, (state.retired >> side & 1) != 0);
}

}  // namespace

// Writes the facts of the mode.
void HEDGEMAZE_EXPORT(describe_mode)() {
    const Mode& mode = input.mode;
    ModeBytes& out = output.mode;
    out.actions = static_cast<std::uint16_t>(action_count(mode.family, mode.size));
    out.name = mode.name;
    out.family = static_cast<std::uint8_t>(mode.family);
    out.size = mode.size;
    out.side_count = mode.side_count;
    out.piece_count = mode.piece_count;
    out.lives = static_cast<std::uint8_t>(mode.has_maze() ? mode.house.lives : 0);
    for (int i = 0; i < kMaxSides; ++i) {
        const bool has_goal = !mode.has_maze() && i < mode.side_count;
        out.sides[i] = static_cast<std::uint8_t>(mode.sides[i]);
        out.goals[i] = has_goal ? static_cast<std::uint8_t>(edge_of(mode.goals[i])) : kNobody;
        out.respawns[i] = mode.family == Family::kAdvanced ? mode.maze.respawns[i] : kNoSquare;
    }
    for (int i = 0; i < kMaxPieces; ++i) {
        out.pieces[i] = static_cast<std::uint8_t>(mode.pieces[i]);
        out.seats[i] = mode.seat_of[i];
    }
}

// Writes what the position shows.
void HEDGEMAZE_EXPORT(describe_position)() {
    const State& state = input.state;
    const bool is_over = static_cast<bool>(outcome(state));
    ViewBytes& out = output.view;
    for (int i = 0; i < state.mode->piece_count; ++i) describe_piece(state, i, is_over);
    out.lifted = {kNoSquare, 0};
    if (state.lifted != kNoSquare)
        for (const Fence& fence : state.mode->maze.chamber)
            if (fence.slot == state.lifted) out.lifted = to_bytes(fence);
    out.pellet_count = 0;
    for (int i = 0; i < kPellets; ++i)
        if (state.pellets >> i & 1) out.pellets[out.pellet_count++] = state.mode->maze.pellets[i];
    out.reserve = state.reserve;
    out.spent = state.spent;
    out.lives = state.lives;
    for (int i = 0; i < kMaxSides; ++i) out.stocks[i] = state.stocks[i];
    out.fence_count = 0;
    for_each_fence(Slots{state.fences.horizontal, state.fences.vertical}, [&](Fence fence) {
        FenceBytes bytes = to_bytes(fence);
        if (is_chamber(state, fence)) bytes.flags |= 2;
        out.fences[out.fence_count++] = bytes;
    });
}

// Kind, piece (index in the mode, or 255), square or slot, and 1 for a vertical fence, one byte each.
std::uint32_t HEDGEMAZE_EXPORT(describe_action)(std::uint32_t number) {
    const Action action = from_number(static_cast<int>(number), input.mode.family, input.mode.size);
    return static_cast<std::uint32_t>(action.kind) | std::uint32_t{action.piece} << 8 |
           std::uint32_t{action.square} << 16 | (action.axis == Axis::kVertical ? 1U << 24 : 0U);
}

}  // namespace hedgemaze::wasm
