from __future__ import annotations

import random
from itertools import islice

import pytest

from hedgemaze.arena.openings import MAZES, Opening, openings, random_maze
from hedgemaze.errors import EngineError
from hedgemaze.rules import MODES, Family, Mode, maze_names, named_maze, parse_mode

CLASSIC = ["classic2", "classic3", "classic4", "classic2;size=5", "classic2;size=7;fences=3"]


def first(mode: str, number: int, seed: int = 0, mazes: str = "mixed") -> list[Opening]:
    return list(islice(openings(parse_mode(mode), seed, mazes=mazes), number))


@pytest.mark.parametrize("mode", [*MODES, "classic2;size=5"])
def test_the_same_seed_gives_the_same_openings_and_more_only_add(mode: str) -> None:
    found = first(mode, 7, 5)
    assert found == first(mode, 7, 5)
    assert found[:2] == first(mode, 2, 5)
    assert found != first(mode, 7, 6)


def test_openings_stay_the_same_from_version_to_version() -> None:
    """Ratings are measured on them: if this changes, logs cannot be continued."""
    assert [" ".join(each.actions) for each in first("classic2", 3)] == FIRST


@pytest.mark.parametrize("mode", CLASSIC)
def test_classic_openings_are_balanced_and_all_different(mode: str) -> None:
    games = [each.game() for each in first(mode, 10)]
    for game in games:
        position = game.position
        assert game.outcome() is None
        assert position.side is game.mode.sides[0]
        distances = [position.distance(side) or 0 for side in game.mode.sides]
        assert max(distances) - min(distances) <= 1
        assert max(position.stocks) - min(position.stocks) <= 1
    assert len({game.position.key for game in games}) == len(games)
    if mode in MODES:
        assert any(len(game.position.fences) for game in games)


def test_a_board_without_enough_openings_says_so() -> None:
    with pytest.raises(EngineError) as caught:
        first("classic2;size=3;fences=0", 50)
    assert caught.value.code == "match.no_openings"


@pytest.mark.parametrize("family", [Family.PACMAN, Family.ADVANCED])
def test_mazes_are_the_shipped_ones_and_then_random_ones(family: Family) -> None:
    shipped = [named_maze(name) for name in maze_names(family)]
    found = [each.mode.maze for each in first(family.value, len(shipped) + 10)]
    assert found[: len(shipped)] == shipped
    assert len(set(found)) == len(found)
    again = [each.mode.maze for each in first(family.value, 2 * len(shipped), mazes="shipped")]
    assert again == shipped * 2


def test_the_modes_own_maze_and_house_rules_are_kept() -> None:
    mode = parse_mode("pacman;maze=A3;lives=2")
    assert [each.mode for each in islice(openings(mode, mazes="own"), 3)] == [mode] * 3
    assert all(each.mode.house.lives == 2 for each in islice(openings(mode), 8))
    assert set(MAZES) == {"mixed", "shipped", "own"}
    with pytest.raises(EngineError) as caught:
        openings(mode, mazes="all")
    assert caught.value.code == "match.bad_mazes"


def test_mazes_that_need_tunnels_are_left_out_if_house_rules_forbid_them() -> None:
    mode = parse_mode("advanced;seal_test=connected_no_tunnels")
    assert all(not each.mode.maze.needs_tunnels for each in islice(openings(mode), 10) if each.mode.maze)


@pytest.mark.parametrize("family", [Family.PACMAN, Family.ADVANCED])
def test_random_mazes_can_be_played(family: Family) -> None:
    for seed in range(20):
        maze = random_maze(family, random.Random(seed))
        assert Mode.named(family.value, maze=maze).maze == maze


def test_openings_round_trip_as_data() -> None:
    for mode in MODES:
        for each in first(mode, 3):
            assert Opening.from_data(each.to_data()) == each


FIRST = ["g7h e8 e2 f2v f6h e7", "e2 f4h e3 e8 d8h e7", "e2 f1h e3 e8 e4 e7"]
