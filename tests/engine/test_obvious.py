"""Obvious actions that no level misses: running to the goal when fences cannot help, a free pellet, and a catch."""

from __future__ import annotations

import pytest

from hedgemaze import core
from hedgemaze.engine import LevelPlayer, recent_squares
from hedgemaze.rules import Game, Mode, Move, Piece, Position, Side

SEEDS = range(40)
FEW_SEEDS = range(2)
"""For levels with many nodes, which are slow and play almost the same with every seed."""
MANY_NODES = 1_000

LOW = range(1, 4)
CLASSIC = range(1, 9)


def played(number: int, text: str) -> set[str]:
    """Returns the actions that a level plays in a position with different seeds."""
    position = core.Position.parse(text)
    seeds = SEEDS if LevelPlayer(number).level(position).skill.nodes < MANY_NODES else FEW_SEEDS
    return {str(LevelPlayer(number, seed).choose(position, seconds=60)) for seed in seeds}


# Classic.


@pytest.mark.parametrize("number", CLASSIC)
@pytest.mark.parametrize(
    ("text", "nearer"),
    [
        ("classic2 - Se7Na9 0,0 - S - 40", {"e8"}),
        ("classic2 - Se5Na9 0,0 - S - 40", {"e6"}),
        ("classic2 - Se3Na2 0,0 - S - 40", {"e4"}),  # lost already
        ("classic2 e5h Se5Na9 0,0 - S - 40", {"d5"}),  # round a fence
        ("classic2 - Se5Ne6 0,0 - S - 40", {"e7"}),  # a jump
        ("classic3 - Se5Wb3Ng8 0,0,0 - S - 60", {"e6"}),
        ("classic3 - Se5Wb3Ng8 0,0,0 - W - 61", {"c3"}),
        ("classic4 - Se5Wb3Ng8Eh7 0,0,0,0 - S - 60", {"e6"}),
        ("classic4 - Se5Wb3Ng8Eh7 0,0,0,0 - E - 63", {"g7"}),
    ],
)
def test_every_level_runs_when_only_running_is_left(number: int, text: str, nearer: set[str]) -> None:
    assert played(number, text) == nearer


@pytest.mark.parametrize("number", LOW)
@pytest.mark.parametrize(
    ("text", "nearer"),
    [
        ("classic2 - Se5Na9 0,4 - S - 40", {"e6"}),  # the rival's fences are not a reason to wait
        ("classic2 - Se5Na9 3,0 - S - 40", {"e6"}),  # ahead of a rival without fences: its own are not needed
        ("classic3 - Se7Wb3Ng8 2,0,0 - S - 60", {"e8"}),
        ("classic4 - Se7Wb3Ng8Eh7 2,0,0,0 - S - 60", {"e8"}),
    ],
)
def test_low_levels_run_when_fences_cannot_help_them(number: int, text: str, nearer: set[str]) -> None:
    assert played(number, text) == nearer


@pytest.mark.parametrize("number", CLASSIC)
@pytest.mark.parametrize(
    "text",
    [
        "classic2 - Se8Nc2 8,8 - S - 20",
        "classic3 - Se8Wb3Ng3 4,4,4 - S - 30",
        "classic4 - Se8Wb3Ng3Eh7 3,3,3,3 - S - 30",
    ],
)
def test_every_level_steps_into_its_goal(number: int, text: str) -> None:
    assert played(number, text) == {"e9"}


def is_nearer(before: Position, after: Position, side: Side) -> bool:
    """Returns whether a side's path has become shorter."""
    return len(after.shortest_path(side)) < len(before.shortest_path(side))


@pytest.mark.parametrize("name", ["classic2", "classic3", "classic4"])
@pytest.mark.parametrize("seed", range(4))
def test_level_1_makes_no_three_detours_in_a_row(name: str, seed: int) -> None:
    game = Game(Mode.named(name))
    players = {side: LevelPlayer(1, 10 * seed + number) for number, side in enumerate(game.mode.sides)}
    detours = dict.fromkeys(game.mode.sides, 0)  # in a row, without a new fence in between
    while game.outcome() is None:
        before, side = game.position, game.position.side
        recent = set(recent_squares(game.positions))
        action = players[side].choose(game, seconds=60)
        game.play(action)
        if not isinstance(action, Move):
            detours = dict.fromkeys(game.mode.sides, 0)
            continue
        steps = [each for each in before.legal_actions() if isinstance(each, Move) and each.square not in recent]
        could = any(is_nearer(before, before.play(each), side) for each in steps)
        is_detour = not is_nearer(before, game.position, side)
        assert not (is_detour and could and detours[side] >= 2), before.text
        detours[side] = detours[side] + 1 if is_detour else 0


# PAC-MAN modes.

WALLS = "d3hg5hb7hg2vc4ve7v"


@pytest.mark.parametrize("number", range(1, 6))
@pytest.mark.parametrize(
    ("text", "step"),
    [
        (f"pacman {WALLS} Pi6Ba2Kb1I*C* - i9/0/3/2 P - 60/12/11", "Pi7"),
        (f"pacman {WALLS} Pi8Ba2Kb1I*Cf8 - i9/0/3/2 P - 60/12/11", "Pi9"),
        ("advanced c3hf6hb6vg3v Pi6Ba2Kb1I*C* 5,2 i9/0/3/2 P - 60/12/11", "Pi7"),
        ("advanced ~d3h~d5h~c4v~e4v Pi6Bd5Ke5Id4Ce4 12,4 i9/0/3/3 P - 40/4/3", "Pi7"),  # the Chamber is closed
    ],
)
def test_pacman_goes_for_the_last_pellet_that_no_ghost_can_guard(number: int, text: str, step: str) -> None:
    assert played(number, text) == {step}


@pytest.mark.parametrize("number", range(1, 4))
@pytest.mark.parametrize(
    "text",
    [
        f"pacman {WALLS} Pa3Bi8Kh9Ih8Cg9 - a1i1a9i9/0/0/3 P - 20/5/4",
        "advanced c3hf6hb6vg3v Pa3Bh8Kh7Ig8Cg7 5,2 a1i1a9i9/0/0/3 P - 60/12/11",
    ],
)
def test_low_levels_of_pacman_go_for_a_pellet_that_is_free(number: int, text: str) -> None:
    assert played(number, text) == {"Pa2"}


def test_pacman_avoids_a_pellet_next_to_a_ghost() -> None:
    """A pellet next to a ghost is not free: level 5 does not move towards it."""
    text = f"pacman {WALLS} Pi6Bi8Kh9I*C* - i9/0/3/1 P - 60/12/11"
    assert "Pi7" not in played(5, text)


@pytest.mark.parametrize("number", range(1, 6))
@pytest.mark.parametrize(
    ("text", "catch"),
    [
        (f"pacman {WALLS} Pe5Be6Ki5Ia5Ce1 - a1i1a9i9/0/0/3 G - 1/1/0", "Be5"),
        (f"pacman {WALLS} Pe5Be9Ki5Ia5Ce4 - a1i9/0/2/1 G:moved=B - 30/6/5", "Ce5"),
        ("advanced c3hf6hb6vg3v Ph5Bh6Ka2Ib1Ca8 5,2 a1i1a9i9/0/0/3 G - 60/12/11", "Bh5"),
        ("advanced c3hf6hb6vg3v Ph5Bh7Ka2Ib1Ca8 5,2 a1i1a9/0/1/3 G - 60/12/11", "Bh6"),  # two steps away
    ],
)
def test_ghosts_catch_when_they_can(number: int, text: str, catch: str) -> None:
    assert played(number, text) == {catch}


def test_a_seat_without_the_catching_ghost_plays_its_own() -> None:
    position = core.Position.parse(f"pacman {WALLS} Pe5Be6Ki5Ia5Ce1 - a1i1a9i9/0/0/3 G - 1/1/0")
    for seed in SEEDS:
        action = LevelPlayer(1, seed).choose(position, pieces=[Piece.INKY])
        assert getattr(action, "piece", None) is Piece.INKY
