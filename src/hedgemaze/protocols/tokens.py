"""Actions as other programs write them: our tokens in any case, or the tokens of a dialect."""

from __future__ import annotations

import re

from hedgemaze.errors import NotationError
from hedgemaze.rules import Action, Family, Position
from hedgemaze.rules.notation.dialects import Dialect, to_standard

_FENCE = re.compile(r"~?[a-i][1-9][hv]", re.IGNORECASE)


def read_token(token: str, position: Position, dialect: Dialect | None = None) -> Action:
    """Returns the action of a token, in any case.

    Raises:
        NotationError: the token is no action.

    >>> from hedgemaze.rules import Mode
    >>> str(read_token("PE6", Position.start(Mode.named("pacman"))))
    'Pe6'
    """
    if dialect is not None and dialect.name != "standard" and token != "--":
        token = to_standard(token, dialect, position.mode.size)
    try:
        return position.parse_action(token)
    except NotationError:
        if position.mode.family is Family.CLASSIC or _FENCE.fullmatch(token):
            folded = token.lower()
        else:
            folded = token[:1].upper() + token[1:].lower()
        if folded == token:
            raise
        return position.parse_action(folded)


def write_token(action: Action, dialect: Dialect | None = None, size: int = 9) -> str:
    """Returns an action's token in a dialect; each dialect is its own inverse.

    >>> from hedgemaze.rules import parse_action
    >>> from hedgemaze.rules.notation.dialects import named_dialect
    >>> write_token(parse_action("e2"), named_dialect("top_down"))
    'e8'
    """
    token = str(action)
    return (
        token if dialect is None or dialect.name == "standard" or token == "--" else to_standard(token, dialect, size)
    )
