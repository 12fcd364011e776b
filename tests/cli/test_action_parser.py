from __future__ import annotations

from typing import SupportsIndex

import pytest

from hedgemaze.cli.action_parser import parse_actions
from hedgemaze.cli.options import Setup, make_game
from hedgemaze.errors import NotationError
from hedgemaze.rules import Action, Mode, Position

PACMAN = Position.start(Mode.named("pacman"))
GHOSTS = PACMAN.play("Pe6").play("Pe7")
CHAMBER = Position.start(Mode.named("advanced"))
OPENING = CHAMBER.play("P@e9")
LIFTING = OPENING.play("Pe8").play("Pe7")
CLASSIC = Position.start(Mode.named("classic2"))


def tokens(text: str, position: Position, *, one_turn: bool = False) -> str:
    parsed = parse_actions(text, position, one_turn=one_turn)
    assert parsed.error is None, parsed.error
    after = position
    for action in parsed.actions:
        after = after.play(action)
    assert after == parsed.position
    return " ".join(map(str, parsed.actions))


@pytest.mark.parametrize(
    ("text", "position", "meant"),
    [
        ("E2", CLASSIC, "e2"),
        (" e3H ", CLASSIC, "e3h"),
        ("1. e2 e8 2. e3h", CLASSIC, "e2 e8 e3h"),
        ("e2,e8;e3", CLASSIC, "e2 e8 e3"),
        ("", CLASSIC, ""),
        ("e6 e7", PACMAN, "Pe6 Pe7"),
        ("e6e7", PACMAN, "Pe6 Pe7"),
        ("pe6e7", PACMAN, "Pe6 Pe7"),
        ("Pe6 e7", PACMAN, "Pe6 Pe7"),
        ("PE6E7", PACMAN, "Pe6 Pe7"),
        ("e8 stop", GHOSTS, "Be8 B-"),
        ("be8-", GHOSTS, "Be8 B-"),
        ("Be8 -", GHOSTS, "Be8 B-"),
        ("d1", GHOSTS, "Cd1"),
        ("ce2", GHOSTS, "Ce2"),
        ("kh5", GHOSTS, "Kh5"),
        ("ia4", GHOSTS, "Ia4"),
        ("e9", CHAMBER, "P@e9"),
        ("pe9", CHAMBER, "P@e9"),
        ("@e9", CHAMBER, "P@e9"),
        ("P@e9e8e7", CHAMBER, "P@e9 Pe8 Pe7"),
        ("a3h", OPENING, "a3h"),
        ("d5h a5h", LIFTING, "~d5h a5h"),
        ("~D5H A5H", LIFTING, "~d5h a5h"),
    ],
)
def test_lenient_spellings_are_accepted(text: str, position: Position, meant: str) -> None:
    assert tokens(text, position) == meant


def test_legal_actions_are_read_as_themselves_in_any_case() -> None:
    for position in (CLASSIC, PACMAN, GHOSTS, CHAMBER, OPENING, LIFTING, LIFTING.play("~d5h")):
        legal = position.legal_actions()
        for action in legal if len(legal) < 20 else legal[::15]:
            assert parse_actions(str(action), position).actions == (action,)
            assert parse_actions(str(action).lower(), position).actions == (action,)
            assert parse_actions(str(action).upper(), position).actions == (action,)


def test_pass_is_a_word_too() -> None:
    parsed = parse_actions("pass", CLASSIC)
    assert parsed.error is not None
    assert parsed.error.code == "action.must_act"


@pytest.mark.parametrize(
    ("text", "position", "code"),
    [
        ("hello", CLASSIC, "action.unreadable"),
        ("e2e3", CLASSIC, "action.unreadable"),
        ("Pe2", CLASSIC, "action.wrong_mode"),
        ("e6h", PACMAN, "action.no_fences_in_mode"),
        ("e10", CLASSIC, "action.unreadable"),
        ("h8", GHOSTS, "line.which_ghost"),
        ("-", GHOSTS, "line.which_ghost"),
        ("+", PACMAN, "action.wrong_mode"),
        ("Pd8", GHOSTS, "action.not_your_turn"),
        ("b+", PACMAN, "action.unreadable"),
    ],
)
def test_ambiguous_and_illegal_input_is_refused(text: str, position: Position, code: str) -> None:
    parsed = parse_actions(text, position)
    assert parsed.error is not None
    assert parsed.error.code == code


def test_a_square_that_two_ghosts_can_reach_is_ambiguous() -> None:
    position = Position.parse("pacman d3hg5hb7hg2vc4ve7v Pa5Bd9Kf9Ie5Ce1 - a1i1a9i9/0/0/3 G - 2/1/0")
    parsed = parse_actions("e9", position)
    assert parsed.error is not None
    assert parsed.error.message == "say which ghost you mean: Be9 or Ke9"


def test_input_after_the_end_of_the_turn_is_refused_only_on_request() -> None:
    assert tokens("e2 e8", CLASSIC) == "e2 e8"
    parsed = parse_actions("e2 e8", CLASSIC, one_turn=True)
    assert parsed.error is not None
    assert (parsed.error.code, parsed.error.given) == ("line.turn_over", "e8")


def test_a_stop_is_implied_within_a_turn() -> None:
    assert tokens("Bd9 Kh5 Ia4 Cf1", GHOSTS, one_turn=True) == "Bd9 B- Kh5 Ia4 Cf1"
    assert tokens("Bd9c9 Kh5", GHOSTS, one_turn=True) == "Bd9 Bc9 Kh5"
    parsed = parse_actions("Bd9 Kh5", GHOSTS)
    assert parsed.error is not None
    assert parsed.error.code == "action.other_piece_moving"


def test_a_game_plays_each_typed_action_once(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[str] = []
    play = Position.play

    def counted(position: Position, action: Action | str | SupportsIndex) -> Position:
        played.append(str(action))
        return play(position, action)

    monkeypatch.setattr(Position, "play", counted)
    game = make_game("classic2", None, "e2 e8 E3h", Setup())
    assert (played, [str(action) for action in game.actions]) == (["e2", "e8", "e3h"],) * 2


def test_a_typed_action_after_a_repetition_has_its_number() -> None:
    with pytest.raises(NotationError, match="action 9,"):
        make_game("classic2", None, "e2 e8 e1 e9 " * 3, Setup())
