"""Values and priors: shares that add up, symmetric, exact when the game is over, and better than no knowledge.

``python -m tests.engine.test_knowledge GAMES`` prints the results of the evaluator in games without search.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable

import pytest

from hedgemaze import core
from hedgemaze.engine import knowledge
from hedgemaze.rules import MODES, Action, Mode, Side, parse_mode
from tests.engine.greedy import (
    Judge,
    Player,
    by_distance,
    by_knowledge,
    mean_share,
    one_ahead,
    random_player,
    two_ahead,
)
from tests.engine.positions import random_game, random_positions
from tests.rules.random_modes import NAMES


def check_values(position: core.Position) -> None:
    """Values are shares; sides that have left get nothing; a finished game is exact."""
    values = knowledge.evaluate(position)
    assert list(values) == list(position.mode.sides)
    assert all(0 <= value <= 1 for value in values.values()), position.text
    assert abs(sum(values.values()) - 1) < 1e-5, position.text
    outcome = position.outcome()
    if outcome is None or outcome.winner is None:
        return
    expected = dict.fromkeys(position.mode.sides, 0.0) | {outcome.winner: 1.0}
    if outcome.winner is Side.GHOSTS and position.mode.name == "pacman":
        eaten = 0.05 * (outcome.rank or 0)  # evaluation.hpp, kRankShare
        expected = {Side.PACMAN: eaten, Side.GHOSTS: 1 - eaten}
    assert values == pytest.approx(expected), position.text


@pytest.mark.parametrize(
    ("house", "winner"),
    [
        ("", None),
        (";stall_result=ghosts", Side.GHOSTS),
        (";stall_result=pacman;no_progress_limit=0", Side.PACMAN),
        (";stall_result=pacman;repetition_draw=false", Side.PACMAN),
        (";stall_result=ghosts;no_progress_limit=0;repetition_draw=false", None),
    ],
)
def test_an_open_game_belongs_to_whom_the_house_rules_say(house: str, winner: Side | None) -> None:
    position = core.Position.start(parse_mode(f"pacman{house}"))
    assert knowledge.open_winner(position) is winner
    stalled = position.repetition_outcome()
    assert stalled is None or stalled.winner is winner


def test_final_shares() -> None:
    position = core.Position.parse("classic3 - Se1Wa5Ne9 7,7,7 - S - 0").retire(Side.WEST)
    assert knowledge.final_shares(position, None) == {Side.SOUTH: 0.5, Side.WEST: 0.0, Side.NORTH: 0.5}
    assert knowledge.final_shares(position, Side.NORTH) == {Side.SOUTH: 0.0, Side.WEST: 0.0, Side.NORTH: 1.0}


def check_priors(position: core.Position) -> None:
    """A positive probability for each legal action, with sum 1."""
    priors = knowledge.priors(position)
    assert list(priors) == position.legal_actions()
    assert all(prior > 0 for prior in priors.values()), position.text
    assert not priors or abs(sum(priors.values()) - 1) < 1e-4, position.text


@pytest.mark.parametrize("name", NAMES)
def test_values_and_priors_are_shares_in_every_position(name: str) -> None:
    count = 0
    for position in random_positions(name, 21, 15, 0.5):
        check_values(position)
        check_priors(position)
        count += 1
    assert count > 300


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_values_and_priors_are_shares_in_many_positions(name: str) -> None:
    for position in random_positions(name, 22, 60, 0.5):
        check_values(position)
        check_priors(position)


def mirrored_fences(text: str, size: int) -> str:
    """Fences, or tokens of fences, mirrored left to right."""
    if text == "-":
        return text
    names = [text[i : i + 3] for i in range(0, len(text), 3)]
    flipped = [f"{chr(ord('a') + size - 2 - (ord(name[0]) - ord('a')))}{name[1:]}" for name in names]
    return "".join(sorted(flipped, key=lambda name: (name[2], name[1], name[0])))


def mirrored_square(text: str, size: int) -> str:
    return f"{chr(ord('a') + size - 1 - (ord(text[0]) - ord('a')))}{text[1]}"


def mirrored(position: core.Position) -> core.Position:
    """The mirrored position of a game of two."""
    size, fields = position.mode.size, position.text.split(" ")
    fields[1] = mirrored_fences(fields[1], size)
    south, north = fields[2][1:3], fields[2][4:6]
    fields[2] = f"S{mirrored_square(south, size)}N{mirrored_square(north, size)}"
    return core.Position.parse(" ".join(fields))


def turned(position: core.Position) -> core.Position:
    """The same position with the board turned round and the sides exchanged."""
    size, fields = position.mode.size, position.text.split(" ")

    def square(text: str, last: int) -> str:
        return f"{chr(ord('a') + last - (ord(text[0]) - ord('a')))}{last + 1 - (int(text[1]) - 1)}"

    names = [] if fields[1] == "-" else [fields[1][i : i + 3] for i in range(0, len(fields[1]), 3)]
    flipped = [square(name[:2], size - 2) + name[2] for name in names]
    fields[1] = "".join(sorted(flipped, key=lambda name: (name[2], name[1], name[0]))) or "-"
    fields[2] = f"S{square(fields[2][4:6], size - 1)}N{square(fields[2][1:3], size - 1)}"
    fields[3] = ",".join(reversed(fields[3].split(",")))
    fields[5] = {"S": "N", "N": "S"}[fields[5]]
    return core.Position.parse(" ".join(fields))


def mirrored_action(action: Action, size: int) -> str:
    text = str(action)
    if text == "--":
        return text
    return mirrored_fences(text, size) if len(text) == 3 else mirrored_square(text, size)


def test_a_mirror_changes_nothing() -> None:
    count = 0
    for position in random_positions("classic2", 23, 40, 0.3):
        if position.outcome():
            continue
        other = mirrored(position)
        assert knowledge.evaluate(position) == pytest.approx(knowledge.evaluate(other), abs=1e-5), position.text
        priors, theirs = knowledge.priors(position), {str(k): v for k, v in knowledge.priors(other).items()}
        for action, prior in priors.items():
            assert theirs[mirrored_action(action, position.mode.size)] == pytest.approx(prior, rel=1e-3), position.text
        count += 1
    assert count > 200


def test_turning_the_board_exchanges_the_sides() -> None:
    for position in random_positions("classic2", 24, 40, 0.3):
        if position.outcome():
            continue
        values, theirs = knowledge.evaluate(position), knowledge.evaluate(turned(position))
        assert values[Side.SOUTH] == pytest.approx(theirs[Side.NORTH], abs=1e-5), position.text


def test_sides_that_have_left_have_value_zero() -> None:
    rng = random.Random(5)
    for name in ("classic3", "classic4"):
        for position in list(random_game(Mode.named(name), rng))[:40:4]:
            if not position.outcome():
                after = position.retire(position.side)
                assert after.outcome() or knowledge.evaluate(after)[position.side] == 0
                check_values(after)


@pytest.mark.parametrize(
    ("name", "side", "least"),
    [
        ("classic2", 0, 0.85),
        ("classic2", 1, 0.85),
        ("classic3", 1, 0.9),
        ("classic4", 2, 0.9),
        ("pacman", 0, 0.85),
        ("pacman", 1, 0.75),
        ("advanced", 0, 0.7),
        ("advanced", 1, 0.85),
    ],
)
def test_one_action_of_look_ahead_beats_random_play(name: str, side: int, least: float) -> None:
    mode = Mode.named(name)
    knowing = mean_share(mode, one_ahead(by_knowledge), random_player, side, 24, 6)
    chance = mean_share(mode, random_player, random_player, side, 24, 7)
    assert knowing >= least, (knowing, chance)
    assert knowing > chance + 0.2, (knowing, chance)


@pytest.mark.slow
@pytest.mark.parametrize(("ahead", "least"), [(one_ahead, 0.7), (two_ahead, 0.85)])
def test_the_evaluator_beats_plain_distances(ahead: Callable[[Judge], Player], least: float) -> None:
    mode = Mode.named("classic2")
    shares = [mean_share(mode, ahead(by_knowledge), ahead(by_distance), side, 40, 8) for side in (0, 1)]
    assert sum(shares) / 2 > least, shares


if __name__ == "__main__":
    number_of_games = int(sys.argv[1])
    for mode_name in MODES:
        for index, its_side in enumerate(Mode.named(mode_name).sides):
            share = mean_share(Mode.named(mode_name), one_ahead(by_knowledge), random_player, index, number_of_games, 1)
            print(f"{mode_name} {its_side.name.lower()}, one ahead, against random play: {share:.3f}", flush=True)
    for index in (0, 1):
        for sight in (one_ahead, two_ahead):
            knowing, plain = sight(by_knowledge), sight(by_distance)
            share = mean_share(Mode.named("classic2"), knowing, plain, index, number_of_games, 3)
            print(f"classic2 side {index}, {sight.__name__}, against plain distances: {share:.3f}", flush=True)
