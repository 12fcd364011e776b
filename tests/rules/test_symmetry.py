"""Rotated or mirrored boards play the same: legal actions, resulting positions and winners map onto each other."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hedgemaze.rules import (
    GHOSTS,
    Action,
    Axis,
    Family,
    Fence,
    FenceSet,
    HouseRules,
    Lift,
    Maze,
    Mode,
    Move,
    Piece,
    Place,
    Position,
    Respawn,
    Side,
    Square,
    Step,
    Stop,
    named_maze,
)
from hedgemaze.rules.board.geometry import SQUARES, square_set, squares_of
from tests.rules.strategies import CLASSIC, MAZES, SEEDS, examples, house_rules, positions, walk


@dataclass(frozen=True)
class Symmetry:
    """A rotation or reflection of the board, and the matching permutation of the pieces."""

    turn: Callable[[int, int, int], tuple[int, int]]
    """Maps file, row and the last index to the new file and row, of a square or (on the smaller grid) of a slot."""
    swaps_axes: bool = False
    parts: dict[Piece, Piece] = field(default_factory=dict)

    def square(self, square: Square, size: int) -> Square:
        file, row = self.turn(square.file, square.row, size - 1)
        return SQUARES[9 * row + file]

    def fence(self, fence: Fence, size: int) -> Fence:
        axis = fence.axis
        if self.swaps_axes:
            axis = Axis.VERTICAL if axis is Axis.HORIZONTAL else Axis.HORIZONTAL
        return Fence(self.square(fence.slot, size - 1), axis)

    def fences(self, fences: FenceSet) -> FenceSet:
        return FenceSet.of((self.fence(fence, fences.size) for fence in fences), fences.size)

    def piece(self, piece: Piece) -> Piece:
        return self.parts.get(piece, piece)

    def side(self, side: Side) -> Side:
        return side if side in (Side.PACMAN, Side.GHOSTS) else self.piece(Piece(side.value)).side

    def action(self, action: Action, size: int) -> Action:
        match action:
            case Move(square):
                return Move(self.square(square, size))
            case Step(piece, square):
                return Step(self.piece(piece), self.square(square, size))
            case Place(fence):
                return Place(self.fence(fence, size))
            case Lift(fence):
                return Lift(self.fence(fence, size))
            case Respawn(square):
                return Respawn(self.square(square, size))
            case Stop(piece):
                return Stop(self.piece(piece))
            case _:
                return action

    def maze(self, maze: Maze) -> Maze:
        starts = dict(zip((Piece.PACMAN, *GHOSTS), maze.starts, strict=True))
        moved = {self.piece(piece): at if at is None else self.square(at, 9) for piece, at in starts.items()}
        return Maze(
            maze.family,
            fences=tuple(self.fence(fence, 9) for fence in maze.fences),
            pellets=tuple(self.square(square, 9) for square in maze.pellets),
            starts=tuple(moved[piece] for piece in starts),
            chamber=tuple(self.fence(fence, 9) for fence in maze.chamber),
            respawns=tuple(self.square(square, 9) for square in maze.respawns),
        )

    def position(self, position: Position) -> Position:
        mode, size = position.mode, position.mode.size

        def moved(square: Square | None) -> Square | None:
            return None if square is None else self.square(square, size)

        def by_piece(squares: tuple[Square | None, ...]) -> tuple[Square | None, ...]:
            at = {self.piece(piece): moved(square) for piece, square in zip(mode.pieces, squares, strict=False)}
            return tuple(at[piece] for piece in mode.pieces if piece in at)

        stocks = {self.side(side): stock for side, stock in zip(mode.sides, position.stocks, strict=True)}
        retired = {self.side(side) for side in position.retired}
        ghosts = {self.piece(ghost) for ghost in position.moved}
        return replace(
            position,
            mode=mode if mode.maze is None else replace(mode, maze=self.maze(mode.maze)),
            fences=self.fences(position.fences),
            squares=by_piece(position.squares),
            stocks=tuple(stocks[side] for side in mode.sides),
            side=self.side(position.side),
            retired=tuple(side for side in mode.sides if side in retired),
            chamber=self.fences(position.chamber),
            pellets=square_set(self.square(square, size) for square in squares_of(position.pellets)),
            moved=tuple(ghost for ghost in GHOSTS if ghost in ghosts),
            active=None if position.active is None else self.piece(position.active),
            origin=moved(position.origin),
            lifted=None if position.lifted is None else self.square(position.lifted, size - 1),
            previous=by_piece(position.previous),
        )


S, W, N, E = Piece.SOUTH, Piece.WEST, Piece.NORTH, Piece.EAST
LEFT_RIGHT = Symmetry(lambda file, row, last: (last - file, row))
HALF_TURN = Symmetry(lambda file, row, last: (last - file, last - row), parts={S: N, N: S, W: E, E: W})
QUARTER_TURN = Symmetry(lambda file, row, last: (row, last - file), swaps_axes=True, parts={S: W, W: N, N: E, E: S})
DIAGONAL = Symmetry(
    lambda file, row, _: (row, file),
    swaps_axes=True,
    parts={Piece.BLINKY: Piece.PINKY, Piece.PINKY: Piece.BLINKY, Piece.INKY: Piece.CLYDE, Piece.CLYDE: Piece.INKY},
)
"""Reflection in a1-i9: Blinky on e9 and Pinky on i5 are exchanged, and so are Inky on a5 and Clyde on e1."""


ROUND_A4 = Symmetry(
    HALF_TURN.turn,
    parts={Piece.BLINKY: Piece.CLYDE, Piece.CLYDE: Piece.BLINKY, Piece.INKY: Piece.PINKY, Piece.PINKY: Piece.INKY},
)


def check(symmetry: Symmetry, position: Position) -> None:
    image, size = symmetry.position(position), position.mode.size
    where = f"{position.text}\n{image.text}"
    legal = position.legal_actions()
    assert {symmetry.action(action, size) for action in legal} == set(image.legal_actions()), where
    here, there = position.outcome(), image.outcome()
    assert (here is None) == (there is None), where
    if here is not None and there is not None:
        assert (here.reason, here.rank) == (there.reason, there.rank)
        assert there.winner is (None if here.winner is None else symmetry.side(here.winner))
    for action in legal[:: max(1, len(legal) // 12)]:
        after = image.play_unchecked(symmetry.action(action, size))
        assert after == symmetry.position(position.play_unchecked(action)), f"{where} {action}"


@given(positions(("classic2",), longest=120))
@examples(60)
def test_classic_for_two_mirrored_left_to_right(position: Position) -> None:
    check(LEFT_RIGHT, position)


@given(positions(("classic2",), longest=120))
@examples(60)
def test_classic_for_two_turned_half_round_with_sides_exchanged(position: Position) -> None:
    check(HALF_TURN, position)


@given(positions(("classic4",), longest=120))
@examples(60)
def test_classic_for_four_turned_by_a_quarter(position: Position) -> None:
    """South becomes West, West North, North East, East South: the turn order is preserved."""
    check(QUARTER_TURN, position)


@given(positions(MAZES))
@examples(60)
def test_pacman_modes_mirrored_with_their_maze(position: Position) -> None:
    check(LEFT_RIGHT, position)


@pytest.mark.slow
@given(positions((*CLASSIC, *MAZES), longest=250))
@examples(150)
def test_more_mirrors(position: Position) -> None:
    """With three or four players, a reflection would reverse the turn order, which is a different game."""
    if position.mode.name not in ("classic3", "classic4"):
        check(LEFT_RIGHT, position)
    if position.mode.name == "classic2":
        check(HALF_TURN, position)
    if position.mode.name == "classic4":
        check(QUARTER_TURN, position)


@given(st.sampled_from(("A1", "A2", "A3", "A4")), house_rules(Family.PACMAN), SEEDS, st.integers(0, 90))
@examples(60)
def test_the_shipped_mazes_are_symmetric(name: str, house: HouseRules, seed: int, length: int) -> None:
    """D.2: the first three in the diagonal, A4 by a half turn; ghosts that change places need a free ghost order."""
    symmetry = ROUND_A4 if name == "A4" else DIAGONAL
    assert symmetry.maze(named_maze(name)) == named_maze(name)
    mode = Mode.named("pacman", maze=name, house=replace(house, ghost_order="free"))
    *_, position = walk(Position.start(mode), seed, length)
    check(symmetry, position)


def test_maze_a4_is_not_symmetric_in_the_diagonal() -> None:
    assert DIAGONAL.maze(named_maze("A4")) != named_maze("A4")
