"""The overhead of an action besides its search, learned from simulated clocks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hedgemaze.arena import make_player
from hedgemaze.engine import OVERHEAD_S, Limit, Report
from hedgemaze.engine.players import search_player
from hedgemaze.engine.players.clock import Clock
from hedgemaze.engine.players.overhead import OverheadMeter
from hedgemaze.protocols.ugi import engine as ugi
from hedgemaze.rules import Game, HouseRules, Mode, Position, Side
from tests.protocols.searches import PatientSearch

MODE = Mode.named("classic2", house=HouseRules(repetition_draw=False))
ROUND = ["e2", "e8", "e1", "e9"]


@dataclass
class Fake:
    """South in a game: searches and overheads consume its clock."""

    left_ms: float = 60_000
    increment_ms: int = 100

    def __post_init__(self) -> None:
        self.meter, self.game = OverheadMeter(), Game(MODE)

    def play(self, overhead_s: float, *, takes_hard: bool = False) -> Limit:
        clock = Clock(remaining_ms={Side.SOUTH: int(self.left_ms)}, increment_ms={Side.SOUTH: self.increment_ms})
        limit = self.meter.limit(self.game, clock)
        search_s = limit.seconds if takes_hard else limit.soft_seconds
        assert search_s is not None
        self.meter.searched(search_s)
        self.left_ms -= 1000 * (search_s + overhead_s)
        assert self.left_ms > 0, "the flag has fallen"
        self.left_ms += self.increment_ms
        for _ in range(2):
            self.game.play(ROUND[len(self.game.entries) % 4])
        return limit


@pytest.mark.parametrize("overhead_s", [0.004, 0.012, 0.08, 0.3])
def test_the_overhead_is_learned(overhead_s: float) -> None:
    fake = Fake()
    assert fake.meter.overhead_s == pytest.approx(OVERHEAD_S)
    for _ in range(40):
        fake.play(overhead_s)
    assert fake.meter.overhead_s == pytest.approx(2 * overhead_s, rel=0.2)


def test_the_effect_of_one_slow_action_fades() -> None:
    fake = Fake()
    for _ in range(20):
        fake.play(0.004)
    usual = fake.meter.overhead_s
    fake.play(5.0)
    fake.play(0.004)
    assert usual < fake.meter.overhead_s < 0.04
    for _ in range(20):
        fake.play(0.004)
    assert fake.meter.overhead_s == pytest.approx(usual, rel=0.2)


def test_refunded_time_is_not_counted_as_overhead() -> None:
    fake = Fake()
    for _ in range(30):
        fake.play(-0.5)
    assert 0 < fake.meter.overhead_s < OVERHEAD_S


@pytest.mark.parametrize(
    ("start", "actions"),
    [
        ("classic2;repetition_draw=false - Sd1Ne9 10,10 - S - 0", ["d2", "e8"]),  # another game
        ("classic2;repetition_draw=false - Se1Ne9 10,10 - S - 0", ["e2", "e8", "e3", "e7"]),  # a turn in between
        ("classic2;repetition_draw=false - Se1Ne9 10,10 - S - 0", []),  # the same position again
    ],
)
def test_nothing_is_learned_unless_the_same_game_continues(start: str, actions: list[str]) -> None:
    meter = OverheadMeter()
    meter.limit(Game(MODE), Clock(remaining_ms={Side.SOUTH: 60_000}))
    meter.searched(0.1)
    meter.limit(Game(Position.parse(start)).play_all(actions), Clock(remaining_ms={Side.SOUTH: 10_000}))
    assert meter.overhead_s == pytest.approx(OVERHEAD_S)


def test_nothing_is_learned_without_a_clock() -> None:
    meter, game = OverheadMeter(), Game(MODE)
    assert meter.limit(game, Clock(move_ms=300)) == Limit(seconds=0.3)
    meter.searched(0.1)
    meter.limit(game.play_all(["e2", "e8"]), Clock(remaining_ms={Side.SOUTH: 10_000}))
    assert meter.overhead_s == pytest.approx(OVERHEAD_S)


def test_no_increment_is_added_within_a_turn() -> None:
    meter, game = OverheadMeter(), Game(Mode.named("pacman"))
    clock = Clock(remaining_ms={Side.PACMAN: 60_000}, increment_ms={Side.PACMAN: 1000})
    meter.limit(game, clock)
    meter.searched(0.1)
    game.play("Pe6")
    assert game.position.side is Side.PACMAN
    meter.limit(game, Clock(remaining_ms={Side.PACMAN: 59_894}, increment_ms={Side.PACMAN: 1000}))
    assert meter.overhead_s == pytest.approx(OVERHEAD_S)  # 106 ms less 100 ms: as expected


class Brief(PatientSearch):
    """A search that reports a tenth of a second."""

    def stream(self, limit: Limit, every: float = 0.1) -> Iterator[Report]:  # noqa: ARG002  # it needs no time
        for report in super().stream(Limit(nodes=1), every):
            yield replace(report, seconds=0.1)


def ask_player(lefts: list[int]) -> None:
    player, game = make_player("best"), Game(MODE)
    for number, left in enumerate(lefts):
        player.choose(game.play_all(ROUND[: 2 * number]), Clock(remaining_ms={Side.SOUTH: left}), 60.0)


def ask_ugi(lefts: list[int]) -> None:
    server = ugi.UgiEngine(lambda _: None)
    for number, left in enumerate(lefts):
        server.answer(f"position startpos moves {' '.join(ROUND[: 2 * number])}")
        server.answer(f"go wtime {left} btime 60000")
        server.close()


@pytest.mark.parametrize("ask", [ask_player, ask_ugi])
@pytest.mark.parametrize(("lost_ms", "overhead_s"), [(106, OVERHEAD_S), (126, 0.02)])
def test_players_learn(
    monkeypatch: pytest.MonkeyPatch, ask: Callable[[list[int]], None], lost_ms: int, overhead_s: float
) -> None:
    meter = OverheadMeter()
    for module in (search_player, ugi):
        monkeypatch.setattr(module, "OverheadMeter", lambda: meter)
        monkeypatch.setattr(module, "make_search", Brief)
    ask([60_000, 60_000 - lost_ms])
    assert meter.overhead_s == pytest.approx(overhead_s)  # the weight of an action is a fifth, the safety factor is 2


@settings(max_examples=40, deadline=None)
@given(
    noise=st.lists(st.floats(0, 0.019), min_size=1, max_size=20),
    takes_hard=st.lists(st.booleans(), min_size=1, max_size=5),
)
def test_a_game_at_two_seconds_never_flags(noise: list[float], takes_hard: list[bool]) -> None:
    """2 s + 0.02 s, overheads below the increment, and a long game in which any action may take its hard budget."""
    fake = Fake(left_ms=2000, increment_ms=20)
    for number in range(150):
        fake.play(noise[number % len(noise)], takes_hard=takes_hard[number % len(takes_hard)])
