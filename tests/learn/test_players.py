"""Players of a round: the same games on this machine and on a Ray cluster, and players that fail."""

from __future__ import annotations

from pathlib import Path

import pytest

from hedgemaze.learn.network.network_file import network_bytes
from hedgemaze.learn.selfplay.games import split_games, unpack_game
from hedgemaze.learn.selfplay.players import LocalPlayers, Players, RayPlayers, SelfPlayTask
from tests.learn.networks import random_network

pytestmark = pytest.mark.slow  # builds the executable

OPTIONS = ("--nodes", "10", "--games", "3", "--threads", "1")


def tasks(count: int) -> list[SelfPlayTask]:
    network = network_bytes(random_network("pacman"))
    modes = "pacman\npacman;maze=A2;lives=1\n"
    return [SelfPlayTask(OPTIONS, network, modes, seed) for seed in range(count)]


def modes_of(players: Players) -> list[set[str]]:
    played = players.begin(tasks(players.workers))()
    return [{unpack_game(game).mode for game in split_games(each.games)} for each in played]


def test_a_worker_on_this_machine_plays_its_order(selfplay: Path) -> None:
    players = LocalPlayers(selfplay)
    (modes,) = modes_of(players)
    assert modes <= {"pacman", "pacman;maze=A2;lives=1"}
    (first,) = players.begin(tasks(1))()
    (again,) = players.begin(tasks(1))()
    assert first == again
    assert len(split_games(first.games)) == first.counts["games"] == 3


def test_a_worker_that_fails_is_reported(selfplay: Path) -> None:
    wait = LocalPlayers(selfplay).begin([SelfPlayTask(("--mode", "classic9"), None, None, 1)])
    with pytest.raises(RuntimeError, match="the players failed: selfplay: no such mode: classic9"):
        wait()


@pytest.mark.long
def test_two_workers_of_a_ray_cluster_play_what_one_machine_plays(selfplay: Path) -> None:
    ray = pytest.importorskip("ray", reason="Ray is not installed (extra learn-ray)")
    players = RayPlayers(selfplay, "local", workers=2, threads=1)
    try:
        played = players.begin(tasks(2))()
        assert played == [each for task in tasks(2) for each in LocalPlayers(selfplay).begin([task])()]
        assert played[0] != played[1]
        with pytest.raises(RuntimeError, match="no such mode"):
            players.begin([SelfPlayTask(("--mode", "classic9"), None, None, 1)])()
    finally:
        ray.shutdown()
