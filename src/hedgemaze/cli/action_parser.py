"""`parse_actions`: reads actions as people type them.

Case does not matter: a letter followed by a digit starts a square, any other letter is a piece. Several steps of a
piece may be joined, and the letter of the piece may be left out if only one piece can be meant.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from hedgemaze.errors import HedgemazeError, NotationError
from hedgemaze.rules import Action, Family, Phase, Piece, Position, Side, Step, Stop
from hedgemaze.rules.actions import EXAMPLES
from hedgemaze.rules.pacman.family import movable_ghosts

_SEPARATORS = re.compile(r"[\s,;]+")
_NUMBER = re.compile(r"[0-9]{1,7}\.+")
_SQUARE = re.compile(r"[a-i][1-9]")
_WORD = re.compile(
    r"(?P<skip>--|pass)|(?P<stop>stop)|(?P<fence>~?[a-i][1-9][hv])"
    r"|(?P<run>(?P<piece>[pbkic](?![0-9]))?(?P<parts>(?:@?[a-i][1-9]|\+|-){1,64}))"
)
_PART = re.compile(r"@?[a-i][1-9]|\+|-")


class TurnOverError(HedgemazeError):
    """A line has more actions after the end of the turn."""


@dataclass(frozen=True, slots=True)
class ParsedActions:
    """The actions of a line up to the first error, and that error."""

    actions: tuple[Action, ...]
    position: Position
    """The position after these actions."""
    error: HedgemazeError | None = None


def parse_actions(
    text: str,
    position: Position,
    *,
    one_turn: bool = False,
    play: Callable[[Action], Position] | None = None,
) -> ParsedActions:
    """Reads the actions of a line, each in the position after the previous one.

    Args:
        text: words separated by white space, commas or semicolons; move numbers are skipped.
        position: the position before the first action.
        one_turn: whether the line ends with the turn; a ghost's stop may be left out if another ghost follows.
        play: plays an action and returns the position after it, for a caller that plays in a game at the same time; by
            default nothing but `position` is used.
    """
    actions: list[Action] = []
    is_over = False
    try:
        for word in _SEPARATORS.split(text.strip()):
            if not word or _NUMBER.fullmatch(word):
                continue
            parts = list(_parts(word, position.mode.family))
            if len(parts) > 1 and position.mode.family is Family.CLASSIC:
                raise _unreadable(word, position.mode.family)
            for piece, part in parts:
                if is_over and one_turn:
                    raise TurnOverError("line.turn_over", "the turn is over before this action", given=word)
                action = _to_action(piece, part, position)
                stop = _implied_stop(action, position) if one_turn else None
                for each in (action,) if stop is None else (stop, action):
                    after = position.play(each) if play is None else play(each)
                    is_over = after.begins_turn_after(position)
                    position = after
                    actions.append(each)
    except HedgemazeError as error:
        return ParsedActions(tuple(actions), position, error)
    return ParsedActions(tuple(actions), position)


def _parts(word: str, family: Family) -> Iterator[tuple[str, str]]:
    """Yields each action of a word as the piece's letter, or an empty text, and the rest in lower case."""
    found = _WORD.fullmatch(word.lower())
    if found is None:
        raise _unreadable(word, family)
    if found["skip"]:
        yield "", "--"
    elif found["stop"]:
        yield "", "-"
    elif found["fence"]:
        yield "", found["fence"]
    else:
        for part in _PART.findall(found["parts"]):
            yield (found["piece"] or "").upper(), part


def _unreadable(word: str, family: Family) -> NotationError:
    return NotationError("action.unreadable", "not an action", given=word, allowed=EXAMPLES[family])


def _to_action(piece: str, part: str, position: Position) -> Action:
    """Returns the action of a part in a position.

    Raises:
        NotationError: the part is no action of this mode, or is ambiguous.
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
    return position.parse_action(_piece_of(part, position).letter + part)


def _implied_stop(action: Action, position: Position) -> Stop | None:
    """Returns the stop of the moving ghost if the action belongs to another one: ``Bd9 Kh5`` in frenzy."""
    active = position.active
    if active is None or not isinstance(action, Step | Stop) or action.piece in (active, Piece.PACMAN):
        return None
    stop = Stop(active)
    return stop if stop in position.legal_actions() and action.piece not in position.moved else None


def _piece_of(part: str, position: Position) -> Piece:
    """Returns the piece of a square or stop without a piece's letter."""
    if position.side is Side.PACMAN:
        return Piece.PACMAN
    waiting = movable_ghosts(position)
    if position.active is not None or len(waiting) == 1:
        return position.active or waiting[0]
    legal = {str(action): action for action in position.legal_actions()}
    able = [ghost for ghost in waiting if isinstance(legal.get(ghost.letter + part), Step | Stop)]
    if len(able) == 1:
        return able[0]
    examples = [ghost.letter + part for ghost in able or waiting]
    message = f"say which ghost you mean: {' or '.join(examples)}"
    raise NotationError(
        "line.which_ghost", message, given=part, details={"ghosts": " ".join(examples)}, allowed=examples
    )
