"""The referee: a fault of a player loses the game, for built-in players too."""

from __future__ import annotations

import time

import pytest

from hedgemaze.arena import Clock, Player, TimeControl, play_game
from hedgemaze.arena.referee import GameResult
from hedgemaze.engine.players.baselines import GreedyPlayer, RandomPlayer
from hedgemaze.rules import Action, Game, Mode, Side, parse_record
from tests.protocols.helpers import opening


class Odd(GreedyPlayer):
    """A player that plays correctly until it commits one fault."""

    def __init__(self, how: str, after: int = 0) -> None:
        self.name, self.how, self.after = how, how, after
        self.closed = 0

    def choose(self, game: Game, clock: Clock, allowed_s: float) -> Action:
        self.after -= 1
        if self.after < 0:
            if self.how == "raises":
                raise ZeroDivisionError("odd")
            if self.how == "sleeps":
                time.sleep(1.1)
            if self.how == "cheats":
                return game.position.parse_action("a9")
        return super().choose(game, clock, allowed_s)

    def close(self) -> None:
        self.closed += 1


@pytest.mark.parametrize(
    ("how", "code", "reason"),
    [
        ("raises", "engine.crashed", "resigned"),
        ("sleeps", "engine.timed_out", "flagged"),
        ("cheats", "engine.illegal_action", "resigned"),
    ],
)
def test_a_failure_loses_and_its_position_is_recorded(how: str, code: str, reason: str) -> None:
    odd = Odd(how, after=2)
    players: dict[Side, Player] = {Side.SOUTH: GreedyPlayer(), Side.NORTH: odd}
    control = TimeControl(move_ms=900, margin_ms=100) if how == "sleeps" else TimeControl(move_ms=60_000)
    result = play_game(opening("e2"), players, control)
    failure = result.failures[-1]
    assert (failure.player, failure.side, failure.code) == (how, "N", code)
    assert (result.result, result.reason) == ("S-wins", reason)
    assert odd.closed == 1
    assert parse_record(result.record).positions[-2].text == failure.position


def test_the_other_players_continue_after_a_failure() -> None:
    players: dict[Side, Player] = {side: GreedyPlayer() for side in Mode.named("classic4").sides}
    players[Side.WEST] = Odd("cheats", after=1)
    players[Side.EAST] = Odd("raises")
    result = play_game(opening(mode="classic4"), players, TimeControl(move_ms=60_000))
    assert sorted(failure.side for failure in result.failures) == ["E", "W"]
    assert result.reason == "reached_goal"
    assert result.points["W"] == result.points["E"] == 0


@pytest.mark.parametrize(
    "mode",
    [
        "classic2",
        "pacman",
        *(pytest.param(mode, marks=pytest.mark.slow) for mode in ("classic3", "classic4", "advanced")),
    ],
)
def test_results_agree_with_the_records(mode: str) -> None:
    sides = Mode.named(mode).sides
    players: dict[Side, Player] = {side: RandomPlayer(number) for number, side in enumerate(sides)}
    players[sides[0]] = GreedyPlayer()
    result = play_game(opening(mode=mode), players, TimeControl(move_ms=60_000), number=7, pair=3, opening_number=2)
    game = parse_record(result.record)
    outcome = game.outcome()
    assert outcome is not None
    assert (str(outcome), outcome.reason.value) == (result.result, result.reason)
    assert (len(game.actions), game.position.taken, game.position.lives) == (result.actions, result.taken, result.lives)
    assert sum(result.points.values()) == pytest.approx(1, abs=1e-5)
    assert GameResult.from_data(result.to_data()) == result
    assert (result.number, result.pair, result.opening, result.failures) == (7, 3, 2, [])
