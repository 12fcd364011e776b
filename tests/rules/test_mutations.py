"""Mutated valid texts: each gives a typed error, or a value that round-trips."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hedgemaze.errors import HedgemazeError
from hedgemaze.rules import (
    Family,
    Position,
    format_mode,
    format_record,
    format_records,
    game_from_data,
    game_to_data,
    load_maze,
    parse_mode,
    parse_records,
    position_from_data,
    position_to_data,
)
from hedgemaze.rules.notation.mode_text import format_maze, parse_maze_text
from tests.rules.notation.parser_checks import check_error
from tests.rules.strategies import examples, games, mazes, modes, positions

Read = TypeVar("Read")
CHARACTERS = st.sampled_from('abeghiv123589PBKICSWNE@+-~/;=,:.*[]{}"\\% \n0_\0é٣') | st.characters()


@st.composite
def mutated(draw: st.DrawFn, text: str) -> str:
    """Replaces, inserts, deletes or doubles one to three characters, or deletes or moves a range."""
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, max(0, len(text) - 1)))
        end = min(len(text), at + draw(st.integers(1, 12)))
        character = draw(CHARACTERS)
        choices = [
            text[:at] + character + text[at + 1 :],
            text[:at] + character + text[at:],
            text[:at] + text[at + 1 :],
            text[:at] + text[at : at + 1] * 2 + text[at + 1 :],
            text[:at] + text[end:],
            text[end:] + text[at:end] + text[:at],
            text[:at] + text[at:end][::-1] + text[end:],
        ]
        text = choices[draw(st.integers(0, len(choices) - 1))]
    return text


def check(text: str, read: Callable[[str], Read], write: Callable[[Read], str]) -> None:
    """Checks that an accepted text has one canonical form, which parses to an equal value."""
    try:
        found = read(text)
    except HedgemazeError as error:
        check_error(error)
        return
    canonical = write(found)
    assert read(canonical) == found, text
    assert write(read(canonical)) == canonical


def positions_of(text: str) -> None:
    check(text, Position.parse, lambda position: position.text)


def records_of(text: str) -> None:
    check(text, lambda each: list(parse_records(each)), format_records)


@given(st.data())
@examples(120)
def test_positions(data: st.DataObject) -> None:
    positions_of(data.draw(mutated(data.draw(positions(longest=40)).text)))


@pytest.mark.full  # test_positions is the sample
@pytest.mark.slow
@given(st.data())
@examples(1200)
def test_more_positions(data: st.DataObject) -> None:
    positions_of(data.draw(mutated(data.draw(positions(longest=60)).text)))


@given(st.data())
@examples(80)
def test_records(data: st.DataObject) -> None:
    records_of(data.draw(mutated(format_record(data.draw(games(longest=8))))))


@pytest.mark.full  # test_records is the sample
@pytest.mark.slow
@given(st.data())
@examples(600)
def test_more_records(data: st.DataObject) -> None:
    records_of(data.draw(mutated(format_records(data.draw(st.lists(games(longest=12), max_size=2))))))


@given(st.data())
@examples(80)
def test_modes(data: st.DataObject) -> None:
    check(data.draw(mutated(format_mode(data.draw(modes())))), parse_mode, format_mode)


@given(st.data(), st.sampled_from((Family.PACMAN, Family.ADVANCED)))
@examples(80)
def test_inline_mazes(data: st.DataObject, family: Family) -> None:
    check(data.draw(mutated(format_maze(data.draw(mazes(family))))), parse_maze_text, format_maze)


@given(st.data())
@examples(80)
def test_maze_files(data: st.DataObject) -> None:
    maze = data.draw(mazes(Family.PACMAN))
    check(data.draw(mutated(json.dumps(maze.to_data()))), load_maze, lambda each: json.dumps(each.to_data()))


@given(st.data())
@examples(60)
def test_json_of_positions_and_games(data: st.DataObject) -> None:
    game = data.draw(games(longest=6))
    position = data.draw(mutated(json.dumps(position_to_data(game.position))))
    check(position, lambda text: position_from_data(loaded(text)), lambda each: json.dumps(position_to_data(each)))
    whole = data.draw(mutated(json.dumps(game_to_data(game))))
    check(whole, lambda text: game_from_data(loaded(text)), lambda each: json.dumps(game_to_data(each)))


def loaded(text: str) -> object:
    """Skips the example if the mutated text is not JSON: `json` reports that, not this project."""
    try:
        return json.loads(text)
    except ValueError:
        return None
