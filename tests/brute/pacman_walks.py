"""Whole moves of the fixed maze, enumerated as walks (rules.md A.3, decisions 0001 and 0002).

A walk is a sequence of squares. First all possible walks are listed, then those that are not a legal whole move are
removed. PAC-MAN's turn is split at every pellet that gives a boost: each part has its own walks.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from .board import Square, Ways, around_corners, sees
from .house_rules import House


@dataclass(frozen=True)
class Walk:
    """The squares entered in order, and the event that ended the walk."""

    steps: tuple[Square, ...]
    event: str
    """`caught`, `fed` (a pellet gave a boost), `won`, or empty: no event."""


@dataclass(frozen=True)
class Runner:
    """PAC-MAN in the middle of his turn."""

    square: Square
    ordinary: int
    """Ordinary steps left; boost steps are used before them."""
    boost: int
    fed: bool
    """Whether a pellet was eaten this turn."""
    pellets: frozenset[Square]
    ghosts: frozenset[tuple[str, Square]]

    def without_ghosts_here(self) -> frozenset[tuple[str, Square]]:
        """Returns the ghosts that remain after PAC-MAN eats those on his square."""
        return frozenset(ghost for ghost in self.ghosts if ghost[1] != self.square)


def pac_step(house: House, began: Square, runner: Runner, target: Square) -> tuple[Runner, str] | None:
    """Returns PAC-MAN after one step onto a neighbouring square, and its event; None if he may not enter it."""
    if target == began and not house["pac_may_return"]:
        return None
    boosted = runner.boost > 0
    boost = runner.boost - 1 if boosted else 0
    ordinary = runner.ordinary if boosted else runner.ordinary - 1
    pellets, event = runner.pellets - {target}, ""
    here = {ghost for ghost in runner.ghosts if ghost[1] == target}
    if here and not boosted:
        if house["pac_enters_ghost"] == "blocked":
            return None
        return Runner(target, 0, 0, runner.fed, runner.pellets, runner.ghosts), "caught"
    boost_ends = boosted and boost == 0
    if target in runner.pellets:
        if not pellets:
            event = "won"
        elif not boosted or house["boost_chains"]:
            event, boost, boost_ends = "fed", 3, boosted
            ordinary = 0 if house["pellet_stops"] else ordinary
    ghosts = runner.ghosts
    if boosted and (house["eat_in_passing"] or boost_ends):
        ghosts = ghosts - here
    if here and not ghosts and house["auto_win_no_ghosts"]:
        event = "won"
    return Runner(target, ordinary, boost, runner.fed or event == "fed", pellets, ghosts), event


def _pac_walks(house: House, ways: Ways, began: Square, runner: Runner) -> Iterator[Walk]:
    yield Walk((), "")
    if runner.ordinary + runner.boost == 0:
        return
    for target in sorted(ways[runner.square]):
        stepped = pac_step(house, began, runner, target)
        if stepped is None:
            continue
        after, event = stepped
        if event:
            yield Walk((target,), event)
        else:
            for walk in _pac_walks(house, ways, began, after):
                yield Walk((target, *walk.steps), walk.event)


def pac_moves(house: House, ways: Ways, began: Square, runner: Runner) -> list[Walk]:
    """Returns the legal whole walks of one part of PAC-MAN's turn, from the square where the part begins.

    The empty walk is included if this part may be skipped: the boost is optional, or no step is possible.
    """
    walks = list(_pac_walks(house, ways, began, runner))
    unmade = {walk: 0 if walk.event else _unmade(house, _after(house, began, runner, walk)) for walk in walks}
    # Walks onto a ghost are legal but never compulsory (0002, pac_enters_ghost).
    asked = [walk for walk in walks if walk.event != "caught"]
    least = min(unmade[walk] for walk in asked)
    legal = [walk for walk in asked if walk.event or unmade[walk] == least]
    begun = {walk.steps[:made] for walk in legal for made in range(len(walk.steps) + 1)} | {()}
    legal += [walk for walk in walks if walk.event == "caught" and walk.steps[:-1] in begun]
    if not runner.fed and any(walk.steps for walk in asked):
        return [walk for walk in legal if walk.steps]
    return legal


def _after(house: House, began: Square, runner: Runner, walk: Walk) -> Runner:
    for square in walk.steps:
        stepped = pac_step(house, began, runner, square)
        assert stepped is not None
        runner = stepped[0]
    return runner


def _unmade(house: House, runner: Runner) -> int:
    """Returns the number of compulsory steps that are missing if PAC-MAN stops now."""
    ordinary = runner.ordinary if house["pac_move"] == "exact" else 0
    if runner.boost:
        return 0 if house["boost_partial"] else runner.boost + ordinary
    return ordinary


@dataclass(frozen=True)
class Hunt:
    """One ghost's turn: the data that its walks depend on and that is constant during the turn."""

    house: House
    ways: Ways
    pac: Square
    others: frozenset[Square]
    """The squares of the other ghosts."""
    pellets: frozenset[Square]
    frenzied: bool

    def targets(self, square: Square) -> list[Square]:
        """Returns the squares that one open step leads to."""
        diagonal = around_corners(self.ways, square) if self.house["ghost_diagonal"] else set()
        return sorted(self.ways[square] | diagonal)

    def may_enter(self, square: Square, target: Square, before: tuple[int, int] | None) -> bool:
        """Whether an open step may be made; `before` is the direction of the step before it, if there was one."""
        if self.frenzied and not self.house["frenzy_turn"] and before not in (None, _direction(square, target)):
            return False
        if self.frenzied and self.house["frenzy_toward_only"] and not _is_toward(square, target, self.pac):
            return False
        if target in self.pellets and not self.house["ghost_pellet_pass"]:
            return False
        return target not in self.others or self.house["ghost_stack"] != "none"

    def may_end(self, walk: Walk) -> bool:
        """Returns whether a ghost may end its move so: after a catch always, else off pellets and other ghosts."""
        if walk.event == "caught" or not walk.steps:
            return bool(walk.steps)
        last = walk.steps[-1]
        return last not in self.pellets and (last not in self.others or self.house["ghost_stack"] == "free")

    def walks(self, square: Square, left: int, before: tuple[int, int] | None) -> Iterator[Walk]:
        """Returns all walks of up to `left` steps, legal end or not."""
        yield Walk((), "")
        for target in self.targets(square) if left else ():
            if not self.may_enter(square, target, before):
                continue
            if target == self.pac:
                yield Walk((target,), "caught")
                continue
            for walk in self.walks(target, left - 1, _direction(square, target)):
                yield Walk((target, *walk.steps), walk.event)


def _direction(square: Square, target: Square) -> tuple[int, int]:
    return (target[0] - square[0], target[1] - square[1])


def _is_toward(square: Square, target: Square, pac: Square) -> bool:
    """Returns whether a step leads a ghost straight towards PAC-MAN, who is on its file or row."""
    on_line = target[0] == square[0] == pac[0] or target[1] == square[1] == pac[1]
    return on_line and _apart(target, pac) < _apart(square, pac)


def _apart(one: Square, other: Square) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def ghost_moves(
    house: House, ways: Ways, square: Square, pac: Square, others: frozenset[Square], pellets: frozenset[Square]
) -> list[Walk]:
    """Returns the legal whole moves of a ghost from the square where its turn begins; never the empty one."""
    frenzied = sees(ways, square, pac)
    hunt = Hunt(house, ways, pac, others, pellets, frenzied)
    legal = [walk for walk in hunt.walks(square, 2 if frenzied else 1, None) if hunt.may_end(walk)]
    if frenzied and house["frenzy_steps"] == "exact_2" and legal:
        # A catch counts as if every step had been made (0001).
        longest = max(2 if walk.event else len(walk.steps) for walk in legal)
        legal = [walk for walk in legal if walk.event or len(walk.steps) == longest]
    return legal
