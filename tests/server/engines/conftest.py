"""A pool for many tests: its workers take half a second to start."""

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
def lone_engine() -> Iterator[Engines]:
    """One worker, which must make room for moves in the midst of an analysis."""
    running = Engines(lambda: EnginePool(1))
    yield running
    running.close()
