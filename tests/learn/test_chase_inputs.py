"""Inputs and outputs of the PAC-MAN networks: equal to plain searches, and symmetric as the board is."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import product

import pytest

from hedgemaze import core
from hedgemaze.learn.network.encoding import MODES
from hedgemaze.learn.network.symmetry import symmetries
from hedgemaze.rules import GHOSTS, Action, Lift, Place, Position, Step
from tests.engine.positions import random_game
from tests.learn.networks import core_network
from tests.learn.reference_chase import reference_chase_inputs
from tests.rules.random_modes import random_mode
from tests.rules.test_symmetry import Symmetry

CHASE = ("pacman", "advanced")


def chosen_positions(name: str, games: int, share: float) -> Iterator[Position]:
    """Some unfinished positions of random games with random mazes and house rules; ghosts step straight."""
    for number in range(games):
        rng = random.Random(f"{name} {number}")
        mode = random_mode(name, rng)
        mode = replace(mode, house=replace(mode.house, ghost_diagonal=False))
        for position in random_game(mode, rng):
            if rng.random() < share and not position.outcome():
                yield Position.parse(position.text)


@pytest.mark.slow
@pytest.mark.parametrize("name", CHASE)
def test_inputs_equal_those_of_plain_searches(name: str) -> None:
    network = core_network(name)
    count = 0
    for position in chosen_positions(name, 12, 0.1):
        inputs = network.inputs(core.Position.parse(position.text))
        assert sorted(inputs) == sorted(reference_chase_inputs(position)), position.text
        count += 1
    assert count > 60


def all_symmetries() -> list[Symmetry]:
    """In the order of `hedgemaze.learn.network.symmetry`."""

    def made(files: bool, rows: bool, swaps: bool) -> Symmetry:
        def turn(file: int, row: int, last: int) -> tuple[int, int]:
            there = (last - file if files else file, last - row if rows else row)
            return there[::-1] if swaps else there

        return Symmetry(turn, swaps_axes=swaps)

    return [made(*flags) for flags in product((False, True), repeat=3)]


def symmetric_position(symmetry: Symmetry, outputs: Sequence[int], position: Position) -> Position:
    """The symmetric position; its respawn squares are listed as north, south, west, east again."""
    image = symmetry.position(position)
    maze = image.mode.maze
    assert maze is not None
    respawns = dict(zip(outputs[7:11], maze.respawns, strict=False))
    in_order = tuple(respawns[number] for number in sorted(respawns))
    return replace(image, mode=replace(image.mode, maze=replace(maze, respawns=in_order)))


@pytest.mark.parametrize("name", CHASE)
def test_symmetric_positions_have_symmetric_inputs_and_outputs(name: str) -> None:
    network = core_network(name)
    moved = list(zip(all_symmetries(), symmetries(MODES[name]), strict=True))
    count = 0
    for position in chosen_positions(name, 8, 0.05):
        symmetry, (inputs, outputs) = moved[count % 8]
        here = core.Position.parse(position.text)
        there = core.Position.parse(symmetric_position(symmetry, outputs.tolist(), position).text)
        assert sorted(network.inputs(there)) == sorted(inputs[list(network.inputs(here))].tolist()), position.text
        found = network.outputs(there)
        for action, output in network.outputs(here).items():
            assert found[symmetry.action(action, 9)] == outputs[output], f"{position.text} {action}"
        count += 1
    assert count > 24


def test_actions_with_one_output_are_of_the_same_kind() -> None:
    """Far ghosts share outputs; nothing else does."""
    for name in CHASE:
        network = core_network(name)
        for position in chosen_positions(name, 6, 0.1):
            seen: dict[int, Action] = {}
            for action, output in network.outputs(core.Position.parse(position.text)).items():
                assert output >= 0
                other = seen.setdefault(output, action)
                if other != action:
                    assert isinstance(action, Step | type(other))
                    assert not isinstance(action, Place | Lift)
                    assert all(each.piece in GHOSTS for each in (action, other) if isinstance(each, Step))
