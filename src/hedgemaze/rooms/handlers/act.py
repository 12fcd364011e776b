"""`act`: playing actions, judged by the core; who may move what, when and in time."""

from __future__ import annotations

from hedgemaze.core import Position
from hedgemaze.rooms.clocks import Clocks
from hedgemaze.rooms.commands import Act
from hedgemaze.rooms.errors import RoomError
from hedgemaze.rooms.game import Play, mover_of, read_action
from hedgemaze.rooms.handlers.draft import Draft
from hedgemaze.rooms.log.events import Acted, Cause, Credited
from hedgemaze.rules import Action, Lift, Side, Step, Stop

__all__ = ["act"]

MOST_ACTIONS = 64
"""No turn is longer."""


def act(draft: Draft, command: Act) -> None:
    """Plays the actions of an `Act`, all or none.

    Raises:
        RoomError: it is not the seat's turn, piece or time, or the message is stale.
        NotationError, IllegalActionError, GameOverError: an action cannot be read or may not be played.
    """
    seat = draft.seat()
    play, clocks = draft.playing()
    draft.fresh(play.turn_version)
    if draft.room.side(command.seat) is not play.position.side:
        draft.in_game()
        raise RoomError("room.not_your_turn", "it is another side's turn", given=command.seat)
    if not 1 <= len(command.actions) <= MOST_ACTIONS:
        raise RoomError("room.bad_actions", f"1 to {MOST_ACTIONS} actions are played", given=len(command.actions))
    lag_ms = _allowed_lag(draft, clocks, command)
    _check(draft, play, command)
    if command.waited_ms > 0 and seat.is_engine and clocks.running is not None and not clocks.is_free:
        draft.add(Credited, side=play.position.side, ms=command.waited_ms, cause=Cause.QUEUE)
    draft.add(Acted, actions=command.actions, lag_ms=lag_ms)
    draft.end_if_over()


def _allowed_lag(draft: Draft, clocks: Clocks, command: Act) -> int:
    """Returns how much lag is allowed for; what came too late even so is refused, and the flag falls soon."""
    lag_ms = clocks.allowance(command.lag_ms)
    if clocks.running is not None and not clocks.is_free and not clocks.remaining(draft.now_ms, lag_ms)[clocks.running]:
        raise RoomError("room.time_over", "the time is over")
    return lag_ms


def _check(draft: Draft, play: Play, command: Act) -> None:
    """Plays the actions to see whether they are legal, of one turn and of the seat's own pieces."""
    room, position, lifter = draft.room, play.position, play.lifter
    is_shared = len(room.team(command.seat)) > 1
    for number, token in enumerate(command.actions):
        if number and play.is_new_turn(position):
            raise RoomError("room.turn_over", "the turn was over before this action", given=token)
        action = read_action(position, token)
        if is_shared and isinstance(action, Step | Stop):
            _check_hand(draft, command.seat, action.piece.letter, token)
        after = position.play(action)
        if is_shared and not isinstance(action, Step | Stop):
            lifter = _check_fence(draft, position, action, after, lifter)
        position = after


def _check_hand(draft: Draft, seat: int, letter: str, token: str) -> None:
    if letter not in draft.room.seat(seat).hand:
        raise RoomError("room.not_your_piece", "another seat moves this piece", given=token)


def _check_fence(draft: Draft, position: Position, action: Action, after: Position, lifter: int) -> int:
    """Checks a fence of the ghosts; returns who has a lifted one in hand afterwards."""
    seat = draft.command.seat
    if position.side is not Side.GHOSTS:
        return 0
    piece = mover_of(position, action, after)
    if piece is not None:
        _check_hand(draft, seat, piece.letter, str(action))
    elif isinstance(action, Lift):
        return seat
    elif lifter not in (0, seat):
        raise RoomError("room.not_your_piece", "another seat has lifted this fence", given=str(action))
    return 0
