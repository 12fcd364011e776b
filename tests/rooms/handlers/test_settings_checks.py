"""Settings that are valid, and every fault."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hedgemaze.rooms import (
    First,
    Holder,
    RoomError,
    SeatPlan,
    Settings,
    SettingsError,
    Sit,
    Timing,
    advance,
    check_settings,
    open_room,
    replay,
)
from hedgemaze.rooms.handlers.settings_checks import is_name
from hedgemaze.rules import Side
from tests.rooms.host import ELSEWHERE, ENGINE, HERE, table

GOOD = table("classic2")
OVER = "classic2 - Se9Nd8 10,10 - N - 15"


def codes(settings: Settings) -> list[str]:
    with pytest.raises(SettingsError) as caught:
        check_settings(settings)
    assert caught.value.code == "room.bad_settings"
    return [reason.partition(":")[0] for reason in caught.value.reasons]


@pytest.mark.parametrize(
    "settings",
    [
        GOOD,
        table("classic4;size=5;fences=2", "hcce", Timing(1_000)),
        table("pacman;deal=P.B.K.I.C;maze=A2", "eeehc", Timing(days=30)),
        table("classic2", first=First.CHOSEN, first_side=Side.NORTH),
        table("classic2", first=First.LOSER),
        table("classic2", start="classic2 - Se4Ne6 10,10 - N - 6"),
        replace(GOOD, seats=(SeatPlan(name="Ада", character="P"), SeatPlan(name="אדה", character="C"))),
    ],
)
def test_tables_that_can_be_set_up(settings: Settings) -> None:
    check_settings(settings)


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"mode": "chess"}, "room.bad_mode"),
        ({"mode": "classic2;fences=10"}, "room.bad_mode"),
        ({"mode": "classic3"}, "room.bad_seats"),
        ({"seats": (HERE,)}, "room.bad_seats"),
        ({"seats": (ENGINE, ENGINE)}, "room.nobody"),
        ({"seats": (HERE, SeatPlan(Holder.ENGINE))}, "room.bad_level"),
        ({"seats": (HERE, SeatPlan(Holder.ENGINE, level=10))}, "room.bad_level"),
        ({"seats": (HERE, SeatPlan(Holder.HERE, level=1))}, "room.bad_level"),
        ({"stand_in": 0}, "room.bad_level"),
        ({"seats": (HERE, SeatPlan(name="x" * 41))}, "room.bad_name"),
        ({"seats": (HERE, SeatPlan(character="X"))}, "room.bad_character"),
        ({"seats": (SeatPlan(character="P"), SeatPlan(character="P"))}, "room.character_taken"),
        ({"mode": "pacman", "seats": (HERE, SeatPlan(character="P"))}, "room.bad_character"),
        ({"timing": Timing(base_ms=999)}, "room.bad_clock"),
        ({"timing": Timing(base_ms=-1)}, "room.bad_clock"),
        ({"timing": Timing(base_ms=90_000_000)}, "room.bad_clock"),
        ({"timing": Timing(increment_ms=1_000)}, "room.bad_clock"),
        ({"timing": Timing(60_000, 600_001)}, "room.bad_clock"),
        ({"timing": Timing(60_000, 0, 1)}, "room.bad_clock"),
        ({"timing": Timing(days=31)}, "room.bad_clock"),
        ({"start": "classic2"}, "room.bad_start"),
        ({"start": "classic3 - Se1Wa5Ne9 6,6,6 - S - 0"}, "room.bad_start"),
        ({"start": OVER}, "room.bad_start"),
        ({"first": First.CHOSEN}, "room.bad_first"),
        ({"first": First.CHOSEN, "first_side": Side.WEST}, "room.bad_first"),
        ({"first_side": Side.NORTH}, "room.bad_first"),
        ({"mode": "pacman", "first": First.CHOSEN, "first_side": Side.GHOSTS}, "room.bad_first"),
    ],
)
def test_a_fault_has_its_code(changes: dict[str, object], expected: str) -> None:
    assert codes(replace(GOOD, **changes)) == [expected]  # type: ignore[arg-type]  # the table above names fields


def test_all_faults_are_listed_at_once() -> None:
    bad = replace(GOOD, timing=Timing(base_ms=1), stand_in=10, seats=(ENGINE, ENGINE, ELSEWHERE), start="x")
    assert codes(bad) == ["room.bad_clock", "room.bad_level", "room.bad_seats", "room.bad_start"]


@pytest.mark.parametrize(
    ("name", "good"),
    [
        ("", True),
        ("Ada", True),
        ("👩‍💻", True),
        (" Ada", False),
        ("A\nda", False),
        ("A\u202eda", False),
        ("x" * 41, False),
        ("\u200b", False),
        ("\u3164", False),
        ("Ada\u3164", False),
        ("\u00ad\u200d", False),
        ("\u0301\u0302", False),
        ("\ufe0f", False),
        ("a" + "\u0316" * 4, True),
        ("a" + "\u0316" * 5, False),
        ("Nguy\u1ec5n", True),
        ("e\u0301", False),
        ("\u0e17\u0e35\u0e48", True),
        ("\u0646\u06cc\u0645\u200c\u0641\u0627\u0635\u0644\u0647", True),
        ("\u0915\u094d\u0937\u094d\u092e\u094d\u092f\u0948", True),
        ("1\ufe0f\u20e3", True),
        ("!", True),
    ],
)
def test_names(name: str, good: bool) -> None:
    assert is_name(name) is good


def test_undo_and_hints_are_for_one_person_or_one_screen() -> None:
    answers = {seats: table("classic3", seats).is_one_screen for seats in ("ecc", "hcc", "hhh", "hhc", "hec", "eec")}
    assert answers == {"ecc": True, "hcc": True, "hhh": True, "hhc": True, "hec": False, "eec": False}


def test_names_are_normalised() -> None:
    seats = (SeatPlan(Holder.HERE, name=" \uff21da "), SeatPlan(Holder.ELSEWHERE))
    room, log = open_room(replace(GOOD, seats=seats), 0, lambda _: 0)
    assert room.seat(1).name == room.settings.seats[0].name == "Ada"
    room, events = advance(room, Sit(seat=2, id="1", name="Zoe\u0308\u3000"), 1, lambda _: 0)
    assert room.seat(2).name == "Zo\u00eb"
    assert replay((*log, *events)) == room


@pytest.mark.parametrize("name", ["\u200b", "\u3164\u3164", "a" + "\u0316" * 9, "\ufdfa" * 3])
def test_names_that_show_nothing_or_too_much_are_refused(name: str) -> None:
    assert codes(replace(GOOD, seats=(SeatPlan(Holder.HERE, name=name), SeatPlan()))) == ["room.bad_name"]
    room, _ = open_room(replace(GOOD, seats=(HERE, ELSEWHERE)), 0, lambda _: 0)
    with pytest.raises(RoomError) as caught:
        advance(room, Sit(seat=2, id="1", name=name), 1, lambda _: 0)
    assert caught.value.code == "room.bad_name"
