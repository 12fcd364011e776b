"""`Position`: an immutable position with the reference rules of its mode's family."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, Self, SupportsIndex, TypeVar

from hedgemaze.errors import check_type
from hedgemaze.rules import classic
from hedgemaze.rules.actions import Action
from hedgemaze.rules.advanced import family as advanced
from hedgemaze.rules.advanced import reasons as advanced_reasons
from hedgemaze.rules.base_position import BasePosition
from hedgemaze.rules.board.geometry import Square
from hedgemaze.rules.board.paths import distance, distance_field, shortest_path
from hedgemaze.rules.enums import Family, Side
from hedgemaze.rules.modes.mode import Mode
from hedgemaze.rules.notation.position_text import format_key, format_position, parse_position
from hedgemaze.rules.outcome import Outcome
from hedgemaze.rules.pacman import family as pacman
from hedgemaze.rules.pacman import reasons as pacman_reasons
from hedgemaze.rules.pictures.text_board import format_board
from hedgemaze.rules.reasons import Illegality
from hedgemaze.rules.state import State, Turn, replace, start_fields
from hedgemaze.rules.validity import check_position

if TYPE_CHECKING:
    from hedgemaze.rules.pictures.svg import draw
else:

    def draw(position, **options):
        """Returns a picture as an SVG document; `hedgemaze.rules.pictures.svg.draw` lists the options."""
        from hedgemaze.rules.pictures import svg  # noqa: PLC0415  # a third of the package, and most programs draw nothing

        return svg.draw(position, **options)


AnyState = TypeVar("AnyState", bound=State)


class _Rules(Protocol):
    """The functions that each family's module has."""

    def legal_actions(self, state: State) -> list[Action]: ...
    def outcome(self, state: State) -> Outcome | None: ...
    def play(self, state: AnyState, action: Action) -> AnyState: ...
    def turn(self, state: State) -> Turn: ...


class _Reasons(Protocol):
    def why_illegal(self, state: State, action: Action) -> Illegality | None: ...


_RULES: dict[Family, _Rules] = {Family.CLASSIC: classic, Family.PACMAN: pacman, Family.ADVANCED: advanced}
_REASONS: dict[Family, _Reasons] = {
    Family.CLASSIC: classic,
    Family.PACMAN: pacman_reasons,
    Family.ADVANCED: advanced_reasons,
}


class Position(BasePosition, State):
    """A position of a game, as an immutable value.

    >>> position = Position.start(Mode.named("classic2"))
    >>> position = position.play("e2").play("e8").play("e3h")
    >>> len(position.legal_actions())
    128
    >>> position.text
    'classic2 e3h Se2Ne8 9,10 - N - 3'
    """

    __slots__ = ()

    @classmethod
    def _start(cls, mode: Mode, first: Side) -> Self:
        fields: dict[str, Any] = start_fields(mode, first)
        return cls(**fields)

    @classmethod
    def parse(cls, text: str) -> Self:
        """Reads a position text (`docs/formats.md`).

        Raises:
            NotationError: the text cannot be read, or no game could be in that position.
        """
        check_type(text, str, "the text of a position")
        fields: dict[str, Any] = parse_position(text)
        position = cls(**fields)
        check_position(position)
        return position

    @property
    def turn(self) -> Turn:
        """The turn: side, seats, phase and steps left."""
        return _RULES[self.mode.family].turn(self)

    def outcome(self) -> Outcome | None:
        """Returns how the game ended, or None if it goes on. Only `Game` detects repetition."""
        return _RULES[self.mode.family].outcome(self)

    def legal_actions(self) -> list[Action]:
        """Returns the legal actions by number; none in a finished game, at least one in any other."""
        return [] if self.outcome() else _RULES[self.mode.family].legal_actions(self)

    def why_illegal(self, action: Action | str | SupportsIndex) -> Illegality | None:
        """Returns the reason why an action is illegal here, or None if it is legal.

        Raises:
            NotationError: no action has that text or number.
        """
        action = self.parse_action(action)
        if self.outcome():
            return Illegality("action.game_over")
        return _REASONS[self.mode.family].why_illegal(self, action)

    def play_unchecked(self, action: Action | str | SupportsIndex) -> Self:
        """Returns the position after an action that is known to be legal, such as one of `legal_actions()`."""
        return _RULES[self.mode.family].play(self, self.parse_action(action))

    def _retire(self, side: Side) -> Self:
        retired = tuple(each for each in self.mode.sides if each in self.retired or each is side)
        after = replace(self, retired=retired)
        if self.mode.family is Family.CLASSIC and side is self.side:
            after = replace(after, side=classic.next_side(after))
        return after

    def distance(self, side: Side) -> int | None:
        """Returns the steps from a classic side's pawn to its goal, other pawns ignored; None in the PAC-MAN modes."""
        return distance(self.fences, self._pawn(side), self.mode.goal(side)) if self._has_goal(side) else None

    def distance_field(self, side: Side) -> dict[Square, int]:
        """Returns the steps from every square to a classic side's goal, pawns ignored; empty in the PAC-MAN modes.

        Squares without a path to that goal are left out.
        """
        return distance_field(self.fences, self.mode.goal(side)) if self._has_goal(side) else {}

    def shortest_path(self, side: Side) -> list[Square]:
        """Returns one shortest path of a classic side to its goal, its own square first; empty in the PAC-MAN modes."""
        return shortest_path(self.fences, self._pawn(side), self.mode.goal(side)) if self._has_goal(side) else []

    def _pawn(self, side: Side) -> Square:
        square = self.square_of(classic.pawn_of(side))
        assert square is not None, "a pawn is always on the board"
        return square

    @property
    def text(self) -> str:
        """The canonical one-line text of the position."""
        return format_position(self)

    @property
    def key(self) -> str:
        """The text without its counters. Positions with the same key are repetitions of each other."""
        return format_key(self)

    board = format_board
    svg = draw

    def _repr_svg_(self) -> str:
        return self.svg()

    def __repr__(self) -> str:
        return f"Position.parse({self.text!r})"
