"""`BaseGame`: the history of a game. The rules are applied by the class of its positions.

`rules.Game` and `core.Game` are this class with `rules.Position` and `core.Position`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Generic, Literal, Self, SupportsIndex, TypeVar

from hedgemaze.errors import GameOverError, HedgemazeError, IllegalActionError, check_type
from hedgemaze.rules.actions import Action
from hedgemaze.rules.base_position import BasePosition
from hedgemaze.rules.enums import Side
from hedgemaze.rules.game_entries import Agreed, Entry, Note, Retirement, check_evaluation, parse_event
from hedgemaze.rules.modes.mode import Mode
from hedgemaze.rules.outcome import Outcome, Reason
from hedgemaze.rules.variations import AnyGame, Variation, add_variation

__all__ = ["REPETITIONS", "AnyGame", "AnyPosition", "BaseGame"]

REPETITIONS = 3
"""A position that begins a turn this often may end the game (B28, B42)."""
AnyPosition = TypeVar("AnyPosition", bound=BasePosition)


def game_outcome(position: BasePosition, last: Entry | None, repetitions: Callable[[], int]) -> Outcome | None:
    """Returns how a game ended, or None. The position decides first, then agreement, then repetition.

    Args:
        position: the current one.
        last: the last entry; it may also be None if that is an action.
        repetitions: returns how often the position has begun a turn, and is called only if that decides.
    """
    outcome = position.outcome()
    if outcome is not None:
        if isinstance(last, Retirement) and outcome.reason is Reason.OTHERS_LEFT:
            return replace(outcome, reason=Reason(last.cause))
        return outcome
    if isinstance(last, Agreed):
        return Outcome.of(position.mode, Reason.AGREED, None, position.rank)
    return position.repetition_outcome() if repetitions() >= REPETITIONS else None


class BaseGame(Generic[AnyPosition]):
    """A start position and everything that happened since, with undo, repetition, tags, notes and variations."""

    position_class: type[AnyPosition]
    """The class of the game's positions."""

    def __init__(self, start: AnyPosition | Mode, tags: dict[str, str] | None = None) -> None:
        kind = self.position_class
        if isinstance(start, Mode):
            start = kind.start(start)
        check_type(start, kind, f"a Mode or a {kind.__module__.split('.')[1]}.Position")
        self.start: AnyPosition = start
        self.tags: dict[str, str] = dict(tags or {})
        """Tags of the record: names, date, event."""
        self.notes: dict[int, Note] = {}
        """Notes by the number of entries before them: 0 is a note on the start position."""
        self._variations: list[Variation[Self]] = []
        self._entries: list[Entry] = []
        self._positions = [start]
        self._repetitions = [1]
        """For each position: how often it had begun a turn up to then; 0 in mid-turn."""
        self._seen = Counter([start.key])

    @property
    def mode(self) -> Mode:
        """The mode that is played."""
        return self.start.mode

    @property
    def position(self) -> AnyPosition:
        """The current position."""
        return self._positions[-1]

    @property
    def positions(self) -> tuple[AnyPosition, ...]:
        """All positions, the start first: one more than there are entries."""
        return tuple(self._positions)

    @property
    def turn_starts(self) -> tuple[AnyPosition, ...]:
        """The positions that began a turn, oldest first. Only these count for repetition."""
        return tuple(position for position, times in zip(self._positions, self._repetitions, strict=True) if times)

    @property
    def entries(self) -> tuple[Entry, ...]:
        """All entries: actions, sides that left, an agreed draw."""
        return tuple(self._entries)

    @property
    def actions(self) -> tuple[Action, ...]:
        """The entries that are actions."""
        return tuple(entry for entry in self._entries if not isinstance(entry, Retirement | Agreed))

    @property
    def variations(self) -> tuple[Variation[Self], ...]:
        """The variations that leave the game, by their place; the game itself is the main line."""
        return tuple(self._variations)

    def repetitions(self) -> int:
        """Returns how often the position has begun a turn so far, this time included; 0 in mid-turn."""
        return self._repetitions[-1]

    def outcome(self) -> Outcome | None:
        """Returns how the game ended, or None."""
        return game_outcome(self.position, self._entries[-1] if self._entries else None, self.repetitions)

    def play(self, action: Action | str | SupportsIndex) -> Self:
        """Plays an action, given as `Position.play` takes it, and returns the game, so that calls can be chained.

        Raises:
            NotationError, IllegalActionError, GameOverError: as `Position.play` does; the game does not change.
        """
        before = self._positions[-1]
        if self._repetitions[-1] >= REPETITIONS or (self._entries and isinstance(self._entries[-1], Agreed)):
            self._check_not_over(action)
        try:
            entry, after = before.parse_action(action), before.play(action)
        except HedgemazeError:
            self._check_not_over(action)  # GameOverError takes precedence over other errors
            raise
        self._add(entry, after)
        return self

    def play_all(self, actions: Iterable[Action | str | SupportsIndex]) -> Self:
        """Plays several actions. If one is refused, none is played."""
        before = len(self._entries)
        try:
            for action in actions:
                self.play(action)
        except Exception:
            while len(self._entries) > before:
                self.undo()
            raise
        return self

    def leave(self, side: Side, cause: Literal["resigned", "flagged"] = "resigned") -> Self:
        """Takes a side out of the game.

        Raises:
            GameOverError: the game has ended.
            IllegalActionError: that side is not playing, or has left before.
        """
        check_type(side, Side, "a Side")
        self._check_not_over(side.letter)
        self._add(Retirement(side, cause), self.position.retire(side))
        return self

    def agree(self) -> Self:
        """Ends the game as a draw by agreement.

        Raises:
            GameOverError: the game has ended.
        """
        self._check_not_over("draw")
        self._add(Agreed(), self.position)
        return self

    def add(self, entry: Entry | str | SupportsIndex) -> Self:
        """Adds an entry of any kind, given as a value or as its text; an action may also be given by its number."""
        if isinstance(entry, str) and ":" in entry:
            entry = parse_event(entry)
        if isinstance(entry, Retirement):
            return self.leave(entry.side, entry.cause)
        return self.agree() if isinstance(entry, Agreed) else self.play(entry)

    def undo(self) -> Entry:
        """Undoes the last entry, removes its note and the variations that replace it, and returns the entry.

        Raises:
            IllegalActionError: the game has no entry.
        """
        if not self._entries:
            raise IllegalActionError("game.nothing_to_undo", "there is nothing to take back")
        self.notes.pop(len(self._entries), None)
        entry = self._pop()[0]
        while self._variations and self._variations[-1].at >= len(self._entries):
            self._variations.pop()
        return entry

    def undo_turn(self) -> tuple[Entry, ...]:
        """Undoes the current turn, or the previous one if the current has not begun; returns the entries."""
        undone = [self.undo()]
        while not self._repetitions[-1]:
            undone.append(self.undo())
        return tuple(reversed(undone))

    def note(self, note: Note) -> None:
        """Sets the note of the last entry, or of the start position if there is no entry.

        Raises:
            NotationError: its evaluation does not have one number per side.
        """
        check_type(note, Note, "a Note")
        check_evaluation(note.evaluation, len(self.mode.sides))
        self.notes[len(self._entries)] = note

    def add_variation(self, at: int, entries: Iterable[Entry | str | SupportsIndex]) -> Variation[Self]:
        """Adds a variation that replaces the entry after the first `at` entries. If an entry is refused, none is added.

        Raises:
            NotationError: it replaces no entry, begins as another line there does, or cannot be read.
            IllegalActionError, GameOverError: an entry is refused, as by `add`.
        """
        return add_variation(self, at, entries)

    def copy(self) -> Self:
        """Returns an independent game with the same start, entries, tags, notes and variations."""
        made = type(self)(self.start, self.tags)
        made.notes = dict(self.notes)
        made._entries = list(self._entries)
        made._positions = list(self._positions)
        made._repetitions = list(self._repetitions)
        made._seen = self._seen.copy()
        made._variations = [each.copy_to(made) for each in self._variations]
        return made

    __copy__ = copy

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, BaseGame):
            return NotImplemented
        mine = (self.start, self._entries, self.tags, self.notes, self._variations)
        return mine == (other.start, other._entries, other.tags, other.notes, other._variations)

    __hash__ = None  # type: ignore[assignment]  # a game is mutable

    def __repr__(self) -> str:
        return f"<Game {self.mode.name}, {len(self._entries)} entries, {self.outcome() or 'unfinished'}>"

    def _check_not_over(self, given: object) -> None:
        outcome = self.outcome()
        if outcome is not None:
            message = f"the game is over ({outcome.reason.value})"
            raise GameOverError("action.game_over", message, given=str(given), position=self.position.text)

    def _add(self, entry: Entry, after: AnyPosition) -> None:
        is_turn_start = after.begins_turn_after(self._positions[-1])
        times = 0
        if is_turn_start or (isinstance(entry, Retirement) and self._repetitions[-1]):
            key = after.key
            times = self._seen[key] = self._seen[key] + 1
        self._entries.append(entry)
        self._positions.append(after)
        self._repetitions.append(times)

    def _pop(self) -> tuple[Entry, AnyPosition, int]:
        """Takes the last entry off, with its position and how often that had occurred; notes and variations stay."""
        position, times = self._positions.pop(), self._repetitions.pop()
        if times:
            self._seen[position.key] -= 1
        return self._entries.pop(), position, times

    def _push(self, entry: Entry, position: AnyPosition, times: int) -> None:
        """Puts an entry back that `_pop` has taken off."""
        if times:
            self._seen[position.key] += 1
        self._entries.append(entry)
        self._positions.append(position)
        self._repetitions.append(times)

    def _replace_entries(self, at: int, entries: list[Entry]) -> None:
        """Replaces the entries from a place on; notes and variations stay."""
        while len(self._entries) > at:
            self._pop()
        for entry in entries:
            self.add(entry)
