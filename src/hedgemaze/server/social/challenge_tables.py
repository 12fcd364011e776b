"""Makes the tables of accepted challenges: their room as it is stored, with both seated and the game begun."""

from __future__ import annotations

from collections.abc import Callable

from hedgemaze.rooms import Holder, SeatPlan, Settings, Sit, Timing, advance, open_room
from hedgemaze.rules import Family, Side, parse_mode
from hedgemaze.server.credentials import hashed, new_room_id, new_token
from hedgemaze.server.live.live_room import PendingAppend
from hedgemaze.server.live.service import Service
from hedgemaze.server.lobby.presets import FIRST_TURN_MS
from hedgemaze.server.people.accounts import Account
from hedgemaze.server.social.schemas import NewChallenge
from hedgemaze.server.storage import Holding, NewRoom, SeatedTable

_SIDES = {"pacman": Side.PACMAN, "ghosts": Side.GHOSTS}


def settings_of(new: NewChallenge) -> Settings:
    """Returns the settings of a challenge's table.

    Raises:
        SettingsError: it cannot be played, or not rated.
    """
    first_turn_ms = FIRST_TURN_MS if new.base_ms else 0  # with a clock both must be there
    timing = Timing(days=new.days) if new.days else Timing(new.base_ms, new.increment_ms, first_turn_ms=first_turn_ms)
    seats = (SeatPlan(Holder.ELSEWHERE),) * 2
    settings = Settings(new.mode, seats, timing, is_rated=new.is_rated)
    open_room(settings, 0, lambda _: 0)
    return settings


async def plan_table(
    service: Service,
    new: NewChallenge,
    people: tuple[Account, Account],
    now_ms: int,
    randbelow: Callable[[int], int],
) -> SeatedTable:
    """Returns the table of an accepted challenge.

    Args:
        service: knows the ratings of people.
        new: the challenge.
        people: who has sent it, and who accepts it.
        now_ms: the time.
        randbelow: the source of random numbers, as `secrets.randbelow`.

    Raises:
        HedgemazeError: the two cannot sit down.
    """
    settings = settings_of(new)
    first = _seat_of_sender(new, randbelow)
    seats = {first: people[0], 3 - first: people[1]}
    room, events = open_room(settings, now_ms, randbelow)
    for number in (1, 2):
        person = seats[number]
        command = await service.cache.account_seats.sitting(room, Sit(seat=number, name=person.name), person)
        room, more = advance(room, command, now_ms, randbelow)
        events += more
    pending = PendingAppend(room, events)
    return SeatedTable(
        room=NewRoom(id=new_room_id(), opened_ms=now_ms, is_listed=False, join=None, is_rated=settings.is_rated),
        events=pending.stored,
        summary=pending.summary,
        holdings=[Holding(number, hashed(new_token()), seats[number].key) for number in (1, 2)],
        people=[],
    )


def _seat_of_sender(new: NewChallenge, randbelow: Callable[[int], int]) -> int:
    """Returns the seat of the challenger: that of the wanted role, or one at random."""
    mode = parse_mode(new.mode)
    side = _SIDES.get(new.role)
    if mode.family is Family.CLASSIC or side is None:
        return 1 + randbelow(2)
    return next(number for number, hand in enumerate(mode.deal, 1) if hand[0].side is side)
