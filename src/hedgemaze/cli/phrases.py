"""Translated phrases that several commands share: names of sides, pieces and mazes, captions, outcomes, ranks.

``rules.pictures.captions`` has English captions for pictures: the rules may not depend on the catalogues. This module
gives the current language.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce

from hedgemaze.locales import has_message, t
from hedgemaze.rules import Family, Maze, Mode, Outcome, Piece, Side


def side_name(side: Side) -> str:
    """Returns a side's name, capitalised for the start of a sentence."""
    return t(f"side-{side.letter}")


def piece_name(piece: Piece) -> str:
    """Returns a piece's name."""
    return t(f"piece-{piece.letter}")


def piece_with_letter(piece: Piece) -> str:
    """Returns a piece's name and letter: ``Blinky (B)``."""
    return t("cli-named", name=piece_name(piece), note=piece.letter)


def caption(mode: Mode) -> str:
    """Returns a caption of a mode: ``Quoridor for 2 players``, ``Advanced PAC-MAN in the maze Pinwheel``."""
    if mode.maze is None:
        name = "tty-caption-classic" if mode.size == 9 else "tty-caption-classic-size"
        return t(name, players=len(mode.sides), size=mode.size)
    name = f"tty-caption-{mode.family.value}"
    title = maze_title(mode.maze)
    return t(f"{name}-maze", maze=title) if title else t(name)


def maze_title(maze: Maze) -> str:
    """Returns the title of a maze; empty if it has none."""
    return maze_title_of(maze.name) or maze.title or maze.name


def maze_title_of(name: str) -> str:
    """Returns the title of a shipped maze or a maze of the gallery by its name; empty if there is none."""
    known = f"maze-title-{name}"
    return t(known) if has_message(known) else ""


def outcome_sentence(outcome: Outcome) -> str:
    """Returns a sentence on how a game ended."""
    reason = outcome.reason.value
    if outcome.winner is None:
        return t(f"tty-drawn-{reason}" if has_message(f"tty-drawn-{reason}") else "tty-drawn-other")
    winner = t("tty-winner-G") if outcome.winner is Side.GHOSTS else side_name(outcome.winner)
    return t(f"tty-won-{reason}", winner=winner)


def rank_sentence(outcome: Outcome, family: Family) -> str | None:
    """Returns a sentence on PAC-MAN's rank (A.3-25), or None in modes without ranks."""
    if family is not Family.PACMAN:
        return None
    if outcome.rank is None:
        return t("tty-no-rank")
    return t("tty-rank", rank=outcome.rank, name=t(f"rank-{outcome.rank}"))


def listed(items: Iterable[object]) -> str:
    """Returns items with the comma of the language: ``Blinky, Pinky, Inky``; empty for none."""
    parts = [str(item) for item in items]
    return reduce(lambda rest, part: t("cli-listed", part=part, rest=rest), reversed(parts)) if parts else ""
