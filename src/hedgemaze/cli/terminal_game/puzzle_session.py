"""`PuzzleSession`: a puzzle in the terminal without a terminal: a typed line in, an answer out."""

from __future__ import annotations

from collections.abc import Callable

from hedgemaze import core
from hedgemaze.cli.action_parser import parse_actions
from hedgemaze.cli.errors import sentence
from hedgemaze.cli.phrases import side_name
from hedgemaze.cli.status import status
from hedgemaze.cli.terminal_game.session import Part, PartKind, Reply
from hedgemaze.errors import HedgemazeError
from hedgemaze.locales import t
from hedgemaze.puzzles import Attempt, Puzzle, Verdict
from hedgemaze.puzzles.checker import Refutation, refute
from hedgemaze.rules import Action, Game, Side

_LONGEST_LINE = 1_000


class PuzzleSession:
    """One puzzle; each typed line gets an answer."""

    def __init__(self, puzzle: Puzzle, *, unicode: bool = True) -> None:
        self.puzzle = puzzle
        self.is_over = False
        """Whether the session was ended by `quit`, or the puzzle is solved."""
        self._attempt = Attempt(puzzle)
        self._unicode = unicode
        self._wrong: tuple[core.Position, Action] | None = None
        """The last wrong try: the position before the wrong action, and that action."""
        self._commands: dict[str, Callable[[], Reply]] = {
            "help": lambda: [Part(PartKind.SAY, t("tty-puzzle-help"))],
            "board": self._scene,
            "hint": lambda: [Part(PartKind.SAY, t("tty-puzzle-hint", action=str(self._attempt.hint())))],
            "why": self._why,
            "solution": self._solution,
            "quit": self._quit,
        }

    @property
    def prompt(self) -> str:
        """The prompt: the side to move."""
        return f"{side_name(self.puzzle.side)}> "

    def opening(self) -> Reply:
        """Returns the question and the board."""
        side = self.puzzle.side
        kind = side.letter if side in (Side.PACMAN, Side.GHOSTS) else "pawn"
        question = t(f"puzzle-ask-{self.puzzle.goal.value}-{kind}", side=side_name(side), n=self.puzzle.rounds or 0)
        name = t("puzzle-name", mode=t(f"mode-{self.puzzle.mode}"), n=self.puzzle.id.partition("-")[2])
        return [
            Part(PartKind.SAY, name),
            Part(PartKind.SAY, t("puzzle-difficulty", n=self.puzzle.difficulty)),
            *self._scene(),
            Part(PartKind.ASK, question),
            Part(PartKind.SAY, t("tty-puzzle-help")),
        ]

    def farewell(self) -> Reply:
        """Returns the last answer, at the end of the input."""
        return [Part(PartKind.SAY, t("tty-goodbye"))]

    def answer(self, line: str) -> Reply:
        """Executes a line and returns the answer. A line that cannot be executed changes nothing."""
        if len(line) > _LONGEST_LINE:
            return [Part(PartKind.ERROR, t("tty-too-long", most=_LONGEST_LINE))]
        line = line.strip()
        if not line:
            return []
        command = self._commands.get(line.lower())
        try:
            return self._play(line) if command is None else command()
        except HedgemazeError as error:
            return [Part(PartKind.ERROR, sentence(error))]

    def _scene(self) -> Reply:
        position = self._attempt.position
        lines = status(Game(position.to_rules()), {})
        return [
            self._board(position),
            Part(PartKind.SAY, "\n".join(lines)),
        ]

    def _board(self, position: core.Position) -> Part:
        return Part(PartKind.BOARD, position.board(unicode=self._unicode, legend=False))

    def _play(self, line: str) -> Reply:
        parsed = parse_actions(line, self._attempt.position.to_rules(), one_turn=True)
        if parsed.error is not None:
            raise parsed.error
        for number, action in enumerate(parsed.actions):
            verdict = self._attempt.play(action)
            if verdict is Verdict.WRONG:
                self._wrong = self._attempt.position, action
                self._attempt.restart_turn()
                tried = " ".join(map(str, parsed.actions[: number + 1]))
                return [
                    Part(PartKind.ERROR, t("puzzle-wrong", action=tried)),
                    Part(PartKind.SAY, t("tty-puzzle-wrong")),
                ]
        self._wrong = None
        if self._attempt.is_solved:
            self.is_over = True
            theme = t("puzzle-was", theme=t(f"puzzle-theme-{self.puzzle.theme.value}"))
            return [*self._scene(), Part(PartKind.EVENT, t("puzzle-solved")), Part(PartKind.SAY, theme)]
        replies = self._attempt.replies() if self._attempt.is_at_turn_start else []
        answer = [Part(PartKind.SAY, t("tty-puzzle-reply", actions=" ".join(map(str, replies))))] if replies else []
        return [*self._scene(), Part(PartKind.EVENT, t("puzzle-onward")), *answer]

    def _why(self) -> Reply:
        if self._wrong is None:
            return [Part(PartKind.ERROR, t("tty-puzzle-why"))]
        found = refute(*self._wrong)
        position, action = self._wrong
        position = position.play(action)
        for each in found.line:
            position = position.play(each)
        line = " ".join(map(str, (action, *found.line)))
        return [self._board(position), Part(PartKind.SAY, t("puzzle-goes-on", line=line, result=self._sentence(found)))]

    def _sentence(self, found: Refutation) -> str:
        """Says what a wrong try leads to."""
        winner = found.proof.winner if found.proof is not None else None
        if winner is None or winner is self.puzzle.side:
            return t("puzzle-then-open" if self.puzzle.goal.value == "win" else "puzzle-then-worse")
        return t("puzzle-then-caught") if winner is Side.GHOSTS else t("puzzle-then-lost", side=side_name(winner))

    def _solution(self) -> Reply:
        self.is_over = True
        line = " ".join(self.puzzle.line)
        return [self._board(self.puzzle.positions()[-1]), Part(PartKind.SAY, t("puzzle-shown", line=line))]

    def _quit(self) -> Reply:
        self.is_over = True
        return self.farewell()
