"""The fast core; hedgemaze.core is its face."""

from collections.abc import Iterator, Sequence
from typing import Annotated

import numpy
from numpy.typing import NDArray


def supports_v3() -> bool:
    """Tells whether this processor can run the build with wide instructions."""

class Numbers:
    """
    Numbers of legal actions, in order: a sequence, and a buffer of unsigned 16-bit integers.
    """

    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[int]: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...

    def __getitem__(self, index: int, /) -> int: ...

class Mode:
    """A mode, made from its text."""

    def __init__(self, text: str) -> None: ...

class Position:
    """An immutable position."""

    def text(self) -> str: ...

    def legal_numbers(self) -> Numbers: ...

    def legal_mask(self) -> bytes: ...

    def play_unchecked(self, action: int) -> Position: ...

    def why_illegal(self, action: int) -> tuple[str, list[tuple[int, bool]], int | None, list[int]] | None: ...

    def retire(self, side: int) -> Position: ...

    def outcome(self) -> tuple[int, int | None, int] | None: ...

    def turn(self) -> tuple[int, int, int, int]: ...

    def distance(self, side: int) -> int: ...

    def distance_field(self, side: int) -> bytes: ...

    def shortest_path(self, side: int) -> list[int]: ...

    def perft(self, depth: int) -> int: ...

    @property
    def hash(self) -> int: ...

    @property
    def side(self) -> int: ...

    @property
    def ply(self) -> int: ...

    @property
    def retired(self) -> int: ...

def start(mode: Mode, first: int) -> Position:
    """Returns the start position of a mode."""

def parse(text: str) -> Position | None:
    """Reads a position text; None if it cannot be read."""

def reason_names() -> list[str]:
    """Returns the reasons for an end by number; number 0 is never used."""

def phase_names() -> list[str]:
    """Returns the phases of a turn by number."""

class Board:
    """A position that changes in place: for search."""

    def __init__(self, position: Position) -> None: ...

    def legal_numbers(self) -> Numbers:
        """Returns the numbers of the legal actions, in order."""

    def play_unchecked(self, action: int) -> None:
        """Plays an action, by number, that is known to be legal."""

    def undo(self) -> None:
        """Takes the last action back. Raises IndexError if there is none."""

    def is_over(self) -> bool:
        """Tells whether the game has ended."""

    def held(self) -> Position:
        """Returns the position as the core holds it."""

    @property
    def hash(self) -> int:
        """A 64-bit number that equal positions share, counters left out."""

    @property
    def depth(self) -> int:
        """How many actions can be taken back."""

    @property
    def side(self) -> int:
        """Index of the side to move."""

def playouts(positions: Sequence[Position], most_actions: int, seed: int) -> tuple[Annotated[NDArray[numpy.uint32], dict(shape=(None,))], Annotated[NDArray[numpy.uint64], dict(shape=(None,))], Annotated[NDArray[numpy.int8], dict(shape=(None,))], Annotated[NDArray[numpy.uint8], dict(shape=(None,))]]:
    """
    Plays one random game from each position: actions, choices, winners and reasons.
    """

def random_games(position: Position, games: int, most_actions: int, seed: int) -> tuple[int, int, int, list[int]]:
    """
    Plays many random games from one position: actions, choices, unfinished, wins.
    """

def perfts(positions: Sequence[Position], depth: int) -> Annotated[NDArray[numpy.uint64], dict(shape=(None,))]:
    """Counts leaves below each position."""

def legal_masks(positions: Sequence[Position]) -> Annotated[NDArray[numpy.uint8], dict(shape=(None, None))]:
    """Legal actions of each position as 0 and 1."""

def distances(positions: Sequence[Position]) -> Annotated[NDArray[numpy.int16], dict(shape=(None, None))]:
    """Steps of every side to its goal (classic)."""

def bench_signature() -> int:
    """Returns the number that every build of the core must agree on."""

def planes(positions: Sequence[Position]) -> Annotated[NDArray[numpy.float32], dict(shape=(None, None, None, None))]:
    """Feature planes of each position."""
