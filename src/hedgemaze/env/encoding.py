"""The encoding: which planes an observation has, and how a view numbers actions (`docs/encoding.md`).

The core writes the observations (`native/env/encoding.cpp`); the list of planes comes from there too.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, TypeAlias

import numpy as np
from numpy.typing import NDArray

from hedgemaze import core
from hedgemaze.core._choose import native
from hedgemaze.core.position import check_position, native_mode
from hedgemaze.errors import EnvError, NotationError, check_type
from hedgemaze.rules import Family, Mode, Side, format_mode, parse_mode

ENCODING_VERSION: int = native.ENCODING_VERSION
"""Changes when a plane, its place or its scale changes, or the number of an action."""

ViewName: TypeAlias = Literal["relative", "absolute"]
"""``relative``: classic boards are turned so that the side to move walks north, and sides count from it, in turn order;
``absolute``: the board itself. The PAC-MAN modes have one view, whatever its name."""

Observations: TypeAlias = NDArray[np.uint8] | NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Plane:
    """One plane of an observation: a grid of the size of the board, row 1 first, file a first.

    >>> planes_of(Mode.named("classic2"))[0].kind
    'squares'
    """

    name: str
    """Unique within a mode; ends in a number where there is one such plane per side or piece."""
    kind: str
    """What a place of the plane stands for: ``squares``, ``horizontal``, ``vertical`` or ``slots`` (slots of fences, by
    their lower-left square), ``north`` or ``east`` (steps from a square), ``number`` (the same number everywhere)."""
    scale: int
    """A plane of float32 is the plane of uint8 divided by this."""
    group: str
    """The name without its number."""
    index: int | None
    """The number in the name: of a side in the view, or of a piece in the mode."""


def as_mode(mode: Mode | str) -> Mode:
    """Returns a mode, given as such or as its text.

    Raises:
        WrongTypeError: it is neither.
        NotationError, ModeError: the text is not a mode.
    """
    check_type(mode, (Mode, str), "a Mode, such as Mode.named('classic2'), or the text of one")
    return parse_mode(mode) if isinstance(mode, str) else mode


def check_view(view: object) -> bool:
    """Returns whether a view is the relative one.

    Raises:
        EnvError: there is no such view.
    """
    if view not in ("relative", "absolute"):
        raise EnvError("env.bad_setting", "a view is 'relative' or 'absolute'", given=view)
    return view == "relative"


def planes_of(mode: Mode | str) -> tuple[Plane, ...]:
    """Returns the planes of a mode's observations, in order. A mode is given as such or as its text.

    >>> [plane.name for plane in planes_of("classic2")][:5]
    ['pawn_0', 'pawn_1', 'fence_horizontal', 'fence_vertical', 'open_north']
    """
    return _planes(as_mode(mode))


@lru_cache(maxsize=64)
def _planes(mode: Mode) -> tuple[Plane, ...]:
    planes = []
    for group, index, kind, scale in native.env_planes(native_mode(format_mode(mode))):
        name = group if index < 0 else f"{group}_{index}"
        planes.append(Plane(name, kind, scale, group, None if index < 0 else index))
    return tuple(planes)


def observation_shape(mode: Mode | str) -> tuple[int, int, int]:
    """Returns the shape of one observation: planes, rows, files.

    >>> observation_shape(Mode.named("classic2", size=5)), observation_shape(Mode.named("pacman"))
    ((15, 5, 5), (30, 9, 9))
    """
    mode = as_mode(mode)
    return len(planes_of(mode)), mode.size, mode.size


def scales_of(mode: Mode | str) -> NDArray[np.float32]:
    """Returns the scales of the planes, in a shape that divides an observation: ``[planes, 1, 1]``.

    >>> scales_of(Mode.named("classic2")).shape
    (15, 1, 1)
    """
    return np.array([plane.scale for plane in planes_of(mode)], np.float32)[:, None, None]


@lru_cache(maxsize=256)
def _numbers(text: str, is_relative: bool, side: int) -> NDArray[np.int64]:
    numbers = np.array(native.env_actions(native_mode(text), is_relative, side), np.int64)
    numbers.flags.writeable = False
    return numbers


def absolute_numbers(mode: Mode | str, side: Side, view: ViewName = "relative") -> NDArray[np.int64]:
    """Returns the absolute number of each action of a side's view: ``[actions]``. Absolute numbers: `docs/formats.md`.

    >>> from hedgemaze.rules import from_number
    >>> numbers = absolute_numbers(Mode.named("classic2"), Side.NORTH)
    >>> str(from_number(int(numbers[13])))  # e2 in the view of North
    'e8'
    """
    mode = as_mode(mode)
    return _numbers(format_mode(mode), check_view(view), side_index(mode, side))


def view_numbers(mode: Mode | str, side: Side, view: ViewName = "relative") -> NDArray[np.int64]:
    """Returns the number in a side's view of each absolute action number: ``[actions]``.

    >>> int(view_numbers(Mode.named("classic2"), Side.NORTH)[67])  # e8 is the view's e2
    13
    """
    return np.argsort(absolute_numbers(mode, side, view))


def side_index(mode: Mode, side: Side) -> int:
    """Returns the index of a side in its mode, which is its column of rewards.

    Raises:
        EnvError: the mode has no such side.
    """
    check_type(side, Side, "a Side")
    if side not in mode.sides:
        raise EnvError("env.bad_setting", f"{mode.name} has no such side", given=side.name.lower())
    return mode.sides.index(side)


def observe(
    position: core.Position,
    *,
    view: ViewName = "relative",
    side: Side | None = None,
    repetitions: int = 1,
    dtype: Literal["uint8", "float32"] = "uint8",
) -> Observations:
    """Returns the observation of a position: ``[planes, size, size]``.

    Args:
        position: a position of the core.
        view: of which board.
        side: the side that looks; the side to move unless given.
        repetitions: how often the position has begun a turn (`Game.repetitions`); 0 in mid-turn.
        dtype: of the result.

    >>> observe(core.Position.start(Mode.named("classic2")))[0, 0].tolist()  # row 1 of the plane pawn_0
    [0, 0, 0, 0, 1, 0, 0, 0, 0]
    """
    check_position(position)
    is_relative = check_view(view)
    looker = side_index(position.mode, position.side if side is None else side)
    shape = observation_shape(position.mode)
    if check_dtype(dtype) == np.float32:
        floats = np.empty(shape, np.float32)
        native.env_observe(position._native, is_relative, looker, repetitions, None, floats)
        return floats
    numbers = np.empty(shape, np.uint8)
    native.env_observe(position._native, is_relative, looker, repetitions, numbers, None)
    return numbers


def check_dtype(dtype: object) -> np.dtype[np.uint8] | np.dtype[np.float32]:
    """Returns the type of observations.

    Raises:
        EnvError: observations are neither of this type.
    """
    if dtype not in ("uint8", "float32"):
        raise EnvError("env.bad_setting", "observations are 'uint8' or 'float32'", given=dtype)
    return np.dtype(np.uint8) if dtype == "uint8" else np.dtype(np.float32)


def check_number(number: object, count: int) -> None:
    """Checks that an action number exists.

    Raises:
        NotationError: no action has it.
    """
    if not isinstance(number, int) or not 0 <= number < count:
        raise NotationError("action.no_such_number", f"action numbers are 0 to {count - 1}", given=number)


def is_turned(mode: Mode) -> bool:
    """Returns whether the relative view of a mode differs from the absolute one."""
    return mode.family is Family.CLASSIC
