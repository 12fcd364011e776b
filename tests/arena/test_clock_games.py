"""Real games by real clocks, without any margin: nobody runs out of time on a machine that does nothing else."""

from __future__ import annotations

import itertools

import pytest

from hedgemaze.arena import Match, TimeControl
from hedgemaze.rules import MODES, Mode

GAMES = 40


@pytest.mark.long  # 200 games of five seconds or more
@pytest.mark.parametrize("name", MODES)
def test_nobody_runs_out_of_time_at_two_seconds(name: str) -> None:
    control = TimeControl.parse("2+0.02", margin_ms=0)
    match = Match(Mode.named(name), {"one": "best", "other": "best"}, rounds=GAMES, control=control, concurrency=0)
    for game in itertools.islice(match.play(), GAMES):
        assert game.failures == [], game.record
