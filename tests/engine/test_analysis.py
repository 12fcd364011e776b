"""Analysis yields reports; a review finds mistakes within its time limit."""

from __future__ import annotations

import pytest

from hedgemaze import core
from hedgemaze.engine import Limit, Mark, Report, Root, Search, analyse, review
from hedgemaze.errors import EngineError
from hedgemaze.rules import Game, Mode, Position, Reason, Side, parse_mode

SMALL = "classic2;size=3;fences=0"


class Counted(Search):
    """Searches a fixed number of nodes, so that a review is the same every time."""

    def run(self, limit: Limit | None = None) -> Report:
        assert limit is not None
        assert limit.seconds is not None
        return super().run(Limit(nodes=3_000))


def test_analysis_streams() -> None:
    reports = list(analyse(Game(Mode.named("pacman")), Limit(seconds=0.12), every=0.03))
    assert [report.is_final for report in reports] == [False] * (len(reports) - 1) + [True]
    assert set(reports[-1].values) == {Side.PACMAN, Side.GHOSTS}
    assert reports[-1].distances == {}


def test_analysis_accepts_another_search() -> None:
    made: list[Root] = []

    def other(game: Root) -> Search:
        made.append(game)
        return Search(game)

    position = core.Position.start(Mode.named("classic2"))
    list(analyse(position, Limit(nodes=10), searcher=other))
    assert made == [position]


def test_a_review_judges_every_action() -> None:
    # North is next to its goal, steps aside, and still wins.
    game = Game(parse_mode(SMALL)).play_all(["a1", "b2", "a2", "c2", "a1", "c1"])
    seen: list[tuple[int, int]] = []
    found = review(game, 5.0, lambda done, total: seen.append((done, total)), searcher=Counted)
    assert seen == [(done, 7) for done in range(1, 8)]
    assert [each.index for each in found.judged] == list(range(6))
    assert [each.side for each in found.judged] == [Side.SOUTH, Side.NORTH] * 3
    assert found.judged[3].before == 1.0
    assert all(each.cost == 0 or each.better for each in found.judged)
    last = found.judged[-1]
    assert (str(last.action), last.before, last.after, last.cost, last.mark) == ("c1", 1.0, 1.0, 0.0, Mark.GOOD)


def test_a_blunder_has_its_cost_and_the_better_line() -> None:
    # South is to move one step from the goal and goes back: North, one step from its own goal, wins.
    game = Game(core.Position.parse("classic2 - Se8Na2 0,0 - S - 14").to_rules()).play_all(["e7", "a1"])
    first, last = review(game, 5.0, searcher=Counted).judged
    assert (first.before, first.after, first.cost, first.mark) == (1.0, 0.0, 1.0, Mark.BLUNDER)
    assert [str(action) for action in first.better] == ["e9"]
    assert (last.mark, last.better) == (Mark.GOOD, ())


@pytest.mark.parametrize(("stall", "after"), [("draw", 0.5), ("ghosts", 0.05), ("pacman", 1.0)])
def test_a_repetition_is_worth_what_the_house_rules_say(stall: str, after: float) -> None:
    """PAC-MAN has eaten one pellet and then goes back and forth; the ghosts stay until the third repetition."""
    mode = "pacman;ghost_may_stay=true" + ("" if stall == "draw" else f";stall_result={stall}")
    game = Game(Position.parse(f"{mode} d3hg5hb7hg2vc4ve7v Pe5Be9Ki5Ia5Ce1 - i1a9i9/0/1/3 P - 0/1/0"))
    game.play_all(["Pd5", "Pe5", "B-", "K-", "I-", "C-"] * 2)
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.reason is Reason.REPETITION
    last = review(game, 0.3).judged[-1]
    assert last.side is Side.GHOSTS
    assert last.after == pytest.approx(1 - after)


def test_a_review_takes_events_and_unfinished_games() -> None:
    game = Game(Mode.named("classic3")).play_all(["e2", "b5"]).leave(Side.NORTH).play("e3")
    found = review(game, 0.3)
    assert [each.index for each in found.judged] == [0, 1, 3]
    assert found.count(Side.SOUTH, Mark.GOOD) <= 2
    assert all(0 <= each.cost <= 1 for each in found.judged)
    with pytest.raises(EngineError):
        review(game, 0)


@pytest.mark.parametrize(
    ("cost", "mark"), [(0.0, Mark.GOOD), (0.05, Mark.INACCURACY), (0.1, Mark.MISTAKE), (0.2, Mark.BLUNDER)]
)
def test_marks(cost: float, mark: Mark) -> None:
    assert Mark.of(cost) is mark
