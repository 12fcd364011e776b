"""Writes random games for the WebAssembly core to replay (`web/core/tests/games.test.ts`), one game per line, as JSON.

A game has its mode, its entries and a check for every position: the first digits of the SHA-256 of a line with all
properties of the position. The page's core builds the same lines and compares the checks.

``python -m tests.core.wasm_games 20`` writes 20 games of each mode, with random house rules and mazes, and a tenth as
many for each house rule of the PAC-MAN modes; ``--show MODE SEED PLY`` prints the line of one position for a manual
comparison; ``--body rules`` uses the reference.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import math
import random
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from hedgemaze import core
from hedgemaze.rules import Agreed, Family, Position, Side, all_actions, format_mode, parse_records, to_number
from tests.core import wasm_reference
from tests.rules.random_modes import HOUSE_RULE_NAMES, NAMES, chosen, random_mode

AnyPosition = core.Position | Position

RECORDS = Path(__file__).resolve().parents[2] / "suites" / "records"
LONGEST_GAME = 300
REASONS_EVERY = 40
CHECK_DIGITS = 8


@cache
def tokens_of(family: Family, size: int) -> list[str]:
    return [str(action) for action in all_actions(family, size)]


def numbers_of(position: AnyPosition) -> list[int]:
    if isinstance(position, core.Position):
        return list(position.legal_numbers())
    mode = position.mode
    return [to_number(action, mode.family, mode.size) for action in position.legal_actions()]


def joined(items: object) -> str:
    return "".join(map(str, items)) if isinstance(items, (list, tuple)) and items else "-"


def reasons_of(position: AnyPosition) -> str:
    """Returns the reason and the evidence of each illegal action, by number."""
    parts = []
    for action in all_actions(position.mode.family, position.mode.size):
        reason = position.why_illegal(action)
        if reason is None:
            parts.append("legal")
        else:
            piece = reason.piece.letter if reason.piece else "-"
            parts.append(f"{reason.code}/{joined(reason.fences)}/{piece}/{joined(reason.squares)}")
    return " ".join(parts)


def line_of(position: AnyPosition, with_reasons: bool) -> str:
    """Returns all properties of a position in one line; `lineOf` of games.test.ts is its counterpart."""
    turn, outcome = position.turn, position.outcome()
    ended = f"{outcome.reason.value} {outcome} {outcome.rank or '-'}" if outcome else "none"
    seats = "".join(str(int(seat)) for seat in turn.seats)
    ways = []
    for side in position.mode.sides:
        steps = position.distance(side)
        ways.append(f"{'-' if steps is None else steps} {joined(position.shortest_path(side))}")
    fields = [
        position.text,
        position.key,
        f"{position.hash}" if isinstance(position, core.Position) else "-",
        f"{turn.side.letter} {turn.phase.value} {turn.steps} {seats}",
        ended,
        " ".join(map(str, numbers_of(position))),
        ", ".join(ways),
    ]
    if with_reasons:
        fields.append(reasons_of(position))
    return " | ".join(fields)


def moments(name: str, seed: int, body: type[core.Position] | type[Position]) -> Iterator[tuple[str, AnyPosition, str]]:
    """Plays one game; yields the entry that led to each position (nothing at the start), the position and its line."""
    rng = random.Random(f"wasm {name} {seed}")
    mode = random_mode(name, rng)
    tokens = tokens_of(mode.family, mode.size)
    actions = all_actions(mode.family, mode.size)
    first = rng.choice(mode.sides) if mode.family is Family.CLASSIC else None
    position: AnyPosition = body.start(mode, first)
    entry = ""
    for ply in range(LONGEST_GAME + 1):
        yield entry, position, line_of(position, ply % REASONS_EVERY == seed % REASONS_EVERY)
        numbers = numbers_of(position)
        if not numbers:
            return
        if mode.family is Family.CLASSIC and rng.random() < 0.01:
            side: Side = rng.choice([each for each in mode.sides if each not in retired_of(position)])
            position, entry = position.retire(side), f"{side.letter}:resigned"
        else:
            entry = chosen(rng, [tokens[number] for number in numbers])
            position = position.play_unchecked(actions[tokens.index(entry)])


def retired_of(position: AnyPosition) -> list[Side]:
    turn_field = position.text.split(" ")[5]
    letters = turn_field.partition("retired=")[2].partition(",")[0]
    return [Side(letter) for letter in letters]


def game_line(name: str, seed: int, body: type[core.Position] | type[Position]) -> str:
    entries, checks = [], []
    start = ""
    for entry, position, line in moments(name, seed, body):
        start = start or position.text
        entries += [entry] if entry else []
        checks.append(hashlib.sha256(line.encode("ascii")).hexdigest()[:CHECK_DIGITS])
    return json.dumps(
        {
            "mode": name,
            "seed": seed,
            "body": "core" if body is core.Position else "rules",
            "start": start,
            "entries": " ".join(entries),
            "checks": "".join(checks),
        }
    )


def recorded_lines() -> Iterator[str]:
    """Yields the games of the suite's records in the same form, without agreements, which positions do not have."""
    for path in sorted(RECORDS.glob("*.hedge")):
        for number, game in enumerate(parse_records(path.read_bytes())):
            entries = [str(entry) for entry in game.entries if not isinstance(entry, Agreed)]
            checks = []
            for ply, position in enumerate(game.positions[: len(entries) + 1]):
                line = line_of(position, ply % REASONS_EVERY == number % REASONS_EVERY)
                checks.append(hashlib.sha256(line.encode("ascii")).hexdigest()[:CHECK_DIGITS])
            data = {"mode": path.stem, "seed": number, "body": "rules", "start": game.start.text}
            yield json.dumps(data | {"entries": " ".join(entries), "checks": "".join(checks)})


def main() -> int:
    parser = argparse.ArgumentParser(description="Writes random games for the WebAssembly core to replay.")
    parser.add_argument("games", type=int, nargs="?", default=20, help="how many of each mode (20)")
    parser.add_argument("--first", type=int, default=0, help="the first seed (0)")
    parser.add_argument("--mode", choices=(*NAMES, *HOUSE_RULE_NAMES), action="append", help="only this mode")
    parser.add_argument("--body", choices=("core", "rules"), default="core", help="who is asked (core)")
    parser.add_argument("--show", nargs=3, metavar=("MODE", "SEED", "PLY"), help="print the line of one moment")
    options = parser.parse_args()
    body = core.Position if options.body == "core" else Position
    if options.show:
        name, seed, ply = options.show
        _, position, line = list(moments(name, int(seed), body))[int(ply)]
        print(format_mode(position.mode), line, sep="\n")
        return 0
    if body is core.Position and not options.mode:
        print(*recorded_lines(), sep="\n")
    for seed in range(options.first, options.first + options.games):
        for name in options.mode or NAMES:
            print(game_line(name, seed, body))
    for seed in range(options.first, options.first + math.ceil(options.games / 10)):
        for name in () if options.mode else HOUSE_RULE_NAMES:
            print(game_line(name, seed, body))
    if body is core.Position and not options.mode:
        print(*wasm_reference.game_lines(math.ceil(options.games / 4)), sep="\n")
        print(*wasm_reference.maze_lines(), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
