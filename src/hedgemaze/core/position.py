"""`core.Position`: an immutable position of the C++ core, with the methods and results of `rules.Position`."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Self, SupportsIndex

from hedgemaze.core._choose import native
from hedgemaze.core.position_fields import PositionFields
from hedgemaze.errors import NotationError, check_type
from hedgemaze.rules import (
    Action,
    Illegality,
    Mode,
    Outcome,
    Phase,
    Reason,
    Seat,
    Side,
    Square,
    Turn,
    all_actions,
    format_mode,
    parse_mode,
    to_number,
)
from hedgemaze.rules import Position as Reference
from hedgemaze.rules.actions import token_numbers
from hedgemaze.rules.base_position import BasePosition
from hedgemaze.rules.board.geometry import FENCES, SQUARES, Axis

_REASONS = tuple(map(Reason, native.reason_names()))
_PHASES = tuple(map(Phase, native.phase_names()))
_NO_WAY = 255
_text_of = lru_cache(maxsize=256)(format_mode)


@lru_cache(maxsize=256)
def native_mode(text: str) -> native.Mode:
    """Returns the core's mode for a mode text; equal texts share one object."""
    return native.Mode(text)


class Position(PositionFields, BasePosition):
    """A position of a game, as an immutable value, with the methods and results of `rules.Position`.

    >>> position = Position.start(Mode.named("classic2"))
    >>> position = position.play("e2").play("e8").play("e3h")
    >>> len(position.legal_actions()), position.text
    (128, 'classic2 e3h Se2Ne8 9,10 - N - 3')
    """

    __slots__ = ()

    # Construction.

    @classmethod
    def _start(cls, mode: Mode, first: Side) -> Self:
        return cls(mode, native.start(native_mode(_text_of(mode)), mode.sides.index(first)))

    @classmethod
    def parse(cls, text: str) -> Self:
        """Reads a position text (`docs/formats.md`).

        Raises:
            NotationError: the text cannot be read, or no game could be in that position.
        """
        check_type(text, str, "the text of a position")
        inner = native.parse(text)
        if inner is None:
            Reference.parse(text)  # raises the error with all its details
            raise AssertionError(f"the core refuses what the reference reads: {text}")
        return cls(parse_mode(text.partition(" ")[0]), inner)

    @classmethod
    def from_rules(cls, position: Reference) -> Self:
        """Converts a position of the reference."""
        check_type(position, Reference, "a rules.Position")
        return cls.parse(position.text)

    def to_rules(self) -> Reference:
        """Converts this position to one of the reference."""
        return Reference.parse(self.text)

    # Actions.

    @property
    def turn(self) -> Turn:
        """The turn: side, seats, phase and steps left."""
        side, phase, steps, seats = self._native.turn()
        held = tuple(Seat(number + 1) for number in range(5) if seats >> number & 1)
        return Turn(self.mode.sides[side], held, _PHASES[phase], steps)

    def outcome(self) -> Outcome | None:
        """Returns how the game ended, or None if it goes on. Only `Game` detects repetition."""
        ended = self._native.outcome()
        if ended is None:
            return None
        reason, winner, rank = ended
        side = None if winner is None else self.mode.sides[winner]
        return Outcome.of(self.mode, _REASONS[reason], side, rank or None)

    def legal_numbers(self) -> native.ActionNumbers:
        """Returns the numbers of the legal actions, in order: a sequence, and a buffer of unsigned 16-bit integers."""
        return self._native.legal_numbers()

    def legal_actions(self) -> list[Action]:
        """Returns the legal actions by number; none in a finished game, at least one in any other."""
        table = all_actions(self.mode.family, self.mode.size)
        return [table[number] for number in self._native.legal_numbers()]

    def legal_mask(self) -> bytes:
        """Returns one byte per action number: 1 if the action is legal, else 0."""
        return self._native.legal_mask()

    def why_illegal(self, action: Action | str | SupportsIndex) -> Illegality | None:
        """Returns the reason why an action is illegal here, or None if it is legal.

        Raises:
            NotationError: no action has that text or number.
        """
        action = self.parse_action(action)
        try:
            number = to_number(action, self.mode.family, self.mode.size)
        except NotationError:  # an action of another family or a larger board has no number here
            return self.to_rules().why_illegal(action)
        reason = self._native.why_illegal(number)
        if reason is None:
            return None
        code, fences, piece, squares = reason
        return Illegality(
            code,
            fences=tuple(FENCES[Axis.VERTICAL if upright else Axis.HORIZONTAL][slot] for slot, upright in fences),
            piece=None if piece is None else self.mode.pieces[piece],
            squares=tuple(SQUARES[square] for square in squares),
        )

    def play(self, action: Action | str | SupportsIndex) -> Self:
        """Returns the position after an action, given as a value, as its token or as its number.

        Raises:
            NotationError: no action has that text or number.
            IllegalActionError: the action is illegal here.
            GameOverError: the game has ended.
        """
        number = token_numbers(self.mode.family, self.mode.size).get(action) if isinstance(action, str) else None
        after = None if number is None else self._native.try_play(number)
        return super().play(action) if after is None else type(self)(self.mode, after)

    def play_unchecked(self, action: Action | str | SupportsIndex) -> Self:
        """Returns the position after an action that is known to be legal, such as one of `legal_actions()`."""
        number = to_number(self.parse_action(action), self.mode.family, self.mode.size)
        return type(self)(self.mode, self._native.play_unchecked(number))

    def _retire(self, side: Side) -> Self:
        return type(self)(self.mode, self._native.retire(self.mode.sides.index(side)))

    def begins_turn_after(self, before: Self) -> bool:
        """Returns whether a turn begins here; `before` is the position one action earlier."""
        return native.begins_turn(before._native, self._native)

    # Paths to the goal (classic).

    def distance(self, side: Side) -> int | None:
        """Returns the steps from a classic side's pawn to its goal, other pawns ignored; None in the PAC-MAN modes."""
        steps = self._native.distance(self.mode.sides.index(side)) if self._has_goal(side) else -1
        return None if steps < 0 else steps

    def distance_field(self, side: Side) -> dict[Square, int]:
        """Returns the steps from every square to a classic side's goal, pawns ignored; empty in the PAC-MAN modes.

        Squares without a path to that goal are left out.
        """
        if not self._has_goal(side):
            return {}
        steps = self._native.distance_field(self.mode.sides.index(side))
        return {square: step for square, step in zip(SQUARES, steps, strict=True) if step != _NO_WAY}

    def shortest_path(self, side: Side) -> list[Square]:
        """Returns one shortest path of a classic side to its goal, its own square first; empty in the PAC-MAN modes."""
        if not self._has_goal(side):
            return []
        return [SQUARES[square] for square in self._native.shortest_path(self.mode.sides.index(side))]

    # Texts, pictures, equality.

    @property
    def text(self) -> str:
        """The canonical one-line text of the position."""
        return self._native.text()

    @property
    def key(self) -> str:
        """The text without its counters. Positions with the same key are repetitions of each other."""
        return self._native.key()

    def board(self, *, unicode: bool = True, legend: bool = True) -> str:
        """Returns the board as lines of text, the highest row first; the options are those of `rules.Position`."""
        return self.to_rules().board(unicode=unicode, legend=legend)

    def svg(self, **options: Any) -> str:
        """Returns a picture as an SVG document; `hedgemaze.rules.pictures.svg.draw` lists the options."""
        return self.to_rules().svg(**options)

    def _repr_svg_(self) -> str:
        return self.svg()

    @property
    def hash(self) -> int:
        """A 64-bit hash of the position without its counters."""
        return self._native.hash

    def __eq__(self, other: object) -> bool:
        return self.text == other.text if isinstance(other, Position) else NotImplemented

    def __hash__(self) -> int:
        return self._native.hash

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpickle, (type(self), self.mode, self.text)

    def __repr__(self) -> str:
        return f"core.Position.parse({self.text!r})"


def _unpickle(kind: type[Position], mode: Mode, text: str) -> Position:
    inner = native.parse(text)
    assert inner is not None, "the core reads the texts that it writes"
    return kind(mode, inner)


def check_position(position: object) -> None:
    """Checks that an argument is a position of the core.

    Raises:
        WrongTypeError: it is something else, such as a position of the reference.
    """
    check_type(position, Position, "a core.Position (core.Position.from_rules makes one)")
