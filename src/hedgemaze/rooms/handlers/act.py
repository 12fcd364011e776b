"""`act`: plays actions. The core judges them once; the room decides which seat may move what, and whether in time."""

from __future__ import annotations

from hedgemaze.core import Position
from hedgemaze.rooms.clocks import GameClocks
from hedgemaze.rooms.commands import Act
from hedgemaze.rooms.errors import RoomError
from hedgemaze.rooms.game import GameState, mover_of
from hedgemaze.rooms.handlers.transaction import Transaction
from hedgemaze.rooms.log.events import Acted, Cause, Credited
from hedgemaze.rules import Action, Lift, Side, Step, Stop

MAX_ACTIONS = 64
"""No turn has more actions."""


def act(transaction: Transaction, command: Act) -> None:
    """Plays the actions of an `Act`, all or none.

    Raises:
        RoomError: it is not the seat's turn, piece or time, or the message is stale.
        NotationError, IllegalActionError, GameOverError: an action cannot be read or may not be played.
    """
    seat = transaction.seat()
    game, clocks = transaction.playing()
    transaction.check_version(game.turn_version)
    side = game.position.side
    if transaction.room.side(command.seat) is not side:
        transaction.in_game()
        raise RoomError("room.not_your_turn", "it is another side's turn", given=command.seat)
    if not 1 <= len(command.actions) <= MAX_ACTIONS:
        raise RoomError("room.bad_actions", f"1 to {MAX_ACTIONS} actions are played", given=len(command.actions))
    lag_ms = _allowed_lag(clocks, transaction.now_ms, command.lag_ms)
    position = _played(transaction, game, command)
    if command.waited_ms > 0 and seat.is_engine and clocks.running is not None and not clocks.is_free:
        transaction.add(Credited, side=side, ms=command.waited_ms, cause=Cause.QUEUE)
    transaction.add(Acted, actions=command.actions, lag_ms=lag_ms, position=position)
    transaction.end_if_over()


def _allowed_lag(clocks: GameClocks, now_ms: int, lag_ms: int) -> int:
    """Returns how much lag is compensated.

    Raises:
        RoomError: the message is too late even so; the flag falls soon.
    """
    if clocks.running is None or clocks.is_free:
        return 0
    allowed = clocks.allowance(lag_ms)
    if not clocks.running_ms(now_ms, allowed):
        raise RoomError("room.time_over", "the time is over")
    return allowed


def _played(transaction: Transaction, game: GameState, command: Act) -> Position:
    """Returns the position after the actions, which must be legal, of one turn and of the seat's own pieces."""
    position, lifter = game.position, game.lifter
    is_shared = position.side is Side.GHOSTS and len(transaction.room.team(command.seat)) > 1
    for number, token in enumerate(command.actions):
        if number and position.begins_turn_after(game.position):
            raise RoomError("room.turn_over", "the turn was over before this action", given=token)
        if not is_shared:
            position = position.play(token)
            continue
        action = position.parse_action(token)
        if isinstance(action, Step | Stop):
            _check_hand(transaction, action.piece.letter, token)
        after = position.play(token)
        if not isinstance(action, Step | Stop):
            lifter = _check_fence(transaction, position, action, after, lifter)
        position = after
    return position


def _check_hand(transaction: Transaction, letter: str, token: str) -> None:
    if letter not in transaction.room.seat(transaction.command.seat).hand:
        raise RoomError("room.not_your_piece", "another seat moves this piece", given=token)


def _check_fence(transaction: Transaction, position: Position, action: Action, after: Position, lifter: int) -> int:
    """Checks a fence of the ghosts; returns the seat that holds a lifted one afterwards."""
    seat = transaction.command.seat
    piece = mover_of(position, action, after)
    if piece is not None:
        _check_hand(transaction, piece.letter, str(action))
    elif isinstance(action, Lift):
        return seat
    elif lifter not in (0, seat):
        raise RoomError("room.not_your_piece", "another seat has lifted this fence", given=str(action))
    return 0
