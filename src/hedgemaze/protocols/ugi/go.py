"""`parse_go`: reads the limits and clocks of a ``go`` command."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from hedgemaze.engine.players.clock import Clock
from hedgemaze.errors import EngineError
from hedgemaze.rules import Mode, Side

_LARGEST = 10**12
_COLOURS = {"w": 0, "b": 1}


@dataclass(slots=True)
class Go:
    """The arguments of a ``go`` command."""

    clock: Clock = field(default_factory=Clock)
    depth: int | None = None
    is_infinite: bool = False
    """Only ``stop`` ends the search; also set by ``go`` without arguments."""
    is_ponder: bool = False
    """The limits count from ``ponderhit``; until then only ``stop`` ends the search."""


def parse_go(words: Sequence[str], mode: Mode) -> Go:
    """Reads the words after ``go``.

    Raises:
        EngineError: an unknown word, or a missing or bad number.

    >>> parse_go("time S 60000 N 50000 inc S 1000 N 0".split(), Mode.named("classic2")).clock.remaining_ms
    {<Side.SOUTH: 'S'>: 60000, <Side.NORTH: 'N'>: 50000}
    """
    rest = [word.lower() for word in words]
    numbers: dict[str, int] = {}
    times: dict[str, dict[Side, int]] = {"time": {}, "inc": {}}
    is_infinite = is_ponder = False
    while rest:
        word = rest.pop(0)
        if word == "infinite":
            is_infinite = True
        elif word == "ponder":
            is_ponder = True
        elif word in ("movetime", "nodes", "depth"):
            numbers[word] = max(1, _number(word, rest))
        elif word in times:
            while rest and (side := _side(rest[0], mode)) is not None:
                rest.pop(0)
                times[word][side] = _number(word, rest)
        else:
            what, side = _numbered(word, mode)
            times[what][side] = _number(word, rest)
    remaining = {side: max(1, ms) for side, ms in times["time"].items()}
    clock = Clock(numbers.get("movetime"), remaining, times["inc"], numbers.get("nodes"))
    is_bare = not (numbers or remaining)
    return Go(clock, numbers.get("depth"), is_infinite or is_bare, is_ponder)


def _number(word: str, rest: list[str]) -> int:
    text = rest.pop(0) if rest else ""
    try:
        value = int(text) if len(text) < 20 else None
    except ValueError:
        value = None
    if value is None or abs(value) > _LARGEST:
        raise EngineError("protocol.bad_value", f"a number is expected after {word}", given=text)
    return value


def _side(word: str, mode: Mode) -> Side | None:
    return next((side for side in mode.sides if side.letter.lower() == word), None)


def _numbered(word: str, mode: Mode) -> tuple[str, Side]:
    """Reads ``p1time``, ``p2inc`` and UCI's ``wtime``, ``binc``: sides by their index in the turn order."""
    for what in ("time", "inc"):
        who = word.removesuffix(what)
        if who != word:
            number = _COLOURS.get(who, int(who[1:]) - 1 if who[:1] == "p" and who[1:] in set("1234") else -1)
            if 0 <= number < len(mode.sides):
                return what, mode.sides[number]
    raise EngineError("protocol.unknown_word", "not a limit", given=word)
