"""Measures the gallery: ``python -m bench.mazes.gallery --logs FOLDER`` writes the figures into ``gallery.json``.

For every maze of the file: the exact values of `bench.mazes.verdicts`, and the games of `bench.mazes.balance`. Both are
logged as JSON lines in the folder, and the same command resumes an interrupted run. Games are added to those of the
file; ``--again`` drops those of the file, for a level that has changed. Four ghosts take minutes per maze on a
processor; with ``--cuda build/solve_cuda`` they take seconds.

A game takes 0.2 processor seconds at levels 2 and 3, 1.2 at level 4 and 2 at level 5 (two cores of an AMD EPYC,
2026-11-18). ``--ghosts --levels 5 --again 5`` measures level 5 alone, without exact values: some 3,000 games.
"""

from __future__ import annotations

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from bench.mazes.balance import HANDICAPS, LEVELS, STANDARD, Balance, equal_game, measure
from bench.mazes.verdicts import Log, exact_data, solve_rest
from hedgemaze import gallery
from hedgemaze.rules import format_mode, parse_mode

FILE = Path(gallery.__file__).with_name("gallery.json")
GAMES = {2: 96, 3: 96, 4: 96, 5: 48}
"""Games with the standard rules, and with the handicap, by level."""
WRITTEN = "written"
"""The row of the log after which the games before it are in the file, as far as the file has their handicap."""


def canonical(house: str) -> str:
    """Returns house rules in their order in the text of a mode."""
    return format_mode(parse_mode(f"pacman;{house}" if house else "pacman")).removeprefix("pacman").removeprefix(";")


_NUMBERS = {canonical(house): number for number, house in enumerate(HANDICAPS)}


def balances(
    mazes: list[dict[str, Any]], log: Log, levels: list[int], again: list[int], games: int | None = None
) -> dict[Any, Balance]:
    """Returns the balance of every maze at every level: the games of the file, and those that were logged since.

    Args:
        mazes: the data of the file.
        log: the games.
        levels: the levels to return.
        again: the levels whose games in the file do not count.
        games: the games to play with the standard rules, and with the handicap; `GAMES` by default.
    """
    wanted = {level: games or GAMES[level] for level in levels}
    found = {(maze["maze"], level): Balance(maze["maze"], level, wanted[level]) for maze in mazes for level in levels}
    in_file = set()
    for maze in mazes:
        for level in set(levels) - set(again):
            rows = [["", *maze["scores"][str(level)]], maze["handicaps"][str(level)]]
            for house, played, points in rows:
                tally = found[maze["maze"], level].tally(_NUMBERS[house])
                tally.games, tally.points, tally.next_number = played, points, played
                in_file.add((maze["maze"], level, _NUMBERS[house]))
    written = max((place for place, row in enumerate(log.rows) if row == WRITTEN), default=-1)
    for place, row in enumerate(log.rows):
        if row == WRITTEN or (row[0], row[1]) not in found:
            continue
        maze_text, level, house, number, points = row
        handicap = HANDICAPS.index(house)
        tally = found[maze_text, level].tally(handicap)
        tally.next_number = max(tally.next_number, number + 1)
        if place > written or (maze_text, level, handicap) not in in_file:
            tally.games += 1
            tally.points += points
    return found


def _play_one(job: tuple[str, int, int]) -> float:
    return equal_game(*job)


def play_rest(searches: list[Balance], log: Log, processes: int) -> None:
    """Plays the games that are missing."""
    with ProcessPoolExecutor(processes) as pool:

        def play(jobs: list[tuple[str, int, int]]) -> list[float]:
            points = list(pool.map(_play_one, jobs))
            for (mode, level, number), each in zip(jobs, points, strict=True):
                maze, _, house = mode.removeprefix("pacman;maze=").partition(";")
                log.add([maze, level, house, number, each])
            return points

        for search in measure(searches, play):
            games = sum(each.games for each in search.tallies.values())
            print(f"{search.maze} level {search.level}: {games} games", flush=True)


def write(mazes: list[dict[str, Any]], found: dict[Any, Balance], exact: Log) -> None:
    """Writes the figures into the file."""
    for each in mazes:
        each["exact"] = dict(sorted((each["exact"] | exact_data(each["maze"], exact)).items()))
    for (maze, level), balance in found.items():
        [data] = [each for each in mazes if each["maze"] == maze]
        if balance.tried(STANDARD) == 0:
            continue
        best = balance.best(min(balance.few, balance.tried(STANDARD)))
        standard, tally = balance.tallies[STANDARD], balance.tallies[best]
        if standard.is_even:
            best, tally = STANDARD, standard
        data["scores"][str(level)] = [standard.games, standard.points]
        data["handicaps"][str(level)] = [canonical(HANDICAPS[best]), tally.games, tally.points]
    lines = ",\n".join(f"    {json.dumps(each)}" for each in mazes)
    FILE.write_text(f'{{\n  "version": 1,\n  "mazes": [\n{lines}\n  ]\n}}\n', "utf-8")


def main() -> None:
    """Measures every maze of the gallery and writes the file."""
    parser = argparse.ArgumentParser(description="Exact values and balance of the gallery.")
    parser.add_argument("--logs", type=Path, required=True, help="the folder of the logs")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--ghosts", type=int, nargs="*", default=[1, 2, 3, 4], help="numbers of ghosts (1 2 3 4)")
    parser.add_argument("--levels", type=int, nargs="*", default=list(LEVELS), help="levels (2 3 4 5)")
    parser.add_argument("--again", type=int, nargs="*", default=[], help="levels whose games in the file do not count")
    parser.add_argument("--games", type=int, help="games by the standard rules, and by the handicap (96, level 5: 48)")
    parser.add_argument("--cuda", help="the program solve_cuda")
    parser.add_argument("--logged", action="store_true", help="only write what the logs have")
    options = parser.parse_args()
    options.logs.mkdir(parents=True, exist_ok=True)
    mazes = json.loads(FILE.read_text("utf-8"))["mazes"]
    games, exact = Log(options.logs / "games.jsonl"), Log(options.logs / "verdicts.jsonl")
    found = balances(mazes, games, options.levels, options.again, options.games)
    if not options.logged:
        for ghosts in options.ghosts:
            solve_rest([each["maze"] for each in mazes], ghosts, exact, cuda=options.cuda)
        play_rest(list(found.values()), games, options.processes)
    write(mazes, found, exact)
    games.add(WRITTEN)


if __name__ == "__main__":
    main()
