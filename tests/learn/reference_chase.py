"""The inputs of a PAC-MAN network, computed from the rules' own position by plain searches. Ghosts step straight."""

from __future__ import annotations

from collections.abc import Iterable

from hedgemaze.learn.network.encoding import CHASE_BLOCKS, CHASE_INPUTS, block_size
from hedgemaze.rules import GHOSTS, Axis, Piece, Position, Side, Square
from hedgemaze.rules.board.geometry import SQUARES, Direction, squares_of
from hedgemaze.rules.pacman.moves import begun, sees

Squares = frozenset[Square]
ROUNDS = 12


class Steps:
    """The open steps of a board, tunnels included."""

    def __init__(self, position: Position) -> None:
        tunnels = position.mode.maze.tunnels if position.mode.maze is not None else ()
        ends = {here: there for link in tunnels for here, there in (link, link[::-1])}
        self.near: dict[Square, list[Square]] = {}
        for square in SQUARES[:81]:
            near = [SQUARES[square + way.offset] for way in Direction if position.fences.is_open(square, way)]
            self.near[square] = near + ([ends[square]] if square in ends else [])

    def grown(self, squares: Iterable[Square]) -> Squares:
        return frozenset(squares) | {other for square in squares for other in self.near[square]}

    def reached(self, start: Iterable[Square]) -> Squares:
        reached = frozenset(start)
        while (grown := self.grown(reached)) != reached:
            reached = grown
        return reached

    def distances(self, start: Iterable[Square]) -> dict[Square, int]:
        """Steps to every square; a square without a path has one more than the farthest."""
        found = dict.fromkeys(start, 0)
        layer = list(found)
        while layer:
            steps = found[layer[0]] + 1
            layer = sorted({other for square in layer for other in self.near[square] if other not in found})
            found.update(dict.fromkeys(layer, steps))
        none = max(found.values(), default=0) + 1
        return {square: found.get(square, none) for square in SQUARES[:81]}


def territory(position: Position, steps: Steps) -> Squares:
    """The squares that PAC-MAN reaches before the ghosts if both sides move at full speed."""
    mode = position.mode
    pacman = position.square_of(Piece.PACMAN)
    assert pacman is not None
    on_turn = position.side is Side.PACMAN
    reach = position.steps + position.boost if on_turn and position.active is Piece.PACMAN else mode.pacman_steps
    owned: Squares = frozenset([pacman])
    at = {ghost: square for ghost in GHOSTS if (square := position.square_of(ghost)) is not None}
    ghosts: Squares = frozenset(at.values())
    waiting = {ghost: square for ghost, square in at.items() if on_turn or ghost not in position.moved}
    speeds = {g: position.steps if position.active is g else begun(position, g).steps for g in waiting}
    for number in range(ROUNDS):
        before = owned
        if number > 0 or on_turn:
            for _ in range(reach):
                owned |= steps.grown(owned) - ghosts
            reach = mode.pacman_steps
        if number == 0:
            slow = [square for ghost, square in waiting.items() if speeds[ghost] > 0]
            fast = [square for ghost, square in waiting.items() if speeds[ghost] > 1]
            ghosts |= steps.grown(slow) - owned
            ghosts |= steps.grown(steps.grown(fast)) - owned
        else:
            for _ in range(mode.ghost_steps[position.taken]):
                ghosts |= steps.grown(ghosts) - owned
            if owned == before:
                break
    return owned


class Inputs:
    """The numbers of active inputs, by block."""

    def __init__(self, position: Position) -> None:
        self.first = 0 if position.side is Side.PACMAN else CHASE_INPUTS // 2
        pacman = position.square_of(Piece.PACMAN)
        self.centre = SQUARES[40] if pacman is None else pacman
        self.found: list[int] = []

    def add(self, block: int, number: int) -> None:
        sizes = [block_size(each) for each in CHASE_BLOCKS]
        self.found.append(self.first + sum(sizes[:block]) + min(number, sizes[block] - 1))

    def add_offset(self, square: Square, block: int) -> None:
        self.add(block, 17 * (square.row - self.centre.row + 8) + square.file - self.centre.file + 8)

    def add_both(self, squares: Iterable[Square], by_number: int, by_offset: int) -> None:
        for square in set(squares):
            self.add(by_number, square)
            self.add_offset(square, by_offset)


def reference_chase_inputs(position: Position) -> list[int]:
    inputs = Inputs(position)
    at = {ghost: square for ghost in GHOSTS if (square := position.square_of(ghost)) is not None}
    pellets = list(squares_of(position.pellets))
    inputs.add_both((square for ghost, square in at.items() if ghost not in position.moved), 1, 6)
    inputs.add_both((square for ghost, square in at.items() if ghost in position.moved), 2, 7)
    inputs.add_both(pellets, 3, 9)
    if position.active in at:
        inputs.add_offset(at[position.active], 8)
    for fence in position.fences:
        inputs.add(5, 8 * fence.slot.row + fence.slot.file + (64 if fence.axis is Axis.VERTICAL else 0))
    starting = position.mode.pacman_steps if position.side is Side.PACMAN else 0
    steps = starting if position.active is None else position.steps
    quiet = (position.round - position.progress) // 2
    for block, number in enumerate((position.taken, position.lives, quiet, steps, position.boost, len(at))):
        inputs.add(15 + block, number)
    add_advanced(position, inputs)
    pacman = position.square_of(Piece.PACMAN)
    if pacman is None:
        inputs.add(25, 0)
    else:
        inputs.add(0, pacman)
        add_distances(position, pacman, at, pellets, inputs)
    return inputs.found


def add_advanced(position: Position, inputs: Inputs) -> None:
    maze = position.mode.maze
    if position.mode.name != "advanced" or maze is None:
        return
    for square in maze.respawns:
        inputs.add(4, square)
    for block, number in enumerate((position.reserve, *position.stocks, len(list(position.chamber)))):
        inputs.add(21 + block, number)
    if position.lifted is not None:
        inputs.add(26, 0)


def add_distances(
    position: Position, pacman: Square, at: dict[Piece, Square], pellets: list[Square], inputs: Inputs
) -> None:
    steps = Steps(position)
    far, near = steps.distances([pacman]), steps.distances(at.values())
    reached = steps.reached([pacman])
    for slot, distance in enumerate(sorted(far[square] for square in at.values() if square in reached)):
        inputs.add(12, 20 * slot + min(distance, 19))
    inputs.add(13, sum(sees(position, ghost) for ghost in at))
    for square in pellets:
        inputs.add(14, 8 * min((far[square] + 1) // 2, 7) + (min(near[square], 7) if at else 7))
    owned = territory(position, steps)
    for square in owned:
        inputs.add_offset(square, 10)
    inputs.add(11, len(owned) // 4)
