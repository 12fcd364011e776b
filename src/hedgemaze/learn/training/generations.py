"""The last generations of a run, and matches of a new one against them."""

from __future__ import annotations

import io
import math
import re
import subprocess
import tempfile
import zipfile
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

KEPT = 2
"""Generations that a new one is measured against."""
_SCORE = re.compile(r": (\d+) games, .* ([\d.]+) %, nodes ")


@dataclass(frozen=True)
class Measurement:
    """A match of a generation against an older one."""

    against: int
    """The round of the older one."""
    games: int
    score: float
    """The share of the points."""
    elo: int
    error: int
    """One standard error of the Elo difference."""

    def __str__(self) -> str:
        return f"{self.elo:+d}±{self.error} ({self.against})"


def elo_of(score: float, games: int, sides: int = 2) -> tuple[int, int]:
    """Returns the difference in Elo of a score and its standard error.

    With more than two sides one seat plays against the others; level is the share of one seat.

    >>> elo_of(0.75, 100), elo_of(1.0, 20), elo_of(0.25, 100, sides=4)
    ((191, 40), (636, 249), (0, 40))
    """
    bounded = min(max(score, 0.5 / games), 1 - 0.5 / games)
    per_nat = 400 / math.log(10)
    elo = per_nat * math.log(bounded / (1 - bounded) * (sides - 1))
    return round(elo), round(per_nat / math.sqrt(games * bounded * (1 - bounded)))


class Generations:
    """The networks of the last generations, in one file of a run.

    Args:
        path: the file, a zip; it need not exist.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._networks: list[tuple[int, bytes]] = []
        if path.exists():
            with zipfile.ZipFile(path) as file:
                names = file.namelist()
                self._networks = [(int(Path(name).stem.removeprefix("round-")), file.read(name)) for name in names]

    def add(self, number: int, network: bytes) -> None:
        """Adds the network of a round, drops the oldest one beyond `KEPT`, and writes the file."""
        others = [each for each in self._networks if each[0] != number]
        self._networks = [*others, (number, network)][-KEPT:]
        data = io.BytesIO()
        with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as file:
            for each, content in self._networks:
                file.writestr(f"round-{each:04d}.bin", content)
        part = self._path.with_name(self._path.name + ".part")
        part.write_bytes(data.getvalue())
        part.replace(self._path)

    def measure(self, network: bytes, selfplay: Path, words: list[str], sides: int) -> list[Measurement]:
        """Plays a network against the last generations, the newest first.

        Args:
            network: the file of the network.
            selfplay: the executable.
            words: options of `selfplay match`.
            sides: number of sides of the mode.

        Raises:
            CalledProcessError: the executable failed.
        """
        found = []
        with tempfile.TemporaryDirectory() as folder:
            one, other = Path(folder, "new.bin"), Path(folder, "old.bin")
            one.write_bytes(network)
            for number, old in reversed(self._networks):
                other.write_bytes(old)
                command = [str(selfplay), "match", "--a", str(one), "--b", str(other), *words]
                said = subprocess.run(command, check=True, capture_output=True, text=True).stdout
                match = _SCORE.search(said)
                assert match is not None, said
                games, score = int(match[1]), float(match[2]) / 100
                found.append(Measurement(number, games, score, *elo_of(score, games, sides)))
        return found


def as_data(measured: list[Measurement]) -> list[dict[str, Any]]:
    """Returns measurements as plain data."""
    return [asdict(each) for each in measured]
