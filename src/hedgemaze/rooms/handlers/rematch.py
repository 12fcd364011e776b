"""The next table of an agreed rematch: another side begins, or the seats rotate."""

from __future__ import annotations

from dataclasses import replace

from hedgemaze.rooms.room import Room
from hedgemaze.rooms.settings import First, Holder, SeatPlan, Settings
from hedgemaze.rules import Side


def next_table(room: Room) -> tuple[Settings, tuple[int, ...]]:
    """Returns the settings of the next table and, by its seats, their seats at this table.

    Where any side may begin, all keep their sides and the next one in turn order begins, or the loser if the settings
    say so. Otherwise all move one seat down, and seat one to the end: so each is PAC-MAN in turn.
    """
    settings, count = room.settings, len(room.seats)
    rotates = not settings.may_choose_first
    seats = tuple((number % count) + 1 if rotates else number for number in range(1, count + 1))
    plans = tuple(
        SeatPlan(
            plan.holder, plan.level, now.name, now.character, now.is_bot and plan.holder is Holder.HERE, now.account
        )
        for old in seats
        for plan, now in ((settings.seats[old - 1], room.seat(old)),)
    )
    if rotates:
        return replace(settings, seats=plans), seats
    first = First.LOSER if settings.first is First.LOSER else First.CHOSEN
    return replace(settings, seats=plans, first=first, first_side=_beginner(room)), seats


def _beginner(room: Room) -> Side:
    sides, winner = room.settings.rules.sides, room.outcome.winner if room.outcome is not None else None
    before = winner if room.settings.first is First.LOSER and winner is not None else room.first
    assert before is not None
    return sides[(sides.index(before) + 1) % len(sides)]
