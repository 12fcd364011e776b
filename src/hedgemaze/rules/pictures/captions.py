"""English captions of a position, for SVG pictures and text boards: the mode, the side to move, the supplies.

A caller that shows a picture in another language passes its own title and description.
"""

from __future__ import annotations

from collections.abc import Callable

from hedgemaze.rules import classic
from hedgemaze.rules.advanced import family as advanced
from hedgemaze.rules.enums import GHOSTS, Family, Piece, Side
from hedgemaze.rules.modes.mode import Mode
from hedgemaze.rules.outcome import Outcome
from hedgemaze.rules.pacman import family as pacman
from hedgemaze.rules.state import Phase, State, Turn

_OUTCOMES: dict[Family, Callable[[State], Outcome | None]] = {
    Family.CLASSIC: classic.outcome,
    Family.PACMAN: pacman.outcome,
    Family.ADVANCED: advanced.outcome,
}
_TURNS: dict[Family, Callable[[State], Turn]] = {
    Family.CLASSIC: classic.turn,
    Family.PACMAN: pacman.turn,
    Family.ADVANCED: advanced.turn,
}


def side_name(side: Side) -> str:
    """Returns a side's name, capitalised for the start of a sentence."""
    return "PAC-MAN" if side is Side.PACMAN else side.name.title()


def piece_name(piece: Piece) -> str:
    """Returns a piece's name."""
    return "PAC-MAN" if piece is Piece.PACMAN else piece.name.title()


def mode_caption(mode: Mode) -> str:
    """Returns the description of a mode: ``Quoridor for 2 players``, ``Advanced PAC-MAN in the maze Pinwheel``."""
    if mode.maze is None:
        board = "" if mode.size == 9 else f" on a board of {mode.size} by {mode.size}"
        return f"Quoridor for {len(mode.sides)} players{board}"
    title = mode.maze.title or mode.maze.name
    maze = f" in the maze {title}" if title else ""
    return f"{'Advanced ' if mode.family is Family.ADVANCED else ''}PAC-MAN{maze}"


def lit_side(state: State) -> Side | None:
    """Returns the side to highlight: the side to move, or the winner of a finished game; None for a draw."""
    outcome = _OUTCOMES[state.mode.family](state)
    return state.side if outcome is None else outcome.winner


def movers(state: State) -> tuple[Piece, ...]:
    """Returns the pieces to highlight: those on the board that may move, or the winner's in a finished game."""
    if _OUTCOMES[state.mode.family](state) is not None:
        pieces = tuple(piece for piece in state.mode.pieces if piece.side is lit_side(state))
    elif state.active is not None:
        pieces = (state.active,)
    elif state.side is not Side.GHOSTS:
        pieces = (Piece(state.side.value),)
    elif _TURNS[state.mode.family](state).phase in (Phase.LIFT, Phase.LAY):
        pieces = ()
    else:
        pieces = pacman.movable_ghosts(state)
    return tuple(piece for piece in pieces if state.square_of(piece) is not None)


def turn_caption(state: State) -> str:
    """Returns the side to move and its phase, or how the game ended."""
    outcome = _OUTCOMES[state.mode.family](state)
    if outcome is not None:
        return "The game is drawn" if outcome.winner is None else f"{side_name(outcome.winner)} won"
    instruction = _instruction(state)
    return f"{side_name(state.side)} to move" + (f": {instruction}" if instruction else "")


def _instruction(state: State) -> str:
    turn = _TURNS[state.mode.family](state)
    match turn.phase:
        case Phase.RESPAWN:
            return "back to the board"
        case Phase.LIFT:
            return "lift a chamber fence"
        case Phase.LAY:
            return f"lay the fence lifted from {state.lifted}"
        case _ if state.active is None:
            return ""
    who = f"{piece_name(state.active)}, " if state.active in GHOSTS else ""
    if turn.phase is Phase.PLACE:
        return f"{who}fence or stop"
    parts = [f"boost {_steps(state.boost)}"] if state.boost else []
    if state.steps or not parts:
        parts.append(_steps(state.steps))
    return f"{who}{', '.join(parts)} left"


def absences(state: State) -> list[str]:
    """Returns lists of ghosts that have moved or are eaten and of sides that have left: ``moved B K``."""
    eaten = [piece for piece in GHOSTS if piece in state.mode.pieces and state.square_of(piece) is None]
    listed = (("moved", state.moved), ("eaten", eaten), ("left the game", state.retired))
    return [f"{label} {' '.join(each.letter for each in those)}" for label, those in listed if those]


def supplies(state: State) -> list[str]:
    """Returns the supplies: lives and pellets in a maze, fences if the mode has any."""
    listed = []
    if state.mode.maze is not None:
        listed.append(f"{state.lives} {'life' if state.lives == 1 else 'lives'}")
        listed.append(f"{state.taken}/{len(state.mode.maze.pellets)} pellets taken")
    if state.reserve:
        listed.append(f"{state.reserve} in reserve")
    if any(state.mode.fences):
        stocks = zip(state.mode.sides, state.stocks, strict=True)
        listed.append("fences " + " ".join(f"{side.letter} {stock}" for side, stock in stocks))
    return listed


def _steps(count: int) -> str:
    return f"{count} step" if count == 1 else f"{count} steps"
