"""What the levels play, for the levels of the page to agree with: ``python -m tests.core.wasm_choices``."""

from __future__ import annotations

import json
import random

from hedgemaze.engine import LevelPlayer, trodden_in
from hedgemaze.engine.roots import history_of
from hedgemaze.rules import MODES, Game, Mode, Move


def choices() -> list[dict[str, object]]:
    """Levels 1 to 6 of every mode, one or two positions each."""
    rng = random.Random(6)
    found: list[dict[str, object]] = []
    for name in MODES:
        for level in range(1, 7):
            game = _drawn_game(name, rng)
            seed = rng.randrange(2**63)
            action = str(LevelPlayer(level, seed).choose(game, seconds=60))
            trodden = list(map(str, trodden_in(game.positions)))
            known = {"history": list(map(str, history_of(game))), "trodden": trodden}
            asked = {"position": game.position.text, "level": level, "seed": str(seed)}
            found.append({**asked, **known, "action": action})
    return found


def _drawn_game(name: str, rng: random.Random) -> Game:
    """Actions by lot, in classic mostly steps, so that pawns have been somewhere."""
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
