"""A game being played: seats, clocks, offers and a log of events. No sockets, database, wall clock or random numbers.

A host (the server is one) keeps the log and the current room, passes in the time and random numbers, and stores the
events that a command causes:

>>> from hedgemaze.rooms import Act, Holder, SeatPlan, Settings, Timing, advance, open_room
>>> seats = (SeatPlan(Holder.HERE, name="Ada"), SeatPlan(Holder.ENGINE, level=4))
>>> room, log = open_room(Settings("classic2", seats, Timing(60_000)), now_ms=0, draw=lambda count: 0)
>>> room, events = advance(room, Act(seat=1, id="a", actions=("e2",)), now_ms=5_000, draw=lambda count: 0)
>>> events
(Acted(version=3, at_ms=5000, seat=1, command='a', actions=('e2',), lag_ms=0),)

In dependency order (`docs/rooms.md` has the rules); nothing here needs a package besides the core:

- ``errors``, ``dataclass_replace``: errors with codes; copies of frozen dataclasses.
- ``settings``, ``seats``, ``clocks``, ``offers``, ``game``: the parts of a room; ``rating_pools``: its rating pools.
- ``room``, ``limits``: the room itself; how much its log may hold.
- ``log/``: ``events``, ``apply`` (the room after an event; ``apply_game`` for those of the game), ``data`` (JSON).
- ``commands``: what clients and the host can ask for, defined once for room and wire.
- ``handlers/``: ``transaction``, then one module per group of commands, then ``decide``, which calls them.
- ``engine_turns``, ``record``: engine seats that should act; the game as a record.
"""

from hedgemaze.rooms.clocks import GameClocks
from hedgemaze.rooms.closing import CloseReason
from hedgemaze.rooms.commands import (
    CLIENT_COMMANDS,
    FACES,
    HOST_ONLY,
    PHRASES,
    Act,
    Answer,
    Close,
    Command,
    Credit,
    Deal,
    Dress,
    Flag,
    GiveTime,
    Hint,
    Judge,
    Leave,
    Offer,
    Resign,
    Say,
    Sit,
    Undo,
)
from hedgemaze.rooms.engine_turns import EngineTurn, catch_now, engines_to_move
from hedgemaze.rooms.errors import RoomError, SettingsError
from hedgemaze.rooms.game import GameState
from hedgemaze.rooms.handlers.decide import advance, decide, due, next_deadline, open_rematch, open_room
from hedgemaze.rooms.handlers.offers import engines_to_answer
from hedgemaze.rooms.handlers.settings_checks import check_settings
from hedgemaze.rooms.log.apply import apply, replay
from hedgemaze.rooms.log.data import (
    event_from_data,
    event_to_data,
    room_from_data,
    room_to_data,
    settings_from_data,
    settings_to_data,
)
from hedgemaze.rooms.log.events import (
    EVENTS,
    Acted,
    Answered,
    Cause,
    Closed,
    Credited,
    Dealt,
    Ended,
    Event,
    Flagged,
    Left,
    Offered,
    Opened,
    Rematched,
    Resigned,
    Said,
    Seated,
    Started,
    TookBack,
)
from hedgemaze.rooms.offers import OfferKind, OpenOffer
from hedgemaze.rooms.rating_pools import POOLS, pool_of
from hedgemaze.rooms.record import to_game
from hedgemaze.rooms.room import Rematch, Room, Stage
from hedgemaze.rooms.seats import Presence, SeatState
from hedgemaze.rooms.settings import CHARACTERS, First, Holder, SeatPlan, Settings, Timing, Visibility

__all__ = [
    "CHARACTERS",
    "CLIENT_COMMANDS",
    "EVENTS",
    "FACES",
    "HOST_ONLY",
    "PHRASES",
    "POOLS",
    "Act",
    "Acted",
    "Answer",
    "Answered",
    "Cause",
    "Close",
    "CloseReason",
    "Closed",
    "GameClocks",
    "Command",
    "Credit",
    "Credited",
    "Deal",
    "Dealt",
    "Dress",
    "Ended",
    "EngineTurn",
    "Event",
    "First",
    "Flag",
    "Flagged",
    "GameState",
    "GiveTime",
    "Hint",
    "Holder",
    "Judge",
    "OfferKind",
    "Leave",
    "Left",
    "Offer",
    "Offered",
    "OpenOffer",
    "Opened",
    "Presence",
    "Rematch",
    "Rematched",
    "Resign",
    "Resigned",
    "Room",
    "RoomError",
    "Said",
    "Say",
    "SeatPlan",
    "SeatState",
    "Seated",
    "Settings",
    "SettingsError",
    "Sit",
    "Stage",
    "Started",
    "Timing",
    "TookBack",
    "Undo",
    "Visibility",
    "advance",
    "apply",
    "catch_now",
    "check_settings",
    "decide",
    "due",
    "engines_to_answer",
    "engines_to_move",
    "event_from_data",
    "event_to_data",
    "next_deadline",
    "open_rematch",
    "open_room",
    "pool_of",
    "replay",
    "room_from_data",
    "room_to_data",
    "settings_from_data",
    "settings_to_data",
    "to_game",
]
