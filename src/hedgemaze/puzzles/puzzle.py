"""`Puzzle`: a position with one right line, and how it was proved and graded."""

from __future__ import annotations

import enum
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from hedgemaze import core
from hedgemaze.errors import Between, Examples, HedgemazeError, PuzzleError
from hedgemaze.rules import MODES, Action, Side
from hedgemaze.rules.notation.mode_text import mode_name_of

_ID = re.compile(r"[a-z0-9]+-[1-9][0-9]{0,4}")
DIFFICULTIES = (1, 2, 3, 4, 5)
DEEPER = 20
"""How many times more nodes the confirming search has than the one that found a puzzle."""


class Goal(enum.Enum):
    """What the side to move has to reach.

    >>> from hedgemaze.puzzles import find_puzzle
    >>> find_puzzle("classic2-1").goal
    <Goal.WIN: 'win'>
    """

    WIN = "win"
    """It wins by force."""
    HOLD = "hold"
    """It does not lose by force."""


class PuzzleTheme(enum.Enum):
    """What the right turn is about.

    >>> from hedgemaze.puzzles import find_puzzle
    >>> find_puzzle("fence").theme
    <PuzzleTheme.FENCE: 'fence'>
    """

    RACE = "race"
    """A step of the pawn wins the race to the goal."""
    FENCE = "fence"
    """A fence wins."""
    JUMP = "jump"
    """A jump over another pawn wins."""
    ASIDE = "aside"
    """A step that does not shorten the way wins."""
    CATCH = "catch"
    """The ghosts force a catch."""
    ESCAPE = "escape"
    """PAC-MAN avoids a forced catch."""
    PELLET = "pellet"
    """PAC-MAN wins with a pellet: he eats or spends one in this turn."""
    WAY = "way"
    """PAC-MAN wins, and the first turn is not a pellet."""
    GUARD = "guard"
    """The ghosts avoid a forced loss."""


class ProofKind(enum.Enum):
    """How the right line is proved.

    >>> from hedgemaze.puzzles import find_puzzle
    >>> find_puzzle("classic2-1").proof.kind
    <ProofKind.EXACT: 'exact'>
    """

    TABLE = "table"
    """A table of exact values."""
    EXACT = "exact"
    """Searches that solve the position after each turn."""
    DEEP = "deep"
    """The right turns or the wrong ones are not all solved; a search with 20 times the nodes finds the same."""


@dataclass(frozen=True, slots=True)
class PuzzleProof:
    """What proves a puzzle.

    >>> PuzzleProof(ProofKind.TABLE, ghosts=4).to_data()
    {'kind': 'table', 'ghosts': 4}
    """

    kind: ProofKind
    ghosts: int = 0
    """Table: the number of ghosts in the table."""
    found: int = 0
    """Searches: the nodes per position of the search that found the puzzle."""
    nodes: int = 0
    """Searches: the nodes per position of the search that checks it."""

    def to_data(self) -> dict[str, Any]:
        """Returns the proof as plain data."""
        if self.kind is ProofKind.TABLE:
            return {"kind": self.kind.value, "ghosts": self.ghosts}
        return {"kind": self.kind.value, "found": self.found, "nodes": self.nodes}


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position with one right line.

    A turn is written as its actions with spaces between them, for example ``Pe6 Pe7``.

    >>> from hedgemaze.puzzles import find_puzzle
    >>> puzzle = find_puzzle("classic2-1")
    >>> puzzle.start.mode.name, puzzle.difficulty in DIFFICULTIES
    ('classic2', True)
    >>> Puzzle.from_data(puzzle.to_data()) == puzzle
    True
    """

    id: str
    """The mode's name and a number: ``classic2-17``."""
    position: str
    """The text of the position, which begins with the text of the mode."""
    goal: Goal
    theme: PuzzleTheme
    difficulty: int
    """1 to 5; `docs/puzzles.md` says how it is measured."""
    line: tuple[str, ...]
    """The right turn, the reply of the others until the same side moves again, the next right turn, and so on."""
    also: tuple[str, ...]
    """Other right turns instead of the last one; every other turn is wrong."""
    rounds: int | None
    """Table: the number of rounds until the forced result; else None."""
    proof: PuzzleProof
    solved: tuple[float, ...]
    """The share of tries in which each level finds the first turn, level 1 first."""

    @property
    def mode(self) -> str:
        """The name of the mode."""
        return mode_name_of(self.position)

    @property
    def start(self) -> core.Position:
        """The position."""
        return core.Position.parse(self.position)

    @property
    def side(self) -> Side:
        """The side that has to find the line."""
        return self.start.side

    def to_data(self) -> dict[str, Any]:
        """Returns the puzzle as plain data (`docs/formats.md`)."""
        data: dict[str, Any] = {
            "id": self.id,
            "position": self.position,
            "goal": self.goal.value,
            "theme": self.theme.value,
            "difficulty": self.difficulty,
            "line": list(self.line),
        }
        if self.also:
            data["also"] = list(self.also)
        if self.rounds is not None:
            data["rounds"] = self.rounds
        return data | {"proof": self.proof.to_data(), "solved": list(self.solved)}

    @classmethod
    def from_data(cls, data: object) -> Puzzle:
        """Reads a puzzle from plain data.

        Raises:
            PuzzleError: the data is no puzzle.
        """
        if not isinstance(data, Mapping):
            raise PuzzleError("puzzle.unreadable", "a puzzle is an object", given=data, reason="object_expected")
        try:
            puzzle = cls(
                id=_text(data["id"]),
                position=_text(data["position"]),
                goal=Goal(data["goal"]),
                theme=PuzzleTheme(data["theme"]),
                difficulty=_number(data["difficulty"]),
                line=tuple(map(_text, _list(data["line"]))),
                also=tuple(map(_text, _list(data.get("also", [])))),
                rounds=None if data.get("rounds") is None else _number(data["rounds"]),
                proof=_proof(data["proof"]),
                solved=tuple(map(float, _list(data["solved"]))),
            )
        except KeyError as error:
            message, details = f"a puzzle cannot be read (no {error})", {"key": str(error.args[0])}
            raise PuzzleError(
                "puzzle.unreadable", message, given=data.get("id"), details=details, reason="key_missing"
            ) from None
        except (TypeError, ValueError) as error:
            message = f"a puzzle cannot be read ({error})"
            raise PuzzleError("puzzle.unreadable", message, given=data.get("id")) from None
        puzzle.check()
        return puzzle

    def check(self) -> None:
        """Checks everything but the proof: the id, the position, and that all turns of the line are legal.

        Raises:
            PuzzleError: something is wrong.
        """
        if not _ID.fullmatch(self.id) or self.id.partition("-")[0] != self.mode or self.mode not in MODES:
            message, examples = "an id is the name of the mode and a number", Examples([f"{self.mode}-1"])
            raise PuzzleError("puzzle.bad_id", message, given=self.id, allowed=examples)
        if self.difficulty not in DIFFICULTIES:
            message, allowed = "a difficulty is 1 to 5", Between(DIFFICULTIES[0], DIFFICULTIES[-1])
            raise PuzzleError("puzzle.unreadable", message, given=self.difficulty, allowed=allowed)
        if len(self.line) % 2 == 0:
            raise PuzzleError("puzzle.bad_line", "a line begins and ends with a turn of the solver", given=self.id)
        try:
            self.positions()
        except HedgemazeError as error:
            raise PuzzleError("puzzle.bad_line", f"the line cannot be played ({error})", given=self.id) from error

    def positions(self) -> list[core.Position]:
        """Returns the position before each turn of the line, and the last one; the other right turns are played too.

        Raises:
            NotationError, IllegalActionError, GameOverError: the line cannot be played.
            PuzzleError: a turn of the line is not a whole turn.
        """
        side = self.side
        found = [self.start]
        for number, turn in enumerate(self.line):
            found.append(play_turn(found[-1], turn))
            if number < len(self.line) - 1 and (found[-1].side is side) != (number % 2 == 1):
                raise PuzzleError("puzzle.bad_line", "a turn of the line is not a whole turn", given=turn)
        for turn in self.also:
            play_turn(found[-2], turn)
        return found


def play_turn(position: core.Position, turn: str) -> core.Position:
    """Returns the position after the actions of a turn.

    Raises:
        NotationError, IllegalActionError, GameOverError: as `Position.play`.
    """
    for action in turn.split(" "):
        position = position.play(action)
    return position


def actions_of(position: core.Position, turn: str) -> list[Action]:
    """Returns the actions of a turn."""
    return [position.parse_action(action) for action in turn.split(" ")]


def _proof(data: object) -> PuzzleProof:
    if not isinstance(data, Mapping):
        raise TypeError("a proof is an object")
    names = ("ghosts",) if data["kind"] == ProofKind.TABLE.value else ("found", "nodes")
    return PuzzleProof(ProofKind(data["kind"]), **{name: _number(data[name]) for name in names})


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(f"{value!r} is no text")
    return value


def _number(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError(f"{value!r} is no whole number")
    return value


def _list(value: object) -> list[Any]:
    if not isinstance(value, list):
        raise TypeError(f"{value!r} is no list")
    return value
