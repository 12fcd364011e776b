"""A slow solver with sets and dictionaries over `hedgemaze.rules`: the judge of the fast one.

It knows nothing of bit sets, of boosts or of frenzy: it plays every action of a turn by the reference rules. A key is
the beginning of a turn: pellets left, PAC-MAN's square, the ghosts' squares, the side to move.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from dataclasses import replace

from hedgemaze.rules import Mode, Piece, Position, Side
from hedgemaze.rules.board.fences import FenceSet
from hedgemaze.rules.board.geometry import Square, SquareSet, squares_of
from hedgemaze.rules.enums import GHOSTS

Key = tuple[SquareSet, Square, frozenset[Square], Side]
Result = tuple[str, int]
"""Who forces the result, ``pacman`` or ``ghosts``, and the number of rounds, the current one included."""

CAUGHT, WON = "caught", "won"
_LONGEST = 200


class PlainSolver:
    """Solves sets of pellets, fewest pellets first, on a board of the given squares."""

    def __init__(self, mode: Mode, fences: FenceSet, board: Iterable[Square], after_catch: str = "ghosts") -> None:
        self.start = replace(Position.start(mode), fences=fences)
        self.board = tuple(board)
        self.after_catch = after_catch
        self.results: dict[Key, Result] = {}
        """The keys from which a side forces a result; the others are open."""
        self.successors: dict[Key, set[Key | str]] = {}

    def position(self, key: Key) -> Position:
        pellets, pacman, ghosts, side = key
        on_board: list[Square | None] = [*sorted(ghosts)]
        squares = (pacman, *on_board, *[None] * (len(GHOSTS) - len(ghosts)))
        taken = self.start.pellets.bit_count() - pellets.bit_count()
        return replace(self.start, pellets=pellets, spent=taken, squares=squares, side=side, progress=1)

    def keys(self, pellets: SquareSet, ghosts: int) -> list[Key]:
        lying = set(squares_of(pellets))
        free = [square for square in self.board if square not in lying]
        return [
            (pellets, pacman, frozenset(placed), side)
            for placed in itertools.combinations(free, ghosts)
            for pacman in free
            if pacman not in placed
            for side in (Side.PACMAN, Side.GHOSTS)
        ]

    def ends(self, key: Key) -> set[Key | str]:
        """Returns how a turn can end: the beginnings of the next turn, a catch, a win."""
        first = self.position(key)
        found: set[Key | str] = set()
        seen = {first}
        waiting = [first]
        while waiting:
            before = waiting.pop()
            for action in before.legal_actions():
                after = replace(before.play_unchecked(action), ply=0)
                if after.lives < before.lives:
                    found.add(CAUGHT)
                elif after.outcome() is not None:
                    found.add(WON)
                elif after.active is None and (after.side is not first.side or after.round != first.round):
                    found.add(_key(after))
                elif after not in seen:
                    seen.add(after)
                    waiting.append(after)
        return found

    def solve(self, pellets: SquareSet, ghosts: int) -> list[Key]:
        """Solves all positions with these pellets and this number of ghosts; returns their keys."""
        keys = self.keys(pellets, ghosts)
        for key in keys:
            self.successors[key] = self.ends(key)
        for rounds in range(1, _LONGEST):
            open_keys = [key for key in keys if key not in self.results]
            # The ghosts' turn ends a round: what follows must be known one round shorter.
            for side in (Side.GHOSTS, Side.PACMAN):
                for key in open_keys:
                    if key[3] is side:
                        self._judge(key, rounds)
            is_quiet = all(key not in self.results for key in open_keys)
            if is_quiet and rounds > max((rounds for _, rounds in self.results.values()), default=0):
                break
        return keys

    def _judge(self, key: Key, rounds: int) -> None:
        side = key[3]
        left = rounds - 1 if side is Side.GHOSTS else rounds
        known = [self._known(end, left) for end in self.successors[key]]
        mover, other = ("pacman", "ghosts") if side is Side.PACMAN else ("ghosts", "pacman")
        if mover in known:
            self.results[key] = (mover, rounds)
        elif all(each == other for each in known):
            self.results[key] = (other, rounds)

    def _known(self, end: Key | str, left: int) -> str | None:
        if isinstance(end, str):
            return "pacman" if end == WON else self.after_catch
        winner, rounds = self.results.get(end, (None, 0))
        return winner if rounds <= left else None


def _key(position: Position) -> Key:
    pacman = position.square_of(Piece.PACMAN)
    assert pacman is not None, "PAC-MAN is never off the board"
    ghosts = frozenset(square for square in position.squares[1:] if square is not None)
    return (position.pellets, pacman, ghosts, position.side)
