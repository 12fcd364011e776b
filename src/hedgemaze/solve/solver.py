"""`solve`: makes the table of a mode, life by life and set by set of pellets."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from hedgemaze.core._choose import native
from hedgemaze.errors import TableError
from hedgemaze.rules import Mode
from hedgemaze.solve.limits import MAX_GHOSTS, SETS, check_disk, check_memory, make_problem
from hedgemaze.solve.start import start_position
from hedgemaze.solve.stores import BlockKey, BlockStore, FileStore, MemoryStore, anonymous
from hedgemaze.solve.table import LivesLevel, Table, Value, load, table_identity

_DONE, _CANCELLED = 0, 1
_UNKNOWN = -1
_CODES = {Value.OPEN: 0, Value.GHOSTS: 1, Value.PACMAN: 2}
_BY_WINNER = {None: Value.OPEN, 0: Value.PACMAN, 1: Value.GHOSTS}


@dataclass(frozen=True, slots=True)
class Progress:
    """How far the solver is.

    >>> progress: list[Progress] = []
    >>> table = solve(Mode.named("pacman"), ghosts=1, progress=progress.append)
    >>> all(before.done <= after.done for before, after in zip(progress, progress[1:]))
    True
    """

    done: float
    """The share of the work that is done, 0 to 1, by the number of sets of pellets. It never falls."""
    lives: int
    """The number of lives being solved."""
    pellets: int
    """The number of pellets on the board."""
    rounds: int
    """The distance that has just been finished."""
    seconds_left: float | None
    """An estimate from the sets of pellets that this run has finished; None before the first. Numbers of lives that
    share their blocks with the one being solved, as far as is known by now, count nothing."""


def solve(
    mode: Mode,
    *,
    ghosts: int = MAX_GHOSTS,
    progress: Callable[[Progress], None] | None = None,
    cancel: Callable[[], bool] | None = None,
    threads: int | None = None,
    path: Path | None = None,
) -> Table:
    """Makes the table of a mode: the exact value and distance of every position.

    Args:
        mode: a mode of the PAC-MAN variant; its maze, lives and house rules are solved.
        ghosts: the number of ghosts in the game, Blinky first; after a catch that many return.
        progress: is called after every round of every set of pellets.
        cancel: is asked after every round; if it returns true, solving stops.
        threads: the number of threads; all processors by default. The result does not depend on it.
        path: the table is made in this file, and an interrupted run is resumed; in memory by default.

    Raises:
        UnsupportedRuleError: the solver does not support the mode or a house rule.
        TableError: it was cancelled, memory is short, or the file cannot be written.

    >>> table = solve(Mode.named("pacman"), ghosts=1)
    >>> table.value(start_position(table.mode, 1))
    <Value.OPEN: 'open'>
    """
    problem = make_problem(mode, ghosts)
    check_memory(mode, ghosts, in_file=path is not None)
    if path is not None:
        check_disk(mode, ghosts, path)
    run = _Run(mode, ghosts, problem, progress, cancel, threads or os.cpu_count() or 1)
    if path is None:
        store = MemoryStore()
        levels = run.solve(store)
        return Table(mode, ghosts, levels, store.blocks, tuple(store.keys))
    with FileStore(path, table_identity(mode, ghosts), problem.block_size) as file:
        levels = run.solve(file)
        file.finish({"levels": [level.to_data() for level in levels], "keys": list(file.keys)})
    return load(path)


def block_key(pellets: int, after_catch: tuple[int, ...]) -> BlockKey:
    """Returns what the block of a set of pellets depends on: who wins after a catch, for each of its subsets."""
    return (pellets, *(after_catch[part] for part in SETS if part & ~pellets == 0))


class _Run:
    """One run of the solver."""

    def __init__(
        self,
        mode: Mode,
        ghosts: int,
        problem: native.SolveProblem,
        progress: Callable[[Progress], None] | None,
        cancel: Callable[[], bool] | None,
        threads: int,
    ) -> None:
        self.mode, self.ghosts, self.problem = mode, ghosts, problem
        self.progress, self.cancel, self.threads = progress, cancel, threads
        self.finished = 0
        """Blocks that are there."""
        self.made = 0
        """Those that this run has made."""
        self.left = 0
        """Blocks still to be made, including the current one, as far as is known."""
        self.done = 0.0
        self.longest = 1
        self.started = time.monotonic()

    def solve(self, store: BlockStore) -> tuple[LivesLevel, ...]:
        """Solves all lives and returns their levels."""
        workspace = anonymous(self.problem.workspace_size)
        levels: list[LivesLevel] = []
        after_catch: tuple[int, ...] = (_CODES[Value.GHOSTS],) * 16
        for _ in range(self.mode.house.lives):
            numbers: dict[int, int] = {}
            for pellets in SETS:
                self._count(store, numbers, after_catch, self.mode.house.lives - len(levels) - 1)
                numbers[pellets] = self._block(store, pellets, after_catch, workspace, len(levels) + 1)
            level = LivesLevel(numbers, after_catch)
            levels.append(level)
            if len(levels) < self.mode.house.lives:
                after_catch = self._after_catch(self._start_values(level, store))
        return tuple(levels)

    def _block(
        self, store: BlockStore, pellets: int, after_catch: tuple[int, ...], workspace: memoryview, lives: int
    ) -> int:
        """Returns the number of a set's block, solved now unless the store has it."""
        key = block_key(pellets, after_catch)
        if key not in store.keys:
            smaller: list[memoryview | None] = [None] * 16
            for part in SETS:
                if part != pellets and part & ~pellets == 0:
                    smaller[part] = store.blocks[store.keys[block_key(part, after_catch)]]
            out = store.new(self.problem.block_size)
            rounds = 0

            def report(_set: int, on_board: int, _side: int, distance: int) -> bool:
                nonlocal rounds
                rounds += on_board == self.ghosts
                self._report(lives, pellets, rounds, distance)
                return self.cancel is None or not self.cancel()

            ended = self.problem.solve_set(pellets, after_catch[pellets], smaller, out, workspace, self.threads, report)
            if ended == _CANCELLED:
                raise TableError("solve.cancelled", "solving was stopped; what is finished is kept")
            if ended != _DONE:
                raise TableError("solve.too_long", "a forced result takes more than 127 rounds; tables end there")
            self.longest = max(self.longest, rounds)
            self.made += 1
            store.keep(key, out)
        return store.keys[key]

    def _count(self, store: BlockStore, numbers: dict[int, int], after_catch: tuple[int, ...], levels: int) -> None:
        """Counts the blocks that are there and those that have still to be made.

        The next number of lives shares a block if it has the same values after a catch. Of the sets that are not solved
        yet, the values are taken to be the same as long as none is known to differ.
        """
        if self.progress is None:
            return
        self.finished = len(store.keys)
        self.left = sum(block_key(pellets, after_catch) not in store.keys for pellets in SETS)
        if not levels or self.mode.house.pellets_reset or not numbers:
            return
        values = self._start_values(LivesLevel(dict(numbers), after_catch), store)
        differing = [pellets for pellets in numbers if values[pellets] != after_catch[pellets]]
        if differing:
            following = list(after_catch)
            for pellets in SETS:
                following[pellets] = values[pellets] if pellets in numbers else _UNKNOWN
            self.left += levels * sum(block_key(pellets, tuple(following)) not in store.keys for pellets in SETS)

    def _report(self, lives: int, pellets: int, rounds: int, distance: int) -> None:
        if self.progress is None:
            return
        part = min(rounds / (self.longest + 1), 0.95)
        self.done = max(self.done, (self.finished + part) / (self.finished + self.left))
        left = None
        if self.made:
            left = (time.monotonic() - self.started) / (self.made + part) * (self.left - part)
        self.progress(Progress(self.done, lives, pellets.bit_count(), distance, left))

    def _start_values(self, level: LivesLevel, store: BlockStore) -> list[int]:
        """Returns who wins from the start squares with one life fewer, for each set of pellets that is solved."""
        prober = level.prober(self.problem, store.blocks)
        values = [0] * 16
        for pellets in level.blocks:
            start = start_position(self.mode, self.ghosts, pellets)._native
            value = Value.of(prober.result(start))
            values[pellets] = _CODES[_BY_WINNER[native.open_winner(start)] if value is Value.OPEN else value]
        return values

    def _after_catch(self, values: list[int]) -> tuple[int, ...]:
        """Returns who wins after a catch, by the set of pellets before it."""
        return (values[15],) * 16 if self.mode.house.pellets_reset else tuple(values)
