"""Rating pools: which of a person's ratings a seat of a game counts for; `docs/ratings.md` explains them."""

from __future__ import annotations

from hedgemaze.rules import Family, Mode, Side

POOLS = (
    "classic2",
    "classic3",
    "classic4",
    "pacman.pacman",
    "pacman.ghosts",
    "advanced.pacman",
    "advanced.ghosts",
)
"""All pools: one per classic mode, one per role of the PAC-MAN modes."""


def pool_of(mode: Mode, side: Side) -> str:
    """Returns the pool that a side of a game belongs to.

    >>> pool_of(Mode.named("classic3"), Side.WEST), pool_of(Mode.named("pacman"), Side.GHOSTS)
    ('classic3', 'pacman.ghosts')
    """
    if mode.family is Family.CLASSIC:
        return mode.name
    return f"{mode.name}.{'pacman' if side is Side.PACMAN else 'ghosts'}"
