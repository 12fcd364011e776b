"""Sentences that several commands say, from the catalogues: names of sides and pieces, outcomes, ranks, modes."""

from __future__ import annotations

from collections.abc import Iterable

from hedgemaze.locales import has_words, language, t
from hedgemaze.rules import Family, Maze, Mode, Outcome, Piece, Side

__all__ = [
    "caption",
    "full_stop",
    "listed",
    "maze_title",
    "outcome_sentence",
    "piece_name",
    "piece_with_letter",
    "rank_sentence",
    "side_name",
]

_SEPARATORS = {"ar": "، ", "ja": "、", "zh-Hant": "、"}
_STOPS = {"ja": "。", "zh-Hant": "。"}


def side_name(side: Side) -> str:
    """Returns a side's name as a sentence begins with it."""
    return t(f"side-{side.letter}")


def piece_name(piece: Piece) -> str:
    """Returns a piece's name."""
    return t(f"piece-{piece.letter}")


def piece_with_letter(piece: Piece) -> str:
    """Returns a piece's name and how it is typed: ``Blinky (B)``."""
    return f"{piece_name(piece)} ({piece.letter})"


def caption(mode: Mode) -> str:
    """Returns a mode in words: ``Quoridor for 2 players``, ``Advanced PAC-MAN in the maze Pinwheel``."""
    if mode.maze is None:
        name = "tty-caption-classic" if mode.size == 9 else "tty-caption-classic-size"
        return t(name, players=len(mode.sides), size=mode.size)
    name = f"tty-caption-{mode.family.value}"
    title = maze_title(mode.maze)
    return t(f"{name}-maze", maze=title) if title else t(name)


def maze_title(maze: Maze) -> str:
    """Returns what a maze is called; empty if it has no name."""
    known = f"maze-title-{maze.name}"
    return t(known) if has_words(known) else maze.title or maze.name


def outcome_sentence(outcome: Outcome) -> str:
    """Returns how a game ended, as a sentence."""
    reason = outcome.reason.value
    if outcome.winner is None:
        return t(f"tty-drawn-{reason}" if has_words(f"tty-drawn-{reason}") else "tty-drawn-other")
    winner = t("tty-winner-G") if outcome.winner is Side.GHOSTS else side_name(outcome.winner)
    return t(f"tty-won-{reason}", winner=winner)


def rank_sentence(outcome: Outcome, family: Family) -> str | None:
    """Returns what PAC-MAN reached in the fixed maze (A.3-25), or None where there are no ranks."""
    if family is not Family.PACMAN:
        return None
    if outcome.rank is None:
        return t("tty-no-rank")
    return t("tty-rank", rank=outcome.rank, name=t(f"rank-{outcome.rank}"))


def listed(items: Iterable[object]) -> str:
    """Returns items in a row: ``Blinky, Pinky, Inky``."""
    return _SEPARATORS.get(language(), ", ").join(str(item) for item in items)


def full_stop() -> str:
    """Returns what a sentence ends with."""
    return _STOPS.get(language(), ".")
