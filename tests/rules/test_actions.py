"""Actions as values: tokens, and numbers that are frozen (design.md, section 2)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hedgemaze.errors import NotationError
from hedgemaze.rules import (
    Axis,
    Family,
    Fence,
    Lift,
    Move,
    Pass,
    Piece,
    Place,
    Position,
    Respawn,
    Spend,
    Square,
    Step,
    Stop,
    all_actions,
    from_number,
    parse_action,
    parse_fence,
    parse_square,
    to_number,
)
from tests.rules.strategies import examples, positions

TABLES = [(Family.CLASSIC, size) for size in (3, 5, 7, 9)] + [(Family.PACMAN, 9), (Family.ADVANCED, 9)]

FROZEN_CLASSIC = {
    9: "a1 0, i1 8, a2 9, e2 13, e5 40, i9 80, a1h 81, h1h 88, a2h 89, e3h 101, h8h 144, "
    "a1v 145, e3v 165, h8v 208, -- 209",
    7: "a1 0, g1 6, a2 7, d4 24, g7 48, a1h 49, f1h 54, a2h 55, f6h 84, a1v 85, f6v 120, -- 121",
    5: "a1 0, e1 4, a2 5, c3 12, e5 24, a1h 25, d1h 28, a2h 29, d4h 40, a1v 41, d4v 56, -- 57",
    3: "a1 0, c1 2, a2 3, b2 4, c3 8, a1h 9, b1h 10, a2h 11, b2h 12, a1v 13, b2v 16, -- 17",
}
FROZEN_MAZES = (
    "Pa1 0, Pe5 40, Pi9 80, Ba1 81, Be5 121, Ka1 162, Ke5 202, Ia1 243, Ie5 283, Ca1 324, Ce5 364, Ci9 404, "
    "a1h 405, e3h 425, h8h 468, a1v 469, h8v 532, ~a1h 533, ~d5h 568, ~h8h 596, ~a1v 597, ~h8v 660, "
    "P@a1 661, P@e1 665, P@e9 737, P@i9 741, P+ 742, P- 743, B- 744, K- 745, I- 746, C- 747"
)


def frozen(rows: str) -> dict[str, int]:
    return {token: int(number) for token, number in (row.split(" ") for row in rows.split(", "))}


@pytest.mark.parametrize("size", [3, 5, 7, 9])
def test_the_classic_numbers_are_frozen(size: int) -> None:
    for token, number in frozen(FROZEN_CLASSIC[size]).items():
        assert to_number(parse_action(token, size=size), size=size) == number
        assert str(from_number(number, size=size)) == token
    assert len(all_actions(Family.CLASSIC, size)) == size**2 + 2 * (size - 1) ** 2 + 1


@pytest.mark.parametrize("family", [Family.PACMAN, Family.ADVANCED])
def test_the_numbers_of_the_pacman_modes_are_frozen(family: Family) -> None:
    for token, number in frozen(FROZEN_MAZES).items():
        assert to_number(parse_action(token, family), family) == number
        assert str(from_number(number, family)) == token
    assert len(all_actions(family)) == 748


@pytest.mark.parametrize(("family", "size"), TABLES)
def test_numbers_and_tokens_round_trip(family: Family, size: int) -> None:
    actions = all_actions(family, size)
    for number, action in enumerate(actions):
        assert from_number(number, family, size) == action
        assert to_number(action, family, size) == number
        assert parse_action(str(action), family, size) == action
    assert len({str(action) for action in actions}) == len(set(actions)) == len(actions)


@pytest.mark.parametrize(("family", "size"), TABLES)
def test_numbers_out_of_range_are_refused(family: Family, size: int) -> None:
    for number in (-1, len(all_actions(family, size)), 10**30):
        with pytest.raises(NotationError) as caught:
            from_number(number, family, size)
        assert caught.value.code == "action.no_such_number"


@given(positions(unfinished=True))
@examples(50)
def test_every_legal_action_has_its_number_and_token(position: Position) -> None:
    family, size = position.mode.family, position.mode.size
    for action in position.legal_actions():
        assert from_number(to_number(action, family, size), family, size) == action
        assert position.parse_action(str(action)) == action


def test_every_kind_of_token() -> None:
    d5h = Fence(Square(39), Axis.HORIZONTAL)
    assert parse_action("e2") == Move(Square(13))
    assert parse_action("d5h") == Place(d5h)
    assert parse_action("--") == Pass()
    assert parse_action("Ke6", Family.PACMAN) == Step(Piece.PINKY, Square(49))
    assert parse_action("~d5h", Family.ADVANCED) == Lift(d5h)
    assert parse_action("P@e9", Family.ADVANCED) == Respawn(Square(76))
    assert parse_action("P+", Family.ADVANCED) == Spend()
    assert parse_action("I-", Family.PACMAN) == Stop(Piece.INKY)


@pytest.mark.parametrize(
    ("token", "family", "code"),
    [
        ("", Family.CLASSIC, "action.unreadable"),
        ("e10", Family.CLASSIC, "action.unreadable"),
        ("e0", Family.CLASSIC, "action.unreadable"),
        ("E2", Family.CLASSIC, "action.unreadable"),
        (" e2", Family.CLASSIC, "action.unreadable"),
        ("e2\n", Family.CLASSIC, "action.unreadable"),
        ("e٢", Family.CLASSIC, "action.unreadable"),
        ("B+", Family.PACMAN, "action.unreadable"),
        ("B@e9", Family.ADVANCED, "action.unreadable"),
        ("Se2", Family.CLASSIC, "action.unreadable"),
        ("i3h", Family.CLASSIC, "fence.off_board"),
        ("~e9v", Family.ADVANCED, "fence.off_board"),
        ("Pe5", Family.CLASSIC, "action.wrong_mode"),
        ("P+", Family.CLASSIC, "action.wrong_mode"),
        ("e5", Family.PACMAN, "action.wrong_mode"),
        ("--", Family.ADVANCED, "action.wrong_mode"),
    ],
)
def test_tokens_that_cannot_be_read(token: str, family: Family, code: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_action(token, family)
    assert caught.value.code == code


def test_squares_and_fences_off_a_small_board() -> None:
    for text, size, code in (
        ("f1", 5, "square.off_board"),
        ("a6", 5, "square.off_board"),
        ("e", 5, "square.unreadable"),
    ):
        with pytest.raises(NotationError) as caught:
            parse_square(text, size)
        assert caught.value.code == code
    for text, size, code in (
        ("e1h", 5, "fence.off_board"),
        ("a5v", 5, "fence.off_board"),
        ("a1x", 5, "fence.unreadable"),
    ):
        with pytest.raises(NotationError) as caught:
            parse_fence(text, size)
        assert caught.value.code == code
    assert str(parse_fence("d4v", 5)) == "d4v"


@given(st.text(max_size=6))
@examples(200)
def test_what_can_be_read_is_written_the_same(text: str) -> None:
    for family, size in TABLES:
        try:
            action = parse_action(text, family, size)
        except NotationError:
            continue
        assert str(action) == text
