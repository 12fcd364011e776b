"""Fixtures of the client's tests: a running server, and a connection to it that can be cut."""

from __future__ import annotations

import asyncio
import functools
import inspect
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.client.cuttable_proxy import CuttableProxy
from tests.server.helpers.running import Running

_SECONDS = 120
"""A client that waits for ever fails its test instead of stopping the run."""


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> None:
    """Limits the time of a test."""
    test = pyfuncitem.obj

    @functools.wraps(test)
    async def limited(*arguments: Any, **fixtures: Any) -> None:
        async with asyncio.timeout(_SECONDS):
            await test(*arguments, **fixtures)

    if inspect.iscoroutinefunction(test):
        pyfuncitem.obj = limited


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def running(tmp_path: Path) -> AsyncIterator[Running]:
    async with Running(tmp_path) as server:
        yield server


@pytest.fixture
async def proxy(running: Running) -> AsyncIterator[CuttableProxy]:
    async with CuttableProxy(running.address) as made:
        yield made
