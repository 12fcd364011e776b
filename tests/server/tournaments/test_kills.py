"""Tournaments of engines to the end while nodes are killed; `kill_tournament` explains."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.tournaments.kill_tournament import play_and_kill


@pytest.mark.slow
def test_a_small_tournament_survives_kills() -> None:
    report = asyncio.run(play_and_kill("knock_out", 6, kills=2, seed=1))
    assert report.faults == []
    assert report.kills >= 1
    assert report.games >= 5


@pytest.mark.full
@pytest.mark.parametrize(
    ("kind", "players", "nodes"),
    [
        ("knock_out", 64, 1),
        ("arena", 64, 1),
        ("round_robin", 16, 1),
        ("knock_out", 64, 2),
        ("arena", 64, 2),
        ("round_robin", 16, 2),
    ],
)
def test_tournaments_of_engines_to_the_end_under_kills(kind: str, players: int, nodes: int) -> None:
    report = asyncio.run(play_and_kill(kind, players, kills=8, seed=2, nodes=nodes))
    assert report.faults == []
    assert report.kills >= 2
    if kind == "round_robin":
        assert report.games == players * (players - 1) // 2
    elif kind == "knock_out":
        assert report.games >= players - 1, "every match has a game; one without a winner has more"
    else:
        assert report.games >= players // 2, "everyone was paired at the start"
