"""Seeds of independent random streams, for all parts of the project."""

from __future__ import annotations

import hashlib

from hedgemaze.core._choose import native

_WORD = (1 << 64) - 1


def stream_seed(seed: int, *parts: int) -> int:
    """Returns the seed of an independent random stream: a hash of a seed and of numbers that identify the stream.

    The result is 0 to 2**64 - 1, the same in C++ and in the page. Streams with different `parts` are independent, even
    if the parts are consecutive numbers. Only the lowest 64 bits of each number count.

    >>> stream_seed(1, 0), stream_seed(1, 1)
    (12748390940148610237, 2046638176312509067)
    """
    return native.stream_seed(seed & _WORD, [part & _WORD for part in parts])


def text_word(text: str) -> int:
    """Returns a text as a number for `stream_seed`: the first 64 bits of its SHA-256.

    >>> stream_seed(1, text_word("openings")) == stream_seed(1, text_word("players"))
    False
    """
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")
