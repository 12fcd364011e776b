"""Other programs' notations: examples, and a one-to-one mapping of each to the standard notation."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hedgemaze.errors import NotationError
from hedgemaze.rules import DIALECTS, Family, Game, Mode, all_actions, format_record, parse_action, parse_record
from hedgemaze.rules.notation.dialects import named_dialect, to_standard
from tests.rules.strategies import examples, games

FILES = "abcdefghi"
SQUARE = re.compile("[a-i][1-9]")
FOREIGN = [name for name in DIALECTS if name != "standard"]


@pytest.mark.parametrize(
    ("dialect", "foreign", "standard"),
    [
        ("standard", "e2", "e2"),
        ("top_down", "e8", "e2"),
        ("top_down", "e9", "e1"),
        ("top_down", "a1", "a9"),
        ("top_down", "e8h", "e1h"),
        ("top_down", "a1v", "a8v"),
        ("first_on_e9", "e8", "e2"),
        ("first_on_e9", "h8h", "h1h"),
        ("qtp", "e8", "e2"),
        ("qtp", "e9h", "e1h"),
        ("qtp", "a2v", "a8v"),
    ],
)
def test_examples(dialect: str, foreign: str, standard: str) -> None:
    assert to_standard(foreign, DIALECTS[dialect]) == standard
    assert str(parse_action(foreign, dialect=dialect)) == standard


@pytest.mark.parametrize(
    "text", ["e3h", "E3H", " e3h ", "he3", "h e3", "e3 h", "E3 Horizontal", "e3 horizontal", "playwall w e3 h"]
)
def test_many_spellings_of_one_fence(text: str) -> None:
    assert to_standard(text, DIALECTS["standard"]) == "e3h"


@pytest.mark.parametrize("dialect", FOREIGN)
@pytest.mark.parametrize("size", [3, 5, 7, 9])
def test_each_dialect_maps_the_board_onto_itself(dialect: str, size: int) -> None:
    """Files and axes stay, rows change; a dialect that names a fence by its upper square begins at row 2."""
    actions = all_actions(Family.CLASSIC, size)[:-1]
    lowest = 2 if DIALECTS[dialect].is_named_high else 1
    fences = [
        f"{file}{row}{axis}" for file in FILES[: size - 1] for row in range(lowest, lowest + size - 1) for axis in "hv"
    ]
    squares = [f"{file}{row}" for file in FILES[:size] for row in range(1, size + 1)]
    for token in (*squares, *fences):
        standard = to_standard(token, DIALECTS[dialect], size)
        assert (standard[0], standard[2:]) == (token[0], token[2:])
        assert str(parse_action(token, size=size, dialect=dialect)) == standard
    mapped = {parse_action(token, size=size, dialect=dialect) for token in (*squares, *fences)}
    assert mapped == set(actions)


@pytest.mark.parametrize(
    ("text", "size", "code"),
    [
        ("", 9, "action.unreadable"),
        ("he3h", 9, "action.unreadable"),
        ("e10", 9, "action.unreadable"),
        ("j1", 9, "action.unreadable"),
        ("Pe5", 9, "action.unreadable"),
        ("e٣", 9, "action.unreadable"),
        ("e3 diagonal", 9, "action.unreadable"),
        ("e3" + " " * 60 + "h", 9, "action.unreadable"),
        ("e9h", 9, "fence.off_board"),
        ("a6", 5, "square.off_board"),
        ("f1", 5, "square.off_board"),
    ],
)
def test_unreadable_tokens_are_refused(text: str, size: int, code: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_action(text, size=size, dialect="top_down")
    assert caught.value.code == code


def test_dialects_are_for_classic_games_of_two() -> None:
    with pytest.raises(NotationError) as caught:
        parse_action("e2", Family.PACMAN, dialect="qtp")
    assert caught.value.code == "dialect.classic_only"
    with pytest.raises(NotationError) as caught:
        parse_record('[Mode "classic4"]\ne8 *', dialect="top_down")
    assert caught.value.code == "dialect.classic_only"
    with pytest.raises(NotationError) as caught:
        named_dialect("klingon")
    assert caught.value.code == "dialect.unknown"


def test_a_foreign_record() -> None:
    game = parse_record("1. e8 e2 2. e7h E3 3. d8 *", dialect="top_down")
    assert [str(action) for action in game.actions] == ["e2", "e8", "e2h", "e7", "d2"]
    assert game == parse_record("e2 e8 e2h e7 d2 *")


@given(games(("classic2",), longest=30), st.sampled_from(("top_down", "first_on_e9")))
@examples(40)
def test_records_round_trip_through_a_dialect(game: Game, dialect: str) -> None:
    """Every move is written in the dialect; the game must begin at the standard start."""
    mode = Mode.named("classic2", size=game.mode.size, fences=game.mode.fences[0], house=game.mode.house)
    fresh = Game(mode)
    for action in game.actions:
        if fresh.outcome() is None and fresh.position.why_illegal(action) is None:
            fresh.play(action)
    record = format_record(fresh)
    head, _, body = record.partition("\n\n")
    words = [to_standard(word, DIALECTS[dialect], mode.size) if SQUARE.match(word) else word for word in body.split()]
    assert parse_record(f"{head}\n\n{' '.join(words)}", dialect=dialect) == fresh
