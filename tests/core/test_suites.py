"""The suites on the core: perft files to their deepest rows, playthroughs, records, and statistics of random play."""

from __future__ import annotations

import math
from pathlib import Path

import pytest

from hedgemaze import core
from hedgemaze.rules import MODES, Agreed, Mode, Retirement, Side, parse_records
from tests.core.wasm_games import RECORDS
from tests.suites.perft_file import PERFT, read_perft
from tests.suites.playthrough_file import PLAYTHROUGHS, Playthrough, read_playthrough

QUICK, DEEP = 3_000_000, 300_000_000
"""The largest count of a quick test and of a slow one; only the start position at depth 5 is larger."""

COUNTS = [
    (block, depth, count)
    for name in MODES
    for block in read_perft(PERFT / f"{name}.perft")
    for depth, count in enumerate(block.counts, 1)
]
ROWS = [
    pytest.param(
        block.position,
        depth,
        count,
        id=f"{block.id}-{depth}",
        marks=[pytest.mark.long] if count > DEEP else [pytest.mark.slow] * (count > QUICK),
    )
    for block, depth, count in COUNTS
]


@pytest.mark.parametrize(("text", "depth", "count"), ROWS)
def test_perft(text: str, depth: int, count: int) -> None:
    assert core.perft(core.Position.parse(text), depth) == count


def test_only_depth_five_of_the_start_is_marked_long() -> None:
    rows = [(block.id, depth) for block, depth, count in COUNTS if count > DEEP]
    assert rows == [("classic2-start", 5)]


@pytest.mark.parametrize("path", sorted(PLAYTHROUGHS.glob("*.txt")), ids=lambda path: path.stem)
def test_playthrough(path: object) -> None:
    playthrough: Playthrough = read_playthrough(path)  # type: ignore[arg-type]  # a Path from glob
    position = core.Position.parse(playthrough.moments[0].position)
    for moment in playthrough.moments:
        if moment.entry is not None and ":" in moment.entry:
            letter = moment.entry.partition(":")[0]
            if letter != "draw":
                position = position.retire(Side(letter))
        elif moment.entry is not None:
            position = position.play(moment.entry)
        assert position.text == moment.position
        for refusal in moment.refusals:
            reason = position.why_illegal(refusal.token)
            assert reason is not None
            assert reason.code == refusal.code


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.hedge")), ids=lambda path: path.stem)
def test_record(path: Path) -> None:
    games = list(parse_records(path.read_bytes()))
    assert games
    for game in games:
        position = core.Position.from_rules(game.start)
        for entry, expected in zip(game.entries, game.positions[1:], strict=True):
            if isinstance(entry, Retirement):
                position = position.retire(entry.side)
            elif not isinstance(entry, Agreed):
                position = position.play(str(entry))
            assert position.text == expected.text
            assert position.outcome() == expected.outcome()


def test_random_play_shows_the_known_values() -> None:
    """Design: mean length 236-240 plies, mean legal list 10.9-11.0, 38-40 % cut off at 324, first player 28-30 %."""
    games = core.random_games(core.Position.start(Mode.named("classic2")), 40_000, 324, 7)
    assert 236 < games.actions / games.games < 240
    assert 10.85 < games.choices / games.actions < 11.05
    error = 4 * math.sqrt(0.4 * 0.6 / games.games)
    assert 0.38 - error < games.unfinished / games.games < 0.40 + error
    assert 0.28 - error < games.wins[Side.SOUTH] / games.games < 0.30 + error


def test_the_bench_signature_is_unchanged() -> None:
    assert core.bench_signature() == 7_868_423
