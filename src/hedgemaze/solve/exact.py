"""`Exact`: what tables say about a position of an ordinary game; `TableFolder` finds the table for it."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from hedgemaze import core
from hedgemaze.errors import TableError
from hedgemaze.rules import Action, Family, Position
from hedgemaze.solve.folder import list_tables, table_folder
from hedgemaze.solve.limits import MAX_GHOSTS
from hedgemaze.solve.table import Table, Value, load

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Exact:
    """What is known of a position: of the whole game, or of PAC-MAN's life.

    After a catch with lives left all four ghosts return, which a table with fewer ghosts does not know. Of such a
    position it knows the life: whether the ghosts can force a catch, and whether PAC-MAN can win without one.

    >>> from hedgemaze.rules import Mode
    >>> from hedgemaze.solve import solve
    >>> from hedgemaze.solve.start import start_position
    >>> table = solve(Mode.named("pacman"), ghosts=1)
    >>> exact = exact_of(table, start_position(table.mode, 1))
    >>> exact.value, len(exact.best) <= len(exact.actions)
    (<Value.OPEN: 'open'>, True)
    """

    value: Value
    distance: int | None
    """Rounds until the result, the current one included; None if nobody can force it."""
    actions: Mapping[Action, tuple[Value, int | None]]
    """The value and the distance after each legal action."""
    best: tuple[Action, ...]
    """All best actions: the quickest win, else an open game, else the slowest loss."""
    is_whole: bool
    """Whether values are of the whole game; otherwise of the life, and a catch counts as the ghosts' win."""
    table: Table
    lives: int
    """The number of lives that the table was asked for: that of the position, or one."""

    @property
    def is_certain(self) -> bool:
        """Whether `value` is that of the game: also a win of PAC-MAN without a catch."""
        return self.is_whole or self.value is Value.PACMAN

    def keeping_shares(self, position: Position | core.Position, actions: Sequence[Action]) -> dict[Action, float]:
        """Returns how easily the opponent keeps its result after each of these actions (`Table.keeping_shares`)."""
        return self.table.keeping_shares(position, actions, self.lives)

    def rank(self, action: Action, is_pacman: bool) -> int:
        """Returns how good a legal action is for a side: higher is better, 0 is an open game."""
        value, distance = self.actions[action]
        if value is Value.OPEN or distance is None:
            return 0
        return (500 - distance) * (1 if (value is Value.PACMAN) is is_pacman else -1)


def exact_of(table: Table, position: Position | core.Position) -> Exact | None:
    """Returns what a table says about a position of the ordinary game, or None if it does not have it."""
    if position.outcome() is not None or not table.has(position):
        return None
    has_lives = table.ghosts == MAX_GHOSTS and position.lives <= len(table.levels)
    lives = position.lives if has_lives else 1
    best = tuple(table.best_actions(position, lives))
    result, actions = table.result(position, lives), table.actions(position, lives)
    return Exact(*result, actions, best, lives == position.lives, table, lives)


class TableFolder:
    """The tables in a folder, opened when a position needs them. A file that cannot be used is reported once.

    >>> from hedgemaze.rules import Mode
    >>> TableFolder(Path("no-such-folder")).find(Position.start(Mode.named("pacman"))) is None
    True
    """

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder
        self._known: dict[tuple[str, int, int], Table | None] = {}
        """By name, time of change and size."""

    def find(self, position: Position | core.Position) -> Exact | None:
        """Returns what the tables say about a position, or None if none knows it."""
        if position.mode.family is not Family.PACMAN:
            return None
        for table in self._tables():
            try:
                found = exact_of(table, position)
            except TableError as error:
                self._give_up(table, error)
            else:
                if found is not None:
                    return found
        return None

    def _tables(self) -> list[Table]:
        """Returns the tables that can be used, those with most ghosts first, among them those with most lives."""
        found = []
        for path in list_tables(self._folder):
            try:
                state = path.stat()
            except OSError:
                continue
            key = (str(path), state.st_mtime_ns, state.st_size)
            if key not in self._known:
                self._known[key] = self._open(path)
            table = self._known[key]
            if table is not None:
                found.append(table)
        return sorted(found, key=lambda table: (-table.ghosts, -len(table.levels)))

    def _open(self, path: Path) -> Table | None:
        try:
            return load(path)
        except TableError as error:
            _warn(path, error)
            return None

    def _give_up(self, table: Table, error: TableError) -> None:
        """Drops a table whose blocks turn out to be damaged."""
        self._known = {key: None if known is table else known for key, known in self._known.items()}
        _warn(table.path, error)


def _warn(path: Path | None, error: TableError) -> None:
    _log.warning("The table %s cannot be used, and play goes on without it: %s", path, error.message)


@cache
def _folder(folder: Path) -> TableFolder:
    return TableFolder(folder)


def find_exact(position: Position | core.Position) -> Exact | None:
    """Returns what the tables in the user's data folder say about a position, or None if none knows it.

    >>> from hedgemaze.rules import Mode
    >>> find_exact(Position.start(Mode.named("classic2"))) is None  # classic has no tables
    True
    """
    return _folder(table_folder()).find(position)
