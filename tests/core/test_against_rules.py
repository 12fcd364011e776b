"""The core beside the reference: random games with random house rules and mazes, compared after every action.

``python -m tests.core.test_against_rules MODE FIRST LAST`` compares as many games as you like.
"""

from __future__ import annotations

import random
import sys

import pytest

from hedgemaze import core
from hedgemaze.rules import Position, all_actions, from_number, to_number
from tests.rules.random_tables import NAMES, chosen, random_mode

LONGEST_GAME = 250


def compare_positions(mine: core.Position, theirs: Position, where: str) -> None:
    """Everything that both bodies say about a position."""
    mode = theirs.mode
    assert mine.text == theirs.text, where
    assert mine.turn == theirs.turn, where
    assert mine.outcome() == theirs.outcome(), where
    numbers = [to_number(action, mode.family, mode.size) for action in theirs.legal_actions()]
    assert list(mine.legal_numbers()) == numbers, where
    mask = mine.legal_mask()
    assert [number for number, legal in enumerate(mask) if legal] == numbers, where
    for side in mode.sides:
        assert mine.distance(side) == theirs.distance(side), where
        assert mine.shortest_path(side) == theirs.shortest_path(side), where


def compare_reasons(mine: core.Position, theirs: Position, where: str) -> None:
    """The reason for every illegal action, with its evidence."""
    for action in all_actions(theirs.mode.family, theirs.mode.size):
        assert mine.why_illegal(action) == theirs.why_illegal(action), f"{action} in {where}"


def compare(name: str, seed: int) -> int:
    """Plays one game in both bodies; returns the number of actions compared."""
    rng = random.Random(f"{name} {seed}")
    mode = random_mode(name, rng)
    theirs, mine = Position.start(mode), core.Position.start(mode)
    board = core.Board(mine)
    tokens: list[str] = []
    asked_at = rng.randrange(60)
    while len(tokens) < LONGEST_GAME:
        where = f"{name} seed {seed}: {theirs.text}\nplayed: {' '.join(tokens)}"
        compare_positions(mine, theirs, where)
        assert board.hash == mine.hash == core.Position.parse(theirs.text).hash, where
        if len(tokens) == asked_at:
            compare_reasons(mine, theirs, where)
        if theirs.outcome():
            break
        if name.startswith("classic") and rng.random() < 0.01:
            side = rng.choice(theirs.playing)
            theirs, mine = theirs.retire(side), mine.retire(side)
            board = core.Board(mine)
            tokens.append(f"{side.letter}:resigned")
            continue
        number = to_number(
            theirs.parse_action(chosen(rng, list(map(str, theirs.legal_actions())))), mode.family, mode.size
        )
        action = from_number(number, mode.family, mode.size)
        theirs, mine = theirs.play_unchecked(action), mine.play_unchecked(action)
        board.play_unchecked(number)
        tokens.append(str(action))
    while board.depth:
        board.undo()
    assert board.hash == core.Position.start(mode).hash or "resigned" in " ".join(tokens)
    return len(tokens)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("batch", range(4))
def test_random_games_agree(name: str, batch: int) -> None:
    assert sum(compare(name, seed) for seed in range(batch * 5, batch * 5 + 5)) > 0


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("batch", range(8))
def test_many_random_games_agree(name: str, batch: int) -> None:
    assert sum(compare(name, seed) for seed in range(1000 + batch * 25, 1025 + batch * 25)) > 100


if __name__ == "__main__":
    mode_name, first, last = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    total = 0
    for number_of_game in range(first, last):
        total += compare(mode_name, number_of_game)
        if number_of_game % 50 == 49:
            print(f"{mode_name}: {number_of_game + 1 - first} games, {total} actions agree", flush=True)
