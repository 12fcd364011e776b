"""Measures the perfect level: how often a result that nobody can force, or a lost one, turns in its favour.

Random positions with two ghosts in PAC-MAN's last life are played against a level, once by each rule of choice among
actions with equal results: the hardest task (`hedgemaze.engine.players.perfect`), the longest way, or at random.
``python -m bench.engine.perfect`` takes minutes.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Callable

from hedgemaze import core
from hedgemaze.engine import LevelPlayer
from hedgemaze.engine.players.perfect import perfect_action
from hedgemaze.rules import Action, Game, Mode, Position, Side
from hedgemaze.rules.modes.house_rules import HouseRules
from hedgemaze.solve import Exact, Table, Value, solve
from hedgemaze.solve.exact import exact_of
from hedgemaze.solve.start import start_position

_LONGEST = 400

Rule = Callable[[Game, core.Position, Exact, random.Random], Action]


def _hardest(game: Game, position: core.Position, exact: Exact, _: random.Random) -> Action:
    action = perfect_action(game, position, exact)
    assert action is not None
    return action


def _longest(_: Game, __: core.Position, exact: Exact, rng: random.Random) -> Action:
    return rng.choice(exact.best)


def _at_random(_: Game, position: core.Position, exact: Exact, rng: random.Random) -> Action:
    """Keeps the result; a winning side hurries, or it would never end."""
    own = Value.PACMAN if position.side is Side.PACMAN else Value.GHOSTS
    if exact.value is own:
        return rng.choice(exact.best)
    return rng.choice([action for action, (value, _) in exact.actions.items() if value is exact.value])


RULES: dict[str, Rule] = {"hardest": _hardest, "longest": _longest, "random": _at_random}


def positions(table: Table, value: Value, count: int, seed: int) -> list[Position]:
    """Returns random positions of PAC-MAN's turn with a value, two or more pellets and all the table's ghosts."""
    rng = random.Random(seed)
    found: list[Position] = []
    squares = [f"{file}{row}" for file in "abcdefghi" for row in range(1, 10)]
    start = start_position(table.mode, table.ghosts, lives=1).text.split(" ")
    while len(found) < count:
        pellets = [each for each in squares if each in _pellet_squares(table.mode) and rng.random() < 0.7]
        free = [each for each in squares if each not in _pellet_squares(table.mode)]
        pacman, *ghosts = rng.sample(free, 1 + table.ghosts)
        if len(pellets) < 2:
            continue
        held = [*ghosts, *["*"] * (4 - len(ghosts))]
        pieces = f"P{pacman}" + "".join(letter + square for letter, square in zip("BKIC", held, strict=True))
        taken = 4 - len(pellets)
        text = " ".join([*start[:2], pieces, "-", f"{''.join(pellets)}/0/{taken}/1", "P", "-", "0/1/1"])
        position = Position.parse(text)
        if position.outcome() is None and table.value(position) is value:
            found.append(position)
    return found


def _pellet_squares(mode: Mode) -> set[str]:
    assert mode.maze is not None
    return {str(square) for square in mode.maze.pellets}


def play(table: Table, start: Position, side: Side, rule: Rule, level: int, seed: int) -> str:
    """Plays a game and returns whether the perfect side wins, draws or loses."""
    game, rng, opponent = Game(start), random.Random(seed), LevelPlayer(level, seed)
    while game.outcome() is None and len(game.entries) < _LONGEST:
        if game.position.side is side:
            position = core.Position.from_rules(game.position)
            exact = exact_of(table, position)
            assert exact is not None
            game.play(rule(game, position, exact, rng))
        else:
            game.play(opponent.choose(game))
    outcome = game.outcome()
    if outcome is None or outcome.winner is None:
        return "draw"
    return "win" if outcome.winner is side else "loss"


def main() -> int:
    """Prints one row per role, value of the start and rule."""
    parser = argparse.ArgumentParser(description="Measures the perfect level.")
    parser.add_argument("--games", type=int, default=40, help="games of each kind (40)")
    parser.add_argument("--level", type=int, default=3, help="level of the opponent (3)")
    parser.add_argument("--ghosts", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    table = solve(Mode.named("pacman", house=HouseRules(lives=1)), ghosts=options.ghosts)
    print("| perfect side | start | rule | wins | draws | losses |", "|---|---|---|---|---|---|", sep="\n")
    for side, lost in ((Side.PACMAN, Value.GHOSTS), (Side.GHOSTS, Value.PACMAN)):
        for value in (Value.OPEN, lost):
            starts = positions(table, value, options.games, options.seed)
            for name, rule in RULES.items():
                counts = Counter(
                    play(table, start, side, rule, options.level, number) for number, start in enumerate(starts)
                )
                cells = [side.name.lower(), value.value, name, counts["win"], counts["draw"], counts["loss"]]
                print(f"| {' | '.join(map(str, cells))} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
