#include "rules/families.hpp"

#include "rules/advanced/fences.hpp"
#include "rules/advanced/steps.hpp"

namespace hedgemaze::advanced {

namespace {

using pacman::piece_bit;

// The legal actions by kind; `write` lists them by number.
struct Legal {
    Bits steps[kMaxPieces];
    Slots fences;
    std::uint8_t lifts = 0;  // bit i: maze.chamber[i]
    Bits respawns;
    bool may_spend = false;
    Pieces stops = 0;

    void add(int piece, const Choice& choice) {
        steps[piece] = choice.steps;
        may_spend |= choice.may_spend;
    }
    int write(const Maze& maze, ActionNumber* out) const;
};

int Legal::write(const Maze& maze, ActionNumber* out) const {
    constexpr int kFences = 2 * (kStride - 1) * (kStride - 1), kFirstPlace = kMaxPieces * kSquares;
    constexpr int kFirstLift = kFirstPlace + kFences, kFirstRespawn = kFirstLift + kFences;
    constexpr int kSpend = kFirstRespawn + kSquares;
    int count = 0;
    const auto add = [&](int number) { out[count++] = static_cast<ActionNumber>(number); };
    for (int piece = 0; piece < kMaxPieces; ++piece)
        for (Bits left = steps[piece]; left.any();) add(kSquares * piece + left.pop());
    for_each_fence(fences, [&](Fence fence) { add(kFirstPlace + fence_number(fence, kStride)); });
    for (unsigned left = lifts; left != 0; left &= left - 1)
        add(kFirstLift + fence_number(maze.chamber[__builtin_ctz(left)], kStride));
    for (Bits left = respawns; left.any();) add(kFirstRespawn + left.pop());
    if (may_spend) add(kSpend);
    for (unsigned left = stops; left != 0; left &= left - 1) add(kSpend + 1 + __builtin_ctz(left));
    return count;
}

// The active piece steps, spends, ends its move with a fence (C.1-21) or stops.
void add_continuations(const State& state, Legal& legal) {
    legal.add(state.active, choice(state));
    if (!may_stop(state)) return;
    if (!is_opening(state)) legal.fences = legal_fences(state);
    legal.stops = piece_bit(state.active);
}

void add_pacman_starts(const State& state, Legal& legal) {
    if (is_waiting(state)) {
        for (const Square square : state.mode->maze.respawns)
            if (pacman::ghosts_on(state, square) == 0) legal.respawns |= Bits::of(square);
        if (legal.respawns.none()) legal.stops = piece_bit(kPacman);  // C-k: all four occupied, PAC-MAN waits
        return;
    }
    const Choice first = first_choice(state, kPacman);
    legal.add(kPacman, first);
    const bool must_move = first.must_move();
    if (must_move && !is_opening(state)) return;
    legal.fences = legal_fences(state);  // C.1-17, C-x
    if (!must_move && !(is_opening(state) && legal.fences.any())) legal.stops = piece_bit(kPacman);
}

// The first actions of all ghosts that may move now; a ghost without a step stays or places a fence (C-x).
void add_ghost_starts(const State& state, Legal& legal) {
    for (unsigned left = pacman::movable_ghosts(state); left != 0; left &= left - 1) {
        const int ghost = __builtin_ctz(left);
        const Choice first = first_choice(state, ghost);
        legal.add(ghost, first);
        if (!first.must_move()) legal.stops |= piece_bit(ghost);
    }
    if (legal.stops != 0) legal.fences = legal_fences(state);
}

// Stores the origin of a finished move; a skipped move clears it (C-e, C-x).
void store_origin(State& state, int piece) {
    if (state.active == kNobody || state.squares[piece] == kNoSquare) {
        state.previous[piece] = kNoSquare;
    } else if (state.mode->house.no_return == NoReturn::kEndSquare) {
        state.previous[piece] = state.origin;
    }
}

// Passes the turn to the ghosts; an opening turn without a legal lift is skipped.
void pass_turn_to_ghosts(State& state) {
    state.side = kGhostSide;
    if (is_opening(state) && liftable(state) == 0) pacman::next_round(state);
}

void finish(State& state, int piece) {
    store_origin(state, piece);
    pacman::end_move(state);
    if (piece == kPacman) return pass_turn_to_ghosts(state);
    state.moved |= piece_bit(piece);
    if ((pacman::ghosts_on_board(state) & ~state.moved) == 0) pacman::next_round(state);
}

// PAC-MAN loses a life and leaves the board; the mover's turn ends (C.1-13, C-g).
void collide(State& state, int mover) {
    --state.lives;
    state.squares[kPacman] = state.previous[kPacman] = kNoSquare;
    state.progress = state.round;
    if (state.lives > 0) return finish(state, mover);
    store_origin(state, mover);
    pacman::end_move(state);
}

void step(State& state, int piece, Square square) {
    switch (make_step(state, square)) {
        case Step::kGoesOn: break;
        case Step::kCollision: collide(state, piece); break;
        case Step::kGameOver: pacman::end_move(state); break;
    }
}

// PAC-MAN returns to the board. Its turn follows, unless the respawn counts as the move (C-j).
void respawn(State& state, Square square) {
    state.squares[kPacman] = square;
    if (!state.mode->house.respawn_uses_move || state.round == 1) return;
    if (is_opening(state)) return finish(state, kPacman);
    state.active = kPacman;
}

void lift_fence(State& state, Fence fence) {
    for (int i = 0; i < 4; ++i)
        if ((state.chamber >> i & 1) != 0 && state.mode->maze.chamber[i] == fence) return lift(state, i);
}

// Places a fence and ends the turn of the piece that placed it (C.1-16 to 21).
void place(State& state, Fence fence) {
    const bool begins = state.active == kNobody, is_from_chamber = state.lifted != kNoSquare;
    // The fence belongs to the first ghost without a step; the new fence must not count.
    const Pieces stuck = begins && state.side == kGhostSide && !is_from_chamber ? stuck_ghosts(state) : Pieces{0};
    state.fences.add(fence);
    state.progress = state.round;
    if (is_from_chamber) {
        state.lifted = kNoSquare;
        return pacman::next_round(state);
    }
    --state.stocks[state.side];
    if (!begins) return finish(state, state.active);
    if (stuck != 0) return finish(state, pacman::first_piece(stuck));
    if (is_opening(state)) return pass_turn_to_ghosts(state);  // a PLACE instead of a MOVE keeps `previous`
    finish(state, kPacman);
}

}  // namespace

Outcome outcome(const State& state) {
    if (state.pellets == 0) return {Reason::kAllPellets, kPacman, 0};
    if (state.lives == 0) return {Reason::kNoLives, kGhostSide, 0};
    if (!pacman::has_ghosts(state)) return {Reason::kNoGhosts, kPacman, 0};
    return pacman::left_or_stalled(state, 0);
}

Turn turn(const State& state) {
    const Mode& mode = *state.mode;
    const bool opening = is_opening(state), has_begun = state.active != kNobody;
    Turn turn;
    turn.side = state.side;
    turn.phase = Phase::kMove;
    turn.steps = static_cast<std::uint8_t>(state.steps + state.boost);
    Pieces holders = has_begun ? piece_bit(state.active) : pacman::movable_ghosts(state);
    if (state.side == kPacman) {
        holders = piece_bit(kPacman);
        if (is_waiting(state)) {
            turn.phase = Phase::kRespawn;
        } else if (!has_begun) {
            turn.phase = opening ? Phase::kAct : Phase::kMove;
            turn.steps = mode.pacman_steps;
        } else if (state.boost > 0) {
            turn.phase = Phase::kBoost;
        }
    } else if (opening) {
        holders = pacman::kAllGhosts;
        turn.phase = state.lifted == kNoSquare ? Phase::kLift : Phase::kLay;
    }
    if (has_begun && turn.steps == 0 && !opening && state.stocks[state.side] > 0 && why_not_end(state) == Code::kLegal)
        turn.phase = Phase::kPlace;
    turn.seats = pacman::seats_of(mode, holders);
    return turn;
}

int legal_actions(const State& state, ActionNumber* out) {
    Legal legal;
    if (state.active != kNobody) {
        add_continuations(state, legal);
    } else if (state.side == kPacman) {
        add_pacman_starts(state, legal);
    } else if (state.lifted != kNoSquare) {
        legal.fences = legal_fences(state);
    } else if (is_opening(state)) {
        legal.lifts = liftable(state);
    } else {
        add_ghost_starts(state, legal);
    }
    return legal.write(state.mode->maze, out);
}

void play(State& state, const Action& action) {
    ++state.ply;
    switch (action.kind) {
        case ActionKind::kRespawn: respawn(state, action.square); break;
        case ActionKind::kLift: lift_fence(state, action.fence()); break;
        case ActionKind::kPlace: place(state, action.fence()); break;
        case ActionKind::kStop: finish(state, action.piece); break;
        default:
            if (state.active == kNobody) pacman::begin_move(state, action.piece);
            if (action.kind == ActionKind::kSpend) {
                spend(state);
            } else {
                step(state, action.piece, action.square);
            }
    }
    // A turn ends automatically when only a stop is left (decision 0001).
    if (state.active == kNobody || choice(state).any()) return;
    if (is_opening(state) || !may_stop(state) || !has_legal_fence(state)) finish(state, state.active);
}

}  // namespace hedgemaze::advanced
