"""The game inside a room: start, entries, turns and where it stands; judged by the core, ended as `rules.Game` ends."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from functools import lru_cache

from hedgemaze.core import Position
from hedgemaze.rooms.moment import moment, round_of
from hedgemaze.rules import Action, Family, Lift, Outcome, Piece, Place, Reason, Side, Step, Stop, parse_action

__all__ = ["AGREED", "LONGEST_GAME", "Play", "TurnStart"]

LONGEST_GAME = 10_000
"""A game of so many entries is drawn, so that every game ends and every record can be read."""
AGREED = "draw:agreed"
_REPETITIONS = 3
_read = lru_cache(maxsize=4_096)(parse_action)
_SIDES = {side.letter: side for side in Side}


@dataclass(frozen=True, slots=True)
class TurnStart:
    """How things stood when a turn began: what a take back returns to."""

    entries: int
    side: Side
    left_ms: tuple[int, ...]
    lag_ms: tuple[int, ...]
    turned: tuple[bool, ...]


@dataclass(frozen=True, slots=True)
class Play:
    """A game in progress, as an immutable value."""

    start: str
    """The text of the start position."""
    position: Position
    entries: tuple[str, ...]
    """Everything that happened, as records write it: ``e2``, ``W:resigned``."""
    stamps: tuple[int, ...]
    """By entry: what the mover's clock showed afterwards; -1 where that is not known."""
    turns: tuple[TurnStart, ...]
    """Every start of a turn, the one under way last."""
    hashes: tuple[int, ...]
    """By turn: the position's hash when it began."""
    floor: int
    """The first turn that may be taken back: none from before a side left."""
    lifter: int
    """The seat that has a lifted Chamber fence in hand; 0 for none."""
    changed: int
    """The version of the last event that changed the position."""
    turn_version: int
    """The version of the event that began the turn under way."""

    @property
    def is_turn_start(self) -> bool:
        """Whether nothing has been played yet in the turn under way."""
        return self.turns[-1].entries == len(self.entries)

    def is_new_turn(self, after: Position) -> bool:
        """Tells whether a later position is in another turn than this game's."""
        if after.mode.family is Family.CLASSIC or after.side is not self.position.side:
            return True
        return round_of(after) != round_of(self.position)

    def began(self, number: int) -> bool:
        """Tells whether something was played in a turn."""
        return number < len(self.turns) - 1 or not self.is_turn_start

    def at_turn(self, number: int) -> Position:
        """Returns the position at the start of a turn; plays the game through."""
        return self._replayed(self.turns[number].entries)

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
            winner = None
            if mode.family is not Family.CLASSIC:
                winner = {"draw": None, "ghosts": Side.GHOSTS, "pacman": Side.PACMAN}[mode.house.stall_result]
            return Outcome.of(mode, Reason.REPETITION, winner, self.rank)
        return None

    @property
    def rank(self) -> int | None:
        """Fixed maze: pellets taken so far, 1 to 4; None at none and in other modes."""
        if self.position.mode.family is not Family.PACMAN:
            return None
        return moment(self.position).taken or None

    def _is_repeated(self) -> bool:
        """Tells whether the position begins a turn for the third time; equal hashes are looked at closely."""
        if not self.is_turn_start or self.hashes.count(self.hashes[-1]) < _REPETITIONS:
            return False
        starts = {turn.entries for turn in self.turns}
        position = Position.parse(self.start)
        seen = Counter([position.key])
        for number, entry in enumerate(self.entries, 1):
            position = added(position, entry)
            if number in starts:
                seen[position.key] += 1
        return seen[position.key] >= _REPETITIONS

    def _replayed(self, entries: int) -> Position:
        position = Position.parse(self.start)
        for entry in self.entries[:entries]:
            position = added(position, entry)
        return position


def read_action(position: Position, token: str) -> Action:
    """Returns the action that a token means; the few hundred there are get read once.

    Raises:
        NotationError: it is none of this mode.
    """
    return _read(token, position.mode.family, position.mode.size)


def added(position: Position, entry: str) -> Position:
    """Returns the position after an entry that is known to be legal."""
    if entry == AGREED:
        return position
    if ":" in entry:
        return position.retire(_SIDES[entry[0]])
    return position.play_unchecked(read_action(position, entry))


def mover_of(position: Position, action: Action, after: Position) -> Piece | None:
    """Returns the piece whose turn an action belongs to; None for a Chamber fence, which all ghosts move together."""
    if isinstance(action, Step | Stop):
        return action.piece
    if position.mode.family is Family.CLASSIC:
        return Piece(position.side.value)
    if position.side is Side.PACMAN:
        return Piece.PACMAN
    now = moment(position)
    if isinstance(action, Lift) or now.is_lifted:
        return None
    if now.active:
        return Piece(now.active)
    assert isinstance(action, Place)  # a ghost that cannot step places at once (C-x); which one, the next moment tells
    then = moment(after)
    (stuck,) = set(then.moved) - set(now.moved) if after.side is Side.GHOSTS else set(now.ghosts) - set(now.moved)
    return Piece(stuck)
