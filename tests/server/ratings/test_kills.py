"""Rated games count exactly once while nodes are killed."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.ratings.kill_settlement import play_and_kill


@pytest.mark.full
def test_every_rated_game_counts_exactly_once_when_nodes_are_killed() -> None:
    report = asyncio.run(play_and_kill(games=40, kills=5, seed=2))
    assert report.faults == []
    assert report.kills == 5
