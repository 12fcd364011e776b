"""Schemathesis tests of the OpenAPI document against a real server."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import hypothesis
import pytest

from hedgemaze.server.http.api import openapi
from hedgemaze.server.http.api.openapi import document
from tests.server.helpers.fakes import FakeEngines
from tests.server.helpers.running import Running

OPERATIONS = [(method, path) for path, item in document()["paths"].items() for method in item if method != "parameters"]


@pytest.fixture(scope="module")
def address(empty_database: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in its own thread, because schemathesis is synchronous."""
    folder = tmp_path_factory.mktemp("openapi")
    (folder / empty_database.name).write_bytes(empty_database.read_bytes())
    found: list[str] = []
    is_up, is_over = threading.Event(), threading.Event()

    async def run() -> None:
        async with Running(folder, engines=FakeEngines()) as running:
            await running.open_table(visibility="listed")
            found.append(running.address)
            is_up.set()
            while not is_over.is_set():
                await asyncio.sleep(0.05)

    thread = threading.Thread(target=lambda: asyncio.run(run()))
    thread.start()
    assert is_up.wait(60)
    yield found[0]
    is_over.set()
    thread.join()


@pytest.mark.slow
@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_responses_match_the_document(method: str, path: str, address: str) -> None:
    import schemathesis  # noqa: PLC0415  # takes seconds
    from schemathesis.specs.openapi.checks import positive_data_acceptance  # noqa: PLC0415

    operation = schemathesis.openapi.from_dict(document())[path][method]

    @hypothesis.settings(max_examples=20, deadline=None, derandomize=True, database=None)
    @hypothesis.given(case=operation.as_strategy())
    def check(case: Any) -> None:
        # Not checked: a schema cannot say which settings are playable, and accepts 3.0 as an integer.
        case.call_and_validate(base_url=address.rstrip("/"), excluded_checks=[positive_data_acceptance])

    check()


def test_every_route_is_in_the_document() -> None:
    described = {
        (method.upper(), path)
        for path, item in document()["paths"].items()
        for method in item
        if method != "parameters"
    }
    from hedgemaze.server.http import routes as http  # noqa: PLC0415

    text = Path(http.__file__).read_text(encoding="utf-8")
    routed = {
        (method, path)
        for method in ("GET", "POST", "DELETE")
        for path in (part.split('"')[0] for part in text.split(f'("{method}", "')[1:])
    }
    parts = {(each.method, each.path) for each in openapi._OPERATIONS}  # `Server` gives them to `HttpApi`
    assert described == routed | parts
