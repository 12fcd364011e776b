"""`table_for`: the table of exact values that a puzzle of the PAC-MAN variant is proved by."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from hedgemaze import core
from hedgemaze.rules import GHOSTS, Mode
from hedgemaze.solve import Table, solve


def table_for(position: core.Position) -> Table:
    """Returns the table for the last life of a position's maze, with as many ghosts as are on the board.

    A table of three ghosts takes a minute of processor time; tables are kept for the next puzzle.
    """
    ghosts = sum(position.square_of(ghost) is not None for ghost in GHOSTS)
    return _table(position.mode, ghosts)


@lru_cache(maxsize=12)
def _table(mode: Mode, ghosts: int) -> Table:
    return solve(Mode.named(mode.name, maze=mode.maze, house=replace(mode.house, lives=1)), ghosts=ghosts)
