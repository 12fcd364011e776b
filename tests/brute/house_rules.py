"""The house rules: their names, the values they may take, and in which modes they are known (decision 0002)."""

from collections.abc import Mapping

Value = bool | int | str
House = dict[str, Value]

_YES = (True, False)
_NO = (False, True)

CLASSIC: dict[str, tuple[Value, ...]] = {
    "edge_side_jump": _YES,
    "pawn_side_jump": _YES,
    "repetition_draw": _YES,
    "max_ply": (0, 1, 10, 30),
}
"""Values of each option, the default first. For numbers only samples are listed: any whole number is valid."""

_BOTH: dict[str, tuple[Value, ...]] = {
    "ghost_stack": ("pass", "none", "free"),
    "ghost_order": ("free", "fixed", "seats"),
    "lives": (3, 1, 2, 4, 5),
    "no_progress_limit": (20, 0, 1, 3, 8),
    "stall_result": ("draw", "ghosts", "pacman"),
    "repetition_draw": _YES,
}

PACMAN: dict[str, tuple[Value, ...]] = _BOTH | {
    "pellet_stops": _YES,
    "boost_partial": _YES,
    "eat_in_passing": _YES,
    "pac_enters_ghost": ("blocked", "caught"),
    "pac_move": ("exact", "up_to"),
    "pac_may_return": _YES,
    "frenzy_steps": ("up_to_2", "exact_2"),
    "frenzy_turn": _YES,
    "frenzy_toward_only": _NO,
    "ghost_may_stay": _NO,
    "ghost_pellet_pass": _YES,
    "pellets_reset": _NO,
    "boost_chains": _YES,
    "ghost_diagonal": _NO,
    "auto_win_no_ghosts": _YES,
}

ADVANCED: dict[str, tuple[Value, ...]] = _BOTH | {
    "seal_test": ("connected", "connected_no_tunnels", "open_side"),
    "no_return": ("end_square", "no_backtrack_step", "off"),
    "adv_move": ("up_to", "exact"),
    "respawn_uses_move": _NO,
    "ghost_tunnels": _YES,
}

STALL_WINNER: dict[Value, str | None] = {"draw": None, "ghosts": "G", "pacman": "P"}


def settle(options: Mapping[str, tuple[Value, ...]], changed: Mapping[str, Value]) -> House:
    """Returns all options of a mode with their values: the defaults, overridden by the changed ones.

    Raises:
        ValueError: an option is not known in this mode, or its value is not one of those it may take.
    """
    house = {option: values[0] for option, values in options.items()}
    for option, value in changed.items():
        if option not in options:
            raise ValueError(f"unknown option {option}")
        numeric = type(options[option][0]) is int
        if type(value) is not type(options[option][0]) or (not numeric and value not in options[option]):
            raise ValueError(f"bad value {value!r} of {option}")
        house[option] = value
    return house
