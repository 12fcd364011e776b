"""Measures the gallery: ``python -m bench.mazes.gallery --logs FOLDER`` writes the figures into ``gallery.json``.

For every maze of the file: the exact values of the start position with one to four ghosts and one to five lives, and
the games of `bench.mazes.balance`. Both are logged as JSON lines in the folder, and an interrupted run resumes from
them. Four ghosts take minutes per maze on a processor; with ``--cuda build/solve_cuda`` they take seconds.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from bench.mazes.balance import HANDICAPS, LEVELS, STANDARD, Balance, equal_game, measure, mode_text
from hedgemaze import gallery
from hedgemaze.rules import format_mode, parse_mode
from hedgemaze.solve import solve
from hedgemaze.solve.summary import verdicts

FILE = Path(gallery.__file__).with_name("gallery.json")
GAMES = {2: 96, 3: 96, 4: 96, 5: 48}
"""Games with the standard rules, and with the handicap, by level."""
_ALL_LIVES = "lives=5"
_GHOSTS = (1, 2, 3, 4)


class Log:
    """Lines of JSON in a file."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.rows = [json.loads(line) for line in path.read_text("utf-8").splitlines()] if path.exists() else []

    def add(self, row: Any) -> None:
        """Adds a row to the file."""
        self.rows.append(row)
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")


def logged_results(maze: str, ghosts: int, log: Log) -> list[list[Any]] | None:
    """Returns the results of the start position that the log has: lives, value and distance."""
    wanted = (maze, _ALL_LIVES, ghosts)
    rows = (row["lives"] for row in log.rows if (row["maze"], row["house"], row["ghosts"]) == wanted)
    return next(rows, None)


def solve_rest(mazes: list[str], log: Log, cuda: str | None) -> None:
    """Solves what the log lacks."""
    for maze in mazes:
        for ghosts in _GHOSTS:
            if logged_results(maze, ghosts, log) is None:
                found = _by_cuda(maze, ghosts, cuda) if cuda else _by_processor(maze, ghosts)
                log.add({"maze": maze, "house": _ALL_LIVES, "ghosts": ghosts, "lives": found})


def exact_data(maze: str, log: Log) -> dict[str, list[str]]:
    """Returns the results by number of ghosts, each for one to five lives, like ``open`` and ``ghosts 9``."""
    found = {str(ghosts): logged_results(maze, ghosts, log) for ghosts in _GHOSTS}
    return {
        ghosts: [value if value == "open" else f"{value} {distance}" for _, value, distance in results]
        for ghosts, results in found.items()
        if results is not None
    }


def _by_cuda(maze: str, ghosts: int, cuda: str) -> list[list[Any]]:
    command = [cuda, mode_text(maze, _ALL_LIVES), str(ghosts)]
    output = subprocess.run(command, capture_output=True, encoding="utf-8", check=True).stdout
    rows = re.findall(r"lives (\d) start (\w+) in (\d+) rounds", output)
    return [[int(lives), value, int(distance)] for lives, value, distance in rows]


def _by_processor(maze: str, ghosts: int) -> list[list[Any]]:
    table = solve(parse_mode(mode_text(maze, _ALL_LIVES)), ghosts=ghosts)
    return [[each.lives, each.value.value, each.distance or 0] for each in verdicts(table)]


def _play_one(job: tuple[str, int, int]) -> float:
    return equal_game(*job)


def balances(mazes: list[str], log: Log) -> dict[tuple[str, int], Balance]:
    """Returns the balance of every maze at every level, as far as the log has games."""
    found = {(maze, level): Balance(maze, level, GAMES[level]) for maze in mazes for level in LEVELS}
    for maze, level, house, _, points in log.rows:
        if (maze, level) in found:
            found[maze, level].add(HANDICAPS.index(house), [points])
    return found


def play_rest(searches: list[Balance], log: Log, processes: int) -> None:
    """Plays the games that the log lacks."""
    with ProcessPoolExecutor(processes) as pool:

        def play(jobs: list[tuple[str, int, int]]) -> list[float]:
            points = list(pool.map(_play_one, jobs))
            for (mode, level, number), each in zip(jobs, points, strict=True):
                maze, _, house = mode.removeprefix("pacman;maze=").partition(";")
                log.add([maze, level, house, number, each])
            return points

        for search in measure(searches, play):
            print(f"{search.maze} level {search.level}: {sum(each.games for each in search.tallies.values())} games")


def canonical(house: str) -> str:
    """Returns house rules in their order in the text of a mode."""
    return format_mode(parse_mode(f"pacman;{house}" if house else "pacman")).removeprefix("pacman").removeprefix(";")


def main() -> None:
    """Measures every maze of the gallery and writes the file."""
    parser = argparse.ArgumentParser(description="Exact values and balance of the gallery.")
    parser.add_argument("--logs", type=Path, required=True, help="the folder of the logs")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--cuda", help="the program solve_cuda")
    parser.add_argument("--logged", action="store_true", help="only write what the logs have")
    options = parser.parse_args()
    options.logs.mkdir(parents=True, exist_ok=True)
    data = json.loads(FILE.read_text("utf-8"))
    games, exact = Log(options.logs / "games.jsonl"), Log(options.logs / "verdicts.jsonl")
    mazes = [each["maze"] for each in data["mazes"]]
    found = balances(mazes, games)
    if not options.logged:
        solve_rest(mazes, exact, options.cuda)
        play_rest(list(found.values()), games, options.processes)
    for each in data["mazes"]:
        maze = each["maze"]
        each["exact"] = exact_data(maze, exact)
        each["scores"], each["handicaps"] = {}, {}
        for level in LEVELS:
            balance = found[maze, level]
            standard, best = balance.tallies[STANDARD], balance.best(balance.few)
            tally = balance.tallies[best]
            each["scores"][str(level)] = [standard.games, standard.points]
            each["handicaps"][str(level)] = [canonical(HANDICAPS[best]), tally.games, tally.points]
    lines = ",\n".join(f"    {json.dumps(each)}" for each in data["mazes"])
    FILE.write_text(f'{{\n  "version": 1,\n  "mazes": [\n{lines}\n  ]\n}}\n', "utf-8")


if __name__ == "__main__":
    main()
