"""What a network sees and answers in a mode: `native/nets/encoding.hpp` in Python."""

from __future__ import annotations

from dataclasses import dataclass

CLASSIC_ACTIONS = 140
FENCE_INPUTS, SIDE_INPUTS = 128, 861
"""Inputs of a classic network: fences, and per side."""

SQUARES, FENCES, OFFSETS = 81, 128, 17 * 17
CHASE_BLOCKS: tuple[str | int, ...] = (
    *("square",) * 5,
    "fence",
    *("offset",) * 5,
    *(21, 80, 5, 64, 5, 6, 12, 6, 10, 5, 5, 13, 13, 5, 1, 1),
)
"""The blocks of inputs of a PAC-MAN network: what their numbers mean, or how many there are."""
NEAR_OFFSETS = 9 * 9
CHASE_ACTIONS = 11 + 10 * NEAR_OFFSETS + 2 * OFFSETS
"""11 outputs of PAC-MAN, 10 per offset of a ghost, the fences by axis and offset."""


def block_size(block: str | int) -> int:
    """The number of inputs of a block."""
    return {"square": SQUARES, "fence": FENCES, "offset": OFFSETS}[block] if isinstance(block, str) else block


CHASE_INPUTS = 2 * sum(map(block_size, CHASE_BLOCKS))
"""The blocks exist for each side to move."""


@dataclass(frozen=True)
class Encoding:
    """The shape of the networks of a mode."""

    family: int
    """0 classic, 1 pacman, 2 advanced."""
    sides: int
    inputs: int
    actions: int

    @property
    def corrects_patient(self) -> bool:
        """Whether its networks are added to the patient evaluation and have no policy of their own."""
        return self.sides == 4

    @property
    def width(self) -> int:
        """Room for the active inputs of a position."""
        return 128 + 64 * self.sides if self.family == 0 else 192


def encoding_of(family: int, sides: int) -> Encoding:
    """Returns the encoding of a family.

    Raises:
        ValueError: there is none.
    """
    if family == 0 and sides in (2, 3, 4):
        return Encoding(0, sides, FENCE_INPUTS + sides * SIDE_INPUTS, CLASSIC_ACTIONS)
    if family in (1, 2) and sides == 2:
        return Encoding(family, 2, CHASE_INPUTS, CHASE_ACTIONS)
    raise ValueError(f"no networks for family {family} with {sides} sides")


MODES = {
    "classic2": encoding_of(0, 2),
    "classic3": encoding_of(0, 3),
    "classic4": encoding_of(0, 4),
    "pacman": encoding_of(1, 2),
    "advanced": encoding_of(2, 2),
}
"""The modes, by name."""
