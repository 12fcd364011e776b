"""Batch functions return the same results as single calls."""

from __future__ import annotations

import random

import numpy as np
import pytest

from hedgemaze import core
from hedgemaze.env import observe
from hedgemaze.errors import GameOverError, IllegalActionError, ModeError, NotationError
from hedgemaze.rules import Mode, Side, parse_square
from tests.rules.random_modes import NAMES, random_mode


def reached(name: str, count: int, seed: int) -> list[core.Position]:
    """Returns positions of consecutive random games of one mode."""
    rng = random.Random(seed)
    mode = Mode.named(name)
    positions = [core.Position.start(mode)]
    while len(positions) < count:
        actions = positions[-1].legal_actions()
        positions.append(positions[-1].play(rng.choice(actions)) if actions else core.Position.start(mode))
    return positions


@pytest.mark.parametrize("name", NAMES)
def test_masks_perfts_and_distances(name: str) -> None:
    positions = reached(name, 60, 3)
    masks = core.legal_masks(positions)
    for position, mask in zip(positions, masks, strict=True):
        assert bytes(mask) == position.legal_mask()
        assert np.flatnonzero(mask).tolist() == list(position.legal_numbers())
    assert core.perfts(positions[:8], 2).tolist() == [core.perft(position, 2) for position in positions[:8]]
    if name.startswith("classic"):
        steps = core.distances(positions)
        sides = positions[0].mode.sides
        assert steps.tolist() == [[position.distance(side) for side in sides] for position in positions]


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_gives_the_same_playouts(name: str) -> None:
    start = core.Position.start(Mode.named(name))
    one, again, other = (core.playouts([start] * 50, 500, seed) for seed in (1, 1, 2))
    assert (one.actions == again.actions).all()
    assert (one.winners == again.winners).all()
    assert (one.actions != other.actions).any()
    assert one.actions.sum() == core.random_games(start, 50, 500, 1).actions


@pytest.mark.parametrize("name", NAMES)
def test_planes_are_those_of_the_environments(name: str) -> None:
    positions = reached(name, 60, 4)
    for position, planes in zip(positions, core.planes(positions), strict=True):
        assert (planes == observe(position, view="absolute", dtype="float32")).all()


def test_planes_show_the_board() -> None:
    position = core.Position.start(Mode.named("classic2")).play("e3h")
    planes = core.planes([position, position.play("e8")])
    assert planes.shape == (2, 15, 9, 9)
    assert np.argwhere(planes[0, 0]).tolist() == [[0, 4]]
    assert np.argwhere(planes[1, 1]).tolist() == [[7, 4]]
    square = parse_square("e3")
    assert np.argwhere(planes[0, 2]).tolist() == [[square.row, square.file]]
    assert planes[0, 11].all()
    assert planes[1, 10].all()
    assert not planes[0, 10].any()
    assert planes[0, 8, 0, 0] == np.float32(0.9)


def test_distance_fields_are_distances_of_every_square() -> None:
    position = core.Position.start(Mode.named("classic3", size=5)).play("c2h")
    (fields,) = core.distance_fields([position])
    assert fields.shape == (3, 5, 5)
    for side, field in zip(position.mode.sides, fields, strict=True):
        square = position.squares[position.mode.sides.index(side)]
        assert square is not None
        assert field[square.row, square.file] == position.distance(side)
        assert (field == 0).sum() == 5
        steps = np.abs(np.diff(field, axis=0)), np.abs(np.diff(field, axis=1))
        assert max(each.max() for each in steps) <= 3, "a fence costs a detour of two steps at most here"


def test_a_batch_must_have_one_family() -> None:
    with pytest.raises(ModeError, match="one family"):
        core.planes([core.Position.start(Mode.named("classic2")), core.Position.start(Mode.named("pacman"))])
    assert core.planes([]).shape == (0, 0, 0, 0)
    assert core.distance_fields([]).shape == (0, 0, 0, 0)


@pytest.mark.parametrize("name", NAMES)
def test_a_board_plays_and_undoes(name: str) -> None:
    rng = random.Random(5)
    board = core.Board(core.Position.start(random_mode(name, rng)))
    trail = [(board.position.text, board.hash)]
    while not board.is_over() and board.depth < 80:
        numbers = board.legal_numbers()
        board.play_unchecked(numbers[rng.randrange(len(numbers))])
        trail.append((board.position.text, board.hash))
    while board.depth:
        assert (board.position.text, board.hash) == trail.pop()
        board.undo()
    with pytest.raises(IllegalActionError) as refused:
        board.undo()
    assert refused.value.code == "game.nothing_to_undo"


def test_errors_equal_those_of_the_reference() -> None:
    position = core.Position.start(Mode.named("classic2"))
    with pytest.raises(NotationError, match="not an action"):
        position.play("e33")
    with pytest.raises(IllegalActionError) as refused:
        position.play("e5")
    assert refused.value.code == "action.too_far"
    with pytest.raises(NotationError) as unread:
        core.Position.parse("classic2 e1he1v Se1Ne9 10,10 - S - 0")
    assert unread.value.code == "position.impossible"
    with pytest.raises(GameOverError):
        position.retire(Side.SOUTH).play("e8")
    with pytest.raises(IllegalActionError):
        position.retire(Side.WEST)
    with pytest.raises(ModeError):
        core.Position.start(Mode.named("pacman"), Side.GHOSTS)


def test_numbers_are_a_buffer() -> None:
    numbers = core.Position.start(Mode.named("classic2")).legal_numbers()
    view = memoryview(numbers)
    assert (view.format, view.readonly, view.tolist()) == ("H", True, list(numbers))
    with pytest.raises(IndexError, match="index out of range: there are 131 legal actions"):
        numbers[len(numbers)]
    assert numbers[-1] == list(numbers)[-1]


def test_different_positions_have_different_hashes() -> None:
    rng = random.Random(11)
    keys: dict[int, str] = {}
    for seed in range(40):
        board = core.Board(core.Position.start(Mode.named(rng.choice(NAMES))))
        while not board.is_over() and board.depth < 60:
            numbers = board.legal_numbers()
            board.play_unchecked(numbers[rng.randrange(len(numbers))])
            key = board.position.key
            assert keys.setdefault(board.hash, key) == key, seed
    assert len(keys) > 1_000
