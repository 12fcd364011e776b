"""`to_game`: a room's game as a `rules.Game`, for its record."""

from __future__ import annotations

from hedgemaze.rooms.errors import RoomError
from hedgemaze.rooms.room import Room
from hedgemaze.rules import Game, Note, Position


def to_game(room: Room, tags: dict[str, str] | None = None) -> Game:
    """Returns the game as a `rules.Game`, with the seats' names and bots as tags and the clocks as notes.

    Replays the game with the reference rules, which is slow: meant for the end of a game, not for every action.

    Raises:
        RoomError: the game has not begun.

    >>> from hedgemaze.rooms import Act, Holder, SeatPlan, Settings, advance, open_room
    >>> seats = (SeatPlan(Holder.HERE, name="Ada"), SeatPlan(Holder.HERE, name="Bob"))
    >>> room, events = open_room(Settings("classic2", seats), now_ms=0, draw=lambda count: 0)
    >>> room, events = advance(room, Act(seat=1, id="a1", actions=("e2",)), now_ms=9_000, draw=lambda count: 0)
    >>> to_game(room).position.text
    'classic2 - Se2Ne9 10,10 - N - 1'
    """
    if room.play is None:
        raise RoomError("room.not_started", "the game has not begun")
    names = {
        f"Seat{number}": seat.name or (f"Level {seat.level}" if seat.is_engine else "")
        for number, seat in enumerate(room.seats, 1)
    }
    names |= {f"Seat{number}Type": "bot" for number, seat in enumerate(room.seats, 1) if seat.is_bot}
    game = Game(Position.parse(room.play.start), {name: text for name, text in names.items() if text} | (tags or {}))
    for entry, stamp in zip(room.play.entries, room.play.stamps, strict=True):
        game.add(entry)
        if stamp >= 0:
            game.note(Note(clock_ms=stamp))
    return game
