"""`GameState`: the game inside a room: start, entries, turns and position."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from hedgemaze.core import Game, Position
from hedgemaze.rules import Action, Family, Lift, Outcome, Piece, Place, Side, Step, Stop
from hedgemaze.rules.base_game import REPETITIONS, game_outcome
from hedgemaze.rules.game_entries import parse_event

LONGEST_GAME = 10_000
"""A game with this many entries is drawn, so that every game ends and every record can be read."""
AGREED = "draw:agreed"
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
    """A game in progress, as an immutable value.

    >>> from hedgemaze.rooms import Holder, SeatPlan, Settings, open_room
    >>> seats = (SeatPlan(Holder.HERE, name="Ada"), SeatPlan(Holder.HERE, name="Bob"))
    >>> room, events = open_room(Settings("classic2", seats), now_ms=0, draw=lambda count: 0)
    >>> room.play.position.text, room.play.entries, room.play.outcome()
    ('classic2 - Se1Ne9 10,10 - S - 0', (), None)
    """

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
        """Returns whether a turn, by number, has an action."""
        return turn < len(self.turns) - 1 or not self.is_turn_start

    def at_turn(self, number: int) -> Position:
        """Returns the position at the start of a turn; plays the game again up to there."""
        return play_entries(Position.parse(self.start), self.entries[: self.turns[number].entries])

    def outcome(self) -> Outcome | None:
        """Returns how the game ended, or None."""
        last = self.entries[-1] if self.entries else ""
        return game_outcome(self.position, parse_event(last) if ":" in last else None, self._repetitions)

    def _repetitions(self) -> int:
        """Returns how often the position has begun a turn. A `core.Game` counts when the hashes say that it matters."""
        count = self.hashes.count(self.hashes[-1]) if self.is_turn_start else 0
        if count < REPETITIONS or not self.position.mode.house.repetition_draw:
            return count
        game = Game(Position.parse(self.start))
        for entry in self.entries:
            game.add(entry)
        return game.repetitions()


def play_entries(position: Position, entries: Iterable[str]) -> Position:
    """Returns the position after entries that are known to be legal."""
    for entry in entries:
        if ":" not in entry:
            position = position.play_unchecked(entry)
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
    if isinstance(action, Lift) or position.lifted is not None:
        return None
    if position.active is not None:
        return position.active
    assert isinstance(action, Place)  # a ghost that cannot step places at once (C-x); the next position shows which one
    done = after.moved if after.side is Side.GHOSTS else position.ghosts
    (stuck,) = set(done) - set(position.moved)
    return stuck
