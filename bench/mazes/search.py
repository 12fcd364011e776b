"""Searches for mazes: ``python -m bench.mazes.search --count 320 --games 10``.

Every candidate is played by level 3 against itself; the program prints the scores, and then mazes from every part of
the range, with start squares, pellets and symmetries as different as possible.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from itertools import islice

from bench.mazes.balance import equal_game, mode_text
from bench.mazes.candidates import candidates
from hedgemaze.rules.notation.mode_text import format_maze

LEVEL = 3
_RANGES = ((0.0, 0.1, 2), (0.1, 0.25, 3), (0.25, 0.4, 4), (0.4, 0.6, 7), (0.6, 0.75, 4), (0.75, 0.9, 2), (0.9, 1.01, 2))
"""Lowest score, score above the highest, and how many mazes to choose between them."""
_IRREGULAR = 2
"""What a maze without symmetry costs in the choice, in mazes of the same kind."""


def choose(scores: Mapping[str, float], titles: Mapping[str, str]) -> list[str]:
    """Returns mazes from every range of scores, each as unlike those chosen before it as possible."""
    chosen: list[str] = []
    used: Counter[str] = Counter()

    def kinds(maze: str) -> list[str]:
        plan, symmetry, _ = titles[maze].split(", ")
        return [plan, symmetry, maze.split("/")[1]]

    def cost(maze: str) -> tuple[int, str]:
        return sum(used[kind] for kind in kinds(maze)) + _IRREGULAR * ("none" in kinds(maze)), maze

    for low, high, count in _RANGES:
        for _ in range(count):
            left = [maze for maze, score in scores.items() if low <= score < high and maze not in chosen]
            if left:
                chosen.append(min(left, key=cost))
                used.update(kinds(chosen[-1]))
    return chosen


def _play(job: tuple[str, int]) -> float:
    return equal_game(mode_text(job[0]), LEVEL, job[1])


def main() -> None:
    """Plays the games of all candidates and prints those chosen."""
    parser = argparse.ArgumentParser(description="Mazes for the gallery.")
    parser.add_argument("--count", type=int, default=320)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--processes", type=int, default=2)
    options = parser.parse_args()
    titles = {format_maze(maze): maze.title for maze in islice(candidates(options.seed), options.count)}
    jobs = [(maze, number) for maze in titles for number in range(options.games)]
    with ProcessPoolExecutor(options.processes) as pool:
        points = list(pool.map(_play, jobs, chunksize=4))
    totals: Counter[str] = Counter()
    for (maze, _), each in zip(jobs, points, strict=True):
        totals[maze] += each  # type: ignore[assignment]  # halves: typeshed knows only whole counts
    scores = {maze: totals[maze] / options.games for maze in titles}
    for maze in sorted(titles, key=lambda each: -scores[each]):
        print(f"{scores[maze]:.2f}  {maze}  ({titles[maze]})")
    print("\nchosen:")
    for maze in choose(scores, titles):
        print(f"{scores[maze]:.2f}  {maze}")


if __name__ == "__main__":
    main()
