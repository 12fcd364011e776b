"""Writes `suites/playthroughs/*.txt` from the games in `suites/playthroughs.json`.

    python -m suites.make_playthroughs            writes the files that are not up to date
    python -m suites.make_playthroughs --check    writes nothing; exits 1 if a file is not up to date

A game that begins at its mode's start is also replayed in the brute-force program of `tests/brute`, so that two
implementations agree on every file. The expected outcome and refusals are in the JSON file, so
that a change of the rules is an error here and is not written silently. `docs/suites.md` has both formats.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TypedDict

from hedgemaze.errors import IllegalActionError
from hedgemaze.rules import Axis, Direction, Fence, Game, Position, format_mode, parse_mode
from hedgemaze.rules.board.geometry import SQUARES, STRIDE
from tests.suites.brute_setup import Brute, brute_add, brute_start

SUITES = Path(__file__).resolve().parent
FOLDER = SUITES / "playthroughs"
SPECS = SUITES / "playthroughs.json"


class Spec(TypedDict):
    """One game of the JSON file."""

    name: str
    title: str
    shows: str
    clauses: list[str]
    begin: str
    """The text of a mode, or of a position."""
    play: list[str]
    """Lines of entries. A word ``!TOKEN:CODE`` is tried and refused; a line that begins with ``#`` is a remark."""
    outcome: str


class SpecError(Exception):
    """A game does not match its specification."""


def main(arguments: list[str]) -> int:
    """Writes or checks all files and returns the exit status."""
    if arguments not in ([], ["--check"]):
        print("usage: python -m suites.make_playthroughs [--check]")
        return 2
    wanted = {f"{spec['name']}.txt": render(spec) for spec in read_specs()}
    present = {path.name: path.read_text(encoding="ascii") for path in FOLDER.glob("*")}
    stale = sorted(name for name in wanted.keys() | present.keys() if wanted.get(name) != present.get(name))
    if arguments == ["--check"]:
        for name in stale:
            print(f"{name} is not up to date; run python -m suites.make_playthroughs")
        return 1 if stale else 0
    for name in stale:
        if name in wanted:
            (FOLDER / name).write_text(wanted[name], encoding="ascii", newline="\n")
            print(f"{name} written")
        else:
            print(f"{name} is in no specification; remove it")
    return 0


def read_specs() -> list[Spec]:
    """Returns the games of the JSON file."""
    specs: list[Spec] = json.loads(SPECS.read_text(encoding="utf-8"))
    return specs


def render(spec: Spec) -> str:
    """Plays a game and returns the text of its file.

    Raises:
        SpecError: the game does not match its specification.
    """
    return "\n".join([*_lines(spec), ""])


def _lines(spec: Spec) -> Iterator[str]:
    begin = spec["begin"]
    start = Position.parse(begin) if " " in begin else Position.start(parse_mode(begin))
    game = Game(start)
    brute = brute_start(start.mode) if start == Position.start(start.mode) else None
    yield f"title {spec['title']}"
    yield f"shows {spec['shows']}"
    yield f"clauses {' '.join(spec['clauses'])}"
    yield f"mode {format_mode(game.mode)}"
    yield f"start {start.text}"
    yield from _moment(game, brute, spec["name"])
    for line in spec["play"]:
        if line.startswith("#"):
            yield from ("", line)
            continue
        for word in line.split():
            if word.startswith("!"):
                yield _refused(game, *word[1:].split(":"))
                continue
            game.add(word)
            brute = None if brute is None else brute_add(brute, word)
            yield ""
            yield f"event {word}" if ":" in word else f"action {game.position.ply} {word}"
            yield from _moment(game, brute, spec["name"])
    outcome = game.outcome()
    ended = f"{outcome.reason.value} {outcome} {outcome.rank or '-'}" if outcome else "none"
    if ended != spec["outcome"]:
        raise SpecError(f"{spec['name']} ends with {ended}, not with {spec['outcome']}")
    yield from ("", f"outcome {ended}")


def _moment(game: Game, brute: Brute | None, name: str) -> Iterator[str]:
    position = game.position
    turn, legal = position.turn, position.legal_actions()
    if brute is not None and sorted(map(str, legal)) != sorted(brute.tokens()):
        raise SpecError(f"{name}: the brute-force program lists other actions in {position.text}")
    yield "turn -" if position.outcome() else f"turn {turn.side.letter} {turn.phase.value} {turn.steps}"
    yield f"legal {len(legal)}"
    if game.entries:
        yield f"position {position.text}"
    yield from (f"#   {line}" for line in small_board(position))


def _refused(game: Game, token: str, code: str) -> str:
    try:
        game.position.play(token)
    except IllegalActionError as error:
        if error.code == code:
            return f"refused {token} {code}"
        raise SpecError(f"{token} is refused with {error.code}, not with {code}") from None
    raise SpecError(f"{token} is not refused in {game.position.text}")


def small_board(position: Position) -> Iterator[str]:
    """Yields the lines of a small readable board: pieces, ``o`` pellets, ``@`` respawn squares, fences between."""
    size, fences = position.mode.size, position.fences
    for row in range(size - 1, -1, -1):
        cells = ""
        for file in range(size):
            square = SQUARES[STRIDE * row + file]
            is_shut = file < size - 1 and not fences.is_open(square, Direction.EAST)
            cells += f"{_sign(position, square):2}{'|' if is_shut else ' '}"
        yield f"{row + 1} {cells}".rstrip()
        below = "".join(_line_below(position, STRIDE * row + file) for file in range(size)) if row else ""
        if below.strip():
            yield f"  {below}".rstrip()
    yield "  " + "".join(f"{file:3}" for file in "abcdefghi"[:size]).rstrip()


def _sign(position: Position, square: int) -> str:
    """Returns the content of a square, in two characters at most."""
    respawns = position.mode.maze.respawns if position.mode.maze else ()
    letters = "".join(piece.letter for piece in position.pieces_on(square))
    letters += "o" if position.pellets >> square & 1 else ""
    return letters[:2] or ("@" if square in respawns else ".")


def _line_below(position: Position, square: int) -> str:
    """Returns the three characters under a square: its part of a horizontal fence, or of a vertical one's middle."""
    slot = square - STRIDE
    if not position.fences.is_open(SQUARES[square], Direction.SOUTH):
        is_left_half = square % STRIDE < STRIDE - 1 and Fence(SQUARES[slot], Axis.HORIZONTAL) in position.fences
        return "---" if is_left_half else "-- "
    if square % STRIDE < STRIDE - 1 and Fence(SQUARES[slot], Axis.VERTICAL) in position.fences:
        return "  |"
    return "   "


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
