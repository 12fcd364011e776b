"""Games between levels, which positions for puzzles are taken from."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

from hedgemaze import core
from hedgemaze.arena.openings import openings
from hedgemaze.core import stream_seed
from hedgemaze.engine import LevelPlayer
from hedgemaze.rules import Family, Mode, maze_names
from hedgemaze.solve.start import start_position

_LEVELS = {Family.CLASSIC: (2, 3, 4, 5), Family.PACMAN: (2, 3, 4), Family.ADVANCED: (2, 3)}
"""Higher levels of the PAC-MAN modes take seconds per turn."""
_MAX_ACTIONS = 260
_GHOSTS = (2, 1, 2, 2, 1, 2, 1, 2, 2, 1, 2, 2, 3)
"""Numbers of ghosts in the PAC-MAN mode, one after the other; the table of three takes the longest."""
_RANDOM_ROUNDS = 2


def positions_of_game(mode: Mode, seed: int, number: int) -> Iterator[core.Position]:
    """Plays one game between middle levels after a random opening, and yields the positions that begin a turn.

    The same seed and number give the same game.
    """
    rng = random.Random(f"{mode.name} puzzle {seed} {number}")
    game = _opening(mode, seed, number, rng)
    players = {
        side: LevelPlayer(rng.choice(_LEVELS[mode.family]), stream_seed(seed, number, place))
        for place, side in enumerate(mode.sides)
    }
    before = None
    for _ in range(_MAX_ACTIONS):
        if game.outcome():
            return
        here = game.position
        if before is None or here.begins_turn_after(before):
            yield _without_counters(here)
        before = here
        game = game.play(players[here.side].choose(game))


def _opening(mode: Mode, seed: int, number: int, rng: random.Random) -> core.Game:
    """Returns a game after its opening."""
    if mode.family is Family.CLASSIC:
        opening = next(islice(openings(mode, stream_seed(seed, number) >> 32), 1))
        return core.Game(mode).play_all(opening.actions)
    names = maze_names(mode.family)
    mode = Mode.named(mode.name, maze=names[number % len(names)])
    if mode.family is Family.ADVANCED:
        return _random_rounds(core.Position.start(mode), rng)
    ghosts = _GHOSTS[number // len(names) % len(_GHOSTS)]
    return _random_rounds(start_position(mode, ghosts), rng)


def _random_rounds(start: core.Position, rng: random.Random) -> core.Game:
    """Plays a few rounds at random; if a life is lost in them, the game begins without them."""
    game, rounds = core.Game(start), rng.randrange(_RANDOM_ROUNDS + 1)
    while game.position.round <= rounds:
        if game.outcome() or game.position.lives < start.lives:
            return core.Game(start)
        game = game.play(rng.choice(game.position.legal_actions()))
    return game


def _without_counters(position: core.Position) -> core.Position:
    """Returns a position of a PAC-MAN mode with the limit of rounds without progress as far away as possible."""
    if position.mode.family is Family.CLASSIC:
        return position
    plain = position.to_rules()
    return core.Position.from_rules(replace(plain, progress=max(plain.round - 1, 0)))
