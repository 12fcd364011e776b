"""What the solver can do: the modes that it supports, and the memory that it needs."""

from __future__ import annotations

import os
from pathlib import Path

from hedgemaze.core._choose import native
from hedgemaze.core.position import native_mode
from hedgemaze.errors import TableError, UnsupportedRuleError, check_type
from hedgemaze.rules import Mode, format_mode

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
        raise UnsupportedRuleError("solve.ghosts", "one to four ghosts can be solved", given=ghosts)
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
    """Returns the bytes of memory that solving takes: the tables of one number of lives, and the work space."""
    problem = make_problem(mode, ghosts)
    return problem.workspace_size + len(SETS) * problem.block_size


def available_memory() -> int | None:
    """Returns the bytes of memory that are free, or None where the system does not say."""
    try:
        for line in Path("/proc/meminfo").read_text(encoding="ascii").splitlines():
            if line.startswith("MemAvailable:"):
                return int(line.split()[1]) * 1024
    except OSError:
        pass
    try:
        return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    except (AttributeError, ValueError, OSError):
        return None


def check_memory(mode: Mode, ghosts: int) -> None:
    """Checks that there is memory enough.

    Raises:
        TableError: there is not.
    """
    needed, free = needed_memory(mode, ghosts), available_memory()
    if free is not None and free < needed:
        message = f"solving needs {needed / 1e9:.2f} GB of memory, and {free / 1e9:.2f} GB are free"
        raise TableError("solve.memory", message, details={"needed": needed, "free": free})
