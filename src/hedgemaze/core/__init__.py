"""The C++ core behind the names of `hedgemaze.rules`, with the same results.

`Position` and `Game` have the members of the reference classes. `Board` is mutable, for search. Functions that take
many positions release the GIL.

The modules, in dependency order: `_choose` (the build for this processor), `position_fields`, `position`, `game`,
`board`, `batch`, `chance`, `network`, `records`.
"""

from typing import TYPE_CHECKING, Any

from hedgemaze.core.batch import (
    Playouts,
    RandomGames,
    bench_signature,
    distance_fields,
    distances,
    divide,
    legal_masks,
    perft,
    perfts,
    planes,
    playouts,
    random_games,
    search_signature,
)
from hedgemaze.core.board import Board
from hedgemaze.core.chance import stream_seed, text_word
from hedgemaze.core.game import Game
from hedgemaze.core.network import Network
from hedgemaze.core.position import Position

if TYPE_CHECKING:
    from hedgemaze.core.records import (
        format_record,
        format_records,
        game_from_data,
        game_to_data,
        parse_record,
        parse_records,
        position_from_data,
        position_to_data,
    )

__all__ = [
    "Board",
    "Game",
    "Network",
    "Playouts",
    "Position",
    "RandomGames",
    "bench_signature",
    "distance_fields",
    "distances",
    "divide",
    "format_record",
    "format_records",
    "game_from_data",
    "game_to_data",
    "legal_masks",
    "parse_record",
    "parse_records",
    "perft",
    "perfts",
    "planes",
    "playouts",
    "position_from_data",
    "position_to_data",
    "random_games",
    "search_signature",
    "stream_seed",
    "text_word",
]


def __getattr__(name: str) -> Any:
    """Imports records and JSON on first use: most programs need neither."""
    if name in __all__:
        from hedgemaze.core import records  # noqa: PLC0415

        return getattr(records, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
