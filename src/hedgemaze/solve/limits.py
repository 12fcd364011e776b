"""What the solver can do: the modes that it supports, and the memory and the room on disk that it needs."""

from __future__ import annotations

import shutil
from pathlib import Path

from hedgemaze.core._choose import native
from hedgemaze.core.position import native_mode
from hedgemaze.errors import Between, TableError, UnsupportedRuleError, check_type
from hedgemaze.rules import Mode, format_mode
from hedgemaze.solve.memory import address_space_left, available_memory
from hedgemaze.solve.table_file import BLOCKS_BEGIN, disk_error, partial_path, stride

MAX_GHOSTS = 4
SETS = tuple(sorted(range(1, 16), key=lambda pellets: (pellets.bit_count(), pellets)))
"""The sets of pellets, as bits, in the order in which they are solved."""

_REFUSALS = {
    "solve.family": "only the PAC-MAN variant in a fixed maze can be solved",
    "solve.pellet_stops": "the solver needs pellet_stops=true: PAC-MAN's turn must end with its boost",
    "solve.pac_may_return": "the solver needs pac_may_return=true: a turn must not depend on the square where it began",
    "solve.boost_chains": "the solver needs boost_chains=true: every pellet must give a whole boost",
    "solve.ghost_stack": "the solver needs ghost_stack=pass or none: ghosts must stand on different squares",
    "solve.ghost_order": "the solver needs ghost_order=free: the ghosts must be interchangeable",
}


def check_supported(mode: Mode, ghosts: int = MAX_GHOSTS) -> None:
    """Checks that the solver supports a mode with a number of ghosts.

    Raises:
        UnsupportedRuleError: it does not; the code ends with the name of the house rule.

    >>> check_supported(Mode.named("classic2"))
    Traceback (most recent call last):
    ...
    hedgemaze.errors.UnsupportedRuleError: only the PAC-MAN variant in a fixed maze can be solved: 'classic2'
    """
    check_type(mode, Mode, "a Mode, such as Mode.named('pacman'),")
    if type(ghosts) is not int or not 1 <= ghosts <= MAX_GHOSTS:
        message = f"1 to {MAX_GHOSTS} ghosts can be solved"
        raise UnsupportedRuleError("solve.ghosts", message, given=ghosts, allowed=Between(1, MAX_GHOSTS))
    refused = native.solve_refusal(native_mode(format_mode(mode)))
    if refused:
        given = mode.name if refused == "family" else f"{refused}={str(getattr(mode.house, refused)).lower()}"
        code = f"solve.{refused}"
        raise UnsupportedRuleError(code, _REFUSALS[code], given=given)


def make_problem(mode: Mode, ghosts: int, slots: tuple[list[int], list[int]] | None = None) -> native.SolveProblem:
    """Returns the core's problem; `slots` replace the fences of the maze, for boards that no maze may have."""
    check_supported(mode, ghosts)
    return native.SolveProblem(native_mode(format_mode(mode)), ghosts, slots)


def needed_memory(mode: Mode, ghosts: int = MAX_GHOSTS) -> int:
    """Returns the bytes of memory that solving takes: the tables of one number of lives, and the work space.

    >>> mode = Mode.named("pacman")
    >>> needed_memory(mode, 1) < needed_memory(mode, 2) < needed_memory(mode, 4)
    True
    """
    problem = make_problem(mode, ghosts)
    return problem.workspace_size + len(SETS) * problem.block_size


def least_memory(mode: Mode, ghosts: int = MAX_GHOSTS) -> int:
    """Returns the bytes of memory without which a table in a file cannot be made: work space and one set of pellets."""
    problem = make_problem(mode, ghosts)
    return problem.workspace_size + 2 * problem.block_size


def check_memory(mode: Mode, ghosts: int, *, in_file: bool = False) -> bool:
    """Returns whether all the work fits into the free memory at once.

    If it does not, a table in a file is made in smaller pieces: the finished sets of pellets stay on the disk and are
    read again when they are needed. They do not leave the address space, so a limit of that must have room for all.

    Raises:
        TableError: there is too little memory even for that, or the table is not made in a file.
    """
    needed, free = needed_memory(mode, ghosts), available_memory()
    if free is None or free >= needed:
        return True
    space = address_space_left()
    is_piecemeal = in_file and (space is None or space >= needed)
    least = least_memory(mode, ghosts) if is_piecemeal else needed
    if free < least:
        has, needs = f"{free / 1e9:.2f} GB", f"{least / 1e9:.2f} GB"
        message, details = f"solving needs {needs} of memory, and {has} are free", {"needed": least, "free": free}
        raise TableError("solve.memory", message, details=details, allowed=Between(most=has))
    return False


def check_disk(mode: Mode, ghosts: int, path: Path) -> None:
    """Checks that the disk has room for a table: for one number of lives, less what an interrupted run has written.

    Raises:
        TableError: it has not.
    """
    folder = next(each for each in path.absolute().parents if each.exists())
    partial = partial_path(path)
    with disk_error(path):
        free = shutil.disk_usage(folder).free
        written = partial.stat().st_size if partial.exists() else 0
    needed = BLOCKS_BEGIN + len(SETS) * stride(make_problem(mode, ghosts).block_size) - written
    if free < needed:
        message = f"the table needs {needed / 1e9:.2f} GB on the disk, and {free / 1e9:.2f} GB are free"
        raise TableError("table.file", message, given=str(path), reason="disk_full")
