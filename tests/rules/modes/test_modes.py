"""Modes as data: the properties of the five modes, and settings that are refused."""

from __future__ import annotations

from typing import Any

import pytest

from hedgemaze.errors import HedgemazeError, ModeError, NotationError
from hedgemaze.rules import (
    MODES,
    Family,
    HouseRules,
    Mode,
    Piece,
    Position,
    Seat,
    Side,
    format_mode,
    named_maze,
    parse_mode,
)
from hedgemaze.rules.modes.mode import format_deal, parse_deal

S, W, N, E = Side.SOUTH, Side.WEST, Side.NORTH, Side.EAST


@pytest.mark.parametrize(
    ("name", "family", "sides", "fences", "deal"),
    [
        ("classic2", Family.CLASSIC, (S, N), (10, 10), "S.N"),
        ("classic3", Family.CLASSIC, (S, W, N), (6, 6, 6), "S.W.N"),
        ("classic4", Family.CLASSIC, (S, W, N, E), (5, 5, 5, 5), "S.W.N.E"),
        ("pacman", Family.PACMAN, (Side.PACMAN, Side.GHOSTS), (0, 0), "P.BKIC"),
        ("advanced", Family.ADVANCED, (Side.PACMAN, Side.GHOSTS), (12, 4), "P.BKIC"),
    ],
)
def test_the_five_modes(name: str, family: Family, sides: tuple[Side, ...], fences: tuple[int, ...], deal: str) -> None:
    mode = Mode.named(name)
    assert (mode.name, mode.family, mode.size, mode.sides, mode.fences) == (name, family, 9, sides, fences)
    assert format_deal(mode.deal) == deal
    assert mode.house == HouseRules()
    assert format_mode(mode) == name
    assert parse_mode(name) == mode
    assert hash(parse_mode(name)) == hash(mode)


def test_there_are_five_modes() -> None:
    assert MODES == ("classic2", "classic3", "classic4", "pacman", "advanced")


@pytest.mark.parametrize("size", [3, 5, 7, 9])
def test_starts_and_goals_on_every_size(size: int) -> None:
    """A.1-2, A.2-1: the middle of each side; the goal is the line opposite."""
    position = Position.start(Mode.named("classic4", size=size, fences=0))
    middle, last = "abcdefghi"[size // 2], "abcdefghi"[size - 1]
    row = size // 2 + 1
    assert list(map(str, position.squares)) == [f"{middle}1", f"a{row}", f"{middle}{size}", f"{last}{row}"]
    for side in position.mode.sides:
        assert position.mode.goal(side).bit_count() == size
        assert position.distance(side) == size - 1
        assert len(position.shortest_path(side)) == size


@pytest.mark.parametrize(
    ("players", "deal"), [(None, "P.BKIC"), (2, "P.BKIC"), (3, "P.BK.IC"), (4, "P.BK.I.C"), (5, "P.B.K.I.C")]
)
def test_ghosts_are_dealt_to_the_seats(players: int | None, deal: str) -> None:
    """B20."""
    for name in ("pacman", "advanced"):
        mode = Mode.named(name, players=players)
        assert format_deal(mode.deal) == deal
        assert mode.seats_of(Side.PACMAN) == (Seat.ONE,)
        assert len(mode.seats_of(Side.GHOSTS)) == (players or 2) - 1


def test_a_custom_deal() -> None:
    mode = Mode.named("pacman", deal=parse_deal("P.IK.CB"))
    assert format_mode(mode) == "pacman;deal=P.KI.BC", "within a seat the order of the pieces does not matter"
    assert mode.deal[1] == (Piece.PINKY, Piece.INKY)


CANNOT_BE: list[tuple[str, dict[str, Any], str]] = [
    ("classic5", {}, "mode.unknown"),
    ("", {}, "mode.unknown"),
    ("Classic2", {}, "mode.unknown"),
    ("classic2", {"size": 4}, "mode.bad_size"),
    ("classic2", {"size": 11}, "mode.bad_size"),
    ("classic2", {"size": 0}, "mode.bad_size"),
    ("pacman", {"size": 7}, "mode.bad_size"),
    ("classic2", {"fences": -1}, "mode.bad_fences"),
    ("classic2", {"fences": 100}, "mode.bad_fences"),
    ("pacman", {"fences": 3}, "mode.fixed_fences"),
    ("advanced", {"fences": 12}, "mode.fixed_fences"),
    ("classic2", {"players": 3}, "mode.bad_players"),
    ("pacman", {"players": 6}, "mode.bad_players"),
    ("pacman", {"players": 1}, "mode.bad_players"),
    ("pacman", {"deal": ()}, "mode.bad_deal"),
    ("pacman", {"deal": parse_deal("P.BKI")}, "mode.bad_deal"),
    ("pacman", {"deal": parse_deal("P.BKIC.C")}, "mode.bad_deal"),
    ("pacman", {"deal": parse_deal("PB.KIC")}, "mode.bad_deal"),
    ("pacman", {"deal": parse_deal("BKIC.P")}, "mode.bad_deal"),
    ("classic2", {"deal": parse_deal("N.S")}, "mode.bad_deal"),
    ("classic2", {"maze": "A1"}, "mode.no_maze"),
    ("pacman", {"maze": "chamber"}, "mode.wrong_maze"),
    ("advanced", {"maze": named_maze("A2")}, "mode.wrong_maze"),
    ("pacman", {"maze": "A9"}, "maze.unknown"),
    ("classic2", {"house": HouseRules(lives=5)}, "house_rule.not_in_mode"),
    ("pacman", {"house": HouseRules(max_ply=5)}, "house_rule.not_in_mode"),
    ("advanced", {"house": HouseRules(frenzy_turn=False)}, "house_rule.not_in_mode"),
]


@pytest.mark.parametrize(("name", "arguments", "code"), CANNOT_BE)
def test_impossible_settings_are_refused(name: str, arguments: dict[str, Any], code: str) -> None:
    with pytest.raises(HedgemazeError) as caught:
        Mode.named(name, **arguments)
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("classic2;", "mode.unreadable"),
        ("classic2;size", "mode.unreadable"),
        ("classic2;size=5;size=5", "mode.unreadable"),
        ("classic2;size=05", "mode.unreadable"),
        ("classic2;size=+5", "mode.unreadable"),
        ("classic2;size=", "mode.unreadable"),
        ("classic2;fences=12345678", "mode.unreadable"),
        ("classic2;colour=red", "house_rule.unknown"),
        ("classic2;max_ply=x", "house_rule.bad_value"),
        ("pacman;deal=P..BKIC", "mode.bad_deal"),
        ("pacman;deal=P.XKIC", "mode.bad_deal"),
        ("pacman;deal=", "mode.bad_deal"),
        ("pacman;lives=6", "house_rule.bad_value"),
        ("pacman;lives=true", "house_rule.bad_value"),
        ("pacman;boost_partial=False", "house_rule.bad_value"),
        ("pacman;boost_partial=0", "house_rule.bad_value"),
    ],
)
def test_texts_of_modes_that_cannot_be_read(text: str, code: str) -> None:
    with pytest.raises((NotationError, ModeError)) as caught:
        parse_mode(text)
    assert caught.value.code == code


def test_text_of_a_mode_lists_what_differs_in_one_order() -> None:
    text = "classic2;max_ply=30;fences=2;edge_side_jump=false;size=5"
    mode = parse_mode(text)
    assert format_mode(mode) == "classic2;size=5;fences=2;edge_side_jump=false;max_ply=30"
    assert mode == Mode.named("classic2", size=5, fences=2, house=HouseRules(edge_side_jump=False, max_ply=30))
    assert format_mode(parse_mode("pacman;maze=A1;lives=3;deal=P.BKIC")) == "pacman"


def test_any_side_may_begin_in_classic_only() -> None:
    """B32; A.3: PAC-MAN always begins."""
    assert Position.start(Mode.named("classic3"), Side.NORTH).side is Side.NORTH
    for name, first in (
        ("classic3", Side.EAST),
        ("classic2", Side.WEST),
        ("pacman", Side.GHOSTS),
        ("advanced", Side.GHOSTS),
    ):
        with pytest.raises(ModeError) as caught:
            Position.start(Mode.named(name), first)
        assert caught.value.code == "mode.bad_first"
