"""House rules: every option of the tables in rules.md exists with its default, in the modes that it concerns."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from hedgemaze.errors import ModeError
from hedgemaze.rules import Family, HouseRules, Mode, format_mode, parse_mode
from hedgemaze.rules.modes.house_rules import (
    allowed_values,
    choices_of,
    clause_of,
    format_option,
    options_of,
    parse_option,
)
from tests.brute import house_rules as brute_house

TABLES = {
    Family.CLASSIC: ("classic4", brute_house.CLASSIC),
    Family.PACMAN: ("pacman", brute_house.PACMAN),
    Family.ADVANCED: ("advanced", brute_house.ADVANCED),
}
"""The brute-force program's tables were written from rules.md alone; the first value of each row is the default."""

ROWS = [(family, name, option, values) for family, (name, table) in TABLES.items() for option, values in table.items()]


@pytest.mark.parametrize("family", list(Family))
def test_each_family_has_the_options_of_its_table(family: Family) -> None:
    assert set(options_of(family)) == set(TABLES[family][1])


@pytest.mark.parametrize(("family", "name", "option", "values"), ROWS)
def test_defaults_and_values(family: Family, name: str, option: str, values: tuple[Any, ...]) -> None:
    assert getattr(HouseRules(), option) == values[0]
    for value in values:
        house = HouseRules(**{option: value})
        assert house.changes() == ({} if value == values[0] else {option: value})
        assert parse_option(option, format_option(value)) == value
        text = format_mode(Mode.named(name, house=house))
        assert text == (name if value == values[0] else f"{name};{option}={format_option(value)}")
        assert parse_mode(text).house == house


def test_every_option_names_its_clause() -> None:
    clauses = {field.name: clause_of(field.name) for field in dataclasses.fields(HouseRules)}
    assert clauses["pellet_stops"] == "B1"
    assert clauses["seal_test"] == "C-d"
    assert all(clause[0] in "BC" for clause in clauses.values())


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("lives", 0),
        ("lives", 6),
        ("lives", -1),
        ("lives", True),
        ("lives", 3.0),
        ("lives", "3"),
        ("lives", None),
        ("max_ply", -1),
        ("max_ply", 1_000_001),
        ("no_progress_limit", 1_000_001),
        ("boost_partial", 1),
        ("boost_partial", "true"),
        ("ghost_stack", "Pass"),
        ("ghost_stack", ""),
        ("ghost_stack", ["pass"]),
        ("stall_result", None),
    ],
)
def test_invalid_option_values_are_refused(option: str, value: Any) -> None:
    with pytest.raises(ModeError) as caught:
        HouseRules(**{option: value})
    assert caught.value.code == "house_rule.bad_value"
    assert option in caught.value.message
    assert allowed_values(option) in caught.value.message


@pytest.mark.parametrize(
    ("option", "text", "code"),
    [
        ("facing_sight", "true", "house_rule.unknown"),
        ("", "true", "house_rule.unknown"),
        ("changes", "true", "house_rule.unknown"),
        ("boost_partial", "True", "house_rule.bad_value"),
        ("boost_partial", "", "house_rule.bad_value"),
        ("lives", "03", "house_rule.bad_value"),
        ("lives", "+3", "house_rule.bad_value"),
        ("lives", "٣", "house_rule.bad_value"),
        ("lives", "3 ", "house_rule.bad_value"),
        ("max_ply", "9" * 5000, "house_rule.bad_value"),
        ("ghost_order", "FREE", "house_rule.bad_value"),
    ],
)
def test_invalid_option_texts_are_refused(option: str, text: str, code: str) -> None:
    with pytest.raises(ModeError) as caught:
        parse_option(option, text)
    assert caught.value.code == code


def test_allowed_values_in_words() -> None:
    assert allowed_values("boost_partial") == "true or false"
    assert allowed_values("lives") == "1 to 5"
    assert allowed_values("stall_result") == "draw, ghosts or pacman"


def test_every_choice_is_an_option_and_no_other_number() -> None:
    for name in HouseRules.__dataclass_fields__:
        choices = choices_of(name)
        assert [parse_option(name, str(each)) for each in (choices[0], choices[-1])]
        if isinstance(choices, range):
            for beyond in (choices[0] - 1, choices[-1] + 1):
                with pytest.raises(ModeError):
                    parse_option(name, str(beyond))


@pytest.mark.parametrize("name", ["classic2", "classic3", "classic4", "pacman", "advanced"])
def test_an_option_of_another_family_is_refused(name: str) -> None:
    """Each game has exactly one text (decision 0002)."""
    family = Mode.named(name).family
    foreign: dict[str, Any] = {option: values[1] for other, _, option, values in ROWS if other is not family}
    for option, value in foreign.items():
        if option in TABLES[family][1]:
            continue
        with pytest.raises(ModeError) as caught:
            Mode.named(name, house=HouseRules(**{option: value}))
        assert caught.value.code == "house_rule.not_in_mode"
        assert caught.value.given == option


def test_house_rules_are_immutable_values() -> None:
    assert HouseRules(lives=5) == HouseRules(lives=5)
    assert hash(HouseRules(lives=5)) == hash(HouseRules(lives=5))
    with pytest.raises(AttributeError):
        HouseRules().lives = 2  # type: ignore[misc]
