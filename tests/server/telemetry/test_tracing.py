"""Spans of requests, commands, commits and engine jobs; nothing while tracing is off."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import httpx
import pytest
from opentelemetry.sdk.trace import ReadableSpan
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from hedgemaze.server.engines.job import Job
from hedgemaze.server.engines.worker_messages import Ask
from hedgemaze.server.errors import ServerError
from hedgemaze.server.telemetry import tracing
from tests.cli.test_process import COMMAND
from tests.server.helpers.running import Running

pytestmark = pytest.mark.anyio
TRACE = "0af7651916cd43dd8448eb211c80319c"


@pytest.fixture
def exported() -> Iterator[InMemorySpanExporter]:
    exporter = InMemorySpanExporter()
    tracing.start(SimpleSpanProcessor(exporter))
    yield exporter
    tracing.stop()


def named(exporter: InMemorySpanExporter, name: str) -> list[ReadableSpan]:
    return [span for span in exporter.get_finished_spans() if span.name == name]


async def test_a_move_is_a_command_that_is_stored(alone: Running, exported: InMemorySpanExporter) -> None:
    opened = await alone.open_table()
    async with (
        alone.client(opened["room"], token=opened["token"]) as ada,
        alone.client(opened["room"], token=opened["join"]) as bob,
    ):
        await bob.ask("sit", "sit", seat=2, name="Bob")
        await ada.wait_version(3)
        assert (await ada.ask("act", "1", version=3, actions=["e2"]))["type"] == "ack"
    (request,) = named(exported, "request")
    assert request.attributes is not None
    assert dict(request.attributes) | {"hedgemaze.request": ""} == {
        "hedgemaze.request": "",
        "hedgemaze.method": "POST",
        "hedgemaze.path": "/api/rooms",
        "hedgemaze.status": 201,
    }
    sit, act = named(exported, "command")
    assert sit.attributes is not None
    assert act.attributes is not None
    assert (sit.attributes["hedgemaze.type"], act.attributes["hedgemaze.type"]) == ("Sit", "Act")
    assert sit.attributes["hedgemaze.request_id"] != act.attributes["hedgemaze.request_id"], "one per socket"
    stored = [span.parent for span in named(exported, "store")]
    assert [parent and parent.span_id for parent in stored] == [each.context.span_id for each in (sit, act)]
    assert len(named(exported, "commit")) >= 3
    assert request.resource.attributes["service.name"] == "hedgemaze"


async def test_a_trusted_proxy_may_begin_the_trace(alone: Running, exported: InMemorySpanExporter) -> None:
    await alone.http.get("api/mazes", headers={"traceparent": f"00-{TRACE}-b7ad6b7169203331-01"})
    await alone.http.get("api/mazes", headers={"traceparent": "rubbish"})
    first, second = named(exported, "request")
    assert format(first.context.trace_id, "032x") == TRACE
    assert second.parent is None


async def test_engine_jobs_end_with_their_result_or_without(exported: InMemorySpanExporter) -> None:
    loop = asyncio.get_running_loop()
    for end in ("succeed", "fail", "cancel"):
        ask = Ask(id=1, kind="move", game="classic2")
        job = Job(ask, "room", loop.time() + 1, loop.create_future())
        assert job.span is not None
        getattr(job, end)(*{"succeed": ({},), "fail": (ValueError(),), "cancel": ()}[end])
        job.cancel()
    jobs = named(exported, "engine job")
    assert [dict(job.attributes or {}) for job in jobs] == [{"hedgemaze.kind": "move"}] * 3


def test_tracing_is_off_until_it_is_started() -> None:
    with tracing.span("request", path="/") as span:
        assert span is None
    assert tracing.begin("engine job") is None
    assert tracing.span("a") is tracing.span("b"), "nothing is made"


def test_missing_packages_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "opentelemetry.sdk.resources", None)
    with pytest.raises(ServerError, match=r"hedgemaze\[tracing\]") as caught:
        tracing.start()
    assert caught.value.code == "server.tracing_not_installed"


@pytest.mark.long
def test_a_server_sends_its_spans_to_a_collector(tmp_path: Path) -> None:
    """The exporter is not in the test environment, because protobuf is large."""
    uv, packages = Path(sys.executable).with_name("uv"), tmp_path / "packages"
    wanted = "opentelemetry-exporter-otlp-proto-http"
    install = ["pip", "install", "--quiet", "--python", sys.executable, "--target", str(packages), wanted]
    subprocess.run([str(uv), *install], check=True)
    received: list[tuple[str, bytes]] = []

    class Collector(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            received.append((self.path, self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_response(200)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Collector) as collector:
        threading.Thread(target=collector.serve_forever, daemon=True).start()
        endpoint = f"http://127.0.0.1:{collector.server_port}"
        environment = {**os.environ, "PYTHONPATH": str(packages), "OTEL_EXPORTER_OTLP_ENDPOINT": endpoint}
        serve = [*COMMAND, "serve", "--tracing", "--no-open", "--port=0", "--workers=0", f"--data={tmp_path}"]
        with subprocess.Popen(serve, env=environment, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            address = server.stdout.readline().split()[-1]
            assert httpx.get(f"{address}api/mazes").status_code == 200
            server.terminate()
        collector.shutdown()
    assert {path for path, _ in received} == {"/v1/traces"}
    assert any(b"hedgemaze.path" in body and b"/api/mazes" in body for _, body in received), "sent before the end"
