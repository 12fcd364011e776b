"""Observations, masks and games in plain Python, from the reference rules: what the environment is compared with."""

from __future__ import annotations

import random

import numpy as np
from numpy.typing import NDArray

from hedgemaze.rules import (
    Action,
    Axis,
    Direction,
    Family,
    Fence,
    Game,
    Mode,
    Move,
    Piece,
    Place,
    Position,
    Side,
    Square,
    to_number,
)
from hedgemaze.rules.board.geometry import SQUARES, squares_of

Cell = tuple[int, int]
NAMES = ("classic2", "classic3", "classic4", "pacman", "advanced")
QUARTERS = {Side.SOUTH: 0, Side.WEST: 1, Side.NORTH: 2, Side.EAST: 3}
"""Quarter turns counterclockwise after which a side walks north: West walks east, so it needs one."""


def turned(cell: Cell, turns: int, size: int) -> Cell:
    """Returns file and row after quarter turns counterclockwise."""
    file, row = cell
    for _ in range(turns):
        file, row = size - 1 - row, file
    return file, row


class Viewer:
    """The view of one side of a position."""

    def __init__(self, mode: Mode, side: Side, *, is_relative: bool) -> None:
        is_turned = is_relative and mode.family is Family.CLASSIC
        self.mode = mode
        self.turns = QUARTERS[side] if is_turned else 0
        first = mode.sides.index(side) if is_turned else 0
        self.sides = mode.sides[first:] + mode.sides[:first]

    def square(self, square: Square) -> Cell:
        return turned((square.file, square.row), self.turns, self.mode.size)

    def slot(self, slot: Square) -> Cell:
        return turned((slot.file, slot.row), self.turns, self.mode.size - 1)

    def axis(self, axis: Axis) -> Axis:
        swapped = {Axis.HORIZONTAL: Axis.VERTICAL, Axis.VERTICAL: Axis.HORIZONTAL}
        return swapped[axis] if self.turns % 2 else axis

    def action(self, action: Action) -> Action:
        if self.turns == 0:
            return action
        if isinstance(action, Move):
            file, row = self.square(action.square)
            return Move(SQUARES[9 * row + file])
        if isinstance(action, Place):
            file, row = self.slot(action.fence.slot)
            return Place(Fence(SQUARES[9 * row + file], self.axis(action.fence.axis)))
        return action

    def number(self, action: Action) -> int:
        return to_number(self.action(action), self.mode.family, self.mode.size)


def mask_of(game: Game, *, is_relative: bool) -> list[int]:
    """Returns the numbers of the legal actions, in order."""
    if game.outcome() is not None:
        return []
    viewer = Viewer(game.mode, game.position.side, is_relative=is_relative)
    return sorted(map(viewer.number, game.position.legal_actions()))


def rewards_of(game: Game) -> list[float]:
    outcome = game.outcome()
    sides = game.mode.sides
    if outcome is None or outcome.winner is None:
        return [0.0] * len(sides)
    return [1.0 if side is outcome.winner else float(np.float32(-1 / (len(sides) - 1))) for side in sides]


class Planes:
    """Planes by name, as `docs/encoding.md` describes them."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.shown: dict[str, NDArray[np.uint8]] = {}

    def cells(self, name: str, found: list[Cell]) -> None:
        size = self.viewer.mode.size
        self.shown[name] = np.zeros((size, size), np.uint8)
        for file, row in found:
            self.shown[name][row, file] = 1

    def squares(self, name: str, *found: Square | None) -> None:
        self.cells(name, [self.viewer.square(square) for square in found if square is not None])

    def number(self, name: str, value: int) -> None:
        size = self.viewer.mode.size
        self.shown[name] = np.full((size, size), value, np.uint8)

    def fences(self, name: str, given: list[Fence]) -> None:
        for axis in Axis:
            here = [self.viewer.slot(fence.slot) for fence in given if self.viewer.axis(fence.axis) is axis]
            self.cells(f"{name}_{axis.name.lower()}", here)


def planes(game: Game, side: Side, *, is_relative: bool) -> dict[str, NDArray[np.uint8]]:
    """Returns the planes of a game's position, by name."""
    position, mode = game.position, game.mode
    out = Planes(Viewer(mode, side, is_relative=is_relative))
    out.fences("fence", list(position.fences))
    out.cells("open_north", open_steps(position, out.viewer, (0, 1)))
    out.cells("open_east", open_steps(position, out.viewer, (1, 0)))
    out.number("repetition", min(game.repetitions(), 3))
    out.number("ply", min(position.ply, 255))
    for index, each in enumerate(out.viewer.sides):
        out.number(f"turn_{index}", each is position.side)
        if mode.family is not Family.PACMAN:
            out.number(f"stock_{index}", position.stock(each))
    if mode.family is Family.CLASSIC:
        add_classic(position, out)
    else:
        add_pacman(position, out)
    if mode.family is Family.ADVANCED:
        add_advanced(position, out)
    return out.shown


def add_classic(position: Position, out: Planes) -> None:
    mode = position.mode
    for index, each in enumerate(out.viewer.sides):
        out.squares(f"pawn_{index}", position.square_of(Piece(each.value)))
        out.squares(f"goal_{index}", *squares_of(mode.goal(each)))
    out.number("plies_left", min(max(mode.house.max_ply - position.ply, 0), 100) if mode.house.max_ply else 100)


def add_pacman(position: Position, out: Planes) -> None:
    for index, piece in enumerate(position.mode.pieces):
        out.squares(f"piece_{index}", position.square_of(piece))
        out.number(f"active_{index}", position.active is piece)
        if index:
            out.number(f"moved_{index}", piece in position.moved)
    out.squares("pellet", *squares_of(position.pellets))
    out.squares("origin", position.origin)
    for name in ("steps", "boost", "lives", "spent"):
        out.number(name, getattr(position, name))
    quiet, limit = max(position.round - 1 - position.progress, 0), position.mode.house.no_progress_limit
    out.number("no_progress", min(quiet, 255))
    out.number("no_progress_left", min(max(limit - quiet, 0), 20) if limit else 20)


def add_advanced(position: Position, out: Planes) -> None:
    assert position.mode.maze is not None
    out.squares("respawn", *position.mode.maze.respawns)
    out.fences("chamber", list(position.chamber))
    out.cells("lifted", [] if position.lifted is None else [out.viewer.slot(position.lifted)])
    for index in range(5):
        out.squares(f"previous_{index}", position.previous[index])
    out.number("reserve", position.reserve)


def open_steps(position: Position, viewer: Viewer, step: Cell) -> list[Cell]:
    """Returns the cells of the view from which a step in a direction of the view is open."""
    size = position.mode.size

    def back(cell: Cell) -> Square:
        file, row = turned(cell, -viewer.turns % 4, size)
        return SQUARES[9 * row + file]

    found = []
    for file in range(size):
        for row in range(size):
            other = (file + step[0], row + step[1])
            if size in other:
                continue
            here, there = back((file, row)), back(other)
            way = next(each for each in Direction if each.value == (there.file - here.file, there.row - here.row))
            if position.fences.is_open(here, way):
                found.append((file, row))
    return found


def random_action(game: Game, rng: random.Random) -> Action:
    """Returns a random action; prefers steps to fences, so that games make progress and repeat positions."""
    actions = game.position.legal_actions()
    steps = [action for action in actions if not isinstance(action, Place)]
    return rng.choice(steps if steps and rng.random() < 0.85 else actions)
