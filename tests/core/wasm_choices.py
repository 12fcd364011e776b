"""Prints choices of the levels, which those of the page must equal: ``python -m tests.core.wasm_choices``."""

from __future__ import annotations

import json
import random

from hedgemaze.engine import LevelPlayer, recent_squares
from hedgemaze.engine.search_root import history_of
from hedgemaze.rules import MODES, Game, Mode, Move, Position

_DECIDED = (
    "classic2 e5h Se5Na9 0,0 - S - 40",
    "classic3 d3hf6vb5hg7h Se4Wc5Ng6 0,0,0 - S - 60",
    "classic4 d3hf6vb5hg7h Se4Wc5Ng6Eh5 3,0,0,0 - S - 60",
    "pacman d3hg5hb7hg2vc4ve7v Pe5Ba2Kb1I*C* - i9/0/3/2 P - 60/12/11",
    "advanced c3hf6hb6vg3v Ph5Bh7Ka2Ib1Ca8 5,2 a1i1a9/0/1/3 G - 60/12/11",
)
"""Positions with an obvious action, which random games seldom reach."""


def choices() -> list[dict[str, object]]:
    """Returns choices of levels 1 to 6 of every mode, each in a random game, and of low levels in decided positions."""
    rng = random.Random(6)
    found: list[dict[str, object]] = []
    for name in MODES:
        for level in range(1, 7):
            found.append(_choice(_random_game(name, rng), level, rng.randrange(2**63)))
    for text in _DECIDED:
        found += [_choice(Game(Position.parse(text)), level, rng.randrange(2**63)) for level in (1, 2, 3, 4)]
    return found


def _choice(game: Game, level: int, seed: int) -> dict[str, object]:
    action = str(LevelPlayer(level, seed).choose(game, seconds=60))
    recent = list(map(str, recent_squares(game.positions)))
    known = {"history": list(map(str, history_of(game))), "recentSquares": recent}
    return {"position": game.position.text, "level": level, "seed": str(seed), **known, "action": action}


def _random_game(name: str, rng: random.Random) -> Game:
    """Returns a random unfinished game; in classic mostly steps, so that pawns have left their start."""
    game = Game(Mode.named(name))
    for _ in range(rng.randrange(24)):
        legal = game.position.legal_actions()
        steps = [action for action in legal if isinstance(action, Move)]
        if game.position.play(action := rng.choice(steps if steps and rng.random() < 0.7 else legal)).outcome():
            break
        game.play(action)
    return game


if __name__ == "__main__":
    print(json.dumps(choices()))
