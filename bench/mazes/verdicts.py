"""Exact values of the gallery: ``python -m bench.mazes.verdicts --logs FOLDER --ghosts 1 2 3`` prints the tables.

The start position of every maze with one to five lives by the standard rules, and with three lives by the main house
rules, there without distances (`bench.mazes.start_values`); the shares of open positions and the longest wins with one
life, of four ghosts only with ``--cuda``. Every solved game is one line of JSON in the folder, and an interrupted run
resumes from them. Three ghosts take 10 to 30 seconds of one processor per maze and rule. Four take minutes; with
``--cuda build/solve_cuda`` they take seconds. ``--rules ghost_diagonal=true`` solves by that rule alone.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
from collections.abc import Iterator
from math import comb
from pathlib import Path
from typing import Any

from bench.mazes.balance import mode_text
from bench.mazes.longest_wins import longest_rounds
from bench.mazes.start_values import start_values
from hedgemaze.gallery import GalleryMaze, gallery
from hedgemaze.rules import parse_mode
from hedgemaze.solve import solve
from hedgemaze.solve.limits import SETS
from hedgemaze.solve.summary import verdicts

ALL_LIVES, ONE_LIFE = "lives=5", "lives=1"
RULES = (
    "frenzy_toward_only=true",
    "frenzy_steps=exact_2",
    "pac_move=up_to",
    "boost_partial=false",
    "ghost_may_stay=true",
    "pellets_reset=true",
    "ghost_diagonal=true",
)
"""The main house rules, each alone, with three lives."""
VALUES = ("pacman", "open", "ghosts")
"""Who wins, in the order of the tables."""
LETTERS = {"pacman": "P", "open": "o", "ghosts": "G", None: "–"}
_THREE_LIVES, _ALL_GHOSTS = 3, 4
_SQUARES, _PACMAN_BASE = 81, 127


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


def logged(log: Log, maze: str, ghosts: int, house: str = ALL_LIVES) -> dict[str, Any] | None:
    """Returns the row of a game, if the log has it."""
    wanted = (maze, house, ghosts)
    return next((row for row in log.rows if (row["maze"], row["house"], row["ghosts"]) == wanted), None)


def solve_rest(mazes: list[str], ghosts: int, log: Log, *, house: str = ALL_LIVES, cuda: str | None = None) -> None:
    """Solves the mazes that the log lacks."""
    for maze in mazes:
        if logged(log, maze, ghosts, house) is None:
            if cuda:
                found = _by_cuda(maze, house, ghosts, cuda)
            else:
                found = (_by_processor if house == ALL_LIVES else _values_by_processor)(maze, house, ghosts)
            log.add({"maze": maze, "house": house, "ghosts": ghosts, **found})


def _by_cuda(maze: str, house: str, ghosts: int, cuda: str) -> dict[str, Any]:
    command = [cuda, mode_text(maze, house), str(ghosts)]
    output = subprocess.run(command, capture_output=True, encoding="utf-8", check=True).stdout
    rows = re.findall(r"lives (\d) start (\w+) in (\d+) rounds", output)
    found = {"lives": [[int(lives), value, int(distance)] for lives, value, distance in rows]}
    return found | (counted(output, ghosts) if house == ONE_LIFE else {})


def counted(output: str, ghosts: int) -> dict[str, Any]:
    """Returns the shares of positions and the longest results that the output of `solve_cuda` says, with one life."""
    results = re.findall(r"(\d+):(\d+)", output.partition("results:")[2].partition("\n")[0])
    counts = [0] * 256
    for code, count in results:
        counts[int(code)] = int(count)
    pacman, caught = sum(counts[_PACMAN_BASE + 1 :]), sum(counts[1 : _PACMAN_BASE + 1])
    total = positions(ghosts)
    longest = {
        "pacman": max((code - _PACMAN_BASE for code in range(_PACMAN_BASE + 1, 256) if counts[code]), default=0),
        "ghosts": max((code for code in range(1, _PACMAN_BASE + 1) if counts[code]), default=0),
    }
    return {"shares": [pacman / total, caught / total, (total - pacman - caught) / total], "longest": longest}


def positions(ghosts: int) -> int:
    """Returns the number of positions at the beginning of the ghosts' turn, with this many ghosts at most."""
    free = [_SQUARES - pellets.bit_count() for pellets in SETS]
    return sum(comb(each, placed) * (each - placed) for each in free for placed in range(1, ghosts + 1))


def _by_processor(maze: str, house: str, ghosts: int) -> dict[str, Any]:
    table = solve(parse_mode(mode_text(maze, house)), ghosts=ghosts, threads=1)
    found = verdicts(table)
    lives = [[each.lives, each.value.value, each.distance or 0] for each in found]
    longest = {value.value: rounds for value, rounds in longest_rounds(table, ghosts).items()}
    return {"lives": lives, "shares": found[0].shares, "longest": longest, "checksum": table.checksum}


def _values_by_processor(maze: str, house: str, ghosts: int) -> dict[str, Any]:
    values = start_values(parse_mode(mode_text(maze, house)), ghosts)
    return {"lives": [[lives, value.value, None] for lives, value in enumerate(values, 1)]}


def exact_data(maze: str, log: Log) -> dict[str, list[str]]:
    """Returns the results by number of ghosts, each for one to five lives, like ``open`` and ``ghosts 9``."""
    found = {str(ghosts): logged(log, maze, ghosts) for ghosts in (1, 2, 3, 4)}
    return {
        ghosts: [value if value == "open" else f"{value} {distance}" for _, value, distance in row["lives"]]
        for ghosts, row in found.items()
        if row is not None
    }


# The tables of docs/knowledge.md.


def house_rule_table(mazes: list[str], ghosts: list[int], log: Log) -> Iterator[str]:
    """Yields the lines of the table: in how many mazes each side wins, by house rule.

    A row that is not complete says how many mazes are solved; the standard rules are those of the gallery if the log
    lacks them.
    """
    yield "| house rule | " + " | ".join(f"{n} ghost{'s' * (n > 1)}" for n in ghosts) + " |"
    yield "|---|" + "---|" * len(ghosts)
    for house in (ALL_LIVES, *RULES):
        cells = [_counts([_value(log, maze, n, house) for maze in mazes]) for n in ghosts]
        yield f"| {'standard rules' if house == ALL_LIVES else f'`{house}`'} | " + " | ".join(cells) + " |"


def rule_table(mazes: list[GalleryMaze], ghosts: list[int], log: Log) -> Iterator[str]:
    """Yields the lines of the table: who wins in each maze by each house rule, a letter for each number of ghosts."""
    yield "| maze | " + " | ".join(f"`{house}`" for house in RULES) + " |"
    yield "|---|" + "---|" * len(RULES)
    for maze in mazes:
        cells = [" ".join(LETTERS[_value(log, maze.text, n, house)] for n in ghosts) for house in RULES]
        yield f"| {maze.name} | " + " | ".join(cells) + " |"


def _value(log: Log, maze: str, ghosts: int, house: str) -> str | None:
    """Returns the value of the start position with three lives, if it is known."""
    row = logged(log, maze, ghosts, house)
    if row is not None:
        return str(row["lives"][_THREE_LIVES - 1][1])
    known = [each.exact[ghosts] for each in gallery() if each.text == maze and ghosts in each.exact]
    return known[0][_THREE_LIVES - 1].value if known and house == ALL_LIVES else None


def _counts(found: list[str | None]) -> str:
    values = [value for value in found if value is not None]
    if not values:
        return "–"
    counts = " / ".join(str(values.count(each)) for each in VALUES)
    return counts if len(values) == len(found) else f"{counts} of {len(values)}"


def position_table(mazes: list[GalleryMaze], ghosts: int, log: Log) -> Iterator[str]:
    """Yields the lines of the table: shares of positions and longest wins with one life, by maze."""
    yield "| maze | PAC-MAN wins | the ghosts win | open | longest of PAC-MAN | longest of the ghosts |"
    yield "|---|---|---|---|---|---|"
    for maze in mazes:
        known = [logged(log, maze.text, ghosts, house) for house in (ALL_LIVES, ONE_LIFE)]
        row = next((each for each in known if each is not None and "shares" in each), None)
        if row is not None:
            shares = [f"{100 * share:.1f} %" for share in row["shares"]]
            longest = [str(row["longest"].get(each, "–")) for each in ("pacman", "ghosts")]
            yield f"| {maze.name} | " + " | ".join(shares + longest) + " |"


def main() -> None:
    """Solves what the log lacks and prints the tables."""
    parser = argparse.ArgumentParser(description="Exact values of the gallery.")
    parser.add_argument("--logs", type=Path, required=True, help="the folder of the logs")
    parser.add_argument("--ghosts", type=int, nargs="+", default=[1, 2, 3], help="numbers of ghosts (1 2 3)")
    parser.add_argument("--rules", nargs="+", choices=(ALL_LIVES, *RULES), default=(ALL_LIVES, *RULES), metavar="RULE")
    parser.add_argument("--cuda", help="the program solve_cuda")
    parser.add_argument("--logged", action="store_true", help="only print what the log has")
    options = parser.parse_args()
    options.logs.mkdir(parents=True, exist_ok=True)
    log, mazes = Log(options.logs / "verdicts.jsonl"), list(gallery())
    texts = [maze.text for maze in mazes]
    if not options.logged:
        for house in options.rules:
            for ghosts in options.ghosts:
                solve_rest(texts, ghosts, log, house=house, cuda=options.cuda)
        if _ALL_GHOSTS in options.ghosts and options.cuda:
            solve_rest(texts, _ALL_GHOSTS, log, house=ONE_LIFE, cuda=options.cuda)
    print("\n".join(house_rule_table(texts, options.ghosts, log)))
    print(
        "\nP: PAC-MAN wins, o: nobody can force it, G: the ghosts win\n"
        + "\n".join(rule_table(mazes, options.ghosts, log))
    )
    for ghosts in options.ghosts:
        print(
            f"\n{ghosts}: {positions(ghosts):,} positions with one life\n"
            + "\n".join(position_table(mazes, ghosts, log))
        )


if __name__ == "__main__":
    main()
