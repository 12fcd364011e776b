"""Our engine over UGI: cases beyond the examples of docs/protocols.md, and malicious lines."""

from __future__ import annotations

import queue
import re
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hedgemaze.engine import Limit, Report
from hedgemaze.engine.players.clock import Clock
from hedgemaze.errors import EngineError
from hedgemaze.learn.network.network_file import network_bytes
from hedgemaze.protocols.ugi import engine as ugi
from hedgemaze.protocols.ugi.game import UgiGame
from hedgemaze.protocols.ugi.go import parse_go
from hedgemaze.rules import MODES, Mode, Position, Side
from tests.learn.networks import random_network
from tests.protocols.searches import PatientSearch

TIMEOUT_S = 60
START = Position.start(Mode.named("classic2"))


class Talk:
    """An engine and its output."""

    def __init__(self) -> None:
        self.said: queue.Queue[str] = queue.Queue()
        self.server = ugi.UgiEngine(self.said.put)

    def ask(self, *lines: str) -> list[str]:
        """Sends lines and returns all output so far."""
        for line in lines:
            self.server.answer(line)
        self.server.answer("isready")
        return self.until("readyok")[:-1]

    def until(self, start: str) -> list[str]:
        lines = [self.said.get(timeout=TIMEOUT_S)]
        while not lines[-1].startswith(start):
            lines.append(self.said.get(timeout=TIMEOUT_S))
        return lines


@pytest.fixture
def talk(monkeypatch: pytest.MonkeyPatch) -> Talk:
    monkeypatch.setattr(ugi, "make_search", PatientSearch)
    return Talk()


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("level", ["best", "greedy", "random"])
def test_answers_are_legal_in_every_mode(mode: str, level: str) -> None:
    talk = Talk()
    moves: list[str] = []
    assert talk.ask(f"setoption name Mode value {mode}", f"setoption name Level value {level}") == []
    position = Position.start(Mode.named(mode))
    for _ in range(12):
        assert talk.ask(f"position startpos moves {' '.join(moves)}") == []
        talk.server.answer("go nodes 200 movetime 200")
        moves.append(talk.until("bestmove")[-1].split()[1])
        position = position.play(moves[-1])  # it is legal


def test_the_same_seed_gives_the_same_random_moves() -> None:
    answers = []
    for seed in (1, 1, 2, 3, 4):
        talk = Talk()
        talk.ask("setoption name Level value random", f"setoption name seed value {seed}")
        talk.server.answer("go nodes 1")
        answers.append(talk.until("bestmove")[-1])
    assert answers[0] == answers[1]
    assert len(set(answers)) > 1


def test_multipv_sets_the_number_of_lines(talk: Talk) -> None:
    talk.ask("setoption name MultiPV value 3")
    talk.server.answer("go nodes 100")
    *infos, best = talk.until("bestmove")
    assert [re.findall(r"multipv (\d)", info) for info in infos] == [["1"], ["2"], ["3"]]
    assert infos[0].split(" pv ")[1].split()[0] == best.split()[1]
    for info in infos:
        score = re.search(r"score S ([\d.]+) N ([\d.]+) pv", info)
        assert score is not None
        assert float(score[1]) + float(score[2]) == pytest.approx(1, abs=1e-3)


def test_an_infinite_search_answers_once_and_only_when_stopped(talk: Talk) -> None:
    talk.server.answer("go infinite")
    assert not any(line.startswith("bestmove") for line in talk.until("info"))
    talk.server.answer("Stop please")
    assert talk.until("bestmove")
    assert talk.ask("stop", "stop") == []


def test_a_finished_infinite_search_waits_for_stop() -> None:
    talk = Talk()
    talk.ask("setoption name level value greedy")
    talk.server.answer("go infinite")
    talk.until("info time")
    assert talk.ask("status") == ["status searching mode classic2 turn S ply 0 result none"]
    talk.server.answer("stop")
    assert talk.until("bestmove") == ["bestmove e2"]


def test_pondering_ends_with_the_limits_after_ponderhit(talk: Talk) -> None:
    talk.ask("setoption name Ponder value true")
    talk.server.answer("go ponder nodes 200")
    assert not any(line.startswith("bestmove") for line in talk.until("info"))
    assert talk.ask("status") == ["status searching mode classic2 turn S ply 0 result none"]
    talk.server.answer("ponderhit")
    assert re.fullmatch(r"bestmove \S+ ponder \S+", talk.until("bestmove")[-1])
    assert talk.ask("ponderhit") == ["info error protocol.not_pondering no search is pondering"]


def test_pondering_ends_with_stop_and_answers_once(talk: Talk) -> None:
    talk.server.answer("go ponder movetime 10")
    talk.until("info")
    talk.server.answer("stop")
    assert talk.until("bestmove")
    assert talk.ask("stop") == []


def test_a_search_goes_on_with_the_tree_of_its_pondering() -> None:
    talk = Talk()
    talk.server.answer("go ponder nodes 50")
    pondered = int(re.findall(r"nodes (\d+)", talk.until("info")[-1])[0])
    talk.server.answer("ponderhit")
    *infos, _ = talk.until("bestmove")
    assert int(re.findall(r"nodes (\d+)", infos[-1])[0]) >= pondered + 50


def test_a_level_waits_for_ponderhit() -> None:
    talk = Talk()
    talk.ask("setoption name level value greedy")
    talk.server.answer("go ponder movetime 10")
    assert talk.ask("status") == ["status searching mode classic2 turn S ply 0 result none"]
    talk.server.answer("ponderhit")
    assert talk.until("bestmove")[-1] == "bestmove e2"


def test_no_reply_is_expected_while_the_same_side_acts() -> None:
    talk = Talk()
    talk.ask("setoption name Mode value pacman", "setoption name Ponder value true")
    talk.server.answer("go nodes 300")
    assert len(talk.until("bestmove")[-1].split()) == 2


def test_quit_and_the_end_of_input_stop_a_search_and_answer(talk: Talk) -> None:
    talk.server.answer("go infinite")
    assert talk.server.answer("quit") is False
    assert talk.until("bestmove")
    before = threading.active_count()
    talk.server.answer("go movetime 600000")
    talk.server.close()
    assert talk.until("bestmove")
    assert threading.active_count() == before


def test_a_network_is_used_in_its_mode_and_after_a_bad_file_the_handcrafted_evaluation(tmp_path: Path) -> None:
    def scores(*lines: str) -> str:
        talk = Talk()
        for line in lines:
            assert talk.ask(line) == []
        talk.server.answer("go nodes 300")
        found = re.search(r"score (.*) pv", talk.until("bestmove")[-2])
        assert found is not None
        return found[1]

    good, bad = tmp_path / "my network.bin", tmp_path / "bad.bin"
    good.write_bytes(network_bytes(random_network("classic2")))
    bad.write_bytes(good.read_bytes()[:-1])
    use = f"setoption name Network value {good}"
    shipped, hand = scores(), scores("setoption name network value Hand")
    assert len({shipped, hand, scores(use)}) == 3
    assert scores(use, "setoption name network value Hand") == hand
    assert scores(use, "setoption name Network value shipped") == shipped
    assert scores("setoption name Network value small") not in (shipped, hand)
    pacman = "setoption name Mode value pacman"
    assert scores(pacman, use) == scores(pacman, "setoption name Network value hand")
    four = "setoption name Mode value classic4"
    assert scores(four) != scores(four, "setoption name Network value hand")
    talk = Talk()
    faults = {bad: "network.damaged the network is damaged", tmp_path: "network.unreadable the network cannot be read"}
    for path, fault in faults.items():
        assert talk.ask(use) == []
        said = talk.ask(f"setoption name Network value {path}")
        assert said == [f"info error {fault}; the handcrafted evaluation is used: {path}"]
    talk.server.answer("go nodes 300")
    assert hand in talk.until("bestmove")[-2]


@pytest.mark.parametrize("depth", [1, 3, 6])
def test_a_depth_ends_a_search_as_soon_as_it_is_reached(depth: int) -> None:
    talk = Talk()
    talk.server.answer(f"go depth {depth}")
    info, best = talk.until("bestmove")
    found = re.fullmatch(r"info depth (\d+) nodes (\d+) .* pv (\S+).*", info)
    assert found is not None
    assert int(found[1]) >= depth
    assert int(found[2]) < 1_000, "a line of six is there after a few dozen nodes"
    assert best == f"bestmove {found[3]}"


def test_the_next_go_may_follow_bestmove_immediately(talk: Talk) -> None:
    for _ in range(50):
        talk.server.answer("go nodes 100")
        talk.until("bestmove")
        assert talk.ask("position startpos") == []


def test_an_internal_error_is_reported_and_answered(talk: Talk, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("oops")

    monkeypatch.setattr(ugi, "make_search", broken)
    talk.server.answer("go nodes 5")
    assert talk.until("bestmove") == ["info error engine.crashed ZeroDivisionError: oops", "bestmove e2"]
    assert talk.ask("status") == ["status idle mode classic2 turn S ply 0 result none"]


@pytest.mark.parametrize(
    "line",
    ["   ISREADY ", "isready\t\r", "IsReady now", "\u00a0isready"],
)
def test_spaces_and_capitals_do_not_matter(line: str) -> None:
    talk = Talk()
    talk.server.answer(line)
    assert talk.said.get_nowait() == "readyok"


def test_actions_in_any_case() -> None:
    talk = Talk()
    assert talk.ask("setoption name mode value advanced", "POSITION StartPos MOVES p@I5 pi6 PI7 ~E4V G5v") == []
    assert talk.ask("query turn") == ["response P"]


class Slow:
    """A clock that only a ``position`` command advances, by 40 ms."""

    now_s = 100.0

    def monotonic(self) -> float:
        return self.now_s


@pytest.mark.parametrize(
    ("go", "limit"),
    [
        ("go movetime 200", Limit(seconds=0.16)),
        ("go movetime 30", Limit(seconds=0.001)),
        ("go nodes 50", Limit(nodes=50)),
        ("go wtime 60000 winc 1000", None),
    ],
)
def test_the_time_of_a_position_command_is_subtracted_from_the_limit(
    monkeypatch: pytest.MonkeyPatch, go: str, limit: Limit | None
) -> None:
    clock, limits, follow = Slow(), [], UgiGame.set

    class Watched(PatientSearch):
        def stream(self, limit: Limit, every: float = 0.1) -> Iterator[Report]:
            limits.append(limit)
            return super().stream(Limit(nodes=1), every)

    def slow(self: UgiGame, start: Mode | str, tokens: list[str]) -> None:
        clock.now_s += 0.04
        follow(self, start, tokens)

    monkeypatch.setattr(ugi, "make_search", Watched)
    monkeypatch.setattr(ugi, "time", clock)
    monkeypatch.setattr(UgiGame, "set", slow)
    talk = Talk()
    for _ in range(2):
        talk.ask("position startpos")
        talk.server.answer(go)
        talk.until("bestmove")
    for found in limits:
        budget = Clock(remaining_ms={Side.SOUTH: 60_000}, increment_ms={Side.SOUTH: 1000}).budget(START)
        assert budget is not None
        wanted = limit or Limit(seconds=budget.hard_s - 0.04, soft_seconds=budget.soft_s - 0.04)
        assert (found.nodes, found.depth) == (wanted.nodes, wanted.depth)
        assert (found.seconds, found.soft_seconds) == pytest.approx((wanted.seconds, wanted.soft_seconds))
    assert len(limits) == 2
    talk.server.answer(go)  # the same position costs no time
    talk.until("bestmove")
    assert limits[-1].seconds is None or limits[-1].seconds > (limits[0].seconds or 0)


LINES = [
    "setoption",
    "setoption name",
    "setoption name value",
    "setoption value 3",
    "setoption name Level value 9",
    "setoption name Seed value -1",
    "setoption name Seed value 99999999999999999999",
    "setoption name Mode value",
    "setoption name Mode value pacman;maze=Z9",
    "position",
    "position fen",
    "position text classic2",
    "position text classic2 - Se1Ne1 10,10 - S - 0",
    "position startpos e2",
    "position startpos moves e2 e2",
    "position startpos moves e2 nonsense",
    "position startpos moves e2 \x1b[31m",
    "go fast",
    "ponderhit",
    "setoption name Ponder value maybe",
    "go nodes",
    "go nodes many",
    "go nodes 1e9",
    "go time X 5",
    "go p9time 3",
    "go movetime 99999999999999999999999",
    "query",
    "query p3turn",
    "__init__",
    "_on_go",
    "\udcff",
]


@pytest.mark.parametrize("line", LINES)
def test_bad_lines_are_answered_by_one_error_and_change_nothing(line: str) -> None:
    talk = Talk()
    talk.ask("position startpos moves e2 e8")
    (answer,) = talk.ask(line)
    assert re.fullmatch(r"info error [a-z_]+\.[a-z_]+ .+", answer)
    assert answer.isprintable()
    assert talk.ask("query position") == ["response classic2 - Se2Ne8 10,10 - S - 2"]


WORDS = st.sampled_from(
    re.findall(
        r"\S+",
        "ugi uci isready setoption name value Mode Level Threads pacman advanced position startpos text moves "
        "e2 e8 Pe6 query legal result stop status uginewgame debug - 3 zz",
    )
)


@settings(max_examples=60, deadline=None)
@given(st.lists(st.one_of(st.text(max_size=40), st.lists(WORDS, max_size=8).map(" ".join)), max_size=8))
def test_no_line_crashes_the_engine(lines: list[str]) -> None:
    talk = Talk()
    for line in lines:
        if line.split()[:1] and line.split()[0].lower() in ("quit", "go"):
            continue
        assert talk.server.answer(line) is True
    talk.server.answer("status")
    assert talk.until("status idle")
    talk.server.close()


@pytest.mark.parametrize(
    ("words", "clock"),
    [
        ("movetime 200", Clock(200)),
        ("nodes 5 movetime 0", Clock(1, nodes=5)),
        ("time s 5 n 6 inc n 7", Clock(None, {Side.SOUTH: 5, Side.NORTH: 6}, {Side.NORTH: 7})),
        (
            "p1time 5 p2time 6 p1inc 1 p2inc 2",
            Clock(None, {Side.SOUTH: 5, Side.NORTH: 6}, {Side.SOUTH: 1, Side.NORTH: 2}),
        ),
        ("wtime 5 btime -6 winc 1 binc 2", Clock(None, {Side.SOUTH: 5, Side.NORTH: 1}, {Side.SOUTH: 1, Side.NORTH: 2})),
    ],
)
def test_go_is_parsed(words: str, clock: Clock) -> None:
    go = parse_go(words.split(), Mode.named("classic2"))
    assert (go.clock, go.is_infinite) == (clock, False)


def test_a_bare_go_is_infinite() -> None:
    mode = Mode.named("classic4")
    assert parse_go([], mode).is_infinite
    assert parse_go(["infinite", "nodes", "3"], mode).is_infinite
    assert parse_go(["time", "S", "1", "W", "2", "N", "3", "E", "4"], mode).clock.remaining_ms[Side.EAST] == 4
    with pytest.raises(EngineError):
        parse_go(["p5time", "3"], mode)
