"""Analysis over JSON lines: cases beyond the examples of docs/protocols.md."""

from __future__ import annotations

import json
import queue
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hedgemaze.engine import Limit
from hedgemaze.protocols import json_lines as analysis
from hedgemaze.protocols.json_lines import AnalysisServer
from hedgemaze.rules import MODES
from tests.protocols.searches import PatientSearch

TIMEOUT_S = 60


def answers(*requests: object, workers: int = 1) -> list[dict[str, Any]]:
    """Sends requests and returns all answers."""
    said: queue.Queue[str] = queue.Queue()
    server = AnalysisServer(said.put, workers=workers, limit=Limit(nodes=100))
    for request in requests:
        server.answer(request if isinstance(request, str) else json.dumps(request))
    server.finish()
    return [json.loads(said.get_nowait()) for _ in range(said.qsize())]


def test_many_positions_at_once_are_each_answered_once() -> None:
    requests = [{"id": f"{mode}-{number}", "mode": mode, "lines": 3} for mode in MODES for number in range(10)]
    found = answers(*requests, workers=4)
    assert sorted(answer["id"] for answer in found) == sorted(str(request["id"]) for request in requests)
    for answer in found:
        assert answer["type"] == "done"
        assert answer["best"] == answer["lines"][0]["action"]
        assert len(answer["lines"]) == 3
        assert sum(answer["values"].values()) == pytest.approx(1, abs=1e-3)


def test_requests_of_all_kinds_mean_the_same() -> None:
    same = [
        {"id": 1, "mode": "classic2", "moves": ["e2", "E8"]},
        {"id": 2, "position": "classic2 - Se2Ne8 10,10 - S - 2"},
        {"id": 3, "record": "e2 e8"},
        {"id": 4, "record": "e2 e8 e3 e7", "at": 2},
        {"id": 5, "record": "e2", "moves": ["e8"]},
    ]
    found = [{**answer, "id": 0, "seconds": 0, "nps": 0} for answer in answers(*same)]
    assert all(answer == found[0] for answer in found)


@pytest.mark.parametrize("workers", [1, 3])
def test_a_request_is_cancelled_while_it_runs_and_while_it_waits(workers: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "make_search", PatientSearch)
    said: queue.Queue[str] = queue.Queue()
    server = AnalysisServer(said.put, workers=workers)
    for number in range(4):
        server.answer(json.dumps({"id": number, "mode": "classic2", "limit": {"seconds": 600}, "every": 0.01}))
    assert json.loads(said.get(timeout=TIMEOUT_S))["type"] == "info"
    for number in (3, 2, 1, 0):
        server.answer(json.dumps({"id": number, "cancel": True}))
    server.answer('{"id": 9, "mode": "classic2", "limit": {"nodes": 1}}')
    server.finish()
    found = [json.loads(said.get_nowait()) for _ in range(said.qsize())]
    ends = [(answer["id"], answer["type"]) for answer in found if answer["type"] != "info"]
    assert sorted(ends) == [(number, "cancelled") for number in range(4)] + [(9, "done")]


def test_an_id_is_in_use_until_it_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "make_search", PatientSearch)
    said: queue.Queue[str] = queue.Queue()
    server = AnalysisServer(said.put)
    server.answer('{"id": "a", "mode": "classic2", "limit": {"seconds": 600}}')
    server.answer('{"id": "a", "mode": "classic2"}')
    assert json.loads(said.get(timeout=TIMEOUT_S))["code"] == "protocol.same_id"
    server.answer('{"id": "a", "cancel": true}')
    assert json.loads(said.get(timeout=TIMEOUT_S)) == {"id": "a", "type": "cancelled"}
    server.answer('{"id": "a", "mode": "classic2", "limit": {"nodes": 1}}')
    server.finish()
    assert json.loads(said.get_nowait())["type"] == "done"


def test_abort_cancels_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "make_search", PatientSearch)
    said: queue.Queue[str] = queue.Queue()
    server = AnalysisServer(said.put)
    for number in range(3):
        server.answer(json.dumps({"id": number, "mode": "classic2", "limit": {"seconds": 600}}))
    server.abort()
    server.finish()
    assert [json.loads(said.get_nowait())["type"] for _ in range(3)] == ["cancelled"] * 3


BAD = [
    ("", None),
    ("[]", "protocol.not_json"),
    ('{"id": 1', "protocol.not_json"),
    ("[" * 100_000, "protocol.not_json"),
    ({"mode": "classic2"}, "protocol.bad_id"),
    ({"id": True, "mode": "classic2"}, "protocol.bad_id"),
    ({"id": [1], "mode": "classic2"}, "protocol.bad_id"),
    ({"id": "x" * 201, "mode": "classic2"}, "protocol.bad_id"),
    ({"id": 1, "mode": "classic2", "position": "x"}, "protocol.missing_word"),
    ({"id": 1, "mode": 3}, "protocol.missing_word"),
    ({"id": 1, "mode": "classic2", "colour": 1}, "protocol.unknown_word"),
    ({"id": 1, "mode": "classic9"}, "mode.unknown"),
    ({"id": 1, "mode": "classic2", "moves": "e2"}, "protocol.bad_value"),
    ({"id": 1, "mode": "classic2", "moves": ["e3"]}, "action.too_far"),
    ({"id": 1, "mode": "classic2", "lines": 0}, "protocol.bad_value"),
    ({"id": 1, "mode": "classic2", "lines": True}, "protocol.bad_value"),
    ({"id": 1, "mode": "classic2", "every": 0}, "protocol.bad_value"),
    ({"id": 1, "mode": "classic2", "limit": 5}, "protocol.bad_value"),
    ({"id": 1, "mode": "classic2", "limit": {"nodes": 0}}, "engine.bad_limit"),
    ({"id": 1, "mode": "classic2", "limit": {"nodes": "5"}}, "protocol.bad_value"),
    ({"id": 1, "mode": "classic2", "limit": {"hours": 5}}, "protocol.bad_value"),
    ({"id": 1, "record": "e2 e9"}, "action.same_square"),
    ({"id": 1, "record": "e2", "at": 2}, "protocol.bad_value"),
    ({"id": 1, "cancel": True}, "protocol.no_such_id"),
]


@pytest.mark.parametrize(("request_", "code"), BAD)
def test_an_invalid_request_is_answered_under_its_id(request_: object, code: str | None) -> None:
    found = answers(request_, {"id": "after", "mode": "classic2"})
    assert [answer.get("code") for answer in found] == ([code] if code else []) + [None]
    if isinstance(request_, dict) and code != "protocol.bad_id":
        assert found[0]["id"] == request_.get("id")


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=10),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)
REQUESTS = st.dictionaries(
    st.sampled_from(["id", "mode", "position", "record", "at", "moves", "limit", "lines", "every", "cancel", "x"]),
    st.one_of(JSON, st.sampled_from(["classic2", 1, 5, ["e2"], {"nodes": 5}])),
)


@settings(max_examples=60, deadline=None)
@given(st.lists(st.one_of(st.text(max_size=30), REQUESTS.map(json.dumps)), max_size=4))
def test_no_request_crashes_the_service(lines: list[str]) -> None:
    lines = [line.replace("\n", " ") for line in lines]
    found = answers(*lines, {"id": "last", "mode": "classic2;size=3"})
    assert [answer for answer in found if answer["id"] == "last" and answer["type"] == "done"]
