"""Bad input: a typed error with a stable code, and no board has moved."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from hedgemaze import core
from hedgemaze.env import Buffers, VectorEnv, absolute_numbers, observe, symmetries
from hedgemaze.errors import (
    EnvError,
    GameOverError,
    HedgemazeError,
    IllegalActionError,
    ModeError,
    NotationError,
    WrongTypeError,
)
from hedgemaze.rules import HouseRules, Mode, Side, named_maze, parse_mode

CLASSIC = Mode.named("classic2")


def made(**settings: Any) -> VectorEnv:
    env = VectorEnv(CLASSIC, 3, **settings)
    env.reset()
    return env


@pytest.mark.parametrize(
    ("actions", "kind", "code"),
    [
        ([13, 13], EnvError, "env.bad_shape"),
        ([[13, 13, 13]], EnvError, "env.bad_shape"),
        ([13.0, 13.0, 13.0], EnvError, "env.bad_dtype"),
        ([True, True, True], EnvError, "env.bad_dtype"),
        (["e2", "e2", "e2"], EnvError, "env.bad_dtype"),
        ([13, 13, 210], NotationError, "action.no_such_number"),
        ([13, -1, 13], NotationError, "action.no_such_number"),
        ([13, 2**40, 13], NotationError, "action.no_such_number"),
        ([13, 13, 4], IllegalActionError, "action.same_square"),
        ([13, 80, 13], IllegalActionError, "action.too_far"),
        ([209, 13, 13], IllegalActionError, "action.must_act"),
    ],
)
def test_a_bad_action_moves_no_board(actions: Any, kind: type[HedgemazeError], code: str) -> None:
    env = made()
    out = env.new_buffers()
    env.reset(out=out)
    before = [env.position(board).text for board in range(3)]
    shown = {name: getattr(out, name).copy() for name in ("observations", "masks", "sides")}
    with pytest.raises(kind) as caught:
        env.step(actions, out=out)
    assert caught.value.code == code
    if not isinstance(caught.value, EnvError):
        assert isinstance(caught.value.given, int)
    if kind is IllegalActionError:
        bad = caught.value.details["board"]
        assert actions[int(bad)] == caught.value.given
        assert caught.value.position == before[0]
    assert [env.position(board).text for board in range(3)] == before
    assert all((getattr(out, name) == array).all() for name, array in shown.items())
    env.step([13, 13, 13])  # it works after all


def test_an_illegal_action_is_explained_in_the_view_of_its_side() -> None:
    env = made()
    env.step([13, 13, 13])
    with pytest.raises(IllegalActionError) as caught:
        env.step([13, 13, 4])  # e1 in North's view is its own square e9
    assert (caught.value.code, caught.value.given) == ("action.same_square", 4)


def test_a_finished_board_takes_no_action() -> None:
    env = VectorEnv(Mode.named("classic2", house=HouseRules(max_ply=1)), 2, auto_reset=False)
    env.reset()
    env.step([13, 13])
    with pytest.raises(GameOverError) as caught:
        env.step([-1, 13])
    assert (caught.value.code, caught.value.details["board"]) == ("action.game_over", 1)
    env.step([-1, -1])


READ_ONLY = np.zeros((3, 210), np.uint8)
READ_ONLY.flags.writeable = False


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"observations": np.zeros((3, 14, 9, 9), np.uint8)}, "env.bad_shape"),
        ({"observations": np.zeros((3, 15, 9, 9), np.float32)}, "env.bad_dtype"),
        ({"final_observations": np.zeros((2, 15, 9, 9), np.uint8)}, "env.bad_shape"),
        ({"masks": np.zeros((3, 210), np.bool_)}, "env.bad_dtype"),
        ({"masks": np.zeros((3, 420), np.uint8)[:, ::2]}, "env.bad_memory"),
        ({"masks": np.asfortranarray(np.zeros((3, 210), np.uint8))}, "env.bad_memory"),
        ({"masks": READ_ONLY}, "env.bad_memory"),
        ({"rewards": np.zeros((3, 2), np.float64)}, "env.bad_dtype"),
        ({"terminated": np.zeros(4, np.bool_)}, "env.bad_shape"),
        ({"sides": [0, 0, 0]}, "argument.wrong_type"),
    ],
)
def test_bad_buffers_are_refused(changes: dict[str, Any], code: str) -> None:
    env = made()
    bad = replace(env.new_buffers(), **changes)
    with pytest.raises(HedgemazeError) as caught:
        env.reset(out=bad)
    assert caught.value.code == code
    with pytest.raises(HedgemazeError) as caught:
        env.step([13, 13, 13], out=bad)
    assert caught.value.code == code
    assert env.position(0).ply == 0


def test_buffers_that_overlap_are_refused() -> None:
    env = made()
    memory = np.zeros(6, np.uint8)
    buffers = replace(env.new_buffers(), sides=memory[:3], reasons=memory[2:5])
    with pytest.raises(EnvError, match="shares memory"):
        env.step([13, 13, 13], out=buffers)
    assert env.position(0).ply == 0


def test_missing_fields_are_not_written() -> None:
    env = made()
    only = Buffers(None, None, np.zeros(3, np.uint8), None, None, None, None)
    assert env.step([13, 13, 13], out=only) is only
    assert only.sides is not None
    assert only.sides.tolist() == [1, 1, 1]


@pytest.mark.parametrize(
    ("make", "code"),
    [
        (lambda: VectorEnv(2), "argument.wrong_type"),  # type: ignore[arg-type]  # the error is the point
        (lambda: VectorEnv([2]), "argument.wrong_type"),  # type: ignore[list-item]  # the error is the point
        (lambda: VectorEnv("classic5"), "mode.unknown"),
        (lambda: VectorEnv(CLASSIC, 0), "env.bad_setting"),
        (lambda: VectorEnv(CLASSIC, 1 << 30), "env.bad_setting"),
        (lambda: VectorEnv([]), "env.bad_setting"),
        (lambda: VectorEnv([CLASSIC], 2), "env.bad_setting"),
        (lambda: VectorEnv([CLASSIC, Mode.named("classic2", size=5)]), "env.bad_setting"),
        (lambda: VectorEnv([CLASSIC, Mode.named("classic3")]), "env.bad_setting"),
        (lambda: VectorEnv(CLASSIC, view="north"), "env.bad_setting"),  # type: ignore[arg-type]  # the error is the point
        (lambda: VectorEnv(CLASSIC, dtype="int8"), "env.bad_setting"),  # type: ignore[arg-type]  # the error is the point
        (lambda: VectorEnv(CLASSIC, max_steps=-1), "env.bad_setting"),
        (lambda: VectorEnv(CLASSIC, opening=10_000), "env.bad_setting"),
        (lambda: VectorEnv(CLASSIC, threads=0), "env.bad_setting"),
        (lambda: VectorEnv(CLASSIC, 2).step([13, 13]), "env.not_reset"),
        (lambda: VectorEnv(CLASSIC, 2).sample(), "env.not_reset"),
        (lambda: VectorEnv(CLASSIC, 2).reset(boards=[True, False]), "env.not_reset"),
        (lambda: made().reset([1, 2]), "env.bad_shape"),
        (lambda: made().reset([0.5, 1.0, 2.0]), "env.bad_dtype"),
        (lambda: made().reset(boards=[1, 0, 1]), "env.bad_dtype"),
        (lambda: made().reset(boards=[True]), "env.bad_shape"),
        (lambda: made().sample(np.zeros(3, np.int32)), "env.bad_dtype"),
        (lambda: made().position(3), "env.no_such_board"),
        (lambda: made().observe(0, Side.PACMAN), "env.bad_setting"),
        (lambda: made().to_absolute(0, 210), "action.no_such_number"),
        (lambda: absolute_numbers(CLASSIC, Side.WEST), "env.bad_setting"),
        (lambda: observe(core.Position.start(CLASSIC), dtype="int8"), "env.bad_setting"),  # type: ignore[arg-type]  # the error is the point
        (lambda: symmetries(CLASSIC)[1].observations(np.zeros((15, 9, 8))), "env.bad_shape"),
        (lambda: symmetries(CLASSIC)[1].masks(np.zeros(209)), "env.bad_shape"),
    ],
)
def test_bad_arguments_are_refused(make: Callable[[], object], code: str) -> None:
    with pytest.raises(HedgemazeError) as caught:
        make()
    assert caught.value.code == code
    assert isinstance(caught.value, WrongTypeError | EnvError | ModeError | NotationError)


def test_boards_may_differ_in_house_rules_stock_and_maze() -> None:
    VectorEnv([CLASSIC, Mode.named("classic2", fences=3, house=HouseRules(max_ply=50))]).reset()
    env = VectorEnv(
        [Mode.named("pacman", maze=name, house=HouseRules(lives=lives)) for name, lives in (("A1", 1), ("A2", 3))]
    )
    env.reset()
    assert [env.position(board).mode.maze for board in (0, 1)] == [named_maze("A1"), named_maze("A2")]
    assert [env.position(board).lives for board in (0, 1)] == [1, 3]
    assert parse_mode(env.position(1).text.partition(" ")[0]) == env.modes[1]
