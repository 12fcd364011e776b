"""Residual networks as teachers: evaluated in batches during self-play, and distilled into a small network."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from hedgemaze.learn.network.encoding import MODES
from hedgemaze.learn.selfplay.games import split_games, unpack_game
from hedgemaze.learn.selfplay.players import SelfPlayTask

torch = pytest.importorskip("torch", reason="PyTorch is not installed (extra learn)")
pytestmark = pytest.mark.long

SMALL = ("--games", "5", "--nodes", "12", "--at-once", "2", "--leaves", "3", "--threads", "2", "--opening", "2")


@pytest.mark.parametrize("mode", list(MODES))
def test_every_input_has_one_place(mode: str) -> None:
    from hedgemaze.learn.teacher.residual import planes_of  # noqa: PLC0415  # needs PyTorch

    planes, others = planes_of(MODES[mode])
    squares = [each for plane in planes for each in plane if each >= 0]
    assert sorted([*squares, *others]) == list(range(MODES[mode].inputs))
    assert {len(plane) for plane in planes} == {81}


@pytest.mark.parametrize("mode", ["classic2;size=5;fences=2", "classic3;size=5;fences=1", "pacman;lives=1"])
def test_a_teacher_plays_whole_games(selfplay: Path, mode: str) -> None:
    from hedgemaze.learn.teacher.batches import play_batches  # noqa: PLC0415  # needs PyTorch
    from hedgemaze.learn.teacher.residual import ResidualNet  # noqa: PLC0415  # needs PyTorch

    torch.manual_seed(1)
    model = ResidualNet(MODES[mode.split(";", maxsplit=1)[0]], 8, 1).eval()
    task = SelfPlayTask(("--mode", mode, "--noise", "0.25", *SMALL), None, None, 3)
    played = play_batches(str(selfplay), task, model, torch.device("cpu"))
    games = [unpack_game(each) for each in split_games(played.games)]
    assert len(games) == played.counts["games"] == 5
    assert played.counts["evaluations"] >= played.counts["positions"] > 0
    assert all(abs(sum(game.result) - 255) <= 2 for game in games)


def test_the_search_uses_what_the_teacher_says(selfplay: Path) -> None:
    from hedgemaze.learn.teacher.batches import play_batches  # noqa: PLC0415  # needs PyTorch
    from hedgemaze.learn.teacher.residual import ResidualNet  # noqa: PLC0415  # needs PyTorch

    model = ResidualNet(MODES["classic2"], 8, 1).eval()
    with torch.no_grad():
        model.policy.weight.zero_()
        model.policy.bias.zero_()
        model.policy.bias[12 + 3] = 20.0  # one fence, as the side to move sees it
    task = SelfPlayTask(("--mode", "classic2", "--opening", "0", "--warm", "0", *SMALL[:-2]), None, None, 3)
    played = play_batches(str(selfplay), task, model, torch.device("cpu"))
    first = {unpack_game(each).actions[0] for each in split_games(played.games)}
    assert first == {81 + 3}, "d1h, seen from the south"


def test_a_player_that_fails_is_reported(selfplay: Path) -> None:
    from hedgemaze.learn.teacher.batches import play_batches  # noqa: PLC0415  # needs PyTorch
    from hedgemaze.learn.teacher.residual import ResidualNet  # noqa: PLC0415  # needs PyTorch

    model = ResidualNet(MODES["classic2"], 8, 1).eval()
    with pytest.raises(RuntimeError, match="no such mode: classic9"):
        play_batches(str(selfplay), SelfPlayTask(("--mode", "classic9"), None, None, 1), model, torch.device("cpu"))


def test_weights_are_read_back_and_a_small_network_learns_from_them(tmp_path: Path) -> None:
    from hedgemaze.learn.teacher.residual import ResidualNet, load_residual  # noqa: PLC0415  # needs PyTorch
    from hedgemaze.learn.training.model import PositionNet, losses_of  # noqa: PLC0415  # needs PyTorch

    torch.manual_seed(1)
    encoding = MODES["classic2"]
    weights = ResidualNet(encoding, 16, 2).state_dict()
    weights["policy.weight"] *= 30  # an opinion to learn
    torch.save(weights, tmp_path / "weights.pt")
    teacher = load_residual(tmp_path / "weights.pt", encoding, torch.device("cpu"))
    rng = np.random.default_rng(1)
    rows = 64
    part = {
        "inputs": torch.from_numpy(rng.integers(0, encoding.inputs, (rows, 60)).astype(np.int16)),
        "legal": torch.full((rows, 9), -1, dtype=torch.int16),
        "root": torch.full((rows, 2), 0.5),
        "result": torch.full((rows, 2), 0.5),
        "policy": torch.zeros((rows, 64), dtype=torch.int16),
        "baseline": torch.zeros((rows, 2)),
    }
    model = PositionNet(encoding, 128)
    optimiser = torch.optim.AdamW(model.parameters(), lr=0.01)
    losses = []
    for _ in range(40):
        value, policy = losses_of(model, part, 1.0, teacher=teacher)
        losses.append(float(policy.detach()))
        optimiser.zero_grad()
        (value + policy).backward()
        optimiser.step()
    assert losses[-1] < losses[0] - 0.1
    assert all(parameter.grad is None for parameter in teacher.parameters())
