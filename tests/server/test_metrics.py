"""What `/metrics` counts, that `docs/hosting.md` describes every metric, and that the dashboard shows it."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from hedgemaze.rooms import Sit
from hedgemaze.server.app import Options, Server
from hedgemaze.server.limits import Limits
from hedgemaze.server.storage import open_store
from hedgemaze.server.telemetry.histograms import BOUNDS, Histogram
from tests.server.cluster.nodes import Node
from tests.server.helpers.client import Client
from tests.server.helpers.fakes import FakeClock, FakeEngines, FakeSubscriber, table
from tests.server.helpers.running import Running

pytestmark = pytest.mark.anyio
DOCS = Path(__file__).parents[2] / "docs"
_MOVES = ("e2", "e8", "e3", "e7")

Sample = tuple[str, frozenset[tuple[str, str]]]


async def samples(running: Running) -> dict[Sample, float]:
    """Returns all samples by name and labels."""
    text = (await running.http.get("metrics")).text
    return {
        (sample.name, frozenset(sample.labels.items())): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def key(name: str, **labels: str) -> Sample:
    return f"hedgemaze_{name}", frozenset(labels.items())


@pytest.fixture
async def players(alone: Running) -> AsyncIterator[tuple[Client, Client]]:
    """Two players who have made four moves."""
    opened = await alone.open_table()
    ada, bob = (alone.client(opened["room"], token=opened[name]) for name in ("token", "join"))
    async with ada, bob:
        await bob.ask("sit", "sit", seat=2, name="Bob")
        await ada.wait_version(3)
        for number, token in enumerate(_MOVES):
            mover, other = (ada, bob) if number % 2 == 0 else (bob, ada)
            ack = await mover.ask("act", str(number), version=mover.version, actions=[token])
            assert ack["type"] == "ack", ack
            await other.wait_version(ack["version"])
        yield ada, bob


async def test_the_histograms_count_a_played_game(alone: Running, players: tuple[Client, Client]) -> None:
    found = await samples(alone)
    assert found[key("move_to_ack_seconds_count")] == len(_MOVES)
    assert found[key("ack_to_opponent_seconds_count")] == len(_MOVES) + 1, "the moves and taking a seat"
    assert found[key("commit_seconds_count")] == found[key("commits_total")] >= len(_MOVES) + 2
    assert found[key("loop_delay_seconds_count")] >= len(_MOVES) + 2
    assert 0 < found[key("ack_to_opponent_seconds_sum")] < found[key("move_to_ack_seconds_sum")] < 60
    assert found[key("commit_seconds_sum")] > 0
    bounds = [*map(str, BOUNDS), "+Inf"]
    buckets = [found[key("move_to_ack_seconds_bucket", le=bound)] for bound in bounds]
    assert buckets == sorted(buckets)
    assert buckets[-1] == len(_MOVES)


async def test_rooms_seats_and_sockets(alone: Running, players: tuple[Client, Client]) -> None:
    found = await samples(alone)
    assert found[key("rooms")] == found[key("rooms_by_stage", stage="playing")] == 1
    assert found[key("seats", holder="here")] == found[key("seats", holder="elsewhere")] == 1
    assert found[key("seats_connected")] == found[key("sockets")] == 2
    assert found[key("draining")] == found[key("commits_failed_total")] == 0


async def test_errors_are_counted_by_code(alone: Running, players: tuple[Client, Client]) -> None:
    ada, _ = players
    refused = [await ada.ask("act", f"no{number}", version=ada.version, actions=["a9"]) for number in range(2)]
    await ada.send("rubbish")
    unread = await ada.wait_for("error")
    assert (await alone.http.get("api/nothing")).status_code == 404
    assert (await alone.http.put("api/rooms")).status_code == 405
    assert (await alone.http.post("api/rooms", content=b"{")).status_code == 400
    found = await samples(alone)
    assert {each["code"] for each in refused} == {refused[0]["code"]}
    assert found[key("errors_total", where="socket", code=refused[0]["code"])] == 2
    assert found[key("errors_total", where="socket", code=unread["code"])] == 1
    for code in ("server.no_such_path", "server.bad_method", "server.unreadable"):
        assert found[key("errors_total", where="http", code=code)] == 1
    assert found[key("requests_total", status="4xx")] == 3
    assert found[key("requests_total", status="2xx")] == 1, "the table; this answer is not sent yet"
    assert found[key("request_seconds_count")] == 4


async def test_probes_are_not_counted(alone: Running) -> None:
    for path in ("live", "ready", "live"):
        assert (await alone.http.get(path)).status_code == 200
    assert (await samples(alone))[key("request_seconds_count")] == 0


async def test_failed_commits_are_counted(alone: Running) -> None:
    with pytest.raises(Exception, match="the database failed"):
        await alone.server.service.store.connections.write(lambda database: database.execute("NONSENSE"))
    assert (await samples(alone))[key("commits_failed_total")] == 1


async def test_events_of_other_nodes_have_an_age(nodes: tuple[Node, Node], clock: FakeClock) -> None:
    one, two = nodes
    assert two.cluster.sync.ages.count == 0
    opened = await one.service.open_table(table(), None)
    live = await two.service.live_room(opened.room)
    two.service.subscribe(live, FakeSubscriber())
    clock.time_ms += 7
    await one.service.sit(opened.room, Sit(seat=2, id="sit", name="Bob"), None)
    async with asyncio.timeout(20):
        while not two.cluster.sync.ages.count:
            await asyncio.sleep(0.001)
    assert two.cluster.sync.ages.total == 0, "judged and applied in the same millisecond"


def test_a_duration_at_a_bound_belongs_to_its_bucket() -> None:
    histogram = Histogram()
    for bound in BOUNDS:
        histogram.observe(bound)
    assert [count for _, count in histogram.buckets()] == [*range(1, len(BOUNDS) + 1), len(BOUNDS)]


@pytest.fixture
async def names(folder: Path, clock: FakeClock) -> set[str]:
    """The names of all metrics: those of a node of several, with engines."""
    server = Server(open_store(folder), FakeEngines(), Options(Limits.none()), clock)
    shared = set(Node(folder, clock, [], "one").cluster.metrics())
    families = server.metrics.collect()
    return shared | {f"{family.name}_total" if family.type == "counter" else family.name for family in families}


async def test_every_metric_is_documented(names: set[str]) -> None:
    rows = re.findall(r"^\| `(hedgemaze_\w+)", (DOCS / "hosting.md").read_text("utf-8"), re.MULTILINE)
    assert len(rows) == len(set(rows))
    assert set(rows) == names


async def test_the_dashboard_shows_every_metric_and_no_other(names: set[str]) -> None:
    dashboard = json.loads((DOCS / "grafana.json").read_text("utf-8"))
    panels = [panel for panel in dashboard["panels"] if panel["type"] != "row"]
    asked = [target["expr"] for panel in panels for target in panel["targets"]]
    used = {
        re.sub("_(bucket|sum|count)$", "", name)
        for expression in asked
        for name in re.findall(r"hedgemaze_\w+", expression)
    }
    assert used == names, "every metric exists and is shown"
    titles = [panel["title"] for panel in panels]
    assert len(set(titles)) == len(titles)
    cells = [
        (column, row)
        for panel in dashboard["panels"]
        for column in range(panel["gridPos"]["x"], panel["gridPos"]["x"] + panel["gridPos"]["w"])
        for row in range(panel["gridPos"]["y"], panel["gridPos"]["y"] + panel["gridPos"]["h"])
    ]
    assert len(set(cells)) == len(cells), "panels overlap"
    assert max(column for column, _ in cells) < 24
    assert all(panel["datasource"]["uid"] == "${source}" for panel in panels)
    variables = dashboard["templating"]["list"]
    assert [each["name"] for each in variables if each["type"] == "datasource"] == ["source"]
    assert len({panel["id"] for panel in dashboard["panels"]}) == len(dashboard["panels"])
    known = {each["name"] for each in variables} | {"__rate_interval"}
    assert {name for expression in asked for name in re.findall(r"\$(\w+)", expression)} <= known
    assert all(each.count(pair[0]) == each.count(pair[1]) for each in asked for pair in ("()", "[]", "{}"))
