"""Games of self-play as the executable `selfplay` writes them. `docs/learning.md` specifies the file."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

MAGIC = b"HMZGAM\r\n"
VERSION = 1
_HEAD = struct.Struct("<8sIIQ")
_COUNTS = struct.Struct("<HHH4s")


@dataclass(frozen=True)
class Judgement:
    """What the search said before an action."""

    values: tuple[int, ...]
    """Per side; 255 is 1.0."""
    shares: dict[int, int]
    """Of the visits, per action number; 255 is all."""


@dataclass(frozen=True)
class PlayedGame:
    """A game of self-play."""

    mode: str
    actions: list[int]
    """Action numbers."""
    opening: int
    """The number of random actions at the beginning; they have no judgement."""
    judgements: list[Judgement]
    result: tuple[int, ...]
    """Values of the outcome per side; 255 is 1.0."""


def split_games(data: bytes) -> list[bytes]:
    """Returns the games of a file, packed.

    Raises:
        ValueError: this is not a complete file of games.
    """
    if len(data) < _HEAD.size or data[:8] != MAGIC:
        raise ValueError("not a file of games")
    _, version, checksum, count = _HEAD.unpack_from(data)
    if version != VERSION:
        raise ValueError(f"games of version {version}; this program reads {VERSION}")
    if zlib.crc32(memoryview(data)[_HEAD.size :]) != checksum:
        raise ValueError("the games are damaged or incomplete")
    found = []
    at = _HEAD.size
    while at < len(data):
        end = _game_end(data, at)
        found.append(data[at:end])
        at = end
    if len(found) != count or at != len(data):
        raise ValueError("the games are damaged or incomplete")
    return found


def join_games(games: Sequence[bytes]) -> bytes:
    """Returns the file of some packed games."""
    body = b"".join(games)
    return _HEAD.pack(MAGIC, VERSION, zlib.crc32(body), len(games)) + body


def read_games(path: Path) -> list[bytes]:
    """Reads a file of games.

    Raises:
        ValueError: this is not a complete file of games.
    """
    try:
        return split_games(path.read_bytes())
    except ValueError as error:
        raise ValueError(f"{path}: {error}") from None


def unpack_game(data: bytes) -> PlayedGame:
    """Returns a packed game."""
    at = 2 + int.from_bytes(data[:2], "little")
    mode = data[2:at].decode()
    count, opening, judged, result = _COUNTS.unpack_from(data, at)
    at += _COUNTS.size
    actions = list(struct.unpack_from(f"<{count}H", data, at))
    at += 2 * count
    judgements = []
    for _ in range(judged):
        values, number = data[at : at + 4], data[at + 4]
        shares = dict(struct.iter_unpack("<HB", data[at + 5 : at + 5 + 3 * number]))
        judgements.append(Judgement(tuple(values), shares))
        at += 5 + 3 * number
    return PlayedGame(mode, actions, opening, judgements, tuple(result))


def _game_end(data: bytes, at: int) -> int:
    """Returns where the packed game ends that begins here."""
    at += 2 + int.from_bytes(data[at : at + 2], "little")
    count, _, judged, _ = _COUNTS.unpack_from(data, at)
    at += _COUNTS.size + 2 * count
    for _ in range(judged):
        at += 5 + 3 * data[at + 4]
    return at
