"""Sets up the brute-force program of `tests/brute` with the mode and the entries of a game of the reference.

As a command it recomputes a block of the perft files: `python -m tests.suites.brute_setup pacman-boost 4`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable

from hedgemaze.rules import Mode, parse_mode
from hedgemaze.rules.modes.mode import format_deal
from tests.brute.advanced import Advanced
from tests.brute.classic import Classic
from tests.brute.mazes import MAZES
from tests.brute.pacman import Pacman
from tests.brute.perft import perft
from tests.suites.perft_file import PERFT, read_perft

Brute = Classic | Pacman | Advanced


def brute_start(mode: Mode) -> Brute:
    """Returns the start position of a mode; the mazes of rules.md come from the brute-force program's own data."""
    house = mode.house.changes()
    if mode.maze is None:
        return Classic(mode.name, mode.size, mode.fences[0], house)
    maze = MAZES.get(mode.maze.name) or mode.maze.to_data()
    kind = Pacman if mode.name == "pacman" else Advanced
    return kind(maze, house, format_deal(mode.deal).split("."))


def brute_add(brute: Brute, entry: str) -> Brute:
    """Returns the position after an entry: an action, or a side that leaves a classic game."""
    side, colon, _ = entry.partition(":")
    if not colon:
        return brute.play(entry)
    assert isinstance(brute, Classic), "only in classic does a game go on when a side has left"
    return brute.retire(side)


def brute_after(mode: Mode, entries: Iterable[str]) -> Brute:
    """Returns the position after these entries from the start."""
    brute = brute_start(mode)
    for entry in entries:
        brute = brute_add(brute, entry)
    return brute


def main(words: list[str]) -> None:
    """Prints the counts of one block up to a depth, next to those of the file."""
    blocks = {block.id: block for path in PERFT.glob("*.perft") for block in read_perft(path)}
    block = blocks[words[0]]
    position = brute_after(parse_mode(block.mode), block.entries)
    for depth in range(1, int(words[1]) + 1):
        stated = block.counts[depth - 1] if depth <= len(block.counts) else "-"
        print(depth, perft(position, depth), f"(file: {stated})", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
