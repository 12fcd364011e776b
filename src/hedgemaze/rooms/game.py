"""`GameState`: the game inside a room: start, entries, turns and position; ends as `rules.Game` ends.

The core plays the actions. What it does not show yet (the number of the round, whose move a fence belongs to) is read
here and nowhere else in `rooms`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache

from hedgemaze.core import Position
from hedgemaze.core._choose import native
from hedgemaze.rules import Action, Family, Lift, Outcome, Phase, Piece, Place, Reason, Side, Step, Stop, parse_action

__all__ = ["AGREED", "LONGEST_GAME", "GameState", "TurnStart", "begins_turn", "mover_of", "play_entries", "read_action"]

LONGEST_GAME = 10_000
"""A game with this many entries is drawn, so that every game ends and every record can be read."""
AGREED = "draw:agreed"
_REPETITIONS = 3
_read = lru_cache(maxsize=4_096)(parse_action)
_SIDES = {side.letter: side for side in Side}


@dataclass(frozen=True, slots=True)
class TurnStart:
    """The start of a turn with its clocks: what a take back restores."""

    entries: int
    """The number of entries before the turn."""
    side: Side
    left_ms: tuple[int, ...]
    lag_ms: tuple[int, ...]
    turned: tuple[bool, ...]


@dataclass(frozen=True, slots=True)
class GameState:
    """A game in progress, as an immutable value."""

    start: str
    """The text of the start position."""
    position: Position
    entries: tuple[str, ...]
    """Everything that happened, as records write it: ``e2``, ``W:resigned``."""
    stamps: tuple[int, ...]
    """By entry: the mover's clock after it; -1 if it is not known."""
    turns: tuple[TurnStart, ...]
    """Every start of a turn, the current one last."""
    hashes: tuple[int, ...]
    """By turn: the position's hash at its start."""
    floor: int
    """The first turn that may be taken back: none from before a side left."""
    lifter: int
    """The seat that has lifted a Chamber fence and not placed it yet; 0 for none."""
    changed: int
    """The version of the last event that changed the position."""
    turn_version: int
    """The version of the event that began the current turn."""

    @property
    def is_turn_start(self) -> bool:
        """Whether the current turn has no action yet."""
        return self.turns[-1].entries == len(self.entries)

    def has_actions(self, turn: int) -> bool:
        """Tells whether a turn, by number, has an action."""
        return turn < len(self.turns) - 1 or not self.is_turn_start

    def at_turn(self, number: int) -> Position:
        """Returns the position at the start of a turn; plays the game again up to there."""
        return play_entries(Position.parse(self.start), self.entries[: self.turns[number].entries])

    def outcome(self) -> Outcome | None:
        """Returns how the game ended, or None, as `rules.Game.outcome` does."""
        mode, last = self.position.mode, self.entries[-1] if self.entries else ""
        outcome = self.position.outcome()
        if outcome is not None:
            if ":" in last and outcome.reason is Reason.OTHERS_LEFT:
                return replace(outcome, reason=Reason(last.partition(":")[2]))
            return outcome
        if last == AGREED:
            return Outcome.of(mode, Reason.AGREED, None, self.rank)
        if mode.house.repetition_draw and self._is_repeated():
            ended = native.repetition_outcome(self.position._native)
            assert ended is not None
            winner = None if ended[0] is None else mode.sides[ended[0]]
            return Outcome.of(mode, Reason.REPETITION, winner, ended[1] or None)
        return None

    @property
    def rank(self) -> int | None:
        """PAC-MAN variant: the pellets taken so far, 1 to 4; None if there are none, and in other modes."""
        if self.position.mode.family is not Family.PACMAN:
            return None
        return self.position.to_rules().taken or None

    def _is_repeated(self) -> bool:
        """Tells whether the position begins a turn for the third time; equal hashes are verified by the positions."""
        if not self.is_turn_start or self.hashes.count(self.hashes[-1]) < _REPETITIONS:
            return False
        position, done, seen = Position.parse(self.start), 0, Counter[str]()
        for turn in self.turns:
            position, done = play_entries(position, self.entries[done : turn.entries]), turn.entries
            seen[position.key] += 1
        return seen[position.key] >= _REPETITIONS


def begins_turn(before: Position, after: Position) -> bool:
    """Tells whether an action that leads from one position to another ends a turn."""
    return native.begins_turn(before._native, after._native)


def read_action(position: Position, token: str) -> Action:
    """Returns the action that a token names; a cache keeps the few hundred there are.

    Raises:
        NotationError: this mode has no such action.
    """
    return _read(token, position.mode.family, position.mode.size)


def play_entries(position: Position, entries: Iterable[str]) -> Position:
    """Returns the position after entries that are known to be legal."""
    for entry in entries:
        if ":" not in entry:
            position = position.play_unchecked(read_action(position, entry))
        elif entry != AGREED:
            position = position.retire(_SIDES[entry[0]])
    return position


def mover_of(position: Position, action: Action, after: Position) -> Piece | None:
    """Returns the piece whose move an action belongs to; None for a Chamber fence, which all ghosts move together."""
    if isinstance(action, Step | Stop):
        return action.piece
    if position.mode.family is Family.CLASSIC:
        return Piece(position.side.value)
    if position.side is Side.PACMAN:
        return Piece.PACMAN
    if isinstance(action, Lift) or position.turn.phase is Phase.LAY:
        return None
    now = position.to_rules()
    if now.active is not None:
        return now.active
    assert isinstance(action, Place)  # a ghost that cannot step places at once (C-x); the next position shows which one
    done = after.to_rules().moved if after.side is Side.GHOSTS else now.ghosts
    (stuck,) = set(done) - set(now.moved)
    return stuck
