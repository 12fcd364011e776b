"""Which notices a room needs now: one for each person who can act, and one reminder each before the time is over."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from hedgemaze.rooms import Room
from hedgemaze.rooms.engine_turns import persons_to_move
from hedgemaze.server.notices.texts import facts_of_turn
from hedgemaze.server.storage import Holding
from hedgemaze.server.storage.notices.notices import NewNotice

GRACE_MS = 3_000
"""A turn is reported this much later: all nodes then know whether the player is at the table."""
RECONNECT_MS = 15_000
"""The same for games without days: a page that has lost its connection is usually back by then."""
_HOUR_MS = 3_600_000
_REMINDER_MS = 12 * _HOUR_MS
_KEEP_MS = 24 * _HOUR_MS
"""How long a turn without a clock is worth a notice."""


def reminder_ms(room: Room) -> int | None:
    """Returns when to remind of a turn: when a quarter of its time is left, or 12 hours; None in games without days."""
    timing, clocks = room.settings.timing, room.clocks
    if not timing.days or clocks is None or clocks.deadline_ms is None:
        return None
    return clocks.deadline_ms - min(timing.start_ms // 4, _REMINDER_MS)


def is_still_to_move(room: Room, seat: int, turn_version: int) -> bool:
    """Returns whether the turn that began at a version goes on, and the seat can act in it."""
    return room.play is not None and room.play.turn_version == turn_version and seat in persons_to_move(room)


def notices_of(
    room_id: str, room: Room, holdings: Mapping[int, Holding], now_ms: int, present: Iterable[int] = ()
) -> list[NewNotice]:
    """Returns the notices that a room needs now, whether anyone wants them or not.

    Args:
        room_id: the room.
        room: its state.
        holdings: the holders of its seats.
        now_ms: the time.
        present: the seats that are connected; in games without days they need no notice.
    """
    found: dict[tuple[str, bytes], NewNotice] = {}
    is_days = bool(room.settings.timing.days)
    remind_ms = reminder_ms(room)
    deadline_ms = room.clocks.deadline_ms if room.clocks is not None else None
    expires_ms = now_ms + _KEEP_MS if deadline_ms is None else deadline_ms
    since_ms = room.at_ms if room.clocks is None or deadline_ms is None else room.clocks.since_ms
    for seat in persons_to_move(room):
        holding = holdings.get(seat)
        if holding is None or holding.player is None or (not is_days and seat in present):
            continue
        assert room.play is not None
        facts = msgspec.json.encode(facts_of_turn(room, room_id, seat)).decode()
        times = {"turn": now_ms + (GRACE_MS if is_days else RECONNECT_MS)}
        if remind_ms is not None and remind_ms > now_ms:
            times["reminder"] = remind_ms
        for kind, due_ms in times.items():  # a person with several seats gets one notice
            notice = NewNotice(
                subject=room_id,
                number=room.play.turn_version,
                kind=kind,
                player=holding.player,
                seat=seat,
                data=facts,
                due_ms=due_ms,
                expires_ms=expires_ms,
                since_ms=since_ms,
                is_days=is_days,
            )
            found.setdefault((kind, holding.player), notice)
    return list(found.values())
