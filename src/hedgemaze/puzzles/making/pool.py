"""`Pool`: the puzzles found so far in a file, so that an interrupted run continues, and the balanced choice of them."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path

from hedgemaze.errors import PuzzleError, system_reason
from hedgemaze.puzzles.puzzle import DIFFICULTIES, Puzzle

_FEWEST_PER_DIFFICULTY = 4


class Pool:
    """The puzzles that one mode and seed have given so far, one game per line of the file.

    Args:
        path: the file; what it has is read.
        mode: the name of the mode.
        seed: the seed of the games.

    Raises:
        PuzzleError: the file cannot be read or written, or belongs to another mode or seed.
    """

    def __init__(self, path: Path, mode: str, seed: int) -> None:
        self.path = path
        self.puzzles: list[Puzzle] = []
        self.games = 0
        """The number of games that are done."""
        self._head = {"mode": mode, "seed": seed}
        try:
            self._read()
            self._file = path.open("a", encoding="utf-8")
            if self._file.tell() == 0:
                self._write(self._head)
        except OSError as error:
            message, reason = f"the file cannot be written ({error})", system_reason(error)
            raise PuzzleError("puzzle.file", message, given=str(path), reason=reason) from None

    def _read(self) -> None:
        if not self.path.exists():
            return
        lines = self.path.read_text("utf-8").splitlines()
        try:
            rows = [json.loads(line) for line in lines]
            if rows and rows[0] != self._head:
                raise PuzzleError("puzzle.other_run", "the file belongs to another mode or seed", given=str(self.path))
            for row in rows[1:]:
                self.puzzles += map(Puzzle.from_data, row["puzzles"])
                self.games = row["game"] + 1
        except (ValueError, KeyError, TypeError) as error:
            if isinstance(error, PuzzleError):
                raise
            raise PuzzleError(
                "puzzle.unreadable", "the file of an earlier run is damaged", given=str(self.path)
            ) from None

    def add(self, game: int, puzzles: list[Puzzle]) -> None:
        """Keeps the puzzles of a game."""
        self.puzzles += puzzles
        self.games = game + 1
        self._write({"game": game, "puzzles": [each.to_data() for each in puzzles]})

    def _write(self, row: object) -> None:
        self._file.write(json.dumps(row, separators=(",", ":")) + "\n")
        self._file.flush()

    def is_enough(self, number: int) -> bool:
        """Returns whether there are enough puzzles of every difficulty."""
        found = Counter(each.difficulty for each in self.puzzles)
        return all(found[each] >= max(_FEWEST_PER_DIFFICULTY, number // len(DIFFICULTIES)) for each in DIFFICULTIES)

    def close(self, *, is_finished: bool) -> None:
        """Closes the file, and removes it after a finished run."""
        self._file.close()
        if is_finished:
            self.path.unlink(missing_ok=True)


def choose(puzzles: list[Puzzle], number: int) -> list[Puzzle]:
    """Returns a balanced choice with new ids, easy ones first: of each difficulty as many, and many themes in each."""
    left = list(puzzles)
    chosen: list[Puzzle] = []
    while left and len(chosen) < number:
        levels = Counter(each.difficulty for each in chosen)
        themes = Counter((each.difficulty, each.theme) for each in chosen)
        ranks = [
            (levels[each.difficulty], themes[each.difficulty, each.theme], len(each.also), -len(each.line))
            for each in left
        ]
        best = left[ranks.index(min(ranks))]
        left.remove(best)
        chosen.append(best)
    chosen.sort(key=lambda each: each.difficulty)
    return [replace(each, id=f"{each.mode}-{number}") for number, each in enumerate(chosen, start=1)]
