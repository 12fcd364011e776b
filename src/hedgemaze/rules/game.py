"""`Game`: a start position and what was done since, with undo, repetition and tags."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Literal, SupportsIndex

from hedgemaze.errors import GameOverError, IllegalActionError, NotationError, check_type
from hedgemaze.rules.actions import Action
from hedgemaze.rules.enums import Family, Side
from hedgemaze.rules.modes.mode import Mode
from hedgemaze.rules.outcome import Outcome, Reason
from hedgemaze.rules.pacman.turns import stalled
from hedgemaze.rules.position import Position

__all__ = ["Agreed", "Entry", "Game", "Left", "Note"]

_REPETITIONS = 3
LONGEST_COMMENT = 5_000
LONGEST_CLOCK_MS = 10_000 * 3_600_000


@dataclass(frozen=True, slots=True)
class Left:
    """A side leaves the game: ``W:resigned``, ``W:flagged`` (decision 0005)."""

    side: Side
    cause: Literal["resigned", "flagged"]

    def __str__(self) -> str:
        return f"{self.side.letter}:{self.cause}"


@dataclass(frozen=True, slots=True)
class Agreed:
    """The sides agree to a draw: ``draw:agreed``."""

    def __str__(self) -> str:
        return "draw:agreed"


Entry = Action | Left | Agreed


@dataclass(frozen=True, slots=True)
class Note:
    """What a record says about an entry beside it."""

    comment: str = ""
    clock_ms: int | None = None
    """What the mover's clock showed afterwards."""
    evaluation: tuple[float, ...] | None = None
    """Win probability of each side of the mode, 0 to 1, kept to four decimals."""

    def __post_init__(self) -> None:
        """Raises: NotationError, if a record could not hold the note."""
        if len(self.comment) > LONGEST_COMMENT:
            message = f"a comment has at most {LONGEST_COMMENT} characters"
            raise NotationError("note.comment_too_long", message, given=self.comment)
        if self.clock_ms is not None and not 0 <= self.clock_ms < LONGEST_CLOCK_MS:
            raise NotationError("note.bad_clock", "a clock shows less than 10,000 hours", given=self.clock_ms)
        if self.evaluation is not None:
            if not all(0 <= value <= 1 for value in self.evaluation):
                raise NotationError("note.bad_evaluation", "a probability is 0 to 1", given=self.evaluation)
            object.__setattr__(self, "evaluation", tuple(round(float(value), 4) for value in self.evaluation))


class Game:
    """A game being played: start, entries, and every position on the way.

    >>> game = Game(Mode.named("classic2"))
    >>> game.play("e2").play("e8").undo()
    Move(square=Square('e8'))
    >>> game.position.text
    'classic2 - Se2Ne9 10,10 - N - 1'
    """

    def __init__(self, start: Position | Mode, tags: dict[str, str] | None = None) -> None:
        check_type(start, (Position, Mode), "a Mode or a rules.Position")
        self.start = start if isinstance(start, Position) else Position.start(start)
        self.tags: dict[str, str] = dict(tags or {})
        """What a record's head says: names, date, event."""
        self.notes: dict[int, Note] = {}
        """Notes by the number of entries before them: 0 is a note on the start position."""
        self._entries: list[Entry] = []
        self._positions = [self.start]
        self._turn_starts = [True]
        self._seen = Counter([self.start.key])

    @property
    def mode(self) -> Mode:
        """The mode that is played."""
        return self.start.mode

    @property
    def position(self) -> Position:
        """Where the game stands."""
        return self._positions[-1]

    @property
    def positions(self) -> tuple[Position, ...]:
        """All positions, the start first; one more than entries."""
        return tuple(self._positions)

    @property
    def entries(self) -> tuple[Entry, ...]:
        """Everything that happened: actions, and sides that left or agreed."""
        return tuple(self._entries)

    @property
    def actions(self) -> tuple[Action, ...]:
        """The actions alone."""
        return tuple(entry for entry in self._entries if not isinstance(entry, Left | Agreed))

    def repetitions(self) -> int:
        """Returns how often the position has stood at the start of a turn so far, this time included; 0 in mid-turn."""
        return self._seen[self.position.key] if self._turn_starts[-1] else 0

    def outcome(self) -> Outcome | None:
        """Returns how the game ended, or None: what the position says first, then agreement, then repetition."""
        position, last = self.position, self._entries[-1] if self._entries else None
        outcome = position.outcome()
        if outcome is not None:
            if isinstance(last, Left) and outcome.reason is Reason.OTHERS_LEFT:
                return replace(outcome, reason=Reason(last.cause))
            return outcome
        rank = position.taken or None if self.mode.family is Family.PACMAN else None
        if isinstance(last, Agreed):
            return Outcome.of(self.mode, Reason.AGREED, None, rank)
        if self.mode.house.repetition_draw and self.repetitions() >= _REPETITIONS:
            if self.mode.family is Family.CLASSIC:
                return Outcome.of(self.mode, Reason.REPETITION, None)
            return stalled(position, Reason.REPETITION, rank)
        return None

    def play(self, action: Action | str | SupportsIndex) -> Game:
        """Plays an action, given as `Position.play` takes it, and returns the game, so that calls can be chained.

        Raises:
            NotationError, IllegalActionError, GameOverError: as `Position.play`; the game stays as it was.
        """
        self._must_go_on(action)
        action = self.position.parse_action(action)
        self._add(action, self.position.play(action))
        return self

    def play_all(self, actions: Iterable[Action | str | SupportsIndex]) -> Game:
        """Plays several actions, all or none."""
        before = len(self._entries)
        try:
            for action in actions:
                self.play(action)
        except Exception:
            while len(self._entries) > before:
                self.undo()
            raise
        return self

    def leave(self, side: Side, cause: Literal["resigned", "flagged"] = "resigned") -> Game:
        """Takes a side out of the game.

        Raises:
            GameOverError: the game has ended.
            IllegalActionError: that side does not play any more.
        """
        check_type(side, Side, "a Side")
        self._must_go_on(side.letter)
        self._add(Left(side, cause), self.position.retire(side))
        return self

    def agree(self) -> Game:
        """Ends the game as a draw by agreement.

        Raises:
            GameOverError: the game has ended.
        """
        self._must_go_on("draw")
        self._add(Agreed(), self.position)
        return self

    def add(self, entry: Entry | str | SupportsIndex) -> Game:
        """Adds an entry of any kind, given as a value or as its text; an action by its number, too."""
        if isinstance(entry, str) and ":" in entry:
            entry = parse_event(entry)
        if isinstance(entry, Left):
            return self.leave(entry.side, entry.cause)
        return self.agree() if isinstance(entry, Agreed) else self.play(entry)

    def undo(self) -> Entry:
        """Takes the last entry back, with its note, and returns it.

        Raises:
            IllegalActionError: there is nothing to take back.
        """
        if not self._entries:
            raise IllegalActionError("game.nothing_to_undo", "there is nothing to take back")
        if self._turn_starts[-1]:
            self._seen[self.position.key] -= 1
        self._positions.pop()
        self._turn_starts.pop()
        self.notes.pop(len(self._entries), None)
        return self._entries.pop()

    def undo_turn(self) -> tuple[Entry, ...]:
        """Takes back the turn under way, or the one before if it has not begun; returns the entries."""
        undone = [self.undo()]
        while not self._turn_starts[-1]:
            undone.append(self.undo())
        return tuple(reversed(undone))

    def note(self, note: Note) -> None:
        """Writes a note on the last entry (on the start position before the first).

        Raises:
            NotationError: its evaluation is not of one number a side.
        """
        check_type(note, Note, "a Note")
        if note.evaluation is not None and len(note.evaluation) != len(self.mode.sides):
            raise NotationError("note.bad_evaluation", "one probability a side is expected", given=note.evaluation)
        self.notes[len(self._entries)] = note

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        mine = (self.start, self._entries, self.tags, self.notes)
        return mine == (other.start, other._entries, other.tags, other.notes)

    __hash__ = None  # type: ignore[assignment]  # it changes

    def __repr__(self) -> str:
        return f"<Game {self.mode.name}, {len(self._entries)} entries, {self.outcome() or 'unfinished'}>"

    def _must_go_on(self, given: object) -> None:
        outcome = self.outcome()
        if outcome is not None:
            message = f"the game is over ({outcome.reason.value})"
            raise GameOverError("action.game_over", message, given=str(given), position=self.position.text)

    def _add(self, entry: Entry, after: Position) -> None:
        before = self.position
        new_turn = after.side is not before.side or after.round != before.round
        if isinstance(entry, Left):
            new_turn = new_turn or self._turn_starts[-1]
        self._entries.append(entry)
        self._positions.append(after)
        self._turn_starts.append(new_turn)
        if new_turn:
            self._seen[after.key] += 1


def parse_event(text: str) -> Left | Agreed:
    who, _, cause = text.partition(":")
    if text == "draw:agreed":
        return Agreed()
    sides = {side.letter: side for side in Side}
    if who in sides and cause in ("resigned", "flagged"):
        return Left(sides[who], "resigned" if cause == "resigned" else "flagged")
    raise NotationError("record.unreadable", "not an event of a game", given=text)
