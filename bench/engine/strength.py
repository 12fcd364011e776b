"""Strength compared with OpenSpiel's tree search: ``python -m bench.engine.strength classic2 --games 40``.

Two players: OpenSpiel's C++ search. Four players: its Python search, because its rules fail at a forced pass (about one
random playout in 500), which ends the C++ search; a failed playout counts as a draw.

One thread each. Our engine has 0.2 s per move; OpenSpiel makes 5,000 simulations with one random playout each, without
a time limit. Two players exchange sides from game to game; with four players our engine takes each seat in turn against
three bots, under OpenSpiel's rule for jumps (no side jump past a third pawn). Our rules decide the games.
"""

from __future__ import annotations

import argparse
import math
import multiprocessing
import time
from dataclasses import dataclass
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray
from open_spiel.python.algorithms import mcts

from hedgemaze import core
from hedgemaze.arena import Estimate
from hedgemaze.engine import Limit, Search
from hedgemaze.rules import Action, Game, HouseRules, Mode, Side, parse_action
from hedgemaze.rules.notation.dialects import DIALECTS

_THINKING = 0.2
_SIMULATIONS = 5_000
_EXPLORATION = math.sqrt(2)
_LONGEST = 400
_TOP_DOWN = DIALECTS["top_down"]


@dataclass(frozen=True, slots=True)
class Played:
    """The result of one game for our engine."""

    points: float
    plies: int
    ours: float
    """Seconds per move."""
    theirs: float


class Rollouts(mcts.RandomRolloutEvaluator):  # type: ignore[misc]  # OpenSpiel has no types
    """Random playouts of OpenSpiel; one that its rules cannot finish (a forced pass fails) counts as a draw."""

    def __init__(self, numbers: np.random.RandomState) -> None:
        super().__init__(1, numbers)
        self._numbers = numbers

    def evaluate(self, state: Any) -> NDArray[np.float64]:
        """Plays at random to the end and returns the result of each player."""
        here = state.clone()
        try:
            while not here.is_terminal():
                legal = here.legal_actions()
                here.apply_action(legal[int(self._numbers.random_sample() * len(legal))])
        except (pyspiel.SpielError, UnicodeDecodeError):
            return np.zeros(len(state.returns()))
        return np.array(here.returns())


class Peer:
    """OpenSpiel's MCTS bot, with its own copy of the game."""

    def __init__(self, players: int, simulations: int, seed: int) -> None:
        fences = 10 if players == 2 else 5
        self.game: Any = pyspiel.load_game(f"quoridor(players={players},board_size=9,wall_count={fences})")
        self.state = self.game.new_initial_state()
        self._simulations, self._seed, self._moves = simulations, seed, 0

    def _bot(self) -> Any:
        self._moves += 1
        seed = core.stream_seed(self._seed, self._moves) % 2**31
        if self.game.num_players() > 2:
            numbers = np.random.RandomState(seed)
            return mcts.MCTSBot(self.game, _EXPLORATION, self._simulations, Rollouts(numbers), random_state=numbers)
        evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
        return pyspiel.MCTSBot(self.game, evaluator, _EXPLORATION, self._simulations, 2_000, True, seed, False)

    def choose(self) -> Action:
        """Returns the bot's action for the side to move."""
        number = self._bot().step(self.state)
        return parse_action(self.state.action_to_string(number), size=9, dialect=_TOP_DOWN)

    def play(self, action: Action) -> None:
        """Plays an action in the bot's copy of the game."""
        numbers = {
            parse_action(self.state.action_to_string(number), size=9, dialect=_TOP_DOWN): number
            for number in self.state.legal_actions()
        }
        self.state.apply_action(numbers[action])


def play_one(job: tuple[str, int, int]) -> Played:
    """Plays one game; our engine's seat rotates from game to game."""
    name, number, simulations = job
    mode = Mode.named(name, house=HouseRules(pawn_side_jump=False))
    mine: Side = mode.sides[number % len(mode.sides)]
    game, peer = Game(mode), Peer(len(mode.sides), simulations, number)
    seconds, moves = {True: 0.0, False: 0.0}, {True: 0, False: 0}
    while game.outcome() is None and len(game.entries) < _LONGEST:
        is_mine = game.position.side is mine
        start = time.perf_counter()
        action = Search(game, seed=number).run(Limit(seconds=_THINKING)).best.action if is_mine else peer.choose()
        seconds[is_mine] += time.perf_counter() - start
        moves[is_mine] += 1
        peer.play(action)
        game.play(action)
    outcome = game.outcome()
    points = outcome.results[mine].value if outcome else 1 / len(mode.sides)
    if len(mode.sides) > 2:  # only wins count
        points = float(outcome is not None and outcome.winner is mine)
    return Played(points, len(game.entries), seconds[True] / max(1, moves[True]), seconds[False] / max(1, moves[False]))


def main() -> None:
    """Plays the games and prints the score."""
    parser = argparse.ArgumentParser(description="Strength beside OpenSpiel's tree search.")
    parser.add_argument("mode", choices=("classic2", "classic4"))
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--simulations", type=int, default=_SIMULATIONS, help="of OpenSpiel a move (default 5,000)")
    parser.add_argument("--processes", type=int, default=1)
    options = parser.parse_args()
    jobs = [(options.mode, number, options.simulations) for number in range(options.games)]
    results: list[Played] = []
    with multiprocessing.get_context("spawn").Pool(options.processes) as pool:
        for played in pool.imap_unordered(play_one, jobs):
            results.append(played)
            ours = Estimate.share(sum(result.points for result in results), len(results))
            print(
                f"{options.mode}: {len(results)} of {options.games} games, "
                f"ours {ours.mean:.1%} ({ours.low:.1%} to {ours.high:.1%}), "
                f"{played.plies} plies, {played.ours:.2f} s and {played.theirs:.2f} s per move",
                flush=True,
            )


if __name__ == "__main__":
    main()
