"""`Symmetry`: rotations and reflections of observations, masks, actions and rewards, to augment training data.

Each is a permutation, found once per mode. A transformed observation is the observation of the transformed position,
and the transformed mask is its mask.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hedgemaze.env.encoding import Plane, ViewName, as_mode, check_view, planes_of
from hedgemaze.errors import EnvError
from hedgemaze.rules import (
    Action,
    Axis,
    Family,
    Fence,
    Lift,
    Mode,
    Move,
    Place,
    Respawn,
    Side,
    Square,
    Step,
    all_actions,
    to_number,
)
from hedgemaze.rules.board.geometry import SQUARES

_Cell = tuple[int, int]
"""File and row, from 0."""
_SLOTS = {"horizontal": "vertical", "vertical": "horizontal", "slots": "slots"}
_STEPS = {"north": (0, 1), "east": (1, 0)}
_ROTATED = {Side.SOUTH: Side.EAST, Side.EAST: Side.NORTH, Side.NORTH: Side.WEST, Side.WEST: Side.SOUTH}
_NAMES = ("identity", "rotate_90", "rotate_180", "rotate_270")


@dataclass(frozen=True, eq=False, slots=True)
class Symmetry:
    """One rotation or reflection. A reflection mirrors the files first; rotations are counterclockwise.

    The arrays say where each entry of the result comes from.

    >>> [each.name for each in symmetries(Mode.named("classic2"))]
    ['identity', 'mirror']
    """

    name: str
    """``identity``, ``mirror``, ``rotate_90``, ``mirror_rotate_90`` and so on."""
    cells: NDArray[np.int64]
    """``[planes * size * size]``"""
    numbers: NDArray[np.int64]
    """``[actions]``"""
    columns: NDArray[np.int64]
    """``[sides]``: the sides that change places in the absolute view of classic."""
    _images: NDArray[np.int64]

    def observations(self, observations: NDArray[Any]) -> NDArray[Any]:
        """Returns transformed observations: ``[..., planes, size, size]``."""
        shape = observations.shape
        if len(shape) < 3 or np.prod(shape[-3:]) != len(self.cells):
            raise EnvError("env.bad_shape", "these are not observations of the mode", given=shape)
        return observations.reshape(*shape[:-3], -1)[..., self.cells].reshape(shape)

    def masks(self, masks: NDArray[Any]) -> NDArray[Any]:
        """Returns transformed masks, or any other numbers per action, such as a policy: ``[..., actions]``."""
        if not masks.shape or masks.shape[-1] != len(self.numbers):
            raise EnvError("env.bad_shape", "these are not numbers per action of the mode", given=masks.shape)
        return masks[..., self.numbers]

    def actions(self, actions: NDArray[Any]) -> NDArray[np.int64]:
        """Returns the numbers of transformed actions, in any shape; -1, the number for a finished board, stays."""
        numbers = np.asarray(actions)
        images: NDArray[np.int64] = np.where(numbers < 0, -1, self._images[numbers])
        return images

    def rewards(self, rewards: NDArray[Any]) -> NDArray[Any]:
        """Returns transformed rewards or values: ``[..., sides]``.

        In the relative view the columns stay: no symmetry exchanges sides there.
        """
        if not rewards.shape or rewards.shape[-1] != len(self.columns):
            raise EnvError("env.bad_shape", "these are not rewards per side of the mode", given=rewards.shape)
        return rewards[..., self.columns]


def _mapping(turns: int, mirrored: bool, n: int) -> Callable[[_Cell], _Cell]:
    """Returns the map of cells of a grid of n by n."""

    def mapped(cell: _Cell) -> _Cell:
        file, row = cell
        if mirrored:
            file = n - 1 - file
        for _ in range(turns):
            file, row = n - 1 - row, file
        return file, row

    return mapped


def symmetries(mode: Mode | str, view: ViewName = "relative") -> tuple[Symmetry, ...]:
    """Returns the symmetries of a mode, the identity first.

    Two players: the mirror; in the absolute view also the half turn, which exchanges the sides. Four players: in the
    absolute view the quarter turns. Three players: none. PAC-MAN modes: all eight; the maze turns with the pieces.

    >>> [each.name for each in symmetries(Mode.named("classic2"))]
    ['identity', 'mirror']
    """
    check_view(view)
    return _symmetries(as_mode(mode), view)


@lru_cache(maxsize=32)
def _symmetries(mode: Mode, view: ViewName) -> tuple[Symmetry, ...]:
    if mode.family is not Family.CLASSIC:
        group = [(turns, mirrored) for mirrored in (False, True) for turns in range(4)]
    elif len(mode.sides) == 2:
        group = [(turns, mirrored) for mirrored in (False, True) for turns in ((0,) if view == "relative" else (0, 2))]
    elif len(mode.sides) == 4 and view == "absolute":
        group = [(turns, False) for turns in range(4)]
    else:
        group = [(0, False)]
    return tuple(_symmetry(mode, turns, mirrored) for turns, mirrored in group)


def _symmetry(mode: Mode, turns: int, mirrored: bool) -> Symmetry:
    sides = {side: side for side in mode.sides}
    if mode.family is Family.CLASSIC:
        for _ in range(turns):
            sides = {side: _ROTATED[image] for side, image in sides.items()}
    side_images = [mode.sides.index(sides[side]) for side in mode.sides]
    images = _action_images(mode, turns, mirrored)
    rotation = _NAMES[turns]
    name = rotation if not mirrored else "mirror" if turns == 0 else f"mirror_{rotation}"
    return Symmetry(
        name=name,
        cells=_sources(_plane_images(mode, turns, mirrored, side_images)),
        numbers=_sources(images),
        columns=_sources(np.array(side_images)),
        _images=images,
    )


def _sources(images: NDArray[np.int64]) -> NDArray[np.int64]:
    return np.argsort(images)


def _action_images(mode: Mode, turns: int, mirrored: bool) -> NDArray[np.int64]:
    squares, slots = (_mapping(turns, mirrored, mode.size - less) for less in (0, 1))

    def square(at: Square) -> Square:
        file, row = squares((at.file, at.row))
        return SQUARES[9 * row + file]

    def fence(at: Fence) -> Fence:
        file, row = slots((at.slot.file, at.slot.row))
        other = Axis.VERTICAL if at.axis is Axis.HORIZONTAL else Axis.HORIZONTAL
        return Fence(SQUARES[9 * row + file], other if turns % 2 else at.axis)

    def image(action: Action) -> Action:
        match action:
            case Move(at):
                return Move(square(at))
            case Step(piece, at):
                return Step(piece, square(at))
            case Place(at):
                return Place(fence(at))
            case Lift(at):
                return Lift(fence(at))
            case Respawn(at):
                return Respawn(square(at))
            case _:
                return action

    family, size = mode.family, mode.size
    return np.array([to_number(image(each), family, size) for each in all_actions(family, size)], np.int64)


def _plane_images(mode: Mode, turns: int, mirrored: bool, side_images: list[int]) -> NDArray[np.int64]:
    """Returns where each cell of an observation goes."""
    planes = planes_of(mode)
    places = {plane.name: number for number, plane in enumerate(planes)}
    size = mode.size
    area = size * size
    images = np.full(len(planes) * area, -1, np.int64)
    for number, plane in enumerate(planes):
        for file in range(size):
            for row in range(size):
                found = _cell_image(plane, (file, row), size, turns, mirrored)
                if found is None:
                    continue
                kind, (to_file, to_row) = found
                target = places[_target_name(plane, kind, side_images, mode.family is Family.CLASSIC)]
                images[number * area + size * row + file] = target * area + size * to_row + to_file
    # Cells that no observation sets, such as slots beyond the last one, go to what is left.
    images[images < 0] = np.setdiff1d(np.arange(len(images)), images)
    return images


def _target_name(plane: Plane, kind: str, side_images: list[int], has_turned_sides: bool) -> str:
    if kind != plane.kind:
        return plane.group.replace(plane.kind, kind)
    if plane.index is None or not has_turned_sides:
        return plane.name
    return f"{plane.group}_{side_images[plane.index]}"


def _cell_image(plane: Plane, cell: _Cell, size: int, turns: int, mirrored: bool) -> tuple[str, _Cell] | None:
    """Returns the kind of the plane and the cell where a cell goes; None for a cell that stands for nothing."""
    kind = plane.kind
    if kind == "number":
        return kind, cell
    squares = _mapping(turns, mirrored, size)
    if kind == "squares":
        return kind, squares(cell)
    if kind in _SLOTS:
        if size - 1 in cell:
            return None
        return _SLOTS[kind] if turns % 2 else kind, _mapping(turns, mirrored, size - 1)(cell)
    other = (cell[0] + _STEPS[kind][0], cell[1] + _STEPS[kind][1])
    if size in other:
        return None
    ends = sorted([squares(cell), squares(other)])  # the step goes from its lower or left end
    return "east" if ends[0][1] == ends[1][1] else "north", ends[0]
