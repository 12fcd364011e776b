"""Pools that tests share, because workers are slow to start."""

from collections.abc import Iterator

import pytest

from hedgemaze.server.engines import EnginePool
from tests.server.engines.helpers import Engines


@pytest.fixture(scope="package")
def engines() -> Iterator[Engines]:
    """Two workers, as on a machine with two cores."""
    running = Engines(lambda: EnginePool(2))
    yield running
    running.close()


@pytest.fixture(scope="package")
def single_engine() -> Iterator[Engines]:
    """One worker, which interrupts its analysis for moves."""
    running = Engines(lambda: EnginePool(1))
    yield running
    running.close()
