from __future__ import annotations

import pytest

from hedgemaze.arena.time_control import MatchClocks, TimeControl
from hedgemaze.errors import EngineError
from hedgemaze.rules import Mode, Side


@pytest.mark.parametrize(
    ("text", "base", "increment"), [("60+1", 60_000, 1000), ("0.5", 500, 0), ("1.5+0.25", 1500, 250)]
)
def test_clocks_are_parsed(text: str, base: int, increment: int) -> None:
    control = TimeControl.parse(text)
    assert (control.base_ms, control.increment_ms) == (base, increment)


@pytest.mark.parametrize("text", ["", "+1", "0", "-3", "soon", "1+x", "inf", "nan", "5+-1"])
def test_invalid_clocks_are_refused(text: str) -> None:
    with pytest.raises(EngineError) as caught:
        TimeControl.parse(text)
    assert caught.value.code == "match.bad_time"


def test_a_clock_is_charged_and_incremented_per_turn() -> None:
    clocks = MatchClocks(TimeControl(base_ms=1000, increment_ms=100, margin_ms=50), Mode.named("classic2"))
    clocks.spend(Side.SOUTH, 0.3)
    clocks.spend(Side.SOUTH, 0.2)
    clocks.turn_ends(Side.SOUTH)
    assert (clocks.left_ms(Side.SOUTH), clocks.left_ms(Side.NORTH)) == (600, 1000)
    assert clocks.allowed_s(Side.SOUTH) == pytest.approx(0.65)
    assert clocks.clock().remaining_ms == {Side.SOUTH: 600, Side.NORTH: 1000}


def test_without_clocks_only_the_move_timeout_applies() -> None:
    clocks = MatchClocks(TimeControl(nodes=100, patience_ms=7000), Mode.named("pacman"))
    assert clocks.allowed_s(Side.PACMAN) == 7
    assert clocks.left_ms(Side.PACMAN) is None
