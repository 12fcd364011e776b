"""Formats games as records. This replays the game with `rules` and is too slow for the event loop."""

from __future__ import annotations

import json
from datetime import UTC, datetime

from hedgemaze.rooms import Room, event_from_data, replay, to_game
from hedgemaze.rules import format_record
from hedgemaze.server.storage import FinishedGame


def record_of(room: Room, opened_ms: int) -> str:
    """Returns a room's game as a record.

    Raises:
        RoomError: the game has not begun.
    """
    day = datetime.fromtimestamp(opened_ms / 1_000, UTC).strftime("%Y.%m.%d")
    return format_record(to_game(room, {"Date": day}))


def record_line(finished: FinishedGame) -> str:
    """Returns a finished game as one line of JSON."""
    events = [event_from_data(json.loads(data)) for data in finished.log]
    room = replay(events)
    assert room is not None, "a log has at least its opening"
    data = {
        "room": finished.room,
        "touched_ms": finished.touched_ms,
        "mode": room.settings.mode,
        "record": record_of(room, events[0].at_ms) if room.play is not None else None,
    }
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"
