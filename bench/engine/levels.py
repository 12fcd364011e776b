"""Measures the strength of the levels: ``python -m bench.engine.levels classic2 --rounds 100 --logs FOLDER``.

Classic: each level plays its neighbours with seats exchanged; Bradley–Terry ratings set level 1 to 0. A player with two
of three seats is expected to win twice as often. PAC-MAN modes: each level plays the reference level on the same mazes
in both roles; its score in a role is the mean of its share of the point and of its share of the pellets. The program
prints the table of ``docs/levels.md``; ``--write`` writes the ratings into ``levels.json``. An interrupted run resumes
from its logs.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from hedgemaze import engine
from hedgemaze.arena import Match, Meeting, TimeControl, elo
from hedgemaze.arena.elo import to_elo
from hedgemaze.arena.referee import GameResult
from hedgemaze.arena.standings import Estimate
from hedgemaze.rules import Family, Mode

FILE = Path(engine.__file__).with_name("levels.json")
REFERENCE = 3
Rows = dict[tuple[str, int], dict[str, float]]
"""Scores by role and level."""
_LONGEST_MS = 20_000
"""Replaces the time limit of levels, which would make them weaker on a busy machine."""
_MAX_PAIRS = 100_000


def played(mode: Mode, players: dict[str, str], options: argparse.Namespace, name: str) -> list[GameResult]:
    """Plays a match per seed, or resumes it; pairs of games have different numbers for different seeds."""
    results: list[GameResult] = []
    for seed in sorted(set(options.seed)):
        suffix = f"-seed-{seed}" if seed else ""
        match = Match(
            mode,
            players,
            rounds=options.rounds,
            seed=seed,
            control=TimeControl(move_ms=_LONGEST_MS),
            concurrency=options.processes,
            log=options.logs / f"{mode.name}-{name}{suffix}.jsonl",
        )
        for result in match.play():
            if result.failures:
                print(f"{name}: {result.failures}", flush=True)
        for result in sorted(match.results, key=lambda each: each.number):
            results.append(replace(result, pair=seed * _MAX_PAIRS + result.pair))
    return results


def neighbours(mode: Mode, options: argparse.Namespace) -> Iterator[Meeting]:
    """Yields the results of each level's games against the next level."""
    count = len(engine.levels(mode))
    for number in range(options.first, min(count, options.last)):
        one, other = f"level-{number}", f"level-{number + 1}"
        pairs = [(one, other)] if len(mode.sides) % 2 == 0 else [(one, other), (other, one)]
        total = games = 0.0
        # With three sides one of the two players has two seats, so both orders are played.
        for turn, (first, second) in enumerate(pairs):
            offset = (2 * number + turn) * 1000 * _MAX_PAIRS  # no two matches share a pair number
            results = played(mode, {first: first, second: second}, options, f"{first}-{second}")
            for result in results:
                live = [side for side, name in result.seats.items() if name == other]
                points = sum(result.points[side] for side in live)
                edge = to_elo(len(live) / len(result.seats))
                yield Meeting(other, one, points, offset + result.pair, edge)
                total, games = total + points, games + 1
        print(f"{mode.name} {other} against {one}: {total / games:.1%} of {games:.0f} games", flush=True)


def score(result: GameResult) -> float:
    """Returns PAC-MAN's score, 0 to 1: half for the result, half for the rank."""
    points = result.points["P"]
    return (points + (1.0 if points == 1 else result.taken / 4)) / 2


def classic_rows(mode: Mode, options: argparse.Namespace) -> Rows:
    """Returns the ratings of a classic mode."""
    meetings = list(neighbours(mode, options))
    games: dict[str, int] = {}
    for meeting in meetings:
        for name in (meeting.one, meeting.other):
            games[name] = games.get(name, 0) + 1
    rows: Rows = {}
    known = engine.levels(mode)[options.first - 1].rating.value if options.first > 1 else 0
    for row in elo(meetings).table(anchor=f"level-{options.first}"):
        number = int(row.name.rpartition("-")[2])
        if number == options.first > 1:
            continue
        rows["", number] = {
            "value": round(known + row.elo),
            "low": round(known + row.low),
            "high": round(known + row.high),
            "games": games[row.name],
        }
    return rows


def hunt_rows(mode: Mode, options: argparse.Namespace) -> Rows:
    """Returns the scores of both roles of a PAC-MAN mode."""
    rows: Rows = {}
    before: dict[str, list[float]] = {}
    counts = {side.letter: len(engine.levels(mode, side)) for side in mode.sides}
    for number in range(options.first, min(max(counts.values()), options.last) + 1):
        results = played(mode, {"it": f"level-{number}", "reference": f"level-{REFERENCE}"}, options, f"level-{number}")
        for role in (role for role in "PG" if number <= counts[role]):
            values = [score(each) for each in results if each.seats[role] == "it"]
            values = values if role == "P" else [1 - value for value in values]
            found = Estimate.of(values)
            rows[role, number] = {
                "value": round(found.mean, 3),
                "low": round(found.low, 3),
                "high": round(found.high, 3),
                "games": found.games,
            }
            shown = f"{found.mean:.3f} ({found.low:.3f} to {found.high:.3f}), {step(before.get(role), values)}"
            print(f"{mode.name} {role} level {number}: {shown}", flush=True)
            before[role] = values
    return rows


def step(before: list[float] | None, values: list[float]) -> str:
    """Returns how certain it is that a level is better than the previous one, on the same mazes."""
    if before is None:
        return "first"
    differences = [now - then for now, then in zip(values, before, strict=True)]
    mean = sum(differences) / len(differences)
    variance = sum((each - mean) ** 2 for each in differences) / (len(differences) - 1)
    return f"step {mean:+.3f}, {mean / math.sqrt(max(variance, 1e-12) / len(differences)):.1f} standard errors"


def write(mode: Mode, rows: Rows) -> None:
    """Writes the ratings into ``levels.json``."""
    data: dict[str, Any] = json.loads(FILE.read_text("utf-8"))
    for each in data["levels"]:
        if each["mode"] == mode.name and (each["role"], each["level"]) in rows:
            each["rating"] = rows[each["role"], each["level"]]
    lines = ",\n".join(f"    {json.dumps(each)}" for each in data["levels"])
    FILE.write_text(f'{{\n  "version": {data["version"]},\n  "levels": [\n{lines}\n  ]\n}}\n', "utf-8")


def main() -> None:
    """Measures the levels of one mode."""
    parser = argparse.ArgumentParser(description="Ratings of the levels.")
    parser.add_argument("mode")
    parser.add_argument("--rounds", type=int, default=100, help="openings or mazes a pair (default 100)")
    parser.add_argument("--seed", type=int, nargs="+", default=[0], help="of openings and chance (default 0)")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--logs", type=Path, required=True, help="a folder for the logs of the matches")
    parser.add_argument("--first", type=int, default=1, help="the lowest level (default 1); others keep their rating")
    parser.add_argument("--last", type=int, default=8, help="the highest level (default 8)")
    parser.add_argument("--write", action="store_true", help="put the ratings into levels.json")
    options = parser.parse_args()
    options.logs.mkdir(parents=True, exist_ok=True)
    mode = Mode.named(options.mode)
    rows = classic_rows(mode, options) if mode.family is Family.CLASSIC else hunt_rows(mode, options)
    for (role, number), row in sorted(rows.items()):
        print(f"| {mode.name} {role} | {number} | {row['value']} | {row['low']} to {row['high']} | {row['games']} |")
    if options.write:
        write(mode, rows)


if __name__ == "__main__":
    main()
