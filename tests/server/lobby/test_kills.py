"""Pairing exactly once while nodes are killed."""

from __future__ import annotations

import asyncio

import pytest

from tests.sample import sample
from tests.server.lobby.kill_pairing import pair_and_kill


@pytest.mark.slow
@pytest.mark.parametrize("people", sample(60, of=[60, 400]))
def test_everyone_is_paired_exactly_once_when_nodes_are_killed(people: int) -> None:
    report = asyncio.run(pair_and_kill(people, kills=max(2, people // 60), seed=3, per_second=30))
    assert report.faults == []
    assert report.kills >= 2
    assert report.tables > people // 6
    assert report.asked_again > 0, "no kill came in between"
