"""Wins in one turn, catches and safety: the core compared with an exhaustive search of the turn."""

from __future__ import annotations

import sys

import pytest

from hedgemaze import core
from hedgemaze.engine import knowledge
from hedgemaze.rules import Family, Mode, Piece
from tests.engine.positions import random_positions
from tests.engine.turn_brute import TooLargeError, can_catch, can_win, is_safe

LARGEST_TURN = 800
"""Positions; larger turns are left out."""


def follow(position: core.Position, *, catch: bool) -> None:
    """Plays the core's actions until the win or the catch."""
    start, here = position._native, position
    for _ in range(60):
        action = knowledge.catching_action(here) if catch else knowledge.winning_action(here)
        assert action is not None, f"{here.text} after {position.text}"
        here = here.play(action)
        outcome = here.outcome()
        if (here._native.lives < start.lives) if catch else (outcome is not None and outcome.winner is position.side):
            return
        assert (here.side, here._native.round) == (position.side, start.round), f"{action} in {position.text}"
    raise AssertionError(f"never gets there: {position.text}")


def compare(position: core.Position) -> str:
    """Compares all answers on one position; returns what was found."""
    found = ""
    try:
        has_win = can_win(position._native, LARGEST_TURN)
        has_catch = can_catch(position._native, LARGEST_TURN)
    except TooLargeError:
        return "large"
    assert (knowledge.winning_action(position) is not None) == has_win, f"win: {position.text}"
    assert (knowledge.catching_action(position) is not None) == has_catch, f"catch: {position.text}"
    if has_win:
        follow(position, catch=False)
        found += "win"
    if has_catch:
        follow(position, catch=True)
        found += "catch"
    try:
        safe = is_safe(position._native, LARGEST_TURN)
    except TooLargeError:
        return found
    assert knowledge.is_safe(position) == safe, f"safe: {position.text}"
    return found + ("" if safe else "danger")


def compare_games(name: str, seed: int, games: int, share: float) -> dict[str, int]:
    """Compares positions of random games; counts what was found."""
    counts: dict[str, int] = {}
    for position in random_positions(name, seed, games, share):
        found = compare(position)
        counts[found] = counts.get(found, 0) + 1
    return counts


@pytest.mark.parametrize("name", ["pacman", "advanced"])
def test_tactics_agree_with_an_exhaustive_search(name: str) -> None:
    counts = compare_games(name, 1, 40, 0.02)
    assert sum(count for found, count in counts.items() if "catch" in found) > 1, counts
    assert sum(count for found, count in counts.items() if "danger" in found) > 1, counts
    assert counts[""] > 30, counts


@pytest.mark.slow
@pytest.mark.parametrize("name", ["pacman", "advanced"])
@pytest.mark.parametrize("seed", [2, 3])
def test_many_tactics_agree_with_an_exhaustive_search(name: str, seed: int) -> None:
    counts = compare_games(name, seed, 60, 0.1)
    assert sum(count for found, count in counts.items() if "win" in found) > 1, counts
    assert sum(counts.values()) > 200, counts


def test_a_classic_win_is_a_step_or_jump_onto_the_goal() -> None:
    wins = 0
    for name in ("classic2", "classic3", "classic4"):
        for position in random_positions(name, 4, 60, 0.3):
            actions = [
                action
                for action in position.legal_actions()
                if (outcome := position.play_unchecked(action).outcome()) and outcome.winner is position.side
            ]
            action = knowledge.winning_action(position)
            assert (action in actions) if actions else (action is None), position.text
            assert knowledge.catching_action(position) is None
            assert knowledge.is_safe(position)
            wins += bool(actions)
    assert wins > 30


def test_a_seat_catches_with_its_own_ghosts_only() -> None:
    position = core.Position.parse("pacman d3hg5hb7hg2vc4ve7v Pe5Be6Ki8Ia8Ch1 - a1i1a9/0/1/3 G - 9/3/2")
    assert str(knowledge.catching_action(position)) == "Be5"
    assert str(knowledge.catching_action(position, [Piece.BLINKY])) == "Be5"
    assert knowledge.catching_action(position, [Piece.PINKY, Piece.CLYDE]) is None


def test_the_last_pellet_in_reach_is_a_win_at_once() -> None:
    position = core.Position.parse("pacman d3hg5hb7hg2vc4ve7v Pa3Be9Ki5Ia5Ce1 - a1/0/3/1 P - 40/12/10")
    assert str(knowledge.winning_action(position)) == "Pa2"
    assert knowledge.winning_action(core.Position.start(Mode.named("pacman"))) is None


if __name__ == "__main__":
    mode_name, first_seed, count_of_games = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    assert Family(mode_name) is not Family.CLASSIC
    print(compare_games(mode_name, first_seed, count_of_games, 0.2))
