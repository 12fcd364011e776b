"""The executable `selfplay`: games are legal by the reference rules, and rows are what the core computes."""

from __future__ import annotations

import struct
import subprocess
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

from hedgemaze import core, rules
from hedgemaze.learn.network.encoding import MODES
from hedgemaze.learn.network.network_file import network_bytes
from hedgemaze.learn.selfplay.games import PlayedGame, join_games, read_games, unpack_game
from hedgemaze.learn.selfplay.players import counts_in
from hedgemaze.learn.selfplay.rows import TrainingBatch, read_rows
from hedgemaze.rules import from_number, parse_mode, to_number
from tests.learn.networks import core_network, empty_network, random_network

pytestmark = pytest.mark.long


def run(selfplay: Path, *words: object, check: bool = True) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(word) for word in (selfplay, *words)], capture_output=True, encoding="utf-8", check=check, timeout=300
    )


@pytest.mark.parametrize("mode", [*MODES, "classic2;size=5;fences=2", "classic4;size=7"])
def test_games_are_legal_and_rows_are_those_of_the_core(selfplay: Path, tmp_path: Path, mode: str) -> None:
    net, name = tmp_path / "net.bin", mode.split(";", maxsplit=1)[0]
    net.write_bytes(network_bytes(random_network(name)))
    path = tmp_path / "games.bin"
    limits = ("--games", 4, "--nodes", 30, "--seconds", 250, "--threads", 2)
    said = run(selfplay, "games", "--mode", mode, "--net", net, "--out", path, *limits).stdout
    games = [unpack_game(each) for each in read_games(path)]
    batch = read_rows(path, selfplay, MODES[name], threads=2)
    assert said == f"games 4 positions {len(batch)}\n"
    row = 0
    for number, game in enumerate(games):
        assert game.mode == mode
        row = check_game(game, number, batch, row)
    assert row == len(batch)


def check_game(game: PlayedGame, number: int, batch: TrainingBatch, row: int) -> int:
    """Plays a game by the reference rules and compares its rows; returns the row after them."""
    network = core_network(game.mode.split(";")[0])
    position = rules.Position.start(parse_mode(game.mode))
    for count in range(len(game.actions) + 1):
        if game.opening <= count < game.opening + len(game.judgements):
            check_row(core.Position.parse(position.text), game, count - game.opening, network, batch, row)
            assert batch.game[row] == number
            row += 1
        if count < len(game.actions):
            action = from_number(game.actions[count], position.mode.family, position.mode.size)
            assert action in position.legal_actions()
            position = position.play(action)
    assert abs(sum(game.result) - 255) <= 2
    return row


def check_baseline(position: core.Position, baseline: np.ndarray) -> None:
    """With four sides the baseline is what a network without an opinion says; elsewhere there is none."""
    if len(baseline) < 4:
        assert not baseline.any()
        return
    sides = position.mode.sides
    values = core.Network(network_bytes(empty_network("classic4"))).values(position)
    order = [sides[(sides.index(position.side) + i) % 4] for i in range(4)]
    shares = np.exp(baseline - baseline.max())
    assert (shares / shares.sum()).tolist() == pytest.approx([values[side] for side in order], abs=0.005)


def check_row(
    position: core.Position, game: PlayedGame, index: int, network: core.Network, batch: TrainingBatch, row: int
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
    check_baseline(position, batch.baseline[row])
    pairs = batch.policy[row].reshape(-1, 2)
    named = [
        (from_number(action, position.mode.family, position.mode.size), share)
        for action, share in judgement.shares.items()
    ]
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


def games_of(selfplay: Path, path: Path, *words: object) -> tuple[list[PlayedGame], dict[str, int]]:
    """Plays twelve small games; returns them and what the executable reports."""
    limits = ("--mode", "classic2;size=5;fences=3", "--games", 12, "--nodes", 60, "--seconds", 250, "--out", path)
    said = run(selfplay, "games", *limits, *words).stdout
    return [unpack_game(each) for each in read_games(path)], counts_in(said)


def test_noise_changes_the_games_and_a_seed_repeats_them(selfplay: Path, tmp_path: Path) -> None:
    plain, _ = games_of(selfplay, tmp_path / "plain.bin", "--seed", 3)
    noisy, _ = games_of(selfplay, tmp_path / "noisy.bin", "--seed", 3, "--noise", 0.25)
    again, _ = games_of(selfplay, tmp_path / "again.bin", "--seed", 3, "--noise", 0.25)
    assert noisy == again != plain


def test_much_noise_flattens_the_policy(selfplay: Path, tmp_path: Path) -> None:
    most = []
    for share in (0, 0.95):
        words = ("--noise", share, "--noise-total", 1000, "--opening", 0, "--warm", 0)
        games, _ = games_of(selfplay, tmp_path / "games.bin", *words)
        most.append(np.mean([max(each.shares.values()) for game in games for each in game.judgements]))
    assert most[1] < 0.9 * most[0]


def test_positions_of_short_searches_are_not_learnt_from(selfplay: Path, tmp_path: Path) -> None:
    path = tmp_path / "games.bin"
    games, counts = games_of(selfplay, path, "--full-share", 0.3, "--short-nodes", 20)
    judgements = [each for game in games for each in game.judgements]
    learnt = sum(bool(each.shares) for each in judgements)
    assert counts["positions"] == learnt == len(read_rows(path, selfplay, MODES["classic2"], threads=1))
    assert counts["searches"] == len(judgements)
    assert 0.1 < learnt / len(judgements) < 0.5
    assert counts["nodes"] <= 60 * learnt + 20 * (len(judgements) - learnt)


def test_resigned_games_are_shorter_and_some_are_played_on(selfplay: Path, tmp_path: Path) -> None:
    path = tmp_path / "games.bin"
    whole, _ = games_of(selfplay, path)
    short, counts = games_of(selfplay, path, "--resign", 0.3, "--resign-checks", 0)
    assert counts["resigned"] > 0 == counts["checked"]
    assert sum(len(game.actions) for game in short) < sum(len(game.actions) for game in whole)
    ended = [game.result for game in short if 255 not in game.result]
    assert len(ended) >= 1, "the search's values are the outcome"
    assert all(max(result) >= 255 * 0.69 for result in ended)
    _, counts = games_of(selfplay, path, "--resign", 0.45, "--resign-checks", 1)
    assert counts["resigned"] == 0 < counts["checked"]
    assert counts["wrong"] <= counts["checked"]


def test_a_game_may_begin_at_a_position(selfplay: Path, tmp_path: Path) -> None:
    position = core.Position.parse("pacman d3hg5hb7hg2vc4ve7v Pc1Be9K*I*C* - a1/0/3/3 P - 0/1/1")
    text = position.text.encode()
    number = to_number(position.legal_actions()[0], position.mode.family, 9)
    values = struct.pack("<4B", 255, 0, 0, 0)
    game = struct.pack("<H", len(text)) + text + struct.pack("<HHH", 0, 0, 1) + values
    game += values + struct.pack("<BHB", 1, number, 255)
    (tmp_path / "games.bin").write_bytes(join_games([game]))
    batch = read_rows(tmp_path / "games.bin", selfplay, MODES["pacman"], threads=1)
    assert len(batch) == 1
    check_row(position, unpack_game(game), 0, core_network("pacman"), batch, 0)


def test_a_match_against_a_random_player_is_won(selfplay: Path) -> None:
    words = ("--mode", "classic2;size=5;fences=3", "--a", "hand", "--b", "random", "--nodes", 60, "--openings", 5)
    said = run(selfplay, "match", *words, "--opening", 0).stdout
    assert said.startswith("hand vs random: 10 games, +10 ")


def test_a_match_counts_every_game(selfplay: Path, tmp_path: Path) -> None:
    net = tmp_path / "net.bin"
    net.write_bytes(network_bytes(random_network("classic2")))
    said = run(selfplay, "match", "--a", "hand", "--b", net, "--nodes", 60, "--openings", 3, "--threads", 2).stdout
    assert said.startswith(f"hand vs {net}: 6 games, +")


def test_a_match_and_games_begin_at_positions_and_every_game_of_a_match_is_logged(
    selfplay: Path, tmp_path: Path
) -> None:
    start = "classic2 e3hc4v Se8Nd3 9,9 - S - 20"  # South wins with its first action
    modes, log, path = (tmp_path / name for name in ("modes.txt", "log.txt", "games.bin"))
    modes.write_text(f"{start}\n", encoding="utf-8")
    words = ("--modes", modes, "--opening", 0, "--nodes", 30)
    run(selfplay, "match", *words, "--a", "hand", "--b", "hand", "--openings", 1, "--log", log)
    assert log.read_text("utf-8").splitlines() == ["0 0 1.000 21", "0 1 0.000 21"]
    run(selfplay, "games", *words, "--games", 2, "--out", path)
    game = unpack_game(read_games(path)[0])
    assert (game.mode, game.opening) == (start, 0)
    batch = read_rows(path, selfplay, MODES["classic2"], threads=1)
    check_row(core.Position.parse(start), game, 0, core_network("classic2"), batch, 0)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["games", "--net", "nothing"], "selfplay: cannot open nothing\n"),
        (["games", "--net", "BAD"], "selfplay: BAD is not a network\n"),
        (["games", "--net", "FOUR", "--out", "OUT"], "selfplay: the network is for another mode\n"),
        (["games", "--mode", "chess"], "selfplay: no such mode: chess\n"),
        (["games", "--modes", "nothing"], "selfplay: no mode in nothing\n"),
        (["rows", "--in", "BAD"], "selfplay: BAD is not a file of games\n"),
        (["dance"], "selfplay: selfplay games|batches|rows|match [--name value ...]\n"),
        (["match", "--nodes"], "selfplay: expected --name value, got --nodes\n"),
    ],
)
def test_errors_are_one_line(selfplay: Path, tmp_path: Path, words: Sequence[str], message: str) -> None:
    (tmp_path / "bad").write_bytes(b"nothing of ours" * 20)
    (tmp_path / "four").write_bytes(network_bytes(random_network("classic4")))
    names = {"BAD": str(tmp_path / "bad"), "FOUR": str(tmp_path / "four"), "OUT": str(tmp_path / "out")}
    done = run(selfplay, *(names.get(word, word) for word in words), check=False)
    assert (done.returncode, done.stderr) == (1, message.replace("BAD", names["BAD"]))
