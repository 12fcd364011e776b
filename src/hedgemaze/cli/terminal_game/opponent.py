"""The computer as an opponent in the terminal game."""

from __future__ import annotations

from collections.abc import Iterator

from hedgemaze.cli.terminal_game.session import Answer, Kind, Part, Session
from hedgemaze.engine import LevelPlayer
from hedgemaze.locales import t
from hedgemaze.rules import Side

__all__ = ["Opponent"]

_TAKING_BACK = ("undo", "u", "back")


class Opponent:
    """Plays every side but one."""

    def __init__(self, level: int, person: Side, seed: int) -> None:
        self.level = level
        self.person = person
        self._player = LevelPlayer(level, seed)

    def is_on_turn(self, session: Session) -> bool:
        """Tells whether the computer is to act."""
        return session.game.outcome() is None and session.game.position.side is not self.person

    def answers(self, session: Session) -> Iterator[Answer]:
        """Plays until it is the person's turn; yields what is to be shown, the board only at the end."""
        while self.is_on_turn(session):
            action = str(self._player.choose(session.game))
            answer = session.answer(action)
            yield [Part(Kind.EVENT, t("tty-event-computer", action=action)), *self._shortened(session, answer)]

    def after(self, session: Session, line: str, answer: Answer) -> Answer:
        """Returns what to show after a person's line; with his own turn he takes the computer's back."""
        if line.strip().lower() in _TAKING_BACK:
            while self.is_on_turn(session) and session.game.entries:
                answer = session.answer("back")
        return self._shortened(session, answer)

    def _shortened(self, session: Session, answer: Answer) -> Answer:
        """Leaves the board out if the next one follows at once."""
        if not self.is_on_turn(session):
            return answer
        return [part for part in answer if part.kind in (Kind.EVENT, Kind.ERROR)]
