"""Solves classic for two on small boards: ``python -m bench.small_classic 3`` prints who wins, by stocks of fences.

Fences never leave the board, so the positions with one set of fences and one pair of stocks depend only on those with
one fence more. For each such group all pairs of pawn squares are solved together: wins and losses are found in order of
their distance in actions, and what is left over is open: nobody can force it, and repetition makes it a draw (B42).
"""

from __future__ import annotations

import argparse
from functools import cached_property
from itertools import product

import numpy as np
import numpy.typing as npt

Edge = tuple[int, int]
Fence = tuple[int, int, str]
"""File and row of its slot, and ``h`` or ``v``."""
Fences = frozenset[Fence]
Distances = npt.NDArray[np.int16]
"""Actions until the end for each side to move, south's square and north's: odd if the side to move wins, even if it
loses, -1 if it is open or impossible. Shape ``[2, squares, squares]``."""

OPEN = -1
_STEPS = ((1, 0), (-1, 0), (0, 1), (0, -1))


class SmallBoard:
    """Classic for two on a board of `size` by `size` squares, numbered by row from the lower left one."""

    def __init__(self, size: int) -> None:
        self.size, self.squares = size, size * size
        self._groups: dict[tuple[Fences, int, int], Distances] = {}
        self._walks: dict[Fences, tuple[npt.NDArray[np.int32], npt.NDArray[np.bool_]]] = {}

    def start(self, south: int, north: int) -> int:
        """Returns the distance at the start, south to move, with these numbers of fences; -1 if it is open."""
        middle = self.size // 2
        return int(self.solve(frozenset(), south, north)[0, middle, self.squares - self.size + middle])

    def solve(self, fences: Fences, south: int, north: int) -> Distances:
        """Returns the distances of all positions with a set of fences and the stocks of both sides."""
        key = (fences, south, north)
        if key not in self._groups:
            mirror = (frozenset(self._mirrored(each) for each in fences), south, north)
            if mirror in self._groups:
                order = self._mirror_order
                self._groups[key] = self._groups[mirror][:, order][:, :, order]
            else:
                self._groups[key] = self._solve(fences, south, north)
        return self._groups[key]

    def _solve(self, fences: Fences, south: int, north: int) -> Distances:
        count = self.squares
        moves, has_paths = self._walk(fences)
        placed = self._placements(fences, south, north)
        quickest = placed.quickest.reshape(-1)
        slowest, is_open = placed.slowest.reshape(-1), placed.is_open.reshape(-1)
        found = np.full(2 * count * count + 1, OPEN, np.int16)  # the last one stands for "no move"
        found[:-1][self._ended] = 0
        can_move = moves >= 0
        moves = np.where(can_move, moves, 2 * count * count)
        playable = has_paths.reshape(-1) & ~self._ended & (can_move.any(1) | placed.some.reshape(-1))
        longest = max(int(placed.longest), 0)
        distance, last = 0, 0
        while distance <= max(last, longest) + 1:
            distance += 1
            left = playable & (found[:-1] == OPEN)
            after = found[moves]
            if distance % 2:
                new = left & (((after == distance - 1) & can_move).any(1) | (quickest == distance))
            else:
                is_lost = ((after % 2 == 1) & (after > 0) | ~can_move).all(1)
                new = left & is_lost & ~is_open & (slowest <= distance)
            if new.any():
                found[:-1][new] = distance
                last = distance
        return found[:-1].reshape(2, count, count)

    # Fences.

    @cached_property
    def _all_fences(self) -> list[Fence]:
        return [(file, row, axis) for file, row in product(range(self.size - 1), repeat=2) for axis in "hv"]

    def _mirrored(self, fence: Fence) -> Fence:
        return self.size - 2 - fence[0], fence[1], fence[2]

    @cached_property
    def _mirror_order(self) -> list[int]:
        return [row * self.size + self.size - 1 - file for row in range(self.size) for file in range(self.size)]

    def _fits(self, fence: Fence, fences: Fences) -> bool:
        """Returns whether a fence neither overlaps nor crosses one on the board (A.1-15, A.1-16)."""
        file, row, axis = fence
        ways = ((1, 0), (-1, 0)) if axis == "h" else ((0, 1), (0, -1))
        beside = [(file + right, row + up, axis) for right, up in ways]
        return not fences & {fence, (file, row, "v" if axis == "h" else "h"), *beside}

    def _placements(self, fences: Fences, south: int, north: int) -> _Placements:
        """Returns what placing a fence leads to, for each position."""
        found = _Placements(self.squares)
        if not south and not north:
            return found
        for fence in self._all_fences:
            if self._fits(fence, fences):
                more = fences | {fence}
                is_legal = self._walk(more)[1]
                if south:
                    found.add(0, is_legal[0], self.solve(more, south - 1, north)[1])
                if north:
                    found.add(1, is_legal[1], self.solve(more, south, north - 1)[0])
        return found

    # Pawns.

    @cached_property
    def _ended(self) -> npt.NDArray[np.bool_]:
        """Whether the side that has just moved stands on its goal, flat."""
        ended = np.zeros((2, self.squares, self.squares), np.bool_)
        ended[0, :, : self.size] = True
        ended[1, self.squares - self.size :, :] = True
        return ended.reshape(-1)

    def _closed(self, fences: Fences) -> set[Edge]:
        edges = set()
        for file, row, axis in fences:
            first = row * self.size + file
            pairs = (
                ((first, self.size), (first + 1, self.size)) if axis == "h" else ((first, 1), (first + self.size, 1))
            )
            edges |= {(one, one + step) for one, step in pairs} | {(one + step, one) for one, step in pairs}
        return edges

    def _walk(self, fences: Fences) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.bool_]]:
        """Returns the positions after each pawn move, flat and -1 for none, and where both pawns have a path."""
        if fences not in self._walks:
            size, count, closed = self.size, self.squares, self._closed(fences)

            def step(square: int, way: Edge) -> int:
                file, row = square % size + way[0], square // size + way[1]
                to = row * size + file
                return to if 0 <= file < size and 0 <= row < size and (square, to) not in closed else -1

            table = [[step(square, way) for way in _STEPS] for square in range(count)]
            moves = np.full((2, count, count, 5), -1, np.int32)
            for south, north in product(range(count), repeat=2):
                if south != north:
                    for number, to in enumerate(_targets(table, south, north)):
                        moves[0, south, north, number] = count * count + to * count + north
                    for number, to in enumerate(_targets(table, north, south)):
                        moves[1, south, north, number] = south * count + to
            goals = [range(count - size, count), range(size)]
            souths, norths = (np.array([_has_path(table, each, set(goal)) for each in range(count)]) for goal in goals)
            has_paths = np.broadcast_to(np.outer(souths, norths) & ~np.eye(count, dtype=np.bool_), (2, count, count))
            self._walks[fences] = (moves.reshape(-1, 5), has_paths)
        return self._walks[fences]


class _Placements:
    """The best and the worst that placing a fence leads to; shape ``[2, squares, squares]``."""

    def __init__(self, squares: int) -> None:
        shape = (2, squares, squares)
        self.quickest = np.full(shape, 32_000, np.int16)
        """Distance of the quickest win by a fence."""
        self.slowest = np.zeros(shape, np.int16)
        """Distance of the slowest loss by a fence."""
        self.is_open = np.zeros(shape, np.bool_)
        """Whether some fence leads to an open or a won game, so that the position is not lost."""
        self.some = np.zeros(shape, np.bool_)
        self.longest = 0

    def add(self, side: int, is_legal: npt.NDArray[np.bool_], after: Distances) -> None:
        """Adds one fence: where it is legal, and the distances after it."""
        wins = is_legal & (after >= 0) & (after % 2 == 0)
        losses = is_legal & (after > 0) & (after % 2 == 1)
        self.quickest[side] = np.where(wins, np.minimum(self.quickest[side], after + 1), self.quickest[side])
        self.slowest[side] = np.where(losses, np.maximum(self.slowest[side], after + 1), self.slowest[side])
        self.is_open[side] |= is_legal & ~losses
        self.some[side] |= is_legal
        if is_legal.any():
            self.longest = max(self.longest, int(after[is_legal].max()) + 1)


def _targets(table: list[list[int]], pawn: int, other: int) -> list[int]:
    """Returns the squares that a pawn can move to (A.1-6 to A.1-11)."""
    found = []
    for way, to in enumerate(table[pawn]):
        if to != other:
            found += [to] if to >= 0 else []
        elif (behind := table[other][way]) >= 0:
            found.append(behind)
        else:
            sides = (2, 3) if way < 2 else (0, 1)
            found += [side for each in sides if (side := table[other][each]) >= 0]
    return found


def _has_path(table: list[list[int]], square: int, goal: set[int]) -> bool:
    seen, waiting = {square}, [square]
    while waiting:
        here = waiting.pop()
        if here in goal:
            return True
        new = [to for to in table[here] if to >= 0 and to not in seen]
        seen.update(new)
        waiting += new
    return False


def main() -> None:
    """Prints a table: who wins, south moving first, by the stocks of both sides."""
    parser = argparse.ArgumentParser(description="Classic for two on small boards, solved.")
    parser.add_argument("size", type=int, choices=(3, 5))
    parser.add_argument("--most", type=int, default=4, help="most fences per side (default 4)")
    parser.add_argument("--together", type=int, default=8, help="most fences of both sides together (default 8)")
    options = parser.parse_args()
    board = SmallBoard(options.size)
    print("| south moves first | " + " | ".join(f"north {north}" for north in range(options.most + 1)) + " |")
    print("|---" * (options.most + 2) + "|")
    for south in range(options.most + 1):
        cells = []
        for north in range(options.most + 1):
            if south + north > options.together:
                cells.append("–")
                continue
            distance = board.start(south, north)
            cells.append("open" if distance == OPEN else f"{'first' if distance % 2 else 'second'}, {distance}")
        print(f"| south {south} | " + " | ".join(cells) + " |", flush=True)


if __name__ == "__main__":
    main()
