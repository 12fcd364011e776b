"""Training with PyTorch: the model equals its quantised network nearly, and a run can be continued elsewhere."""

from __future__ import annotations

import json
import os
import shutil
import struct
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from hedgemaze.learn.network.encoding import MODES
from hedgemaze.learn.network.network_file import network_bytes, quantise, read_network
from hedgemaze.learn.selfplay.games import split_games, unpack_game
from hedgemaze.learn.training.progress import TITLES
from tests.learn.networks import random_network

torch = pytest.importorskip("torch", reason="PyTorch is not installed (extra learn)")
pytestmark = pytest.mark.long

CARRIED = ("state.json", "weights.pt", "optimiser.pt", "net.bin", "newest.bin.xz", "generations.zip")
POLICY_LOSS = 4.2
"""That of a uniform policy is about 4.7."""
SRC = Path(__file__).resolve().parents[2] / "src"


def test_the_quantised_network_is_near_the_model() -> None:
    from hedgemaze.learn.training.model import PositionNet, expand_inputs  # noqa: PLC0415  # needs PyTorch

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
    from hedgemaze.learn.training import checkpoint  # noqa: PLC0415  # needs PyTorch
    from hedgemaze.learn.training.model import PositionNet  # noqa: PLC0415  # needs PyTorch

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
    small = ["--threads", "2", "--hidden", "128", "--batch", "256", "--nodes", "20"]
    done = subprocess.run(
        [*command, *small, "--elo-openings", "2", *words],
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=300,
        env={**os.environ, "PYTHONPATH": str(SRC)},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.parametrize(("mode", "games"), [("classic2", 60), ("classic4", 40), ("advanced", 15)])
def test_a_run_continues_from_six_small_files(selfplay: Path, tmp_path: Path, mode: str, games: int) -> None:
    first = tmp_path / "first"
    words = ("--mode", mode, "--round-games", str(games))
    title, *lines = learn(selfplay, first, *words, "--rounds", "2")
    assert title == TITLES
    assert [int(line.split()[0]) for line in lines] == [1, 2, 2], "two rounds and the last training"
    _, provenance = read_network((first / "net.bin").read_bytes())
    assert provenance.startswith(f"{mode} h128 round ")
    second = tmp_path / "second"
    second.mkdir()
    for name in CARRIED:
        assert (first / name).stat().st_size <= 8_000_000
        shutil.copy2(first / name, second)
    _, *more = learn(selfplay, second, *words, "--rounds", "3")
    assert [int(line.split()[0]) for line in more] == [3, 3]
    assert int(more[0].split()[1]) > int(lines[-1].split()[1])
    policy_loss = float(more[-1].split()[8])
    assert policy_loss == 0 if mode == "classic4" else 0 < policy_loss < POLICY_LOSS, "the policy has learnt something"


def test_a_small_network_learns_from_a_teacher_in_the_run_and_plays(selfplay: Path, tmp_path: Path) -> None:
    first, words = tmp_path / "first", ("--blocks", "1", "--channels", "8", "--distil", "--round-games", "30")
    _, *lines = learn(selfplay, first, *words, "--rounds", "2")
    assert all(" student " in line for line in lines)
    second = tmp_path / "second"
    second.mkdir()
    for name in CARRIED:
        shutil.copy2(first / name, second)
    before = (second / "net.bin").read_bytes()
    _, *more = learn(selfplay, second, *words, "--rounds", "3")
    assert [int(line.split()[0]) for line in more] == [3, 3]
    assert float(more[-1].split()[-1]) < POLICY_LOSS, "the small network has learnt something"
    assert (second / "net.bin").read_bytes() != before


def test_a_run_begins_with_the_weights_of_a_network(selfplay: Path, tmp_path: Path) -> None:
    network = random_network("classic2", 256)
    (tmp_path / "start.bin").write_bytes(network_bytes(network))
    words = ("--start", str(tmp_path / "start.bin"), "--rounds", "1", "--no-play")
    learn(selfplay, tmp_path / "run", *words)
    found, _ = read_network((tmp_path / "run" / "net.bin").read_bytes())
    assert all(
        np.array_equal(getattr(found, name), getattr(network, name)) for name in ("input", "unit", "policy_bias")
    )


def test_networks_of_another_mode_and_other_files_are_no_beginning(selfplay: Path, tmp_path: Path) -> None:
    from hedgemaze.learn.options import LearnError, parse_options  # noqa: PLC0415  # beside the next one
    from hedgemaze.learn.run import Run  # noqa: PLC0415  # needs PyTorch

    (tmp_path / "other.bin").write_bytes(network_bytes(random_network("classic3")))
    (tmp_path / "rubbish.bin").write_bytes(b"rubbish")
    for name, reason in (("other", "not for classic2"), ("rubbish", "not a network"), ("missing", "No such file")):
        words = ["--selfplay", str(selfplay), "--folder", str(tmp_path / "run"), "--start", f"{tmp_path}/{name}.bin"]
        with pytest.raises(LearnError) as caught:
            Run(parse_options(words))
        assert caught.value.code == "learn.bad_option"
        assert reason in str(caught.value.reason)


def test_an_interrupted_round_is_dropped_and_training_alone_needs_no_players(selfplay: Path, tmp_path: Path) -> None:
    command = [str(selfplay), "games", "--nodes", "20", "--games", "40", "--seconds", "100", "--threads", "2"]
    subprocess.run([*command, "--out", str(tmp_path / "round-0000.bin")], check=True, capture_output=True)
    whole = (tmp_path / "round-0000.bin").read_bytes()
    (tmp_path / "round-0001.bin").write_bytes(whole[:-50])
    dropped, _, last = learn(selfplay, tmp_path, "--no-play", "--rounds", "1")
    assert dropped.endswith("round-0001.bin: the games are damaged or incomplete")
    assert not (tmp_path / "round-0001.bin").exists()
    assert sum(len(unpack_game(each).judgements) for each in split_games(whole)) == int(last.split()[1])


def test_a_run_with_counted_rounds_is_reproducible_and_measures_its_generations(selfplay: Path, tmp_path: Path) -> None:
    (tmp_path / "modes.txt").write_text("classic2;size=3;fences=1\n")
    (tmp_path / "run.toml").write_text(
        f"""
modes = "{tmp_path / "modes.txt"}"
threads = 1
rounds = 3
round-games = 8
generation = 1
seed = 5
full-share = 0.5
short-nodes = 10
"""
    )
    lines = [
        learn(selfplay, tmp_path / name, "--config", str(tmp_path / "run.toml"), "--threads", "1") for name in "ab"
    ]
    one, other = ((tmp_path / name / "round-0002.bin").read_bytes() for name in "ab")
    assert one == other
    state = json.loads((tmp_path / "a" / "state.json").read_text())
    assert [len(each["matches"]) for each in state["generations"]] == [0, 1, 2, 2]
    assert state["generations"][2]["matches"][0]["against"] == 2
    assert state["generations"][2]["matches"][0]["games"] == 4
    assert sum("(2)" in line for line in lines[0]) >= 1
    assert sum("searches" in line for line in lines[0]) == 3
