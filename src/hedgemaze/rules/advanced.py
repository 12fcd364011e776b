"""The advanced PAC-MAN variant (section C of the law): one against all, with fences in play.

`docs/decisions/0003` lists the turns action by action.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from hedgemaze.rules.actions import PLACES, Action, Lift, Place, Respawn, Spend, Step, Stop, to_number
from hedgemaze.rules.fences import FenceSet
from hedgemaze.rules.geometry import (
    SQUARES,
    Axis,
    Direction,
    Fence,
    Square,
    SquareSet,
    board_mask,
    fences_of,
    squares_of,
)
from hedgemaze.rules.maze import Maze
from hedgemaze.rules.moving import Continuation, Walk
from hedgemaze.rules.outcome import Outcome, Reason
from hedgemaze.rules.pacman import beginners, begun, other_ghosts, stalled, too_quiet
from hedgemaze.rules.state import Phase, State, Turn
from hedgemaze.rules.words import GHOSTS, Family, Piece, Side

__all__ = ["legal_actions", "outcome", "play", "turn"]

AnyState = TypeVar("AnyState", bound=State)


def maze_of(state: State) -> Maze:
    """Returns the maze, which every advanced game has."""
    assert state.mode.maze is not None
    return state.mode.maze


def is_opening(state: State) -> bool:
    """Tells whether it is one of turns 1–4: a Chamber fence is still to be re-laid (C.1-17 to 19)."""
    return len(state.chamber) > 0 or state.lifted is not None


def is_waiting(state: State) -> bool:
    """Tells whether PAC-MAN is off the board (C.1-6, 13)."""
    return state.square_of(Piece.PACMAN) is None


def turn(state: State) -> Turn:
    """Returns whose turn it is, what is asked for and how many steps are left."""
    mode = state.mode
    steps, phase = state.steps + state.boost, Phase.MOVE
    holders: tuple[Piece, ...] = (state.active,) if state.active else beginners(state)
    if state.side is Side.PACMAN:
        holders = (Piece.PACMAN,)
        if is_waiting(state):
            phase = Phase.RESPAWN
        elif state.active is None:
            phase, steps = Phase.ACT if is_opening(state) else Phase.MOVE, mode.pacman_steps
        elif state.boost:
            phase = Phase.BOOST
    elif is_opening(state):
        holders, phase = GHOSTS, Phase.LIFT if state.lifted is None else Phase.LAY
    if state.active and not steps and not is_opening(state) and state.stock(state.side) and _may_end(state):
        phase = Phase.PLACE
    held = zip(mode.seats_of(state.side), mode.deal[:1] if state.side is Side.PACMAN else mode.deal[1:], strict=True)
    seats = tuple(seat for seat, pieces in held if any(piece in pieces for piece in holders))
    return Turn(state.side, seats, phase, steps)


def outcome(state: State) -> Outcome | None:
    """Returns how the game ended, or None: pellets, lives (C.1-1, 2), no ghosts (C-y), somebody gone, C-za's limit."""
    mode = state.mode
    if not state.pellets:
        return Outcome.of(mode, Reason.ALL_PELLETS, Side.PACMAN)
    if not state.lives:
        return Outcome.of(mode, Reason.NO_LIVES, Side.GHOSTS)
    if not state.ghosts:
        return Outcome.of(mode, Reason.NO_GHOSTS, Side.PACMAN)
    if state.retired:
        return Outcome.of(mode, Reason.OTHERS_LEFT, state.playing[0])
    return stalled(state, Reason.NO_PROGRESS, None) if too_quiet(state) else None


def legal_actions(state: State) -> list[Action]:
    """Returns the legal actions by number."""
    actions = _legal(state)
    return sorted(actions, key=lambda action: to_number(action, Family.ADVANCED))


def _legal(state: State) -> list[Action]:
    if state.active is not None:
        return _going_on(state) + ([Stop(state.active)] if WALK.may_stop(state) else [])
    if state.side is Side.PACMAN:
        return _pacman_begins(state)
    if state.lifted is not None:
        return _fences(state)
    if is_opening(state):
        return list(map(Lift, _liftable(state)))
    return _ghosts_begin(state)


def _going_on(state: State) -> list[Action]:
    """Returns what the active piece may do other than stop: step, spend, or end its move with a fence (C.1-21)."""
    actions = [each.action for each in WALK.legal(_continuations(state))]
    if WALK.may_stop(state) and not is_opening(state):
        actions += _fences(state)
    return actions


def _pacman_begins(state: State) -> list[Action]:
    if is_waiting(state):
        respawns = [Respawn(square) for square in maze_of(state).respawns if not state.pieces_on(square)]
        return [*respawns] or [Stop(Piece.PACMAN)]  # C-k: all four occupied, he waits
    moves: list[Action] = [each.action for each in first_actions(state, Piece.PACMAN)]
    if is_opening(state):
        return [*moves, *_fences(state)] or [Stop(Piece.PACMAN)]  # C.1-17
    return moves or [*_fences(state), Stop(Piece.PACMAN)]  # C-x


def _ghosts_begin(state: State) -> list[Action]:
    """Returns the first actions of all ghosts that may begin; a stuck one stays or places at once (C-x)."""
    actions: list[Action] = []
    stuck = stuck_ghosts(state)
    for ghost in beginners(state):
        actions += [each.action for each in first_actions(state, ghost)]
    actions += map(Stop, stuck)
    if stuck:
        actions += _fences(state)
    return actions


def stuck_ghosts(state: State) -> tuple[Piece, ...]:
    """Returns the ghosts that may begin and have no legal step (C-x)."""
    return tuple(ghost for ghost in beginners(state) if not first_actions(state, ghost))


def first_actions(state: State, piece: Piece) -> list[Continuation]:
    """Returns the steps, and for PAC-MAN the spending, with which a piece may begin its MOVE."""
    return WALK.legal(_continuations(begun(state, piece)))


# Steps (C.1-9 to 13, 23 to 27).


def _continuations(state: State) -> list[Continuation]:
    """Returns the next steps of the active piece into squares it may enter, and the spending of a pellet."""
    piece = state.active
    assert piece is not None, "somebody is moving"
    following: list[Continuation] = []
    if state.steps + state.boost:
        for square in neighbours(state, piece):
            if why_not_enter(state, piece, square) is None:
                after = _pacman_enters(state, square) if piece is Piece.PACMAN else _ghost_enters(state, piece, square)
                following.append(Continuation(Step(piece, square), after))
    # Coming back may have been the MOVE (C-j): it has no origin, and no pellet can be spent in it.
    if piece is Piece.PACMAN and state.reserve and state.origin is not None:
        boost = state.boost + state.mode.boost_steps
        after = replace(state, reserve=state.reserve - 1, spent=state.spent + 1, boost=boost, progress=state.round)
        following.append(Continuation(Spend(), after, is_spending=True))
    return following


def neighbours(state: State, piece: Piece) -> list[Square]:
    """Returns the squares one open step away from a piece, the far end of a tunnel included (C.1-9, 10)."""
    square = state.square_of(piece)
    assert square is not None, "only pieces on the board step"
    near = [SQUARES[square + way.offset] for way in Direction if state.fences.is_open(square, way)]
    if piece is Piece.PACMAN or state.mode.house.ghost_tunnels:
        near += [there for link in maze_of(state).tunnels for here, there in (link, link[::-1]) if here == square]
    return near


def why_not_enter(state: State, piece: Piece, square: Square) -> str | None:
    """Returns the code of the rule that keeps a piece out of a neighbouring square, or None."""
    house = state.mode.house
    if house.no_return == "no_backtrack_step" and square == previous_of(state, piece):
        return "action.returns"
    if piece is not Piece.PACMAN and house.ghost_stack == "none" and other_ghosts(state, piece, square):
        return "action.ghost_in_way"
    return None


def previous_of(state: State, piece: Piece) -> Square | None:
    """Returns the square that a piece may not return to (C.1-12)."""
    return state.previous[state.mode.pieces.index(piece)]


def _remember(state: State, piece: Piece, square: Square | None) -> tuple[Square | None, ...]:
    """Returns the no-return memory with one piece's changed."""
    return tuple(
        square if other is piece else old for other, old in zip(state.mode.pieces, state.previous, strict=True)
    )


def _stepped(state: State, piece: Piece, square: Square | None) -> State:
    """Returns the position with a piece on its next square, one step used, boost first."""
    boosted = state.boost > 0
    after = replace(
        state,
        squares=state.with_square(piece, square),
        steps=state.steps - (not boosted),
        boost=state.boost - boosted,
    )
    if state.mode.house.no_return == "no_backtrack_step":
        return replace(after, previous=_remember(state, piece, state.square_of(piece)))
    return after


def _pacman_enters(state: State, square: Square) -> State:
    """Returns the position after PAC-MAN's step: ghosts eaten or a collision, a pellet taken (C.1-13, 24, 25)."""
    ghosts = state.pieces_on(square)
    if ghosts and not state.boost:
        return _collided(state, Piece.PACMAN)
    after = _stepped(state, Piece.PACMAN, square)
    if ghosts:
        at = tuple(
            None if piece in ghosts else old for piece, old in zip(state.mode.pieces, after.squares, strict=True)
        )
        memory = tuple(
            None if piece in ghosts else old for piece, old in zip(state.mode.pieces, after.previous, strict=True)
        )
        after = replace(after, squares=at, previous=memory, progress=state.round)
    if state.pellets & square.bit:
        after = replace(after, pellets=state.pellets & ~square.bit, reserve=state.reserve + 1, progress=state.round)
    return _closed(after) if outcome(after) is not None else after


def _ghost_enters(state: State, ghost: Piece, square: Square) -> State:
    """Returns the position after a ghost's step; PAC-MAN's square means a collision (C.1-13)."""
    if square == state.square_of(Piece.PACMAN):
        return _collided(_stepped(state, ghost, square), ghost)
    return _stepped(state, ghost, square)


def _collided(state: State, mover: Piece) -> State:
    """Returns the position after a collision: PAC-MAN off the board, a life less, the mover's turn over (C-g)."""
    after = replace(
        state,
        lives=state.lives - 1,
        squares=state.with_square(Piece.PACMAN, None),
        previous=_remember(state, Piece.PACMAN, None),
        progress=state.round,
    )
    if outcome(after) is not None:
        return _closed(_remembering(after, mover))
    return _finished(after, mover)


def _may_end(state: State) -> bool:
    """Tells whether the active piece may end where it stands (C.1-11, 12, 27, C-v)."""
    return why_not_end(state) is None


def why_not_end(state: State) -> str | None:
    """Returns the code of the rule that forbids the active piece to end where it stands, or None."""
    piece, house = state.active, state.mode.house
    assert piece is not None, "somebody is moving"
    square = state.square_of(piece)
    assert square is not None, "it is on the board"
    if square == state.origin:
        return "action.ends_on_origin"
    if house.no_return == "end_square" and square == previous_of(state, piece):
        return "action.returns"
    if piece is Piece.PACMAN:
        return None
    if state.pellets & square.bit:
        return "action.ends_on_pellet"
    if house.ghost_stack != "free" and other_ghosts(state, piece, square):
        return "action.ends_on_ghost"
    return None


def _unmade(state: State) -> int:
    """Returns how many compulsory steps are left to the active piece (C-f)."""
    return state.steps if state.mode.house.adv_move == "exact" else 0


WALK = Walk(_continuations, _may_end, _unmade)


# Fences (C.1-14 to 19).


def _fences(state: State) -> list[Action]:
    """Returns the legal placements of the side to move, or of the fence in the ghosts' hand."""
    if state.lifted is None and not state.stock(state.side):
        return []
    fences = state.fences
    (horizontal, vertical), (h_suspects, v_suspects) = fences.room(), fences.suspects()
    if sealed_off(state, fences):
        return []  # a lift that does not open the Chamber: no fence makes it better
    if state.lifted is not None:
        horizontal, vertical = horizontal & ~state.lifted.bit, vertical & ~state.lifted.bit
    for fence in fences_of(horizontal & h_suspects, vertical & v_suspects):
        if sealed_off(state, fences.add(fence)):
            if fence.axis is Axis.HORIZONTAL:
                horizontal &= ~fence.slot.bit
            else:
                vertical &= ~fence.slot.bit
    return [
        *(PLACES[Axis.HORIZONTAL][slot] for slot in squares_of(horizontal)),
        *(PLACES[Axis.VERTICAL][slot] for slot in squares_of(vertical)),
    ]


def sealed_off(state: State, fences: FenceSet) -> SquareSet:
    """Returns the squares that these fences would cut off, as `seal_test` understands it (C.1-15, C-c, C-d)."""
    maze, board = maze_of(state), board_mask(state.mode.size)
    if len(state.chamber) == len(maze.chamber):
        board &= ~maze.sealed
    test = state.mode.house.seal_test
    links = maze.tunnels if test != "connected_no_tunnels" else ()
    if test == "open_side":
        return _closed_in(fences, links, board)
    return board & ~fences.reach(maze.respawns[0].bit, links)


def _closed_in(fences: FenceSet, links: tuple[tuple[Square, Square], ...], board: SquareSet) -> SquareSet:
    """Returns the squares without any open step."""
    closed = 0
    for square in squares_of(board):
        if any(square in link for link in links):
            continue
        if not any(fences.is_open(square, way) for way in Direction):
            closed |= square.bit
    return closed


def _liftable(state: State) -> list[Fence]:
    """Returns the Chamber fences that may be lifted: those that can then be laid elsewhere (C.1-19, C-r, C-s)."""
    return [fence for fence in state.chamber if _fences(_lift(state, fence))]


def _lift(state: AnyState, fence: Fence) -> AnyState:
    return replace(state, fences=state.fences.remove(fence), chamber=state.chamber.remove(fence), lifted=fence.slot)


# Playing.


def play(state: AnyState, action: Action) -> AnyState:
    """Returns the position after a legal action; whether it is legal is not checked."""
    after = _played(replace(state, ply=state.ply + 1), action)
    assert isinstance(after, type(state))
    if after.active is not None and not _going_on(after):
        after = _finished(after, after.active)  # nothing but a stop is left
    return after


def _played(state: State, action: Action) -> State:
    match action:
        case Step(piece) | Stop(piece):
            pass
        case Spend():
            piece = Piece.PACMAN
        case Respawn(square):
            return _respawned(state, square)
        case Lift(fence):
            return _lift(state, fence)
        case Place(fence):
            return _placed(state, fence)
        case _:
            raise AssertionError(f"{action} is no action of this family")
    if isinstance(action, Stop):
        return _finished(state, piece)
    moving = state if state.active is not None else begun(state, piece)
    return next(each.after for each in _continuations(moving) if each.action == action)


def _respawned(state: State, square: Square) -> State:
    """Returns the position with PAC-MAN back on the board; his turn follows, or has been used for it (C-j)."""
    after = replace(state, squares=state.with_square(Piece.PACMAN, square))
    if not state.mode.house.respawn_uses_move or state.round == 1:
        return after
    if is_opening(state):
        return _finished(after, Piece.PACMAN)
    return replace(after, active=Piece.PACMAN)


def _placed(state: State, fence: Fence) -> State:
    """Returns the position with one more fence, and the turn of the piece that placed it over (C.1-16 to 21)."""
    fenced = replace(state, fences=state.fences.add(fence), progress=state.round)
    if state.lifted is not None:
        return _next_round(replace(fenced, lifted=None))
    fenced = replace(fenced, stocks=state.with_stock(state.side, -1))
    if state.active is not None:
        return _finished(fenced, state.active)
    if state.side is Side.GHOSTS:
        return _finished(fenced, stuck_ghosts(state)[0])
    if is_opening(state):
        return _passed_on(fenced)  # a PLACE instead of a MOVE: the memory stays
    return _finished(fenced, Piece.PACMAN)


def _finished(state: AnyState, piece: Piece) -> AnyState:
    """Returns the position after a piece's turn, its move remembered."""
    state = _remembering(state, piece)
    if piece is Piece.PACMAN:
        return _passed_on(_closed(state))
    moved = tuple(ghost for ghost in GHOSTS if ghost in state.moved or ghost is piece)
    done = replace(_closed(state), moved=moved)
    return _next_round(done) if all(ghost in moved for ghost in done.ghosts) else done


def _remembering(state: AnyState, piece: Piece) -> AnyState:
    """Returns the position with the first square of a finished move in memory; a skipped one clears it (C-e, C-x)."""
    if state.active is None or state.square_of(piece) is None:
        return replace(state, previous=_remember(state, piece, None))
    if state.mode.house.no_return == "end_square":
        return replace(state, previous=_remember(state, piece, state.origin))
    return state


def _closed(state: AnyState) -> AnyState:
    """Returns the position with no piece in mid-move."""
    return replace(state, active=None, origin=None, steps=0, boost=0)


def _passed_on(state: AnyState) -> AnyState:
    """Returns the position with the ghosts to play; an opening turn in which they cannot is skipped."""
    passed = replace(state, side=Side.GHOSTS)
    return _next_round(passed) if is_opening(passed) and not _liftable(passed) else passed


def _next_round(state: AnyState) -> AnyState:
    return replace(state, side=Side.PACMAN, moved=(), round=state.round + 1)
