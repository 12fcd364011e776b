"""`Run`: self-play and training in a folder, in rounds."""

from __future__ import annotations

import argparse
import math
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import torch

from hedgemaze.learn.network.encoding import MODES, encoding_of
from hedgemaze.learn.network.network_file import dequantise, quantise, read_network, write_network
from hedgemaze.learn.options import LearnError
from hedgemaze.learn.selfplay.games import join_games, read_games, split_games
from hedgemaze.learn.selfplay.players import LocalPlayers, Players, RayPlayers, SelfPlayResult, SelfPlayTask
from hedgemaze.learn.selfplay.rows import read_rows
from hedgemaze.learn.teacher.batches import TeacherPlayers
from hedgemaze.learn.teacher.residual import ResidualNet, load_residual
from hedgemaze.learn.training import checkpoint
from hedgemaze.learn.training.generations import Generations, Measurement, as_data
from hedgemaze.learn.training.learner import Learner, Losses, total_loss
from hedgemaze.learn.training.model import PositionNet, SymmetricNet, Window
from hedgemaze.learn.training.progress import RunProgress, RunRow

_HELD = 20
"""One game in twenty is held back for validation."""
_TEACHER_SHARE = 0.6
"""Share of the time of training that the teacher gets, where a small network learns from it."""
_STUDENT_REUSE = 3
"""Positions that the small network learns from, for each one of the teacher's."""
_UNTRAINED = ((0.0, 0.0), 0)
_SEEDS = 10_000_000
"""Difference between the seeds of two workers."""
_AS_LONG_AS_IT_TAKES = 1e6
"""Seconds of a round whose games are counted."""
_PLAYING = (
    *("nodes", "threads", "guests", "opening", "warm", "c_puct", "fpu"),
    *("noise", "noise_total", "full_share", "short_nodes", "resign", "resign_checks"),
)
"""Options of the run that the players get."""


class Run:
    """A learning run in a folder; it continues what the folder holds.

    Args:
        options: of the command line.
    """

    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        self.folder: Path = options.folder
        self.folder.mkdir(parents=True, exist_ok=True)
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        torch.set_float32_matmul_precision("high")
        torch.manual_seed(options.seed)
        self.generator = torch.Generator().manual_seed(options.seed)
        self.encoding = MODES[options.mode]
        self.learner = Learner(self._make_model().to(self.device), options)
        self.student = Learner(self._make_small().to(self.device), options) if options.distil else None
        self.teacher = options.teacher and load_residual(options.teacher, self.encoding, self.device)
        self.window = Window(options.window, self.device)
        self.held = Window(200_000, self.device)
        self.players = self._make_players()
        self.generations = Generations(self.folder / "generations.zip")
        self.measured: list[dict[str, Any]] = []
        self.rounds = self.positions = self.latest = 0
        self._load()
        self.progress = RunProgress(self.folder)

    def _make_model(self) -> SymmetricNet:
        options = self.options
        if options.blocks:
            return ResidualNet(self.encoding, options.channels, options.blocks)
        return self._make_small()

    def _make_small(self) -> PositionNet:
        options, start = self.options, self.options.start
        if options.distil and self.net.exists():  # the run continues
            start = self.net
        if start is None:
            return PositionNet(self.encoding, options.hidden)
        try:
            network, _ = read_network(start.read_bytes())
        except (OSError, ValueError) as error:
            message = "the network to start from cannot be read"
            raise LearnError("learn.bad_option", message, given=str(start), reason=str(error)) from None
        if encoding_of(network.family, len(network.logit)) != self.encoding:
            message = f"the network to start from is not for {options.mode}"
            raise LearnError("learn.bad_option", message, given=str(start), reason=message)
        options.hidden = network.input.shape[1]
        model = PositionNet(self.encoding, options.hidden)
        model.set_weights(dequantise(network))
        return model

    def _make_players(self) -> Players:
        options = self.options
        if options.blocks and not options.distil:
            return TeacherPlayers(options.selfplay, self.folder / "weights.pt", self.encoding, self.device)
        if options.ray is None:
            return LocalPlayers(options.selfplay)
        return RayPlayers(options.selfplay, options.ray, options.workers, options.threads)

    @property
    def net(self) -> Path:
        """The newest network; missing before the first training."""
        return self.folder / "net.bin"

    def play_and_learn(self, end: float) -> None:
        """Plays and learns in rounds until a time of the monotonic clock, or until the last round of the options."""
        options = self.options
        while not 0 < options.rounds <= self.rounds:
            seconds = min(options.round_seconds * (2 if self.rounds == 0 else 1), end - time.monotonic())
            if seconds < options.round_seconds / 2:
                return
            if options.round_games:
                seconds = _AS_LONG_AS_IT_TAKES
            begin = time.monotonic()
            wait = self.players.begin(self._tasks(seconds))
            losses = self.train(begin + seconds - 0.5, options.reuse * self.latest) if self.latest else _UNTRAINED
            played = wait()
            games = [game for each in played for game in split_games(each.games)]
            self._round_file(self.rounds).write_bytes(join_games(games))
            self.latest = self._add(self._round_file(self.rounds))
            self.positions += self.latest
            self.rounds += 1
            if losses[1] == 0 and len(self.window):
                until = math.inf if options.round_games else time.monotonic() + 20
                losses = self.train(until, options.reuse * self.latest)
            self.save()
            rate = self.latest / (time.monotonic() - begin)
            self._show(losses, self.latest, rate, _counts(played), is_generation=self.rounds % options.generation == 0)

    def anneal(self, end: float) -> None:
        """Trains on all positions with a falling rate, at most until a time."""
        if len(self.window):
            losses = self.train(end, self.options.anneal_reuse * len(self.window), anneal=True)
            self.save()
            self._show(losses, 0, 0, {}, is_generation=not self.options.no_play)

    def train(self, until: float, positions: float, *, anneal: bool = False) -> tuple[Losses, int]:
        """Trains on a number of positions, at most until a time; returns the mean losses and the number of steps."""
        begin = time.monotonic()
        first = until if self.student is None else begin + _TEACHER_SHARE * (until - begin)
        found = self.learner.train(self.window, first, positions, self.generator, anneal=anneal, teacher=self.teacher)
        if self.student is not None:
            teacher = self.learner.averaged if self._teaches() else None
            self.student.train(
                self.window, until, _STUDENT_REUSE * positions, self.generator, anneal=anneal, teacher=teacher
            )
        return found

    def _teaches(self) -> bool:
        """Whether the teacher judges games held back better than the small network, which then learns from it."""
        if self.student is None or len(self.held) == 0:
            return True
        teacher: float = total_loss(*self.learner.validate(self.held))
        small: float = total_loss(*self.student.validate(self.held))
        return teacher < small

    def save(self) -> None:
        """Writes the files from which the run continues."""
        checkpoint.save_tensors(self.folder / "weights.pt", self.learner.model.state_dict())
        checkpoint.save_optimiser(self.folder, self.learner.optimiser)
        playing = (self.student or self.learner).averaged
        if isinstance(playing, PositionNet):
            provenance = f"{self.options.mode} h{self.options.hidden} round {self.rounds} positions {self.positions}"
            network = quantise(playing.weights(), self.options.temperature, self.encoding.family)
            write_network(self.net, network, provenance)
        if newest := self._newest():
            checkpoint.save_newest(self.folder, newest)
        self._save_state()

    def _save_state(self) -> None:
        checkpoint.save_state(self.folder, rounds=self.rounds, positions=self.positions, generations=self.measured)

    def _load(self) -> None:
        weights = self.folder / "weights.pt"
        if weights.exists():  # of this run, or of another one to begin with
            found = torch.load(weights, map_location=self.device, weights_only=True)
            model = self.learner.model
            if isinstance(model, PositionNet):
                found.setdefault("kinds", torch.zeros_like(model.kinds))  # weights from before there were kinds
            model.load_state_dict(found)
        state = checkpoint.load_state(self.folder)
        if state is not None:
            self.rounds, self.positions = state["rounds"], state["positions"]
            self.measured = state.get("generations", [])
            checkpoint.load_optimiser(self.folder, self.learner.optimiser, self.device)
        elif weights.exists() or self.options.start is not None:
            self.rounds = 1
            self.save()
        if not any(self.folder.glob("round-*.bin")) and (found := checkpoint.load_newest(self.folder)) is not None:
            self._round_file(max(self.rounds - 1, 0)).write_bytes(join_games(found))
        for path in sorted(self.folder.glob("round-*.bin")):
            try:
                self._add(path)
            except ValueError as error:  # the round was interrupted
                print(f"dropped: {error}", flush=True)
                path.unlink()
        if state is None:
            self.positions = len(self.window) + len(self.held)
        while self._round_file(self.rounds).exists():
            self.rounds += 1
        self.latest = len(self.window)  # the first round learns from the games of before

    def _round_file(self, number: int) -> Path:
        return self.folder / f"round-{number:04d}.bin"

    def _newest(self) -> list[bytes]:
        """Returns the games of the last rounds, the oldest first."""
        return [game for path in sorted(self.folder.glob("round-*.bin"))[-3:] for game in read_games(path)]

    def _add(self, path: Path) -> int:
        """Adds a file of games to the window and returns its length; some games are held back for validation."""
        read_games(path)  # refuses an interrupted round
        options = self.options
        batch = read_rows(path, options.selfplay, self.encoding, options.threads, options.value_only)
        is_held = batch.game % _HELD == 0
        self.held.add(batch.rows(is_held))
        self.window.add(batch.rows(~is_held))
        return len(batch)

    def _tasks(self, seconds: float) -> list[SelfPlayTask]:
        """Returns what the workers play in the next round."""
        options = self.options
        words = [] if options.modes else ["--mode", options.mode]
        words += ["--seconds", f"{seconds:.1f}"]
        if options.round_games:
            words += ["--games", str(options.round_games)]
        if not self.net.exists():
            words += ["--net", options.first]
        if options.guest_nodes:
            words += ["--guest-nodes", str(options.guest_nodes)]
        playing = (*_PLAYING, "temperature", "at_once", "leaves") if options.blocks else _PLAYING
        for name in playing:
            words += [f"--{name.replace('_', '-')}", str(getattr(options, name))]
        network = self.net.read_bytes() if self.net.exists() else None
        modes = options.modes.read_text("utf-8") if options.modes else None
        seed = options.seed * 100_000 + self.rounds
        return [SelfPlayTask(tuple(words), network, modes, seed + _SEEDS * i) for i in range(self.players.workers)]

    def _measure(self) -> list[Measurement]:
        """Measures the newest network against the last generations, and adds it to them."""
        options = self.options
        if not self.net.exists() or options.elo_openings == 0:
            return []
        words = ["--modes", str(options.modes)] if options.modes else ["--mode", options.mode]
        seed = options.seed * 100_000 + self.rounds
        for name, number in (("openings", options.elo_openings), ("seed", seed)):
            words += [f"--{name}", str(number)]
        for name in ("nodes", "threads", "c_puct", "fpu"):
            words += [f"--{name.replace('_', '-')}", str(getattr(options, name))]
        network = self.net.read_bytes()
        found = self.generations.measure(network, options.selfplay, words, self.encoding.sides)
        self.generations.add(self.rounds, network)
        self.measured.append({"round": self.rounds, "positions": self.positions, "matches": as_data(found)})
        self._save_state()
        return found

    def _show(
        self, losses: tuple[Losses, int], new: int, rate: float, counts: dict[str, int], *, is_generation: bool
    ) -> None:
        elo = self._measure() if is_generation else []
        held = self.learner.validate(self.held)
        student = None if self.student is None else self.student.validate(self.held)
        row = RunRow(self.rounds, self.positions, new, rate, losses[1], losses[0], held, elo, counts, student)
        self.progress.show(row)


def _counts(played: Sequence[SelfPlayResult]) -> dict[str, int]:
    """Returns what the players reported beyond games and positions, summed."""
    found: Counter[str] = Counter()
    for each in played:
        found.update(each.counts)
    return {name: number for name, number in found.items() if name not in ("games", "positions")}
