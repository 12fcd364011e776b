"""The fast core; hedgemaze.core is its face."""

from collections.abc import Iterator, Sequence
from typing import Annotated

import numpy
from numpy.typing import NDArray


def supports_v3() -> bool:
    """Tells whether this processor can run the build with wide instructions."""

class ActionNumbers:
    """
    The numbers of legal actions, in order: a sequence, and a buffer of unsigned 16-bit integers.
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

    def key(self) -> str: ...

    def legal_numbers(self) -> ActionNumbers: ...

    def legal_mask(self) -> bytes: ...

    def play_unchecked(self, action: int) -> Position: ...

    def try_play(self, action: int) -> Position | None: ...

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
    def round(self) -> int: ...

    @property
    def lives(self) -> int: ...

    @property
    def ply(self) -> int: ...

    @property
    def progress(self) -> int: ...

    @property
    def retired(self) -> int: ...

    @property
    def horizontal(self) -> tuple[int, int]: ...

    @property
    def vertical(self) -> tuple[int, int]: ...

    @property
    def chamber(self) -> tuple[tuple[int, int], tuple[int, int]]: ...

    @property
    def pellets(self) -> tuple[int, int]: ...

    @property
    def squares(self) -> bytes: ...

    @property
    def previous(self) -> bytes: ...

    @property
    def stocks(self) -> bytes: ...

    @property
    def reserve(self) -> int: ...

    @property
    def spent(self) -> int: ...

    @property
    def moved(self) -> int: ...

    @property
    def active(self) -> int: ...

    @property
    def origin(self) -> int: ...

    @property
    def steps(self) -> int: ...

    @property
    def boost(self) -> int: ...

    @property
    def lifted(self) -> int: ...

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

    def legal_numbers(self) -> ActionNumbers:
        """Returns the numbers of the legal actions, in order."""

    def play_unchecked(self, action: int) -> None:
        """
        Plays an action, by number, that is known to be legal. Raises NotationError if no action has the number.
        """

    def undo(self) -> None:
        """
        Takes the last action back. Raises IllegalActionError if there is none.
        """

    def assign(self, other: Board) -> None:
        """Becomes a copy of another board."""

    def is_over(self) -> bool:
        """Tells whether the game has ended."""

    def handle(self) -> Position:
        """Returns the position as the core holds it."""

    @property
    def hash(self) -> int:
        """A 64-bit number that equal positions share, counters left out."""

    @property
    def depth(self) -> int:
        """How many actions can be taken back."""

    @property
    def side_index(self) -> int:
        """Index of the side to move."""

def stream_seed(seed: int, parts: Sequence[int]) -> int:
    """Returns the seed of one stream among many."""

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

class TreeSearch:
    """A best-first search that owns its memory and its threads."""

    def __init__(self, position: Position, history: Sequence[int], allowed: int = 255, memory: int = 67108864, is_eager: bool = False, seed: int = 0, nodes: int = 0, sight: int = 0, overlook: float = 0.0, noise: float = 0.0, looseness: float = 0.0, c_puct: float = 1.2000000476837158, c_growth: float = 1.5, fpu_reduction: float = 0.11999999731779099, has_transpositions: bool = True) -> None: ...

    def advance(self, action: int, allowed: int = 255) -> None:
        """Goes on to the position after an action, keeping what is known of it."""

    def run(self, nodes: int, seconds: float, threads: int = 1) -> None:
        """
        Works on until so many nodes since the root was set, so many seconds from now, or `stop`.
        """

    def stop(self) -> None:
        """
        Ends `run` at once, from another thread; or the next one, if none is under way.
        """

    def take_stop(self) -> bool:
        """Tells whether it has been told to stop, and forgets it."""

    def forget(self) -> None:
        """Forgets what was gathered and will not be answered."""

    def is_stopped(self) -> bool:
        """Tells whether it has been told to stop."""

    def is_finished(self) -> bool:
        """Tells whether nothing is left to learn."""

    def report(self, line_length: int = 32) -> tuple[int, int, bool, list[float], tuple[int | None, int] | None, list[tuple[int, int, float, list[float], tuple[int | None, int] | None, list[int]]]]:
        """
        Nodes, depth, whether it is finished, values, proof and candidates: action, visits, prior, values, proof, line.
        """

    def chosen(self, trodden: Sequence[int]) -> int:
        """Returns which candidate of the last report its skill plays."""

    def gather(self, most: int) -> list[Position]:
        """Returns positions that want values and priors."""

    def supply(self, values: Annotated[NDArray[numpy.float32], dict(shape=(None, None), order='C', device='cpu', writable=False)], priors: Annotated[NDArray[numpy.float32], dict(shape=(None, None), order='C', device='cpu', writable=False)]) -> None:
        """Answers what was gathered last: [B, sides] and [B, actions]."""

    @property
    def nodes(self) -> int:
        """Positions evaluated since the root was set."""

    @property
    def used(self) -> int:
        """Bytes of the memory that the tree takes."""

    @property
    def root(self) -> Position:
        """The position that it works on."""

def search_signature() -> int:
    """Returns the number that every build's searches must agree on."""

def begins_turn(before: Position, after: Position) -> bool:
    """Tells whether a side's turn begins with the position after an action."""

def repetition_outcome(position: Position) -> tuple[int | None, int] | None:
    """
    Winner and rank of a game that ends here by repetition; None if it goes on.
    """

def values(position: Position) -> list[float]:
    """Returns each side's share, by index, judged without search."""

def priors(position: Position) -> list[float]:
    """Returns how promising each legal action looks, in order."""

def race(position: Position) -> tuple[int | None, int] | None:
    """Solves a race without fences: winner and actions to the end."""

def race_table(position: Position) -> Annotated[NDArray[numpy.uint8], dict(shape=(None, None, None))]:
    """Solves all races of a layout, whatever the stocks."""

def race_by_running(position: Position) -> tuple[int | None, int] | None:
    """The same where one side just runs: a bound."""

def winning_action(position: Position, allowed: int = 255) -> int | None:
    """The first action of a win in this turn."""

def catching_action(position: Position, allowed: int = 255) -> int | None:
    """The next action to a catch in the ghosts' phase."""

def is_safe(position: Position) -> bool:
    """Tells whether PAC-MAN can come through the ghosts' next phase."""

def knowledge_work(name: str, positions: Sequence[Position], rounds: int) -> float:
    """Does one kind of work over and over, to be timed."""
