"""The record files: good ones are canonical and parse, bad ones are refused with the stated code."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

import pytest

from hedgemaze.errors import NotationError
from hedgemaze.rules import (
    MODES,
    Agreed,
    Game,
    Position,
    Reason,
    Retirement,
    format_records,
    game_from_data,
    game_to_data,
    maze_names,
    parse_records,
)

RECORDS = Path(__file__).resolve().parents[2] / "suites" / "records"
GOOD = sorted(RECORDS.glob("*.hedge"))
BAD = sorted((RECORDS / "bad").glob("*.hedge"))


def name(path: Path) -> str:
    return path.stem


@cache
def read(path: Path) -> tuple[Game, ...]:
    """Returns the games of a file, cached: tests must not change them."""
    return tuple(parse_records(path.read_bytes()))


def games() -> list[Game]:
    return [game for path in GOOD for game in read(path)]


def expected() -> dict[str, tuple[str, str]]:
    """Returns the expected code and line of each bad file."""
    lines = (RECORDS / "bad" / "expected.txt").read_text(encoding="ascii").splitlines()
    rows = [line.split(" ") for line in lines if not line.startswith("#")]
    assert all(len(row) == 3 for row in rows)
    return {stem: (code, line) for stem, code, line in rows}


@pytest.mark.parametrize("path", GOOD, ids=name)
def test_good_record_is_canonical(path: Path) -> None:
    assert format_records(read(path)) == path.read_bytes().decode("utf-8")


@pytest.mark.parametrize("path", GOOD, ids=name)
def test_good_record_round_trips_through_json(path: Path) -> None:
    for game in read(path):
        assert game_from_data(json.loads(json.dumps(game_to_data(game)))) == game


def test_good_records_show_everything_that_a_record_can_hold() -> None:
    played = games()
    assert {game.mode.name for game in played} == set(MODES)
    notes = [note for game in played for note in game.notes.values()]
    assert any(note.comment for note in notes)
    assert any(note.clock_ms is not None for note in notes)
    assert any(note.evaluation is not None for note in notes)
    assert any(0 in game.notes for game in played), "a note on the start position"
    assert any(game.tags for game in played)
    variations = [variation for game in played for variation in game.variations]
    assert any(variation.variations for variation in variations), "a variation in a variation"
    assert any(0 in variation.notes for variation in variations), "a note on a variation"
    assert any(game.start != Position.start(game.mode) for game in played)
    assert any(game.mode.maze and game.mode.maze.name not in maze_names(game.mode.family) for game in played)
    assert any(isinstance(entry, Retirement) for game in played for entry in game.entries[:-1]), "and the game went on"
    assert any(isinstance(entry, Agreed) for game in played for entry in game.entries)
    assert any(len(read(path)) > 1 for path in GOOD)
    assert any(not game.entries for game in played)


def test_good_records_end_for_every_reason_but_two() -> None:
    outcomes = [game.outcome() for game in games()]
    assert None in outcomes
    reasons = {outcome.reason for outcome in outcomes if outcome}
    # A record always names why the other sides left; the tests of the rules cover the win without ghosts.
    assert set(Reason) - reasons == {Reason.OTHERS_LEFT, Reason.NO_GHOSTS}


def test_every_bad_record_has_its_code() -> None:
    assert set(expected()) == {path.stem for path in BAD}


@pytest.mark.parametrize("path", BAD, ids=name)
def test_bad_record_is_refused(path: Path) -> None:
    code, line = expected()[path.stem]
    with pytest.raises(NotationError) as refused:
        list(parse_records(path.read_bytes()))
    assert refused.value.code == code
    if line != "-":
        named = re.search(r"line ([0-9]+)", refused.value.message)
        assert named is not None
        assert named[1] == line


def test_games_before_a_bad_one_are_read() -> None:
    records = parse_records((RECORDS / "bad" / "second-game-bad.hedge").read_bytes())
    assert str(next(records).entries[0]) == "e2"
    with pytest.raises(NotationError):
        next(records)
