"""The perft files: the reference counts the rows that it can in reasonable time, the brute-force program checks them.

The cost of a row is the number of legal lists to be generated, weighted by the slowness of the mode. Rows above
the limit are left to the core; they are listed here, so that none is skipped silently.
"""

from __future__ import annotations

import pytest

from hedgemaze.rules import MODES, Game, Position, divide, parse_mode, perft
from tests.brute.perft import perft as brute_perft
from tests.suites.brute_setup import brute_after
from tests.suites.perft_file import PERFT, Block, SuiteError, parse_perft, read_perft

Row = tuple[Block, int]

WEIGHT = {"classic2": 1, "classic3": 1, "classic4": 1, "pacman": 5, "advanced": 9}
"""Rough relative cost of a legal list in the reference; high for the PAC-MAN modes, which have many rows."""
QUICK, SLOW, FULL = 1_000, 4_000, 17_000
"""The highest cost of a quick test, of a test of `./test` and of any test."""
BRUTE_WEIGHT = {"classic2": 300, "classic3": 300, "classic4": 300, "pacman": 4, "advanced": 25}
"""The same for the brute-force program, which tries every fence."""
BRUTE_QUICK, BRUTE_SLOW, BRUTE_FULL = 10, 1_000, 5_000

FOR_THE_CORE = {
    "classic2-start": [4, 5],
    "classic2-7x7": [4],
    "classic2-5x5-2": [4],
    "classic2-5x5-10": [4],
    "classic3-5x5": [4],
    "classic3-west-left": [4],
    "classic4-start": [4],
    "classic4-5x5": [4],
    "classic4-two-left": [4],
    "pacman-a1": [6, 7],
    "pacman-a2": [6, 7],
    "pacman-a3": [6, 7],
    "pacman-a4": [6, 7],
    "pacman-frenzy": [5, 6],
    "pacman-mid-frenzy": [6],
    "pacman-boost": [6],
    "pacman-three-ghosts": [6],
    "pacman-two-lives": [6],
    "pacman-last-life": [6],
    "pacman-last-pellet": [6],
    "pacman-diagonal": [4],
    "pacman-stack-free": [5],
    "pacman-walks-into": [6],
    "pacman-pellet-goes-on": [6],
    "pacman-may-stay": [5],
    "pacman-no-way-back": [6],
    "pacman-pellets-reset": [6],
    "advanced-lifted": [3],
    "advanced-turn-5": [4],
    "advanced-fences": [4],
    "advanced-waiting": [5],
    "advanced-reserve": [4, 5],
    "advanced-boost": [4],
    "advanced-three-pellets": [6, 7],
    "advanced-pocket": [7],
    "advanced-exact": [5],
    "advanced-respawn-move": [4],
    "advanced-stacking": [6, 7],
}
"""Depths that the reference cannot count in reasonable time, by block."""

FILES = {path.stem: read_perft(path) for path in sorted(PERFT.glob("*.perft"))}
BLOCKS = [block for blocks in FILES.values() for block in blocks]
ROWS: list[Row] = [(block, depth) for block in BLOCKS for depth in range(1, len(block.counts) + 1)]


def cost(row: Row, weight: dict[str, int] = WEIGHT) -> int:
    block, depth = row
    return block.lists(depth) * weight[block.mode.partition(";")[0]]


def name(row: Row | Block) -> str:
    return row.id if isinstance(row, Block) else f"{row[0].id}-depth{row[1]}"


def dear(quick: int, slow: int, full: int, weight: dict[str, int]) -> list[object]:
    """Returns the rows that cost more than `quick`; those that cost more than `slow` are marked `full`."""
    rows = [row for row in ROWS if quick < cost(row, weight) <= full]
    return [pytest.param(row, marks=[pytest.mark.full] * (cost(row, weight) > slow)) for row in rows]


def mismatch(block: Block, depth: int) -> str | None:
    """Counts a row with the reference; returns None, or a message with the count per action."""
    position = Position.parse(block.position)
    expected, got = block.counts[depth - 1], perft(position, depth)
    if got == expected:
        return None
    below = " | ".join(f"{action} {count}" for action, count in divide(position, depth).items())
    return f"{block.id} depth {depth}: expected {expected:_}, got {got:_}\n  position {block.position}\n  {below}"


def check(row: Row) -> None:
    explanation = mismatch(*row)
    if explanation is not None:
        pytest.fail(explanation, pytrace=False)


# -------------------------------------------------------------------------------------------- the reference


@pytest.mark.parametrize("row", [row for row in ROWS if cost(row) <= QUICK], ids=name)
def test_reference_counts(row: Row) -> None:
    check(row)


@pytest.mark.slow
@pytest.mark.parametrize("row", dear(QUICK, SLOW, FULL, WEIGHT), ids=name)
def test_reference_counts_more(row: Row) -> None:
    check(row)


def test_rows_for_the_core_are_those_above_the_cost_limit() -> None:
    listed = {(block, depth) for block, depths in FOR_THE_CORE.items() for depth in depths}
    assert {(block.id, depth) for block, depth in ROWS if cost((block, depth)) > FULL} == listed


def test_a_failing_count_shows_the_position_and_the_count_per_action() -> None:
    text = "id x\nsource planted\nposition classic2;size=3;fences=0 - Sb1Nb3 0,0 - S - 0\nperft 1 3\nperft 2 10\n"
    (block,) = parse_perft(text, "classic2.perft")
    assert mismatch(block, 1) is None
    assert mismatch(block, 2) == (
        "x depth 2: expected 10, got 9\n  position classic2;size=3;fences=0 - Sb1Nb3 0,0 - S - 0\n  a1 3 | c1 3 | b2 3"
    )


# ---------------------------------------------------------------------------------------------- the positions


def test_every_mode_has_its_file() -> None:
    assert set(FILES) == set(MODES)
    assert len({block.id for block in BLOCKS}) == len(BLOCKS)


@pytest.mark.parametrize("block", BLOCKS, ids=name)
def test_position_is_canonical_and_reached_by_its_entries(block: Block) -> None:
    assert Position.parse(block.position).text == block.position
    game = Game(parse_mode(block.mode))
    for entry in block.entries:
        game.add(entry)
    assert game.position.text == block.position
    assert game.outcome() is None, "repetition must not matter"


# --------------------------------------------------------------------------------- the brute-force program


@pytest.mark.parametrize("row", [row for row in ROWS if cost(row, BRUTE_WEIGHT) <= BRUTE_QUICK], ids=name)
def test_brute_force_agrees(row: Row) -> None:
    block, depth = row
    assert brute_perft(brute_after(parse_mode(block.mode), block.entries), depth) == block.counts[depth - 1]


@pytest.mark.slow
@pytest.mark.parametrize("row", dear(BRUTE_QUICK, BRUTE_SLOW, BRUTE_FULL, BRUTE_WEIGHT), ids=name)
def test_brute_force_agrees_more(row: Row) -> None:
    test_brute_force_agrees(row)


# ---------------------------------------------------------------------------------------------- the reader

GOOD = """\
# A comment.

id one
source somebody
# Comments are allowed anywhere.
position classic2;size=3;fences=1 - Sb1Nb3 1,1 - S - 0
perft 1 11
perft 2 77

id two-b
source somebody else
position classic2;size=3;fences=1 - Sa1Nb3 1,1 - N - 1
entries a1
perft 1 12
"""


def test_reader() -> None:
    one, two = parse_perft(GOOD, "classic2.perft")
    assert one == Block("one", "somebody", "classic2;size=3;fences=1 - Sb1Nb3 1,1 - S - 0", (), (11, 77), 3)
    assert (two.entries, two.counts, two.line, two.mode) == (("a1",), (12,), 10, "classic2;size=3;fences=1")
    assert [one.lists(1), one.lists(2), two.lists(1)] == [1, 11, 1]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("perft 2 77", "perft 3 77", "8: depth 2 is expected, not 3"),
        ("perft 2 77", "perft 1 77", "8: depth 2 is expected, not 1"),
        ("perft 2 77", "perft 2 077", "8: a depth and a count are expected, not '2 077'"),
        ("perft 2 77", "perft 2 7_7", "8: a depth and a count are expected, not '2 7_7'"),
        ("perft 2 77", "perft 2 -7", "8: a depth and a count are expected, not '2 -7'"),
        ("perft 2 77", "perft 2", "8: a depth and a count are expected, not '2'"),
        ("perft 2 77", "perft 2 99999999999999999", "8: a depth and a count are expected, not '2 99999999999999999'"),
        ("perft 2 77", "perft", "8: perft needs words with single spaces between them"),
        ("perft 2 77", "perft 2  77", "8: perft needs words with single spaces between them"),
        ("perft 2 77", "perft 2 77 ", "8: white space at an end of the line, or a tab"),
        ("perft 2 77", "perft\t2 77", "8: white space at an end of the line, or a tab"),
        ("perft 2 77\n", "perft 2 77\r\n", "8: white space at an end of the line, or a tab"),
        ("perft 2 77", "prefet 2 77", "8: unknown keyword 'prefet'"),
        ("perft 2 77", "source me", "8: source does not come after perft"),
        ("perft 2 77", "position x", "8: position does not come after perft"),
        ("source somebody\n", "source somebody\nsource me\n", "5: source is there twice"),
        ("id one\n", "id one\nid other\n", "4: id is there twice"),
        ("id one\n", "", "3: id is missing in this block"),
        ("source somebody\n", "", "3: source is missing in this block"),
        ("perft 1 12\n", "", "10: perft is missing in this block"),
        ("id two-b", "id one", "10: the id one is on line 3 already"),
        ("id two-b", "id Two b", "10: not an id: 'Two b'"),
        (
            "position classic2;size=3;fences=1 - Sa1",
            "position classic3;size=3 - Sa1",
            "10: two-b is a position of mode",
        ),
        ("perft 1 12\n", "perft 1 12", "14: the last line does not end"),
    ],
)
def test_malformed_file_is_refused_with_its_line(old: str, new: str, message: str) -> None:
    assert GOOD.count(old) == 1
    with pytest.raises(SuiteError) as refused:
        parse_perft(GOOD.replace(old, new), "classic2.perft")
    assert str(refused.value).startswith(f"classic2.perft:{message}")


@pytest.mark.parametrize("text", ["", "\n", "# nothing\n"])
def test_empty_file_is_refused(text: str) -> None:
    with pytest.raises(SuiteError, match=r"^classic2.perft:1: "):
        parse_perft(text, "classic2.perft")
