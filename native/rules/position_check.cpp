#include "rules/position_check.hpp"

#include "rules/advanced/fences.hpp"
#include "rules/rules.hpp"

namespace hedgemaze {

namespace {

constexpr int kPacman = 0;  // index of both the piece and the side; the ghosts are the pieces after it

bool is_subset(Bits some, Bits all) { return some.without(all).none(); }
bool is_subset(const Slots& some, const Slots& all) {
    return is_subset(some.horizontal, all.horizontal) && is_subset(some.vertical, all.vertical);
}

bool is_on_board(const State& state, int piece) { return state.squares[piece] != kNoSquare; }

bool are_fences_valid(const State& state) {
    const Bits h = state.fences.horizontal, v = state.fences.vertical;
    if ((h & h.up<1>()).any() || (v & v.up<kStride>()).any() || (h & v).any()) return false;
    for (int i = 0; i < state.mode->side_count; ++i)
        if (state.stocks[i] > kMaxFences) return false;
    return true;
}

bool are_pawns_valid(const State& state) {
    const Mode& mode = *state.mode;
    Bits used;
    int at_goal = 0, playing = 0;
    for (int i = 0; i < mode.side_count; ++i) {
        const Bits here = Bits::of(state.squares[i]);
        if ((used & here).any()) return false;
        used |= here;
        if ((mode.goals[i] & here).any()) ++at_goal;
        if (state.retired >> i & 1) continue;
        ++playing;
        if (!state.fences.reaches(here, mode.goals[i])) return false;
    }
    return playing > 0 && at_goal <= 1;
}

bool are_maze_fences_valid(const State& state) {
    const Maze& maze = state.mode->maze;
    const Slots standing = state.fences.slots();
    if (state.mode->family == Family::kPacman) return standing == maze.fences;
    for (int i = 0; i < state.mode->side_count; ++i)
        if (state.stocks[i] > state.mode->stocks[i]) return false;
    return is_subset(maze.fences, standing) && advanced::sealed_off(state, state.fences).none();
}

bool are_counts_valid(const State& state) {
    const Mode& mode = *state.mode;
    if (__builtin_popcount(state.pellets) + state.taken() != kPellets) return false;
    if (state.reserve > 0 && mode.family == Family::kPacman) return false;
    if (state.lives > mode.house.lives) return false;
    if (state.lives == 0 && state.pellets == 0) return false;
    return state.round >= 1 && state.progress <= state.round && state.retired != 0b11;
}

// Whether a piece may be on its square: not with others, and a ghost in rest not on a pellet.
bool is_place_valid(const State& state, int piece) {
    const House& house = state.mode->house;
    const Square square = state.squares[piece];
    for (int other = 0; other < state.mode->piece_count; ++other) {
        if (other == piece || state.squares[other] != square) continue;
        if (piece == kPacman) {
            const bool is_passing = state.active == kPacman && state.boost > 0 && !house.eat_in_passing;
            if (!is_passing && state.lives > 0) return false;
        } else if (other != kPacman && state.active != piece && state.active != other) {
            if (house.ghost_stack != GhostStack::kFree) return false;
        }
    }
    return piece == kPacman || state.active == piece || !state.has_pellet(square);
}

bool are_places_valid(const State& state) {
    const Mode& mode = *state.mode;
    if (mode.family == Family::kPacman && !is_on_board(state, kPacman)) return false;
    for (int i = 0; i < mode.piece_count; ++i) {
        if (is_on_board(state, i) && !is_place_valid(state, i)) return false;
        if (state.previous[i] == kNoSquare) continue;
        if (mode.house.no_return == NoReturn::kOff || !is_on_board(state, i)) return false;
    }
    return true;
}

// Whether the active piece and its counters are possible.
bool is_active_valid(const State& state) {
    const Mode& mode = *state.mode;
    const int active = state.active;
    if (active == kNobody) return state.origin == kNoSquare && state.steps == 0 && state.boost == 0;
    const bool is_pacman = active == kPacman;
    if (is_pacman != (state.side == kPacman) || (state.moved >> active & 1) != 0 || !is_on_board(state, active))
        return false;
    int speed = mode.pacman_steps;
    if (!is_pacman) {
        speed = mode.ghost_steps[state.taken() < 3 ? state.taken() : 3];
        if (speed < mode.frenzy_steps) speed = mode.frenzy_steps;
    }
    // A respawn may count as the move: such a move has no origin (C-j).
    if (state.origin == kNoSquare && !(mode.house.respawn_uses_move && is_pacman && state.steps == 0)) return false;
    const int boosts = mode.family == Family::kAdvanced ? kPellets : 1;
    return state.steps <= speed && (state.boost == 0 || is_pacman) && state.boost <= mode.boost_steps * boosts;
}

// Whether the progress of the turn is possible.
bool is_turn_valid(const State& state) {
    const bool is_pacmans = state.side == kPacman, is_moving = state.active != kNobody;
    if (state.moved != 0 && is_pacmans) return false;
    for (int i = kPacman + 1; i < state.mode->piece_count; ++i)
        if ((state.moved >> i & 1) != 0 && !is_on_board(state, i)) return false;
    if (!is_active_valid(state)) return false;
    const bool is_lifted = state.lifted != kNoSquare;
    if (is_lifted) {
        if (state.mode->family != Family::kAdvanced || is_pacmans || is_moving || state.moved != 0) return false;
        bool is_gone = false;
        for (int i = 0; i < 4; ++i)
            is_gone |= (state.chamber >> i & 1) == 0 && state.mode->maze.chamber[i].slot == state.lifted;
        if (!is_gone) return false;
    }
    // Ghosts do not move in the opening.
    return !((state.chamber != 0 || is_lifted) && !is_pacmans && (state.moved != 0 || is_moving));
}

// Whether the game is over in a possible way, or has a legal action that is not an automatic stop.
bool can_continue(const State& state) {
    // A game ends in mid-move only if a side leaves.
    if (outcome(state)) return state.retired != 0 || (state.active == kNobody && state.lifted == kNoSquare);
    if (state.retired >> state.side & 1) return false;
    ActionNumber actions[kMaxActions];
    const int count = legal_actions(state, actions);
    if (count == 0) return false;
    if (state.active == kNobody || count > 1) return true;
    const Action only = from_number(actions[0], state.mode->family, state.mode->size);
    return !(only.kind == ActionKind::kStop && only.piece == state.active);
}

}  // namespace

bool is_possible(const State& state) {
    if (!are_fences_valid(state)) return false;
    const bool is_valid = state.mode->has_maze() ? are_maze_fences_valid(state) && are_counts_valid(state) &&
                                                       are_places_valid(state) && is_turn_valid(state)
                                                 : are_pawns_valid(state);
    return is_valid && can_continue(state);
}

bool is_consistent(const State& state) {
    State used;  // the fields that the mode uses, the others by default
    if (state.mode->has_maze()) {
        used = state;
    } else {
        used.mode = state.mode;
        for (int i = 0; i < kMaxSides; ++i) used.stocks[i] = state.stocks[i];
        used.side = state.side;
        used.retired = state.retired;
        used.ply = state.ply;
        used.round = state.round;
        used.progress = state.progress;
    }
    for (int i = 0; i < kMaxPieces; ++i) used.squares[i] = i < state.mode->piece_count ? state.squares[i] : Square{0};
    used.fences = fences_of(state.fences.slots(), state.mode->grid());
    return used == state && is_possible(state);
}

}  // namespace hedgemaze
