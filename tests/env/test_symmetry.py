"""Symmetries: a transformed observation is the observation of the transformed position, and so with masks."""

from __future__ import annotations

import random

import numpy as np
import pytest

from hedgemaze import core
from hedgemaze.env import Symmetry, VectorEnv, observe, planes_of, symmetries, view_numbers
from hedgemaze.env.encoding import ViewName
from hedgemaze.errors import EnvError
from hedgemaze.rules import Game, Mode, Piece, Position, Side
from tests.env import plain
from tests.rules import test_symmetry as of_rules
from tests.rules.random_modes import random_mode

ROTATED = {Piece.SOUTH: Piece.EAST, Piece.EAST: Piece.NORTH, Piece.NORTH: Piece.WEST, Piece.WEST: Piece.SOUTH}
CASES: list[tuple[str, ViewName]] = [(name, view) for name in plain.NAMES for view in ("relative", "absolute")]


def reference(mode: Mode, name: str) -> of_rules.Symmetry:
    """Returns the symmetry of the tests of the rules with this name."""
    turns = next((number for number in (1, 2, 3) if name.endswith(str(90 * number))), 0)
    is_mirrored = name.startswith("mirror")

    def turn(file: int, row: int, last: int) -> tuple[int, int]:
        return plain.turned((last - file if is_mirrored else file, row), turns, last + 1)

    parts = {piece: piece for piece in mode.pieces}
    if mode.name.startswith("classic"):
        for _ in range(turns):
            parts = {piece: ROTATED[image] for piece, image in parts.items()}
    return of_rules.Symmetry(turn, swaps_axes=turns % 2 == 1, parts=parts)


def walk(mode: Mode, rng: random.Random, length: int) -> list[Position]:
    """Returns positions of a random game."""
    game = Game(mode)
    while len(game.actions) < length and game.outcome() is None:
        game.play(plain.random_action(game, rng))
    return [position for position in game.positions if position.outcome() is None]


def mask(position: Position, view: ViewName) -> np.ndarray[tuple[int, ...], np.dtype[np.uint8]]:
    """Returns the mask of a position in the view of its side to move."""
    legal = list(core.Position.from_rules(position).legal_numbers())
    numbers = view_numbers(position.mode, position.side, view)
    found = np.zeros(len(numbers), np.uint8)
    found[numbers[legal]] = 1
    return found


@pytest.mark.parametrize(("name", "view"), CASES)
def test_observations_and_masks_commute_with_symmetries(name: str, view: ViewName) -> None:
    rng = random.Random(f"{name} {view}")
    for _ in range(2):
        mode = random_mode(name, rng)
        positions = walk(mode, rng, 30)[::6]
        for symmetry in symmetries(mode, view):
            other = reference(mode, symmetry.name)
            for position in positions:
                image = Position.parse(other.position(position).text)
                shown = observe(core.Position.from_rules(position), view=view)
                wanted = observe(core.Position.from_rules(image), view=view)
                assert (symmetry.observations(shown) == wanted).all(), f"{symmetry.name} {position.text}"
                assert (symmetry.masks(mask(position, view)) == mask(image, view)).all()


@pytest.mark.parametrize(("name", "view"), CASES)
def test_symmetries_form_a_group(name: str, view: ViewName) -> None:
    """Each is a permutation of all cells and all actions, and two in a row are a third."""
    mode = Mode.named(name)
    group = symmetries(mode, view)
    assert len({each.name for each in group}) == len(group)
    assert group[0].name == "identity"
    assert (group[0].cells == np.arange(len(group[0].cells))).all()
    numbers = {each.numbers.tobytes() for each in group}
    assert len(numbers) == len(group)
    for one in group:
        assert sorted(one.cells) == list(range(len(planes_of(mode)) * mode.size**2))
        assert sorted(one.numbers) == list(range(len(one.numbers)))
        assert (one.actions(one.numbers) == np.arange(len(one.numbers))).all()
        for other in group:
            assert other.masks(one.numbers).tobytes() in numbers


def expected(mode: Mode, view: ViewName) -> int:
    if not mode.name.startswith("classic"):
        return 8
    return {("classic2", "relative"): 2, ("classic2", "absolute"): 4, ("classic4", "absolute"): 4}.get(
        (mode.name, view), 1
    )


@pytest.mark.parametrize(("name", "view"), CASES)
def test_how_many_symmetries_there_are(name: str, view: ViewName) -> None:
    assert len(symmetries(Mode.named(name), view)) == expected(Mode.named(name), view)
    assert [each.name for each in symmetries(name, view)] == [each.name for each in symmetries(Mode.named(name), view)]


def test_a_half_turn_exchanges_the_rewards() -> None:
    half = symmetries(Mode.named("classic2"), "absolute")[1]
    assert half.name == "rotate_180"
    assert half.rewards(np.array([[1.0, -1.0], [0.0, 0.0]])).tolist() == [[-1.0, 1.0], [0.0, 0.0]]
    quarter = symmetries(Mode.named("classic4"), "absolute")[1]  # South becomes East, the last in turn order
    assert quarter.rewards(np.array([1.0, 0.0, 0.0, 0.0])).tolist() == [0.0, 0.0, 0.0, 1.0]


def test_relative_views_of_a_turned_game_are_equal() -> None:
    """North in a position sees what South sees in the position turned by a half."""
    rng = random.Random(3)
    for position in walk(Mode.named("classic2"), rng, 40):
        image = Position.parse(of_rules.HALF_TURN.position(position).text)
        shown, other = (observe(core.Position.from_rules(each), view="relative") for each in (position, image))
        assert (shown == other).all()
        assert position.side is not image.side
        assert (mask(position, "relative") == mask(image, "relative")).all()


def test_whole_batches_are_transformed() -> None:
    mode = Mode.named("classic2")
    env = VectorEnv(mode, 6)
    shown = env.reset(4)
    mirror: Symmetry = symmetries(mode)[1]
    for _ in range(10):
        actions = env.sample()
        assert shown.masks is not None
        assert shown.observations is not None
        assert (np.take_along_axis(mirror.masks(shown.masks), mirror.actions(actions)[:, None], 1) == 1).all()
        assert mirror.observations(shown.observations).shape == shown.observations.shape
        shown = env.step(actions)
    assert mirror.actions(np.array([0, 8, 81])).tolist() == [8, 0, 88]  # a1, i1, a1h and their images
    assert mirror.actions(np.array([-1, 0])).tolist() == [-1, 8]


def test_numbers_of_another_shape_are_refused() -> None:
    mirror = symmetries(Mode.named("classic2"))[1]
    for call in (mirror.rewards, mirror.masks, mirror.observations):
        with pytest.raises(EnvError) as refused:
            call(np.zeros(5))
        assert refused.value.code == "env.bad_shape"


@pytest.mark.parametrize("name", ["classic2", "classic3", "classic4"])
def test_view_numbers_and_absolute_numbers_are_inverse(name: str) -> None:
    mode = Mode.named(name, size=5)
    for side in mode.sides:
        assert (view_numbers(mode, side)[np.argsort(view_numbers(mode, side))] == np.arange(58)).all()
    assert (view_numbers(mode, Side.SOUTH) == np.arange(58)).all()
