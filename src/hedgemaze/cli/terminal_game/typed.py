"""Actions as people type them: upper or lower case, joined runs, and squares without the piece when there is no doubt.

A square is a letter and a digit, a piece's letter is never followed by a digit, so case never matters.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from hedgemaze.errors import HedgemazeError, NotationError
from hedgemaze.rules import Action, Family, Phase, Piece, Position, Side, Step, Stop
from hedgemaze.rules.pacman.family import beginners

__all__ = ["Reading", "TurnOverError", "ends_turn", "read_actions"]

_SEPARATORS = re.compile(r"[\s,;]+")
_NUMBER = re.compile(r"[0-9]{1,7}\.+")
_SQUARE = re.compile(r"[a-i][1-9]")
_WORD = re.compile(
    r"(?P<skip>--|pass)|(?P<stop>stop)|(?P<fence>~?[a-i][1-9][hv])"
    r"|(?P<run>(?P<piece>[pbkic](?![0-9]))?(?P<parts>(?:@?[a-i][1-9]|\+|-){1,64}))"
)
_PART = re.compile(r"@?[a-i][1-9]|\+|-")


class TurnOverError(HedgemazeError):
    """A line goes on after the turn of the side that typed it."""


@dataclass(frozen=True, slots=True)
class Reading:
    """What a line means: its actions up to the first that cannot be played, and why that one cannot."""

    actions: tuple[Action, ...]
    position: Position
    """After these actions."""
    error: HedgemazeError | None = None


def read_actions(text: str, position: Position, *, one_turn: bool = False) -> Reading:
    """Reads the actions of a line one after the other, each in the position that it meets.

    Args:
        text: words between white space, commas or semicolons; move numbers are passed over.
        position: where the first action is played.
        one_turn: a line is one side's turn at most; a ghost's stop may go without saying when another one follows.
    """
    actions: list[Action] = []
    is_over = False
    try:
        for word in _SEPARATORS.split(text.strip()):
            if not word or _NUMBER.fullmatch(word):
                continue
            parts = list(_parts(word))
            if len(parts) > 1 and position.mode.family is Family.CLASSIC:
                raise NotationError("action.unreadable", "not an action", given=word)
            for piece, part in parts:
                if is_over and one_turn:
                    raise TurnOverError("line.turn_over", "the turn is over before this action", given=word)
                action = _resolved(piece, part, position)
                stop = _implied_stop(action, position) if one_turn else None
                for each in (action,) if stop is None else (stop, action):
                    after = position.play(each)
                    is_over = ends_turn(position, after)
                    position = after
                    actions.append(each)
    except HedgemazeError as error:
        return Reading(tuple(actions), position, error)
    return Reading(tuple(actions), position)


def ends_turn(before: Position, after: Position) -> bool:
    """Tells whether an action was the last of its side's turn."""
    return after.side is not before.side or after.round != before.round


def _parts(word: str) -> Iterator[tuple[str, str]]:
    """Yields the single actions of a word as a piece's letter, if it has one, and the rest in lower case."""
    found = _WORD.fullmatch(word.lower())
    if found is None:
        raise NotationError("action.unreadable", "not an action", given=word)
    if found["skip"]:
        yield "", "--"
    elif found["stop"]:
        yield "", "-"
    elif found["fence"]:
        yield "", found["fence"]
    else:
        for part in _PART.findall(found["parts"]):
            yield (found["piece"] or "").upper(), part


def _resolved(piece: str, part: str, position: Position) -> Action:
    """Returns the action that a part means here.

    Raises:
        NotationError: it is no action of this mode, or could mean several.
    """
    if position.mode.family is Family.CLASSIC or position.outcome():
        return position.parse_action(piece + part)
    phase = position.turn.phase
    if part[0] in "@+":
        return position.parse_action(f"{piece or 'P'}{part}")
    if _SQUARE.fullmatch(part) and phase is Phase.RESPAWN and piece in ("", "P"):
        return position.parse_action(f"P@{part}")
    if len(part) == 3 and part[0] != "~" and phase is Phase.LIFT:
        return position.parse_action(f"~{part}")
    if piece or not (part == "-" or _SQUARE.fullmatch(part)):
        return position.parse_action(piece + part)
    return position.parse_action(_meant(part, position).letter + part)


def _implied_stop(action: Action, position: Position) -> Stop | None:
    """Returns the stop of the ghost in mid-move if the action belongs to another one: ``Bd9 Kh5`` in frenzy."""
    active = position.active
    if active is None or not isinstance(action, Step | Stop) or action.piece in (active, Piece.PACMAN):
        return None
    stop = Stop(active)
    return stop if stop in position.legal_actions() and action.piece not in position.moved else None


def _meant(part: str, position: Position) -> Piece:
    """Returns the piece that a square or a stop without a piece's letter is meant for."""
    if position.side is Side.PACMAN:
        return Piece.PACMAN
    waiting = beginners(position)
    if position.active is not None or len(waiting) == 1:
        return position.active or waiting[0]
    legal = {str(action): action for action in position.legal_actions()}
    able = [ghost for ghost in waiting if isinstance(legal.get(ghost.letter + part), Step | Stop)]
    if len(able) == 1:
        return able[0]
    examples = [ghost.letter + part for ghost in able or waiting]
    message = f"say which ghost you mean: {' or '.join(examples)}"
    raise NotationError("line.which_ghost", message, given=part, details={"ghosts": " ".join(examples)})
