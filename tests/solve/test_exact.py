"""Tables found by themselves: what they say about ordinary games, in searches and reviews; files of no use."""

from __future__ import annotations

import json
import logging
import shutil
from pathlib import Path

import pytest

from hedgemaze import core
from hedgemaze.engine import Limit, Mark, Search, Skill, review
from hedgemaze.protocols.json_lines import report_data
from hedgemaze.rules import Game, Mode, Position, Side
from hedgemaze.rules.modes.house_rules import HouseRules
from hedgemaze.solve import TableFolder, Value, default_path, find_exact, solve
from tests.solve.test_tables import set_version

ONE_LIFE = "pacman d3hg5hb7hg2vc4ve7v Pc1Be9K*I*C* - a1/0/3/1 P - 0/1/1"
THREE_LIVES = "pacman d3hg5hb7hg2vc4ve7v Pc1Be9K*I*C* - a1/0/3/3 P - 0/1/1"
LOST = "pacman d3hg5hb7hg2vc4ve7v Pe5Be7K*I*C* - i9/0/3/1 G - 0/1/1"
LOST_WITH_LIVES = "pacman d3hg5hb7hg2vc4ve7v Pe5Be7K*I*C* - i9/0/3/3 G - 0/1/1"


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A table of one ghost and one life; games of more lives use it too."""
    path = tmp_path_factory.mktemp("tables") / "one.hmtable"
    solve(Mode.named("pacman", house=HouseRules(lives=1)), ghosts=1, path=path)
    return path


@pytest.fixture
def folder(made: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's folder of tables, with that table."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    path = default_path(Mode.named("pacman"), 1)
    path.parent.mkdir(parents=True)
    shutil.copy(made, path)
    return path.parent


@pytest.mark.usefixtures("folder")
def test_a_position_is_looked_up_in_the_users_folder() -> None:
    exact = find_exact(Position.parse(ONE_LIFE))
    assert exact is not None
    assert (exact.value, exact.distance, [*map(str, exact.best)]) == (Value.PACMAN, 1, ["Pb1"])
    lost = find_exact(Position.parse(LOST))
    assert lost is not None
    assert lost.value is Value.GHOSTS


@pytest.mark.usefixtures("folder")
def test_with_more_lives_the_life_is_known_and_a_win_without_a_catch() -> None:
    """After a catch all four ghosts return, which a table with one ghost does not know."""
    won, caught, last = (find_exact(Position.parse(text)) for text in (THREE_LIVES, LOST_WITH_LIVES, LOST))
    assert won is not None
    assert (won.value, won.is_whole, won.is_certain) == (Value.PACMAN, False, True)
    assert caught is not None
    assert last is not None
    assert (caught.value, caught.is_whole, caught.is_certain) == (Value.GHOSTS, False, False)
    assert (last.value, last.is_whole, last.is_certain) == (Value.GHOSTS, True, True)
    assert caught.distance == last.distance
    assert report_data(Search(core.Position.parse(LOST_WITH_LIVES)).run(Limit(nodes=5)), 1)["exact"]["of"] == "life"


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(
    "text",
    [
        "classic2 - Se1Ne9 10,10 - S - 0",
        ONE_LIFE.replace("pacman", "pacman;ghost_may_stay=true", 1),
        ONE_LIFE.replace("K*", "Ke8"),
    ],
)
def test_no_table_is_for_another_game_or_more_ghosts(text: str) -> None:
    assert find_exact(Position.parse(text)) is None


@pytest.mark.usefixtures("folder")
def test_a_search_reports_the_exact_value_first_and_best_actions_first() -> None:
    position = core.Position.parse(LOST)
    first = next(iter(Search(position).stream(Limit(nodes=1), every=0.0)))
    assert first.exact is not None
    assert (first.exact.value, first.best.action in first.exact.best) == (Value.GHOSTS, True)
    data = report_data(first, 1)["exact"]
    assert json.loads(json.dumps(data)) == {
        "of": "game",
        "value": "ghosts",
        "distance": first.exact.distance,
        "best": [*map(str, first.exact.best)],
    }
    weak = Search(position, skill=Skill(nodes=10, noise=0.5)).run()
    assert weak.exact is None


def test_without_tables_reports_are_as_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    report = Search(core.Position.parse(ONE_LIFE)).run(Limit(nodes=10))
    assert report.exact is None
    assert "exact" not in report_data(report, 1)


@pytest.mark.usefixtures("folder")
def test_a_review_marks_the_action_that_threw_the_result_away() -> None:
    position = Position.parse(LOST)
    exact = find_exact(position)
    assert exact is not None
    bad = next(action for action, (value, _) in exact.actions.items() if value is not Value.GHOSTS)
    game = Game(position)
    game.play(bad)
    [judged] = review(game, 0.02).judged
    assert judged.mark is Mark.BLUNDER
    assert judged.exact is not None
    assert (judged.exact.before, judged.exact.after) == (Value.GHOSTS, exact.actions[bad][0])
    assert judged.exact.best == exact.best
    assert judged.side is Side.GHOSTS
    good = Game(position)
    good.play(exact.best[0])
    [kept] = review(good, 0.02).judged
    assert (kept.mark, kept.cost, kept.exact) == (Mark.GOOD, 0.0, None)


@pytest.mark.parametrize("fault", ["foreign", "cut", "empty", "block", "older"])
def test_a_file_of_no_use_gives_one_warning_and_play_goes_on(
    folder: Path, fault: str, caplog: pytest.LogCaptureFixture
) -> None:
    [path] = folder.iterdir()
    if fault == "older":
        set_version(path, 0)
    data = bytearray(path.read_bytes())
    if fault == "foreign":
        data[:8] = b"PK\x03\x04ZIP!"
    elif fault == "cut":
        del data[len(data) // 2 :]
    elif fault == "empty":
        data.clear()
    elif fault == "block":
        data[70_000] ^= 0xFF
    path.write_bytes(bytes(data))
    tables = TableFolder(folder)
    with caplog.at_level(logging.WARNING):
        assert [tables.find(Position.parse(ONE_LIFE)) for _ in range(3)] == [None] * 3
    assert len(caplog.records) == 1
    assert str(path) in caplog.text
    assert "play goes on without it" in caplog.text


def test_a_table_made_while_the_program_runs_is_found(folder: Path, made: Path) -> None:
    [path] = folder.iterdir()
    path.unlink()
    tables = TableFolder(folder)
    assert tables.find(Position.parse(ONE_LIFE)) is None
    shutil.copy(made, path)
    assert tables.find(Position.parse(ONE_LIFE)) is not None


def test_the_table_with_most_lives_is_asked_first(tmp_path: Path, made: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hedgemaze.solve.exact.MAX_GHOSTS", 1)  # as if these tables had all ghosts
    shutil.copy(made, tmp_path / "a.hmtable")
    solve(Mode.named("pacman"), ghosts=1, path=tmp_path / "b.hmtable")
    found = TableFolder(tmp_path).find(Position.parse(THREE_LIVES))
    assert found is not None
    assert (found.lives, found.is_whole) == (3, True)
