"""Training with PyTorch: the model equals its quantised network nearly, and a run can be continued elsewhere."""

from __future__ import annotations

import os
import shutil
import struct
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from hedgemaze.learn.encoding import MODES
from hedgemaze.learn.games import split_games, unpack_game
from hedgemaze.learn.network_file import quantise, read_network

torch = pytest.importorskip("torch", reason="PyTorch is not installed (extra learn)")
pytestmark = pytest.mark.long

CARRIED = ("state.json", "weights.pt", "optimiser.pt", "net.bin", "newest.bin.xz")
POLICY_LOSS = 4.2
"""That of a uniform policy is about 4.7."""
SRC = Path(__file__).resolve().parents[2] / "src"


def test_the_quantised_network_is_near_the_model() -> None:
    from hedgemaze.learn.model import PositionNet, expand_inputs  # noqa: PLC0415  # needs PyTorch

    torch.manual_seed(1)
    encoding = MODES["classic2"]
    model = PositionNet(encoding, 128)
    network = quantise(model.weights())
    rng = np.random.default_rng(1)
    for _ in range(20):
        numbers = rng.choice(encoding.inputs, 100, replace=False)
        logits, policy = model(expand_inputs(torch.tensor(numbers[None]), encoding.inputs))
        assert network.logits(numbers) / (254 * 256) == pytest.approx(logits[0].detach().numpy(), abs=0.05)
        assert network.policy_logits(numbers) / (254 * 32) == pytest.approx(policy[0].detach().numpy(), abs=0.2)


@pytest.mark.parametrize(("mode", "hidden"), [("classic2", 512), ("classic3", 384), ("classic4", 384), ("pacman", 256)])
def test_the_files_of_a_run_stay_below_the_limit(tmp_path: Path, mode: str, hidden: int) -> None:
    from hedgemaze.learn import checkpoint  # noqa: PLC0415  # needs PyTorch
    from hedgemaze.learn.model import PositionNet  # noqa: PLC0415  # needs PyTorch

    model = PositionNet(MODES[mode], hidden)
    optimiser = torch.optim.AdamW(model.parameters())
    sum(parameter.sum() for parameter in model.parameters()).backward()
    optimiser.step()
    checkpoint.save_tensors(tmp_path / "weights.pt", model.state_dict())
    checkpoint.save_optimiser(tmp_path, optimiser)
    bytes_of = np.random.default_rng(1).bytes
    games = [struct.pack("<H8sHHH4s1000s", 8, b"classic2", 500, 0, 0, b"", bytes_of(1000)) for _ in range(10_000)]
    count = checkpoint.save_newest(tmp_path, games)
    assert max(path.stat().st_size for path in tmp_path.iterdir()) <= checkpoint.MAX_FILE
    found = checkpoint.load_newest(tmp_path)
    assert found is not None
    assert 5_000 < count < 10_000
    assert found == games[-count:]
    again = torch.optim.AdamW(model.parameters())
    checkpoint.load_optimiser(tmp_path, again, "cpu")
    for one, other in zip(optimiser.state.values(), again.state.values(), strict=True):
        assert torch.allclose(one["exp_avg_sq"], other["exp_avg_sq"], rtol=0.01)


def learn(selfplay: Path, folder: Path, *words: str) -> list[str]:
    """Runs the command with two threads and a small network; returns what it prints."""
    command = [sys.executable, "-m", "hedgemaze.learn", "--selfplay", str(selfplay), "--folder", str(folder)]
    small = ["--threads", "2", "--hidden", "128", "--batch", "256", "--nodes", "20", "--round-seconds", "4"]
    done = subprocess.run(
        [*command, *small, "--anneal-seconds", "3", *words],
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=300,
        env={**os.environ, "PYTHONPATH": str(SRC)},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.parametrize("mode", ["classic2", "classic4", "advanced"])
def test_a_run_continues_from_five_small_files(selfplay: Path, tmp_path: Path, mode: str) -> None:
    first = tmp_path / "first"
    title, *lines = learn(selfplay, first, "--mode", mode, "--minutes", "0.4")
    assert title.split() == ["round", "positions", "new", "per", "s", "steps", "value", "policy", "held", "back"]
    assert len(lines) >= 2
    _, provenance = read_network((first / "net.bin").read_bytes())
    assert provenance.startswith(f"{mode} h128 round ")
    second = tmp_path / "second"
    second.mkdir()
    for name in CARRIED:
        assert (first / name).stat().st_size <= 8_000_000
        shutil.copy2(first / name, second)
    _, *more = learn(selfplay, second, "--mode", mode, "--minutes", "0.3")
    assert int(more[0].split()[0]) > int(lines[-1].split()[0])
    assert int(more[0].split()[1]) > int(lines[-1].split()[1])
    assert float(more[-1].split()[-1]) < POLICY_LOSS, "the policy has learnt something"


def test_an_interrupted_round_is_dropped_and_training_alone_needs_no_players(selfplay: Path, tmp_path: Path) -> None:
    command = [str(selfplay), "games", "--nodes", "20", "--games", "40", "--seconds", "100", "--threads", "2"]
    subprocess.run([*command, "--out", str(tmp_path / "round-0000.bin")], check=True, capture_output=True)
    whole = (tmp_path / "round-0000.bin").read_bytes()
    (tmp_path / "round-0001.bin").write_bytes(whole[:-50])
    dropped, _, last = learn(selfplay, tmp_path, "--no-play", "--minutes", "0.2")
    assert dropped.endswith("round-0001.bin: the games are damaged or incomplete")
    assert not (tmp_path / "round-0001.bin").exists()
    assert sum(len(unpack_game(each).judgements) for each in split_games(whole)) == int(last.split()[1])
