"""Comparison with OpenSpiel for two players: equal legal sets at every ply of random games, equal winners.

OpenSpiel counts rows from the top and its first player starts on e9: this is the dialect `top_down`, which is tested
too. OpenSpiel declares a draw after four plies per square even if the last ply reached the goal, so the winners of
games of that length are not compared.

More games: `python -m tests.rules.test_open_spiel 2000` (games on 9 by 9; add a size and a number of fences).
"""

from __future__ import annotations

import math
import random
import sys
import time
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest

from hedgemaze.rules import Action, HouseRules, Mode, Position, Reason, Side, parse_action
from hedgemaze.rules.notation.dialects import DIALECTS, to_standard
from tests.sample import sample

pyspiel = pytest.importorskip("pyspiel")

TOP_DOWN = DIALECTS["top_down"]


@dataclass(frozen=True)
class Playout:
    """One uniformly random game."""

    plies: int
    listed: int
    """The sum of the lengths of the legal lists."""
    winner: Side | None


@cache
def their_game(size: int, fences: int) -> Any:
    """Returns the OpenSpiel game, loaded once: loading prints a warning about known issues."""
    return pyspiel.load_game(f"quoridor(players=2,board_size={size},wall_count={fences})")


@cache
def ours(token: str, size: int) -> Action:
    return parse_action(token, size=size, dialect=TOP_DOWN)


def compare(seed: int, size: int, fences: int) -> Playout:
    """Plays a random game in both programs, up to the length at which OpenSpiel draws."""
    rng = random.Random(f"{seed} {size} {fences}")
    cap = 4 * size * size
    state = their_game(size, fences).new_initial_state()
    # OpenSpiel has no repetition rule; here it belongs to Game, not to Position.
    position = Position.start(Mode.named("classic2", size=size, fences=fences, house=HouseRules(max_ply=cap)))
    listed = 0
    while (outcome := position.outcome()) is None:
        theirs = {ours(state.action_to_string(action), size): action for action in state.legal_actions()}
        legal = position.legal_actions()
        assert legal, position.text
        assert set(legal) == theirs.keys(), f"seed {seed} size {size}: {position.text}"
        listed += len(legal)
        action = rng.choice(legal)
        state.apply_action(theirs[action])
        position = position.play_unchecked(action)
        assert state.is_terminal() == (position.outcome() is not None), position.text
    if position.ply < cap:
        assert outcome.reason is Reason.REACHED_GOAL
        assert state.returns() == ([1.0, -1.0] if outcome.winner is Side.SOUTH else [-1.0, 1.0])
    return Playout(position.ply, listed, outcome.winner)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("size", "fences", "games"),
    [(9, 10, 12), (9, 3, 8), (5, 2, 60), (5, 5, 70), (5, 10, 70), (3, 1, 250), (3, 10, 250)],
)
def test_legal_sets_are_equal_along_random_games(size: int, fences: int, games: int) -> None:
    plies = sum(compare(seed, size, fences).plies for seed in range(games))
    assert plies > games


GAMES = 800


@pytest.mark.full
@pytest.mark.slow
def test_random_playouts_reproduce_the_known_figures() -> None:
    """Design.md, section 6: length 236-240, lists of 10.9-11.0, 38-40 % unfinished at 324, first player 28-30 %.

    Each figure may miss its interval by three standard errors, measured on these games themselves (for the mean list,
    which weighs games by their length, on the ratio of sums). The seeds are fixed, so the test is deterministic.
    """
    playouts = [compare(seed, 9, 10) for seed in range(10_000, 10_000 + GAMES)]
    lengths = [playout.plies for playout in playouts]
    mean_list = sum(playout.listed for playout in playouts) / sum(lengths)
    rests = [playout.listed - mean_list * playout.plies for playout in playouts]
    list_error = math.sqrt(sum(rest * rest for rest in rests)) / sum(lengths)
    figures = {
        "length": (*mean_and_error([float(length) for length in lengths]), 236, 240),
        "list": (mean_list, list_error, 10.9, 11.0),
        "unfinished": (*mean_and_error([float(playout.winner is None) for playout in playouts]), 0.38, 0.40),
        "first": (*mean_and_error([float(playout.winner is Side.SOUTH) for playout in playouts]), 0.28, 0.30),
    }
    for name, (mean, error, least, most) in figures.items():
        assert least - 3 * error <= mean <= most + 3 * error, (name, mean, error)


def mean_and_error(values: list[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return mean, math.sqrt(spread / len(values))


@pytest.mark.slow
@pytest.mark.parametrize(("size", "fences", "games"), sample((7, 8, 40), of=[(5, 5, 500), (3, 3, 2000), (7, 8, 40)]))
def test_legal_sets_are_equal_along_many_random_games(size: int, fences: int, games: int) -> None:
    assert sum(compare(seed, size, fences).plies for seed in range(10_000, 10_000 + games)) > games


def test_the_first_legal_list_is_equal_in_the_dialect() -> None:
    state = their_game(9, 10).new_initial_state()
    tokens = [state.action_to_string(action) for action in state.legal_actions()]
    assert len(tokens) == 131
    assert {to_standard(token, TOP_DOWN) for token in tokens} == {
        str(action) for action in Position.start(Mode.named("classic2")).legal_actions()
    }
    assert {to_standard(to_standard(token, TOP_DOWN), TOP_DOWN) for token in tokens} == set(tokens)


def main(games: int, size: int = 9, fences: int = 10) -> None:
    """Compares many games and prints the figures of section 6."""
    begin = time.perf_counter()
    playouts = []
    for seed in range(1_000_000, 1_000_000 + games):
        playouts.append(compare(seed, size, fences))
        if len(playouts) % 500 == 0 or len(playouts) == games:
            plies = sum(playout.plies for playout in playouts)
            print(
                f"{len(playouts)} games, {plies} plies equal, {time.perf_counter() - begin:.0f} s: "
                f"length {plies / len(playouts):.1f}, list {sum(p.listed for p in playouts) / plies:.2f}, "
                f"unfinished {sum(p.winner is None for p in playouts) / len(playouts):.1%}, "
                f"first {sum(p.winner is Side.SOUTH for p in playouts) / len(playouts):.1%}",
                flush=True,
            )


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
