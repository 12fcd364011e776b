"""`Session`: the terminal game without a terminal: a typed line in, an answer out.

`hedgemaze tty` reads the lines and prints the answers. Files are reached through the protocol `Files`, so that tests
need neither terminal nor disk.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Protocol

from hedgemaze.cli.action_parser import ParsedActions, TurnOverError, parse_actions
from hedgemaze.cli.errors import sentence
from hedgemaze.cli.formats import form_of, format_items, parse_game_file
from hedgemaze.cli.phrases import listed, piece_name, side_name
from hedgemaze.cli.status import events, status
from hedgemaze.cli.terminal import columns
from hedgemaze.cli.terminal_game.help_page import help_page, introduction, seat_tag
from hedgemaze.cli.terminal_game.illegality import illegality_board, illegality_sentences
from hedgemaze.errors import GameOverError, HedgemazeError, IllegalActionError, printable
from hedgemaze.locales import t
from hedgemaze.rules import Game, Illegality, Seat, Side, format_record

_LONGEST_LINE = 1_000
_WIDTH = 78


class PartKind(Enum):
    """The kind of a part of an answer, which decides its colour."""

    BOARD = "board"
    SAY = "say"
    EVENT = "event"
    ASK = "ask"
    ERROR = "error"


@dataclass(frozen=True, slots=True)
class Part:
    """Lines of an answer of one kind."""

    kind: PartKind
    text: str


Reply = list[Part]


class Files(Protocol):
    """File access of a session; errors are `CommandError`."""

    def read(self, name: str) -> str:
        """Returns the text of a file."""

    def write(self, name: str, text: str) -> None:
        """Writes a file atomically."""

    def exists(self, name: str) -> bool:
        """Returns whether a file or folder of this name exists."""


class Session:
    """A game of players at one keyboard; each typed line gets an answer."""

    def __init__(self, game: Game, files: Files, *, unicode: bool = True) -> None:
        self.game = game
        self.is_over = False
        """Whether the session was ended by `quit`; the game itself may be unfinished."""
        self._files = files
        self._unicode = unicode
        self._own_files: set[str] = set()
        self._draw_offered_at: int | None = None
        self._confirming: tuple[int, str] | None = None
        self._is_saved = True
        self._commands: dict[str, Callable[[str], Reply]] = {
            "help": self._help,
            "legal": self._legal,
            "why": self._why,
            "undo": self._undo,
            "back": self._back,
            "board": lambda _: self.scene(),
            "record": lambda _: [Part(PartKind.SAY, format_record(self.game).rstrip())],
            "position": lambda _: [Part(PartKind.SAY, self.game.position.text)],
            "save": self._save,
            "save!": lambda name: self._save(name, replace=True),
            "load": self._load,
            "draw": self._draw,
            "resign": self._resign,
            "quit": self._quit,
        }
        self._aliases = {"?": "legal", "h": "help", "u": "undo", "exit": "quit", "q": "quit", "b": "board"}

    # State.

    @property
    def names(self) -> dict[Seat, str]:
        """Names of players by seat, from the game's tags."""
        tags = self.game.tags
        return {seat: printable(tags[seat_tag(seat)])[:40] for seat in Seat if tags.get(seat_tag(seat), "").strip()}

    @property
    def prompt(self) -> str:
        """The prompt: the side or piece to move."""
        position = self.game.position
        if self.game.outcome():
            return "> "
        return f"{piece_name(position.active) if position.active else side_name(position.side)}> "

    def opening(self) -> Reply:
        """Returns the introduction and the first board."""
        return [
            Part(PartKind.SAY, "\n".join(introduction(self.game.position, self.names, unicode=self._unicode))),
            *self.scene(),
        ]

    def scene(self) -> Reply:
        """Returns the board and the status."""
        board = self.game.position.board(unicode=self._unicode, legend=False)
        first, *rest = status(self.game, self.names)
        if self.game.outcome():
            rest.append(t("tty-after"))
        return [Part(PartKind.BOARD, board), Part(PartKind.ASK, first), Part(PartKind.SAY, "\n".join(rest))]

    def farewell(self) -> Reply:
        """Returns the last answer, at the end of the input."""
        if self._is_saved or not self.game.entries:
            return [Part(PartKind.SAY, t("tty-goodbye"))]
        return [Part(PartKind.SAY, t("tty-goodbye-unsaved"))]

    # Answers.

    def answer(self, line: str) -> Reply:
        """Executes a line and returns the answer. A line that cannot be executed changes nothing."""
        if len(line) > _LONGEST_LINE:
            return _refusal(t("tty-too-long", most=_LONGEST_LINE))
        line = line.strip()
        if not line:
            return []
        word, _, rest = line.partition(" ")
        name = self._aliases.get(word.lower(), word.lower())
        if name == "undo" and rest.strip().lower() == "turn":
            name, rest = "back", ""
        command = self._commands.get(name)
        try:
            if command is not None:
                return command(rest.strip())
            return self._play(line)
        except GameOverError:
            return _refusal(t("tty-over"))
        except HedgemazeError as error:
            return _refusal(sentence(error))

    def _play(self, line: str) -> Reply:
        parsed = parse_actions(line, self.game.position, one_turn=True)
        if self.game.outcome() or parsed.error is not None:
            return self._refused(line, parsed)
        if self._loses_life(parsed) and self._confirming != (len(self.game.entries), line):
            self._confirming = (len(self.game.entries), line)
            return [Part(PartKind.ASK, t("tty-confirm-life"))]
        happened: list[str] = []
        for action in parsed.actions:
            before = self.game.position
            self.game.play(action)
            happened += events(before, action, self.game.position)
        self._changed()
        return ([Part(PartKind.EVENT, "\n".join(happened))] if happened else []) + self.scene()

    def _loses_life(self, parsed: ParsedActions) -> bool:
        """Returns whether PAC-MAN would lose a life by a step of PAC-MAN, which is rarely intended."""
        return self.game.position.side is Side.PACMAN and parsed.position.lives < self.game.position.lives

    def _refused(self, line: str, parsed: ParsedActions) -> Reply:
        error = parsed.error
        if self.game.outcome() or error is None:
            return _refusal(t("tty-over"))
        untouched = t("tty-nothing-played") if parsed.actions else ""
        if isinstance(error, TurnOverError):
            text = t("tty-turn-over", word=_shown(error.given))
        elif isinstance(error, IllegalActionError) and isinstance(error.illegality, Illegality):
            action = parsed.position.parse_action(str(error.given))
            text = "\n".join(illegality_sentences(action, error.illegality))
            board = illegality_board(parsed.position, action, error.illegality, unicode=self._unicode)
            parts = [Part(PartKind.BOARD, board)] if board else []
            return [*parts, *_refusal("\n".join(filter(None, (text, untouched))))]
        elif error.code == "line.which_ghost":
            text = t("tty-which-ghost", examples=listed(str(error.details["ghosts"]).split()))
        elif error.code in ("action.unreadable", "action.wrong_mode"):
            text = self._not_understood(line, _shown(error.given))
        else:
            text = sentence(error)
        return _refusal("\n".join(filter(None, (text, untouched))))

    def _not_understood(self, line: str, word: str) -> str:
        close = difflib.get_close_matches(line.split(maxsplit=1)[0].lower()[:20], self._commands, 1)
        if close:
            return t("tty-meant", word=word, command=close[0])
        return t("tty-unknown", word=word)

    def _help(self, _: str) -> Reply:
        return [Part(PartKind.SAY, help_page(self.game.mode))]

    def _legal(self, _: str) -> Reply:
        if self.game.outcome():
            return _refusal(t("tty-over"))
        actions = list(map(str, self.game.position.legal_actions()))
        return [Part(PartKind.SAY, f"{t('cli-legal-count', n=len(actions))}\n{columns(actions, _WIDTH)}")]

    def _why(self, text: str) -> Reply:
        if not text:
            return _refusal(t("tty-why"))
        parsed = parse_actions(text, self.game.position)
        if parsed.error is None and not self.game.outcome():
            return [Part(PartKind.SAY, t("cli-legal-yes", action=printable(text)))]
        return self._refused(text, parsed)

    def _undo(self, _: str) -> Reply:
        entry = self.game.undo()
        self._changed()
        return [Part(PartKind.SAY, t("tty-undone", actions=str(entry))), *self.scene()]

    def _back(self, _: str) -> Reply:
        entries = self.game.undo_turn()
        self._changed()
        return [Part(PartKind.SAY, t("tty-undone", actions=" ".join(map(str, entries)))), *self.scene()]

    def _resign(self, _: str) -> Reply:
        side = self.game.position.side
        self.game.leave(side)
        self._changed()
        message = "tty-event-resigned-G" if side is Side.GHOSTS else "tty-event-resigned"
        return [Part(PartKind.EVENT, t(message, side=side_name(side))), *self.scene()]

    def _draw(self, _: str) -> Reply:
        entries = len(self.game.entries)
        if self.game.outcome() is None and self._draw_offered_at != entries:
            self._draw_offered_at = entries
            return [Part(PartKind.ASK, t("tty-draw"))]
        self.game.agree()
        self._changed()
        return self.scene()

    def _save(self, name: str, *, replace: bool = False) -> Reply:
        if not name:
            return _refusal(t("tty-save"))
        if self._files.exists(name) and not replace and name not in self._own_files:
            return _refusal(t("tty-save-there", name=printable(name)))
        self._files.write(name, format_items([self.game], form_of(name)))
        self._own_files.add(name)
        self._is_saved = True
        return [Part(PartKind.SAY, t("tty-saved", name=_shown(name)))]

    def _load(self, name: str) -> Reply:
        if not name:
            return _refusal(t("tty-load"))
        self.game = parse_game_file(self._files.read(name), name)
        self._own_files.add(name)
        self._draw_offered_at, self._confirming, self._is_saved = None, None, True
        return self.opening()

    def _quit(self, _: str) -> Reply:
        self.is_over = True
        return self.farewell()

    def _changed(self) -> None:
        self._draw_offered_at, self._confirming, self._is_saved = None, None, False


def _refusal(text: str) -> Reply:
    return [Part(PartKind.ERROR, text)]


def _shown(given: object) -> str:
    return printable(str(given))[:80]
