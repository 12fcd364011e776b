"""A game being played: seats, clocks, offers and a log of events. No sockets, no database, no wall clock, no chance.

A host keeps the log and the room that is its fold, hands in the time and random numbers, and does what
the room tells it:

>>> from hedgemaze.rooms import Act, Holder, SeatPlan, Settings, Timing, advance, open_room
>>> seats = (SeatPlan(Holder.HERE, name="Ada"), SeatPlan(Holder.ENGINE, level=4))
>>> room, log = open_room(Settings("classic2", seats, Timing(60_000)), now_ms=0, draw=lambda count: 0)
>>> room, events = advance(room, Act(seat=1, id="a", actions=("e2",)), now_ms=5_000, draw=lambda count: 0)
>>> events
(Acted(version=3, at_ms=5000, seat=1, command='a', actions=('e2',), lag_ms=0),)

The modules, from the ground upwards: `settings`, `checks`; `moment`, `play`, `seats`, `clocks`, `offers`; `events`,
`state`, `bounds`, `fold`; `commands`, `draft`; `seating`, `acting`, `leaving`, `rematch`, `agreeing`, `decide`;
`engines`, `record`, `log`, `data`. `docs/rooms.md` tells the rules.
"""

from hedgemaze.rooms.clocks import Clocks
from hedgemaze.rooms.commands import (
    FACES,
    PHRASES,
    Act,
    Answer,
    Command,
    Credit,
    Deal,
    Dress,
    Flag,
    GiveTime,
    Hint,
    Judge,
    Leave,
    Propose,
    Resign,
    Say,
    Sit,
    Undo,
)
from hedgemaze.rooms.engine_turns import EngineTurn, catch_now, engines_to_move
from hedgemaze.rooms.errors import RoomError, SettingsError
from hedgemaze.rooms.game import Play
from hedgemaze.rooms.handlers.checks import check_settings
from hedgemaze.rooms.handlers.decide import advance, decide, due, next_deadline, open_rematch, open_room
from hedgemaze.rooms.handlers.offers import engines_to_answer
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
from hedgemaze.rooms.offers import Kind, Offer
from hedgemaze.rooms.record import to_game
from hedgemaze.rooms.room import Rematch, Room, Stage
from hedgemaze.rooms.seats import Presence, SeatState
from hedgemaze.rooms.settings import CHARACTERS, First, Holder, SeatPlan, Settings, Timing, Visibility

__all__ = [
    "CHARACTERS",
    "EVENTS",
    "FACES",
    "PHRASES",
    "Act",
    "Acted",
    "Answer",
    "Answered",
    "Cause",
    "Clocks",
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
    "GiveTime",
    "Hint",
    "Holder",
    "Judge",
    "Kind",
    "Leave",
    "Left",
    "Offer",
    "Offered",
    "Opened",
    "Play",
    "Presence",
    "Propose",
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
    "replay",
    "room_from_data",
    "room_to_data",
    "settings_from_data",
    "settings_to_data",
    "to_game",
]
