from __future__ import annotations

import asyncio

import pytest

from tests.server.kill import kill_repeatedly


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_when_the_server_is_killed() -> None:
    report = asyncio.run(kill_repeatedly(kills=10, seed=7))
    assert report.lost == []
    assert report.kills == 10
    assert report.acknowledged > 50
    assert report.sent_again > 0, "no kill came in between"
