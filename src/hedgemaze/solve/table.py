"""`Table`: the exact values of all positions of a mode, in memory or mapped from a file."""

from __future__ import annotations

import enum
import mmap
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from operator import index
from pathlib import Path
from typing import Any

from hedgemaze import core
from hedgemaze.core._choose import native
from hedgemaze.errors import HedgemazeError, TableError
from hedgemaze.rules import Action, Mode, Position, format_mode, parse_mode
from hedgemaze.rules.actions import from_number, to_number
from hedgemaze.rules.enums import GHOSTS
from hedgemaze.rules.outcome import Outcome
from hedgemaze.solve.limits import SETS, make_problem
from hedgemaze.solve.stores import BlockKey, FileStore
from hedgemaze.solve.table_file import BLOCKS_BEGIN, damaged, disk_error, read_header, stride

_PACMAN_BASE = 127
_AFTER_CATCH = 16
"""The values after a catch: one per set of pellets, the empty one included."""


class Value(enum.Enum):
    """Who can force the result of a position.

    >>> from hedgemaze.rules import Side
    >>> Value("pacman"), [value.name for value in Value]
    (<Value.PACMAN: 'pacman'>, ['PACMAN', 'GHOSTS', 'OPEN'])
    """

    PACMAN = "pacman"
    GHOSTS = "ghosts"
    OPEN = "open"
    """Nobody: the limits of B28 end the game."""

    @classmethod
    def of(cls, result: int) -> Value:
        """Returns the value in a result of the core."""
        return cls.OPEN if result == 0 else cls.PACMAN if result > _PACMAN_BASE else cls.GHOSTS


@dataclass(frozen=True, slots=True)
class LivesLevel:
    """One number of lives: the block of each set of pellets, and who wins after a catch with each set."""

    blocks: Mapping[int, int]
    after_catch: tuple[int, ...]

    def to_data(self) -> dict[str, Any]:
        """Returns the level as plain data of a header."""
        return {"blocks": [self.blocks[pellets] for pellets in SETS], "after_catch": list(self.after_catch)}

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> LivesLevel:
        """Reads a level from the plain data of a header.

        Raises:
            ValueError: the data are not those of a level.
        """
        level = cls(dict(zip(SETS, map(index, data["blocks"]), strict=True)), tuple(map(index, data["after_catch"])))
        if len(level.after_catch) != _AFTER_CATCH or not set(level.after_catch) <= {0, 1, 2}:
            raise ValueError(level.after_catch)
        return level

    def prober(self, problem: native.SolveProblem, blocks: Sequence[memoryview]) -> native.TableProber:
        """Returns the core's prober of this level."""
        of_sets: list[memoryview | None] = [None] * 16
        for pellets, number in self.blocks.items():
            of_sets[pellets] = blocks[number]
        return native.TableProber(problem, of_sets, list(self.after_catch))


class Table:
    """The exact values of all positions of a mode, for every number of lives.

    >>> from hedgemaze.solve import solve
    >>> from hedgemaze.solve.start import start_position
    >>> table = solve(Mode.named("pacman"), ghosts=1)
    >>> start = start_position(table.mode, 1)
    >>> table.has(start), table.result(start)
    (True, (<Value.OPEN: 'open'>, None))
    """

    def __init__(
        self,
        mode: Mode,
        ghosts: int,
        levels: Sequence[LivesLevel],
        blocks: list[memoryview],
        keys: Sequence[BlockKey],
        *,
        sums: Sequence[int] | None = None,
        path: Path | None = None,
    ) -> None:
        self.mode = mode
        self.ghosts = ghosts
        """The number of ghosts in the game."""
        self.levels = tuple(levels)
        """By number of lives, one life first."""
        self.path = path
        self._problem = make_problem(mode, ghosts)
        self._blocks = blocks
        self._keys = tuple(keys)
        self._sums = None if sums is None else tuple(sums)
        """The CRC-32 of each block of a file; a level's blocks are checked when it is first used."""
        self._checked: set[int] = set()
        """The blocks whose sum was right."""
        self._probers: dict[int, native.TableProber] = {}
        self._rules = _rules_of(mode)

    # Positions.

    def has(self, position: Position | core.Position) -> bool:
        """Returns whether the table is for the game of a position, whatever its lives, and for as many ghosts."""
        mode = position.mode
        if mode.maze is None or _rules_of(mode) != self._rules:
            return False
        ghosts = sum(position.square_of(ghost) is not None for ghost in GHOSTS)
        return (ghosts > 0 or self._has_empty) and ghosts <= self.ghosts

    def value(self, position: Position | core.Position) -> Value:
        """Returns who can force the result of a position; counters and repetitions do not matter.

        Raises:
            TableError: the table does not have this position.
        """
        return self.result(position)[0]

    def distance(self, position: Position | core.Position) -> int | None:
        """Returns the rounds until the result that a side forces, the current round included; None if it is open.

        The result is the end of the game or a catch, whichever comes first. A finished game has distance 0.

        Raises:
            TableError: the table does not have this position.
        """
        return self.result(position)[1]

    def result(self, position: Position | core.Position, lives: int | None = None) -> tuple[Value, int | None]:
        """Returns the value and the distance of a position, with another number of lives if one is given.

        Raises:
            TableError: the table does not have this position.
        """
        if (outcome := position.outcome()) is not None:
            value = _value_of(outcome)
            return value, None if value is Value.OPEN else 0
        fast, prober = self._find(position, lives)
        return _read(prober.result(fast._native))

    def actions(
        self, position: Position | core.Position, lives: int | None = None
    ) -> dict[Action, tuple[Value, int | None]]:
        """Returns the value and the distance that each legal action leads to, counted from this position.

        Args:
            position: the position.
            lives: the number of lives to count with; that of the position by default.

        Raises:
            TableError: the table does not have this position.
        """
        return {action: _read(result) for action, result in self._results(position, lives).items()}

    def best_actions(self, position: Position | core.Position, lives: int | None = None) -> list[Action]:
        """Returns the best actions: the quickest win, else an open game, else the slowest loss; none after the end.

        Args:
            position: the position.
            lives: the number of lives to count with; that of the position by default.

        Raises:
            TableError: the table does not have this position.
        """
        results = self._results(position, lives)
        is_pacman = position.side is self.mode.sides[0]
        best = (max if is_pacman else min)(map(_preference, results.values()), default=0)
        return [action for action, result in results.items() if _preference(result) == best]

    def keeping_shares(
        self, position: Position | core.Position, actions: Sequence[Action] | None = None, lives: int | None = None
    ) -> dict[Action, float]:
        """Returns how easily the opponent keeps its result after each of these legal actions, all by default.

        It is the share of the opponent's turns that keep the result if every action of the turn is chosen at random,
        and if the rest of the mover's turn is chosen to make that share small: 0 to 1, smaller is harder.

        Raises:
            TableError: the table does not have this position.
        """
        fast, prober = self._find(position, lives)
        wanted = list(fast.legal_actions() if actions is None else actions)
        numbers = [to_number(action, self.mode.family, self.mode.size) for action in wanted]
        return dict(zip(wanted, prober.keeping_shares(fast._native, numbers), strict=True))

    def _results(self, position: Position | core.Position, lives: int | None) -> dict[Action, int]:
        if position.outcome() is not None:
            return {}
        fast, prober = self._find(position, lives)
        return {
            from_number(number, self.mode.family, self.mode.size): result
            for number, result in prober.actions(fast._native)
        }

    def _find(self, position: Position | core.Position, lives: int | None) -> tuple[core.Position, native.TableProber]:
        """Returns the position as one of the core, and the prober for its lives."""
        fast = position if isinstance(position, core.Position) else core.Position.from_rules(position)
        lives = fast.lives if lives is None else lives
        if not self.has(fast) or not 1 <= lives <= len(self.levels):
            raise TableError("table.other_game", "the table is for another game", given=fast.text)
        if lives not in self._probers:
            self._probers[lives] = self._prober(self.levels[lives - 1])
        return fast, self._probers[lives]

    @property
    def _has_empty(self) -> bool:
        return not self.mode.house.auto_win_no_ghosts

    def _prober(self, level: LivesLevel) -> native.TableProber:
        self._check(set(level.blocks.values()))
        return level.prober(self._problem, self._blocks)

    def _check(self, numbers: set[int]) -> None:
        """Checks the sums of blocks of a file that have not been checked."""
        if self._sums is None or self.path is None:
            return
        for number in numbers - self._checked:
            if zlib.crc32(self._blocks[number]) != self._sums[number]:
                raise damaged(self.path)
            self._checked.add(number)

    # The whole table.

    def check(self) -> None:
        """Checks all blocks of a table in a file; otherwise those of a number of lives are checked when it is used.

        Raises:
            TableError: the table is damaged.
        """
        self._check(set(range(len(self._blocks))))

    @property
    def checksum(self) -> str:
        """A checksum of all levels: equal tables have the same, wherever they were made."""
        sums = [zlib.crc32(block) for block in self._blocks]
        text = "".join(f"{sums[level.blocks[pellets]]:08x}" for level in self.levels for pellets in SETS)
        return f"{zlib.crc32(text.encode()):08x}"

    def block(self, pellets: int, lives: int = 1) -> memoryview:
        """Returns the results of all positions with a set of pellets, as `docs/formats.md` describes a block."""
        return self._blocks[self.levels[lives - 1].blocks[pellets]].toreadonly()

    def save(self, path: Path) -> None:
        """Writes the table to a file atomically.

        Raises:
            TableError: the file cannot be written.
        """
        identity = table_identity(self.mode, self.ghosts)
        with FileStore(path, identity, self._problem.block_size, resumes=False) as file:
            for key, block in zip(self._keys, self._blocks, strict=True):
                copy = file.new(len(block))
                copy[:] = block
                file.keep(key, copy)
            levels = [level.to_data() for level in self.levels]
            file.finish({"levels": levels, "keys": [list(key) for key in self._keys]})


def load(path: Path) -> Table:
    """Opens the table in a file. Its blocks are mapped into memory and checked when they are first used.

    Raises:
        TableError: the file cannot be read, is no table, is damaged, or has another version.

    >>> import tempfile
    >>> from hedgemaze.solve import solve
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     made = solve(Mode.named("pacman"), ghosts=1, path=Path(folder) / "one.hmtable")
    ...     load(Path(folder) / "one.hmtable").checksum == made.checksum
    True
    """
    with disk_error(path), path.open("rb") as file:
        header = read_header(file, path)
        try:
            mode, ghosts, size = parse_mode(header["mode"]), header["ghosts"], header["block_size"]
            levels = [LivesLevel.from_data(level) for level in header["levels"]]
            keys = [tuple(key) for key in header["keys"]]
            sums = [index(each) for each in header["sums"]]
            problem = make_problem(mode, ghosts)
        except (AttributeError, KeyError, TypeError, ValueError, HedgemazeError) as error:
            raise damaged(path) from error
        used = {number for level in levels for number in level.blocks.values()}
        is_whole = len(levels) == mode.house.lives and len(sums) == len(keys) and used <= set(range(len(keys)))
        if problem.block_size != size or not is_whole:
            raise damaged(path)
        blocks = [
            memoryview(mmap.mmap(file.fileno(), size, offset=BLOCKS_BEGIN + i * stride(size), access=mmap.ACCESS_READ))
            for i in range(len(keys))
        ]
    return Table(mode, ghosts, levels, blocks, keys, sums=sums, path=path)


def table_identity(mode: Mode, ghosts: int) -> dict[str, Any]:
    """Returns what a file says about the game that it is for."""
    return {"mode": format_mode(mode), "ghosts": ghosts}


def _read(result: int) -> tuple[Value, int | None]:
    """Returns the value and the distance in a result of the core."""
    return Value.of(result), None if result == 0 else result - _PACMAN_BASE if result > _PACMAN_BASE else result


def _preference(result: int) -> int:
    """Returns a number that is higher for results that are better for PAC-MAN, like the core's."""
    return 1000 - result if result > _PACMAN_BASE else 500 if result == 0 else result


def _value_of(outcome: Outcome) -> Value:
    """Returns who has won a finished game."""
    if outcome.winner is None:
        return Value.OPEN
    return Value.GHOSTS if outcome.winner.letter == "G" else Value.PACMAN


@lru_cache(maxsize=256)
def _rules_of(mode: Mode) -> tuple[object, ...]:
    """Returns what a table depends on: neither seats nor lives, and the limits only if they decide open games."""
    ignored = ("lives", "no_progress_limit", "repetition_draw") if mode.house.stall_result == "draw" else ("lives",)
    return mode.family, mode.maze, tuple(each for each in mode.house.changes().items() if each[0] not in ignored)
