"""`verdicts`: what a table says about the start position and about all positions, life by life."""

from __future__ import annotations

from dataclasses import dataclass
from math import comb

from hedgemaze.core._choose import native
from hedgemaze.solve.limits import SETS
from hedgemaze.solve.start import start_position
from hedgemaze.solve.table import Table, Value

_SQUARES = 81
_PACMAN_BASE = 127


@dataclass(frozen=True, slots=True)
class LivesVerdict:
    """What is known for one number of lives."""

    lives: int
    value: Value
    """Of the start position."""
    distance: int | None
    shares: tuple[float, float, float]
    """The shares of positions that PAC-MAN wins, that the ghosts win and that are open, of all positions at the
    beginning of the ghosts' turn."""
    longest_pacman: int
    """The longest win of PAC-MAN, in rounds; 0 if there is none."""
    longest_ghosts: int


def verdicts(table: Table) -> list[LivesVerdict]:
    """Returns the verdict for every number of lives, one life first."""
    found = []
    for lives in range(1, len(table.levels) + 1):
        start = start_position(table.mode, table.ghosts, lives=lives)
        counts = [0] * 256
        for pellets in SETS:
            for result, count in enumerate(native.count_results(table.block(pellets, lives))):
                counts[result] += count
        total = sum(_positions(pellets.bit_count(), table) for pellets in SETS)
        pacman, ghosts = sum(counts[_PACMAN_BASE + 1 :]), sum(counts[1 : _PACMAN_BASE + 1])
        shares = (pacman / total, ghosts / total, (total - pacman - ghosts) / total)
        longest_pacman = max((i - _PACMAN_BASE for i in range(_PACMAN_BASE + 1, 256) if counts[i]), default=0)
        longest_ghosts = max((i for i in range(1, _PACMAN_BASE + 1) if counts[i]), default=0)
        value, distance = table.value(start), table.distance(start)
        found.append(LivesVerdict(lives, value, distance, shares, longest_pacman, longest_ghosts))
    return found


def _positions(pellets: int, table: Table) -> int:
    """Returns the number of positions with a number of pellets: no piece stands on a pellet, all squares differ."""
    free = _SQUARES - pellets
    fewest = 1 if table.mode.house.auto_win_no_ghosts else 0
    return sum(comb(free, ghosts) * (free - ghosts) for ghosts in range(fewest, table.ghosts + 1))
