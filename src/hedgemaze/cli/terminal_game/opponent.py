"""`Opponent`: the computer as an opponent in the terminal game."""

from __future__ import annotations

from collections.abc import Iterator

from hedgemaze.cli.terminal_game.session import Part, PartKind, Reply, Session
from hedgemaze.engine import LevelPlayer
from hedgemaze.locales import t
from hedgemaze.rules import Side

_UNDO_COMMANDS = ("undo", "u", "back")


class Opponent:
    """Plays every side except the person's."""

    def __init__(self, level: int, person: Side, seed: int) -> None:
        self.level = level
        self.person = person
        self._player = LevelPlayer(level, seed)

    def is_on_turn(self, session: Session) -> bool:
        """Returns whether it is the computer's turn."""
        return session.game.outcome() is None and session.game.position.side is not self.person

    def answers(self, session: Session) -> Iterator[Reply]:
        """Plays until it is the person's turn; yields an answer per action, with the board in the last one only."""
        while self.is_on_turn(session):
            action = str(self._player.choose(session.game))
            answer = session.answer(action)
            yield [Part(PartKind.EVENT, t("tty-event-computer", action=action)), *self._shortened(session, answer)]

    def after(self, session: Session, line: str, answer: Reply) -> Reply:
        """Returns the answer to a person's line; an undo takes back the computer's actions too."""
        if line.strip().lower() in _UNDO_COMMANDS:
            while self.is_on_turn(session) and session.game.entries:
                answer = session.answer("back")
        return self._shortened(session, answer)

    def _shortened(self, session: Session, answer: Reply) -> Reply:
        """Removes the board if another answer follows at once."""
        if not self.is_on_turn(session):
            return answer
        return [part for part in answer if part.kind in (PartKind.EVENT, PartKind.ERROR)]
