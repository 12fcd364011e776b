"""A slow solver with sets and dictionaries over `hedgemaze.rules`: the judge of the fast one.

It knows nothing of bit sets, of boosts or of frenzy: it plays every action of a turn by the reference rules. A key is
the beginning of a turn: pellets left, PAC-MAN's square, the ghosts' squares, the side to move. How a turn can end is
kept for every position in the middle of a turn, because many turns pass through it.
"""

from __future__ import annotations

import itertools
from collections import defaultdict
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
_KEPT = 200_000
"""Positions in the middle of turns that are kept."""


class PlainSolver:
    """Solves sets of pellets, fewest pellets first, on a board of the given squares."""

    def __init__(self, mode: Mode, fences: FenceSet, board: Iterable[Square], after_catch: str = "ghosts") -> None:
        self.start = replace(Position.start(mode), fences=fences)
        self.board = tuple(board)
        self.after_catch = after_catch
        self.results: dict[Key, Result] = {}
        """The keys from which a side forces a result; the others are open."""
        self._ends: dict[tuple[object, ...], frozenset[Key | str]] = {}
        """How a turn can end, by what is left of it."""

    def position(self, key: Key) -> Position:
        pellets, pacman, ghosts, side = key
        on_board: list[Square | None] = [*sorted(ghosts)]
        squares = (pacman, *on_board, *[None] * (len(GHOSTS) - len(ghosts)))
        taken = self.start.pellets.bit_count() - pellets.bit_count()
        return replace(self.start, pellets=pellets, spent=taken, squares=squares, side=side, progress=1)

    def keys(self, pellets: SquareSet, ghosts: int) -> list[Key]:
        """Returns the keys, in an order in which turns that share positions follow each other.

        Without ghosts PAC-MAN has every turn.
        """
        lying = set(squares_of(pellets))
        free = [square for square in self.board if square not in lying]
        placements = [frozenset(placed) for placed in itertools.combinations(free, ghosts)]
        by_square = [(pacman, placed) for pacman in free for placed in placements if placed and pacman not in placed]
        by_placement = [(pacman, placed) for placed in placements for pacman in free if pacman not in placed]
        return [
            *((pellets, pacman, placed, Side.GHOSTS) for pacman, placed in by_square),
            *((pellets, pacman, placed, Side.PACMAN) for pacman, placed in by_placement),
        ]

    def ends(self, key: Key) -> frozenset[Key | str]:
        """Returns how a turn can end: the beginnings of the next turn, a catch, a win."""
        if len(self._ends) > _KEPT:
            self._ends.clear()
        return self._ends_from(self.position(key))

    def _ends_from(self, before: Position) -> frozenset[Key | str]:
        found: set[Key | str] = set()
        for action in before.legal_actions():
            after = before.play_unchecked(action)
            if after.lives < before.lives:
                found.add(CAUGHT)
            elif after.outcome() is not None:
                found.add(WON)
            elif after.active is None and (after.side is not before.side or after.round != before.round):
                found.add(_key(after))
            else:
                rest = _rest_of_turn(after)
                if rest not in self._ends:
                    self._ends[rest] = self._ends_from(after)
                found |= self._ends[rest]
        return frozenset(found)

    def solve(self, pellets: SquareSet, ghosts: int) -> list[Key]:
        """Solves all positions with these pellets and this number of ghosts; returns their keys."""
        keys = self.keys(pellets, ghosts)
        own: dict[Key | str, Key] = {key: key for key in keys}  # equal keys are one object, which saves memory
        successors = {key: tuple(own.get(end, end) for end in self.ends(key)) for key in keys}
        before: defaultdict[Key, list[Key]] = defaultdict(list)
        due: defaultdict[int, set[Key]] = defaultdict(set)
        """By round: the keys with a successor that is known from that round on."""
        for key, ends in successors.items():
            for end in ends:
                if isinstance(end, str):
                    due[1].add(key)
                elif end in self.results:
                    due[self.results[end][1] + _rounds_before(end)].add(key)
                else:
                    before[end].append(key)
        while due:
            rounds = min(due)
            for side in (Side.GHOSTS, Side.PACMAN):
                for key in [key for key in due[rounds] if key[3] is side and key not in self.results]:
                    if not self._judge(key, rounds, successors[key]):
                        continue
                    due[rounds + _rounds_before(key)].update(before[key])
            del due[rounds]
        return keys

    def _judge(self, key: Key, rounds: int, ends: Iterable[Key | str]) -> bool:
        """Notes the result of a key if it is known in this round; returns whether it is."""
        known = [self._known(end, rounds) for end in ends]
        mover, other = ("pacman", "ghosts") if key[3] is Side.PACMAN else ("ghosts", "pacman")
        if mover in known:
            self.results[key] = (mover, rounds)
        elif all(each == other for each in known):
            self.results[key] = (other, rounds)
        return key in self.results

    def _known(self, end: Key | str, rounds: int) -> str | None:
        if isinstance(end, str):
            return "pacman" if end == WON else self.after_catch
        winner, after = self.results.get(end, (None, 0))
        return winner if after + _rounds_before(end) <= rounds else None


def _rounds_before(end: Key) -> int:
    """Returns the rounds between the turn before a key and the key: PAC-MAN's turn begins a round."""
    return int(end[3] is Side.PACMAN)


def _key(position: Position) -> Key:
    pacman = position.square_of(Piece.PACMAN)
    assert pacman is not None, "PAC-MAN is never off the board"
    ghosts = frozenset(square for square in position.squares[1:] if square is not None)
    return (position.pellets, pacman, ghosts, position.side)


def _rest_of_turn(position: Position) -> tuple[object, ...]:
    """Returns what the rest of a turn depends on; which ghost is which does not matter (ghost_order=free)."""
    ghosts = frozenset(
        (square, ghost in position.moved, ghost is position.active)
        for ghost, square in zip(GHOSTS, position.squares[1:], strict=True)
        if square is not None
    )
    is_origin_free = position.active is Piece.PACMAN and position.mode.house.pac_may_return
    origin = None if is_origin_free else position.origin
    pacman = position.squares[0]
    return (
        position.side,
        position.pellets,
        pacman,
        ghosts,
        position.active is None,
        origin,
        position.steps,
        position.boost,
    )
