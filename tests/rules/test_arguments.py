"""Arguments of public functions: actions by value, token or number; another type raises an error that names these."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from hedgemaze import rules
from hedgemaze.errors import (
    GameOverError,
    HedgemazeError,
    IllegalActionError,
    MissingPackageError,
    ModeError,
    NotationError,
    WrongTypeError,
)
from hedgemaze.rules import Game, Mode, Piece, Position, Side, from_number, parse_square, to_number

MODE = Mode.named("classic2")
START = Position.start(MODE)
SMALL = Position.start(Mode.named("classic2", size=5))


# Numbers.


@pytest.mark.parametrize("name", rules.MODES)
def test_an_action_is_played_by_its_number(name: str) -> None:
    position = Position.start(Mode.named(name))
    for action in position.legal_actions():
        number = to_number(action, position.mode.family, position.mode.size)
        after = position.play(action)
        assert position.play(number) == position.play_unchecked(number) == after
        assert position.play(np.int64(number)) == position.play(np.array(number)) == after
        assert position.why_illegal(number) is None
    first = position.legal_actions()[0]
    number = to_number(first, position.mode.family)
    game = Game(position).play(number)
    assert game.actions == (first,)
    assert Game(position).play_all([number]) == Game(position).add(number) == game


def test_numbers_depend_on_the_board_size() -> None:
    assert SMALL.play(7).square_of(Piece.SOUTH) == parse_square("c2")
    assert SMALL.play(25) == SMALL.play("a1h")


@pytest.mark.parametrize("number", [-1, 210, 9999, 2**70])
def test_an_unknown_action_number_is_refused(number: int) -> None:
    game = Game(MODE)
    takers: list[Callable[[int], object]] = [
        START.play,
        START.play_unchecked,
        START.why_illegal,
        game.play,
        from_number,
    ]
    for take in takers:
        with pytest.raises(NotationError) as caught:
            take(number)
        assert (caught.value.code, caught.value.given) == ("action.no_such_number", number)
    assert not game.entries


def test_the_number_of_an_illegal_action_is_refused() -> None:
    with pytest.raises(IllegalActionError) as caught:
        START.play(40)
    assert (caught.value.code, caught.value.given) == ("action.too_far", "e5")
    with pytest.raises(GameOverError):
        Position.parse("classic2 - Se9Na9 10,10 - N - 1").play(63)


# Types.

ANY_ACTION = r"an action, its token \('e2'\) or its number \(an int\) is expected, not "


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (lambda x: Position.start(x("classic2")), r"a Mode, such as .*, is expected, not str: 'classic2'"),
        (lambda x: Position.start(MODE, x("S")), "a Side or None is expected, not str: 'S'"),
        (lambda x: Position.parse(x(None)), "the text of a position is expected, not NoneType"),
        (lambda x: Game(x("classic2")), "a Mode or a rules.Position is expected, not str"),
        (lambda x: Game(x(None)), "a Mode or a rules.Position is expected, not NoneType"),
        (lambda x: Game(MODE).play(x(None)), f"{ANY_ACTION}NoneType"),
        (lambda x: Game(MODE).add(x(None)), f"{ANY_ACTION}NoneType"),
        (lambda x: Game(MODE).leave(x("S")), "a Side is expected, not str"),
        (lambda x: Game(MODE).note(x("fine")), "a Note is expected, not str"),
        (lambda x: START.play(x(None)), f"{ANY_ACTION}NoneType"),
        (lambda x: START.play(x(1.0)), f"{ANY_ACTION}float: 1.0"),
        (lambda x: START.play(x(np.True_)), f"{ANY_ACTION}numpy"),
        (lambda x: START.play(x(np.array([1, 2]))), f"{ANY_ACTION}numpy.ndarray"),
        (lambda _: START.play(True), f"{ANY_ACTION}bool: True"),
        (lambda _: SMALL.play(parse_square("c2")), f"{ANY_ACTION}hedgemaze.rules.board.geometry.Square"),
        (lambda x: START.play_unchecked(x(None)), f"{ANY_ACTION}NoneType"),
        (lambda x: START.why_illegal(x([])), rf"{ANY_ACTION}list: \[\]"),
        (lambda x: START.retire(x("S")), "a Side is expected, not str"),
        (lambda x: START.distance(x("S")), "a Side is expected, not str"),
        (lambda x: START.distance_field(x(0)), "a Side is expected, not int"),
        (lambda x: START.shortest_path(x(None)), "a Side is expected, not NoneType"),
        (lambda x: START.stock(x("S")), "a Side is expected, not str"),
        (lambda x: START.square_of(x("S")), "a Piece is expected, not str"),
        (lambda x: Mode.named(x([])), "the name of a mode is expected, not list"),
        (lambda x: from_number(x("e2")), "the number of an action is expected, not str"),
        (lambda x: rules.parse_action(x(13)), "an action as text, such as 'e2', is expected, not int"),
        (lambda x: rules.parse_square(x(13)), "a square as text"),
        (lambda x: rules.parse_fence(x(None)), "a fence as text"),
        (lambda x: rules.parse_mode(x(None)), "the text of a mode"),
        (
            lambda x: rules.format_record(x(START)),
            r"a Game is expected, not hedgemaze.rules.position.Position: Position",
        ),
    ],
)
def test_a_wrong_type_error_names_the_accepted_types(call: Callable[[Callable[[Any], Any]], object], said: str) -> None:
    with pytest.raises(WrongTypeError, match=f"^{said}") as caught:
        call(lambda value: value)  # hides the type from the type checker
    assert caught.value.code == "argument.wrong_type"
    assert isinstance(caught.value, TypeError)
    assert "\n" not in str(caught.value)


def test_pieces_and_sides_of_other_modes() -> None:
    with pytest.raises(ModeError) as caught:
        START.square_of(Piece.BLINKY)
    assert (caught.value.code, caught.value.given) == ("mode.no_such_piece", "blinky")
    with pytest.raises(ModeError) as caught:
        START.stock(Side.PACMAN)
    assert (caught.value.code, caught.value.given) == ("mode.no_such_side", "pacman")


@pytest.mark.parametrize("error", [WrongTypeError("a.b", "m", given=3), MissingPackageError("a.b", "m")])
def test_argument_errors_can_be_pickled(error: HedgemazeError) -> None:
    for twin in (copy.copy(error), pickle.loads(pickle.dumps(error))):
        assert (type(twin), str(twin), vars(twin)) == (type(error), str(error), vars(error))


# repr.


@pytest.mark.parametrize("name", rules.MODES)
def test_the_repr_of_a_position_is_short_and_evaluates_to_it(name: str) -> None:
    position = Position.start(Mode.named(name))
    assert repr(position) == f"Position.parse({position.text!r})"
    assert len(repr(position)) < 120
    assert eval(repr(position)) == position
