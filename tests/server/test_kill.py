from __future__ import annotations

import asyncio

import pytest

from tests.sample import sample
from tests.server.kill import kill_repeatedly


@pytest.mark.slow
@pytest.mark.parametrize("kills", sample(4, of=[4, 10]))
def test_kills_lose_no_acknowledged_action(kills: int) -> None:
    report = asyncio.run(kill_repeatedly(kills, seed=7))
    assert report.lost == []
    assert report.kills == kills
    assert report.acknowledged > 50
    assert report.sent_again > 0, "no kill came in between"
