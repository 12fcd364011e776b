"""The seats that should act now: engines, those that wait for people's ghosts, and people."""

from __future__ import annotations

from dataclasses import dataclass

from hedgemaze.core import Position
from hedgemaze.rooms.room import Room, Stage
from hedgemaze.rules import Action, Piece, Side, Step, Stop


@dataclass(frozen=True, slots=True)
class EngineTurn:
    """An engine seat that should act now.

    >>> from hedgemaze.rooms import Holder, SeatPlan, Settings, open_room
    >>> seats = (SeatPlan(Holder.ENGINE, level=3), SeatPlan(Holder.HERE, name="Ada"))
    >>> room, events = open_room(Settings("pacman", seats), now_ms=0, draw=lambda count: 0)
    >>> [(turn.seat, turn.level, turn.pieces) for turn in engines_to_move(room)]
    [(1, 3, (<Piece.PACMAN: 'P'>,))]
    """

    seat: int
    level: int
    version: int
    """The version of the room: goes into the engine's `Act`, so that a late answer is refused as stale."""
    pieces: tuple[Piece, ...]
    """The pieces it may move now; empty when the ghosts move a Chamber fence."""
    catch: tuple[str, ...] = ()
    """Set while people's ghosts could move: the actions of a catch, the only reason to act before them."""


def engines_to_move(room: Room) -> tuple[EngineTurn, ...]:
    """Returns the engine seats that should act now; none if all people have left the table.

    Engines of one team act one after another. While people have ghosts that could move, engines wait for them, unless
    one can catch PAC-MAN now.

    >>> from hedgemaze.rooms import Holder, SeatPlan, Settings, open_room
    >>> seats = (SeatPlan(Holder.HERE, name="Ada"), SeatPlan(Holder.ENGINE, level=3))
    >>> room, events = open_room(Settings("pacman", seats), now_ms=0, draw=lambda count: 0)
    >>> engines_to_move(room)  # Ada plays PAC-MAN, who begins
    ()
    """
    if room.stage is not Stage.PLAYING or room.play is None:
        return ()
    if room.settings.persons and not room.persons:  # at a table for engines alone there never was a person
        return ()
    position = room.play.position
    if position.side is not Side.GHOSTS:
        seat = room.holder(Piece.PACMAN if position.side is Side.PACMAN else Piece(position.side.value))
        return _turns(room, {seat: tuple(map(Piece, room.seat(seat).hand))})
    ready = _ready(room, position)
    people = [seat for seat in ready if not room.seat(seat).is_engine]
    engines = {seat: pieces for seat, pieces in sorted(ready.items()) if room.seat(seat).is_engine}
    if not people:
        return _turns(room, dict(list(engines.items())[:1]))
    for seat, pieces in engines.items():
        catch = catch_now(position, pieces)
        if catch:
            return (EngineTurn(seat, room.seat(seat).level, room.version, pieces, tuple(map(str, catch))),)
    return ()


def persons_to_move(room: Room) -> tuple[int, ...]:
    """Returns the seats of people who can act now: several while it is the turn of people's ghosts.

    >>> from hedgemaze.rooms import Holder, SeatPlan, Settings, open_room
    >>> seats = (SeatPlan(Holder.HERE, name="Ada"), SeatPlan(Holder.ENGINE, level=3))
    >>> room, events = open_room(Settings("pacman", seats), now_ms=0, draw=lambda count: 0)
    >>> persons_to_move(room)
    (1,)
    """
    if room.stage is not Stage.PLAYING or room.play is None:
        return ()
    position = room.play.position
    if position.side is Side.GHOSTS:
        seats = sorted(_ready(room, position))
    else:
        seats = [room.holder(Piece.PACMAN if position.side is Side.PACMAN else Piece(position.side.value))]
    return tuple(seat for seat in seats if room.seat(seat).is_person)


def _turns(room: Room, seats: dict[int, tuple[Piece, ...]]) -> tuple[EngineTurn, ...]:
    return tuple(
        EngineTurn(seat, room.seat(seat).level, room.version, pieces)
        for seat, pieces in seats.items()
        if room.seat(seat).is_engine
    )


def _ready(room: Room, position: Position) -> dict[int, tuple[Piece, ...]]:
    """Returns the ghost seats that may act now, with the ghosts that each may move."""
    team = [number for number, seat in enumerate(room.seats, 1) if room.side(number) is Side.GHOSTS and seat.hand]
    movable = {action.piece for action in position.legal_actions() if isinstance(action, Step | Stop)}
    if not movable:
        lifter = room.play.lifter if room.play is not None else 0
        return {seat: () for seat in team if lifter in (0, seat)}
    ready = {seat: tuple(piece for piece in map(Piece, room.seat(seat).hand) if piece in movable) for seat in team}
    return {seat: pieces for seat, pieces in ready.items() if pieces}


def catch_now(position: Position, pieces: tuple[Piece, ...]) -> tuple[Action, ...]:
    """Returns the shortest steps with which one of these ghosts catches PAC-MAN in its turn now; none if it cannot.

    >>> from hedgemaze.rules import Game, Mode
    >>> position = Game(Mode.named("pacman")).play_all(["Pe6", "Pe7", "Be8"]).position
    >>> [str(action) for action in catch_now(position, (Piece.BLINKY,))]
    ['Be7']
    """
    lives = position.lives
    paths: list[tuple[Position, tuple[Step, ...]]] = [(position, ())]
    while paths:
        longer: list[tuple[Position, tuple[Step, ...]]] = []
        for here, path in paths:
            movers = (path[-1].piece,) if path else pieces
            for action in here.legal_actions():
                if not isinstance(action, Step) or action.piece not in movers:
                    continue
                after = here.play_unchecked(action)
                if after.lives < lives:
                    return (*path, action)
                if after.side is Side.GHOSTS:  # a ghost whose move is over has no step left
                    longer.append((after, (*path, action)))
        paths = longer
    return ()
