"""Variations: lines that leave a game. `Variation` is one of them; `LineBuilder` makes them while a game is read."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Generic, SupportsIndex, TypeVar

from hedgemaze.errors import Between, NotationError, check_type
from hedgemaze.rules.game_entries import Entry, Note, check_evaluation

if TYPE_CHECKING:
    from hedgemaze.rules.base_game import BaseGame

MAX_DEPTH = 32
"""Largest depth of variations inside variations."""
MAX_VARIATIONS = 4_000
"""Largest number of variations that the readers of a game accept."""

AnyGame = TypeVar("AnyGame", bound="BaseGame[Any]")


class Variation(Generic[AnyGame]):
    """A line of entries that replaces the rest of its parent, a game or another variation, from one entry on.

    `BaseGame.add_variation` makes one. Equality compares place, entries, notes and variations.

    >>> from hedgemaze.rules import Game, Mode
    >>> game = Game(Mode.named("classic2")).play_all(["e2", "e8", "e3"])
    >>> variation = game.add_variation(2, ["e7h", "d8"])  # instead of e3
    >>> variation, variation.depth
    (<Variation after 2: e7h d8>, 1)
    >>> variation.game().position.text
    'classic2 e7h Se2Nd8 9,10 - S - 4'
    """

    def __init__(self, parent: AnyGame | Variation[AnyGame], at: int) -> None:
        self.parent: AnyGame | Variation[AnyGame] = parent
        """The game or the variation that this one leaves."""
        self.at: int = at
        """How many entries of the parent come before it; it replaces the next one."""
        self.notes: dict[int, Note] = {}
        """Notes by the number of its own entries before them: 0 is a note on the variation as a whole."""
        self._entries: list[Entry] = []
        self._variations: list[Variation[AnyGame]] = []

    @property
    def entries(self) -> tuple[Entry, ...]:
        """Its own entries; there is at least one."""
        return tuple(self._entries)

    @property
    def variations(self) -> tuple[Variation[AnyGame], ...]:
        """The variations that leave this one, by their place."""
        return tuple(self._variations)

    @property
    def root(self) -> AnyGame:
        """The game that it belongs to."""
        return self.parent.root if isinstance(self.parent, Variation) else self.parent

    @property
    def depth(self) -> int:
        """1 for a variation of the game itself, 2 for a variation of such a variation, and so on."""
        return 1 + (self.parent.depth if isinstance(self.parent, Variation) else 0)

    def game(self) -> AnyGame:
        """Returns the line from the start to the end of the variation as a game of its own, without variations."""
        made = _game_before(self.parent, self.at)
        for number, entry in enumerate(self._entries, 1):
            made.add(entry)
            if number in self.notes:
                made.note(self.notes[number])
        return made

    def add(self, entry: Entry | str | SupportsIndex) -> Variation[AnyGame]:
        """Adds an entry at its end, given as `BaseGame.add` takes it, and returns the variation.

        Raises:
            NotationError, IllegalActionError, GameOverError: as `BaseGame.add` does; the variation does not change.
        """
        self._entries.append(self.game().add(entry).entries[-1])
        return self

    def note(self, note: Note) -> None:
        """Sets the note of its last entry.

        Raises:
            NotationError: its evaluation does not have one number per side.
        """
        check_type(note, Note, "a Note")
        check_evaluation(note.evaluation, len(self.root.mode.sides))
        self.notes[len(self._entries)] = note

    def add_variation(self, at: int, entries: Iterable[Entry | str | SupportsIndex]) -> Variation[AnyGame]:
        """Adds a variation that replaces the entry after the first `at` entries; see `BaseGame.add_variation`."""
        if at == 0:  # an alternative to its first entry leaves the parent at the same place
            return add_variation(self.parent, self.at, entries)
        return add_variation(self, at, entries)

    def promote(self) -> AnyGame | Variation[AnyGame]:
        """Moves the variation up by one place and returns the line that it is now.

        It changes places with the variation before it. The first one changes places with the rest of its parent: its
        entries become the parent's, and the parent is returned. A note at 0 stays before the variation.

        Raises:
            NotationError: the variations after it would be nested too deep (`record.too_deep`); nothing changes.
        """
        siblings = [each for each in self.parent._variations if each.at == self.at]
        if siblings[0] is self:
            self._exchange()
            return self.parent
        self._change_places(-1)
        return self

    def demote(self) -> None:
        """Moves the variation down by one place, behind the next one that replaces the same entry, if there is one."""
        siblings = [each for each in self.parent._variations if each.at == self.at]
        if siblings[-1] is not self:
            self._change_places(1)

    def make_main(self) -> AnyGame:
        """Makes the variation part of the main line, by promoting it as often as needed, and returns the game."""
        line: AnyGame | Variation[AnyGame] = self
        while isinstance(line, Variation):
            line = line.promote()
        return line

    def delete(self) -> None:
        """Removes the variation, with everything in it, from its parent."""
        self.parent._variations[:] = [each for each in self.parent._variations if each is not self]

    def copy_to(self, parent: Any) -> Variation[Any]:
        """Returns a copy that belongs to another game or variation."""
        made: Variation[Any] = Variation(parent, self.at)
        made.notes = dict(self.notes)
        made._entries = list(self._entries)
        made._variations = [each.copy_to(made) for each in self._variations]
        return made

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Variation):
            return NotImplemented
        mine = (self.at, self._entries, self.notes, self._variations)
        return mine == (other.at, other._entries, other.notes, other._variations)

    __hash__ = None  # type: ignore[assignment]  # a variation is mutable

    def __repr__(self) -> str:
        return f"<Variation after {self.at}: {' '.join(map(str, self._entries))}>"

    def _change_places(self, by: int) -> None:
        """Changes places with a neighbour in the parent's list."""
        siblings = self.parent._variations
        place = next(index for index, each in enumerate(siblings) if each is self)
        siblings[place], siblings[place + by] = siblings[place + by], siblings[place]

    def _exchange(self) -> None:
        """Exchanges the entries with the rest of the parent, together with their notes and variations."""
        parent, at = self.parent, self.at
        _check_depth(self.depth + max((each._height() for each in parent._variations if each.at > at), default=0))
        entries, notes = self._entries, self.notes
        self._entries = list(parent._entries[at:])
        self.notes = {key - at: note for key, note in parent.notes.items() if key > at}
        self.notes |= {key: note for key, note in notes.items() if key == 0}
        for key in [key for key in parent.notes if key > at]:
            del parent.notes[key]
        parent.notes.update({key + at: note for key, note in notes.items() if key > 0})
        own = self._variations
        self._variations = [each for each in parent._variations if each.at > at]
        parent._variations[:] = [each for each in parent._variations if each.at <= at] + own
        for each in own:
            each.parent, each.at = parent, each.at + at
        for each in self._variations:
            each.parent, each.at = self, each.at - at
        parent._replace_entries(at, entries)

    def _height(self) -> int:
        """Returns how deep the variations in this one are nested, this one included."""
        return 1 + max((each._height() for each in self._variations), default=0)

    def _replace_entries(self, at: int, entries: list[Entry]) -> None:
        self._entries[at:] = entries


def add_variation(
    parent: AnyGame | Variation[AnyGame], at: int, entries: Iterable[Entry | str | SupportsIndex]
) -> Variation[AnyGame]:
    """Adds a variation of a game or of another variation; all entries or none.

    Raises:
        NotationError: it replaces no entry (`record.bad_variation`), begins as another line does
            (`record.same_variation`), or is too deep (`record.too_deep`).
        NotationError, IllegalActionError, GameOverError: an entry is refused, as by `BaseGame.add`.
    """
    if not 0 <= at < len(parent._entries):
        message, allowed = "a variation replaces an entry of its line", Between(0, max(len(parent._entries) - 1, 0))
        raise NotationError("record.bad_variation", message, given=at, allowed=allowed, reason="replaces_nothing")
    game, made = _game_before(parent, at), Variation(parent, at)
    for entry in entries:
        game.add(entry)
    made._entries = game._entries[_length_before(parent, at) :]
    _check_depth(made.depth)
    _check_first(made, parent._entries[at])
    place = sum(each.at <= at for each in parent._variations)
    parent._variations.insert(place, made)
    return made


def _length_before(parent: AnyGame | Variation[AnyGame], at: int) -> int:
    """Returns how many entries come before a place of a line, counted from the start of the game."""
    return at + (_length_before(parent.parent, parent.at) if isinstance(parent, Variation) else 0)


def _game_before(parent: AnyGame | Variation[AnyGame], at: int) -> AnyGame:
    """Returns the line from the start to a place of the parent as a game of its own."""
    made = parent.game() if isinstance(parent, Variation) else parent.copy()
    made._variations.clear()
    length = _length_before(parent, at)
    while len(made._entries) > length:
        made.undo()
    return made


def _check_depth(depth: int) -> None:
    if depth > MAX_DEPTH:
        message = f"variations are nested at most {MAX_DEPTH} deep"
        raise NotationError("record.too_deep", message, given=depth, allowed=Between(most=MAX_DEPTH))


def _check_first(made: Variation[AnyGame], replaced: Entry) -> None:
    """Checks that a variation has an entry, and that no other line at its place begins with the same one."""
    if not made._entries:
        raise NotationError("record.bad_variation", "a variation is empty", given="()", reason="empty")
    first = made._entries[0]
    is_same = first == replaced
    for other in reversed(made.parent._variations):
        if other.at < made.at or is_same:
            break
        is_same = other is not made and other.at == made.at and other._entries[:1] == [first]
    if is_same:
        raise NotationError("record.same_variation", "another line begins with the same entry", given=str(first))


class LineBuilder(Generic[AnyGame]):
    """Adds entries, notes and variations to a game in the order of its record.

    While a variation is open, `game` is the line that leads through it.
    """

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.entries = 0
        """Entries added so far, in all lines."""
        self._variations = 0
        self._open: list[tuple[Variation[AnyGame], int, tuple[Entry, Any, int], Entry]] = []
        """For each open variation: how many entries come before it, what it took back, and the entry it replaces."""

    @property
    def depth(self) -> int:
        """How many variations are open."""
        return len(self._open)

    def add(self, entry: str) -> None:
        """Adds an entry to the line that is open; see `BaseGame.add`."""
        self.game.add(entry)
        self.entries += 1

    def note(self, note: Note) -> None:
        """Sets the note of the last entry, or of the start of the line.

        Raises:
            NotationError: there is one already.
        """
        notes, before = (self._open[-1][0].notes, self._open[-1][1]) if self._open else (self.game.notes, 0)
        if len(self.game._entries) - before in notes:
            raise NotationError("record.two_comments", "an action has one comment", given=note.comment)
        notes[len(self.game._entries) - before] = note

    def open(self) -> None:
        """Begins a variation that replaces the last entry.

        Raises:
            NotationError: the line has no entry, or there are too many variations, or they are nested too deep.
        """
        line: AnyGame | Variation[AnyGame] = self._open[-1][0] if self._open else self.game
        before = self._open[-1][1] if self._open else 0
        at = len(self.game._entries) - before - 1
        if at < 0:
            message = "a variation follows the entry that it replaces"
            raise NotationError("record.bad_variation", message, given="(", reason="replaces_nothing")
        _check_depth(len(self._open) + 1)
        self._variations += 1
        if self._variations > MAX_VARIATIONS:
            message = f"a game has at most {MAX_VARIATIONS} variations"
            raise NotationError("record.too_many_variations", message, allowed=Between(most=MAX_VARIATIONS))
        taken = self.game._pop()
        replaced = taken[0]
        if at == 0 and isinstance(line, Variation):  # an alternative to its first entry leaves the parent
            at, replaced = line.at, self._open[-1][3]
            line = line.parent
        made = Variation(line, at)
        line._variations.append(made)
        self._open.append((made, len(self.game._entries), taken, replaced))

    def close(self) -> None:
        """Ends the variation that was opened last and returns to the line that it has left.

        Raises:
            NotationError: none is open, it is empty, or another line begins in the same way.
        """
        if not self._open:
            raise NotationError("record.bad_variation", "no variation is open", given=")", reason="not_open")
        made, before, taken, replaced = self._open.pop()
        made._entries = self.game._entries[before:]
        _check_first(made, replaced)
        while len(self.game._entries) > before:
            self.game._pop()
        self.game._push(*taken)
