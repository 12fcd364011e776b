"""A tiny AlphaZero that learns classic 5×5 from its own games alone, with NumPy.

A network with one hidden layer guides the search of `hedgemaze.engine`. Rounds of self-play and training alternate: the
network learns the policy that the search found and the result of the game. It is tested against a walker, who always
takes the shortest way. `python -m hedgemaze.learn` trains the networks of the package.

    python examples/alphazero.py --rounds 20 --games 60
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from hedgemaze.core import Game, Position, distance_fields
from hedgemaze.engine import Batch, Limit, Search
from hedgemaze.rules import Action, Mode, to_number

Array = NDArray[np.float32]
MODE = Mode.named("classic2", size=5, fences=2)
ACTIONS = 58
"""Action numbers of a 5×5 board: 25 squares, 32 fences, a pass."""
BOARD_PLANES, NUMBERS = [0, 1, 2, 3], [8, 9, 10]
"""Pawns and fences; stocks and whether the first side is to move: numbers of planes in ``docs/encoding.md``."""
INPUTS = 25 * (len(BOARD_PLANES) + 2) + 5
ACROSS = np.float32(MODE.size - 1)
"""Steps across an empty board: the unit of distances, so that all inputs are about as large as the planes."""
MOST_ACTIONS = 60
DRAWN_ACTIONS = 10
"""Actions of a game of self-play that are drawn by their policy."""
MOST_RANDOM = 6
"""Random actions before a game of self-play, at most: without them some seeds learn little."""
TAU = 0.03
"""How much the values of the search change the policy."""


@dataclass(frozen=True)
class Sample:
    """One position of a game: input, policy of the search, and the first side's share of the point."""

    inputs: Array
    policy: Array
    value: float


def to_inputs(batch: Batch) -> Array:
    """Returns ``[B, INPUTS]``: the board, distances to the goals, stocks, the side to move, the pawns' distances."""
    fields = distance_fields(batch.positions) / ACROSS
    board = np.concatenate([batch.planes[:, BOARD_PLANES], fields], axis=1)
    distances = (fields * batch.planes[:, :2]).sum((2, 3))
    others = np.concatenate([batch.planes[:, NUMBERS, 0, 0], distances], axis=1)
    return np.concatenate([board.reshape(len(board), -1), others], axis=1).astype(np.float32)


class Network:
    """A hidden layer, a value and a policy, trained by Adam; an `Evaluator` of the search."""

    batch_size = 16

    def __init__(self, random: np.random.Generator, hidden: int = 96) -> None:
        shapes = {"w1": (INPUTS, hidden), "b1": (hidden,), "wp": (hidden, ACTIONS), "bp": (ACTIONS,)}
        shapes |= {"wv": (hidden, 1), "bv": (1,)}
        scale = {"w1": INPUTS**-0.5, "wp": 0.01, "wv": 0.01}
        self.weights = {
            name: (random.normal(0, scale.get(name, 0), shape)).astype(np.float32) for name, shape in shapes.items()
        }
        self._moments = {name: (np.zeros_like(each), np.zeros_like(each)) for name, each in self.weights.items()}
        self._steps = 0

    def evaluate(self, batch: Batch) -> tuple[Array, Array]:
        """Returns the values of both sides and the priors."""
        _, priors, value = self._forward(to_inputs(batch), batch.masks)
        return np.stack([value, 1 - value], axis=1), priors

    def _forward(self, inputs: Array, masks: NDArray[np.uint8]) -> tuple[Array, Array, Array]:
        w = self.weights
        hidden = np.maximum(inputs @ w["w1"] + w["b1"], 0)
        logits = np.where(masks, hidden @ w["wp"] + w["bp"], -1e9)
        powers = np.exp(logits - logits.max(axis=1, keepdims=True))
        priors = (powers / powers.sum(axis=1, keepdims=True)).astype(np.float32)
        value = 1 / (1 + np.exp(-(hidden @ w["wv"] + w["bv"])[:, 0]))
        return hidden, priors, value.astype(np.float32)

    def train(self, samples: list[Sample], rate: float = 2e-3) -> float:
        """Makes one step of Adam on a batch; returns the loss, the sum of two cross-entropies."""
        inputs, policy = np.stack([each.inputs for each in samples]), np.stack([each.policy for each in samples])
        wins = np.array([each.value for each in samples], np.float32)
        hidden, priors, value = self._forward(inputs, np.ones_like(policy, np.uint8))
        loss = (
            -(policy * np.log(priors + 1e-9)).sum(1)
            - wins * np.log(value + 1e-9)
            - (1 - wins) * np.log(1 - value + 1e-9)
        )
        to_priors, to_value = (priors - policy) / len(samples), (value - wins)[:, None] / len(samples)
        back = (to_priors @ self.weights["wp"].T + to_value @ self.weights["wv"].T) * (hidden > 0)
        gradients = {"w1": inputs.T @ back, "b1": back.sum(0), "wp": hidden.T @ to_priors, "bp": to_priors.sum(0)}
        gradients |= {"wv": hidden.T @ to_value, "bv": to_value.sum(0)}
        self._steps += 1
        for name, gradient in gradients.items():
            first, second = self._moments[name]
            first += 0.1 * (gradient - first)
            second += 0.001 * (gradient**2 - second)
            step = first / (1 - 0.9**self._steps) / (np.sqrt(second / (1 - 0.999**self._steps)) + 1e-8)
            self.weights[name] -= rate * (step + 1e-4 * self.weights[name])
        return float(loss.mean())


def improved_policy(game: Game, network: Network, nodes: int) -> Array:
    """Searches the position of a game; returns the policy that the values found improve: prior * exp(value / TAU)."""
    report = Search(game, evaluator=network, memory_mb=1).run(Limit(nodes=nodes))
    side, policy = game.position.side, np.zeros(ACTIONS, np.float32)
    for each in report.candidates:
        value = each.values[side] if each.visits else report.values[side]
        policy[to_number(each.action, MODE.family, MODE.size)] = (each.prior + 1e-6) * np.exp((value - 1) / TAU)
    if report.proof is not None:  # a proven win is played, and a proven loss put off
        policy[to_number(report.best.action, MODE.family, MODE.size)] = 100 * policy.sum()
    policy /= policy.sum()
    return policy


def random_opening(actions: int, random: np.random.Generator) -> Game:
    """Returns a game that begins with random actions; too few for its end."""
    game = Game(MODE)
    for _ in range(actions):
        game.play(int(random.choice(ACTIONS, p=_uniform(game.position))))
    return game


def self_play(network: Network, nodes: int, random: np.random.Generator) -> list[Sample]:
    """Plays one game against itself, from a random opening; its first actions are drawn, so that games differ."""
    game, seen = random_opening(int(random.integers(MOST_RANDOM + 1)), random), list[tuple[Array, Array]]()
    while game.outcome() is None and len(game.actions) < MOST_ACTIONS:
        policy = improved_policy(game, network, nodes)
        seen.append((to_inputs(Batch([game.position]))[0], policy))
        noisy = 0.9 * policy + 0.1 * _uniform(game.position)
        game.play(int(random.choice(ACTIONS, p=noisy / noisy.sum()) if len(seen) <= DRAWN_ACTIONS else policy.argmax()))
    points = _points(game)
    if points == 0.5:  # most games are drawn at first: the side that is nearer to its goal gets the larger part
        south, north = (game.position.distance(side) or 0 for side in MODE.sides)
        points += 0.1 * float(np.clip(north - south, -4, 4))
    return [Sample(inputs, policy, points) for inputs, policy in seen]


def test(network: Network, games: int, nodes: int, seed: int) -> float:
    """Plays from random openings against a walker, with either side in turn; returns the score."""
    random, total = np.random.default_rng(seed), 0.0
    for number in range(games):
        game, mine = random_opening(2, random), MODE.sides[number % 2]
        while game.outcome() is None and len(game.actions) < MOST_ACTIONS:
            is_mine = game.position.side is mine
            game.play(int(improved_policy(game, network, nodes).argmax()) if is_mine else walk(game.position))
        total += _points(game) if mine is MODE.sides[0] else 1 - _points(game)
    return total / games


def walk(position: Position) -> Action:
    """Returns the action after which the side to move is nearest to its goal."""
    return min(position.legal_actions(), key=lambda each: position.play_unchecked(each).distance(position.side) or 0)


def _points(game: Game) -> float:
    """Returns the first side's share of the point."""
    outcome = game.outcome()
    return 0.5 if outcome is None or outcome.winner is None else float(outcome.winner is MODE.sides[0])


def _uniform(position: Position) -> NDArray[np.float64]:
    mask = np.frombuffer(position.legal_mask(), np.uint8).astype(np.float64)
    mask /= mask.sum()
    return mask


def main() -> None:
    """Learns, and prints the score against the walker after every few rounds."""
    parser = argparse.ArgumentParser(description="A tiny AlphaZero for classic 5×5.")
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--games", type=int, default=60, help="games of self-play per round")
    parser.add_argument("--nodes", type=int, default=64, help="nodes per search")
    parser.add_argument("--test-games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    random, began = np.random.default_rng(options.seed), time.monotonic()
    network, memory, loss = Network(random), list[Sample](), float("nan")
    for number in range(options.rounds + 1):
        if number:
            for _ in range(options.games):
                memory += self_play(network, options.nodes, random)
            memory = memory[-6_000:]
            for _ in range(6 * len(memory) // 64):
                loss = network.train([memory[index] for index in random.integers(len(memory), size=64)])
        if number == options.rounds or number % 5 == 0:
            score = test(network, options.test_games, options.nodes, options.seed + 1)
            seconds = time.monotonic() - began
            print(f"round {number}: loss {loss:.2f}, score {100 * score:.0f}% ({seconds:.0f} s)", flush=True)


if __name__ == "__main__":
    main()
