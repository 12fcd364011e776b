"""Checks of a table's settings, its names and its characters; and the normal form of names."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby

from hedgemaze.core import Position
from hedgemaze.errors import HedgemazeError
from hedgemaze.rooms.errors import SettingsError
from hedgemaze.rooms.handlers.rated import rated_faults
from hedgemaze.rooms.settings import CHARACTERS, First, Holder, SeatPlan, Settings, Timing
from hedgemaze.rules import Family, Mode, format_mode, parse_mode

LONGEST_NAME = 40
MAX_MARKS = 4
"""Most combining marks per letter; no living language needs more."""
MAX_LEVEL = 9
"""That of the perfect level."""
LONGEST_BASE_MS = 24 * 3_600_000
LONGEST_INCREMENT_MS = 600_000
LONGEST_FIRST_TURN_MS = 600_000
MAX_DAYS = 30
_INVISIBLE = {"Cc", "Cn", "Co", "Cs", "Zl", "Zp"}
_MARKS = {"Mn", "Me"}
_BLANK = set("\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180e\u200b\u2800\u3164\ufeff\uffa0")
_BLANK.update(map(chr, (*range(0x2060, 0x2065), *range(0x206A, 0x2070), *range(0xFFF9, 0xFFFC))))
"""Fillers and zero-width spaces: they are invisible, so two names that look alike could differ."""
_DIRECTION = set(map(chr, (*range(0x202A, 0x202F), *range(0x2066, 0x206A))))
"""Marks that would change the direction of the text around them."""


def normal_name(name: str) -> str:
    r"""Returns the stored form of a name: Unicode's form NFKC, without space around it.

    >>> normal_name(" \uff21da\u3000"), normal_name("e\u0301") == "\u00e9"
    ('Ada', True)
    """
    return unicodedata.normalize("NFKC", name).strip()


def is_name(name: str) -> bool:
    r"""Returns whether a name can be shown on one line beside others; the empty one can.

    >>> [is_name(name) for name in ("Ada", "", "\u200b", "\u3164", "a" + "\u0301" * 9)]
    [True, True, False, False, False]
    """
    if not name:
        return True
    if len(name) > LONGEST_NAME or name != normal_name(name):
        return False
    kinds = [unicodedata.category(letter) for letter in name]
    if any(kind in _INVISIBLE for kind in kinds) or not _DIRECTION.isdisjoint(name) or not _BLANK.isdisjoint(name):
        return False
    is_visible = any(kind[0] in "LNPS" for kind in kinds)
    marks = (len(tuple(group)) for is_mark, group in groupby(kinds, _MARKS.__contains__) if is_mark)
    return is_visible and max(marks, default=0) <= MAX_MARKS


def with_normal_names(settings: Settings) -> Settings:
    """Returns settings with the stored form of their names."""
    return replace(settings, seats=tuple(replace(plan, name=normal_name(plan.name)) for plan in settings.seats))


def check_settings(settings: Settings, *, may_be_engines: bool = False) -> None:
    """Checks the settings of a table.

    Args:
        settings: the settings.
        may_be_engines: whether engines alone may play.

    Raises:
        SettingsError: they are wrong; it lists all faults.

    >>> check_settings(Settings("classic2", (SeatPlan(),)))
    Traceback (most recent call last):
        ...
    hedgemaze.rooms.errors.SettingsError: this table cannot be set up: room.bad_seats: this mode has 2 seats, not 1
    """
    reasons = tuple(_faults(settings, may_be_engines=may_be_engines))
    if reasons:
        raise SettingsError(reasons)


def _faults(settings: Settings, *, may_be_engines: bool) -> Iterator[str]:
    yield from _timing_faults(settings.timing)
    if not 1 <= settings.stand_in <= MAX_LEVEL:
        yield f"room.bad_level: the stand-in has a level from 1 to {MAX_LEVEL}, not {settings.stand_in}"
    if not may_be_engines and all(plan.holder is Holder.ENGINE for plan in settings.seats):
        yield "room.nobody: there is no person at the table"
    for number, plan in enumerate(settings.seats, 1):
        yield from _seat_faults(number, plan)
    try:
        mode = parse_mode(settings.mode)
    except HedgemazeError as error:
        yield f"room.bad_mode: {error.message}"
        return
    if format_mode(mode) != settings.mode:
        yield f"room.bad_mode: the canonical text is {format_mode(mode)}"
    if len(settings.seats) != len(mode.deal):
        yield f"room.bad_seats: this mode has {len(mode.deal)} seats, not {len(settings.seats)}"
    chosen = [plan.character for plan in settings.seats if plan.character is not None]
    if len(set(chosen)) != len(chosen):
        yield "room.character_taken: a character is chosen twice"
    if chosen and mode.family is not Family.CLASSIC:
        yield "room.bad_character: characters are chosen in classic games only"
    yield from _start_faults(settings, mode)
    if settings.is_rated:
        yield from rated_faults(settings, mode)


def _timing_faults(timing: Timing) -> Iterator[str]:
    if timing.days and (timing.base_ms or timing.increment_ms):
        yield "room.bad_clock: a clock has days or seconds, not both"
    if not 0 <= timing.days <= MAX_DAYS:
        yield f"room.bad_clock: a turn has 1 to {MAX_DAYS} days"
    if timing.increment_ms and not timing.base_ms:
        yield "room.bad_clock: an increment needs a base"
    if timing.base_ms and not 1_000 <= timing.base_ms <= LONGEST_BASE_MS:
        yield "room.bad_clock: the base is 1 second to 24 hours"
    if not 0 <= timing.increment_ms <= LONGEST_INCREMENT_MS:
        yield "room.bad_clock: the increment is 0 to 600 seconds"
    if timing.first_turn_ms and not (timing.base_ms and 10_000 <= timing.first_turn_ms <= LONGEST_FIRST_TURN_MS):
        yield "room.bad_clock: the limit of a first turn is 10 to 600 seconds, with a base"


def _seat_faults(number: int, plan: SeatPlan) -> Iterator[str]:
    least, most = (1, MAX_LEVEL) if plan.holder is Holder.ENGINE else (0, 0)
    if not least <= plan.level <= most:
        yield f"room.bad_level: seat {number} has a level from {least} to {most}, not {plan.level}"
    if not is_name(plan.name):
        yield f"room.bad_name: the name of seat {number} cannot be shown"
    if plan.is_bot and plan.holder is not Holder.HERE:
        yield f"room.bad_bot: seat {number} is not at the opener's screen, so no bot can be there from the start"
    if plan.character is not None and plan.character not in tuple(CHARACTERS):
        yield f"room.bad_character: the characters are {CHARACTERS}; seat {number} has another"


def _start_faults(settings: Settings, mode: Mode) -> Iterator[str]:
    if settings.start is not None:
        try:
            position = Position.parse(settings.start)
        except HedgemazeError as error:
            yield f"room.bad_start: {error.message}"
        else:
            if position.mode != mode:
                yield "room.bad_start: the start position is of another mode"
            elif position.outcome() is not None:
                yield "room.bad_start: the game is over in the start position"
    is_classic = mode.family is Family.CLASSIC
    if settings.first is First.CHOSEN and settings.first_side is None and is_classic and settings.start is None:
        yield "room.bad_first: it is not said who begins"
    if settings.first_side is not None:
        if settings.first is First.DRAWN:
            yield "room.bad_first: who begins is drawn"
        if settings.start is not None or not is_classic:
            yield "room.bad_first: who begins cannot be chosen at this table"
        elif settings.first_side not in mode.sides:
            yield "room.bad_first: this side does not play"
