"""The error hierarchy: callers distinguish three kinds, each with a stable code, the input and the position."""

from __future__ import annotations

import copy
import pickle
import re
from pathlib import Path

import pytest

import hedgemaze.rules
from hedgemaze.errors import (
    Between,
    GameOverError,
    HedgemazeError,
    IllegalActionError,
    MazeError,
    ModeError,
    NotationError,
    no_such,
)
from hedgemaze.rules import Game, Illegality, Mode, Position, Side, parse_maze
from hedgemaze.rules.reasons import MESSAGES

START = Position.start(Mode.named("classic2"))


def test_unreadable_illegal_and_finished_are_three_errors() -> None:
    with pytest.raises(NotationError) as unreadable:
        START.play("e22")
    with pytest.raises(IllegalActionError) as illegal:
        START.play("e3")
    over = Position.parse("classic2 - Se9Na9 10,10 - N - 1")
    with pytest.raises(GameOverError) as ended:
        over.play("a8")
    assert (unreadable.value.code, unreadable.value.given) == ("action.unreadable", "e22")
    assert (illegal.value.code, illegal.value.given, illegal.value.position) == ("action.too_far", "e3", START.text)
    assert (ended.value.code, ended.value.given, ended.value.position) == ("action.game_over", "a8", over.text)
    assert illegal.value.illegality == Illegality("action.too_far")
    kinds = [type(caught.value) for caught in (unreadable, illegal, ended)]
    assert kinds == [NotationError, IllegalActionError, GameOverError]


def test_the_error_hierarchy() -> None:
    """There is one base class; subclasses also inherit a suitable built-in exception."""
    for kind in (NotationError, IllegalActionError, ModeError, MazeError):
        assert issubclass(kind, HedgemazeError)
        assert issubclass(kind, ValueError)
    assert issubclass(GameOverError, HedgemazeError)
    assert not issubclass(GameOverError, ValueError)


def test_the_message_names_the_input_and_the_position() -> None:
    error = HedgemazeError("a.b", "something is wrong", given="x\ny", position="classic2 …")
    assert str(error) == "something is wrong: 'x\\ny' (in classic2 …)"
    assert str(HedgemazeError("a.b", "something is wrong")) == "something is wrong"
    assert (error.code, error.message, error.given, error.position) == (
        "a.b",
        "something is wrong",
        "x\ny",
        "classic2 …",
    )


@pytest.mark.parametrize("given", ["x" * 10_000, b"x" * 10_000, list(range(10_000)), "\n" * 10_000])
def test_a_long_input_is_cut_short(given: object) -> None:
    error = NotationError("a.b", "cannot be read", given=given)
    assert len(str(error)) < 400
    assert "\n" not in str(error)
    assert error.given is given


def test_a_maze_error_lists_its_reasons() -> None:
    with pytest.raises(MazeError) as caught:
        parse_maze({"name": "mine", "colour": 1})
    reasons = caught.value.reasons
    assert len(reasons) == 7
    assert all(re.match(r"maze\.[a-z_]+: \S", reason) for reason in reasons)
    assert f"{reasons[0][:79]}…; {'; '.join(reasons[1:4])}" in str(caught.value)
    assert "and 3 more" in str(caught.value)


@pytest.mark.parametrize(
    "error",
    [
        NotationError("a.b", "m", given="x", position="p"),
        IllegalActionError("a.b", "m", given="x", illegality=Illegality("action.diagonal")),
        GameOverError("a.b", "m"),
        ModeError("a.b", "m", given=3, allowed=Between(1, 2)),
        NotationError("a.b", "m", given="x", allowed=["y", "z"], reason="not_found"),
        no_such(ModeError, "a.b", "mode", "x", ["y"]),
    ],
)
def test_errors_can_be_pickled(error: HedgemazeError) -> None:
    for twin in (copy.copy(error), pickle.loads(pickle.dumps(error))):
        assert type(twin) is type(error)
        assert str(twin) == str(error)
        assert vars(twin) == vars(error)


def test_every_action_code_of_the_source_has_its_message() -> None:
    """Every raised code has a message, and every message has a code that is raised."""
    folder = Path(hedgemaze.rules.__file__).parent
    reasons = (folder / "reasons.py").read_text(encoding="utf-8")
    sources = "".join(
        path.read_text(encoding="utf-8") for path in folder.rglob("*.py") if path != folder / "reasons.py"
    )
    used = set(re.findall(r'"(action\.[a-z_]+)"', sources))
    notation = {"action.unreadable", "action.no_such_number"}
    assert used - notation <= set(MESSAGES)
    assert set(MESSAGES) <= used | set(re.findall(r'Illegality\("(action\.[a-z_]+)"', reasons))


def test_messages_are_single_plain_lines() -> None:
    for code, message in MESSAGES.items():
        assert re.fullmatch(r"action\.[a-z]+(_[a-z]+)*", code)
        assert message == message.strip()
        assert "\n" not in message
        assert not message.endswith(".")
        assert str(Illegality(code)) == message


def test_the_error_of_a_finished_game_says_how_it_ended() -> None:
    game = Game(Mode.named("classic2")).leave(Side.NORTH)
    with pytest.raises(GameOverError, match="resigned"):
        game.play("e2")
