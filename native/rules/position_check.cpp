#include "rules/position_check.hpp"

#include "rules/maze_check.hpp"
#include "rules/rules.hpp"

namespace hedgemaze {

namespace {

constexpr int kPacman = 0;  // his side, and his piece; the ghosts are the pieces after him

bool is_within(Bits some, Bits all) { return some.without(all).none(); }
bool is_within(const Slots& some, const Slots& all) {
    return is_within(some.horizontal, all.horizontal) && is_within(some.vertical, all.vertical);
}

bool are_fences_good(const Draft& draft) {
    const Bits h = draft.fences.horizontal, v = draft.fences.vertical;
    if ((h & h.up<1>()).any() || (v & v.up<kStride>()).any() || (h & v).any()) return false;
    for (int i = 0; i < draft.mode->side_count; ++i)
        if (draft.stocks[i] > kMostFences) return false;
    return true;
}

bool are_pawns_good(const Draft& draft) {
    const Mode& mode = *draft.mode;
    Bits used;
    int at_goal = 0, playing = 0;
    for (int i = 0; i < mode.side_count; ++i) {
        const Bits here = Bits::of(draft.squares[i]);
        if ((used & here).any()) return false;
        used |= here;
        if ((mode.goals[i] & here).any()) ++at_goal;
        if (draft.retired >> i & 1) continue;
        ++playing;
        if (!draft.fences.reaches(here, mode.goals[i])) return false;
    }
    return playing > 0 && at_goal <= 1;
}

// Whether squares are cut off, as `seal_test` understands it (C.1-15, C-c, C-d).
bool is_sealed_off(const Draft& draft) {
    const Maze& maze = draft.mode->maze;
    Bits board = draft.mode->grid().board;
    if (draft.chamber.count() == 4) board = board.without(maze.sealed);
    if (draft.mode->house.seal_test == SealTest::kOpenSide) {
        Bits open = draft.fences.neighbours(draft.mode->grid().board);
        for (const Square square : maze.respawns) open |= Bits::of(square);
        return !is_within(board, open);
    }
    const bool has_tunnels = draft.mode->house.seal_test == SealTest::kConnected;
    return !is_within(board,
                      reach_through(draft.fences, Bits::of(maze.respawns[0]), has_tunnels ? maze.respawns : nullptr));
}

bool are_maze_fences_good(const Draft& draft) {
    const Maze& maze = draft.mode->maze;
    const Slots standing = {draft.fences.horizontal, draft.fences.vertical};
    if (draft.mode->family == Family::kPacman)
        return is_within(maze.fences, standing) && is_within(standing, maze.fences);
    for (int i = 0; i < draft.mode->side_count; ++i)
        if (draft.stocks[i] > draft.mode->stocks[i]) return false;
    return is_within(draft.chamber, chamber_of(maze)) && is_within(maze.fences, standing) && !is_sealed_off(draft);
}

bool are_counts_good(const Draft& draft) {
    const Mode& mode = *draft.mode;
    Bits known;
    for (const Square square : mode.maze.pellets) known |= Bits::of(square);
    if (!is_within(draft.pellets, known)) return false;
    if (static_cast<std::uint32_t>(draft.pellets.count()) + draft.taken() != kPellets) return false;
    if (draft.reserve > 0 && mode.family == Family::kPacman) return false;
    if (draft.lives > static_cast<std::uint32_t>(mode.house.lives)) return false;
    if (draft.lives == 0 && draft.pellets.none()) return false;
    return draft.round >= 1 && draft.progress <= draft.round && draft.retired != 0b11;
}

// Whether a piece stands where it may: not with others, not a resting ghost on a pellet.
bool is_place_good(const Draft& draft, int piece) {
    const House& house = draft.mode->house;
    const Square square = draft.squares[piece];
    for (int other = 0; other < draft.mode->piece_count; ++other) {
        if (other == piece || draft.squares[other] != square) continue;
        if (piece == kPacman) {
            const bool is_passing = draft.active == kPacman && draft.boost > 0 && !house.eat_in_passing;
            if (!is_passing && draft.lives > 0) return false;
        } else if (other != kPacman && draft.active != piece && draft.active != other) {
            if (house.ghost_stack != GhostStack::kFree) return false;
        }
    }
    return piece == kPacman || draft.active == piece || !draft.pellets.has(square);
}

bool are_places_good(const Draft& draft) {
    const Mode& mode = *draft.mode;
    if (mode.family == Family::kPacman && !draft.is_on_board(kPacman)) return false;
    for (int i = 0; i < mode.piece_count; ++i) {
        if (draft.is_on_board(i) && !is_place_good(draft, i)) return false;
        if (draft.previous[i] == kNoSquare) continue;
        if (mode.house.no_return == NoReturn::kOff || !draft.is_on_board(i)) return false;
    }
    return true;
}

// Whether the piece in mid-move can be there.
bool is_active_good(const Draft& draft) {
    const Mode& mode = *draft.mode;
    const int active = draft.active;
    if (active == kNobody) return draft.origin == kNoSquare && draft.steps == 0 && draft.boost == 0;
    const bool is_pacman = active == kPacman;
    if (is_pacman != (draft.side == kPacman) || (draft.moved >> active & 1) != 0 || !draft.is_on_board(active))
        return false;
    std::uint32_t speed = mode.pacman_steps;
    if (!is_pacman) {
        speed = mode.ghost_steps[draft.taken() < 3 ? draft.taken() : 3];
        if (speed < mode.frenzy_steps) speed = mode.frenzy_steps;
    }
    // Coming back may have been the move: it has no origin (C-j).
    if (draft.origin == kNoSquare && !(mode.house.respawn_uses_move && is_pacman && draft.steps == 0)) return false;
    const std::uint32_t boosts = mode.family == Family::kAdvanced ? kPellets : 1;
    return draft.steps <= speed && (draft.boost == 0 || is_pacman) && draft.boost <= mode.boost_steps * boosts;
}

// Whether the turn can have come that far.
bool is_turn_good(const Draft& draft) {
    const bool is_pacmans = draft.side == kPacman, is_moving = draft.active != kNobody;
    if (draft.moved != 0 && is_pacmans) return false;
    for (int i = kPacman + 1; i < draft.mode->piece_count; ++i)
        if ((draft.moved >> i & 1) != 0 && !draft.is_on_board(i)) return false;
    if (!is_active_good(draft)) return false;
    const bool is_lifted = draft.lifted != kNoSquare;
    if (is_lifted) {
        if (draft.mode->family != Family::kAdvanced || is_pacmans || is_moving || draft.moved != 0) return false;
        const Slots chamber = chamber_of(draft.mode->maze);
        const Bits gone =
            chamber.horizontal.without(draft.chamber.horizontal) | chamber.vertical.without(draft.chamber.vertical);
        if (!gone.has(draft.lifted)) return false;
    }
    // Ghosts do not move while the Chamber stands.
    return !((draft.chamber.any() || is_lifted) && !is_pacmans && (draft.moved != 0 || is_moving));
}

// Everything is in range by now.
void fill(const Draft& draft, State& state) {
    state = {};
    state.mode = draft.mode;
    state.fences = draft.fences;
    for (int i = 0; i < kMostPieces; ++i) state.squares[i] = i < draft.mode->piece_count ? draft.squares[i] : Square{0};
    for (int i = 0; i < kMostSides; ++i) state.stocks[i] = static_cast<std::uint8_t>(draft.stocks[i]);
    state.side = draft.side;
    state.retired = draft.retired;
    if (draft.mode->has_maze()) {
        const Maze& maze = draft.mode->maze;
        for (int i = 0; i < 4; ++i) {
            if (draft.mode->family == Family::kAdvanced && draft.chamber.has(maze.chamber[i])) state.chamber |= 1 << i;
            if (draft.pellets.has(maze.pellets[i])) state.pellets |= 1 << i;
        }
    }
    state.reserve = static_cast<std::uint8_t>(draft.reserve);
    state.spent = static_cast<std::uint8_t>(draft.spent);
    state.lives = static_cast<std::uint8_t>(draft.lives);
    state.moved = draft.moved;
    state.active = draft.active;
    state.origin = draft.origin;
    state.steps = static_cast<std::uint8_t>(draft.steps);
    state.boost = static_cast<std::uint8_t>(draft.boost);
    state.lifted = draft.lifted;
    for (int i = 0; i < kMostPieces; ++i) state.previous[i] = draft.previous[i];
    state.ply = draft.ply;
    state.round = draft.round;
    state.progress = draft.progress;
}

// Whether the rules can go on from here, or the game is over for good.
bool can_go_on(const State& state) {
    // Only a side that leaves ends the game in mid-move.
    if (outcome(state)) return state.retired != 0 || (state.active == kNobody && state.lifted == kNoSquare);
    if (state.retired >> state.side & 1) return false;
    ActionNumber actions[kMostActions];
    const int count = legal_actions(state, actions);
    if (count == 0) return false;
    if (state.active == kNobody || count > 1) return true;
    const Action only = from_number(actions[0], state.mode->family, state.mode->size);
    return !(only.kind == ActionKind::kStop && only.piece == state.active);
}

// What a text of the state would say.
Draft draft_of(const State& state) {
    Draft draft;
    draft.mode = state.mode;
    draft.fences = state.fences;
    for (int i = 0; i < state.mode->piece_count; ++i) draft.squares[i] = state.squares[i];
    for (int i = 0; i < kMostSides; ++i) draft.stocks[i] = state.stocks[i];
    draft.side = state.side;
    draft.retired = state.retired;
    draft.ply = state.ply;
    draft.round = state.round;
    draft.progress = state.progress;
    if (!state.mode->has_maze()) return draft;
    for (int i = 0; i < 4; ++i) {
        const Fence fence = state.mode->maze.chamber[i];
        if (state.chamber >> i & 1)
            (fence.axis == Axis::kHorizontal ? draft.chamber.horizontal : draft.chamber.vertical) |=
                Bits::of(fence.slot);
    }
    draft.pellets = state.pellet_squares();
    draft.reserve = state.reserve;
    draft.spent = state.spent;
    draft.lives = state.lives;
    draft.moved = state.moved;
    draft.active = state.active;
    draft.origin = state.origin;
    draft.steps = state.steps;
    draft.boost = state.boost;
    draft.lifted = state.lifted;
    for (int i = 0; i < kMostPieces; ++i) draft.previous[i] = state.previous[i];
    return draft;
}

bool are_equal(const State& one, const State& other) {
    for (int i = 0; i < kMostPieces; ++i)
        if (one.squares[i] != other.squares[i] || one.previous[i] != other.previous[i]) return false;
    for (int i = 0; i < kMostSides; ++i)
        if (one.stocks[i] != other.stocks[i]) return false;
    return one.side == other.side && one.retired == other.retired && one.chamber == other.chamber &&
           one.pellets == other.pellets && one.reserve == other.reserve && one.spent == other.spent &&
           one.lives == other.lives && one.moved == other.moved && one.active == other.active &&
           one.origin == other.origin && one.steps == other.steps && one.boost == other.boost &&
           one.lifted == other.lifted;
}

}  // namespace

bool to_state(const Draft& draft, State& state) {
    if (!are_fences_good(draft)) return false;
    if (draft.mode->has_maze()) {
        if (!are_maze_fences_good(draft) || !are_counts_good(draft) || !are_places_good(draft) || !is_turn_good(draft))
            return false;
    } else if (!are_pawns_good(draft)) {
        return false;
    }
    fill(draft, state);
    return can_go_on(state);
}

bool is_consistent(const State& state) {
    const Draft draft = draft_of(state);
    State again;
    if (!to_state(draft, again)) return false;
    Fences fences = Fences::none(state.mode->grid());
    for_each_fence({state.fences.horizontal, state.fences.vertical}, [&](Fence fence) { fences.add(fence); });
    return fences.north == state.fences.north && fences.east == state.fences.east && are_equal(state, again);
}

}  // namespace hedgemaze
