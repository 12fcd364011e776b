"""The executable `selfplay`: games are legal by the reference rules, and rows are what the core computes."""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

from hedgemaze import core, rules
from hedgemaze.learn.encoding import MODES
from hedgemaze.learn.games import PlayedGame, read_games, unpack_game
from hedgemaze.learn.network_file import network_bytes
from hedgemaze.learn.rows import Batch, read_rows
from hedgemaze.rules import from_number, parse_mode
from tests.learn.networks import core_network, random_network

pytestmark = pytest.mark.long


def run(selfplay: Path, *words: object, check: bool = True) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(word) for word in (selfplay, *words)], capture_output=True, encoding="utf-8", check=check, timeout=300
    )


@pytest.mark.parametrize("mode", MODES)
def test_games_are_legal_and_rows_are_those_of_the_core(selfplay: Path, tmp_path: Path, mode: str) -> None:
    net = tmp_path / "net.bin"
    net.write_bytes(network_bytes(random_network(mode)))
    path = tmp_path / "games.bin"
    limits = ("--games", 4, "--nodes", 30, "--seconds", 250, "--threads", 2)
    said = run(selfplay, "games", "--mode", mode, "--net", net, "--out", path, *limits).stdout
    games = [unpack_game(each) for each in read_games(path)]
    batch = read_rows(path, selfplay, MODES[mode], threads=2)
    assert said == f"games 4 positions {len(batch)}\n"
    row = 0
    for number, game in enumerate(games):
        assert game.mode == mode
        row = check_game(game, number, batch, row)
    assert row == len(batch)


def check_game(game: PlayedGame, number: int, batch: Batch, row: int) -> int:
    """Plays a game by the reference rules and compares its rows; returns the row after them."""
    network = core_network(game.mode)
    position = rules.Position.start(parse_mode(game.mode))
    for count in range(len(game.actions) + 1):
        if game.opening <= count < game.opening + len(game.judgements):
            check_row(core.Position.parse(position.text), game, count - game.opening, network, batch, row)
            assert batch.game[row] == number
            row += 1
        if count < len(game.actions):
            action = from_number(game.actions[count], position.mode.family)
            assert action in position.legal_actions()
            position = position.play(action)
    assert abs(sum(game.result) - 255) <= 2
    return row


def check_row(
    position: core.Position, game: PlayedGame, index: int, network: core.Network, batch: Batch, row: int
) -> None:
    inputs = batch.inputs[row]
    assert inputs[inputs != 65535].tolist() == list(network.inputs(position))
    outputs = network.outputs(position)
    bits = np.unpackbits(batch.legal[row].view(np.uint8), bitorder="little")
    assert set(np.flatnonzero(bits).tolist()) == set(outputs.values()) - {-1}
    judgement = game.judgements[index]
    assert abs(sum(judgement.values) - 255) <= 2
    sides = position.mode.sides
    first = sides.index(position.side)
    for values, shares in ((judgement.values, batch.root[row]), (game.result, batch.result[row])):
        turned = np.array([values[(first + i) % len(sides)] for i in range(len(sides))], float)
        assert shares == pytest.approx(turned / turned.sum(), abs=1e-6)
    pairs = batch.policy[row].reshape(-1, 2)
    named = [(from_number(action, position.mode.family), share) for action, share in judgement.shares.items()]
    wanted = [(outputs[action], share) for action, share in named if outputs[action] >= 0]
    assert [tuple(pair) for pair in pairs.tolist() if pair[1]] == wanted


def test_each_game_draws_one_of_the_modes(selfplay: Path, tmp_path: Path) -> None:
    (tmp_path / "modes.txt").write_text("pacman;lives=1\npacman;maze=A3;lives=2\n")
    limits = ("--games", 12, "--nodes", 5, "--seconds", 250)
    run(selfplay, "games", "--modes", tmp_path / "modes.txt", "--out", tmp_path / "games.bin", *limits)
    modes = {unpack_game(each).mode for each in read_games(tmp_path / "games.bin")}
    assert modes == {"pacman;lives=1", "pacman;maze=A3;lives=2"}


def test_one_thread_plays_the_same_games_again(selfplay: Path, tmp_path: Path) -> None:
    for name in ("one", "other"):
        run(selfplay, "games", "--games", 2, "--nodes", 50, "--seconds", 250, "--seed", 7, "--out", tmp_path / name)
    assert (tmp_path / "one").read_bytes() == (tmp_path / "other").read_bytes()


def test_a_match_counts_every_game(selfplay: Path, tmp_path: Path) -> None:
    net = tmp_path / "net.bin"
    net.write_bytes(network_bytes(random_network("classic2")))
    said = run(selfplay, "match", "--a", "hand", "--b", net, "--nodes", 60, "--openings", 3, "--threads", 2).stdout
    assert said.startswith(f"hand vs {net}: 6 games, +")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["games", "--net", "nothing"], "selfplay: cannot open nothing\n"),
        (["games", "--net", "BAD"], "selfplay: BAD is not a network\n"),
        (["games", "--net", "FOUR", "--out", "OUT"], "selfplay: the network is for another mode\n"),
        (["games", "--mode", "classic2;size=7"], "selfplay: a network needs 9 by 9 squares: classic2;size=7\n"),
        (["games", "--mode", "chess"], "selfplay: no such mode: chess\n"),
        (["games", "--modes", "nothing"], "selfplay: no mode in nothing\n"),
        (["rows", "--in", "BAD"], "selfplay: BAD is not a file of games\n"),
        (["dance"], "selfplay: selfplay games|rows|match [--name value ...]\n"),
        (["match", "--nodes"], "selfplay: expected --name value, got --nodes\n"),
    ],
)
def test_errors_are_one_line(selfplay: Path, tmp_path: Path, words: Sequence[str], message: str) -> None:
    (tmp_path / "bad").write_bytes(b"nothing of ours" * 20)
    (tmp_path / "four").write_bytes(network_bytes(random_network("classic4")))
    names = {"BAD": str(tmp_path / "bad"), "FOUR": str(tmp_path / "four"), "OUT": str(tmp_path / "out")}
    done = run(selfplay, *(names.get(word, word) for word in words), check=False)
    assert (done.returncode, done.stderr) == (1, message.replace("BAD", names["BAD"]))
