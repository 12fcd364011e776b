#include "rules/families.hpp"

#include "rules/pacman/ghost_steps.hpp"
#include "rules/pacman/pacman_steps.hpp"

namespace hedgemaze::pacman {

namespace {

constexpr int kFirstStop = action_count(Family::kPacman, kStride) - kMaxPieces;

// Ends a piece's turn; the next ghost or the next side follows (A.3, "Round").
void finish(State& state, int piece) {
    end_move(state);
    if (piece == kPacman) {
        state.side = kGhostSide;
    } else {
        state.moved |= piece_bit(piece);
    }
    if ((ghosts_on_board(state) & ~state.moved) == 0) next_round(state);
}

// Ends a piece's move; a boost that ends on a ghost eats it (A.3-11, B4).
void stop(State& state, int piece) {
    if (state.boost > 0) {
        eat(state);
        if (state.active == kNobody) return;  // the last ghost was eaten
    }
    finish(state, piece);
}

// PAC-MAN loses a life, all pieces return to their starts, a new round begins (A.3-22, 23, B18). After the last life
// the pieces stay where the catch happened.
void catch_pacman(State& state, int mover, Square square) {
    const Mode& mode = *state.mode;
    end_move(state);
    --state.lives;
    state.moved = 0;
    state.progress = state.round;
    if (state.lives == 0) {
        state.squares[mover] = square;
        return;
    }
    for (int i = 0; i < mode.piece_count; ++i) state.squares[i] = mode.starts[i];
    next_round(state);
    if (mode.house.pellets_reset) {
        state.pellets = (1 << kPellets) - 1;
        state.spent = 0;
    }
}

}  // namespace

Outcome outcome(const State& state) {
    const auto rank = static_cast<std::uint8_t>(state.taken());
    if (state.pellets == 0) return {Reason::kAllPellets, kPacman, rank};
    if (state.lives == 0) return {Reason::kNoLives, kGhostSide, rank};
    if (state.mode->house.auto_win_no_ghosts && !has_ghosts(state)) return {Reason::kNoGhosts, kPacman, rank};
    return left_or_stalled(state, rank);
}

Turn turn(const State& state) {
    const Mode& mode = *state.mode;
    const bool has_begun = state.active != kNobody;
    Turn turn;
    turn.side = state.side;
    turn.phase = state.side == kPacman && state.boost > 0 ? Phase::kBoost : Phase::kMove;
    turn.steps = static_cast<std::uint8_t>(state.steps + state.boost);
    if (state.side == kPacman) {
        if (!has_begun) turn.steps = mode.pacman_steps;
        turn.seats = seats_of(mode, piece_bit(kPacman));
    } else {
        turn.seats = seats_of(mode, has_begun ? piece_bit(state.active) : movable_ghosts(state));
    }
    return turn;
}

int legal_actions(const State& state, ActionNumber* out) {
    int count = 0;
    if (state.side == kPacman) {
        const Choice next = choice(state);
        count = write_steps(next.steps, kPacman, state.squares[kPacman], out, count);
        if (next.may_stop) out[count++] = kFirstStop + kPacman;
        return count;
    }
    const GhostWalk walk(state);
    if (state.active != kNobody) {
        count = write_steps(walk.next_steps(), state.active, state.squares[state.active], out, count);
        if (walk.may_stop()) out[count++] = static_cast<ActionNumber>(kFirstStop + state.active);
        return count;
    }
    const Pieces waiting = movable_ghosts(state);
    Pieces stops = state.mode->house.ghost_may_stay ? waiting : 0;
    for (unsigned left = waiting; left != 0; left &= left - 1) {
        const int ghost = __builtin_ctz(left);
        const Patch steps = walk.first_steps(ghost);
        if (steps == 0) stops |= piece_bit(ghost);  // A.3-21
        count = write_steps(steps, ghost, state.squares[ghost], out, count);
    }
    for (unsigned left = stops; left != 0; left &= left - 1)
        out[count++] = static_cast<ActionNumber>(kFirstStop + __builtin_ctz(left));
    return count;
}

void play(State& state, const Action& action) {
    ++state.ply;
    const int piece = action.piece;
    if (action.kind == ActionKind::kStop) return stop(state, piece);
    if (state.active == kNobody) begin_move(state, piece);
    const bool is_pacman = piece == kPacman;
    const bool is_catch =
        is_pacman ? state.boost == 0 && ghosts_on(state, action.square) != 0 : action.square == state.squares[kPacman];
    if (is_catch) return catch_pacman(state, piece, action.square);
    if (is_pacman) {
        enter(state, action.square);
        if (state.active == kNobody) return;  // PAC-MAN has won
    } else {
        state.squares[piece] = action.square;
        --state.steps;
    }
    // A turn ends automatically when only a stop is left (decision 0001).
    const bool is_spent = state.steps + state.boost == 0;
    if (is_spent || (is_pacman ? choice(state).steps : GhostWalk(state).next_steps()) == 0) stop(state, piece);
}

}  // namespace hedgemaze::pacman
