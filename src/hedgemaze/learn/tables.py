"""Positions with exact values, from tables of the PAC-MAN variant: ``python -m hedgemaze.learn.tables``.

Example::

    python -m hedgemaze.learn.tables --maze A1 --maze A2 --ghosts 2 --positions 20000 --out run/round-0000.bin

The tables are those of `hedgemaze solve`; missing ones are made. Each position becomes a game without actions: its
value is exact, and its policy has equal shares for the best actions. The positions are those of walks through a maze,
in which both sides take a best action or, now and then, any other one. This command needs the core's module.
"""

from __future__ import annotations

import argparse
import random
import struct
from collections.abc import Iterator, Sequence
from pathlib import Path

from hedgemaze import core
from hedgemaze.learn.selfplay.games import join_games
from hedgemaze.rules import Mode, named_maze
from hedgemaze.rules.actions import to_number
from hedgemaze.solve import Table, Value, default_path, load, solve
from hedgemaze.solve.start import start_position

_ONE = 255
_RANK_SHARE = 0.05
"""What a losing PAC-MAN keeps per pellet eaten: `kRankShare` in `native/knowledge/evaluation.hpp`."""
_LONGEST_WALK = 80
_MOST_SHARES = 32


def exact_games(table: Table, positions: int, seed: int, *, blunders: float = 0.25) -> list[bytes]:
    """Returns different positions of a table as packed games, one position each.

    Args:
        table: the table of a maze.
        positions: number of positions.
        seed: seed of the walks.
        blunders: share of the actions of the walks that are chosen at random.
    """
    found: dict[str, bytes] = {}
    rng = random.Random(seed)
    for number, position in enumerate(_walks(table, rng, blunders)):
        found.setdefault(position.text, packed_position(table, position))
        if len(found) == positions or number > 100 * positions:
            break
    return list(found.values())


def _walks(table: Table, rng: random.Random, blunders: float) -> Iterator[core.Position]:
    while True:
        lives = rng.randint(1, len(table.levels))
        position = start_position(table.mode, table.ghosts, rng.randint(1, 15), lives)
        for _ in range(_LONGEST_WALK):
            if position.outcome() is not None or not table.has(position):
                break
            yield position
            is_blunder = rng.random() < blunders
            actions = list(position.legal_actions()) if is_blunder else table.best_actions(position)
            position = position.play(rng.choice(actions))


def packed_position(table: Table, position: core.Position) -> bytes:
    """Returns a position of a table as a packed game."""
    value = table.value(position)
    pellets = len(table.mode.maze.pellets) if table.mode.maze else 0
    eaten = pellets - position.pellets.bit_count()
    pacman = {Value.PACMAN: 1.0, Value.OPEN: 0.5, Value.GHOSTS: _RANK_SHARE * eaten}[value]
    values = (round(_ONE * pacman), _ONE - round(_ONE * pacman), 0, 0)
    best = table.best_actions(position)[:_MOST_SHARES]
    numbers = [to_number(action, position.mode.family, position.mode.size) for action in best]
    text = position.text.encode()
    data = struct.pack("<H", len(text)) + text + struct.pack("<HHH4B", 0, 0, 1, *values)
    data += struct.pack("<4BB", *values, len(numbers))
    return data + b"".join(struct.pack("<HB", number, _ONE // len(numbers)) for number in numbers)


def find_table(maze: str, ghosts: int) -> Table:
    """Returns the table of a maze, with the standard rules; makes it if it is missing."""
    mode = Mode.named("pacman", maze=named_maze(maze))
    path = default_path(mode, ghosts)
    return load(path) if path.exists() else solve(mode, ghosts=ghosts, path=path)


def main(words: Sequence[str] | None = None) -> None:
    """Runs the command."""
    parser = argparse.ArgumentParser(prog="python -m hedgemaze.learn.tables", description="Games from exact tables.")
    add = parser.add_argument
    add("--maze", action="append", required=True, help="the name of a maze; may be repeated")
    add("--ghosts", type=int, default=2)
    add("--positions", type=int, default=10_000, help="per maze")
    add("--seed", type=int, default=1)
    add("--out", type=Path, required=True, help="the file of games")
    options = parser.parse_args(words)
    games: list[bytes] = []
    for number, maze in enumerate(options.maze):
        found = exact_games(find_table(maze, options.ghosts), options.positions, 1000 * options.seed + number)
        print(f"{maze}: {len(found)} positions", flush=True)
        games += found
    random.Random(options.seed).shuffle(games)
    options.out.write_bytes(join_games(games))


if __name__ == "__main__":
    main()
