"""Counts whether levels run straight to the goal when nothing else is left to do: ``python -m bench.engine.races``.

Counts by mode and level:

- *nearer*: in positions without fences in stock (classic), or with one pellet left that no ghost can reach in time, the
  share in which the level steps nearer;
- *ahead*: classic, with fences in stock and ahead of rivals without any: the share in which it steps nearer or places;
- *caught*: in positions with a ghost next to PAC-MAN, the share in which PAC-MAN is caught in this phase;
- with ``--games N``, *drawn*: draws among N games of each classic level against ``random``.

The node limits of the levels are fixed, so the counts do not depend on the machine.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable, Iterator

from hedgemaze import core
from hedgemaze.engine import Level, LevelPlayer, levels
from hedgemaze.rules import MODES, Action, Family, Game, Mode, Move, Piece, Place, Position, Side
from hedgemaze.rules.board.geometry import SQUARES, Direction, Square

_SECONDS = 60.0
"""Replaces the time limit of levels, which would make them weaker on a busy machine."""
_LONGEST = 2_000
_LONGEST_WAY = 8
_FAR = 99
_KEPT = 3
_PACES = {"pacman": 2, "advanced": 3}
"""Steps of the fastest ghost."""

Task = tuple[str, list[core.Position], Callable[[core.Position, Level, int], bool]]


def races(name: str, count: int, *, kept: int = 0) -> Iterator[core.Position]:
    """Yields random positions in which only the side to move has fences in stock."""
    rng = random.Random(f"{name} {kept}")
    mode = Mode.named(name)
    found = 0
    while found < count:
        position = core.Position.start(mode)
        runner = rng.choice(mode.sides)
        for _ in range(200):
            here = position.to_rules()
            if position.outcome() or (here.side is runner and is_race(here, kept)):
                break
            places: list[Action] = [each for each in position.legal_actions() if isinstance(each, Place)]
            steps: list[Action] = [each for each in position.legal_actions() if isinstance(each, Move)]
            may_place = places and here.stock(here.side) > (kept if here.side is runner else 0)
            position = position.play(rng.choice(places if may_place and rng.random() < 0.7 else steps or places))
        here = position.to_rules()
        if position.outcome() or here.side is not runner or not is_race(here, kept):
            continue
        if kept and not leads(here):
            continue
        if any(is_nearer(position, each) for each in position.legal_actions()):
            found += 1
            yield position


def is_race(position: Position, kept: int) -> bool:
    """Returns whether only the side to move has fences in stock, exactly this number."""
    return all(position.stock(each) == (kept if each is position.side else 0) for each in position.mode.sides)


def leads(position: Position) -> bool:
    """Returns whether the side to move is as near to its goal as any rival."""
    steps = [(position.distance(each) or 0, each is not position.side) for each in position.mode.sides]
    return min(steps)[1] is False


def is_nearer(position: core.Position, action: object) -> bool:
    """Returns whether an action is a step towards the goal."""
    if not isinstance(action, Move):
        return False
    side = position.side
    return (position.play(action).distance(side) or 0) < (position.distance(side) or 0)


def hunts(name: str, count: int) -> Iterator[core.Position]:
    """Yields positions with one pellet left and no ghost that can reach PAC-MAN's path in time."""
    for position in hunted(name, "P", random.Random(f"{name} pellet")):
        here = position.to_rules()
        pacman, *ghosts = squares_of(here)
        steps = steps_from(here, pacman)
        way = pellet_distance(position)
        rounds = (way - 1) // 2
        if 0 < way <= _LONGEST_WAY and all(steps[ghost] > way + _PACES[name] * rounds for ghost in ghosts):
            yield position
            count -= 1
            if count == 0:
                return


def catches(name: str, count: int) -> Iterator[core.Position]:
    """Yields positions with the ghosts to move and one of them next to PAC-MAN."""
    for position in hunted(name, "G", random.Random(f"{name} catch")):
        pacman, *ghosts = squares_of(position.to_rules())
        steps = steps_from(position.to_rules(), pacman)
        if 1 in (steps[ghost] for ghost in ghosts):
            yield position
            count -= 1
            if count == 0:
                return


def hunted(name: str, side: str, rng: random.Random) -> Iterator[core.Position]:
    """Yields positions with one pellet, and PAC-MAN and two ghosts on random squares."""
    fences, stocks = ("d3hg5hb7hg2vc4ve7v", "-") if name == "pacman" else ("c3hf6hb6vg3v", "5,2")
    maze = Mode.named(name).maze
    pellets = [str(square) for square in maze.pellets] if maze else []
    while True:
        pellet = rng.choice(pellets)
        pacman, blinky, pinky = rng.sample([square for square in SQUARES if str(square) not in pellets], 3)
        pieces = f"P{pacman}B{blinky}K{pinky}I*C*"
        yield core.Position.parse(f"{name} {fences} {pieces} {stocks} {pellet}/0/3/2 {side} - 60/12/11")


def squares_of(position: Position) -> list[Square]:
    """Returns the squares of the pieces, PAC-MAN first."""
    return [square for square in position.squares if square is not None]


def steps_from(position: Position, start: Square) -> dict[Square, int]:
    """Returns the distances from a square to all others, with tunnels."""
    maze = position.mode.maze
    links = {end: other for tunnel in maze.tunnels for end, other in (tunnel, tunnel[::-1])} if maze else {}
    steps, queue = {start: 0}, [start]
    for square in queue:
        near = [SQUARES[square + each.offset] for each in Direction if position.fences.is_open(square, each)]
        for other in [*near, links[square]] if square in links else near:
            if other not in steps:
                steps[other] = steps[square] + 1
                queue.append(other)
    return steps


def pellet_distance(position: core.Position) -> int:
    """Returns PAC-MAN's distance to the nearest pellet; 0 if there is none."""
    here = position.to_rules()
    pacman = here.square_of(Piece.PACMAN)
    if pacman is None:
        return _FAR
    steps = steps_from(here, pacman)
    return min((steps[square] for square in SQUARES if here.pellets & square.bit), default=0)


# The level's behaviour in these positions.


def goes_nearer(position: core.Position, level: Level, seed: int) -> bool:
    """Returns whether a level steps towards its goal, or PAC-MAN towards the pellet."""
    action = LevelPlayer(level, seed).choose(position, seconds=_SECONDS)
    if position.mode.family is Family.CLASSIC:
        return is_nearer(position, action)
    return pellet_distance(position.play(action)) < pellet_distance(position)


def keeps_on(position: core.Position, level: Level, seed: int) -> bool:
    """Returns whether a level avoids steps that do not shorten its path."""
    action = LevelPlayer(level, seed).choose(position, seconds=_SECONDS)
    return not isinstance(action, Move) or is_nearer(position, action)


def catches_him(position: core.Position, level: Level, seed: int) -> bool:
    """Returns whether the ghosts catch PAC-MAN in this phase."""
    lives, here = position.to_rules().lives, position
    player = LevelPlayer(level, seed)
    while here.outcome() is None and here.side is Side.GHOSTS and here.to_rules().lives == lives:
        here = here.play(player.choose(here, seconds=_SECONDS))
    return here.to_rules().lives < lives


def is_drawn(name: str, level: Level, seed: int) -> bool:
    """Plays a game of a level against ``random`` in alternating seats; returns whether it is a draw."""
    game = Game(Mode.named(name))
    mine = game.mode.sides[seed % len(game.mode.sides)]
    player, rng = LevelPlayer(level, seed), random.Random(seed)
    while game.outcome() is None and len(game.entries) < _LONGEST:
        is_mine = game.position.side is mine
        legal = core.Position.from_rules(game.position).legal_actions()
        game.play(player.choose(game, seconds=_SECONDS) if is_mine else rng.choice(legal))
    outcome = game.outcome()
    return outcome is None or outcome.winner is None


def share(found: list[bool]) -> str:
    """Returns a share with its count."""
    return f"{sum(found)} of {len(found)} ({sum(found) / max(len(found), 1):.0%})"


def main() -> None:
    """Prints the counts."""
    parser = argparse.ArgumentParser(description="Whether levels run.")
    parser.add_argument("modes", nargs="*", default=list(MODES))
    parser.add_argument("--positions", type=int, default=100, help="per mode (default 100)")
    parser.add_argument("--last", type=int, default=8, help="the highest level (default 8)")
    parser.add_argument("--games", type=int, default=0, help="against random, per classic level (default 0)")
    options = parser.parse_args()
    for name in options.modes:
        is_classic = Mode.named(name).family is Family.CLASSIC
        roles = [None] if is_classic else list(Mode.named(name).sides)
        for role in roles:
            tasks = tasks_of(name, role, options.positions)
            for level in levels(name, role)[: options.last]:
                told = []
                for task, positions, ask in tasks:
                    told.append(f"{task} {share([ask(each, level, seed) for seed, each in enumerate(positions)])}")
                if is_classic and options.games:
                    drawn = [is_drawn(name, level, seed) for seed in range(options.games)]
                    told.append(f"drawn {share(drawn)}")
                letter = f" {role.letter}" if role else ""
                print(f"{name}{letter} level {level.number}: {', '.join(told)}", flush=True)


def tasks_of(name: str, role: Side | None, count: int) -> list[Task]:
    """Returns what is counted for a role: a name, the positions, and a test."""
    if role is Side.GHOSTS:
        return [("caught", list(catches(name, count)), catches_him)]
    if role is not None:
        return [("nearer", list(hunts(name, count)), goes_nearer)]
    kept = list(races(name, count, kept=_KEPT))
    return [("nearer", list(races(name, count)), goes_nearer), ("ahead", kept, keeps_on)]


if __name__ == "__main__":
    main()
