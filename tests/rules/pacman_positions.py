"""Builders of PAC-MAN positions for tests; the board is empty unless fences are given."""

from __future__ import annotations

from hedgemaze.rules import Illegality, Position

CORNERS = "a1i1a9i9"
CHAMBER = "~d3h~d5h~c4v~e4v"


def pacman(
    pieces: str,
    turn: str = "P",
    *,
    house: str = "",
    fences: str = "-",
    pellets: str = CORNERS,
    maze_pellets: str = CORNERS,
    starts: str = "Pe5Be9Ki5Ia5Ce1",
    lives: int = 3,
    counters: str = "0/1/0",
) -> Position:
    """Returns a position of the PAC-MAN mode; pellets that are not named have been eaten."""
    spent = 4 - len(pellets.replace("-", "")) // 2
    mode = ";".join(filter(None, (f"pacman;maze={fences}/{maze_pellets}/{starts}", house)))
    return Position.parse(f"{mode} {fences} {pieces} - {pellets}/0/{spent}/{lives} {turn} - {counters}")


def advanced(
    pieces: str,
    turn: str = "P",
    *,
    house: str = "",
    fences: str = "-",
    stocks: str = "12,4",
    pellets: str = CORNERS,
    reserve: int = 0,
    lives: int = 3,
    memory: str = "-",
    counters: str = "0/5/4",
) -> Position:
    """Returns a position of the advanced mode with the shipped Chamber; only fences named with ``~`` are left of it."""
    spent = 4 - len(pellets.replace("-", "")) // 2 - reserve
    mode = ";".join(filter(None, ("advanced", house)))
    return Position.parse(
        f"{mode} {fences} {pieces} {stocks} {pellets}/{reserve}/{spent}/{lives} {turn} {memory} {counters}"
    )


def legal(position: Position, only: str = "") -> str:
    """Returns the legal tokens in order of their numbers, or those that begin with one of these letters."""
    tokens = map(str, position.legal_actions())
    return " ".join(token for token in tokens if not only or token[0] in only)


def play(position: Position, actions: str) -> Position:
    for action in actions.split():
        position = position.play(action)
    return position


def why(position: Position, token: str) -> str:
    """Returns the code of the reason why an action is illegal, without ``action.``."""
    reason = position.why_illegal(token)
    assert isinstance(reason, Illegality), f"{token} is legal in {position.text}"
    return reason.code.removeprefix("action.")
