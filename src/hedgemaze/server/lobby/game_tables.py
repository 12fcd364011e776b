"""Makes the tables of people who were paired: their room as it is stored, with everyone seated and the game begun."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable

from hedgemaze.rooms import Room, Sit, advance, open_room, pool_of
from hedgemaze.server.credentials import new_room_id
from hedgemaze.server.live.live_room import PendingAppend
from hedgemaze.server.lobby.pairing import Role, Seeker, pair
from hedgemaze.server.lobby.presets import Preset
from hedgemaze.server.storage import Holding, NewRoom, Paired, SeatedTable, StoredSeek


def plan_table(
    preset: Preset,
    waiting: list[StoredSeek],
    blocks: set[tuple[str, str]],
    now_ms: int,
    randbelow: Callable[[int], int],
) -> SeatedTable | None:
    """Returns the table of those who can sit down together now; None if nobody can.

    Args:
        preset: the game.
        waiting: people who wait for it.
        blocks: which accounts block which others.
        now_ms: the time.
        randbelow: the source of random numbers, as `secrets.randbelow`.
    """
    blocked = defaultdict[str | None, set[str]](set)
    for one, other in blocks:
        blocked[one].add(other)
    entries = [
        Seeker(
            each.ticket,
            Role(each.role),
            each.since_ms,
            each.rating,
            each.account,
            frozenset(blocked[each.account]),
        )
        for each in waiting
    ]
    chosen = pair(preset.seats, entries, randbelow, now_ms)
    if chosen is None:
        return None
    by_ticket = {each.ticket: each for each in waiting}
    people = [by_ticket[entry.ticket] for entry in chosen]
    room, events = open_room(preset.settings, now_ms, randbelow)
    for number, person in enumerate(people, 1):
        room, more = advance(room, _sit(room, number, person), now_ms, randbelow)
        events += more
    pending = PendingAppend(room, events)
    new = NewRoom(id=new_room_id(), opened_ms=now_ms, is_listed=False, join=None, is_rated=room.settings.is_rated)
    return SeatedTable(
        room=new,
        events=pending.stored,
        summary=pending.summary,
        holdings=[Holding(number, each.ticket, each.player) for number, each in enumerate(people, 1)],
        people=[Paired(each.ticket, new.id, number, each.node) for number, each in enumerate(people, 1)],
    )


def _sit(room: Room, seat: int, person: StoredSeek) -> Sit:
    """Returns the command by which a person takes a seat, with the rating for it."""
    ratings: dict[str, tuple[int, bool]] = json.loads(person.ratings)
    rating, is_provisional = ratings.get(pool_of(room.settings.rules, room.side(seat)), (None, False))
    return Sit(seat=seat, name=person.name, account=person.account, rating=rating, is_provisional=is_provisional)
