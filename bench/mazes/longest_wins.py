"""The longest forced results of a table, each with its position and its game.

`python -m bench.mazes.longest_wins MAZE --ghosts 2` solves the maze with one life and prints them.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import comb

from bench.mazes.balance import maze_text
from hedgemaze.core._choose import native
from hedgemaze.rules import Mode, Position, Side, Square, parse_mode
from hedgemaze.rules.board.geometry import square_set
from hedgemaze.rules.enums import GHOSTS
from hedgemaze.solve import Table, Value, solve
from hedgemaze.solve.limits import SETS

_SQUARES = 81
_PACMAN_BASE = 127


@dataclass(frozen=True, slots=True)
class LongestWin:
    """A position with the longest forced result of a side, at the beginning of the ghosts' turn."""

    value: Value
    rounds: int
    position: Position
    actions: tuple[str, ...]
    """The game: the winner hurries, the loser delays."""


def longest_wins(table: Table, on_board: int) -> Iterator[LongestWin]:
    """Yields the longest forced result of the ghosts, then that of PAC-MAN, with a number of ghosts on the board.

    The table is one with one life.
    """
    parts = {pellets: _part(table, pellets, on_board) for pellets in SETS}
    counts = {pellets: native.count_results(part) for pellets, part in parts.items()}
    for value, codes in ((Value.GHOSTS, range(1, 128)), (Value.PACMAN, range(128, 256))):
        code, pellets = max(((code, each) for code in codes for each in SETS if counts[each][code]), default=(0, 0))
        if code:
            position = _position(table, pellets, on_board, bytes(parts[pellets]).index(code))
            rounds = code - _PACMAN_BASE if value is Value.PACMAN else code
            yield LongestWin(value, rounds, position, tuple(_line(table, position)))


def longest_rounds(table: Table, on_board: int) -> dict[Value, int]:
    """Returns the rounds of the longest forced result of each side that has one, as `longest_wins` finds them."""
    counts = [native.count_results(_part(table, pellets, on_board)) for pellets in SETS]
    codes = [code for code in range(256) if any(each[code] for each in counts)]
    ghosts = max((code for code in codes if 0 < code <= _PACMAN_BASE), default=0)
    pacman = max((code - _PACMAN_BASE for code in codes if code > _PACMAN_BASE), default=0)
    return {value: rounds for value, rounds in ((Value.GHOSTS, ghosts), (Value.PACMAN, pacman)) if rounds}


def _part(table: Table, pellets: int, on_board: int) -> memoryview:
    """Returns the part of a block with a number of ghosts on the board (`docs/formats.md`)."""
    fewest = 1 if table.mode.house.auto_win_no_ghosts else 0
    begin = sum(comb(_SQUARES, ghosts) * _SQUARES for ghosts in range(fewest, on_board))
    return table.block(pellets)[begin : begin + comb(_SQUARES, on_board) * _SQUARES]


def _position(table: Table, pellets: int, ghosts: int, place: int) -> Position:
    """Returns the position at a place of a part."""
    row, pacman = divmod(place, _SQUARES)
    squares: list[Square | None] = []
    for number in range(ghosts, 0, -1):
        square = max(each for each in range(_SQUARES) if comb(each, number) <= row)
        row -= comb(square, number)
        squares.append(Square(square))
    assert table.mode.maze is not None
    left = [square for number, square in enumerate(table.mode.maze.pellets) if pellets >> number & 1]
    placed = (Square(pacman), *reversed(squares), *[None] * (len(GHOSTS) - ghosts))
    return replace(
        Position.start(table.mode),
        squares=placed,
        pellets=square_set(left),
        spent=len(table.mode.maze.pellets) - len(left),
        side=Side.GHOSTS,
        progress=1,
    )


def _line(table: Table, position: Position) -> Iterator[str]:
    """Yields the actions of best play until the result."""
    while position.outcome() is None:
        action = table.best_actions(position)[0]
        yield str(action)
        position = position.play(action)


def one_life(maze: str) -> Mode:
    """Returns the PAC-MAN mode with a maze, by its name in the gallery or inline, and one life."""
    return parse_mode(f"pacman;maze={maze_text(maze)};repetition_draw=false;lives=1;no_progress_limit=0")


def main() -> None:
    """Prints the longest forced results of a maze."""
    parser = argparse.ArgumentParser(description="The longest forced results of a maze.")
    parser.add_argument("maze")
    parser.add_argument("--ghosts", type=int, default=2)
    options = parser.parse_args()
    for win in longest_wins(solve(one_life(options.maze), ghosts=options.ghosts), options.ghosts):
        print(f"{win.value.value}, {win.rounds} rounds\n{win.position.text}\n{' '.join(win.actions)}")


if __name__ == "__main__":
    main()
