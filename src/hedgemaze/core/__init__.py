"""The fast core: same names and answers as `hedgemaze.rules`, at the speed of the hardware.

`Position` is an immutable value with the reference's face; `Board` is the mutable one for search; the functions that
take many positions work without the GIL.
"""

from hedgemaze.core.batch import (
    Playouts,
    RandomGames,
    bench_signature,
    distances,
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
from hedgemaze.core.position import Position

__all__ = [
    "Board",
    "Playouts",
    "Position",
    "RandomGames",
    "bench_signature",
    "distances",
    "legal_masks",
    "perft",
    "perfts",
    "planes",
    "playouts",
    "random_games",
    "search_signature",
    "stream_seed",
    "text_word",
]
