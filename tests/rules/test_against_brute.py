"""Random games with random house rules and mazes: the reference compared with an independent brute-force program.

After every action both must list the same legal tokens and agree on the position and the outcome.
"""

from __future__ import annotations

import random

import pytest

from hedgemaze.rules import Game, Mode, Position, Retirement
from hedgemaze.rules.board.geometry import squares_of
from hedgemaze.rules.enums import Family
from hedgemaze.rules.modes.mode import format_deal
from tests.brute.advanced import Advanced
from tests.brute.classic import Classic
from tests.brute.pacman import Pacman
from tests.rules.random_modes import HOUSE_RULE_NAMES, NAMES, chosen, random_mode
from tests.sample import sample

Brute = Classic | Pacman | Advanced
LONGEST_GAME = 400


def brute_of(mode: Mode) -> Brute:
    """Returns the start of the same mode in the brute-force program."""
    house = dict(mode.house.changes())
    if mode.maze is None:
        return Classic(mode.name, size=mode.size, fences=mode.fences[0], house=house)
    kind = Pacman if mode.family is Family.PACMAN else Advanced
    return kind(mode.maze.to_data(), house, tuple(format_deal(mode.deal).split(".")))


def plain(position: Position) -> dict[str, object]:
    """Converts a position of the reference to the plain data of the brute-force program."""
    mode = position.mode
    memory = zip(mode.pieces, position.previous, strict=False)
    remembered = {piece.letter: str(at) for piece, at in memory if at is not None}
    return (
        {
            "fences": sorted(str(fence) for fence in position.fences),
            "chamber": sorted(str(fence) for fence in position.chamber),
            "pieces": {
                piece.letter: None if at is None else str(at)
                for piece, at in zip(mode.pieces, position.squares, strict=True)
            },
            "stocks": {side.letter: stock for side, stock in zip(mode.sides, position.stocks, strict=True)},
            "pellets": sorted(str(square) for square in squares_of(position.pellets)),
            "reserve": position.reserve,
            "spent": position.spent,
            "ply": position.ply,
        }
        | ({"lives": position.lives, "round": position.round, "progress": position.progress} if mode.maze else {})
        | (
            {"previous": remembered} if position.active is None and position.outcome() is None else {}  # of whole moves
        )
    )


def compare(name: str, seed: int) -> int:
    """Plays one game in both programs; returns the number of actions compared."""
    rng = random.Random(f"{name} {seed}")
    mode = random_mode(name, rng)
    brute = brute_of(mode)
    game = Game(mode)
    for played in range(LONGEST_GAME):
        position = game.position
        where = f"{name} seed {seed} after {played}: {position.text}\n{' '.join(map(str, game.entries))}"
        tokens = sorted(map(str, position.legal_actions()))
        assert tokens == sorted(brute.tokens()), where
        outcome = position.outcome()
        ended = brute.over()
        assert (ended is None) == (outcome is None), where
        mine = plain(position)
        expected = {key: value for key, value in brute.state().items() if key in mine}
        assert mine == expected, f"{where}\n{mine}\n{expected}"
        if outcome is not None and ended is not None:
            winner = outcome.winner.letter if outcome.winner else None
            assert (outcome.reason.value, winner) == ended, where
            return played
        assert Position.parse(position.text) == position, where
        if name.startswith("classic") and rng.random() < 0.01:
            side = rng.choice(position.playing)
            game._add(Retirement(side, "resigned"), position.retire(side))
            brute = brute.retire(side.letter)  # type: ignore[union-attr]  # only classic has it
        else:
            token = chosen(rng, tokens)
            game._add(position.parse_action(token), position.play_unchecked(position.parse_action(token)))
            brute = brute.play(token)
    return LONGEST_GAME


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(
    "batch",
    [0, pytest.param(1, marks=pytest.mark.slow), *(pytest.param(each, marks=pytest.mark.full) for each in (2, 3))],
)
def test_random_games_agree(name: str, batch: int) -> None:
    actions = sum(compare(name, seed) for seed in range(batch * 5, batch * 5 + 5))
    assert actions > 0


@pytest.mark.slow
@pytest.mark.parametrize("table", sample(*list(HOUSE_RULE_NAMES)[4::16], of=HOUSE_RULE_NAMES))
def test_games_agree_by_every_house_rule(table: str) -> None:
    assert sum(compare(table, seed) for seed in range(8)) > 0


@pytest.mark.full
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("batch", range(2))
def test_many_random_games_agree(name: str, batch: int) -> None:
    actions = sum(compare(name, seed) for seed in range(1000 + batch * 25, 1025 + batch * 25))
    assert actions > 100
