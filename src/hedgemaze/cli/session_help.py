"""The words that open a terminal game, and its help page with examples of how to type moves in each mode."""

from __future__ import annotations

from hedgemaze.cli.status import Names, side_with_name
from hedgemaze.cli.wording import listed, piece_name
from hedgemaze.rules import Family, Mode, Move, Position, Seat, Side
from hedgemaze.rules.captions import mode_caption
from hedgemaze.rules.geometry import SQUARES, STRIDE

__all__ = ["COMMANDS", "help_page", "introduction"]

COMMANDS = """\
Commands
  legal or ?      list all legal actions
  why ACTION      say why an action is not possible
  undo            take back one action
  back            take back to the start of the turn
  board           draw the board again
  record          print the game so far
  position        print the one-line text of the position
  save FILE       save the game (as JSON if the name ends in .json)
  load FILE       go on with a saved game
  draw            offer a draw; typed again by the others, agree to it
  resign          give up
  quit            end without saving"""

_CLASSIC = """\
How to type a turn
  {move}      move your pawn to that square
  {across}     place a fence that lies above {slot} and {right}
  {upright}     place a fence that stands right of {slot} and {above}
  pass    only when you have no legal action
Rules in short: one step, or one fence, a turn. A pawn beside yours may be jumped.
Every pawn must keep a way to its goal. The first to reach the opposite side wins."""

_PACMAN = """\
How to type a turn
  Pe6     PAC-MAN enters e6; in his turn plain e6 will do
  Pe6e7   two steps in one go; e6 e7 is the same
  Bd9     Blinky enters d9 (B Blinky, K Pinky, I Inky, C Clyde)
  P- B-   that piece stops, or stays because it has no step
  One line may hold all actions of your turn: Bd9 Kh5 Ia4 Cf1
Rules in short: PAC-MAN makes 2 steps, and 3 more when he reaches a pellet; only those 3
eat ghosts. Then each ghost makes 1 step, or up to 2 if it sees PAC-MAN in a straight line
without a fence. A ghost may not end on a pellet or on a ghost. A catch costs a life and
sends all back to their first squares. PAC-MAN wins with the fourth pellet."""

_ADVANCED = """\
How to type a turn
  P@e9    PAC-MAN appears on the respawn square e9
  Pe8e7   PAC-MAN's steps; in his turn e8 e7 is the same
  Bd6     Blinky enters d6 (B Blinky, K Pinky, I Inky, C Clyde)
  e3h     place a fence above e3 and f3; e3v places one right of e3 and e4
  ~d5h    the ghosts lift the Chamber fence d5h (opening turns)
  P+      PAC-MAN spends a pellet for 2 steps that eat ghosts
  P- B-   that piece stops, or stays because it has no step
  One line may hold several actions of your turn: Pe8e7 e3h
Rules in short: four opening turns, in which PAC-MAN moves or places a fence and the
ghosts re-lay a Chamber fence. Then every piece moves and may place a fence. The squares
in the middle of the sides are joined by tunnels, e9 with e1 and a5 with i5. A piece may
not end where it began, nor where it stood before its last move. Ghosts get faster with
every pellet taken. PAC-MAN wins with the fourth pellet, the ghosts with the last life."""

_TYPING_CLASSIC = """\
Type a square to move there, like {move}, or a fence: {across} lies above {slot} and {right},
{upright} stands right of {slot} and {above}. help tells more, quit ends."""
_TYPING_PACMAN = """\
Type a piece and where it goes, like Pe6 or Bd9; two steps at once are Pe6e7.
help tells more, quit ends."""
_TYPING_ADVANCED = """\
Type a piece and where it goes, like Pe8 or Bd6, or a fence like e3h.
help tells more, quit ends."""

_GOALS = {
    Side.SOUTH: "{who} goes from {start} up to row {last}.",
    Side.NORTH: "{who} goes from {start} down to row 1.",
    Side.WEST: "{who} goes from {start} across to file {edge}.",
    Side.EAST: "{who} goes from {start} across to file a.",
}


def help_page(mode: Mode) -> str:
    """Returns how to type moves in a mode, its rules in short, and the commands."""
    if mode.family is Family.CLASSIC:
        typing = _CLASSIC.format(**_examples(mode))
    else:
        typing = _PACMAN if mode.family is Family.PACMAN else _ADVANCED
    return f"{typing}\n{COMMANDS}"


def _examples(mode: Mode) -> dict[str, str]:
    moves = [action for action in Position.start(mode).legal_actions() if isinstance(action, Move)]
    move, slot = str(moves[-1]), SQUARES[mode.size // 2]
    right, above = SQUARES[slot + 1], SQUARES[slot + STRIDE]
    return {
        "move": move,
        "slot": str(slot),
        "across": f"{slot}h",
        "upright": f"{slot}v",
        "right": str(right),
        "above": str(above),
    }


def introduction(position: Position, names: Names, *, unicode: bool) -> list[str]:
    """Returns what a game begins with: what is played, by whom, towards what, and how to type."""
    mode = position.mode
    lines = [f"{mode_caption(mode)}."]
    if mode.maze is None:
        lines += [_goal(side, position, names) for side in mode.sides]
        examples = _examples(mode)
        lines.append(_TYPING_CLASSIC.format(**examples))
        return lines
    pellets = len(mode.maze.pellets)
    pellet, respawn = "•◦" if unicode else "o@"
    lines.append(f"{side_with_name(Side.PACMAN, position, names)} moves P and wins with {pellets} pellets ({pellet}).")
    for seat in mode.seats_of(Side.GHOSTS):
        ghosts = listed(f"{piece_name(piece)} ({piece.letter})" for piece in mode.deal[seat - 1])
        lines.append(f"{names.get(seat, f'Player {seat:d}')} moves {ghosts}.")
    lines.append(f"The ghosts win by catching PAC-MAN {mode.house.lives} times.")
    if mode.maze.respawns:
        lines.append(f"Caught, he comes back on one of the squares {listed(mode.maze.respawns)} ({respawn}).")
    lines.append(_TYPING_ADVANCED if mode.family is Family.ADVANCED else _TYPING_PACMAN)
    return lines


def _goal(side: Side, position: Position, names: Names) -> str:
    mode = position.mode
    start = mode.start(next(piece for piece in mode.pieces if piece.side is side))
    who = side_with_name(side, position, names)
    return _GOALS[side].format(who=who, start=start, last=mode.size, edge="abcdefghi"[mode.size - 1])


def seat_tag(seat: Seat) -> str:
    """Returns the tag under which a record keeps the name of a seat."""
    return f"Seat{seat:d}"
