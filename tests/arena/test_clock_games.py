"""Real games with real clocks: no player loses on time.

The margin is for a busy machine; ``python -m bench.engine.clock_games`` plays without one, on an idle machine.
"""

from __future__ import annotations

import itertools

import pytest

from hedgemaze.arena import Match, TimeControl
from hedgemaze.rules import MODES, Mode

GAMES = 8


@pytest.mark.long  # 40 games of five seconds or more
@pytest.mark.parametrize("name", MODES)
def test_no_player_loses_on_time_at_two_seconds(name: str) -> None:
    control = TimeControl.parse("2+0.02", margin_ms=1_000)
    match = Match(Mode.named(name), {"one": "best", "other": "best"}, rounds=GAMES, control=control, concurrency=0)
    for game in itertools.islice(match.play(), GAMES):
        assert game.failures == [], game.record
