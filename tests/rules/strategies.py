"""Hypothesis strategies: modes, and positions that a biased random walk reaches from their start.

A walk is a seed and a length, so an example prints briefly and shrinks to a short game. It is biased towards eventful
games: pawns run and meet, PAC-MAN hunts pellets (boosted: ghosts), ghosts hunt PAC-MAN, pellets are spent.
`test_strategies.py` checks that the walks reach these situations.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from hedgemaze.rules import (
    GHOSTS,
    MODES,
    Action,
    Family,
    Game,
    HouseRules,
    Lift,
    Maze,
    Mode,
    Move,
    Note,
    Piece,
    Place,
    Position,
    Spend,
    Square,
    Step,
    maze_names,
    named_maze,
    parse_maze,
)
from hedgemaze.rules.board.geometry import squares_of
from hedgemaze.rules.board.paths import distance
from hedgemaze.rules.modes.mode import parse_deal
from tests.brute import house_rules as brute_house
from tests.rules.random_mazes import random_maze_data

CLASSIC = ("classic2", "classic3", "classic4")
MAZES = ("pacman", "advanced")
OPTIONS = {
    Family.CLASSIC: brute_house.CLASSIC,
    Family.PACMAN: brute_house.PACMAN,
    Family.ADVANCED: brute_house.ADVANCED,
}
DEALS = ("P.BKIC", "P.BK.IC", "P.BC.K.I", "P.C.I.K.B")
SEEDS = st.integers(0, 2**32 - 1)

_SLOW_EXAMPLES = (HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example)


def examples(count: int) -> settings:
    """Settings with this number of examples and no deadline: the time of an example depends on the machine."""
    return settings(max_examples=count, deadline=None, suppress_health_check=_SLOW_EXAMPLES)


# Modes.


@st.composite
def house_rules(draw: st.DrawFn, family: Family) -> HouseRules:
    """The default rules, or up to four changed options of the family."""
    options = OPTIONS[family]
    names = draw(st.lists(st.sampled_from(sorted(options)), max_size=4, unique=True))
    changes: dict[str, Any] = {name: draw(st.sampled_from(options[name])) for name in names}
    return HouseRules(**changes)


def random_maze(seed: int, family: Family) -> Maze:
    """Returns a random playable maze."""
    return parse_maze(random_maze_data(random.Random(seed), family))


def mazes(family: Family) -> st.SearchStrategy[Maze]:
    """Shipped mazes and random ones."""
    shipped = st.sampled_from(maze_names(family)).map(named_maze)
    return shipped | SEEDS.map(lambda seed: random_maze(seed, family))


@st.composite
def modes(draw: st.DrawFn, names: tuple[str, ...] = MODES) -> Mode:
    """Any variant of these modes: size and fences, or maze and deal, and house rules."""
    name = draw(st.sampled_from(names))
    if name in MAZES:
        family = Family(name)
        deal = parse_deal(draw(st.sampled_from(DEALS)))
        return Mode.named(name, maze=draw(mazes(family)), deal=deal, house=draw(house_rules(family)))
    size = draw(st.sampled_from((9, 3, 5, 7)))
    fences = draw(st.none() | st.integers(0, 12))
    return Mode.named(name, size=size, fences=fences, house=draw(house_rules(Family.CLASSIC)))


# Walks.


def _distance(square: Square, wanted: list[Square]) -> int:
    """Returns the number of steps to the nearest wanted square on an empty board."""
    return min((abs(square.file - at.file) + abs(square.row - at.row) for at in wanted), default=9)


def _distance_left(position: Position, action: Action) -> int:
    """Returns the distance between a piece and its target after an action; a stop has no target."""
    ghosts = [at for ghost in GHOSTS if ghost in position.mode.pieces and (at := position.square_of(ghost)) is not None]
    pacman = [at] if position.mode.maze and (at := position.square_of(Piece.PACMAN)) is not None else []
    match action:
        case Move(square):
            return distance(position.fences, square, position.mode.goal(position.side)) or 0
        case Step(Piece.PACMAN, square):
            return _distance(square, ghosts if position.boost else list(squares_of(position.pellets)))
        case Step(_, square):
            return _distance(square, pacman)
        case Spend():
            return min(_distance(at, ghosts) for at in pacman) - 2
        case _:
            return 9


def biased_choice(rng: random.Random, position: Position, actions: list[Action]) -> Action:
    """Chooses an action: often the one nearest to a target, sometimes a fence near a piece, sometimes any."""
    if rng.random() < (0.05 if position.boost else 0.2):
        return rng.choice(actions)
    fences = [action for action in actions if isinstance(action, Place | Lift)]
    others = [action for action in actions if not isinstance(action, Place | Lift)]
    if fences and (not others or rng.random() < 0.3):
        occupied = [square for square in position.squares if square is not None]
        return min(
            rng.sample(fences, min(3, len(fences))),
            key=lambda action: _distance(action.fence.slot, occupied),
        )
    if not position.boost and rng.random() < 0.3:
        return rng.choice(others)
    rng.shuffle(others)
    return min(others, key=lambda action: _distance_left(position, action))


def walk(start: Position, seed: int, length: int) -> Iterator[Position]:
    """Yields the start and every position after it, for at most `length` actions or until the end of the game."""
    rng = random.Random(seed)
    position = start
    yield position
    for _ in range(length):
        actions = position.legal_actions()
        if not actions:
            return
        if len(position.playing) > 2 and rng.random() < 0.01:
            position = position.retire(rng.choice(position.playing))
        else:
            position = position.play_unchecked(biased_choice(rng, position, actions))
        yield position


@st.composite
def positions(
    draw: st.DrawFn, names: tuple[str, ...] = MODES, *, unfinished: bool = False, longest: int = 90
) -> Position:
    """A position that a walk reaches, in classic from any first side."""
    mode = draw(modes(names))
    first = draw(st.sampled_from(mode.sides)) if mode.family is Family.CLASSIC else None
    reached = walk(Position.start(mode, first), draw(SEEDS), draw(st.integers(0, longest)))
    *_, last = [position for position in reached if not unfinished or position.outcome() is None]
    return last


TRICKS = ("[%", "[%clk 0:00:01] x", "[%eval 1 0]", "\\[%", "}", "{", "\\", "\\n", "\\}", " x ", "*", "1. e2", "a\r\nb")
"""Texts that would be misread without escaping."""

NOTES = st.builds(
    Note,
    comment=st.sampled_from(TRICKS)
    | st.text(st.sampled_from('{}[]\\"%;:*. \t\n\r\0aé鬼👻\u2028\x85') | st.characters(codec="utf-8"), max_size=30),
    clock_ms=st.none() | st.integers(0, 9999 * 3_600_000),
)
"""Comments with text that could end a comment early, and clocks."""

TAG_VALUES = st.sampled_from(TRICKS) | st.text(
    st.sampled_from('"\\[]{}\n\r\t an') | st.characters(codec="utf-8"), max_size=20
)
TAGS = st.dictionaries(st.sampled_from(("Event", "Site", "Date", "White_1", "x")), TAG_VALUES, max_size=3)


@st.composite
def games(draw: st.DrawFn, names: tuple[str, ...] = MODES, longest: int = 40) -> Game:
    """A game with tags and notes; some begin in mid-game, some end by resignation or agreement."""
    start = draw(positions(names, longest=60)) if draw(st.booleans()) else Position.start(draw(modes(names)))
    game = Game(start, draw(TAGS))
    rng = random.Random(draw(SEEDS))
    for _ in range(draw(st.integers(0, longest))):
        if game.outcome() is not None:
            break
        game.play(biased_choice(rng, game.position, game.position.legal_actions()))
    if draw(st.integers(0, 3)) == 0 and game.outcome() is None:
        _leave_or_agree(game, rng)
    for index in draw(st.sets(st.integers(0, len(game.entries)), max_size=4)):
        note = draw(NOTES)
        if draw(st.booleans()):
            shares = draw(st.tuples(*[st.integers(0, 10_000)] * len(game.mode.sides)))
            note = Note(note.comment, note.clock_ms, tuple(share / 10_000 for share in shares))
        game.notes[index] = note
    return game


def _leave_or_agree(game: Game, rng: random.Random) -> None:
    """Makes a side leave, in mid-move or between turns, or all sides agree to a draw."""
    if rng.random() < 0.7:
        game.leave(rng.choice(game.position.playing), rng.choice(("resigned", "flagged")))
    else:
        game.agree()
