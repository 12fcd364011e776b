"""House rules: every option of `docs/rules.md` as one typed field with its default.

`docs/decisions/0002` defines each value. An option is accepted only in the families it concerns.
"""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import Any, Literal, get_args, get_origin, get_type_hints

from hedgemaze.errors import Between, ModeError, no_such
from hedgemaze.rules.enums import Family

OptionValue = bool | int | str

_FIXED = (Family.PACMAN,)
_MAZES = (Family.PACMAN, Family.ADVANCED)
_ADVANCED = (Family.ADVANCED,)
_CLASSIC = (Family.CLASSIC,)
_ALL = tuple(Family)


def _option(default: Any, clause: str, families: tuple[Family, ...], least: int = 0, most: int = 0) -> Any:
    """Makes a field with metadata: its clause, the families it concerns and, for a number, its bounds.

    `Any`, because `dataclasses.field` has no precise type either.
    """
    metadata = {"clause": clause, "families": families, "least": least, "most": most}
    return dataclasses.field(default=default, metadata=metadata)


@dataclass(frozen=True, slots=True)
class HouseRules:
    """The house rules of one table; the defaults are the standard rules.

    >>> HouseRules(lives=5).changes()
    {'lives': 5}
    """

    # Classic (table B.2).
    edge_side_jump: bool = _option(True, "B35", _CLASSIC)
    """A side jump is allowed when the board's edge is behind the jumped pawn."""
    pawn_side_jump: bool = _option(True, "B36", _CLASSIC)
    """A side jump is allowed when another pawn is behind the jumped one."""
    repetition_draw: bool = _option(True, "B42", _ALL)
    """The third occurrence of a position ends the game."""
    max_ply: int = _option(0, "B42", _CLASSIC, 0, 1_000_000)
    """The game is drawn after this number of actions; 0 means no limit."""

    # The fixed maze (table B.1).
    pellet_stops: bool = _option(True, "B1", _FIXED)
    """Eating a pellet ends PAC-MAN's ordinary steps."""
    boost_partial: bool = _option(True, "B2", _FIXED)
    """The boost may be used in part or not at all."""
    eat_in_passing: bool = _option(True, "B4", _FIXED)
    """A boosted PAC-MAN eats every ghost it passes over, not only one on its last square."""
    pac_enters_ghost: Literal["blocked", "caught"] = _option("blocked", "B6", _FIXED)
    """Whether a ghost blocks PAC-MAN without a boost, or catches it when PAC-MAN steps onto the ghost."""
    pac_move: Literal["exact", "up_to"] = _option("exact", "B7", _FIXED)
    """Whether PAC-MAN's two steps are compulsory."""
    pac_may_return: bool = _option(True, "B7", _FIXED)
    """PAC-MAN may enter the square where its turn began."""
    frenzy_steps: Literal["up_to_2", "exact_2"] = _option("up_to_2", "B11", _FIXED)
    """Whether a frenzied ghost must make both of its steps."""
    frenzy_turn: bool = _option(True, "B11", _FIXED)
    """A frenzied ghost may turn between its steps."""
    frenzy_toward_only: bool = _option(False, "B11", _FIXED)
    """A frenzied ghost only steps straight towards PAC-MAN."""
    ghost_may_stay: bool = _option(False, "B12", _FIXED)
    """A ghost may stay although it could step."""
    ghost_pellet_pass: bool = _option(True, "B13", _FIXED)
    """A ghost may pass over a pellet."""
    ghost_stack: Literal["none", "pass", "free"] = _option("pass", "B14", _MAZES)
    """Whether ghosts may pass over each other, or even share a square."""
    ghost_order: Literal["free", "fixed", "seats"] = _option("free", "B15", _MAZES)
    """The order of the ghosts: free, fixed, or seat by seat."""
    pellets_reset: bool = _option(False, "B18", _FIXED)
    """Eaten pellets return after a catch."""
    boost_chains: bool = _option(True, "B19", _FIXED)
    """A pellet reached during a boost starts a new one."""
    lives: int = _option(3, "B21", _MAZES, 1, 5)
    """Number of catches that end the game."""
    ghost_diagonal: bool = _option(False, "B22", _FIXED)
    """Ghosts may also step diagonally."""
    auto_win_no_ghosts: bool = _option(True, "B26", _FIXED)
    """PAC-MAN wins at once when no ghost is left on the board."""
    no_progress_limit: int = _option(20, "B28", _MAZES, 0, 1_000_000)
    """The game is stalled after this number of rounds without progress; 0 means no limit."""
    stall_result: Literal["draw", "ghosts", "pacman"] = _option("draw", "B28", _MAZES)
    """Who wins a stalled or repeated game."""

    # The advanced mode (table C.2).
    seal_test: Literal["connected", "connected_no_tunnels", "open_side"] = _option("connected", "C-d", _ADVANCED)
    """The test that a new fence must pass: which squares stay connected, and whether tunnels count."""
    no_return: Literal["end_square", "no_backtrack_step", "off"] = _option("end_square", "C-e", _ADVANCED)
    """What the rule against returning forbids: ending on the previous square, stepping back, or nothing."""
    adv_move: Literal["up_to", "exact"] = _option("up_to", "C-f", _ADVANCED)
    """Whether a piece must use its whole speed."""
    respawn_uses_move: bool = _option(False, "C-j", _ADVANCED)
    """A respawn uses up the MOVE of that turn."""
    ghost_tunnels: bool = _option(True, "C-l", _ADVANCED)
    """Ghosts may use the tunnels."""

    def __post_init__(self) -> None:
        """Raises: ModeError, if an option has a value that is not allowed."""
        for name in _NAMES:
            value = getattr(self, name)
            if not _fits(name, value):
                raise _bad_value(name, value)

    def changes(self) -> dict[str, OptionValue]:
        """Returns the options that differ from the default, in the order of the fields."""
        return {name: getattr(self, name) for name in _NAMES if getattr(self, name) != _DEFAULTS[name]}


_FIELDS = {field.name: field for field in dataclasses.fields(HouseRules)}
_NAMES = tuple(_FIELDS)
_DEFAULTS: dict[str, Any] = {name: field.default for name, field in _FIELDS.items()}
_TYPES = get_type_hints(HouseRules)


def options_of(family: Family) -> tuple[str, ...]:
    """Returns the names of the options that concern a family."""
    return tuple(name for name, field in _FIELDS.items() if family in field.metadata["families"])


def clause_of(name: str) -> str:
    """Returns the clause of `docs/rules.md` that an option belongs to, like ``B11``."""
    return str(_FIELDS[name].metadata["clause"])


def choices_of(name: str) -> range | tuple[str, ...]:
    """Returns the allowed values of an option: numbers, or words as in texts and records."""
    kind = _TYPES[name]
    if kind is int:
        bounds = _FIELDS[name].metadata
        return range(bounds["least"], bounds["most"] + 1)
    return ("true", "false") if kind is bool else get_args(kind)


def allowed_values(name: str) -> str:
    """Returns the allowed values of an option in words: ``true or false``, ``1 to 5``, ``draw, ghosts or pacman``."""
    choices = choices_of(name)
    if isinstance(choices, range):
        return f"{choices[0]} to {choices[-1]}"
    *others, last = choices
    return f"{', '.join(others)} or {last}"


def _fits(name: str, value: object) -> bool:
    kind = _TYPES[name]
    if get_origin(kind) is Literal:
        return value in get_args(kind)
    if kind is int:
        bounds = _FIELDS[name].metadata
        return type(value) is int and bounds["least"] <= value <= bounds["most"]
    return type(value) is bool


def format_option(value: OptionValue) -> str:
    """Returns an option's value as it is written in texts and records."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def parse_option(name: str, text: str) -> OptionValue:
    """Reads an option's value.

    Raises:
        ModeError: there is no such option, or it cannot have that value.
    """
    if name not in _FIELDS:
        raise no_such(ModeError, "house_rule.unknown", "house rule", name, _NAMES)
    kind = _TYPES[name]
    value: OptionValue = text
    if kind is bool:
        value = {"true": True, "false": False}.get(text, text)
    elif kind is int and text.isdecimal() and text.isascii() and len(text) <= 7 and str(int(text)) == text:
        value = int(text)
    if not _fits(name, value):
        raise _bad_value(name, text)
    return value


def _bad_value(name: str, given: object) -> ModeError:
    message, choices = f"house rule {name} must be {allowed_values(name)}", choices_of(name)
    allowed = Between(choices[0], choices[-1]) if isinstance(choices, range) else choices
    return ModeError("house_rule.bad_value", message, given=given, details={"name": name}, allowed=allowed)
