"""Checks of rated tables: only people with accounts, each once, with a clock and the usual rules."""

from __future__ import annotations

from collections.abc import Iterator

from hedgemaze.rooms.commands import Sit
from hedgemaze.rooms.errors import RoomError
from hedgemaze.rooms.room import Room
from hedgemaze.rooms.settings import Holder, Settings
from hedgemaze.rules import Mode, maze_names, named_maze


def rated_faults(settings: Settings, mode: Mode) -> Iterator[str]:
    """Yields what is wrong with the settings of a rated table."""
    if not settings.timing.is_on:
        yield "room.bad_rated: a rated game has a clock"
    if any(plan.holder is Holder.ENGINE for plan in settings.seats):
        yield "room.bad_rated: engines do not play rated games"
    if settings.allows_bots or any(plan.is_bot for plan in settings.seats):
        yield "room.bad_rated: bots do not play rated games"
    if settings.start is not None:
        yield "room.bad_rated: a rated game begins from the usual start"
    if not _is_usual(mode):
        yield "room.bad_rated: a rated game has no house rules and a shipped maze"
    here = [plan for plan in settings.seats if plan.holder is Holder.HERE]
    if len(here) > 1:
        yield "room.bad_rated: at most one person of a rated game sits at the opener's screen"
    if any(plan.account is None for plan in here):
        yield "room.rated_account: the opener of a rated game has an account"


def _is_usual(mode: Mode) -> bool:
    """Returns whether a mode differs from the usual one by its deal and by a shipped maze alone."""
    if mode.maze is not None and mode.maze not in [named_maze(name) for name in maze_names()]:
        return False
    return Mode.named(mode.name, deal=mode.deal, maze=mode.maze) == mode


def check_rated_sit(room: Room, command: Sit) -> None:
    """Checks that a person may take a seat of a rated table.

    Raises:
        RoomError: the person has no account, or sits there already.
    """
    if not room.settings.is_rated:
        return
    if command.account is None:
        raise RoomError("room.rated_account", "rated games are for people with accounts", given=command.seat)
    if any(seat.account == command.account for seat in room.seats):
        raise RoomError("room.rated_twice", "one account plays one seat of a rated game", given=command.seat)
