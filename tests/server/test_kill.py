from __future__ import annotations

import asyncio

import pytest

from tests.server.kill import kill_repeatedly


@pytest.mark.slow
def test_kills_lose_no_acknowledged_action() -> None:
    report = asyncio.run(kill_repeatedly(kills=10, seed=7))
    assert report.lost == []
    assert report.kills == 10
    assert report.acknowledged > 50
    assert report.sent_again > 0, "no kill came in between"
