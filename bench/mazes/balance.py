"""How even a maze is: games between equal levels, and the handicap that makes them even.

`python -m bench.mazes.balance MAZE... --levels 2 3 4 5 --games 100` prints PAC-MAN's score for each level, and finds
the handicap with a score of 40 to 60 %; with `--house RULE...` it prints the score with each of these house rules
instead. A maze is a name of the gallery, or an inline maze as in the text of a mode. A win counts 1, a draw 1/2. Level
2 plays the first two rounds of every game for both sides: the high levels have little or no chance in them and would
repeat one game.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import product

from hedgemaze.arena import TimeControl
from hedgemaze.arena.openings import Opening
from hedgemaze.arena.referee import play_game
from hedgemaze.arena.time_control import MatchClocks
from hedgemaze.core import stream_seed, text_word
from hedgemaze.engine.players.registry import make_player
from hedgemaze.gallery import gallery_maze, gallery_names
from hedgemaze.rules import Game, parse_mode

LEVELS = (2, 3, 4, 5)
HANDICAPS = (
    "lives=1;ghost_may_stay=true;ghost_diagonal=true",
    "lives=1;ghost_may_stay=true",
    "lives=1",
    "lives=2;ghost_may_stay=true",
    "lives=2",
    "ghost_may_stay=true",
    "",
    "lives=4",
    "lives=5",
    "lives=5;frenzy_toward_only=true",
    "lives=5;frenzy_toward_only=true;pac_move=up_to",
    "lives=5;frenzy_toward_only=true;pac_move=up_to;stall_result=pacman",
)
"""House rules from those for the ghosts to those for PAC-MAN: before the standard rules, the empty text, each gives
PAC-MAN less or the ghosts more than the standard rules do; after them it is the other way round."""
STANDARD = HANDICAPS.index("")
LOWEST, HIGHEST = 0.4, 0.6
"""PAC-MAN's score in an even game."""

_OPENING_LEVEL, _OPENING_ROUNDS = 2, 2
_CONTROL = TimeControl(move_ms=20_000)
"""Replaces the time limit of levels, which would make them weaker on a busy machine."""


Play = Callable[[list[tuple[str, int, int]]], list[float]]
"""Plays games, each given by mode, level and number, and returns PAC-MAN's shares of their points."""


def maze_text(maze: str) -> str:
    """Returns the text of a maze of the gallery by its name; any other text as it is."""
    return gallery_maze(maze).text if maze in gallery_names() else maze


def mode_text(maze: str, house: str = "") -> str:
    """Returns the text of the PAC-MAN mode with a maze and house rules."""
    return f"pacman;maze={maze}" + (f";{house}" if house else "")


def equal_game(mode: str, level: int, number: int) -> float:
    """Plays a game between equal levels and returns PAC-MAN's share of the point."""
    rules = parse_mode(mode)
    seeds = [stream_seed(number, level, side, text_word(mode)) for side in range(4)]
    beginners = [make_player(f"level-{_OPENING_LEVEL}", seed) for seed in seeds[:2]]
    game, clocks = Game(rules), MatchClocks(_CONTROL, rules)
    while game.outcome() is None and game.position.round <= _OPENING_ROUNDS:
        player = beginners[rules.sides.index(game.position.side)]
        game.play(player.choose(game, clocks.clock(), clocks.allowed_s(game.position.side)))
    opening = Opening(rules, tuple(map(str, game.actions)))
    players = {side: make_player(f"level-{level}", seed) for side, seed in zip(rules.sides, seeds[2:], strict=True)}
    result = play_game(opening, players, _CONTROL)
    assert not result.failures, result.failures
    return result.points["P"]


@dataclass
class Tally:
    """The games of one level with one handicap."""

    games: int = 0
    points: float = 0.0
    next_number: int = 0
    """The number of the next game, so that no game is played twice."""

    @property
    def score(self) -> float:
        """PAC-MAN's score, 0 to 1."""
        return self.points / self.games

    @property
    def is_even(self) -> bool:
        """Whether the score is that of an even game."""
        return LOWEST <= self.score <= HIGHEST


@dataclass
class Balance:
    """The search for the handicap of one maze at one level: says which games to play next."""

    maze: str
    level: int
    wanted: int
    """The games with the standard rules, and with the handicap that is found."""
    tallies: dict[int, Tally] = field(default_factory=dict)
    """By the number of the handicap."""

    def add(self, handicap: int, points: list[float]) -> None:
        """Adds the results of the next games."""
        tally = self.tally(handicap)
        tally.games += len(points)
        tally.points += sum(points)
        tally.next_number += len(points)

    def tally(self, handicap: int) -> Tally:
        """Returns the games with a handicap; an empty tally if there are none."""
        return self.tallies.setdefault(handicap, Tally())

    def tried(self, handicap: int) -> int:
        """Returns the number of games with a handicap."""
        return self.tallies[handicap].games if handicap in self.tallies else 0

    @property
    def few(self) -> int:
        """The games that are played before a handicap is judged."""
        return max(8, self.wanted // 4)

    def next(self) -> tuple[int, int] | None:
        """Returns the next handicap and how many of its games to play; None when all is measured."""
        few = self.few
        if self.tried(STANDARD) < few:
            return STANDARD, few - self.tried(STANDARD)
        best = self.best(few)
        if not self.tallies[best].is_even and (other := self._untried(few)) is not None:
            return other, few - self.tried(other)
        for handicap in (best, STANDARD):
            if self.tried(handicap) < self.wanted:
                return handicap, min(few, self.wanted - self.tried(handicap))
        return None

    def best(self, fewest: int = 1) -> int:
        """Returns the handicap whose score is nearest to one half."""
        enough = [each for each, tally in self.tallies.items() if tally.games >= fewest]
        return min(enough, key=lambda each: (abs(self.tallies[each].score - 0.5), abs(each - STANDARD)))

    def _untried(self, few: int) -> int | None:
        """Returns the handicap nearest to the standard rules, for the side that needs it, that has too few games.

        All of them are tried: in some mazes a handicap makes no difference, and the next one does.
        """
        is_for_pacman = self.tallies[STANDARD].score < 1 / 2
        others = range(STANDARD + 1, len(HANDICAPS)) if is_for_pacman else range(STANDARD - 1, -1, -1)
        return next((each for each in others if self.tried(each) < few), None)


def measure(searches: list[Balance], play: Play) -> Iterator[Balance]:
    """Plays the games of all searches, one batch of each at a time; yields a search after each of its batches."""
    left = list(searches)
    while left:
        for search in list(left):
            found = search.next()
            if found is None:
                left.remove(search)
                continue
            handicap, games = found
            text, first = mode_text(search.maze, HANDICAPS[handicap]), search.tally(handicap).next_number
            search.add(handicap, play([(text, search.level, first + i) for i in range(games)]))
            yield search


def _play_one(job: tuple[str, int, int]) -> float:
    return equal_game(*job)


def measure_rules(maze: str, levels: list[int], houses: list[str], games: int, play: Play) -> Iterator[str]:
    """Yields a line with PAC-MAN's score for each level and each of several house rules."""
    for level, house in product(levels, houses):
        points = play([(mode_text(maze, house), level, number) for number in range(games)])
        yield f"{maze} level {level}: {house}: {sum(points) / games:.0%} of {games}"


def main() -> None:
    """Measures mazes and prints a line per level."""
    parser = argparse.ArgumentParser(description="How even mazes are.")
    parser.add_argument("mazes", nargs="+")
    parser.add_argument("--levels", type=int, nargs="+", default=list(LEVELS))
    parser.add_argument("--games", type=int, default=100, help="games with the standard rules, and with the handicap")
    parser.add_argument(
        "--house", nargs="+", metavar="RULE", help="house rules to measure, like lives=4;frenzy_turn=false"
    )
    parser.add_argument("--processes", type=int, default=2)
    options = parser.parse_args()
    mazes = [maze_text(maze) for maze in options.mazes]
    searches = [Balance(maze, level, options.games) for maze in mazes for level in options.levels]
    with ProcessPoolExecutor(options.processes) as pool:

        def play(jobs: list[tuple[str, int, int]]) -> list[float]:
            return list(pool.map(_play_one, jobs))

        if options.house:
            for maze in mazes:
                for line in measure_rules(maze, options.levels, options.house, options.games, play):
                    print(line, flush=True)
            return
        for _ in measure(searches, play):
            pass
    for each in searches:
        standard, best = each.tallies[STANDARD], each.best(each.wanted)
        tally = each.tallies[best]
        print(
            f"{each.maze} level {each.level}: {standard.score:.0%} of {standard.games} games; "
            f"{HANDICAPS[best] or 'standard rules'}: {tally.score:.0%} of {tally.games}"
        )


if __name__ == "__main__":
    main()
