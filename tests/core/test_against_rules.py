"""The core compared with the reference after every action of random games with random house rules and mazes.

``python -m tests.core.test_against_rules TABLE FIRST LAST`` compares the games with these seeds; a table is a mode, or
one of the PAC-MAN modes with a house rule: ``advanced;adv_move=exact``.
"""

from __future__ import annotations

import random
import sys

import pytest

from hedgemaze import core
from hedgemaze.errors import HedgemazeError
from hedgemaze.rules import Action, Game, Position, Retirement, all_actions, from_number, parse_record, to_number
from tests.core.shrinking import minimal_record
from tests.rules.random_modes import HOUSE_RULE_NAMES, NAMES, chosen, random_mode
from tests.sample import sample

LONGEST_GAME = 250


def compare_positions(mine: core.Position, theirs: Position, where: str) -> list[Action]:
    """Compares all properties of a position in both implementations; returns the legal actions."""
    mode = theirs.mode
    assert mine.text == theirs.text, where
    assert mine.turn == theirs.turn, where
    assert mine.outcome() == theirs.outcome(), where
    legal = theirs.legal_actions()
    numbers = [to_number(action, mode.family, mode.size) for action in legal]
    assert list(mine.legal_numbers()) == numbers, where
    mask = mine.legal_mask()
    assert [number for number, is_legal in enumerate(mask) if is_legal] == numbers, where
    for side in mode.sides:
        assert mine.distance(side) == theirs.distance(side), where
        assert mine.shortest_path(side) == theirs.shortest_path(side), where
        assert mine.distance_field(side) == theirs.distance_field(side), where
    return legal


def compare_reasons(mine: core.Position, theirs: Position, where: str) -> None:
    """Compares the reason for every illegal action, with its evidence."""
    for action in all_actions(theirs.mode.family, theirs.mode.size):
        assert mine.why_illegal(action) == theirs.why_illegal(action), f"{action} in {where}"


def disagrees(game: Game) -> bool:
    """Returns whether the two implementations differ at the end of this game, which the core replays."""
    mine = core.Position.start(game.mode)
    try:
        for entry in game.entries:
            mine = mine.retire(entry.side) if isinstance(entry, Retirement) else mine.play(str(entry))
        compare_positions(mine, game.position, "")
        compare_reasons(mine, game.position, "")
    except (AssertionError, HedgemazeError):
        return True
    return False


def compare(name: str, seed: int) -> int:
    """Plays one game in both implementations; returns the number of actions compared. A failure has a short record."""
    tokens: list[str] = []
    mode = random_mode(name, random.Random(f"{name} {seed}"))
    try:
        return played(name, seed, tokens)
    except AssertionError as failure:
        record = minimal_record(mode, tokens, disagrees)
        raise AssertionError(f"the bodies disagree; a short record of it:\n{record}") from failure


def played(name: str, seed: int, tokens: list[str]) -> int:
    """Plays one game and compares after every action; the played tokens are appended to `tokens`."""
    rng = random.Random(f"{name} {seed}")
    mode = random_mode(name, rng)
    theirs, mine = Position.start(mode), core.Position.start(mode)
    board = core.Board(mine)
    asked_at = rng.randrange(60)
    while len(tokens) < LONGEST_GAME:
        text = theirs.text
        where = f"{name} seed {seed}: {text}\nplayed: {' '.join(tokens)}"
        legal = compare_positions(mine, theirs, where)
        assert board.hash == mine.hash == core.Position.parse(text).hash, where
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
        number = to_number(theirs.parse_action(chosen(rng, list(map(str, legal)))), mode.family, mode.size)
        action = from_number(number, mode.family, mode.size)
        theirs, mine = theirs.play_unchecked(action), mine.play_unchecked(action)
        board.play_unchecked(number)
        tokens.append(str(action))
    while board.depth:
        board.undo()
    assert board.hash == core.Position.start(mode).hash or "resigned" in " ".join(tokens)
    return len(tokens)


def test_disagreement_is_shown_by_a_short_record() -> None:
    mode = random_mode("classic2", random.Random("classic2 10"))
    tokens: list[str] = []
    played("classic2", 10, tokens)
    assert len(tokens) > 60
    record = minimal_record(mode, tokens, lambda game: sum(str(action)[-1] in "hv" for action in game.actions) >= 3)
    shown = parse_record(record).actions
    assert sum(str(action)[-1] in "hv" for action in shown) == 3
    assert len(shown) < len(tokens) / 4


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("batch", [0, *(pytest.param(batch, marks=pytest.mark.slow) for batch in range(1, 4))])
def test_random_games_agree(name: str, batch: int) -> None:
    assert sum(compare(name, seed) for seed in range(batch * 5, batch * 5 + 5)) > 0


@pytest.mark.slow
@pytest.mark.parametrize("table", HOUSE_RULE_NAMES)
def test_games_agree_by_every_house_rule(table: str) -> None:
    assert sum(compare(table, seed) for seed in range(2)) > 0


@pytest.mark.slow
@pytest.mark.parametrize("table", sample(*list(HOUSE_RULE_NAMES)[::16], of=HOUSE_RULE_NAMES))
def test_many_games_agree_by_every_house_rule(table: str) -> None:
    assert sum(compare(table, seed) for seed in range(1000, 1020)) > 100


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("batch", sample(0, of=range(8)))
def test_many_random_games_agree(name: str, batch: int) -> None:
    assert sum(compare(name, seed) for seed in range(1000 + batch * 25, 1025 + batch * 25)) > 100


if __name__ == "__main__":
    mode_name, first, last = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    total = 0
    for number_of_game in range(first, last):
        total += compare(mode_name, number_of_game)
        if number_of_game % 50 == 49:
            print(f"{mode_name}: {number_of_game + 1 - first} games, {total} actions agree", flush=True)
