"""Fixtures: a running server and a host."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.server.admin.hosts import Host
from tests.server.helpers.running import Running


@pytest.fixture
async def host(alone: Running) -> AsyncIterator[Host]:
    """A host of the server of this test."""
    made = await Host.of(alone.server, alone.address)
    yield made
    await made.http.aclose()
