"""`Position`: a moment of a game as an immutable value, with one face for all modes."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Protocol, Self, SupportsIndex, TypeVar

from hedgemaze.errors import GameOverError, IllegalActionError, ModeError, check_type
from hedgemaze.rules import classic
from hedgemaze.rules.actions import Action, as_action
from hedgemaze.rules.advanced import family as advanced
from hedgemaze.rules.advanced import reasons as advanced_reasons
from hedgemaze.rules.board.geometry import Square
from hedgemaze.rules.board.paths import distance, distance_field, shortest_way
from hedgemaze.rules.enums import Family, Side
from hedgemaze.rules.modes.mode import Mode
from hedgemaze.rules.notation.position_text import format_key, format_position, parse_position
from hedgemaze.rules.outcome import Outcome
from hedgemaze.rules.pacman import family as pacman
from hedgemaze.rules.pacman import reasons as pacman_reasons
from hedgemaze.rules.pictures.text_board import format_board
from hedgemaze.rules.reasons import Illegality
from hedgemaze.rules.state import State, Turn, start_fields
from hedgemaze.rules.validity import check_position

if TYPE_CHECKING:
    from hedgemaze.rules.pictures.svg import draw
else:

    def draw(position, **options):
        """Returns a picture as an SVG document; `hedgemaze.rules.pictures.svg.draw` lists the options."""
        from hedgemaze.rules.pictures import svg  # noqa: PLC0415  # a third of the package, and most programs draw nothing

        return svg.draw(position, **options)


__all__ = ["Position"]

AnyState = TypeVar("AnyState", bound=State)


class _Rules(Protocol):
    """What the module of each family offers."""

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


class Position(State):
    """Everything that counts at one moment of a game; playing an action makes a new one.

    >>> position = Position.start(Mode.named("classic2"))
    >>> position = position.play("e2").play("e8").play("e3h")
    >>> len(position.legal_actions())
    128
    >>> position.text
    'classic2 e3h Se2Ne8 9,10 - N - 3'
    """

    __slots__ = ()

    # Making one.

    @classmethod
    def start(cls, mode: Mode, first: Side | None = None) -> Self:
        """Returns the start position; in classic any side may be the first to play (B32).

        Raises:
            ModeError: that side does not play in this mode, or may not begin.
        """
        check_type(mode, Mode, "a Mode, such as Mode.named('classic2'),")
        check_type(first, (Side, type(None)), "a Side or None")
        allowed = mode.sides if mode.family is Family.CLASSIC else mode.sides[:1]
        if first is not None and first not in allowed:
            raise ModeError("mode.bad_first", f"this side cannot begin in {mode.name}", given=first.letter)
        fields: dict[str, Any] = start_fields(mode, first)
        return cls(**fields)

    @classmethod
    def parse(cls, text: str) -> Self:
        """Reads a position text (`docs/formats.md`).

        Raises:
            NotationError: it cannot be read, or no game could be in that position.
        """
        check_type(text, str, "the text of a position")
        fields: dict[str, Any] = parse_position(text)
        position = cls(**fields)
        check_position(position)
        return position

    # What may be done.

    @property
    def turn(self) -> Turn:
        """Whose turn it is: side, seats, phase and steps left."""
        return _RULES[self.mode.family].turn(self)

    def outcome(self) -> Outcome | None:
        """Returns how the game ended, or None if it goes on. Repetition is known to `Game` alone."""
        return _RULES[self.mode.family].outcome(self)

    def legal_actions(self) -> list[Action]:
        """Returns the legal actions by number; none in a finished game, at least one in any other."""
        return [] if self.outcome() else _RULES[self.mode.family].legal_actions(self)

    def why_illegal(self, action: Action | str | SupportsIndex) -> Illegality | None:
        """Returns the one reason why an action may not be played here, or None if it may.

        Raises:
            NotationError: a text or a number that is no action.
        """
        if self.outcome():
            return Illegality("action.game_over")
        return _REASONS[self.mode.family].why_illegal(self, self.parse_action(action))

    def play(self, action: Action | str | SupportsIndex) -> Self:
        """Returns the position after an action, given as a value, as its token or as its number.

        Raises:
            NotationError: a text or a number that is no action.
            IllegalActionError: it may not be played here.
            GameOverError: the game has ended.
        """
        action = self.parse_action(action)
        if self.outcome():
            raise GameOverError("action.game_over", "the game is over", given=str(action), position=self.text)
        reason = self.why_illegal(action)
        if reason is not None:
            raise IllegalActionError(reason.code, str(reason), given=str(action), position=self.text, illegality=reason)
        return _RULES[self.mode.family].play(self, action)

    def play_unchecked(self, action: Action | str | SupportsIndex) -> Self:
        """Returns the position after an action that is known to be legal, such as one of `legal_actions()`."""
        return _RULES[self.mode.family].play(self, self.parse_action(action))

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
        if side not in self.playing:
            raise IllegalActionError(
                "side.not_playing", "that side is not playing", given=side.letter, position=self.text
            )
        retired = tuple(each for each in self.mode.sides if each in self.retired or each is side)
        after = replace(self, retired=retired)
        if self.mode.family is Family.CLASSIC and side is self.side:
            after = replace(after, side=classic.next_side(after))
        return after

    # Ways to the goal (classic).

    def distance(self, side: Side) -> int | None:
        """Returns how many steps a classic side is from its goal, other pawns ignored; None in the PAC-MAN modes."""
        square = self._pawn(side)
        return None if square is None else distance(self.fences, square, self.mode.goal(side))

    def distance_field(self, side: Side) -> dict[Square, int]:
        """Returns the steps from every square to a classic side's goal, pawns ignored; empty in the PAC-MAN modes.

        Squares without a way to that goal are left out.
        """
        square = self._pawn(side)
        return {} if square is None else distance_field(self.fences, self.mode.goal(side))

    def shortest_path(self, side: Side) -> list[Square]:
        """Returns one shortest way of a classic side to its goal, its own square first; empty in the PAC-MAN modes."""
        square = self._pawn(side)
        return [] if square is None else shortest_way(self.fences, square, self.mode.goal(side))

    def _pawn(self, side: Side) -> Square | None:
        check_type(side, Side, "a Side")
        if self.mode.family is not Family.CLASSIC or side not in self.mode.sides:
            return None
        return self.square_of(classic.pawn_of(side))

    # Texts and pictures.

    @property
    def text(self) -> str:
        """The canonical one-line text of the position."""
        return format_position(self)

    @property
    def key(self) -> str:
        """The text without its counters: what is compared to find a repetition."""
        return format_key(self)

    board = format_board
    svg = draw

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Position.parse({self.text!r})"
