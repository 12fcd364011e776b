"""Games and mazes of the reference for the page's tests: whole games with repetitions, and mazes with their faults.

`tests.core.wasm_games` writes these lines after its own. `web/app/tests/table/game.test.ts` compares the games,
`web/core/tests/mazeFaults.test.ts` the mazes.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

from hedgemaze.errors import MazeError
from hedgemaze.rules import Family, Game, Position, named_maze, parse_maze
from hedgemaze.rules.enums import GHOSTS
from hedgemaze.rules.modes.maze_faults import MAZE_PIECES
from hedgemaze.rules.pacman.moves import sees
from tests.rules.random_mazes import random_maze_data
from tests.rules.random_modes import NAMES, random_mode

LONGEST_GAME = 120
MAZES = 600
STALLS = ("", ";stall_result=ghosts", ";stall_result=pacman", ";repetition_draw=false")
SMALL = "classic2;size=3;fences=0", "classic2;size=3;fences=0;repetition_draw=false"


def moment_of(game: Game) -> str:
    """Returns what the reference says about the last moment; `momentOf` of game.test.ts writes the same."""
    position, outcome = game.position, game.outcome()
    ended = f"{outcome.reason.value} {outcome} {outcome.rank or '-'}" if outcome else "none"
    is_pacman = position.mode.family is Family.PACMAN
    seeing = [ghost for ghost in GHOSTS if is_pacman and _sees_from_afar(position, ghost)]
    is_start = game.repetitions() > 0
    fields = (
        position.text,
        0 if position.mode.family is Family.CLASSIC else position.round,
        int(is_start),
        game.repetitions(),
        ended,
        0 if position.mode.family is Family.CLASSIC else position.taken,
        "".join(ghost.letter for ghost in seeing) or "-",
    )
    return " | ".join(map(str, fields))


def _sees_from_afar(position: Position, ghost: Any) -> bool:
    return position.square_of(ghost) != position.square_of(MAZE_PIECES[0]) and sees(position, ghost)


def game_line(start: Position, seed: str) -> str:
    """Plays a random game that likes to go back, so that positions are repeated."""
    rng = random.Random(f"reference {seed}")
    game = Game(start)
    moments = [moment_of(game)]
    seen = {start.key}
    while game.outcome() is None and len(game.entries) < LONGEST_GAME:
        if start.mode.family is Family.CLASSIC and len(start.mode.sides) > 2 and rng.random() < 0.02:
            side = rng.choice([each for each in start.mode.sides if each not in game.position.retired])
            game.leave(side, rng.choice(("resigned", "flagged")))
        else:
            legal = game.position.legal_actions()
            some = rng.sample(legal, min(len(legal), 5))
            known = [action for action in some if game.position.play(action).key in seen]
            game.play(rng.choice(known if known and rng.random() < 0.8 else some))
        seen.add(game.position.key)
        moments.append(moment_of(game))
    entries = [str(entry) for entry in game.entries]
    return json.dumps({"body": "game", "mode": start.mode.name, "entries": entries, "moments": moments})


def game_lines(games: int) -> Iterator[str]:
    for seed in range(games):
        rng = random.Random(f"reference mode {seed}")
        for name in NAMES:
            yield game_line(Position.start(random_mode(name, rng)), f"{name} {seed}")
        for text in SMALL:
            yield game_line(Position.parse(f"{text} - Sb1Nb3 0,0 - S - 0"), f"{text} {seed}")
        for house in STALLS:
            text = f"pacman{house} d3hg5hb7hg2vc4ve7v Pe5Bb8K*I*C* - a9i9/0/2/3 P - 0/1/0"
            yield game_line(Position.parse(text), f"{house} {seed}")


def spoilt_maze(rng: random.Random) -> dict[str, Any]:
    """Returns the data of a maze with a few random changes, most of which break it."""
    data: dict[str, Any] = random_maze_data(rng, rng.choice((Family.PACMAN, Family.ADVANCED)))
    if rng.random() < 0.1:
        data = named_maze("chamber").to_data()
        data["respawns"] = ["e9", "e1", *rng.choice((("a5", "i5"), ("d5", "e4")))]  # outside the Chamber, or inside
        return data
    for _ in range(rng.randrange(9)):
        key = rng.choice(("fences", "fences", "pellets", "starts", "chamber", "respawns"))
        square = f"{rng.choice('abcdefghi')}{rng.randrange(1, 10)}"
        if key == "starts":
            piece = rng.choice("PBKIC")
            data["starts"] = {name: at for name, at in data["starts"].items() if name != piece}
            if rng.random() < 0.6:
                data["starts"][piece] = square
        elif key in data:
            fence = f"{rng.choice('abcdefgh')}{rng.randrange(1, 9)}{rng.choice('hv')}"
            row = rng.randrange(1, 9)
            more = [f"{file}{row}h" for file in "aceg"] if rng.random() < 0.4 else [fence]
            added = [square] if key in ("pellets", "respawns") else more
            kept = data[key][1:] if rng.random() < 0.4 else data[key]
            left = [] if key == "respawns" and rng.random() < 0.3 else added
            room = 4 if key == "respawns" else 99
            data[key] = list(dict.fromkeys([*kept, *left]))[:room]
    return data


def maze_lines() -> Iterator[str]:
    rng = random.Random("spoilt mazes")
    for _ in range(MAZES):
        data = spoilt_maze(rng)
        found = []
        try:
            parse_maze(data)
        except MazeError as error:
            for fault in error.faults:
                details = fault.details
                places = sorted(str(details[name]) for name in ("one", "other") if name in details)
                is_listed = fault.code in ("maze.square_shared", "maze.respawn_sealed")
                squares = [str(details["squares"])] if is_listed else []
                found.append([fault.code, details.get("n", 0), details.get("piece", ""), *places, *squares])
        yield json.dumps({"body": "maze", "maze": data, "faults": found})
