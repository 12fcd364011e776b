"""Shrinks a game that shows a disagreement to a short record."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from hedgemaze.errors import HedgemazeError
from hedgemaze.rules import Game, Mode, format_record


def replayed(mode: Mode, entries: Sequence[str]) -> Game | None:
    """Returns the game with these entries, or None if they cannot be played."""
    game = Game(mode)
    try:
        for entry in entries:
            game.add(entry)
    except HedgemazeError:
        return None
    return game


def shrunk(mode: Mode, entries: Sequence[str], fails: Callable[[Game], bool]) -> list[str]:
    """Takes the shortest failing prefix, then removes runs of entries while the rest is legal and still fails."""

    def is_enough(candidate: list[str]) -> bool:
        game = replayed(mode, candidate)
        return game is not None and fails(game)

    whole = list(entries)
    kept = next((whole[:end] for end in range(len(whole) + 1) if is_enough(whole[:end])), whole)
    for length in sorted({len(kept) >> shift for shift in range(1, 9)} | {2, 1}, reverse=True):
        start = 0
        while length and start + length <= len(kept):
            candidate = kept[:start] + kept[start + length :]
            if is_enough(candidate):
                kept = candidate
            else:
                start += 1
    return kept


def minimal_record(mode: Mode, entries: Sequence[str], fails: Callable[[Game], bool]) -> str:
    """Returns the record of the shortest failing game; repetition is off, because positions do not count it."""
    mode = replace(mode, house=replace(mode.house, repetition_draw=False))
    game = replayed(mode, shrunk(mode, entries, fails))
    assert game is not None
    return format_record(game)
