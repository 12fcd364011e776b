"""`BasePosition`: the methods that `rules.Position` and `core.Position` share.

Each of the two classes implements the rules: which actions are legal, what an action does, when a game is over.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Self, SupportsIndex

from hedgemaze.errors import GameOverError, IllegalActionError, ModeError, check_type
from hedgemaze.rules.actions import Action, as_action
from hedgemaze.rules.board.geometry import Square
from hedgemaze.rules.enums import Family, Side
from hedgemaze.rules.modes.mode import Mode
from hedgemaze.rules.outcome import Outcome, Reason
from hedgemaze.rules.pacman.turns import stalled
from hedgemaze.rules.reasons import Illegality
from hedgemaze.rules.state import Turn
from hedgemaze.rules.state_queries import StateQueries


class BasePosition(StateQueries, ABC):
    """A position of a game, as an immutable value."""

    __slots__ = ()

    # Construction.

    @classmethod
    def start(cls, mode: Mode, first: Side | None = None) -> Self:
        """Returns the start position; in classic any side may move first (B32).

        Raises:
            ModeError: that side does not play in this mode, or may not move first.
        """
        check_type(mode, Mode, "a Mode, such as Mode.named('classic2'),")
        check_type(first, (Side, type(None)), "a Side or None")
        allowed = mode.sides if mode.family is Family.CLASSIC else mode.sides[:1]
        if first is not None and first not in allowed:
            letters = [side.letter for side in allowed]
            message = f"this side cannot begin in {mode.name}; {' or '.join(letters)} can"
            raise ModeError("mode.bad_first", message, given=first.letter, allowed=letters)
        return cls._start(mode, first or mode.sides[0])

    @classmethod
    @abstractmethod
    def _start(cls, mode: Mode, first: Side) -> Self: ...

    @classmethod
    @abstractmethod
    def parse(cls, text: str) -> Self:
        """Reads a position text (`docs/formats.md`).

        Raises:
            NotationError: the text cannot be read, or no game could be in that position.
        """

    # Actions.

    @property
    @abstractmethod
    def turn(self) -> Turn:
        """The turn: side, seats, phase and steps left."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """Returns how the game ended, or None if it goes on. Only `Game` detects repetition."""

    @abstractmethod
    def legal_actions(self) -> list[Action]:
        """Returns the legal actions by number; none in a finished game, at least one in any other."""

    @abstractmethod
    def why_illegal(self, action: Action | str | SupportsIndex) -> Illegality | None:
        """Returns the reason why an action is illegal here, or None if it is legal.

        Raises:
            NotationError: no action has that text or number.
        """

    def play(self, action: Action | str | SupportsIndex) -> Self:
        """Returns the position after an action, given as a value, as its token or as its number.

        Raises:
            NotationError: no action has that text or number.
            IllegalActionError: the action is illegal here.
            GameOverError: the game has ended.
        """
        action = self.parse_action(action)
        reason = self.why_illegal(action)
        if reason is None:
            return self.play_unchecked(action)
        if reason.code == "action.game_over":
            raise self._game_over(str(action))
        raise IllegalActionError(reason.code, str(reason), given=str(action), position=self.text, illegality=reason)

    @abstractmethod
    def play_unchecked(self, action: Action | str | SupportsIndex) -> Self:
        """Returns the position after an action that is known to be legal, such as one of `legal_actions()`."""

    def parse_action(self, action: Action | str | SupportsIndex) -> Action:
        """Returns the action with a token or a number in this mode; an action is returned unchanged."""
        return as_action(action, self.mode.family, self.mode.size)

    def retire(self, side: Side) -> Self:
        """Returns the position after a side has left the game (decision 0005).

        Raises:
            GameOverError: the game has ended already.
            IllegalActionError: that side does not play, or has left before.
        """
        check_type(side, Side, "a Side")
        if self.outcome():
            raise self._game_over(side.letter)
        if side not in self.playing:
            letters = [each.letter for each in self.playing]
            message = f"that side is not playing; {', '.join(letters)} are"
            raise IllegalActionError(
                "side.not_playing", message, given=side.letter, position=self.text, allowed=letters
            )
        return self._retire(side)

    @abstractmethod
    def _retire(self, side: Side) -> Self: ...

    def _game_over(self, given: str) -> GameOverError:
        return GameOverError("action.game_over", "the game is over", given=given, position=self.text)

    # Turns and repetition.

    def begins_turn_after(self, before: Self) -> bool:
        """Returns whether a turn begins here; `before` is the position one action earlier.

        One position is not enough: right after a respawn it can look like the start of PAC-MAN's turn.
        """
        return self.side is not before.side or self.round != before.round

    def repetition_outcome(self) -> Outcome | None:
        """Returns the outcome when this position begins a turn for the third time (B28, B42).

        Returns None if the house rules do not end a game by repetition.
        """
        if not self.mode.house.repetition_draw:
            return None
        if self.mode.family is Family.CLASSIC:
            return Outcome.of(self.mode, Reason.REPETITION, None)
        return stalled(self.mode, Reason.REPETITION, self.rank)

    # Paths to the goal (classic).

    @abstractmethod
    def distance(self, side: Side) -> int | None:
        """Returns the steps from a classic side's pawn to its goal, other pawns ignored; None in the PAC-MAN modes."""

    @abstractmethod
    def distance_field(self, side: Side) -> dict[Square, int]:
        """Returns the steps from every square to a classic side's goal, pawns ignored; empty in the PAC-MAN modes.

        Squares without a path to that goal are left out.
        """

    @abstractmethod
    def shortest_path(self, side: Side) -> list[Square]:
        """Returns one shortest path of a classic side to its goal, its own square first; empty in the PAC-MAN modes."""

    def _has_goal(self, side: Side) -> bool:
        check_type(side, Side, "a Side")
        return self.mode.family is Family.CLASSIC and side in self.mode.sides

    # Texts and pictures.

    @property
    @abstractmethod
    def text(self) -> str:
        """The canonical one-line text of the position."""

    @property
    @abstractmethod
    def key(self) -> str:
        """The text without its counters. Positions with the same key are repetitions of each other."""

    @abstractmethod
    def board(self, *, unicode: bool = True, legend: bool = True) -> str:
        """Returns the board as lines of text, the highest row first.

        Args:
            unicode: heavy lines for fences (dashed ones for the Chamber's); otherwise ASCII only.
            legend: adds a line with the turn and, if there are supplies, a second line with them.
        """

    def __str__(self) -> str:
        return self.text
