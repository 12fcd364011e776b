"""Files of games: written and read back, and refused if they are damaged."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest

from hedgemaze.learn.selfplay.games import Judgement, PlayedGame, join_games, read_games, split_games, unpack_game


def packed(game: PlayedGame) -> bytes:
    mode = game.mode.encode()
    counts = (len(game.actions), game.opening, len(game.judgements))
    data = struct.pack("<H", len(mode)) + mode + struct.pack("<HHH4B", *counts, *game.result)
    data += struct.pack(f"<{len(game.actions)}H", *game.actions)
    for each in game.judgements:
        data += struct.pack("<4BB", *each.values, len(each.shares))
        data += b"".join(struct.pack("<HB", action, share) for action, share in each.shares.items())
    return data


def some_game(number: int) -> PlayedGame:
    shares = {300 + number: 200, 7: 55}
    judgements = [Judgement((255, 0, 0, 0), shares), Judgement((100, 155, 0, 0), {})]
    return PlayedGame("pacman;lives=2", [5, 6, 300 + number], 2, judgements, (0, 255, 0, 0))


GAMES = [packed(some_game(number)) for number in range(30)]
GOOD = join_games(GAMES)


def test_games_read_back_equal(tmp_path: Path) -> None:
    (tmp_path / "games.bin").write_bytes(GOOD)
    again = read_games(tmp_path / "games.bin")
    assert again == GAMES
    assert [unpack_game(each) for each in again] == [some_game(number) for number in range(30)]


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "not a file of games"),
        (GOOD[:20], "not a file of games"),
        (b"X" + GOOD[1:], "not a file of games"),
        (GOOD[:8] + b"\2" + GOOD[9:], "version 2"),
        (GOOD[:-1], "damaged or incomplete"),
        (GOOD + bytes(96), "damaged or incomplete"),
        (GOOD[:16] + struct.pack("<Q", 29) + GOOD[24:], "damaged or incomplete"),
        (GOOD[:200] + bytes([GOOD[200] ^ 4]) + GOOD[201:], "damaged or incomplete"),
    ],
)
def test_damaged_games_are_refused(data: bytes, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        split_games(data)
