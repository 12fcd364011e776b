"""The introduction of a terminal game, and its help page with examples of typed moves for each mode."""

from __future__ import annotations

from hedgemaze.cli.phrases import caption, listed, piece_with_letter
from hedgemaze.cli.status import Names, side_with_name
from hedgemaze.cli.terminal import wrapped
from hedgemaze.locales import t
from hedgemaze.rules import Family, Mode, Move, Position, Seat, Side
from hedgemaze.rules.board.geometry import SQUARES, STRIDE

COMMANDS = ("legal", "why", "undo", "back", "board", "record", "position", "save", "load", "draw", "resign", "quit")
_SHOWN = {"legal": "legal, ?", "why": "why ACTION", "save": "save FILE", "load": "load FILE"}
_WIDTH = 88

_PACMAN = {"Pe6": "pacman-step", "Pe6e7": "pacman-steps", "Bd9": "ghost", "P- B-": "stop"}
_ADVANCED = {
    "P@e9": "respawn",
    "Pe8e7": "pacman-steps",
    "Bd9": "ghost",
    "e3h": "fence",
    "~d5h": "lift",
    "P+": "spend",
    "P- B-": "stop",
}
_LINES = {Family.PACMAN: "Bd9 Kh5 Ia4 Cf1", Family.ADVANCED: "Pe8e7 e3h"}


def help_page(mode: Mode) -> str:
    """Returns the help page of a mode: how to type moves, a summary of the rules, and the commands."""
    commands = {_SHOWN.get(name, name): t(f"tty-help-{name}") for name in COMMANDS}
    rules = t(f"tty-help-rules-{mode.family.value}")
    parts = [t("tty-help-typing"), *_typing(mode), wrapped(rules, _WIDTH), t("tty-help-commands"), *_rows(commands, 16)]
    return "\n".join(parts)


def _typing(mode: Mode) -> list[str]:
    if mode.family is Family.CLASSIC:
        examples = _examples(mode)
        words = {examples[name]: t(f"tty-help-{name}", **examples) for name in ("move", "across", "upright")}
        return _rows(words | {"pass": t("tty-help-pass")}, 8)
    typed = _PACMAN if mode.family is Family.PACMAN else _ADVANCED
    rows = _rows({token: t(f"tty-help-{name}") for token, name in typed.items()}, 8)
    return [*rows, f"  {t('tty-help-one-line', example=_LINES[mode.family])}"]


def _rows(words: dict[str, str], width: int) -> list[str]:
    """Returns one line per entry: what to type, and its meaning."""
    return [f"  {typed:<{width}}{meaning}" for typed, meaning in words.items()]


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
    """Returns the introduction of a game: the mode, the players and their goals, and how to type moves."""
    mode = position.mode
    lines = [caption(mode)]
    if mode.maze is None:
        lines += [_goal(side, position, names) for side in mode.sides]
        return [*lines, wrapped(t("tty-typing-classic", **_examples(mode)), _WIDTH)]
    pellets = len(mode.maze.pellets)
    pellet, respawn = "•◦" if unicode else "o@"
    lines.append(t("tty-goal-P", who=side_with_name(Side.PACMAN, position, names), pellets=pellets, sign=pellet))
    for seat in mode.seats_of(Side.GHOSTS):
        who = names.get(seat) or t("tty-player", seat=int(seat))
        lines.append(t("tty-deal", who=who, ghosts=listed(map(piece_with_letter, mode.deal[seat - 1]))))
    lines.append(t("tty-goal-G", lives=mode.house.lives))
    if mode.maze.respawns:
        lines.append(t("tty-respawns", squares=listed(mode.maze.respawns), sign=respawn))
    return [*lines, wrapped(t(f"tty-typing-{mode.family.value}"), _WIDTH)]


def _goal(side: Side, position: Position, names: Names) -> str:
    mode = position.mode
    start = mode.start(next(piece for piece in mode.pieces if piece.side is side))
    who = side_with_name(side, position, names)
    edge = "abcdefghi"[mode.size - 1]
    return t(f"tty-goal-{side.letter}", who=who, start=str(start), row=mode.size, file=edge)


def seat_tag(seat: Seat) -> str:
    """Returns the tag of a seat's name in records."""
    return f"Seat{seat:d}"
