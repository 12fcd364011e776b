"""The C++ core; use it through hedgemaze.core."""

from collections.abc import Callable, Iterator, Sequence
from typing import Annotated

import numpy
from numpy.typing import NDArray


def supports_v3() -> bool:
    """Returns whether this processor supports the x86-64-v3 build."""

class ActionNumbers:
    """
    The numbers of legal actions, in order: a sequence, and a buffer of unsigned 16-bit integers.
    """

    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[int]: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...

    def __getitem__(self, index: int, /) -> int: ...

class Mode:
    """A mode, parsed from its text."""

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
    """Parses a position text; None if it is invalid."""

def reason_names() -> list[str]:
    """Returns the outcome reasons by number; number 0 is never used."""

def phase_names() -> list[str]:
    """Returns the phases of a turn by number."""

class Board:
    """A mutable position with undo, for search."""

    def __init__(self, position: Position) -> None: ...

    def legal_numbers(self) -> ActionNumbers:
        """Returns the numbers of the legal actions, in order."""

    def play_unchecked(self, action: int) -> None:
        """
        Plays a legal action by number. Raises NotationError if no action has the number.
        """

    def undo(self) -> None:
        """Undoes the last action. Raises IllegalActionError if there is none."""

    def assign(self, other: Board) -> None:
        """Copies another board into this one."""

    def is_over(self) -> bool:
        """Returns whether the game is over."""

    def handle(self) -> Position:
        """Returns the current position of the core."""

    @property
    def hash(self) -> int:
        """64-bit hash of the position without counters."""

    @property
    def depth(self) -> int:
        """Number of actions that can be undone."""

    @property
    def side_index(self) -> int:
        """Index of the side to move."""

def stream_seed(seed: int, parts: Sequence[int]) -> int:
    """Returns the seed of an independent random stream."""

def playouts(positions: Sequence[Position], most_actions: int, seed: int) -> tuple[Annotated[NDArray[numpy.uint32], dict(shape=(None,))], Annotated[NDArray[numpy.uint64], dict(shape=(None,))], Annotated[NDArray[numpy.int8], dict(shape=(None,))], Annotated[NDArray[numpy.uint8], dict(shape=(None,))]]:
    """
    Plays one random game from each position: actions, choices, winners and reasons.
    """

def random_games(position: Position, games: int, most_actions: int, seed: int) -> tuple[int, int, int, list[int]]:
    """
    Plays many random games from one position: actions, choices, unfinished, wins.
    """

def perfts(positions: Sequence[Position], depth: int) -> Annotated[NDArray[numpy.uint64], dict(shape=(None,))]:
    """Returns the perft count of each position."""

def legal_masks(positions: Sequence[Position]) -> Annotated[NDArray[numpy.uint8], dict(shape=(None, None))]:
    """Returns the legal actions of each position as 0 and 1."""

def distances(positions: Sequence[Position]) -> Annotated[NDArray[numpy.int16], dict(shape=(None, None))]:
    """Returns the distance of every side to its goal (classic)."""

def distance_fields(positions: Sequence[Position]) -> Annotated[NDArray[numpy.int16], dict(shape=(None, None, None, None))]:
    """
    Returns the distance of every square to the goal of each side (classic).
    """

def bench_signature() -> int:
    """Returns the perft signature, equal in every build."""

def planes(positions: Sequence[Position]) -> Annotated[NDArray[numpy.float32], dict(shape=(None, None, None, None))]:
    """Returns the planes of each position (docs/encoding.md)."""

ENCODING_VERSION: int = 1

def env_planes(mode: Mode) -> list[tuple[str, int, str, int]]:
    """
    Returns the planes of a mode's observations: name, index or -1, kind, scale.
    """

def env_actions(mode: Mode, is_relative: bool, side: int) -> list[int]:
    """Returns the absolute number of each action that a side's view numbers."""

def env_observe(position: Position, is_relative: bool, side: int, repetitions: int, bytes: Annotated[NDArray[numpy.uint8], dict(order='C', device='cpu')] | None, floats: Annotated[NDArray[numpy.float32], dict(order='C', device='cpu')] | None) -> None:
    """Writes the observation of a position as a side sees it."""

class VectorEnv:
    """Boards of one mode; hedgemaze.env checks the arguments."""

    def __init__(self, modes: Sequence[Mode], is_relative: bool, resets_itself: bool, max_steps: int, opening: int, threads: int) -> None: ...

    def reset(self, seeds: Annotated[NDArray[numpy.uint64], dict(shape=(None,), order='C', device='cpu', writable=False)], chosen: Annotated[NDArray[numpy.bool_], dict(shape=(None,), order='C', device='cpu', writable=False)], bytes: Annotated[NDArray[numpy.uint8], dict(order='C', device='cpu')] | None, floats: Annotated[NDArray[numpy.float32], dict(order='C', device='cpu')] | None, masks: Annotated[NDArray[numpy.uint8], dict(order='C', device='cpu')] | None, sides: Annotated[NDArray[numpy.uint8], dict(order='C', device='cpu')] | None, rewards: Annotated[NDArray[numpy.float32], dict(order='C', device='cpu')] | None, terminated: Annotated[NDArray[numpy.bool_], dict(order='C', device='cpu')] | None, truncated: Annotated[NDArray[numpy.bool_], dict(order='C', device='cpu')] | None, reasons: Annotated[NDArray[numpy.uint8], dict(order='C', device='cpu')] | None) -> None:
        """Seeds and restarts the chosen boards, and shows all of them."""

    def step(self, actions: Annotated[NDArray[numpy.int64], dict(shape=(None,), order='C', device='cpu', writable=False)], bytes: Annotated[NDArray[numpy.uint8], dict(order='C', device='cpu')] | None, floats: Annotated[NDArray[numpy.float32], dict(order='C', device='cpu')] | None, masks: Annotated[NDArray[numpy.uint8], dict(order='C', device='cpu')] | None, sides: Annotated[NDArray[numpy.uint8], dict(order='C', device='cpu')] | None, rewards: Annotated[NDArray[numpy.float32], dict(order='C', device='cpu')] | None, terminated: Annotated[NDArray[numpy.bool_], dict(order='C', device='cpu')] | None, truncated: Annotated[NDArray[numpy.bool_], dict(order='C', device='cpu')] | None, reasons: Annotated[NDArray[numpy.uint8], dict(order='C', device='cpu')] | None, final_bytes: Annotated[NDArray[numpy.uint8], dict(order='C', device='cpu')] | None, final_floats: Annotated[NDArray[numpy.float32], dict(order='C', device='cpu')] | None) -> int:
        """
        Plays one action per board. Returns -1, or the first board that refuses its action.
        """

    def sample(self, out: Annotated[NDArray[numpy.int64], dict(shape=(None,), order='C', device='cpu')]) -> None:
        """Writes a random legal action per board; -1 where the game is over."""

    def observe(self, board: int, side: int, bytes: Annotated[NDArray[numpy.uint8], dict(order='C', device='cpu')] | None, floats: Annotated[NDArray[numpy.float32], dict(order='C', device='cpu')] | None) -> None:
        """Writes one board as a side sees it."""

    def position(self, board: int) -> Position:
        """Returns the position of a board."""

    def status(self, board: int) -> tuple[int, int, int]:
        """Returns reason, winner and repetitions of a board."""

    @property
    def planes(self) -> int:
        """Number of planes."""

    @property
    def actions(self) -> int:
        """Number of actions."""

class Network:
    """A quantised network, from the bytes of its file."""

    def __init__(self, data: bytes) -> None: ...

    @property
    def sides(self) -> int:
        """Number of sides."""

    @property
    def hidden(self) -> int:
        """Number of hidden units."""

    @property
    def provenance(self) -> str:
        """How the network was made."""

    def can_judge(self, position: Position) -> bool:
        """Returns whether the network is for the mode of a position."""

    def values(self, position: Position) -> list[float]:
        """Returns one value per side, sum 1."""

    def priors(self, position: Position) -> list[float]:
        """Returns the prior of each legal action, in order."""

    def inputs(self, position: Position) -> list[int]:
        """Returns the numbers of the active inputs."""

    def outputs(self, position: Position) -> list[int]:
        """Returns the policy output of each legal action; -1 for a pass."""

    def value_logits(self, position: Position) -> list[int]:
        """Returns the integer logits, from the side to move."""

    def policy_logits(self, position: Position) -> list[int]:
        """Returns the integer logit of each legal action."""

class TreeSearch:
    """A PUCT tree search that owns its memory and threads."""

    def __init__(self, position: Position, history: Sequence[int], allowed: int = 255, memory: int = 67108864, priors_with_values: bool = False, seed: int = 0, nodes: int = 0, sight: int = 0, overlook: float = 0.0, noise: float = 0.0, looseness: float = 0.0, c_puct: float | None = None, c_growth: float = 1.5, fpu_reduction: float | None = None, has_transpositions: bool = True, network: Network | None = None, is_hand: bool = False) -> None: ...

    def advance(self, action: int, allowed: int = 255) -> None:
        """Moves the root to the position after an action and reuses its subtree."""

    def run(self, nodes: int, seconds: float, threads: int = 1) -> None:
        """
        Searches until `nodes` since the root was set, `seconds` from now, or `stop`.
        """

    def stop(self) -> None:
        """Ends `run`, from another thread; if none is running, the next one."""

    def take_stop(self) -> bool:
        """Returns and clears the stop flag."""

    def forget(self) -> None:
        """Drops the gathered positions."""

    def is_stopped(self) -> bool:
        """Returns the stop flag."""

    def is_finished(self) -> bool:
        """Returns whether further search is useless."""

    def report(self, line_length: int = 32) -> tuple[int, int, bool, list[float], tuple[int | None, int] | None, list[tuple[int, int, float, list[float], tuple[int | None, int] | None, list[int]]]]:
        """
        Returns nodes, depth, is_finished, values, proof and candidates: action, visits, prior, values, proof, line.
        """

    def chosen(self, recent_squares: Sequence[int]) -> int:
        """
        Returns the index of the candidate of the last report that the skill plays.
        """

    def gather(self, most: int) -> list[Position]:
        """Returns positions that need values and priors."""

    def supply(self, values: Annotated[NDArray[numpy.float32], dict(shape=(None, None), order='C', device='cpu', writable=False)], priors: Annotated[NDArray[numpy.float32], dict(shape=(None, None), order='C', device='cpu', writable=False)]) -> None:
        """Evaluates the positions gathered last: [B, sides] and [B, actions]."""

    @property
    def nodes(self) -> int:
        """Positions evaluated since the root was set."""

    @property
    def used(self) -> int:
        """Bytes used by the tree."""

    @property
    def root(self) -> Position:
        """The root position."""

def best_reply(position: Position, depth: int, seconds: float) -> int:
    """Returns the action of a best-reply search in classic."""

def search_signature() -> int:
    """Returns the search signature, equal in every build."""

def begins_turn(before: Position, after: Position) -> bool:
    """Returns whether a side's turn begins after an action."""

def repetition_outcome(position: Position) -> tuple[int | None, int] | None:
    """
    Returns winner and rank of a game that ends here by repetition; None if it continues.
    """

def values(position: Position) -> list[float]:
    """Returns the static evaluation: one value per side, sum 1."""

def final_shares(position: Position, winner: int | None) -> list[float]:
    """
    Returns one value per side if the game ends here with that winner; None: a draw.
    """

def open_winner(position: Position) -> int | None:
    """
    Returns the winner of a game in which nobody can force a result; None: a draw.
    """

def priors(position: Position) -> list[float]:
    """Returns the prior of each legal action, in order."""

def race(position: Position) -> tuple[int | None, int] | None:
    """Solves a race without fences: winner and actions until the end."""

def race_table(position: Position) -> Annotated[NDArray[numpy.uint8], dict(shape=(None, None, None))]:
    """Solves all races of a fence layout; stocks are ignored."""

def race_by_running(position: Position) -> tuple[int | None, int] | None:
    """
    Proves a race that one side wins by running; the actions are an upper bound.
    """

def winning_action(position: Position, allowed: int = 255) -> int | None:
    """Returns the first action of a win in this turn, or None."""

def catching_action(position: Position, allowed: int = 255) -> int | None:
    """
    Returns the next action of a forced catch in the ghosts' turn, or None.
    """

def is_safe(position: Position) -> bool:
    """Returns whether PAC-MAN can survive the ghosts' next turn."""

def knowledge_work(name: str, positions: Sequence[Position], rounds: int) -> float:
    """Repeats one function for benchmarks."""

def solve_refusal(mode: Mode) -> str:
    """
    Returns the house rule that the solver does not support, or an empty text.
    """

def count_results(block: bytes | bytearray | memoryview) -> list[int]:
    """Returns how often each result occurs in a block."""

class SolveProblem:
    def __init__(self, mode: Mode, ghosts: int, slots: tuple[Sequence[int], Sequence[int]] | None = None) -> None: ...

    @property
    def block_size(self) -> int: ...

    @property
    def workspace_size(self) -> int: ...

    def part_offset(self, ghosts: int) -> int: ...

    def solve_set(
        self,
        pellets: int,
        after_catch: int,
        blocks: Sequence[bytes | bytearray | memoryview | None],
        out: bytearray | memoryview,
        workspace: bytearray | memoryview,
        threads: int,
        report: Callable[[int, int, int, int], bool],
    ) -> int: ...

class TableProber:
    def __init__(
        self, problem: SolveProblem, blocks: Sequence[bytes | bytearray | memoryview | None], after_catch: Sequence[int]
    ) -> None: ...

    def result(self, position: Position) -> int: ...

    def actions(self, position: Position) -> list[tuple[int, int]]: ...

    def keeping_shares(self, position: Position, actions: Sequence[int]) -> list[float]: ...
