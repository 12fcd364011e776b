"""The reference rules of every mode, in standard-library Python written to be read.

>>> from hedgemaze.rules import Game, Mode
>>> game = Game(Mode.named("pacman", maze="A2"))
>>> game.play("Pe6").play("Pe7").position.turn.side
<Side.GHOSTS: 'G'>

The modules, in dependency order:

- `enums`, `board/` (squares, fences, paths), `actions`, `modes/` (modes, house rules, mazes)
- `state_queries`, `state`, `outcome`, `reasons`
- the rules of the three families: `classic`, `pacman/`, `advanced/`
- `notation/` (texts of modes and positions), `validity`, `pictures/` (text boards, SVG, themes)
- `base_position`, `position`, `game_entries`, `variations`, `base_game`, `game`, `perft`
- `notation/` again (records, JSON): it needs games
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from hedgemaze.rules.actions import (
    Action,
    Lift,
    Move,
    Pass,
    Place,
    Respawn,
    Spend,
    Step,
    Stop,
    all_actions,
    from_number,
    parse_action,
    to_number,
)
from hedgemaze.rules.board.fences import FenceSet
from hedgemaze.rules.board.geometry import Axis, Direction, Fence, Square, parse_fence, parse_square
from hedgemaze.rules.enums import GHOSTS, Family, Piece, Seat, Side
from hedgemaze.rules.game import Game
from hedgemaze.rules.game_entries import Agreed, Entry, Note, Retirement
from hedgemaze.rules.modes.house_rules import HouseRules
from hedgemaze.rules.modes.maze import Maze, load_maze, maze_names, named_maze, parse_maze
from hedgemaze.rules.modes.mode import MODES, Mode
from hedgemaze.rules.notation.mode_text import format_mode, parse_mode
from hedgemaze.rules.outcome import Outcome, Reason, Result
from hedgemaze.rules.perft import divide, perft
from hedgemaze.rules.position import Position
from hedgemaze.rules.reasons import Illegality
from hedgemaze.rules.state import Phase, Turn
from hedgemaze.rules.variations import Variation

if TYPE_CHECKING:
    from hedgemaze.rules.notation.dialects import DIALECTS, Dialect
    from hedgemaze.rules.notation.json_data import game_from_data, game_to_data, position_from_data, position_to_data
    from hedgemaze.rules.notation.record_reading import parse_record, parse_records
    from hedgemaze.rules.notation.record_writing import format_record, format_records

__all__ = [
    "DIALECTS",
    "GHOSTS",
    "MODES",
    "Action",
    "Agreed",
    "Axis",
    "Dialect",
    "Direction",
    "Entry",
    "Family",
    "Fence",
    "FenceSet",
    "Game",
    "HouseRules",
    "Illegality",
    "Retirement",
    "Lift",
    "Maze",
    "Mode",
    "Move",
    "Note",
    "Outcome",
    "Pass",
    "Phase",
    "Piece",
    "Place",
    "Position",
    "Reason",
    "Respawn",
    "Result",
    "Seat",
    "Side",
    "Spend",
    "Square",
    "Step",
    "Stop",
    "Turn",
    "Variation",
    "all_actions",
    "divide",
    "format_mode",
    "format_record",
    "format_records",
    "from_number",
    "game_from_data",
    "game_to_data",
    "load_maze",
    "maze_names",
    "named_maze",
    "parse_action",
    "parse_fence",
    "parse_maze",
    "parse_mode",
    "parse_record",
    "parse_records",
    "parse_square",
    "perft",
    "position_from_data",
    "position_to_data",
    "to_number",
]

_ON_DEMAND = {
    "json_data": ("game_from_data", "game_to_data", "position_from_data", "position_to_data"),
    "dialects": ("DIALECTS", "Dialect"),
    "record_writing": ("format_record", "format_records"),
    "record_reading": ("parse_record", "parse_records"),
}
"""Names for records and JSON, by module. They are imported on first use: playing needs none of them."""


def __getattr__(name: str) -> Any:
    for module, names in _ON_DEMAND.items():
        if name in names:
            return getattr(import_module(f"hedgemaze.rules.notation.{module}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
