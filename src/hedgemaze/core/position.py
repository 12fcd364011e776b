"""`core.Position`: the reference's face on the fast core."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Self, SupportsIndex

from hedgemaze.core._choose import native
from hedgemaze.errors import GameOverError, IllegalActionError, ModeError, NotationError, check_type
from hedgemaze.rules import (
    Action,
    Family,
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
from hedgemaze.rules.actions import as_action
from hedgemaze.rules.board.geometry import FENCES, SQUARES, Axis

__all__ = ["Position", "check_position"]

_REASONS = tuple(map(Reason, native.reason_names()))
_PHASES = tuple(map(Phase, native.phase_names()))
_NO_WAY = 255
_mode_of = lru_cache(maxsize=256)(parse_mode)
_text_of = lru_cache(maxsize=256)(format_mode)


@lru_cache(maxsize=256)
def native_mode(text: str) -> native.Mode:
    """Returns the core's form of a mode; equal texts share one."""
    return native.Mode(text)


class Position:
    """Everything that counts at one moment of a game, as an immutable value; same names and answers as the reference.

    >>> position = Position.start(Mode.named("classic2"))
    >>> position = position.play("e2").play("e8").play("e3h")
    >>> len(position.legal_actions()), position.text
    (128, 'classic2 e3h Se2Ne8 9,10 - N - 3')
    """

    __slots__ = ("_native", "mode")

    def __init__(self, mode: Mode, inner: native.Position) -> None:
        self.mode = mode
        self._native = inner

    # Making one.

    @classmethod
    def start(cls, mode: Mode, first: Side | None = None) -> Self:
        """Returns the start position; in classic any side may be the first to play.

        Raises:
            ModeError: that side does not play in this mode, or may not begin.
        """
        check_type(mode, Mode, "a Mode, such as Mode.named('classic2'),")
        check_type(first, (Side, type(None)), "a Side or None")
        allowed = mode.sides if mode.family is Family.CLASSIC else mode.sides[:1]
        if first is not None and first not in allowed:
            raise ModeError("mode.bad_first", f"this side cannot begin in {mode.name}", given=first.letter)
        return cls(mode, native.start(native_mode(_text_of(mode)), 0 if first is None else mode.sides.index(first)))

    @classmethod
    def parse(cls, text: str) -> Self:
        """Reads a position text.

        Raises:
            NotationError: it cannot be read, or no game could be in that position.
        """
        check_type(text, str, "the text of a position")
        inner = native.parse(text)
        if inner is None:
            Reference.parse(text)  # says in full what is wrong
            raise AssertionError(f"the core refuses what the reference reads: {text}")
        return cls(_mode_of(text.partition(" ")[0]), inner)

    @classmethod
    def from_rules(cls, position: Reference) -> Self:
        """Returns the core's form of a reference position."""
        check_type(position, Reference, "a rules.Position")
        return cls.parse(position.text)

    def to_rules(self) -> Reference:
        """Returns the reference's form of this position."""
        return Reference.parse(self.text)

    # What may be done.

    @property
    def turn(self) -> Turn:
        """Whose turn it is: side, seats, phase and steps left."""
        side, phase, steps, seats = self._native.turn()
        held = tuple(Seat(number + 1) for number in range(5) if seats >> number & 1)
        return Turn(self.mode.sides[side], held, _PHASES[phase], steps)

    @property
    def side(self) -> Side:
        """The side to move."""
        return self.mode.sides[self._native.side]

    @property
    def ply(self) -> int:
        """Actions played."""
        return self._native.ply

    def outcome(self) -> Outcome | None:
        """Returns how the game ended, or None if it goes on."""
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
        """Returns one byte an action number: 1 if the action is legal, else 0."""
        return self._native.legal_mask()

    def why_illegal(self, action: Action | str | SupportsIndex) -> Illegality | None:
        """Returns the one reason why an action may not be played here, or None if it may.

        Raises:
            NotationError: a text or a number that is no action.
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
            NotationError: a text or a number that is no action.
            IllegalActionError: it may not be played here.
            GameOverError: the game has ended.
        """
        action = self.parse_action(action)
        reason = self.why_illegal(action)
        if reason is None:
            return self.play_unchecked(action)
        if reason.code == "action.game_over":
            raise GameOverError("action.game_over", "the game is over", given=str(action), position=self.text)
        raise IllegalActionError(reason.code, str(reason), given=str(action), position=self.text, illegality=reason)

    def play_unchecked(self, action: Action | str | SupportsIndex) -> Self:
        """Returns the position after an action that is known to be legal."""
        number = to_number(self.parse_action(action), self.mode.family, self.mode.size)
        return type(self)(self.mode, self._native.play_unchecked(number))

    def parse_action(self, action: Action | str | SupportsIndex) -> Action:
        """Returns the action that a token or a number means in this mode."""
        return as_action(action, self.mode.family, self.mode.size)

    def retire(self, side: Side) -> Self:
        """Returns the position after a side has left the game (decision 0005).

        Raises:
            GameOverError: the game has ended already.
            IllegalActionError: that side does not play, or has left before.
        """
        check_type(side, Side, "a Side")
        if self.outcome():
            raise GameOverError("action.game_over", "the game is over", given=side.letter, position=self.text)
        if side not in self.mode.sides or self._native.retired >> self.mode.sides.index(side) & 1:
            raise IllegalActionError(
                "side.not_playing", "that side is not playing", given=side.letter, position=self.text
            )
        return type(self)(self.mode, self._native.retire(self.mode.sides.index(side)))

    # Ways to the goal (classic).

    def distance(self, side: Side) -> int | None:
        """Returns how many steps a classic side is from its goal, other pawns ignored; None in the PAC-MAN modes."""
        if not self._has_goal(side):
            return None
        steps = self._native.distance(self.mode.sides.index(side))
        return None if steps < 0 else steps

    def distance_field(self, side: Side) -> dict[Square, int]:
        """Returns the steps from every square to a classic side's goal, pawns ignored; empty in the PAC-MAN modes.

        Squares without a way to that goal are left out.
        """
        if not self._has_goal(side):
            return {}
        steps = self._native.distance_field(self.mode.sides.index(side))
        return {square: step for square, step in zip(SQUARES, steps, strict=True) if step != _NO_WAY}

    def shortest_path(self, side: Side) -> list[Square]:
        """Returns one shortest way of a classic side to its goal, its own square first; empty in the PAC-MAN modes."""
        if not self._has_goal(side):
            return []
        return [SQUARES[square] for square in self._native.shortest_path(self.mode.sides.index(side))]

    def _has_goal(self, side: Side) -> bool:
        check_type(side, Side, "a Side")
        return self.mode.family is Family.CLASSIC and side in self.mode.sides

    # Texts, pictures, identity.

    @property
    def text(self) -> str:
        """The canonical one-line text of the position."""
        return self._native.text()

    @property
    def key(self) -> str:
        """The text without its counters."""
        return self.text.rpartition(" ")[0]

    @property
    def hash(self) -> int:
        """A 64-bit number that equal positions share, counters left out."""
        return self._native.hash

    def board(self, **options: Any) -> str:
        """Returns the board as lines of text; the options are those of the reference."""
        return self.to_rules().board(**options)

    def svg(self, **options: Any) -> str:
        """Returns a picture as an SVG document; the options are those of the reference."""
        return self.to_rules().svg(**options)

    def __eq__(self, other: object) -> bool:
        return self.text == other.text if isinstance(other, Position) else NotImplemented

    def __hash__(self) -> int:
        return self._native.hash

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"core.Position.parse({self.text!r})"


def check_position(position: object) -> None:
    """Checks that a function of the core was given one of the core's positions.

    Raises:
        WrongTypeError: it is something else, such as a position of the reference.
    """
    check_type(position, Position, "a core.Position (core.Position.from_rules makes one)")
