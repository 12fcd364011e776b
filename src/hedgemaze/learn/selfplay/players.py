"""The players of a round: on this machine, or on the machines of a Ray cluster. Both run `play_games`."""

from __future__ import annotations

import subprocess
import tempfile
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol


@dataclass(frozen=True)
class SelfPlayTask:
    """The games that a worker plays."""

    options: tuple[str, ...]
    """Options of `selfplay games`, without the files and the seed."""
    network: bytes | None
    """The file of the network; None for the handcrafted evaluation."""
    modes: str | None
    """The texts of the modes, one per line; None if the options name a mode."""
    seed: int


@dataclass(frozen=True)
class SelfPlayResult:
    """The games that a worker has played."""

    games: bytes
    """The file of games."""
    counts: dict[str, int]
    """What the executable reported: games, positions and more."""


class Players(Protocol):
    """Runs self-play tasks, one per worker."""

    workers: int

    def begin(self, tasks: Sequence[SelfPlayTask]) -> Callable[[], list[SelfPlayResult]]:
        """Starts the games and returns a function that waits for them.

        The function raises RuntimeError if a worker failed.
        """
        ...


def counts_in(line: str) -> dict[str, int]:
    """Returns the numbers of a line of names and numbers.

    >>> counts_in("games 4 positions 120")
    {'games': 4, 'positions': 120}
    """
    words = line.split()
    return {name: int(number) for name, number in zip(words[::2], words[1::2], strict=True)}


def play_games(selfplay: str, task: SelfPlayTask) -> SelfPlayResult:
    """Plays a task with the executable `selfplay`.

    Raises:
        RuntimeError: the executable failed.
    """
    with tempfile.TemporaryDirectory() as folder:
        out, network, modes = (Path(folder, name) for name in ("games.bin", "net.bin", "modes.txt"))
        words = [selfplay, "games", *task.options, "--out", str(out), "--seed", str(task.seed)]
        if task.network is not None:
            network.write_bytes(task.network)
            words += ["--net", str(network)]
        if task.modes is not None:
            modes.write_text(task.modes, "utf-8")
            words += ["--modes", str(modes)]
        done = subprocess.run(words, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise RuntimeError(f"the players failed: {done.stderr.strip()[-400:]}")
        return SelfPlayResult(out.read_bytes(), counts_in(done.stdout))


class LocalPlayers:
    """One worker on this machine."""

    workers = 1

    def __init__(self, selfplay: Path) -> None:
        self._selfplay = str(selfplay)
        self._executor = ThreadPoolExecutor(1)

    def begin(self, tasks: Sequence[SelfPlayTask]) -> Callable[[], list[SelfPlayResult]]:
        """Starts the games and returns a function that waits for them."""
        futures = [self._executor.submit(play_games, self._selfplay, task) for task in tasks]
        return lambda: [future.result() for future in futures]


class RayPlayers:
    """Workers on the machines of a Ray cluster, each of which has the executable under the same path.

    Args:
        selfplay: the executable.
        address: address of the cluster; ``"local"`` starts one on this machine.
        workers: number of workers that play at once.
        threads: processors per worker.

    Raises:
        ModuleNotFoundError: Ray is not installed (extra `learn-ray`).
    """

    def __init__(self, selfplay: Path, address: str, workers: int, threads: int) -> None:
        import ray  # noqa: PLC0415  # optional

        self._selfplay = str(selfplay.resolve())
        self.workers = workers
        self._ray: Any = ray
        local = {"num_cpus": workers * threads, "include_dashboard": False} if address == "local" else {}
        ray.init(address=address, log_to_driver=False, ignore_reinit_error=True, **local)
        self._play = ray.remote(num_cpus=threads, max_retries=1)(play_games)

    def begin(self, tasks: Sequence[SelfPlayTask]) -> Callable[[], list[SelfPlayResult]]:
        """Starts the games and returns a function that waits for them."""
        pending = [self._play.remote(self._selfplay, task) for task in tasks]

        def wait() -> list[SelfPlayResult]:
            try:
                played: list[SelfPlayResult] = self._ray.get(pending)
            except self._ray.exceptions.RayError as error:
                raise RuntimeError(f"the players failed: {error}") from None
            return played

        return wait
