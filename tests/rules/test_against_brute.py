"""Random games with random house rules and mazes, the reference beside an independent brute-force program.

At every action both must list the same legal tokens, agree on what stands where and on how the game ended.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from hedgemaze.rules import Game, HouseRules, Left, Mode, Position, maze_names, named_maze, parse_maze
from hedgemaze.rules.geometry import squares_of
from hedgemaze.rules.modes import parse_deal
from hedgemaze.rules.words import Family
from tests.brute import house as brute_house
from tests.brute.advanced import Advanced
from tests.brute.classic import Classic
from tests.brute.pacman import Pacman
from tests.rules.random_mazes import random_maze_data

Brute = Classic | Pacman | Advanced
LONGEST_GAME = 400


def random_house(rng: random.Random, options: dict[str, tuple[Any, ...]], share: float) -> dict[str, Any]:
    """Changes each option with some probability."""
    return {name: rng.choice(values) for name, values in options.items() if rng.random() < share}


def pair(name: str, rng: random.Random) -> tuple[Position, Brute]:
    """The same random table, set up in both programs."""
    share = rng.choice((0.0, 0.15, 0.5))
    if name.startswith("classic"):
        house = random_house(rng, brute_house.CLASSIC, share)
        size, fences = rng.choice((3, 5, 7, 9)), rng.choice((0, 1, 3, 6, 10))
        mode = Mode.named(name, size=size, fences=fences, house=HouseRules(**house))
        return Position.start(mode), Classic(name, size=size, fences=fences, house=house)
    options = brute_house.PACMAN if name == "pacman" else brute_house.ADVANCED
    house = random_house(rng, options, share)
    names = maze_names(Family(name))
    maze = named_maze(rng.choice(names)) if rng.random() < 0.5 else parse_maze(random_maze_data(rng, Family(name)))
    deal = rng.choice(("P.BKIC", "P.BK.IC", "P.BC.K.I", "P.C.I.K.B"))
    mode = Mode.named(name, maze=maze, deal=parse_deal(deal), house=HouseRules(**house))
    kind = Pacman if name == "pacman" else Advanced
    return Position.start(mode), kind(maze.to_data(), house, tuple(deal.split(".")))


def plain(position: Position) -> dict[str, object]:
    """The reference's position in the brute-force program's words."""
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


def chosen(rng: random.Random, tokens: list[str]) -> str:
    """Prefers steps to fences, so that games go somewhere."""
    steps = [token for token in tokens if token[-1] not in "hv"]
    return rng.choice(steps if steps and rng.random() < 0.8 else tokens)


def compare(name: str, seed: int) -> int:
    """Plays one game in both programs; returns the number of actions compared."""
    rng = random.Random(f"{name} {seed}")
    position, brute = pair(name, rng)
    game = Game(position)
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
            game._add(Left(side, "resigned"), position.retire(side))
            brute = brute.retire(side.letter)  # type: ignore[union-attr]  # only classic has it
        else:
            token = chosen(rng, tokens)
            game._add(position.parse_action(token), position.play_unchecked(position.parse_action(token)))
            brute = brute.play(token)
    return LONGEST_GAME


@pytest.mark.parametrize("name", ["classic2", "classic3", "classic4", "pacman", "advanced"])
@pytest.mark.parametrize("batch", range(4))
def test_random_games_agree(name: str, batch: int) -> None:
    actions = sum(compare(name, seed) for seed in range(batch * 5, batch * 5 + 5))
    assert actions > 0


@pytest.mark.slow
@pytest.mark.parametrize("name", ["classic2", "classic3", "classic4", "pacman", "advanced"])
@pytest.mark.parametrize("batch", range(8))
def test_many_random_games_agree(name: str, batch: int) -> None:
    actions = sum(compare(name, seed) for seed in range(1000 + batch * 25, 1025 + batch * 25))
    assert actions > 100
