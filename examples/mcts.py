"""A Monte-Carlo tree search (UCT) in 60 lines that plays any mode; it plays a match against random moves.

python examples/mcts.py --games 10 --playouts 200
"""

from __future__ import annotations

import argparse
import math
import random

from hedgemaze.core import Position, playouts
from hedgemaze.rules import Action, Mode, Side


class Node:
    """A position with the mean results of the random games that went through it."""

    def __init__(self, position: Position) -> None:
        self.position, self.visits, self.points = position, 0, 0.0  # points of the side that moved to get here
        self.children: dict[Action, Node] = {}
        self.untried = position.legal_actions()

    def best_child(self) -> Node:
        """Returns the child with the highest upper confidence bound."""
        log = math.log(self.visits)
        return max(self.children.values(), key=lambda each: each.points / each.visits + math.sqrt(log / each.visits))


def search(position: Position, rounds: int, chance: random.Random) -> Action:
    """Returns the action that most of the rounds tried."""
    root = Node(position)
    for _ in range(rounds):
        path = [root]
        while not path[-1].untried and path[-1].children:  # 1. Select.
            path.append(path[-1].best_child())
        leaf = path[-1]
        if leaf.untried:  # 2. Expand.
            action = leaf.untried.pop(chance.randrange(len(leaf.untried)))
            leaf.children[action] = Node(leaf.position.play_unchecked(action))
            path.append(leaf.children[action])
        winner = _winner(path[-1].position, chance)  # 3. Simulate.
        for parent, node in zip([root, *path], path, strict=False):  # 4. Back up.
            node.visits += 1
            node.points += 0.5 if winner is None else float(winner is parent.position.side)
    return max(root.children, key=lambda action: root.children[action].visits)


def _winner(position: Position, chance: random.Random) -> Side | None:
    outcome = position.outcome()
    if outcome is not None:
        return outcome.winner
    index = int(playouts([position], seed=chance.getrandbits(32)).winners[0])
    return None if index < 0 else position.mode.sides[index]


def main() -> None:
    """Plays a match and prints its score."""
    parser = argparse.ArgumentParser(description="Monte-Carlo tree search against random moves.")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--playouts", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    chance, points = random.Random(options.seed), 0.0
    mode = Mode.named("classic2", size=5, fences=2)
    for number in range(options.games):
        position, mine = Position.start(mode), mode.sides[number % 2]
        while position.outcome() is None and position.ply < 200:
            is_mine = position.side is mine
            action = search(position, options.playouts, chance) if is_mine else chance.choice(position.legal_actions())
            position = position.play_unchecked(action)
        outcome = position.outcome()
        points += 0.5 if outcome is None or outcome.winner is None else float(outcome.winner is mine)
        print(f"game {number + 1}: {mine.name.lower()}, {position.ply} actions, {points:g} points so far")
    print(f"{points:g} of {options.games} points against random moves")


if __name__ == "__main__":
    main()
