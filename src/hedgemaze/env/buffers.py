"""`Buffers`: the arrays that an environment writes; its own, or those that the caller gives."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hedgemaze.env.encoding import Observations
from hedgemaze.errors import EnvError, check_type


@dataclass(frozen=True, eq=False, slots=True)
class Buffers:
    """What a reset or a step writes, with one row per board; a field that is None is not written.

    After a game has ended on a board that resets itself, `observations`, `masks` and `sides` show the next game, the
    other fields the game that has ended.

    >>> from hedgemaze.env import VectorEnv
    >>> from hedgemaze.rules import Mode
    >>> VectorEnv(Mode.named("classic2"), 8).new_buffers().masks.shape
    (8, 210)
    """

    observations: Observations | None
    """``[B, planes, size, size]``, uint8 or float32, as the side to move sees the board."""
    masks: NDArray[np.uint8] | None
    """``[B, actions]``: 1 for each legal action, numbered as in the view; all 0 if the game is over."""
    sides: NDArray[np.uint8] | None
    """``[B]``: the index of the side to move in the mode."""
    rewards: NDArray[np.float32] | None
    """``[B, sides]``, by the index of the side in the mode: 1 for a win, 0 for a draw and while the game goes on; the
    losers share -1."""
    terminated: NDArray[np.bool_] | None
    """``[B]``: whether the game has ended by the rules."""
    truncated: NDArray[np.bool_] | None
    """``[B]``: whether the game was cut off after `max_steps` actions."""
    reasons: NDArray[np.uint8] | None
    """``[B]``: why the game has ended, an index into `REASONS`; 0 while it goes on."""
    final_observations: Observations | None = None
    """As `observations`, but written only for games that have just ended or been cut off: their last position."""


def new_buffers(
    boards: int, shape: tuple[int, int, int], actions: int, sides: int, dtype: np.dtype[Any], *, final: bool
) -> Buffers:
    """Returns new arrays for an environment."""
    return Buffers(
        observations=np.zeros((boards, *shape), dtype),
        masks=np.zeros((boards, actions), np.uint8),
        sides=np.zeros(boards, np.uint8),
        rewards=np.zeros((boards, sides), np.float32),
        terminated=np.zeros(boards, np.bool_),
        truncated=np.zeros(boards, np.bool_),
        reasons=np.zeros(boards, np.uint8),
        final_observations=np.zeros((boards, *shape), dtype) if final else None,
    )


def check_buffers(buffers: object, wanted: Buffers) -> None:
    """Checks the arrays of a caller against those of an environment.

    Raises:
        WrongTypeError: no `Buffers`, or a field is no array.
        EnvError: an array has another shape or type, cannot be written, is not contiguous, or overlaps another.
    """
    check_type(buffers, Buffers, "a Buffers (new_buffers makes one)")
    given: list[NDArray[Any]] = []
    for each in fields(Buffers):
        array, like = getattr(buffers, each.name), getattr(wanted, each.name)
        if array is None:
            continue
        like = wanted.observations if like is None else like  # final_observations
        assert like is not None, "an environment has arrays of its own for all other fields"
        check_array(array, each.name, like.shape, like.dtype)
        if not (array.flags.writeable and array.flags.c_contiguous and array.flags.aligned):
            message = f"{each.name} must be a writeable array of contiguous memory"
            raise EnvError("env.bad_memory", message, details={"name": each.name})
        for other in given:
            if np.may_share_memory(array, other):
                message = f"{each.name} shares memory with another array"
                raise EnvError("env.bad_memory", message, details={"name": each.name})
        given.append(array)


def check_array(array: object, name: str, shape: tuple[int, ...], dtype: np.dtype[Any]) -> None:
    """Checks the shape and the type of an array.

    Raises:
        WrongTypeError: no array.
        EnvError: it has another shape or type.
    """
    check_type(array, np.ndarray, f"an array as {name}")
    assert isinstance(array, np.ndarray)
    if array.shape != shape:
        message = f"{name} must have the shape {shape}"
        raise EnvError("env.bad_shape", message, given=array.shape, details={"name": name})
    if array.dtype != dtype:
        message = f"{name} must be of {dtype}"
        raise EnvError("env.bad_dtype", message, given=str(array.dtype), details={"name": name})
